// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/sample.h"

#include "app/cli/commands/command.h"
#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/agreement/sample_size.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/study/sampling/size.h"
#include "core/study/sampling/top_up.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace accord::cli {
namespace {

constexpr const char* kNoValue = "none"; // how an empty value is typed

Result<study::Quota> quotaFrom(const std::string& text)
{
    const auto equals = text.rfind('=');
    const std::string number = equals == std::string::npos ? std::string() : text.substr(equals + 1);
    if (number.empty() || number.size() > 12 || number.find_first_not_of("0123456789") != std::string::npos) {
        return Error{Errc::Invalid, Reason::QuotaUnsound, {text}};
    }
    study::Quota quota;
    for (const std::string_view value : text::split(std::string_view(text).substr(0, equals), ',')) {
        const std::string_view trimmed = text::trimmed(value);
        quota.values.emplace_back(trimmed == kNoValue ? std::string_view() : trimmed);
    }
    quota.items = std::stoll(number);
    return quota;
}

} // namespace

void addStrataOptions(CLI::App& command, StrataOptions& options)
{
    command
        .add_option("--strata", options.by,
                    "Divide by each combination of these: repository or group, kind, year, state, keyword, category")
        ->delimiter(',')
        ->type_name("BY,BY");
    command.add_option("--keywords", options.keywords, "For strata by keyword: the first of these that the text has")
        ->delimiter(',')
        ->type_name("WORD,WORD")
        ->check(utf8());
    command
        .add_option("--category-round", options.categoryRound,
                    "For strata by category: the earlier round whose decisions count")
        ->type_name("ROUND");
    addLevelOption(command, options.categoryLevel, "and down to which level (type)", "--category-level");
}

void addSampleOptions(CLI::App& command, SampleOptions& options)
{
    const auto list = [&command](const std::string& name, std::vector<std::string>& values, const std::string& help,
                                 const std::string& type) {
        command.add_option(name, values, help)->delimiter(',')->type_name(type)->check(utf8());
    };
    list("--repository", options.repositories, "Only issues of these, in full or by their last part", "NAME,NAME");
    command.add_option("--from", options.from, "Only issues created then or later: 2024, 2024-03 or 2024-03-15")
        ->type_name("DATE");
    command.add_option("--to", options.to, "Only issues created then or before, that year, month or day included")
        ->type_name("DATE");
    list("--state", options.states, "Only issues in one of these states", "open,closed");
    list("--having", options.having, "Only issues whose text has one of these words or phrases", "WORD,WORD");
    command.add_flag("--with-text", options.withText, "Leave out issues that are known by their link only");
    command.add_flag("--only-new", options.onlyNew, "Leave out issues that any round has had");
    list("--not-in", options.notIn, "Leave out issues that these rounds have had", "ROUND,ROUND");
    list("--in", options.inRounds, "Only issues that one of these rounds has", "ROUND,ROUND");
    addStrataOptions(command, options.strata);
    command.add_option("--size", options.size, "How many different issues to draw")
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    command.add_flag("--equal", options.equal, "The same number from each stratum; in proportion if left out");
    command
        .add_option("--quota", options.quotas,
                    "Own number of one stratum, once for each: its values in the order of --strata (\"none\" for none)")
        ->type_name("VALUE,VALUE=N")
        ->check(utf8());
    command.add_option("--seed", options.seed, "The same seed draws the same issues everywhere (1)")->type_name("N");
    command.add_option("--repeats", options.repeats, "Share of the issues that come a second time, such as 0.05")
        ->check(CLI::Range(0.0, 1.0));
}

Result<study::StrataChoice> strataOf(const Project& project, const StrataOptions& options)
{
    study::StrataChoice strata;
    for (const std::string& word : options.by) {
        ACCORD_TRY(const study::StratumBy by, study::stratumFromWord(word));
        strata.by.push_back(by);
    }
    strata.keywords = options.keywords;
    if (!options.categoryRound.empty()) {
        ACCORD_TRY(const Round round, project.roundNamed(options.categoryRound));
        strata.categoryRound = round.id;
    }
    const auto level = std::ranges::find(kLevels, options.categoryLevel, levelKey);
    strata.categoryLevel = level == kLevels.end() ? Level::Type : *level;
    return strata;
}

