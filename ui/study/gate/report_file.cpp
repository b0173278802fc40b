// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/gate/report_file.h"

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextDocument>
#include <QThread>

#include "core/exchange/sheet.h"

#include <memory>

namespace accord::ui {
namespace {

constexpr int kDotsPerInch = 150;
constexpr int kMargin = 18; ///< mm

/// The page with its style sheet as Qt's documents read it: colours without transparency.
QString opaque(const QString& html)
{
    static const QRegularExpression kColour(QStringLiteral("#([0-9a-fA-F]{3})[0-9a-fA-F](?![0-9a-fA-F])"));
    const qsizetype end = qMax(qsizetype{0}, html.indexOf(QStringLiteral("</style>")));
    return html.left(end).replace(kColour, QStringLiteral("#\\1")) + html.mid(end);
}

QByteArray printed(const QString& html)
{
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&bytes);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
        writer.setResolution(kDotsPerInch);
        QTextDocument document;
        document.setHtml(opaque(html));
        document.print(&writer);
    }
    return bytes.data();
}

/// Documents are laid out on threads of Qt only.
QByteArray pdfOf(const QString& html)
{
    QByteArray bytes;
    const std::unique_ptr<QThread> thread(QThread::create([&] { bytes = printed(html); }));
    thread->start();
    thread->wait();
    return bytes;
}

} // namespace

Status saveReport(const study::PilotReport& report, const QString& file, const std::filesystem::path& project)
{
    const bool markdown = file.endsWith(QStringLiteral(".md"), Qt::CaseInsensitive);
    const std::string written =
        study::reportText(report, markdown ? study::ReportFormat::Markdown : study::ReportFormat::Html);
    const bool pdf = file.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive);
    const QByteArray bytes = pdf ? pdfOf(QString::fromStdString(written)) : QByteArray::fromStdString(written);
    ACCORD_TRY(exchange::SafeFile target, exchange::SafeFile::create(file.toStdString(), project));
    target.stream().write(bytes.constData(), bytes.size());
    return target.finish();
}

} // namespace accord::ui
