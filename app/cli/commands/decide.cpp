// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/command.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/items.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/labelling/queue.h"
#include "core/messages/catalogue.h"
#include "core/model/words.h"
#include "core/project/items.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/figures.h"
#include "core/reconcile/meetings.h"
#include "core/reconcile/rule_effect.h"
#include "core/reconcile/rules.h"
#include "core/reconcile/second_votes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace accord::cli {
namespace {

/// What a rule's application needs from the command line.
struct RuleOptions
{
    std::string project;
    std::string round;
    std::string person; ///< who applies it
    std::string rule;
    bool preview = false;
    std::size_t sample = 0; ///< items to list for reading
    std::uint64_t seed = 1;
};

using reconcile::RuleEffect;
using reconcile::RulePreview;

/// What a rule says, and how many decisions of it were made; none in a preview.
struct Decisions
{
    std::string rule;
    std::string round;
    RulePreview preview;
    RuleEffect effect;
    std::vector<std::string> annotators; ///< names, in the effect's order
    std::vector<std::string> sample;     ///< "vllm-project/vllm/issues/7  B.2"
    Json apart = Json::array();          ///< issues whose occurrences it decides differently
    bool made = false;
    std::int64_t count = 0;

    [[nodiscard]] int unchanged() const
    {
        return preview.matching - preview.alreadyDecided - static_cast<int>(preview.decisions.size());
    }
};

constexpr std::array<std::string_view, 4> kSplits{"none", "type", "theme", "subtheme"};

Json splitJson(const RulePreview& preview)
{
    Json counts = Json::object();
    for (std::size_t i = 0; i < kSplits.size(); ++i) {
        counts[std::string(kSplits[i])] = preview.bySplit[i];
    }
    return counts;
}

// No coefficient from few items: how many are alike stands beside.
Json valueJson(const agreement::Outcome& outcome)
{
    return outcome && !reconcile::fewItems(outcome) ? Json(outcome->value) : Json(nullptr);
}

Json alikeJson(const agreement::Outcome& outcome)
{
    const auto few = reconcile::fewItems(outcome);
    return few ? Json(few->alike) : Json(nullptr);
}

Json effectJson(const Decisions& decisions)
{
    const RuleEffect& effect = decisions.effect;
    const auto shares = [](const reconcile::DecidedShares& side) {
        return Json{{"items_decided", side.items}, {"conflicts_decided", side.conflicts}, {"by_type", side.byType}};
    };
    using Kappa = std::decay_t<decltype(effect.annotators.front())>;
    const auto kappas =
        Table<Kappa>()
            .key("person",
                 [&](const Kappa& kappa) {
                     return decisions.annotators[static_cast<std::size_t>(&kappa - effect.annotators.data())];
                 })
            .key("items_before", [](const Kappa& kappa) { return kappa.before.use().pairable; })
            .key("items_after", [](const Kappa& kappa) { return kappa.after.use().pairable; })
            .key("before", [](const Kappa& kappa) { return valueJson(kappa.before); })
            .key("after", [](const Kappa& kappa) { return valueJson(kappa.after); })
            .key("alike_before", [](const Kappa& kappa) { return alikeJson(kappa.before); })
            .key("alike_after", [](const Kappa& kappa) { return alikeJson(kappa.after); });
    return {{"before", shares(effect.before)},
            {"after", shares(effect.after)},
            {"level", levelKey(effect.level)},
            {"kappa_with_decisions", kappas.json(effect.annotators)}};
}

Json decisionsJson(const Decisions& decisions)
{
    const RulePreview& preview = decisions.preview;
    return {{"round", decisions.round},
            {"rule", decisions.rule},
            {"preview", !decisions.made},
            {"items", preview.items},
            {"items_matching", preview.matching},
            {"unanimous_matching", preview.unanimous},
            {"conflicts", preview.conflictsOfRound},
            {"conflicts_matching", preview.conflicts},
            {"already_decided", preview.alreadyDecided},
            {"already_decided_same", preview.sameAsDecided},
            {"unchanged", decisions.unchanged()},
            {"to_decide", preview.decisions.size()},
            {"by_category", preview.byCategory},
            {"by_repository", preview.byRepository},
            {"by_split", splitJson(preview)},
            {"effect", effectJson(decisions)},
            {"sample", decisions.sample},
            {"decided_apart", decisions.apart},
            {"decided", decisions.count}};
}

/// A line of the preview: what, and how many.
struct PreviewCount
{
    std::string what;
    int items = 0;
};

template <class Row>
void addTableLines(Record& record, const std::string& title, const Table<Row>& table, const std::vector<Row>& rows)
{
    if (!rows.empty()) {
        record.line("  " + title);
        record.line(table.text(rows, 4));
    }
}

void addRuleCounts(Record& record, const std::string& title, const std::vector<PreviewCount>& counts)
{
    addTableLines(record, title,
                  Table<PreviewCount>()
                      .withoutHeadings()
                      .column("what", &PreviewCount::what)
                      .number("items", &PreviewCount::items),
                  counts);
}

void addCountsLines(Record& record, const RulePreview& preview, const Taxonomy& taxonomy)
{
    std::vector<PreviewCount> categories;
    const auto addCategory = [&](const std::string& code, const std::string& title) {
        if (const auto found = preview.byCategory.find(code); found != preview.byCategory.end()) {
            categories.push_back({title, found->second});
        }
    };
    for (const std::string& code : taxonomy.codes()) {
        addCategory(code, code);
    }
    addCategory("-", "not for this study");
    addRuleCounts(record, "by category:", categories);
    std::vector<PreviewCount> repositories;
    for (const auto& [name, count] : preview.byRepository) {
        repositories.push_back({name, count});
    }
    addRuleCounts(record, "by repository:", repositories);
    std::vector<PreviewCount> splits;
    constexpr std::array<std::string_view, 4> kTitles{"all alike", "labels differ across types", "across themes",
                                                      "across sub-themes"};
    for (std::size_t i = 0; i < kTitles.size(); ++i) {
        if (preview.bySplit[i] > 0) {
            splits.push_back({std::string(kTitles[i]), preview.bySplit[i]});
        }
    }
    addRuleCounts(record, "by level of the split:", splits);
}

std::string figure(const agreement::Outcome& outcome)
{
    if (const auto few = reconcile::fewItems(outcome)) {
        return grouped(few->alike) + " of " + grouped(few->items);
    }
    return outcome ? fourDigits(outcome->value) : std::string("-");
}

/// The same before and after the decisions.
struct BeforeAfter
{
    std::string what;
    std::string before;
    std::string after;
};

void addEffectLines(Record& record, const Decisions& decisions)
{
    const RuleEffect& effect = decisions.effect;
    const auto share = [](int part, int whole) {
        return whole == 0 ? std::string("-") : percent(static_cast<double>(part) / whole);
    };
    std::vector<BeforeAfter> shares{{"items decided", share(effect.before.items, effect.itemsOfRound),
                                     share(effect.after.items, effect.itemsOfRound)},
                                    {"conflicts decided", share(effect.before.conflicts, effect.conflictsOfRound),
                                     share(effect.after.conflicts, effect.conflictsOfRound)}};
    for (const auto& [type, after] : effect.after.byType) {
        const auto before = effect.before.byType.find(type);
        const std::string as = type == "-" ? "not for this study" : type == "none" ? "none of these" : type;
        shares.push_back({"decided as " + as,
                          before == effect.before.byType.end() ? "-" : share(before->second, effect.before.items),
                          share(after, effect.after.items)});
    }
    const auto table = Table<BeforeAfter>()
                           .shown("", &BeforeAfter::what)
                           .shown("before", &BeforeAfter::before, 'r')
                           .shown("after", &BeforeAfter::after, 'r');
    addTableLines(record, "share:", table, shares);
    std::vector<BeforeAfter> kappas;
    for (std::size_t i = 0; i < effect.annotators.size(); ++i) {
        kappas.push_back(
            {decisions.annotators[i], figure(effect.annotators[i].before), figure(effect.annotators[i].after)});
    }
    addTableLines(record,
                  "kappa of each annotator with the decisions, " + std::string(levelText(effect.level)) +
                      " level (no agreement between independent raters):",
                  Table<BeforeAfter>(table).withoutHeadings(), kappas);
}

void addSampleLines(Record& record, const Decisions& decisions)
{
    if (!decisions.sample.empty()) {
        record.line("  to read:");
        for (const std::string& line : decisions.sample) {
            record.line("    " + line);
        }
    }
}

void addApartLines(Record& record, const Decisions& decisions)
{
    if (decisions.apart.empty()) {
        return;
    }
    record.line("  decides " + counted(static_cast<std::int64_t>(decisions.apart.size()), "issue") +
                " that the round shows more than once differently from one time to the other:");
    for (const Json& issue : decisions.apart) {
        std::string codes;
        for (const Json& item : issue["items"]) {
            codes += (codes.empty() ? "" : ", ") + item["category"].get<std::string>();
        }
        record.line("    " + issue["issue"].get<std::string>() + "  " + codes);
    }
}

void addDecisionsLines(Record& record, const Decisions& decisions, const Taxonomy& taxonomy)
{
    const RulePreview& preview = decisions.preview;
    record.line("Rule \"" + decisions.rule + "\" in round \"" + decisions.round + "\"");
    record.line("  decides " + grouped(preview.conflicts) + " of " + counted(preview.conflictsOfRound, "conflict") +
                ", " + grouped(preview.matching) + " of " + counted(preview.items, "item"));
    if (preview.alreadyDecided > 0) {
        record.line("  decided already by a person or a file, and left alone: " + grouped(preview.alreadyDecided) +
                    "; the rule says the same for " + grouped(preview.sameAsDecided) + " of " +
                    grouped(preview.alreadyDecided));
    }
    if (decisions.unchanged() > 0) {
        record.line("  decided so by a rule before: " + grouped(decisions.unchanged()));
    }
    addApartLines(record, decisions);
    if (!preview.decisions.empty()) {
        addCountsLines(record, preview, taxonomy);
        addEffectLines(record, decisions);
        addSampleLines(record, decisions);
    }
    record.line(decisions.made
                    ? "Made " + counted(decisions.count, "decision") + "."
                    : "Would make " + counted(static_cast<std::int64_t>(preview.decisions.size()), "decision") +
                          "; nothing was changed.");
}

// Where to read each of the sample, and what it would become.
Result<std::vector<std::string>> sampleLines(Project& project, const LabelMatrix& labelMatrix,
                                             const RulePreview& preview, const RuleOptions& options)
{
    const auto drawn = reconcile::sample(labelMatrix, preview, options.sample, options.seed);
    std::vector<ItemId> items;
    items.reserve(drawn.size());
    for (const reconcile::Decided& decided : drawn) {
        items.push_back(decided.item);
    }
    ACCORD_TRY(const auto headings, headingsOf(project, items));
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < std::min(headings.size(), drawn.size()); ++i) {
        const Category* category = labelMatrix.taxonomy().find(drawn[i].content.category);
        lines.push_back(headings[i].url + "  " + (category == nullptr ? std::string("-") : category->code));
    }
    return lines;
}

