// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement.h"
#include "app/cli/commands/commands.h"
#include "app/cli/console.h"
#include "app/cli/words.h"
#include "core/base/result.h"
#include "core/labelling/rescue.h"
#include "core/model/words.h"
#include "core/project/disk.h"
#include "core/project/feed.h"
#include "core/project/items.h"
#include "core/project/label_matrix.h"
#include "core/project/presence.h"
#include "core/project/project.h"
#include "core/project/ratings.h"
#include "core/reconcile/second_votes.h"
#include "core/study/progress.h"

#include <array>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <string>

namespace accord::cli {
namespace {

/// A round that is followed live: its labels and agreement at each level in memory; of a blind round only how much
/// there is.
class WatchedRound
{
public:
    static Result<WatchedRound> load(Project& project, const Round& round);

    [[nodiscard]] const Round& round() const { return m_round; }

    /// Of a blind round: how much there is now.
    Status countAgain(Project& project);

    /// Takes over one change at a time. False when the round must be loaded anew. Changes of a blind round say nothing.
    bool apply(const LabelChange& change);
    bool apply(const DecisionChange& change);

    /// How many labels there are, "cannot tell" included.
    [[nodiscard]] std::int64_t labels() const { return m_counts.labels; }
    [[nodiscard]] std::int64_t items() const { return m_counts.items; }

    /// {"type", "theme", "subtheme"}, null where undefined; null for a blind round.
    [[nodiscard]] Json kappaJson() const;
    /// "type 0.9634  theme 0.7621  sub-theme undefined"; for a blind round how many labels there are.
    [[nodiscard]] std::string kappaText() const;

private:
    WatchedRound(Round round, std::optional<LabelMatrix> labelMatrix, const RoundCounts& counts);
    bool applyChanges(const Changes& changes);

    Round m_round;
    std::optional<LabelMatrix> m_labelMatrix; ///< none while the round is blind
    std::optional<LiveLevels> m_levels;
    RoundCounts m_counts;
};

WatchedRound::WatchedRound(Round round, std::optional<LabelMatrix> labelMatrix, const RoundCounts& counts)
    : m_round(std::move(round))
    , m_labelMatrix(std::move(labelMatrix))
    , m_counts(counts)
{
    if (m_labelMatrix) {
        m_levels.emplace(*m_labelMatrix);
    }
}

Result<WatchedRound> WatchedRound::load(Project& project, const Round& round)
{
    // What is committed between the two is told by the feed; it says what holds, so that it may be told twice.
    std::optional<LabelMatrix> labelMatrix;
    if (!round.blind) {
        ACCORD_TRY(LabelMatrix loaded, LabelMatrix::load(project, round.id));
        labelMatrix.emplace(std::move(loaded));
    }
    ACCORD_TRY(RoundCounts counts, study::countsOf(project, round.id));
    if (labelMatrix) {
        counts.items = labelMatrix->rows();
        counts.labels = 0;
        for (int row = 0; row < labelMatrix->rows(); ++row) {
            for (int annotator = 0; annotator < static_cast<int>(labelMatrix->annotators().size()); ++annotator) {
                counts.labels += labelMatrix->cell(row, annotator).verdict == Verdict::None ? 0 : 1;
            }
        }
    }
    return WatchedRound(round, std::move(labelMatrix), counts);
}

Status WatchedRound::countAgain(Project& project)
{
    if (!m_labelMatrix) {
        ACCORD_TRY(m_counts, study::countsOf(project, m_round.id));
    }
    return {};
}

bool WatchedRound::apply(const LabelChange& change)
{
    Changes changes;
    changes.labels.push_back(change);
    return applyChanges(changes);
}

bool WatchedRound::apply(const DecisionChange& change)
{
    Changes changes;
    changes.decisions.push_back(change);
    return applyChanges(changes);
}

bool WatchedRound::applyChanges(const Changes& changes)
{
    if (!m_labelMatrix) {
        return true;
    }
    const auto updates = m_labelMatrix->apply(changes);
    if (!updates) {
        return false;
    }
    for (const LabelMatrix::CellUpdate& update : *updates) {
        m_counts.labels += update.after.verdict == Verdict::None ? 0 : 1;
        m_counts.labels -= update.before.verdict == Verdict::None ? 0 : 1;
    }
    if (m_levels && !m_levels->apply(*m_labelMatrix, *updates)) {
        m_levels.emplace(*m_labelMatrix);
    }
    return true;
}

Json WatchedRound::kappaJson() const
{
    if (!m_levels) {
        return nullptr;
    }
    Json kappa = Json::object();
    for (const Level level : kLevels) {
        const auto outcome = m_levels->at(level).value(agreement::kFleissKappa);
        kappa[std::string(levelKey(level))] = outcome.defined() ? Json(outcome->value) : Json(nullptr);
    }
    return kappa;
}

std::string WatchedRound::kappaText() const
{
    if (!m_levels) {
        return "blind, " + counted(labels(), "label") + " on " + counted(items(), "item");
    }
    std::string text;
    for (const Level level : kLevels) {
        text += (text.empty() ? "" : "  ") + std::string(levelText(level)) + " " +
                valueText(m_levels->at(level).value(agreement::kFleissKappa));
    }
    return text;
}

/// Follows a project and prints a line for each change, as it comes.
class Watcher
{
public:
    /// `round`: the only one to follow; without it all of them. Prints how each stands at the start.
    static Result<Watcher> start(Project& project, std::optional<RoundId> round, Console& console);

