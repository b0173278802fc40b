// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/notes/feedback_reader.h"

#include "core/study/training.h"
#include "ui/labelling/notes/feedback_text.h"
#include "ui/support/jobs.h"

#include <memory>
#include <optional>

namespace accord::ui {
namespace {

struct Read
{
    std::optional<study::TrainingFeedback> feedback;
    study::TrainingResult result;
    std::shared_ptr<const Taxonomy> taxonomy;
    StudySettings settings;
};

QString noteOf(const Read& read)
{
    if (!read.feedback) {
        return {};
    }
    return feedbackText(*read.feedback, *read.taxonomy, read.settings) +
           QStringLiteral("<p class='dim'>%1</p>")
               .arg(trainingText(read.result, read.settings.training).toHtmlEscaped());
}

} // namespace

FeedbackReader::FeedbackReader(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{}

void FeedbackReader::forget()
{
    ++m_turn;
}

void FeedbackReader::read(const LabelPlace& place)
{
    const auto read = std::make_shared<Read>();
    const auto work = [read, place](Project& project, Progress&, std::stop_token) -> Status {
        ACCORD_TRY(read->feedback, study::feedback(project, place.round, place.item, place.person));
        if (read->feedback) {
            ACCORD_TRY(const study::OwnTraining own, study::ownTraining(project, place.round, place.person));
            read->result = own.result;
        }
        ACCORD_TRY(read->taxonomy, project.taxonomyFor(place.round));
        read->settings = project.settings();
        return {};
    };
    const auto tell = [this, read, place, turn = ++m_turn](const Status& status) {
        if (turn != m_turn) {
            return;
        }
        emit ready(place, status ? noteOf(*read) : QString());
        if (!status) {
            emit m_session.failed(status.error());
        }
    };
    m_session.jobs().start(tr("Comparing with the reference"), work, this, tell, true);
}

} // namespace accord::ui