// What the issues are that are shown more than once, and what they are decided as then.
Result<Json> apartJson(Project& project, const LabelMatrix& labelMatrix, const RulePreview& preview)
{
    Json issues = Json::array();
    for (const reconcile::DecidedApart& apart : preview.apart) {
        std::vector<ItemId> items;
        for (const reconcile::Decided& decided : apart.items) {
            items.push_back(decided.item);
        }
        ACCORD_TRY(const auto headings, headingsOf(project, items));
        Json object{{"issue", headings.empty() ? std::string() : headings.front().url}, {"items", Json::array()}};
        for (std::size_t i = 0; i < std::min(headings.size(), items.size()); ++i) {
            const Category* category = labelMatrix.taxonomy().find(apart.items[i].content.category);
            object["items"].push_back({{"occurrence", headings[i].occurrence},
                                       {"category", category == nullptr ? std::string("-") : category->code}});
        }
        issues.push_back(std::move(object));
    }
    return issues;
}

// Known while the command line is read, so that a misspelt rule is a mistake in the command and not in the project.
CLI::Validator isRule()
{
    return {[](std::string& value) {
                const auto rule = reconcile::Rule::parse(value);
                return rule.ok() ? std::string() : messages::sentence(rule.error());
            },
            ""};
}

/// Adds --rule, --preview, --sample and --seed; answers --rule. The other options are the command's own.
CLI::Option* addRuleOptions(CLI::App& command, RuleOptions& options)
{
    CLI::Option* rule =
        command
            .add_option("--rule", options.rule,
                        "unanimous: everybody alike; majority: more than half; plurality: more than any other choice, "
                        "no tie; at-least=K: K alike and no other choice as often; same-theme: the theme, where only "
                        "sub-themes differ; person=NAME: what this person chose; category=CODE: this one, - for not "
                        "for this study. With \" where \" and a filter as for \"reconcile agenda\" it decides only "
                        "what that lets through")
            ->type_name("RULE")
            ->check(isRule());
    command.add_flag("--preview", options.preview, "Say what the rule would decide and change nothing")->needs(rule);
    command.add_option("--sample", options.sample, "List N of the items, drawn by chance, to read them first")
        ->type_name("N")
        ->needs(rule);
    command.add_option("--seed", options.seed, "What the drawing starts from")
        ->type_name("N")
        ->needs(rule)
        ->capture_default_str();
    return rule;
}

