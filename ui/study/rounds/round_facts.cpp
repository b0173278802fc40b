// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/rounds/round_facts.h"

#include <QCoreApplication>

#include "core/base/reason.h"
#include "core/study/progress.h"
#include "core/taxonomy/versions.h"
#include "ui/study/sampling/strata_text.h"
#include "ui/study/study_text.h"

#include <algorithm>

namespace accord::ui {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RoundFacts)
};

Status readForLead(Project& project, RoundFacts& facts)
{
    ACCORD_TRY(const study::Completeness complete, study::completeness(project, facts.round));
    facts.items = complete.items;
    facts.expected = complete.expected;
    facts.done = complete.expected - complete.missing;
    facts.missing = complete.people;
    facts.unassigned = complete.unassigned;
    return {};
}

QString labelsLine(const Project& project, const Round& round, const RoundFacts& facts)
{
    if (facts.expected == 0 || round.state == RoundState::Draft) {
        return {};
    }
    const QString left = missingText(project, facts.missing);
    const QString all =
        Words::tr("%1 of %2 labels are given.").arg(countText(facts.done, false), countText(facts.expected, false));
    return left.isEmpty() ? all : Words::tr("%1 Left to do: %2.").arg(all, left);
}

QString peopleLine(const Project& project, const Round& round)
{
    QStringList names;
    for (const PersonId id : round.people) {
        if (const Person* person = project.person(id)) {
            names.append(text(person->name));
        }
    }
    const QString who =
        names.isEmpty() ? Words::tr("Everybody labels in it") : Words::tr("For %1").arg(peopleText(names));
    const auto people = static_cast<int>(peopleOf(project, round));
    return round.overlap <= 0 || round.overlap >= people
               ? Words::tr("%1; each issue goes to all of them.").arg(who)
               : Words::tr("%1; each issue goes to %2 of them.").arg(who).arg(round.overlap);
}

} // namespace

std::size_t peopleOf(const Project& project, const Round& round)
{
    if (!round.people.empty()) {
        return round.people.size();
    }
    return static_cast<std::size_t>(
        std::ranges::count_if(project.people(), [](const Person& person) { return person.isLabeller(); }));
}

Result<std::vector<RoundFacts>> readRoundFacts(Project& project, PersonId viewer, const std::stop_token& stop)
{
    std::vector<RoundFacts> all;
    const bool lead = project.mayLead(viewer);
    std::vector<study::PersonProgress> own;
    if (!lead && viewer.valid()) {
        ACCORD_TRY(own, study::ownProgress(project, viewer));
    }
    ACCORD_TRY(const auto versions, taxonomy::versions(project));
    for (const Round& round : project.rounds()) {
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        RoundFacts facts;
        facts.round = round.id;
        if (lead) {
            ACCORD_CHECK(readForLead(project, facts));
        } else if (const auto mine = std::ranges::find(own, round.id, &study::PersonProgress::round);
                   mine != own.end()) {
            facts.items = mine->items;
            facts.expected = mine->items;
            facts.done = mine->done;
        }
        if (auto sample = study::sampleOf(project, round.id); sample.ok()) {
            facts.sample = std::move(sample).value();
        }
        if (const auto version = std::ranges::find(versions, round.codebook, &taxonomy::Version::id);
            version != versions.end()) {
            facts.codebook = version->number;
        }
        all.push_back(std::move(facts));
    }
    return all;
}

QString missingText(const Project& project, const std::vector<study::MissingLabels>& missing)
{
    QStringList names;
    for (const study::MissingLabels& each : missing) {
        const Person* person = project.person(each.person);
        if (each.missing == 0 || person == nullptr) {
            continue;
        }
        names.append(Words::tr("%1 %2 of %3")
                         .arg(text(person->name), countText(each.missing, false), countText(each.expected, false)));
    }
    return peopleText(names);
}

QString sampleText(const study::SampleRecord& sample)
{
    const study::SampleRequest& request = sample.request;
    QString how = request.strata.by.empty()
                      ? Words::tr("drawn at random")
                      : Words::tr("drawn %1 by %2").arg(allocationWord(request.allocation), strataText(request.strata));
    how = Words::tr("%1 of %2 issues, %3, seed %4")
              .arg(countText(sample.issues, false), countText(sample.frame, false), how)
              .arg(request.seed);
    if (sample.repeats > 0) {
        how = Words::tr("%1; %Ln of them come twice", nullptr, static_cast<int>(sample.repeats)).arg(how);
    }
    return sample.added > 0 ? Words::tr("%1; %Ln were added later", nullptr, static_cast<int>(sample.added)).arg(how)
                            : how;
}

QStringList factLines(const Project& project, const Round& round, const RoundFacts& facts)
{
    QStringList lines{purposeHint(round.purpose)};
    lines.append(facts.sample ? sampleText(*facts.sample) + QLatin1Char('.')
                              : Words::tr("%Ln items.", nullptr, static_cast<int>(facts.items)));
    lines.append(peopleLine(project, round));
    if (facts.unassigned > 0) {
        lines.append(Words::tr("%Ln items wait to be handed out.", nullptr, static_cast<int>(facts.unassigned)));
    }
    lines.append(round.blind ? Words::tr("Blind: nobody sees another’s labels before it is closed.")
                             : Words::tr("Open: everybody sees everybody’s labels."));
    const QString labels = labelsLine(project, round, facts);
    if (!labels.isEmpty()) {
        lines.append(labels);
    }
    return lines;
}

} // namespace accord::ui
