// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/save.h"

#include <QBuffer>
#include <QPainter>
#include <QPixmap>
#include <QSvgGenerator>
#include <QWidget>

#include "core/base/formula.h"
#include "core/base/reason.h"
#include "core/exchange/sheet.h"
#include "ui/core/theme.h"

#include <algorithm>
#include <optional>
#include <string>

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

Status savePicture(const QString& file, PictureFormat format, QWidget& widget, const QString& title,
                   const QString& project)
{
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    if (format == PictureFormat::Svg) {
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

namespace {

// Of a table, every figure that is no count has decimals.
std::optional<double> decimalOf(const QString& cell)
{
    bool number = false;
    const double value = cell.toDouble(&number);
    return number && cell.contains(QLatin1Char('.')) ? std::optional<double>(value) : std::nullopt;
}

bool isNumber(const QString& cell)
{
    bool number = false;
    (void)cell.toDouble(&number);
    return number || cell.isEmpty();
}

std::string intervalCell(const QString& low, const QString& high)
{
    const auto from = decimalOf(low);
    const auto to = decimalOf(high);
    return from && to ? exchange::paperInterval(*from, *to) : std::string();
}

// Numbers to the right, where a column has any.
char alignmentOf(const TextTable& table, int column)
{
    const bool numbers = std::ranges::all_of(
        table.rows, [column](const QStringList& row) { return column < row.size() && isNumber(row[column]); });
    return numbers && column > 0 ? 'r' : 'l';
}

} // namespace

QString toLatex(const TextTable& table)
{
    exchange::Sheet sheet;
    sheet.title = table.title.toStdString();
    sheet.details = table.details.toStdString();
    sheet.label = table.label.toStdString();
    sheet.rows.resize(static_cast<std::size_t>(table.rows.size()));
    for (int column = 0; column < table.header.size(); ++column) {
        const bool interval = table.low > 0 && column == table.low;
        sheet.columns.push_back((interval ? table.interval : table.header[column]).toStdString());
        sheet.alignment += alignmentOf(table, column);
        for (int row = 0; row < table.rows.size(); ++row) {
            const QStringList& cells = table.rows[row];
            const auto decimal = decimalOf(cells[column]);
            sheet.rows[static_cast<std::size_t>(row)].push_back(
                interval                ? intervalCell(cells[column], cells[column + 1])
                : decimal && column > 0 ? exchange::paperFigure(*decimal)
                                        : cells[column].toStdString());
        }
        column += interval ? 1 : 0;
    }
    return QString::fromStdString(exchange::toLatex(sheet));
}

} // namespace accord::ui