/// Says what the rule decides and what that changes, and does it unless only a preview is wanted.
Result<int> decideByRule(const RuleOptions& options, Console& console)
{
    ACCORD_TRY(const reconcile::Rule named, reconcile::Rule::parse(options.rule));
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_CHECK(project.requireOpen(round.id));
    ACCORD_TRY(const PersonId by, options.preview ? whoLooks(project, options.person) : whoIs(project, options.person));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, round.id));
    ACCORD_TRY(const reconcile::Rule rule, reconcile::resolved(named, {labelMatrix, project.people()}));
    Decisions decisions;
    decisions.rule = rule.name();
    decisions.round = round.name;
    decisions.preview = reconcile::preview(labelMatrix, rule);
    decisions.effect = reconcile::effect(labelMatrix, decisions.preview);
    decisions.annotators = project.namesOf(labelMatrix.annotators());
    ACCORD_TRY(decisions.sample, sampleLines(project, labelMatrix, decisions.preview, options));
    ACCORD_TRY(decisions.apart, apartJson(project, labelMatrix, decisions.preview));
    decisions.made = !options.preview;
    if (decisions.made) {
        backUpBefore(project, backups::Occasion::BeforeBulk, console);
        ACCORD_TRY(decisions.count, reconcile::applyForGood(project, round.id, by, decisions.preview));
    }
    Record record;
    record.fields([&] { return decisionsJson(decisions); });
    addDecisionsLines(record, decisions, *project.taxonomy());
    if (decisions.made) {
        sayNext(project, options.project, record);
    }
    return console.emit(record);
}

