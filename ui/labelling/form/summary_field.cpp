// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/form/summary_field.h"

#include <QCompleter>

#include "core/labelling/labelling.h"
#include "ui/support/jobs.h"

namespace accord::ui {
namespace {

constexpr int kPauseMs = 120;
constexpr int kShortest = 2; // letters that are worth looking for

} // namespace

SummaryField::SummaryField(Session& session, QWidget* parent)
    : QLineEdit(parent)
    , m_session(session)
    , m_offers(new QStringListModel(this))
{
    auto* completer = new QCompleter(m_offers, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setCompletionMode(QCompleter::PopupCompletion);
    setCompleter(completer);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(this, &QLineEdit::textEdited, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &SummaryField::offer);
}

/// In the background: a project may have hundreds of thousands of summaries.
void SummaryField::offer()
{
    const QString typed = text();
    if (typed.size() < kShortest || !hasFocus()) {
        return;
    }
    const auto found = std::make_shared<std::vector<std::string>>();
    const auto work = [found, me = m_session.me(), like = typed.toStdString()](Project& project, Progress&,
                                                                               const std::stop_token&) -> Status {
        ACCORD_TRY(*found, labelling::summariesLike(project, me, like));
        return {};
    };
    m_session.jobs().start(
        tr("Looking for summaries"), work, this,
        [this, found, typed](const Status& status) {
            if (!status || text() != typed || !hasFocus()) {
                return;
            }
            QStringList offers;
            for (const std::string& summary : *found) {
                offers << QString::fromStdString(summary);
            }
            m_offers->setStringList(offers);
            completer()->setCompletionPrefix(typed);
            if (offers != QStringList(typed)) {
                completer()->complete();
            }
        },
        true);
}

} // namespace accord::ui
