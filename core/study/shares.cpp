// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/shares.h"

#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/format/link.h"
#include "core/project/label_matrix.h"
#include "core/store/issues/issues.h"
#include "core/study/sampling/sample.h"
#include "core/study/screening.h"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <utility>

namespace accord::study {
namespace {

namespace fs = std::filesystem;

using YearsOfIssues = std::unordered_map<Uuid, std::string>;

// The last four digits on their own: "2023" of "vllm_2023.txt".
std::string yearInName(const std::string& name)
{
    std::string year;
    std::string digits;
    for (const char each : name + ".") {
        if (each >= '0' && each <= '9') {
            digits += each;
        } else {
            year = digits.size() == 4 ? digits : year;
            digits.clear();
        }
    }
    return year;
}

Result<YearsOfIssues> readYears(const YearLists& lists)
{
    YearsOfIssues years;
    for (const fs::path& file : lists) {
        const std::string year = yearInName(file.filename().string());
        if (year.empty()) {
            return Error{Errc::Invalid, Reason::ListWithoutYear, {file}};
        }
        ACCORD_TRY(std::ifstream stream, openForReading(file));
        const format::LinkList list = format::readLinkList(stream, file.string());
        if (!list.errors.empty()) {
            return list.errors.front();
        }
        for (const format::ListedLink& listed : list.links) {
            years.emplace(store::textUuid(listed.link.url), year);
        }
    }
    return years;
}

/// An item that counts, with what is known of it.
struct CountedItem
{
    std::size_t place; ///< in the frame
    int row;           ///< of the label matrix
};

/// A round with its decisions, and what its issues are.
struct DecidedRound
{
    LabelMatrix labelMatrix;
    std::vector<bool> out; ///< by row: not for the study
    RoundFrame content;
    YearsOfIssues years;
    bool listed = false; ///< years are those of lists
    std::vector<CountedItem> items;

    [[nodiscard]] const std::string& value(StratumBy by, std::size_t place) const
    {
        static const std::string kUnknown;
        if (by == StratumBy::Year && listed) {
            const auto found = years.find(content.frame.items[place].issue);
            return found == years.end() ? kUnknown : found->second;
        }
        const auto column = std::ranges::find(content.frame.columns, by, &FrameColumn::by);
        return column == content.frame.columns.end() ? kUnknown : column->values[column->codes[place]];
    }