/// What a decision of people on one issue needs from the command line. Its project, round and person are those of the
/// command that it belongs to.
struct DecisionOptions
{
    WhichOptions which;
    std::string person;
    SaidOptions said;
    bool defer = false;
    bool openAgain = false;
    std::string method;
    std::string reason;
    std::string cause;
    bool codebookChange = false;
    std::vector<std::string> with;
};

// The words of the command line are those of files, with hyphens too.
Method methodFor(const std::string& word)
{
    return methodNamed(text::replacedAll(word, "-", "_")).value_or(Method::None);
}

// The last one that was revealed on the issue; none where there is none.
Result<Uuid> lastRevealed(Which& where, ItemId item)
{
    ACCORD_TRY(const auto all, reconcile::secondVotes(where.project, where.round.id, item));
    Uuid last;
    for (const SecondVote& vote : all) {
        last = vote.state == SecondVoteState::Revealed ? vote.id : last;
    }
    return last;
}

// Who took part, if nobody says so: what the method says of it, and otherwise nobody.
Result<std::vector<PersonId>> tookPart(Which& where, const DecisionOptions& options, const DecisionContent& content,
                                       const std::optional<Meeting>& meeting, PersonId by)
{
    if (!options.with.empty()) {
        return peopleNamed(where.project, options.with);
    }
    if (content.method == Method::SecondVote) {
        ACCORD_TRY(const auto all, reconcile::secondVotes(where.project, where.round.id, where.items.front()));
        for (const SecondVote& vote : all) {
            if (vote.id == content.secondVote) {
                return vote.voted;
            }
        }
    }
    if (content.method == Method::Consensus && meeting) {
        return meeting->content.takingPart;
    }
    return content.method == Method::Lead ? std::vector<PersonId>{by} : std::vector<PersonId>{};
}