Result<study::SampleRequest> requestOf(const Project& project, const SampleOptions& options)
{
    study::SampleRequest request;
    request.frame.repositories = options.repositories;
    request.frame.from = options.from;
    request.frame.to = options.to;
    request.frame.states = options.states;
    request.frame.keywords = options.having;
    request.frame.onlyWithText = options.withText;
    request.frame.notInAnyRound = options.onlyNew;
    for (const std::string& name : options.notIn) {
        ACCORD_TRY(const Round round, project.roundNamed(name));
        request.frame.notInRounds.push_back(round.id);
    }
    for (const std::string& name : options.inRounds) {
        ACCORD_TRY(const Round round, project.roundNamed(name));
        request.frame.inRounds.push_back(round.id);
    }
    ACCORD_TRY(request.strata, strataOf(project, options.strata));
    request.allocation = !options.quotas.empty() ? study::Allocation::Quotas
                         : options.equal         ? study::Allocation::Equal
                                                 : study::Allocation::Proportional;
    for (const std::string& text : options.quotas) {
        ACCORD_TRY(study::Quota quota, quotaFrom(text));
        request.quotas.push_back(std::move(quota));
    }
    request.size = options.size;
    request.seed = options.seed;
    request.repeats = options.repeats;
    return request;
}

namespace {

double shareOf(std::int64_t part, std::int64_t whole)
{
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

void addPartsLines(Record& record, const std::string& head, const std::vector<study::SampledPart>& parts,
                   std::int64_t frame, std::int64_t sample)
{
    record.line(partTable(head, frame, sample).text(parts, 2));
}

std::string allocationWord(study::Allocation allocation)
{
    return allocation == study::Allocation::Quotas  ? "quotas"
           : allocation == study::Allocation::Equal ? "equal"
                                                    : "proportional";
}

void add(std::vector<std::string>& parts, const std::string& what, const std::vector<std::string>& values)
{
    if (!values.empty()) {
        parts.push_back(what + text::join(values, ", "));
    }
}

std::string filterText(const Project& project, const study::FrameFilter& filter)
{
    std::vector<std::string> parts;
    add(parts, "repository ", filter.repositories);
    add(parts, "state ", filter.states);
    add(parts, "with ", filter.keywords);
    if (!filter.from.empty()) {
        parts.push_back("from " + filter.from);
    }
    if (!filter.to.empty()) {
        parts.push_back("to " + filter.to);
    }
    if (filter.onlyWithText) {
        parts.emplace_back("with text");
    }
    if (filter.notInAnyRound) {
        parts.emplace_back("not in any other round");
    }
    const auto names = [&project](const std::vector<RoundId>& rounds) {
        std::vector<std::string> all;
        for (const RoundId id : rounds) {
            const auto round = project.round(id);
            all.push_back(round == nullptr ? std::string() : round->name);
        }
        return all;
    };
    add(parts, "not in ", names(filter.notInRounds));
    add(parts, "in ", names(filter.inRounds));
    return parts.empty() ? "all issues" : text::join(parts, "; ");
}

} // namespace

std::string stratumText(const std::vector<std::string>& values)
{
    if (values.empty()) {
        return "all";
    }
    std::vector<std::string> shown;
    for (const std::string& value : values) {
        shown.push_back(value.empty() ? "none" : value == "-" ? "not for this study" : value);
    }
    return text::join(shown, ", ");
}

std::string strataHead(const study::StrataChoice& strata)
{
    std::vector<std::string> words;
    for (const study::StratumBy by : strata.by) {
        words.push_back(study::stratumWord(by));
    }
    return words.empty() ? "stratum" : text::join(words, ", ");
}

Table<study::SampledPart> partTable(const std::string& head, std::int64_t frame, std::int64_t sample)
{
    using study::SampledPart;
    return Table<SampledPart>()
        .column("values", head, &SampledPart::values, [](const SampledPart& part) { return stratumText(part.values); })
        .number("frame", "frame", &SampledPart::frame)
        .shown(
            "", [frame](const SampledPart& part) { return percent(shareOf(part.frame, frame)); }, 'r')
        .number("sample", "sample", &SampledPart::sample)
        .shown(
            "", [sample](const SampledPart& part) { return percent(shareOf(part.sample, sample)); }, 'r');
}

Json sampleJson(const study::Sample& sample)
{
    const auto table = partTable({}, sample.frame, sample.issues);
    Json compositions = Json::object();
    for (const study::Composition& composition : sample.compositions) {
        compositions[study::stratumWord(composition.by)] = table.json(composition.parts);
    }
    return {{"seed", sample.request.seed},
            {"frame", sample.frame},
            {"issues", sample.issues},
            {"repeats", sample.repeats},
            {"items", sample.items.size()},
            {"strata", table.json(sample.strata)},
            {"composition", std::move(compositions)}};
}

void addSampleLines(Record& record, const study::Sample& sample)
{
    record.line(counted(sample.issues, "issue") + " of " + grouped(sample.frame) +
                (sample.repeats > 0 ? ", " + grouped(sample.repeats) + " of them twice" : std::string()) + "; seed " +
                std::to_string(sample.request.seed));
    record.line();
    if (!sample.request.strata.by.empty()) {
        addPartsLines(record, strataHead(sample.request.strata), sample.strata, sample.frame, sample.issues);
    }
    for (const study::Composition& composition : sample.compositions) {
        const bool shown = sample.request.strata.by == std::vector{composition.by};
        const bool nothing = composition.parts.size() == 1 && composition.parts.front().values.front().empty();
        if (!shown && !nothing) {
            record.line();
            addPartsLines(record, study::stratumWord(composition.by), composition.parts, sample.frame, sample.issues);
        }
    }
}

void addSampleRecord(Record& answer, const Project& project, const study::SampleRecord& record)
{
    const std::string filter = filterText(project, record.request.frame);
    const std::string allocation = allocationWord(record.request.allocation);
    answer.fields({{"by", record.by},
                   {"at", record.at},
                   {"filter", filter},
                   {"allocation", allocation},
                   {"seed", record.request.seed},
                   {"repeats_share", record.request.repeats},
                   {"frame", record.frame},
                   {"issues", record.issues},
                   {"repeats", record.repeats},
                   {"added", record.added}});
    TextTable head("ll", 2);
    head.row({"drawn", (record.by.empty() ? std::string() : "by " + record.by + " ") + "at " + record.at});
    head.row({"frame", grouped(record.frame) + ": " + filter});
    head.row({"sample", counted(record.issues, "issue") + ", " + allocation});
    head.row({"repeats", grouped(record.repeats)});
    head.row({"added later", grouped(record.added)});
    head.row({"seed", std::to_string(record.request.seed)});
    answer.line(head.text()).line();
    answer.table("strata", partTable(strataHead(record.request.strata), record.frame, record.issues), record.strata, 2);
}

namespace {

struct SizeOptions
{
    study::ProportionAim aim;
    std::optional<std::int64_t> population;
    std::string project;
    SampleOptions frame;
    std::optional<double> kappa;
    double halfWidth = 0.05;
    std::vector<double> shares;
    int categories = 2;
    int annotators = 3;
};

Result<int> forKappa(const SizeOptions& options, Console& console)
{
    agreement::Expectation expectation;
    expectation.kappa = *options.kappa;
    expectation.raters = options.annotators;
    expectation.shares = options.shares;
    if (expectation.shares.empty()) {
        expectation.shares.assign(static_cast<std::size_t>(options.categories), 1.0);
    }
    ACCORD_TRY(const agreement::Count items,
               agreement::itemsFor(expectation, options.halfWidth, options.aim.confidence));
    const std::string sentence =
        study::kappaSentence(*options.kappa, options.halfWidth, options.aim.confidence, options.annotators, items);
    Record record;
    record.fields({{"kappa", *options.kappa},
                   {"half_width", options.halfWidth},
                   {"confidence", options.aim.confidence},
                   {"annotators", options.annotators},
                   {"items", items},
                   {"sentence", sentence}});
    return console.emit(record.line(sentence));
}

Json aimJson(const study::ProportionAim& aim)
{
    return {{"confidence", aim.confidence}, {"margin", aim.margin}, {"expected", aim.expected}};
}

/// How many of a stratum's issues are needed.
struct StratumSize
{
    std::vector<std::string> values;
    std::int64_t frame;
    std::int64_t sample;
};

Result<int> forStrata(const SizeOptions& options, const study::SamplingFrame& frame, Console& console)
{
    std::vector<std::int64_t> items;
    for (const study::Stratum& stratum : frame.strata) {
        items.push_back(stratum.items);
    }
    ACCORD_TRY(const std::vector<std::int64_t> sizes, study::sampleSizes(options.aim, items));
    std::vector<StratumSize> rows;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        rows.push_back({frame.strata[i].values, items[i], sizes[i]});
    }
    const auto stratum = [](const StratumSize& row) { return stratumText(row.values); };
    const auto table = Table<StratumSize>()
                           .column("values", "stratum", &StratumSize::values, stratum)
                           .number("frame", "frame", &StratumSize::frame)
                           .number("sample", "sample", &StratumSize::sample);
    const std::string sentence = study::sizesSentence(options.aim, sizes);
    Record record;
    record.fields(aimJson(options.aim)).table("strata", table, std::move(rows), 2);
    record.field("items", std::accumulate(sizes.begin(), sizes.end(), std::int64_t{0})).field("sentence", sentence);
    record.line().line(sentence);
    return console.emit(record);
}

Result<int> forProportion(const SizeOptions& options, study::ProportionAim aim, Console& console)
{
    ACCORD_TRY(const std::int64_t items, study::sampleSize(aim));
    const std::string sentence = study::sizeSentence(aim, items);
    Record record;
    record.fields(aimJson(options.aim)).field("population", orNull(aim.population));
    record.field("items", items).field("sentence", sentence).line(sentence);
    return console.emit(record);
}

Result<int> size(const SizeOptions& options, Console& console)
{
    if (options.kappa) {
        return forKappa(options, console);
    }
    study::ProportionAim aim = options.aim;
    aim.population = options.population;
    if (options.project.empty()) {
        return forProportion(options, aim, console);
    }
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const study::SampleRequest request, requestOf(project, options.frame));
    ACCORD_TRY(const study::SamplingFrame frame,
               study::readFrame(project, request.frame, request.strata, console.progress(), console.stop()));
    if (!request.strata.by.empty()) {
        return forStrata(options, frame, console);
    }
    aim.population = static_cast<std::int64_t>(frame.items.size());
    return forProportion(options, aim, console);
}

