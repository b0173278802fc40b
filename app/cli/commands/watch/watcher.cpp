// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/watch/watcher.h"

#include "app/cli/sharing_text.h"
#include "core/model/words.h"
#include "core/project/items.h"
#include "core/reconcile/second_votes.h"

#include <array>

namespace accord::cli {
namespace {

std::string placeText(const Json& item)
{
    const int occurrence = item.value("occurrence", 1);
    return item.value("issue", std::string()) +
           (occurrence > 1 ? " (occurrence " + std::to_string(occurrence) + ")" : "");
}

void addVerdict(Json& change, Verdict verdict, CategoryId id, const Taxonomy& taxonomy)
{
    const Category* category = taxonomy.find(id);
    change["verdict"] = verdict == Verdict::None ? Json(nullptr) : Json(verdictName(verdict));
    change["category"] = category == nullptr ? Json(nullptr) : Json(category->code);
}

std::string saidText(Verdict verdict, CategoryId id, const Taxonomy& taxonomy)
{
    const Category* category = taxonomy.find(id);
    return category != nullptr               ? category->code
           : verdict == Verdict::NotForStudy ? "not for this study"
           : verdict == Verdict::CannotTell  ? "cannot tell"
           : verdict == Verdict::NoneOfThese ? "none of these"
                                             : "nothing (withdrawn)";
}

} // namespace

Watcher::Watcher(Project& project, Feed feed, std::optional<RoundId> only, Console& console)
    : m_project(project)
    , m_feed(feed)
    , m_only(only)
    , m_console(console)
{}

Result<Watcher> Watcher::start(Project& project, std::optional<RoundId> round, Console& console)
{
    // The feed first: what is committed while the rounds are read is told once more, which changes nothing.
    ACCORD_TRY(Feed feed, Feed::start(project));
    Watcher watcher(project, feed, round, console);
    ACCORD_CHECK(watcher.loadRounds());
    for (const auto& [id, watched] : watcher.m_rounds) {
        watcher.print(watched, {{"kind", "start"}}, "watching");
    }
    watcher.m_printed = 0;
    return watcher;
}

Status Watcher::loadRounds()
{
    m_rounds.clear();
    for (const Round& round : m_project.rounds()) {
        if (follows(round.id)) {
            ACCORD_TRY(WatchedRound watched, WatchedRound::load(m_project, round));
            m_rounds.emplace(round.id, std::move(watched));
        }
    }
    return {};
}

Status Watcher::reload(RoundId id)
{
    const Round* round = m_project.round(id);
    if (round != nullptr) {
        ACCORD_TRY(WatchedRound watched, WatchedRound::load(m_project, *round));
        m_rounds.insert_or_assign(id, std::move(watched));
    }
    return {};
}

Result<int> Watcher::look()
{
    m_printed = 0;
    ACCORD_TRY(const Changes changes, m_feed.poll(m_project));
    if (changes.empty()) {
        return 0;
    }
    if (changes.everything || changes.contents) {
        ACCORD_CHECK(loadRounds());
        ACCORD_CHECK(tellContents(changes.everything ? "everything" : "contents"));
    }
    for (auto& [id, watched] : m_rounds) {
        ACCORD_CHECK(watched.countAgain(m_project)); // once, however much happened
    }
    for (const LabelChange& change : changes.labels) {
        ACCORD_CHECK(tell(change));
    }
    for (const DecisionChange& change : changes.decisions) {
        ACCORD_CHECK(tell(change));
    }
    for (const SecondVoteChange& change : changes.secondVotes) {
        ACCORD_CHECK(tell(change));
    }
    return m_printed;
}

Status Watcher::lookWho(Presence::Moment now)
{
    ACCORD_CHECK(m_presence.turn(m_project, {}, now));
    Json here = hereJson(m_project, m_presence.others());
    if (here == m_here) {
        return {};
    }
    m_here = std::move(here);
    const std::string at = m_project.now();
    m_console.emitLine([&] { return Json{{"at", at}, {"kind", "presence"}, {"here", m_here}}; },
                       at + "  open by " + hereText(m_project, m_presence.others()));
    m_console.flush();
    return {};
}

template <class Change>
Result<const WatchedRound*> Watcher::takenOver(const Change& change)
{
    const auto found = m_rounds.find(change.round);
    if (found == m_rounds.end()) {
        return nullptr;
    }
    if (!found->second.apply(change)) {
        ACCORD_CHECK(reload(change.round));
    }
    return &m_rounds.at(change.round);
}

Status Watcher::tell(const LabelChange& change)
{
    ACCORD_TRY(const WatchedRound* watched, takenOver(change));
    if (watched == nullptr) {
        return {};
    }
    if (watched->round().blind) {
        // Who said what is nobody's business before the round is over; that there is one more, is.
        print(*watched, {{"kind", "label"}}, "a label");
        return {};
    }
    const Person* person = m_project.person(change.by);
    const std::string name = person == nullptr ? std::string() : person->name;
    ACCORD_TRY(Json line, itemJson(change.item));
    line["kind"] = "label";
    line["person"] = name;
    addVerdict(line, change.verdict, change.category, *m_project.taxonomy());
    line["flagged"] = change.flagged;
    const std::string text = name + ": " + saidText(change.verdict, change.category, *m_project.taxonomy()) +
                             (change.flagged ? ", flagged, " : " ") + "on " + placeText(line);
    print(*watched, std::move(line), text);
    return {};
}

Status Watcher::tell(const DecisionChange& change)
{
    ACCORD_TRY(const WatchedRound* watched, takenOver(change));
    if (watched == nullptr) {
        return {};
    }
    if (watched->round().blind) {
        print(*watched, {{"kind", "decision"}}, "a decision");
        return {};
    }
    ACCORD_TRY(Json line, itemJson(change.item));
    line["kind"] = "decision";
    line["state"] = stateName(change.state);
    line["source"] = sourceName(change.source);
    addVerdict(line, change.verdict, change.category, *m_project.taxonomy());
    const std::string what = change.state == DecisionState::Decided
                                 ? "decided as " + saidText(change.verdict, change.category, *m_project.taxonomy())
                             : change.state == DecisionState::Deferred ? std::string("deferred")
                                                                       : std::string("opened again");
    const std::string text = what + " (" + std::string(sourceName(change.source)) + "): " + placeText(line);
    print(*watched, std::move(line), text);
    return {};
}

// Who votes is no secret; what, is none of a watcher's business even when it is revealed.
Status Watcher::tell(const SecondVoteChange& change)
{
    const auto watched = m_rounds.find(change.round);
    if (watched == m_rounds.end() || watched->second.round().blind) {
        return {};
    }
    ACCORD_TRY(const auto newest, reconcile::newestSecondVote(m_project, change.round, change.item));
    if (!newest) {
        return {};
    }
    const Person* person = m_project.person(change.by);
    ACCORD_TRY(Json line, itemJson(change.item));
    line["kind"] = "second_vote";
    line["person"] = person == nullptr ? std::string() : person->name;
    line["state"] = newest->state == SecondVoteState::Revealed    ? "revealed"
                    : newest->state == SecondVoteState::CalledOff ? "called_off"
                                                                  : "open";
    line["voted"] = newest->voted.size();
    line["taking_part"] = newest->takingPart.size();
    const std::string stands =
        newest->state == SecondVoteState::Revealed ? std::string("revealed")
        : newest->state == SecondVoteState::CalledOff
            ? std::string("called off")
            : std::to_string(newest->voted.size()) + " of " + std::to_string(newest->takingPart.size()) + " have voted";
    const std::string text = "second vote, " + stands + ": " + placeText(line);
    print(watched->second, std::move(line), text);
    return {};
}

Status Watcher::tellContents(std::string_view kind)
{
    for (const auto& [id, watched] : m_rounds) {
        print(watched, {{"kind", kind}},
              kind == "everything" ? "much changed at once" : "people, rounds, issues or the taxonomy changed");
    }
    return {};
}

Result<Json> Watcher::itemJson(ItemId item)
{
    const std::array<ItemId, 1> items{item};
    ACCORD_TRY(const auto headings, headingsOf(m_project, items));
    Json object = Json::object();
    if (!headings.empty()) {
        object["issue"] = headings.front().url;
        object["occurrence"] = headings.front().occurrence;
    }
    return object;
}

void Watcher::print(const WatchedRound& round, Json change, const std::string& text)
{
    const std::string at = m_project.now();
    const auto object = [&] {
        Json line{{"at", at}, {"round", round.round().name}, {"kind", change["kind"]}};
        change.erase("kind");
        line.update(change);
        line["labels"] = round.labels();
        line["items"] = round.items();
        line["kappa"] = round.kappaJson();
        return line;
    };
    m_console.emitLine(object, at + "  " + round.round().name + "  " + text + "  |  " + round.kappaText());
    m_console.flush();
    ++m_printed;
}

} // namespace accord::cli