    /// What was decided, as an index into the categories: at the level, or above where it stops there; -1: nothing.
    [[nodiscard]] int decidedAt(Level level, int row) const
    {
        const DecisionChange& decision = labelMatrix.decision(row);
        if (decision.state != DecisionState::Decided || decision.verdict != Verdict::Category) {
            return -1;
        }
        const int category = labelMatrix.indexOf(decision.category);
        const int above = category < 0 ? -1 : labelMatrix.at(level, category);
        return above < 0 ? category : above;
    }
};

Result<DecidedRound> readRound(Project& project, RoundId round, const StrataChoice& strata, Repeats repeats,
                               const YearLists& lists, Progress& progress, const std::stop_token& stop)
{
    ACCORD_CHECK(project.requireOpen(round));
    ACCORD_TRY(YearsOfIssues years, readYears(lists));
    ACCORD_TRY(LabelMatrix labelMatrix, LabelMatrix::load(project, round));
    ACCORD_TRY(RoundFrame content, readRoundFrame(project, round, strata, progress, stop));
    std::vector<bool> out = outOfStudy(project, labelMatrix);
    DecidedRound result{std::move(labelMatrix), std::move(out), std::move(content),
                        std::move(years),       !lists.empty(), {}};
    for (std::size_t place = 0; place < result.content.items.size(); ++place) {
        const int row = result.labelMatrix.rowOf(result.content.items[place]);
        if (row >= 0 && isCounted(result.labelMatrix.items()[static_cast<std::size_t>(row)], repeats)) {
            result.items.push_back({place, row});
        }
    }
    return result;
}

// What shares are told apart by, as text, for each item.
std::string partOf(const DecidedRound& round, SharesBy by, const CountedItem& item)
{
    switch (by) {
    case SharesBy::Nothing:
        return {};
    case SharesBy::Repository:
        return round.value(StratumBy::Repository, item.place);
    case SharesBy::Year:
        return round.value(StratumBy::Year, item.place);
    case SharesBy::State:
        return round.value(StratumBy::State, item.place);
    case SharesBy::Type: {
        const int type = round.decidedAt(Level::Type, item.row);
        return type < 0 ? std::string()
                        : round.labelMatrix.taxonomy().categories()[static_cast<std::size_t>(type)].code;
    }
    }
    return {};
}

/// The design of the sample: which stratum each item lies in, and how large the strata are.
struct SampleDesign
{
    std::vector<agreement::Count> frames; ///< one without end where nothing was drawn
    std::vector<int> strata;              ///< by the frame's stratum of the round's items; -1: no stratum any more
};

SampleDesign designOf(const DecidedRound& round, const std::optional<SampleRecord>& record)
{
    SampleDesign design;
    if (!record) {
        design.frames.push_back(0);
        design.strata.assign(round.content.frame.strata.size(), 0);
        return design;
    }
    std::map<std::vector<std::string>, int> places;
    for (const SampledPart& stratum : record->strata) {
        places.emplace(stratum.values, static_cast<int>(design.frames.size()));
        design.frames.push_back(stratum.frame);
    }
    for (const Stratum& stratum : round.content.frame.strata) {
        const auto found = places.find(stratum.values);
        design.strata.push_back(found == places.end() ? -1 : found->second);
    }
    return design;
}

Result<std::optional<SampleRecord>> recordOf(const Project& project, RoundId round)
{
    const Result<SampleRecord> record = sampleOf(project, round);
    if (!record.ok() && record.error().code != Errc::NotFound) {
        return record.error();
    }
    return record.ok() ? std::optional<SampleRecord>(*record) : std::nullopt;
}

/// The items as the statistics want them.
struct SampledRound
{
    std::vector<agreement::SampledItem> items;
    std::vector<std::string> parts;
};

SampledRound sampledOf(const DecidedRound& round, const SampleDesign& design, const SharesRequest& request,
                       RoundShares& result)
{
    std::set<std::string> names;
    for (const CountedItem& item : round.items) {
        if (!round.out[static_cast<std::size_t>(item.row)] && round.decidedAt(request.level, item.row) >= 0) {
            names.insert(partOf(round, request.by, item));
        }
    }
    SampledRound sampled{{}, {names.begin(), names.end()}};
    // Of an open item its type is not known.
    const auto partNumber = [&](const CountedItem& item, bool open) {
        if (open && request.by == SharesBy::Type) {
            return agreement::kAnyPart;
        }
        const auto part = std::ranges::lower_bound(sampled.parts, partOf(round, request.by, item));
        return static_cast<int>(part - sampled.parts.begin());
    };
    for (const CountedItem& item : round.items) {
        const int stratum = design.strata[static_cast<std::size_t>(round.content.frame.items[item.place].stratum)];
        const bool out = round.out[static_cast<std::size_t>(item.row)];
        const int category = out ? -1 : round.decidedAt(request.level, item.row);
        if (stratum < 0) {
            ++result.elsewhere;
        } else if (out) {
            ++result.excluded;
            sampled.items.push_back({stratum, -1, -1});
        } else {
            const bool open = category < 0;
            ++(open ? result.undecided : result.decided);
            sampled.items.push_back({stratum, category, partNumber(item, open), open});
        }
    }
    return sampled;
}

// How the items were decided.
Result<std::vector<DecidedBy>> decidersOf(Project& project, RoundId round, const DecidedRound& content)
{
    static constexpr auto kSql = R"sql(
        SELECT decision.item_id, decision.source, coalesce(answer.rule, '')
        FROM decision
        JOIN answer ON answer.event = decision.event
        WHERE decision.round_id = :round
          AND decision.state = :decided
    )sql";
    std::vector<bool> counted(content.out.size());
    for (const CountedItem& item : content.items) {
        counted[static_cast<std::size_t>(item.row)] = true;
    }
    std::map<std::pair<DecisionSource, std::string>, std::int64_t> counts;
    ACCORD_CHECK(project.database()
                     .query(kSql)
                     .bind(":round", round)
                     .bind(":decided", DecisionState::Decided)
                     .each([&](const sqlite::Row& row) {
                         const int place = content.labelMatrix.rowOf(row.id<ItemId>(0));
                         if (place >= 0 && counted[static_cast<std::size_t>(place)]) {
                             ++counts[{row.value<DecisionSource>(1), row.string(2)}];
                         }
                     }));
    std::vector<DecidedBy> deciders;
    for (const auto& [by, items] : counts) {
        deciders.push_back({by.first, by.second, items});
    }
    std::ranges::stable_sort(deciders, std::ranges::greater{}, &DecidedBy::items);
    return deciders;
}

// Whether the round has every issue of the project.
Result<bool> isWholeProject(Project& project, RoundId round)
{
    static constexpr auto kSql = R"sql(
        SELECT NOT EXISTS (
            SELECT 1 FROM text
            WHERE id NOT IN (SELECT text_id FROM item WHERE round_id = :round)
        )
    )sql";
    ACCORD_TRY(const auto whole, project.database().query(kSql).bind(":round", round).one<bool>());
    return whole.value_or(false);
}