/// `sample size`: for a proportion, for one in each stratum, or for kappa.
void addSampleSize(CommandSet& commands, CLI::App& sample)
{
    CLI::App& command = commands.tabular(commands.addTo(
        sample, "size", "How many items are needed, with the sentence for the paper",
        "accord-cli sample size --margin 0.05 --population 38742\n  accord-cli sample size study.accord --strata "
        "repository\n  accord-cli sample size --kappa 0.7 --half-width 0.05 --shares 0.5,0.3,0.2 --annotators 3"));
    const auto options = std::make_shared<SizeOptions>();
    command.add_option("PROJECT", options->project, "Count in this project instead of saying --population")
        ->type_name("");
    command.add_option("--confidence", options->aim.confidence, "Of the interval (0.95)")
        ->check(CLI::Range(0.5, 0.9999));
    command.add_option("--margin", options->aim.margin, "How far a proportion may be off to each side (0.05)");
    command.add_option("--expected", options->aim.expected, "The proportion that is expected; 0.5 asks for most");
    command.add_option("--population", options->population, "How many there are; without it, very many")
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    addSampleOptions(command, options->frame);
    auto* kappa = command.add_option("--kappa", options->kappa, "Instead: for an interval of this Fleiss' kappa");
    command.add_option("--half-width", options->halfWidth, "How far that interval may reach to each side (0.05)")
        ->needs(kappa);
    auto* shares = command.add_option("--shares", options->shares, "How often each category is expected");
    shares->delimiter(',')->type_name("A,B,C")->needs(kappa);
    command.add_option("--categories", options->categories, "Instead of shares: so many categories, all alike (2)")
        ->check(CLI::Range(2, 1000))
        ->needs(kappa)
        ->excludes(shares);
    command.add_option("--annotators", options->annotators, "How many people label each item (3)")
        ->check(CLI::Range(2, 1000))
        ->needs(kappa);
    commands.onChosen(command, options, size);
}

