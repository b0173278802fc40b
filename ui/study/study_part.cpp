// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/study_part.h"

#include <QHBoxLayout>

#include "ui/support/error_text.h"
#include "ui/support/jobs.h"
#include "ui/support/look.h"
#include "ui/support/prompts.h"
#include "ui/support/session.h"

#include <utility>

namespace accord::ui {

StudyPart::StudyPart(const PageContext& context, const QString& id, const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_id(id)
    , m_title(title)
{
    setObjectName(id);
    setAccessibleName(title);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
}

void StudyPart::setRound(RoundId round)
{
    if (std::exchange(m_round, round) != round) {
        roundChanged();
    }
}

QLayout* StudyPart::inset(QWidget* list)
{
    auto* layout = new QHBoxLayout;
    layout->setContentsMargins(look::kGrid, 0, look::kGrid, 0);
    layout->addWidget(list);
    return layout;
}

// Not where labels are saved: what the study refuses is told here, and is nothing that was lost.
void StudyPart::write(const QString& title, std::function<Status(Project&)> work, std::function<void()> done)
{
    session().jobs().start(
        QString(),
        [work = std::move(work)](Project& project, Progress&, const std::stop_token&) { return work(project); }, this,
        [this, title, done = std::move(done)](const Status& status) {
            session().poll();
            if (!status.ok()) {
                m_context.prompts.tell(this, title, errorText(status.error()));
            } else if (done) {
                done();
            }
        },
        true);
}

} // namespace accord::ui
