// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/versions/save_codebook.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFont>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextDocument>
#include <QWidget>

#include "core/exchange/sheet.h"
#include "core/taxonomy/print.h"
#include "ui/support/category_text.h"
#include "ui/support/error_text.h"
#include "ui/support/jobs.h"
#include "ui/support/prompts.h"

#include <algorithm>

namespace accord::ui {
namespace {

struct SaveCodebookWords
{
    Q_DECLARE_TR_FUNCTIONS(SaveCodebook)
};

// Sizes for paper. What the page itself says of sizes is for screens, in units that are passed over here.
constexpr double kPoints = 9.5;
const QString kStyle =
    QStringLiteral("h1 { font-size: 20pt; font-weight: 600; } h2 { font-size: 15pt; font-weight: 600; } "
                   "h3 { font-size: 12pt; font-weight: 600; } h4 { font-size: 10pt; font-weight: 600; } "
                   "td, th { padding: 2px; }");

QByteArray pdfOf(const QString& html, const QString& title)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0)); // the document leaves 2 cm at each side itself
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Accord"));
        QTextDocument document;
        QFont font(QStringLiteral("sans-serif"));
        font.setPointSizeF(kPoints);
        document.setDefaultFont(font);
        document.setDefaultStyleSheet(kStyle);
        document.setHtml(html);
        document.print(&writer);
    }
    return buffer.data();
}

Status write(Project& project, const QString& file, int version)
{
    taxonomy::PrintOptions options;
    options.version = version;
    options.retired = true;
    options.language = windowLanguage();
    QByteArray bytes;
    if (file.endsWith(QStringLiteral(".md"), Qt::CaseInsensitive)) {
        ACCORD_TRY(const std::string text, taxonomy::codebookMarkdown(project, options));
        bytes = QByteArray::fromStdString(text);
    } else {
        ACCORD_TRY(const std::string text, taxonomy::codebookHtml(project, options));
        bytes = file.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive)
                    ? pdfOf(QString::fromStdString(text), QString::fromStdString(project.name()))
                    : QByteArray::fromStdString(text);
    }
    ACCORD_TRY(auto safe, exchange::SafeFile::create(file.toStdString(), project.file()));
    safe.stream().write(bytes.constData(), bytes.size());
    return safe.finish();
}

} // namespace

void saveCodebook(Session& session, Prompts& prompts, QWidget* parent, int version,
                  const std::function<void(const QString&)>& done)
{
    const QString proposal =
        QString::fromStdString(session.project().name()) + SaveCodebookWords::tr(" codebook") + QStringLiteral(".html");
    QString file = prompts.saveFile(parent, SaveCodebookWords::tr("Save the Codebook"), proposal,
                                    SaveCodebookWords::tr("Web page (*.html);;PDF (*.pdf);;Markdown (*.md)"));
    if (file.isEmpty()) {
        return;
    }
    const QStringList known{QStringLiteral(".html"), QStringLiteral(".htm"), QStringLiteral(".pdf"),
                            QStringLiteral(".md")};
    if (std::ranges::none_of(known, [&](const QString& end) { return file.endsWith(end, Qt::CaseInsensitive); })) {
        file += QStringLiteral(".html");
    }
    session.jobs().start(
        SaveCodebookWords::tr("Saving the codebook"),
        [file, version](Project& project, Progress&, const std::stop_token&) { return write(project, file, version); },
        parent,
        [file, done](const Status& status) {
            done(status.ok() ? SaveCodebookWords::tr("The codebook is in %1.").arg(file) : errorText(status.error()));
        });
}

} // namespace accord::ui