Result<NoInterval> noIntervalOf(Project& project, RoundId round, const std::optional<SampleRecord>& record,
                                const RoundShares& shares)
{
    if (shares.undecided > 0) {
        return NoInterval::Undecided;
    }
    if (!record) {
        ACCORD_TRY(const bool whole, isWholeProject(project, round));
        return whole ? NoInterval::Whole : NoInterval::NotDrawn;
    }
    return record->issues + record->added >= record->frame ? NoInterval::Whole
           : record->added > 0                             ? NoInterval::ToppedUp
                                                           : NoInterval::None;
}

// Below a type others than its own categories have no row.
bool isRow(const Taxonomy& taxonomy, const Category& category, const SharesRequest& request, const std::string& part)
{
    const Category* type = taxonomy.at(Level::Type, category.id);
    return category.level == request.level && !category.retired &&
           (request.by != SharesBy::Type || (type != nullptr && type->code == part));
}

void addRows(const DecidedRound& content, const SampleDesign& design, const SampledRound& sampled,
             const SharesRequest& request, agreement::Sampled chance, RoundShares& result)
{
    const Taxonomy& taxonomy = content.labelMatrix.taxonomy();
    const auto& categories = taxonomy.categories();
    for (int part = 0; part < static_cast<int>(sampled.parts.size()); ++part) {
        const std::string& name = sampled.parts[static_cast<std::size_t>(part)];
        const auto found =
            agreement::categoryShares(design.frames, sampled.items, static_cast<int>(categories.size()), part, chance);
        const std::int64_t ofItems = std::ranges::count_if(
            sampled.items, [part](const agreement::SampledItem& item) { return item.part == part && !item.open; });
        for (std::size_t category = 0; category < found.size(); ++category) {
            if (found[category].items > 0 || isRow(taxonomy, categories[category], request, name)) {
                result.rows.push_back(
                    {name, categories[category].code, categories[category].name, ofItems, found[category]});
            }
        }
    }
}

} // namespace

Result<RoundShares> roundShares(Project& project, RoundId round, const SharesRequest& request, Progress& progress,
                                const std::stop_token& stop)
{
    ACCORD_TRY(const std::optional<SampleRecord> record, recordOf(project, round));
    const StrataChoice strata = record ? record->request.strata : StrataChoice{};
    // An issue that was drawn stands for others once.
    const Repeats repeats = record ? Repeats::LeaveOut : request.repeats;
    ACCORD_TRY(const DecidedRound content, readRound(project, round, strata, repeats, request.years, progress, stop));
    const SampleDesign design = designOf(content, record);
    RoundShares result;
    const SampledRound sampled = sampledOf(content, design, request, result);
    result.drawn = record.has_value();
    result.added = record ? record->added : 0;
    result.strata = design.frames.size();
    std::vector<bool> known(design.frames.size());
    for (const agreement::SampledItem& item : sampled.items) {
        known[static_cast<std::size_t>(item.stratum)] = known[static_cast<std::size_t>(item.stratum)] || !item.open;
    }
    for (std::size_t i = 0; i < design.frames.size(); ++i) {
        result.frame += design.frames[i];
        result.unspokenFor += known[i] ? 0 : design.frames[i];
    }
    ACCORD_TRY(result.by, decidersOf(project, round, content));
    ACCORD_TRY(result.noInterval, noIntervalOf(project, round, record, result));
    const bool chance = record && result.added == 0;
    addRows(content, design, sampled, request, chance ? agreement::Sampled::Yes : agreement::Sampled::No, result);
    return result;
}