struct DrawOptions
{
    std::string project;
    SampleOptions sample;
    bool list = false;
};

struct ShowOptions
{
    std::string project;
    std::string round;
};

struct TopUpOptions
{
    std::string project;
    std::string round;
    std::string person;
    std::string category;
    std::int64_t until = 0;
    bool preview = false;
};

Result<int> draw(const DrawOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const study::SampleRequest request, requestOf(project, options.sample));
    ACCORD_TRY(const study::Sample sample, study::drawSample(project, request, console.progress(), console.stop()));
    std::vector<std::string> links;
    if (options.list) {
        ACCORD_TRY(links, study::linksOf(project, sample.items));
    }
    Record record;
    record.fields(sampleJson(sample));
    if (options.list) {
        record.field("links", links).lines(links);
        record.sheet(Table<std::string>().column("issue", "issue", [](const std::string& link) { return link; }),
                     links);
    } else {
        addSampleLines(record, sample);
        record.sheet(partTable(strataHead(sample.request.strata), sample.frame, sample.issues), sample.strata);
    }
    return console.emit(record);
}

Result<int> show(const ShowOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const study::SampleRecord record, study::sampleOf(project, round.id));
    Record answer;
    answer.field("round", round.name).line("Round \"" + round.name + "\"");
    addSampleRecord(answer, project, record);
    return console.emit(answer);
}

