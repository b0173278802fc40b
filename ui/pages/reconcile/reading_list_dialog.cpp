// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/reading_list_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "core/exchange/sheet.h"
#include "core/reconcile/meetings.h"
#include "ui/core/jobs.h"
#include "ui/core/prompts.h"
#include "ui/core/session.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/paged_report.h"
#include "ui/text/error_text.h"

#include <filesystem>
#include <memory>
#include <string>
#include <utility>

namespace accord::ui {
namespace {

enum class ListFormat { Pages, Html, Markdown };

Status writeList(Project& project, const reconcile::ReadingRequest& request, ListFormat format,
                 const std::filesystem::path& file, int& issues, const std::stop_token& stop)
{
    ACCORD_TRY(const reconcile::ReadingList list, reconcile::readingList(project, request, stop));
    const bool markdown = format == ListFormat::Markdown;
    std::string text = reconcile::readingListText(
        list, *project.taxonomy(), markdown ? reconcile::MinutesFormat::Markdown : reconcile::MinutesFormat::Html);
    if (format == ListFormat::Pages) {
        text = pdfOf(text);
    }
    ACCORD_TRY(exchange::SafeFile out, exchange::SafeFile::create(file, project.file()));
    out.stream() << text;
    ACCORD_CHECK(out.check());
    ACCORD_CHECK(out.finish());
    issues = static_cast<int>(list.entries.size());
    return {};
}

} // namespace

ReadingListDialog::ReadingListDialog(Session& session, Prompts& prompts, reconcile::Filter shown,
                                     std::optional<Meeting> meeting, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_prompts(prompts)
    , m_shown(std::move(shown))
    , m_meeting(std::move(meeting))
    , m_which(new QComboBox(this))
    , m_most(new QSpinBox(this))
    , m_format(new QComboBox(this))
    , m_pseudonyms(new QCheckBox(tr("Call people A1, A2, …"), this))
{
    setObjectName(QStringLiteral("readingList"));
    setWindowTitle(tr("Save a Reading List"));
    build();
}

void ReadingListDialog::build()
{
    constexpr int kMost = 1000;
    m_which->setObjectName(QStringLiteral("which"));
    m_which->addItem(tr("What the queue shows"));
    if (m_meeting) {
        m_which->addItem(tr("The agenda of %1").arg(QString::fromStdString(m_meeting->content.name)));
        m_which->setCurrentIndex(1);
    }
    m_most->setObjectName(QStringLiteral("most"));
    m_most->setRange(1, kMost);
    m_most->setValue(static_cast<int>(reconcile::ReadingRequest{}.most));
    m_format->setObjectName(QStringLiteral("format"));
    m_format->addItem(tr("PDF, to be printed"));
    m_format->addItem(tr("HTML, to be read and printed"));
    m_format->addItem(tr("Markdown"));
    m_pseudonyms->setObjectName(QStringLiteral("pseudonyms"));
    m_pseudonyms->setChecked(setting(settings::kInitialsOnly));
    m_pseudonyms->setToolTip(tr("What people wrote stays as it is, and may name somebody."));
    auto* about = new QLabel(tr("What is to be read before the meeting: the issues in the order of the queue, who said "
                                "what, and what the codebook says of those categories."),
                             this);
    about->setWordWrap(true);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(theme::kGrid);
    form->addRow(tr("Issues"), m_which);
    form->addRow(tr("At most"), m_most);
    form->addRow(tr("Format"), m_format);
    form->addRow(QString(), m_pseudonyms);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("Save…"), QDialogButtonBox::AcceptRole)->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ReadingListDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid, 2 * theme::kGrid);
    column->setSpacing(2 * theme::kGrid);
    column->addWidget(about);
    column->addLayout(form);
    column->addWidget(buttons);
}

std::optional<reconcile::ReadingRequest> ReadingListDialog::request()
{
    reconcile::ReadingRequest request{m_session.round(), m_shown};
    request.most = static_cast<std::size_t>(m_most->value());
    request.pseudonyms = m_pseudonyms->isChecked();
    const auto state = m_session.liveRound();
    if (m_which->currentIndex() == 1 && m_meeting && state) {
        auto agenda = reconcile::agendaOf(m_session.project(), state->labelMatrix, *m_meeting);
        if (!agenda.ok()) {
            m_prompts.tell(this, windowTitle(), errorText(agenda.error()));
            return std::nullopt;
        }
        request.agenda = std::move(*agenda);
        request.meeting = m_meeting->content.name;
    }
    return request;
}

void ReadingListDialog::accept()
{
    const auto wanted = request();
    if (!wanted) {
        return;
    }
    const auto format = static_cast<ListFormat>(m_format->currentIndex());
    const QString end = format == ListFormat::Pages  ? QStringLiteral(".pdf")
                        : format == ListFormat::Html ? QStringLiteral(".html")
                                                     : QStringLiteral(".md");
    const QString kind = format == ListFormat::Pages  ? tr("PDF (*.pdf)")
                         : format == ListFormat::Html ? tr("HTML (*.html)")
                                                      : tr("Markdown (*.md)");
    const QString file = m_prompts.saveFile(this, windowTitle(), tr("reading-list") + end, kind);
    if (file.isEmpty()) {
        return;
    }
    const auto issues = std::make_shared<int>();
    m_session.jobs().start(
        tr("Writing %1").arg(QFileInfo(file).fileName()),
        [request = *wanted, issues, format, path = std::filesystem::path(file.toStdString())](
            Project& project, Progress& /*progress*/, const std::stop_token& stop) {
            return writeList(project, request, format, path, *issues, stop);
        },
        parent(),
        [window = parentWidget(), &prompts = m_prompts, title = windowTitle(), issues, file](const Status& status) {
            prompts.tell(window, title,
                         status.ok() ? tr("%Ln issues are in %1.", nullptr, *issues).arg(QFileInfo(file).fileName())
                                     : errorText(status.error()));
        });
    QDialog::accept();
}

} // namespace accord::ui
