// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/round_facts.h"

#include <QCoreApplication>
#include <QWidget>

#include "core/base/reason.h"
#include "core/study/progress.h"
#include "core/study/rounds.h"
#include "core/taxonomy/versions.h"
#include "ui/core/prompts.h"
#include "ui/core/session.h"
#include "ui/pages/study/composition_view.h"
#include "ui/pages/study/study_text.h"
#include "ui/text/error_text.h"
#include "ui/text/first_labels.h"

#include <algorithm>

namespace accord::ui {
namespace {

struct RoundsWords
{
    Q_DECLARE_TR_FUNCTIONS(Rounds)
};

Session::Done tellFailure(Prompts& prompts, QWidget* window, const QString& title)
{
    return [&prompts, window, title](const Status& status) {
        if (!status.ok()) {
            prompts.tell(window, title, errorText(status.error()));
        }
    };
}

} // namespace

void chooseRound(Session& session, Prompts& prompts, QWidget* window)
{
    QStringList names;
    std::vector<RoundId> ids;
    for (const Round& round : session.project().rounds()) {
        const QString name = QString::fromStdString(round.name);
        names.append(round.blind ? RoundsWords::tr("%1 (blind)").arg(name) : name);
        ids.push_back(round.id);
    }
    prompts.choose(
        window, RoundsWords::tr("Choose Round"), RoundsWords::tr("The pages show this round."), names,
        {&session, [&session, ids](qsizetype place) { session.setRound(ids[static_cast<std::size_t>(place)]); }});
}

void liftBlind(Session& session, Prompts& prompts, QWidget* window)
{
    const auto round = session.project().round(session.round());
    if (round == nullptr || !round->blind) {
        return;
    }
    const RoundId id = round->id;
    const QString title = RoundsWords::tr("Lift the Blind");
    const QString text =
        RoundsWords::tr("From now on everybody sees everybody’s labels of the round “%1”. This cannot be taken back, "
                        "because what was seen was seen. Do it when everybody has finished.\n\nWhy is it lifted now? "
                        "The reason is kept with your name.")
            .arg(QString::fromStdString(round->name));
    const auto lift = [&session, &prompts, window, id, title](const QString& reason) {
        if (reason.trimmed().isEmpty()) {
            prompts.tell(window, title, RoundsWords::tr("Nothing was lifted: say why, in a few words."));
            return;
        }
        session.write([id, by = session.me(), why = reason.trimmed().toStdString()](
                          Project& project) { return study::liftBlind(project, by, id, why); },
                      window, tellFailure(prompts, window, title), FailureTold::ByReceiver);
    };
    prompts.line(window, title, text, QString(), {&session, lift});
}

void useNewestCodebook(Session& session, Prompts& prompts, QWidget* window)
{
    const Project& project = session.project();
    const auto round = project.round(session.round());
    if (round == nullptr) {
        return;
    }
    const RoundId id = round->id;
    const QString title = RoundsWords::tr("Use the Newest Codebook");
    const QString text =
        RoundsWords::tr("People label in “%1” by version %2 of the codebook from now on; so far it was version %3. "
                        "Labels that were given stay as they are, and say by which version they were given.")
            .arg(QString::fromStdString(round->name))
            .arg(project.codebookNumber())
            .arg(project.codebookNumberFor(id));
    const auto use = [&session, &prompts, window, id, title] {
        session.write(
            [id, by = session.me()](Project& now) -> Status {
                ACCORD_CHECK(study::useNewestCodebook(now, by, id));
                return {};
            },
            window, tellFailure(prompts, window, title), FailureTold::ByReceiver);
    };
    prompts.confirm(window, {title, text, title}, {&session, use});
}

namespace {

struct RoundFactsWords
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
    if (facts.own) {
        return RoundFactsWords::tr("You gave %1 of your %2 labels.")
            .arg(countText(facts.done, false), countText(facts.expected, false));
    }
    const QString left = missingText(project, facts.missing);
    const QString all = RoundFactsWords::tr("%1 of %2 labels are given.")
                            .arg(countText(facts.done, false), countText(facts.expected, false));
    return left.isEmpty() ? all : RoundFactsWords::tr("%1 Left to do: %2.").arg(all, left);
}

QString peopleLine(const Project& project, const Round& round)
{
    QStringList names;
    for (const PersonId id : round.people) {
        if (const auto person = project.person(id)) {
            names.append(text(person->name));
        }
    }
    const QString who = names.isEmpty() ? RoundFactsWords::tr("Everybody labels in it")
                                        : RoundFactsWords::tr("For %1").arg(peopleText(names));
    const auto people = static_cast<int>(peopleOf(project, round));
    return round.overlap <= 0 || round.overlap >= people
               ? RoundFactsWords::tr("%1; each issue goes to all of them.").arg(who)
               : RoundFactsWords::tr("%1; each issue goes to %2 of them.").arg(who).arg(round.overlap);
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
            facts.own = true;
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
        const auto person = project.person(each.person);
        if (each.missing == 0 || person == nullptr) {
            continue;
        }
        names.append(RoundFactsWords::tr("%1 %2 of %3")
                         .arg(text(person->name), countText(each.missing, false), countText(each.expected, false)));
    }
    return peopleText(names);
}

QString sampleText(const study::SampleRecord& sample)
{
    const study::SampleRequest& request = sample.request;
    QString how =
        request.strata.by.empty()
            ? RoundFactsWords::tr("drawn at random")
            : RoundFactsWords::tr("drawn %1 by %2").arg(allocationWord(request.allocation), strataText(request.strata));
    how = RoundFactsWords::tr("%1 of %2 issues, %3, seed %4")
              .arg(countText(sample.issues, false), countText(sample.frame, false), how)
              .arg(request.seed);
    if (sample.repeats > 0) {
        how = RoundFactsWords::tr("%1; %Ln of them come twice", nullptr, static_cast<int>(sample.repeats)).arg(how);
    }
    return sample.added > 0
               ? RoundFactsWords::tr("%1; %Ln were added later", nullptr, static_cast<int>(sample.added)).arg(how)
               : how;
}

QStringList factLines(const Project& project, const Round& round, const RoundFacts& facts)
{
    QStringList lines{purposeHint(round.purpose)};
    lines.append(facts.sample ? sampleText(*facts.sample) + QLatin1Char('.')
                              : RoundFactsWords::tr("%Ln items.", nullptr, static_cast<int>(facts.items)));
    lines.append(peopleLine(project, round));
    if (facts.unassigned > 0) {
        lines.append(
            RoundFactsWords::tr("%Ln items wait to be handed out.", nullptr, static_cast<int>(facts.unassigned)));
    }
    lines.append(round.blind ? RoundFactsWords::tr("Blind: nobody sees another’s labels before it is closed.")
                             : RoundFactsWords::tr("Open: everybody sees everybody’s labels."));
    if (round.firstLabelsEnd) {
        lines.append(firstLabelsSentence(project, round));
    }
    if (round.openCodes) {
        lines.append(RoundFactsWords::tr("Open codes: where no category fits, people type codes of their own."));
    }
    if (!round.leftOpen.empty()) {
        lines.append(
            RoundFactsWords::tr("Left open for good, where there is no decision: %1").arg(text(round.leftOpen)));
    }
    const QString labels = labelsLine(project, round, facts);
    if (!labels.isEmpty()) {
        lines.append(labels);
    }
    return lines;
}

} // namespace accord::ui