    /// Prints what was committed since the last look. Answers how many changes that were.
    Result<int> look();

    /// Prints who has the project open in a window, if others do than at the last look. For every second or so.
    Status lookWho(Presence::Moment now);

private:
    Watcher(Project& project, Feed feed, std::optional<RoundId> only, Console& console);

    [[nodiscard]] bool follows(RoundId round) const { return !m_only || *m_only == round; }
    Status loadRounds();
    Status reload(RoundId round);

    /// The round of the change, with the change in it; null when it is none of those that are followed.
    template <class Change>
    Result<const WatchedRound*> takenOver(const Change& change);

    Status tell(const LabelChange& change);
    Status tell(const DecisionChange& change);
    Status tell(const SecondVoteChange& change);
    Status tellContents(std::string_view kind);
    Result<Json> itemJson(ItemId item);
    void print(const WatchedRound& round, Json change, const std::string& text);

    Project& m_project;
    Feed m_feed;
    std::optional<RoundId> m_only;
    Console& m_console;
    std::map<RoundId, WatchedRound> m_rounds;
    Presence m_presence{Presence::Mode::Watching};
    Json m_here = Json::array(); ///< as it was printed last
    int m_printed = 0;
};

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
    const auto round = m_project.round(id);
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
    m_console.emitLine(
        [&] {
            return Json{{"at", at}, {"kind", "presence"}, {"here", m_here}};
        },
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
    const auto person = m_project.person(change.by);
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
    const auto person = m_project.person(change.by);
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

using Moment = std::chrono::steady_clock;

// A look costs microseconds while nothing happens, and a change must be seen within half a second.
constexpr std::chrono::milliseconds kBetweenLooks{50};
constexpr std::chrono::seconds kBetweenLooksAtPeople{1};

struct WatchOptions
{
    std::string project;
    std::string round;
    std::optional<double> seconds;
    std::optional<int> count;
};

// Sleeps until the next look is due; false when the watch is to end.
bool waitForNextLook(const std::stop_token& stop, Moment::time_point end)
{
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    never.wait_until(lock, stop, std::min(Moment::now() + kBetweenLooks, end), [] { return false; });
    return !stop.stop_requested() && Moment::now() < end;
}

// What others had saved in the file that was replaced may be in no other one.
Error keep(Project& project, const Error& why, Console& console)
{
    if (const auto rescued = labelling::rescue(project, {}); rescued.ok()) {
        console.note("accord-cli: What it held is kept as " + rescued->file.string() + "; merge it if you need it.");
    }
    return why;
}

Result<int> watch(const WatchOptions& options, Console& console)
{
    const std::stop_token stop = console.stop();
    ACCORD_TRY(Project project, Project::open(options.project));
    std::optional<RoundId> only;
    if (!options.round.empty()) {
        ACCORD_TRY(const Round round, project.roundNamed(options.round));
        only = round.id;
    }
    const auto end = options.seconds ? Moment::now() + std::chrono::duration_cast<Moment::duration>(
                                                           std::chrono::duration<double>(*options.seconds))
                                     : Moment::time_point::max();
    ACCORD_TRY(Watcher watcher, Watcher::start(project, only, console));
    WriteBack writeBack;
    int seen = 0;
    auto people = Moment::now();
    do {
        if (Moment::now() >= people) {
            // Best effort: others may keep us from tidying up after somebody, and will do it themselves.
            (void)watcher.lookWho(Moment::now());
            (void)writeBack.turn(project, Moment::now());
            people += kBetweenLooksAtPeople;
        }
        const Result<int> changes = watcher.look();
        if (!changes.ok()) {
            return isReplaced(changes.error()) ? keep(project, changes.error(), console) : changes.error();
        }
        seen += *changes;
    } while ((!options.count || seen < *options.count) && console.flush() && waitForNextLook(stop, end));
    return kDone;
}

} // namespace

void addWatch(CommandSet& commands)
{
    CLI::App& command = commands.add(
        "watch",
        "Print a line for each change with kappa per level, and who has the project open, until stopped with Ctrl+C",
        "accord-cli watch pilot.accord --round Pilot");
    const auto options = std::make_shared<WatchOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round, "Only this round; all of them if left out");
    command.add_option("--for", options->seconds, "Stop after so many seconds")
        ->type_name("SECONDS")
        ->check(CLI::PositiveNumber);
    command.add_option("--count", options->count, "Stop after so many changes")
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    commands.onChosen(command, options, watch);
}

} // namespace accord::cli
