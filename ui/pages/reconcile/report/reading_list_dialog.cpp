// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/report/reading_list_dialog.h"

#include <QComboBox>
#include <QSpinBox>

#include "core/reconcile/meetings.h"
#include "ui/core/prompts.h"
#include "ui/core/session.h"
#include "ui/text/error_text.h"

#include <utility>

namespace accord::ui {

ReadingListDialog::ReadingListDialog(Session& session, Prompts& prompts, reconcile::Filter shown,
                                     std::optional<Meeting> meeting, QWidget* parent)
    : ReportForm(session, prompts, parent)
    , m_shown(std::move(shown))
    , m_meeting(std::move(meeting))
    , m_which(new QComboBox(this))
    , m_most(new QSpinBox(this))
{
    setObjectName(QStringLiteral("readingList"));
    setWindowTitle(tr("Save a Reading List"));
    setAbout(tr("What is to be read before the meeting: the issues in the order of the queue, who said what, and what "
                "the codebook says of those categories."));
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
    addChoice(tr("Issues"), m_which);
    addChoice(tr("At most"), m_most);
}

std::optional<reconcile::ReadingRequest> ReadingListDialog::request()
{
    reconcile::ReadingRequest request{session().round(), m_shown};
    request.most = static_cast<std::size_t>(m_most->value());
    request.pseudonyms = pseudonyms();
    const auto state = session().liveRound();
    if (m_which->currentIndex() == 1 && m_meeting && state) {
        auto agenda = reconcile::agendaOf(session().project(), state->labelMatrix, *m_meeting);
        if (!agenda.ok()) {
            prompts().tell(this, windowTitle(), errorText(agenda.error()));
            return std::nullopt;
        }
        request.agenda = std::move(*agenda);
        request.meeting = m_meeting->content.name;
    }
    return request;
}

std::optional<ReportForm::Task> ReadingListDialog::task()
{
    auto wanted = request();
    if (!wanted) {
        return std::nullopt;
    }
    return Task{[request = std::move(*wanted)](Project& project, const report::Form& form,
                                               const std::stop_token& stop) -> Result<Report> {
                    ACCORD_TRY(const reconcile::ReadingList list, reconcile::readingList(project, request, stop));
                    return Report{report::readingListText(list, *project.taxonomy(), form),
                                  static_cast<int>(list.entries.size())};
                },
                [](int issues, const QString& file) { return tr("%Ln issues are in %1.", nullptr, issues).arg(file); },
                tr("reading-list")};
}

} // namespace accord::ui