namespace {

void countItem(StudyRow& row, const std::string& year, int type, bool out)
{
    row.collected += 1;
    if (out) {
        return;
    }
    ++row.items;
    ++row.years[year];
    if (type >= 0) {
        ++row.types[static_cast<std::size_t>(type)];
    } else {
        ++row.undecided;
    }
}

// Adds the repositories up; each has its false positives already.
void addUp(StudyTable& table)
{
    StudyRow& all = table.all;
    all.types.resize(table.types.size());
    double sum = 0;
    for (const StudyRow& row : table.rows) {
        for (const auto& [year, items] : row.years) {
            all.years[year] += items;
        }
        for (std::size_t i = 0; i < row.types.size(); ++i) {
            all.types[i] += row.types[i];
        }
        all.undecided += row.undecided;
        all.items += row.items;
        all.collected += row.collected;
        sum += row.falsePositives.value_or(0);
        table.unknownFalsePositives += row.falsePositives ? 0 : 1;
    }
    if (table.unknownFalsePositives == 0 && all.collected > 0) {
        all.falsePositives = 1 - static_cast<double>(all.items) / all.collected;
        table.meanFalsePositives = sum / static_cast<double>(table.rows.size());
    }
}

// Where false positives were sorted out before, what was collected follows from their share.
Status takeGiven(const LabelMatrix& labelMatrix, const StudyTableRequest& request,
                 std::map<std::string, StudyRow>& rows)
{
    for (const auto& [name, share] : request.falsePositives) {
        if (!(share >= 0 && share < 1)) {
            return Error{Errc::Invalid, Reason::ShareOfFalsePositives, {name}};
        }
        ACCORD_TRY(const std::string repository, repositoryNamed(labelMatrix, name));
        StudyRow& row = rows[repository];
        row.collected = static_cast<double>(row.items) / (1 - share);
        row.falsePositives = share;
    }
    return {};
}

} // namespace

Result<StudyTable> studyTable(Project& project, RoundId round, const StudyTableRequest& request, Progress& progress,
                              const std::stop_token& stop)
{
    ACCORD_TRY(const DecidedRound content,
               readRound(project, round, {}, request.repeats, request.years, progress, stop));
    const Taxonomy& taxonomy = content.labelMatrix.taxonomy();
    StudyTable table;
    std::unordered_map<int, int> places; // of a category among the types
    for (const Category* type : taxonomy.types()) {
        places.emplace(content.labelMatrix.indexOf(type->id), static_cast<int>(table.types.size()));
        table.types.push_back(type->code);
        table.typeNames.push_back(type->name);
    }
    const bool screened = isScreened(content.labelMatrix);
    std::map<std::string, StudyRow> rows;
    std::set<std::string> years;
    for (const CountedItem& item : content.items) {
        const std::string& repository = content.value(StratumBy::Repository, item.place);
        const std::string& year = content.value(StratumBy::Year, item.place);
        const bool out = content.out[static_cast<std::size_t>(item.row)];
        const auto type = places.find(content.decidedAt(Level::Type, item.row));
        StudyRow& row = rows[repository];
        row.types.resize(table.types.size());
        countItem(row, year, type == places.end() ? -1 : type->second, out);
        if (!out) {
            years.insert(year);
        }
    }
    for (auto& [repository, row] : rows) {
        if (screened) {
            row.falsePositives = 1 - static_cast<double>(row.items) / row.collected;
        }
    }
    ACCORD_CHECK(takeGiven(content.labelMatrix, request, rows));
    table.years.assign(years.begin(), years.end());
    for (auto& [repository, row] : rows) {
        row.repository = repository;
        table.rows.push_back(std::move(row));
    }
    addUp(table);
    ACCORD_TRY(table.by, decidersOf(project, round, content));
    table.inRound = std::ssize(content.items);
    table.settled = table.inRound - table.all.undecided;
    return table;
}

} // namespace accord::study
