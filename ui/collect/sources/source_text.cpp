// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/sources/source_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/collect/collect_text.h"
#include "ui/collect/fetching/fetch_controller.h"
#include "ui/collect/log/log_text.h"
#include "ui/collect/source_model.h"
#include "ui/support/error_text.h"
#include "ui/support/joined_text.h"

#include <cstdint>

namespace accord::ui {
namespace {

struct SourceTextWords
{
    Q_DECLARE_TR_FUNCTIONS(SourceText)
};

QString placesText(const KeywordPlaces& places)
{
    QStringList names;
    if (places.title) {
        names << SourceTextWords::tr("title");
    }
    if (places.body) {
        names << SourceTextWords::tr("description");
    }
    if (places.comments) {
        names << SourceTextWords::tr("comments");
    }
    return inList(names);
}

/// A study's list has dozens of keywords: the first of them, and how many there are.
QString fewKeywords(IssueSelection selection)
{
    constexpr std::size_t kFew = 40;
    const auto all = static_cast<std::int64_t>(selection.keywords.size());
    if (selection.keywords.size() <= kFew) {
        return keywordsText(selection);
    }
    selection.keywords.resize(kFew);
    return SourceTextWords::tr("%1, … (%2 in all)").arg(keywordsText(selection), numberText(all));
}

QString narrowerText(const IssueSelection& selection)
{
    QStringList parts;
    if (selection.state != IssueState::Any) {
        parts << SourceTextWords::tr("State: %1.").arg(stateWord(selection.state));
    }
    QStringList labels;
    for (const std::string& label : selection.labels) {
        labels << text(label);
    }
    if (!labels.isEmpty()) {
        parts << SourceTextWords::tr("Host’s labels: %1.").arg(inList(labels));
    }
    if (selection.pullRequests) {
        parts << SourceTextWords::tr("Pull requests as well.");
    }
    return inSentences(parts);
}

} // namespace

QString wantedText(const Source& source)
{
    const IssueSelection& selection = source.selection;
    QStringList lines;
    lines
        << (selection.keywords.empty()
                ? SourceTextWords::tr("No keywords: every issue of the period.")
                : SourceTextWords::tr("Keywords in %1: %2").arg(placesText(selection.places), fewKeywords(selection)));
    if (const QString narrower = narrowerText(selection); !narrower.isEmpty()) {
        lines << narrower;
    }
    lines << SourceTextWords::tr("%1 at %2, way: %3.")
                 .arg(dialectWord(source.dialect), text(source.base), wayWord(source.way));
    return lines.join(QLatin1Char('\n'));
}

QString failureText(const collect::SourceStatus& status, const SourceModel& book, const FetchController& controller)
{
    const FetchLine* failure = book.failure(status.source.uuid);
    if (failure == nullptr) {
        return {};
    }
    const collect::FetchOutcome* outcome = controller.outcome(status.source.uuid);
    return outcome != nullptr && outcome->error ? errorText(*outcome->error)
                                                : logSentence(*failure, sourceName(status.source));
}

QString nextText(const collect::SourceStatus& status)
{
    if (status.fetching.phase != FetchPhase::Idle) {
        return SourceTextWords::tr("Fetch goes on where it stopped.");
    }
    if (status.fetching.finishedAt.empty()) {
        return SourceTextWords::tr("Nothing is fetched yet. Forecast tells what it would cost, and Fetch begins.");
    }
    return SourceTextWords::tr(
        "Fetch asks for what changed since. What is selected of it is counted on Selection and brought in "
        "there.");
}

} // namespace accord::ui
