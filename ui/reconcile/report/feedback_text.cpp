// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/report/feedback_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "ui/reconcile/votes/choice_text.h"
#include "ui/support/category_text.h"

namespace accord::ui {
namespace {

struct ReportFeedbackWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportFeedback)
};

QString methodText(const DecisionContent& content)
{
    if (content.source == DecisionSource::Rule) {
        return ReportFeedbackWords::tr("by rule: %1").arg(QString::fromStdString(content.rule));
    }
    if (content.source == DecisionSource::Import) {
        return ReportFeedbackWords::tr("from a file");
    }
    switch (content.method) {
    case Method::Consensus:
        return ReportFeedbackWords::tr("by consensus");
    case Method::Majority:
        return ReportFeedbackWords::tr("by majority of the first labels");
    case Method::SecondVote:
        return ReportFeedbackWords::tr("by second vote");
    case Method::Lead:
        return ReportFeedbackWords::tr("by the lead");
    case Method::None:
        break;
    }
    return ReportFeedbackWords::tr("by a person");
}

QString causeText(Cause cause)
{
    switch (cause) {
    case Cause::AmbiguousIssue:
        return ReportFeedbackWords::tr("ambiguous issue");
    case Cause::CodebookGap:
        return ReportFeedbackWords::tr("gap in the codebook");
    case Cause::Slip:
        return ReportFeedbackWords::tr("slip");
    case Cause::TwoTopics:
        return ReportFeedbackWords::tr("two topics");
    case Cause::NeedsExpert:
        return ReportFeedbackWords::tr("needs an expert");
    case Cause::None:
        break;
    }
    return {};
}

QString pathOf(const Taxonomy& taxonomy, const reconcile::Named& named)
{
    if (taxonomy.find(named.category) == nullptr) {
        return feedbackNamed(taxonomy, named);
    }
    return feedbackNamed(taxonomy, named) + QLatin1Char(' ') + shownPath(taxonomy, named.category);
}

} // namespace

QString feedbackNamed(const Taxonomy& taxonomy, const reconcile::Named& named)
{
    return choiceWord(taxonomy, named.verdict, named.category);
}

QString feedbackPath(const Taxonomy& taxonomy, const reconcile::Named& from, const reconcile::Named& to)
{
    return ReportFeedbackWords::tr("%1 → %2").arg(pathOf(taxonomy, from), pathOf(taxonomy, to));
}

QString feedbackSummary(const reconcile::Feedback& feedback)
{
    const QLocale locale;
    if (feedback.labels == 0) {
        return ReportFeedbackWords::tr("There are no labels of this person in the round.");
    }
    QString text = ReportFeedbackWords::tr("Labels: %1; on issues that are decided: %2; decided otherwise: %3.")
                       .arg(locale.toString(feedback.labels), locale.toString(feedback.decided),
                            locale.toString(feedback.decidedOtherwise()));
    if (feedback.votes > 0) {
        text += QLatin1Char(' ') + ReportFeedbackWords::tr("Second votes: %1; otherwise than labelled: %2.")
                                       .arg(locale.toString(feedback.votes), locale.toString(feedback.votesMoved()));
    }
    return text;
}

std::vector<FeedbackRow> feedbackRows(const Taxonomy& taxonomy, const reconcile::OtherwiseGroup& group)
{
    std::vector<FeedbackRow> rows;
    rows.reserve(group.items.size());
    for (const reconcile::OtherwiseDecided& item : group.items) {
        const DecisionContent& content = item.decision.content;
        QString how = methodText(content);
        if (item.vote) {
            how = ReportFeedbackWords::tr("%1; vote: %2")
                      .arg(how, feedbackNamed(taxonomy, {item.vote->content.verdict, item.vote->content.category}));
        }
        QString reason = QString::fromStdString(content.reason).simplified();
        if (const QString cause = causeText(content.cause); !cause.isEmpty()) {
            reason = reason.isEmpty() ? cause : ReportFeedbackWords::tr("%1: %2").arg(cause, reason);
        }
        rows.push_back({item.item, how, reason});
    }
    return rows;
}

std::vector<FeedbackRow> feedbackRows(const Taxonomy& taxonomy, const reconcile::MovedGroup& group)
{
    std::vector<FeedbackRow> rows;
    rows.reserve(group.items.size());
    for (const reconcile::MovedVote& moved : group.items) {
        rows.push_back({moved.item,
                        moved.decided
                            ? ReportFeedbackWords::tr("decided: %1").arg(feedbackNamed(taxonomy, *moved.decided))
                            : ReportFeedbackWords::tr("not decided"),
                        QString::fromStdString(moved.vote.content.note).simplified()});
    }
    return rows;
}

QString issueText(const std::string& repository, const std::string& number, const std::string& title)
{
    const QString name = QString::fromStdString(repository).section(QLatin1Char('/'), -1);
    return QStringLiteral("%1#%2  %3")
        .arg(name, QString::fromStdString(number), QString::fromStdString(title).simplified());
}

} // namespace accord::ui