Result<DecisionContent> contentFor(Which& where, const DecisionOptions& options, PersonId by)
{
    DecisionContent content;
    ACCORD_TRY(const auto meeting, reconcile::runningMeeting(where.project, where.round.id));
    content.meeting = meeting ? meeting->id : Uuid{};
    if (options.openAgain) {
        return content;
    }
    content.state = options.defer ? DecisionState::Deferred : DecisionState::Decided;
    content.reason = options.reason;
    content.cause = causeNamed(text::replacedAll(options.cause, "-", "_")).value_or(Cause::None);
    content.codebookChange = options.codebookChange;
    if (options.defer) {
        return content;
    }
    ACCORD_TRY(const Said what, said(where.project, options.said));
    content.verdict = what.verdict;
    content.category = what.category;
    content.exclusion = what.exclusion;
    content.method = methodFor(options.method);
    if (content.method == Method::SecondVote || content.method == Method::Consensus) {
        ACCORD_TRY(content.secondVote, lastRevealed(where, where.items.front()));
    }
    ACCORD_TRY(content.takingPart, tookPart(where, options, content, meeting, by));
    return content;
}

/// Adds --item and what belongs to it; answers --item. --round, --as and PROJECT are the command's own.
CLI::Option* addDecisionOptions(CLI::App& command, DecisionOptions& options)
{
    CLI::Option* item = addItemOption(command, options.which.link, "The link of the issue to decide by hand");
    command
        .add_option("--occurrence", options.which.occurrence, "Which one, where the round has the issue more than once")
        ->type_name("N")
        ->check(CLI::PositiveNumber)
        ->needs(item);
    CLI::Option_group& what = addSaid(command, options.said);
    what.add_flag("--defer", options.defer, "Put the issue off for later");
    what.add_flag("--open-again", options.openAgain, "Take the decision back: the issue waits again");
    what.require_option(0, 1);
    for (CLI::Option* option : what.get_options()) {
        option->needs(item);
    }
    command
        .add_option("--method", options.method,
                    "How you came to it: consensus (talked over), majority (of the first labels), second_vote (as the "
                    "one that was revealed leads to) or lead (one decides for all); otherwise it is not said")
        ->type_name("WORD")
        ->check(CLI::IsMember({"consensus", "majority", "second_vote", "second-vote", "lead"}))
        ->needs(item);
    command
        .add_option("--reason", options.reason, "Why; needed where it goes against the majority of the first labels")
        ->type_name("TEXT")
        ->check(utf8())
        ->needs(item);
    command.add_option("--cause", options.cause, "What people disagreed for")
        ->type_name("WORD")
        ->check(CLI::IsMember({"ambiguous_issue", "codebook_gap", "slip", "two_topics", "needs_expert"}))
        ->needs(item);
    command.add_flag("--codebook-change", options.codebookChange, "The codebook needs a change")->needs(item);
    command
        .add_option("--with", options.with,
                    "Who took part; if left out, with second_vote those who voted, with consensus the people of the "
                    "meeting, with lead who decides, and otherwise it is not said")
        ->type_name("PERSON,...")
        ->delimiter(',')
        ->needs(item);
    return item;
}