void addTopUpLines(Record& record, const study::TopUp& plan, const Category& category, bool preview)
{
    const study::Yield& yield = plan.yield;
    record.line("Items of " + category.code + ": " + grouped(yield.found) + " of " + grouped(plan.target) + " (" +
                counted(yield.decisions, "decision") + ", " + grouped(yield.found - yield.decisions) +
                " by their labels); " + grouped(yield.judged) + " judged, " + grouped(yield.waiting) + " wait.");
    if (yield.found >= plan.target) {
        record.line("The quota is met.");
    } else if (plan.items.empty()) {
        record.line(plan.left == 0 ? "Nothing is left to draw."
                                   : "Enough items wait: label them first, then ask again.");
    } else {
        record.line((preview ? "Would add " : "Added ") +
                    counted(static_cast<std::int64_t>(plan.items.size()), "item") + ", at a rate of " +
                    percent(yield.rate()) + "; " + grouped(plan.left - static_cast<std::int64_t>(plan.items.size())) +
                    " are left to draw.");
    }
}

Result<int> topUp(const TopUpOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(const Category category, chooseCategory(project, options.category));
    ACCORD_TRY(const study::TopUp plan,
               study::planTopUp(project, by, round.id, category.id, options.until, console.progress(), console.stop()));
    if (!options.preview) {
        ACCORD_CHECK(study::topUp(project, by, plan, console.progress(), console.stop()));
    }
    Record record;
    record.fields({{"round", round.name},
                   {"category", category.code},
                   {"target", plan.target},
                   {"found", plan.yield.found},
                   {"decisions", plan.yield.decisions},
                   {"judged", plan.yield.judged},
                   {"waiting", plan.yield.waiting},
                   {"rate", plan.yield.rate()},
                   {"added", plan.items.size()},
                   {"left", plan.left - static_cast<std::int64_t>(plan.items.size())},
                   {"preview", options.preview}});
    addTopUpLines(record, plan, category, options.preview);
    return console.emit(record);
}

} // namespace

void addSample(CommandSet& commands)
{
    CLI::App& group = commands.group("sample", "Draw samples, and work out how large they have to be");
    {
        CLI::App& command = commands.tabular(commands.addTo(
            group, "draw", "What a sample would look like beside what it is drawn from; nothing is written",
            "accord-cli sample draw study.accord --strata repository,year --size 3437 --seed 20251120"));
        const auto options = std::make_shared<DrawOptions>();
        addProjectArgument(command, options->project);
        addSampleOptions(command, options->sample);
        command.add_flag("--list", options->list, "Print the links of the issues instead, in the order drawn");
        commands.onChosen(command, options, draw);
    }
    {
        CLI::App& command = commands.tabular(commands.addTo(group, "show", "How a round's items were drawn",
                                                            "accord-cli sample show study.accord --round Pilot"));
        const auto options = std::make_shared<ShowOptions>();
        addProjectArgument(command, options->project);
        addRoundOption(command, options->round);
        commands.onChosen(command, options, show);
    }
    {
        CLI::App& command =
            commands.addTo(group, "top-up", "Draw further items until a category is likely to have so many",
                           "accord-cli sample top-up study.accord --round Pilot --category C.9 --until 30");
        const auto options = std::make_shared<TopUpOptions>();
        addProjectArgument(command, options->project);
        addRoundOption(command, options->round);
        addActingOption(command, options->person);
        command.add_option("--category", options->category, "The category's code")->required()->type_name("CODE");
        command.add_option("--until", options->until, "How many items of it the round is to have")
            ->required()
            ->type_name("N");
        command.add_flag("--preview", options->preview, "Only say what would be added");
        commands.onChosen(command, options, topUp);
    }
    addSampleSize(commands, group);
}

} // namespace accord::cli
