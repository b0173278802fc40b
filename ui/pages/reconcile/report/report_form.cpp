// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/report/report_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPrinter>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/exchange/sheet.h"
#include "ui/core/jobs.h"
#include "ui/core/language.h"
#include "ui/core/prompts.h"
#include "ui/core/session.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/report/paged_report.h"
#include "ui/text/error_text.h"
#include "ui/text/printing.h"

#include <array>
#include <filesystem>
#include <memory>

namespace accord::ui {
namespace {

Status writeReport(const Project& project, const std::filesystem::path& file, const std::string& content)
{
    ACCORD_TRY(exchange::SafeFile out, exchange::SafeFile::create(file, project.file()));
    out.stream() << content;
    ACCORD_CHECK(out.check());
    return out.finish();
}

} // namespace

ReportForm::ReportForm(Session& session, Prompts& prompts, QWidget* parent)
    : SessionDialog(parent)
    , m_session(session)
    , m_prompts(prompts)
    , m_about(new QLabel(this))
    , m_form(new QFormLayout)
    , m_format(new QComboBox(this))
    , m_language(new QComboBox(this))
    , m_pseudonyms(new QCheckBox(tr("Call people A1, A2, …"), this))
{
    m_about->setWordWrap(true);
    m_format->setObjectName(QStringLiteral("format"));
    m_format->addItems({tr("PDF, to be printed"), tr("HTML, to be read and printed"), tr("Markdown")});
    m_language->setObjectName(QStringLiteral("language"));
    for (const language::Language& each : language::all()) {
        m_language->addItem(each.name, each.code);
    }
    m_language->setCurrentIndex(m_language->findData(language::current()));
    m_pseudonyms->setObjectName(QStringLiteral("pseudonyms"));
    m_pseudonyms->setChecked(setting(settings::kInitialsOnly));
    m_pseudonyms->setToolTip(tr("What people wrote stays as it is, and may name somebody."));
    m_form->setVerticalSpacing(theme::kGrid);
    m_form->addRow(tr("Format"), m_format);
    m_form->addRow(tr("Language"), m_language);
    m_form->addRow(QString(), m_pseudonyms);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("Save…"), QDialogButtonBox::AcceptRole)->setDefault(true);
    QPushButton* print = buttons->addButton(tr("Print…"), QDialogButtonBox::ActionRole);
    print->setObjectName(QStringLiteral("print"));
    print->setAutoDefault(false);
    connect(print, &QPushButton::clicked, this, &ReportForm::print);
    connect(buttons, &QDialogButtonBox::accepted, this, &ReportForm::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid, 2 * theme::kGrid);
    column->setSpacing(2 * theme::kGrid);
    column->addWidget(m_about);
    column->addLayout(m_form);
    column->addWidget(buttons);
}

void ReportForm::setAbout(const QString& text)
{
    m_about->setText(text);
}

void ReportForm::addChoice(const QString& label, QWidget* choice)
{
    constexpr int kRowsOfAll = 3;
    m_form->insertRow(m_form->rowCount() - kRowsOfAll, label, choice);
    setTabOrder(choice, m_format);
    if (m_form->rowCount() == kRowsOfAll + 1) {
        choice->setFocus(); // the first one, although it came last
    }
}

void ReportForm::setFormat(SavedAs format)
{
    m_format->setCurrentIndex(static_cast<int>(format));
}

bool ReportForm::pseudonyms() const
{
    return m_pseudonyms->isChecked();
}

report::Form ReportForm::form(SavedAs format) const
{
    return {format == SavedAs::Markdown ? report::ReportFormat::Markdown : report::ReportFormat::Html,
            messages::languageOf(m_language->currentData().toString().toStdString())};
}

void ReportForm::accept()
{
    const auto task = this->task();
    if (!task) {
        return;
    }
    const auto format = static_cast<SavedAs>(m_format->currentIndex());
    const std::array ends{QStringLiteral(".pdf"), QStringLiteral(".html"), QStringLiteral(".md")};
    const std::array kinds{tr("PDF (*.pdf)"), tr("HTML (*.html)"), tr("Markdown (*.md)")};
    const auto place = static_cast<std::size_t>(format);
    const auto save = [this, task = *task, format](const QString& file) {
        write(task, format, file);
        QDialog::accept();
    };
    m_prompts.saveFile(this, windowTitle(), task->proposal + ends.at(place), kinds.at(place), {this, save});
}

void ReportForm::print()
{
    const auto task = this->task();
    if (!task) {
        return;
    }
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(task->proposal);
    const auto chosen = [this, task = *task, printer] {
        if (const QString file = printer->outputFileName(); !file.isEmpty()) {
            // As files are saved: complete or not there, and never in the place of the project.
            write(task, SavedAs::Pages, file, printer->pageLayout());
        } else {
            printOn(task, printer);
        }
        QDialog::accept();
    };
    m_prompts.choosePrinter(this, windowTitle(), printer, {this, chosen});
}

void ReportForm::printOn(const Task& task, const std::shared_ptr<QPrinter>& printer)
{
    const auto printed = std::make_shared<bool>(false);
    m_session.jobs().start(
        tr("Printing %1").arg(task.proposal), Jobs::Access::Read,
        [make = task.make, form = form(SavedAs::Pages), printer, printed](Project& project, Progress& /*progress*/,
                                                                          const std::stop_token& stop) -> Status {
            ACCORD_TRY(const Report report, make(project, form, stop));
            printHtml(QString::fromStdString(report.text), *printer);
            *printed = printer->printerState() == QPrinter::Idle; // otherwise it never began
            return {};
        },
        parent(),
        [window = parentWidget(), &prompts = m_prompts, title = windowTitle(), printed](const Status& status) {
            if (!status.ok() || !*printed) {
                prompts.tell(window, title,
                             status.ok() ? tr("The printer did not take it. Save it as PDF, and print that.")
                                         : errorText(status.error()));
            }
        });
}

void ReportForm::write(const Task& task, SavedAs format, const QString& file, const std::optional<QPageLayout>& pages)
{
    const auto count = std::make_shared<int>();
    m_session.jobs().start(
        tr("Writing %1").arg(QFileInfo(file).fileName()), Jobs::Access::Read,
        [make = task.make, form = form(format), count, format, pages, path = std::filesystem::path(file.toStdString())](
            Project& project, Progress& /*progress*/, const std::stop_token& stop) -> Status {
            ACCORD_TRY(const Report report, make(project, form, stop));
            *count = report.count;
            return writeReport(project, path, format == SavedAs::Pages ? pdfOf(report.text, pages) : report.text);
        },
        parent(),
        [window = parentWidget(), &prompts = m_prompts, title = windowTitle(), saved = task.saved, count,
         name = QFileInfo(file).fileName()](const Status& status) {
            prompts.tell(window, title, status.ok() ? saved(*count, name) : errorText(status.error()));
        });
}

} // namespace accord::ui
