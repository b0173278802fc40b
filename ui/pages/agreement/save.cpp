// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/agreement/save.h"

#include <QBuffer>
#include <QHash>
#include <QPainter>
#include <QPixmap>
#include <QSvgGenerator>
#include <QWidget>

#include "core/base/formula.h"
#include "core/base/reason.h"
#include "core/exchange/sheet.h"
#include "ui/core/theme.h"

namespace accord::ui {
namespace {

constexpr double kScale = 2;

void drawSvg(QIODevice& device, QWidget& widget, const QString& title)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setSize(widget.size());
    generator.setViewBox(widget.rect());
    generator.setTitle(title);
    QPainter painter(&generator);
    painter.fillRect(widget.rect(), theme::surface());
    widget.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
}

bool drawPng(QIODevice& device, QWidget& widget)
{
    QPixmap pixmap(widget.size() * kScale);
    pixmap.setDevicePixelRatio(kScale);
    pixmap.fill(theme::surface());
    QPainter painter(&pixmap);
    widget.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
    painter.end();
    return pixmap.save(&device, "PNG");
}

Status write(const QString& file, const QByteArray& bytes, const QString& project)
{
    ACCORD_TRY(exchange::SafeFile out, exchange::SafeFile::create(file.toStdString(), project.toStdString()));
    out.stream().write(bytes.constData(), bytes.size());
    return out.finish();
}

} // namespace

Status saveText(const QString& file, const QString& text, const QString& project)
{
    return write(file, text.toUtf8(), project);
}

Status savePicture(const QString& file, QWidget& widget, const QString& title, const QString& project)
{
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    if (file.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        drawSvg(bytes, widget, title);
    } else if (!drawPng(bytes, widget)) {
        return Error{Errc::Unwritable, Reason::PictureNotDrawn, {file.toStdString()}};
    }
    return write(file, bytes.data(), project);
}

namespace {

QString tsvCell(QString text)
{
    return text.replace(QLatin1Char('\t'), QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

QString csvCell(const QString& cell)
{
    // Names of categories and people are other people's texts: a spreadsheet is to show them, not to run them.
    const QString text = QString::fromStdString(formula::neutralCell(cell.toStdString()));
    const bool quoted = text.contains(QLatin1Char(',')) || text.contains(QLatin1Char('"')) ||
                        text.contains(QLatin1Char('\n')) || text.contains(QLatin1Char('\r'));
    QString doubled = text;
    doubled.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    return quoted ? QLatin1Char('"') + doubled + QLatin1Char('"') : text;
}

QString latexCell(const QString& text)
{
    static const QHash<QChar, QString> special{{QLatin1Char('\\'), QStringLiteral("\\textbackslash{}")},
                                               {QLatin1Char('&'), QStringLiteral("\\&")},
                                               {QLatin1Char('%'), QStringLiteral("\\%")},
                                               {QLatin1Char('$'), QStringLiteral("\\$")},
                                               {QLatin1Char('#'), QStringLiteral("\\#")},
                                               {QLatin1Char('_'), QStringLiteral("\\_")},
                                               {QLatin1Char('{'), QStringLiteral("\\{")},
                                               {QLatin1Char('}'), QStringLiteral("\\}")},
                                               {QLatin1Char('~'), QStringLiteral("\\textasciitilde{}")},
                                               {QLatin1Char('^'), QStringLiteral("\\textasciicircum{}")},
                                               {QChar(0x2013), QStringLiteral("--")}};
    QString escaped;
    for (const QChar character : text) {
        escaped += special.value(character, QString(character));
    }
    return escaped;
}

template <class Cell>
QString joined(const QStringList& row, const QString& separator, const Cell& cell)
{
    QStringList cells;
    for (const QString& text : row) {
        cells.append(cell(text));
    }
    return cells.join(separator);
}

template <class Cell>
QString lines(const TextTable& table, const QString& separator, const Cell& cell)
{
    QString text = joined(table.header, separator, cell) + QLatin1Char('\n');
    for (const QStringList& row : table.rows) {
        text += joined(row, separator, cell) + QLatin1Char('\n');
    }
    return text;
}

} // namespace

QString toTsv(const TextTable& table)
{
    return lines(table, QStringLiteral("\t"), tsvCell);
}

QString toCsv(const TextTable& table)
{
    return lines(table, QStringLiteral(","), csvCell);
}

QString toLatex(const TextTable& table)
{
    const QString end = QStringLiteral(" \\\\\n");
    const QString separator = QStringLiteral(" & ");
    QString text = QStringLiteral("% \\usepackage{booktabs}\n\\begin{table}\n  \\centering\n  \\caption{%1}\n")
                       .arg(latexCell(table.title));
    text += QStringLiteral("  \\begin{tabular}{l%1}\n    \\toprule\n    ")
                .arg(QString(qMax<qsizetype>(0, table.header.size() - 1), QLatin1Char('r')));
    text += joined(table.header, separator, latexCell) + end + QStringLiteral("    \\midrule\n");
    for (const QStringList& row : table.rows) {
        text += QStringLiteral("    ") + joined(row, separator, latexCell) + end;
    }
    return text + QStringLiteral("    \\bottomrule\n  \\end{tabular}\n\\end{table}\n");
}

} // namespace accord::ui