/// Decides, puts off or opens again, and says what holds now.
Result<int> decideOne(const DecisionOptions& options, Console& console)
{
    const SaidOptions& what = options.said;
    const bool settles = !what.category.empty() || !what.exclusion.empty() || what.noneOfThese;
    if (!settles && !options.defer && !options.openAgain) {
        return Error{Errc::Invalid, Reason::SayWhatItIs};
    }
    ACCORD_TRY(Which where, which(options.which, Settled::Included));
    ACCORD_TRY(const Person by, actingPerson(where.project, options.person));
    ACCORD_TRY(const DecisionContent content, contentFor(where, options, by.id));
    const ItemId item = where.items.front();
    if (options.openAgain) {
        ACCORD_TRY(const DecisionContent now, reconcile::currentDecision(where.project, where.round.id, item));
        if (now.state == DecisionState::Open) {
            return Error{Errc::Invalid, Reason::NothingToOpenAgain};
        }
    }
    ACCORD_CHECK(reconcile::decide(where.project, where.round.id, by.id, {{item, content}}));
    ACCORD_TRY(const std::vector<Decision> history, reconcile::decisionHistory(where.project, item));
    ACCORD_TRY(const Heading heading, headingOf(where.project, item));
    Record record;
    record.field("issue", heading.url).field("occurrence", heading.occurrence).field("round", where.round.name);
    const Record decision = decisionRecord(where.project, history.back());
    record.fields(decision.json()).line(headingText(heading)).lines(decision.shown());
    return console.emit(record);
}

void addCommonOptions(CLI::App& command, RuleOptions& options)
{
    addProjectArgument(command, options.project);
    addRoundOption(command, options.round);
    addActingOption(command, options.person);
}

/// By hand or by a rule: which one, the command line says.
struct EitherOptions
{
    RuleOptions byRule;
    DecisionOptions byHand;
};

Result<int> decideEither(const EitherOptions& options, Console& console)
{
    if (!options.byRule.rule.empty()) {
        return decideByRule(options.byRule, console);
    }
    DecisionOptions byHand = options.byHand;
    if (byHand.which.link.empty()) {
        return Error{Errc::Invalid, Reason::SayWhichIssue};
    }
    byHand.which.project = options.byRule.project;
    byHand.which.round = options.byRule.round;
    byHand.person = options.byRule.person;
    return decideOne(byHand, console);
}

} // namespace

void addDecide(CommandSet& commands)
{
    CLI::App& command = commands.add("decide", "Decide by a rule what its answer is clear for",
                                     "accord-cli decide pilot.accord --round Pilot --rule majority --preview");
    const auto options = std::make_shared<RuleOptions>();
    addCommonOptions(command, *options);
    addRuleOptions(command, *options)->required();
    commands.onChosen(command, options, decideByRule);
}

void addReconcileDecide(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(
        group, "decide", "Decide an issue by hand, or by a rule what its answer is clear for",
        "accord-cli reconcile decide pilot.accord --as \"Mira Okafor\" --category C.9 --method consensus \\\n"
        "    --item https://github.com/lumen-ml/lumen/issues/2187 --reason \"it leaks\" --with \"Wei Zhang,Jonas "
        "Lind\"\n"
        "  accord-cli reconcile decide pilot.accord --round Pilot --rule same-theme --preview --sample 10\n"
        "  accord-cli reconcile decide pilot.accord --rule \"majority where block=B.1,B.2\" --preview");
    const auto options = std::make_shared<EitherOptions>();
    addCommonOptions(command, options->byRule);
    CLI::Option* rule = addRuleOptions(command, options->byRule);
    CLI::Option* item = addDecisionOptions(command, options->byHand);
    rule->excludes(item);
    commands.onChosen(command, options, decideEither);
}

} // namespace accord::cli
