// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/label_columns.h"

#include "core/base/os/files.h"
#include "core/base/text.h"
#include "core/exchange/labels/label_words.h"
#include "core/exchange/ratings/codes.h"
#include "core/exchange/ratings/rating_doubts.h"
#include "core/format/link.h"
#include "core/model/bounds.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

namespace accord::exchange {
namespace {

constexpr int kSampleRows = 1000;
constexpr std::size_t kFirstValues = 4;

// What is in a column of the sampled rows.
struct Seen
{
    int filled = 0;
    int links = 0;
    int issues = 0; ///< of the links
    int labels = 0;
    int numbers = 0;
    std::map<std::string, int> values{}; ///< how often each stands there; up to kMostValues
    std::vector<std::string> cells{};    ///< row by row

    static constexpr std::size_t kMostValues = 500;

    [[nodiscard]] bool hasMostly(int Seen::*kind) const { return filled > 0 && this->*kind * 2 > filled; }
};

// The column with the links of what is labelled: the first with issues, before one with addresses of whatever else.
std::optional<std::size_t> linkColumn(const std::vector<Seen>& seen)
{
    for (int Seen::*kind : {&Seen::issues, &Seen::links}) {
        const auto found = std::ranges::find_if(seen, [kind](const Seen& each) { return each.hasMostly(kind); });
        if (found != seen.end()) {
            return static_cast<std::size_t>(found - seen.begin());
        }
    }
    return std::nullopt;
}

ColumnRole roleOf(const std::string& header, const Seen& seen)
{
    const bool labels = seen.hasMostly(&Seen::labels);
    if (speaksOfFinal(header)) {
        return labels || seen.filled == 0 ? ColumnRole::Final : ColumnRole::Ignored;
    }
    return labels ? ColumnRole::Annotator : ColumnRole::Ignored;
}

// Whether most of what is in the first column is in the other one, too.
bool sharesValues(const Seen& one, const Seen& other)
{
    int shared = 0;
    for (const auto& [value, count] : one.values) {
        shared += other.values.contains(value) ? count : 0;
    }
    return one.filled > 0 && shared * 2 > one.filled;
}

// "Tag3" and "Tag 3" as "tag"
std::string withoutNumber(std::string_view header)
{
    std::string letters = text::lowerAscii(text::trimmed(header));
    std::ranges::replace_if(
        letters, [](char c) { return c == '_' || c == '-' || c == '.' || c == '#'; }, ' ');
    while (!letters.empty() && (letters.back() == ' ' || (letters.back() >= '0' && letters.back() <= '9'))) {
        letters.pop_back();
    }
    return letters;
}

bool namesLabels(std::string_view header)
{
    static constexpr std::array<std::string_view, 15> kWhole{"label", "labels", "category", "categories", "code",
                                                             "codes", "tag",    "tags",     "class",      "annotation",
                                                             "type",  "theme",  "标签",     "类别",       "编码"};
    return std::ranges::find(kWhole, header) != kWhole.end();
}

/// Finds out what the columns are, from headers and sampled rows.
class ColumnGuess
{
public:
    ColumnGuess(LabelColumns& columns, std::vector<Seen>& seen, const LabelReading& reading)
        : m_columns(columns.columns)
        , m_seen(seen)
        , m_reading(reading)
        , m_result(columns)
    {}

    void guess()
    {
        const std::optional<std::size_t> link = linkColumn(m_seen);
        for (std::size_t i = 0; i < m_seen.size(); ++i) {
            m_columns[i].role = i == link ? ColumnRole::Link : roleOf(m_columns[i].header, m_seen[i]);
        }
        guessPeople();
        if (m_reading.newCategories) {
            guessNewLabels();
        }
        guessOwnLabels();
        guessRowsOfLabels(link);
        for (LabelColumn& column : m_columns) {
            column.doubtful = column.role == ColumnRole::Annotator && namesNobody(column.header);
        }
        doubtContents();
        guessCitations();
    }

private:
    // Whoever has labels beside them is named again and again.
    [[nodiscard]] bool isPeople(std::size_t i) const
    {
        const Seen& seen = m_seen[i];
        return m_columns[i].role == ColumnRole::Ignored && namesPeople(withoutNumber(m_columns[i].header)) &&
               seen.filled > 0 && seen.links == 0 && seen.values.size() <= kMostLabelsOfRater &&
               seen.numbers < seen.filled;
    }

    void guessPeople()
    {
        bool any = false;
        for (std::size_t i = 0; i + 1 < m_seen.size(); ++i) {
            // The column beside has the labels, unless it names the next person or is something else by its content.
            if (isPeople(i) && !isPeople(i + 1)) {
                LabelColumn& beside = m_columns[i + 1];
                const bool labels = beside.role == ColumnRole::Annotator ||
                                    (beside.role == ColumnRole::Ignored && namesLabels(withoutNumber(beside.header)));
                beside.role = labels ? ColumnRole::Label : beside.role;
                m_columns[i].role = labels ? ColumnRole::Person : m_columns[i].role;
                any = any || labels;
            }
        }
        if (!any) {
            return;
        }
        // What else is headed like labels belongs to the person to the left of it.
        bool person = false;
        for (std::size_t i = 0; i < m_seen.size(); ++i) {
            LabelColumn& column = m_columns[i];
            person = person || column.role == ColumnRole::Person;
            const bool labels = m_seen[i].filled > 0 && namesLabels(withoutNumber(column.header));
            if (person && labels && (column.role == ColumnRole::Annotator || column.role == ColumnRole::Ignored)) {
                column.role = ColumnRole::Label;
            }
        }
    }

    [[nodiscard]] bool mayBeLabels(std::size_t i) const
    {
        const Seen& seen = m_seen[i];
        return m_columns[i].role == ColumnRole::Ignored && seen.filled > 0 && seen.links == 0 &&
               !namesPeople(m_columns[i].header) && !speaksOfFinal(m_columns[i].header);
    }

    // Labels that no taxonomy has: people use the same ones.
    void guessNewLabels()
    {
        const bool beside = m_result.count(ColumnRole::Label) > 0;
        std::vector<std::size_t> annotators;
        for (std::size_t i = 0; i < m_seen.size() && !beside; ++i) {
            bool shared = false;
            for (std::size_t other = 0; other < m_seen.size() && mayBeLabels(i); ++other) {
                shared = shared || (other != i && mayBeLabels(other) && sharesValues(m_seen[i], m_seen[other]));
            }
            if (shared) {
                annotators.push_back(i);
            }
        }
        for (const std::size_t i : annotators) {
            m_columns[i].role = ColumnRole::Annotator;
        }
        for (std::size_t i = 0; i < m_seen.size(); ++i) {
            if (m_columns[i].role == ColumnRole::Ignored && speaksOfFinal(m_columns[i].header) &&
                hasLabelsOfOthers(i)) {
                m_columns[i].role = ColumnRole::Final;
            }
        }
    }

    [[nodiscard]] bool hasLabelsOfOthers(std::size_t i) const
    {
        Seen all;
        for (std::size_t other = 0; other < m_seen.size(); ++other) {
            const ColumnRole role = m_columns[other].role;
            if (role == ColumnRole::Annotator || role == ColumnRole::Label) {
                all.values.insert(m_seen[other].values.begin(), m_seen[other].values.end());
            }
        }
        return sharesValues(m_seen[i], all);
    }

    // In a file of one person the column that is headed like labels has theirs.
    void guessOwnLabels()
    {
        for (LabelColumn& column : m_columns) {
            const bool own = m_reading.personPerFile && namesLabels(withoutNumber(column.header)) &&
                             (column.role == ColumnRole::Annotator ||
                              (m_reading.newCategories && column.role == ColumnRole::Ignored));
            column.role = own ? ColumnRole::Label : column.role;
        }
    }

    // Where most items stand in several rows, and one column has labels, a row is a label; of whom has to be said.
    void guessRowsOfLabels(std::optional<std::size_t> link)
    {
        const auto repeats = [](const Seen& seen) {
            // Of more different values than are kept nobody knows how often they stand.
            return seen.values.size()<Seen::kMostValues&& static_cast<std::size_t>(seen.filled)> 2 * seen.values.size();
        };
        if (link && repeats(m_seen[*link]) && m_result.count(ColumnRole::Annotator) == 1 &&
            m_result.count(ColumnRole::Label) == 0) {
            m_columns[*m_result.first(ColumnRole::Annotator)].role = ColumnRole::Label;
        }
    }

    // Whether the labels of a column could be somebody's; see checkRaters().
    void doubtContents()
    {
        RatingFile sample;
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < m_seen.size(); ++i) {
            if (m_columns[i].role == ColumnRole::Annotator && !m_columns[i].doubtful) {
                places.push_back(i);
            }
            if (m_columns[i].role == ColumnRole::Final) {
                sample.final.push_back(0); // there are decided labels
            }
        }
        std::map<std::string_view, int> numbers;
        const std::size_t rows = m_seen.empty() ? 0 : m_seen.front().cells.size();
        for (std::size_t row = 0; row < rows; ++row) {
            for (const std::size_t i : places) {
                const std::string& cell = m_seen[i].cells[row];
                const auto [number, added] = numbers.emplace(cell, static_cast<int>(sample.labels.size()));
                if (cell.empty()) {
                    number->second = agreement::kMissing;
                } else if (added) {
                    sample.labels.push_back(cell);
                }
                sample.table.cells.push_back(number->second);
            }
        }
        sample.table.raters = static_cast<int>(places.size());
        sample.table.categories = static_cast<int>(sample.labels.size());
        // Two people who use the categories of a codebook may have none in common.
        const bool few = places.size() < 3 && !m_reading.newCategories;
        for (const RaterDoubt& doubt : doubtsIn(sample, m_reading.newCategories ? kMostLabelsOfRater : 0)) {
            if (few && doubt.reason == Reason::RaterAlone) {
                continue;
            }
            LabelColumn& column = m_columns[places[static_cast<std::size_t>(doubt.column)]];
            column.doubtful = true;
            column.doubt = ofColumn(doubt.reason);
        }
    }

    static Reason ofColumn(Reason ofRater)
    {
        switch (ofRater) {
        case Reason::RaterIsTotal:
            return Reason::ColumnIsTotal;
        case Reason::RaterIsPlurality:
            return Reason::ColumnIsPlurality;
        case Reason::RaterOfManyLabels:
            return Reason::ColumnOfManyLabels;
        default:
            return Reason::ColumnOfOneself;
        }
    }

    // What a column is called after is known now. Somebody's name may end so: then it has labels.
    void guessCitations()
    {
        for (LabelColumn& column : m_columns) {
            const bool named = std::ranges::any_of(m_columns, [&column](const LabelColumn& other) {
                return other.role == ColumnRole::Annotator &&
                       text::equalsIgnoringCase(other.header + std::string(kCitationsOf), column.header);
            });
            column.role = named && column.role == ColumnRole::Ignored ? ColumnRole::Citations : column.role;
        }
    }

    std::vector<LabelColumn>& m_columns;
    std::vector<Seen>& m_seen;
    const LabelReading& m_reading;
    LabelColumns& m_result;
};

void look(std::string_view cell, LabelWords& words, bool sampled, Seen& seen, LabelColumn& column)
{
    const std::string_view value = text::trimmed(cell);
    const std::string_view label = words.labelIn(value, false);
    if (sampled) {
        seen.cells.emplace_back(label);
    }
    if (value.empty()) {
        return;
    }
    ++seen.filled;
    const auto link = format::parseTextLink(value);
    seen.links += link ? 1 : 0;
    seen.issues += link && link->kind == TextKind::Issue ? 1 : 0;
    // Exports write the codes of retired categories, too.
    seen.labels += label.empty() || words.find(label).verdict ? 1 : 0;
    seen.numbers += numberOf(value) ? 1 : 0;
    if (seen.values.size() < Seen::kMostValues) {
        ++seen.values[std::string(label)];
    }
    if (column.first.size() < kFirstValues && std::ranges::find(column.first, value) == column.first.end()) {
        constexpr std::size_t kShown = 80;
        std::string shown(value);
        bounds::cut(shown, kShown);
        column.first.push_back(std::move(shown));
    }
}

} // namespace

std::string_view roleName(ColumnRole role)
{
    const auto* const found = std::ranges::find(kColumnRoles, role, &std::pair<std::string_view, ColumnRole>::second);
    return found == kColumnRoles.end() ? std::string_view() : found->first;
}

std::optional<ColumnRole> roleNamed(std::string_view name)
{
    for (const auto& [word, role] : kColumnRoles) {
        if (text::equalsIgnoringCase(word, name)) {
            return role;
        }
    }
    return std::nullopt;
}

bool speaksOfFinal(const std::string& header)
{
    static constexpr std::array<std::string_view, 4> kWords{"consensus", "adjudicat", "decision", "agreed"};
    static constexpr std::array<std::string_view, 8> kWhole{"final",         "finallabel", "finalcode", "finalcategory",
                                                            "finaldecision", "gold",       "goldlabel", "goldstandard"};
    std::string letters;
    for (const char c : text::lowerAscii(header)) {
        letters.push_back((c >= 'a' && c <= 'z') || (c & '\x80') != 0 ? c : ' ');
    }
    const auto words = text::split(letters, ' ');
    return std::ranges::any_of(kWords,
                               [&](std::string_view word) { return letters.find(word) != std::string::npos; }) ||
           std::ranges::any_of(words, [](std::string_view word) { return std::ranges::count(kWhole, word) > 0; });
}

bool namesNobody(const std::string& header)
{
    static constexpr std::array<std::string_view, 19> kCounts{
        "majority", "plurality", "vote",   "votes",   "count", "counts",  "number", "num",  "total", "totals",
        "sum",      "mean",      "median", "average", "share", "percent", "票数",   "计数", "多数"};
    std::string letters = text::lowerAscii(text::trimmed(header));
    if (namesLabels(letters)) {
        return true;
    }
    std::ranges::replace_if(
        letters, [](char c) { return c == '_' || c == '-' || c == '.' || c == '(' || c == ')' || c == '/'; }, ' ');
    return std::ranges::any_of(text::split(letters, ' '),
                               [](std::string_view word) { return std::ranges::find(kCounts, word) != kCounts.end(); });
}

bool namesPeople(std::string_view header)
{
    static constexpr std::array<std::string_view, 10> kPeople{
        "annotator", "rater", "coder", "evaluator", "judge", "worker", "labeller", "labeler", "标注者", "标注员"};
    std::string word = text::replacedAll(text::lowerAscii(text::trimmed(header)), "_", " ");
    word.resize(word.ends_with(" id") ? word.size() - 3 : word.size());
    return std::ranges::find(kPeople, word) != kPeople.end();
}

std::optional<std::size_t> LabelColumns::first(ColumnRole role) const
{
    const auto found = std::ranges::find(columns, role, &LabelColumn::role);
    return found == columns.end() ? std::nullopt
                                  : std::optional<std::size_t>(static_cast<std::size_t>(found - columns.begin()));
}

std::size_t LabelColumns::count(ColumnRole role) const
{
    return static_cast<std::size_t>(std::ranges::count(columns, role, &LabelColumn::role));
}

bool LabelColumns::usable() const
{
    const bool item = count(ColumnRole::Link) == 1 || (count(ColumnRole::Link) == 0 && first(ColumnRole::Item));
    return item && count(ColumnRole::Final) <= 1 && count(ColumnRole::Conflict) <= 1 && count(ColumnRole::Group) <= 1 &&
           count(ColumnRole::RoundName) <= 1 && (first(ColumnRole::Annotator) || first(ColumnRole::Label));
}

std::optional<std::size_t> LabelColumns::citationsOf(std::size_t annotator) const
{
    const std::string header = columns[annotator].header + std::string(kCitationsOf);
    const auto found = std::ranges::find_if(columns, [&header](const LabelColumn& column) {
        return column.role == ColumnRole::Citations && text::equalsIgnoringCase(column.header, header);
    });
    return found == columns.end() ? std::nullopt
                                  : std::optional<std::size_t>(static_cast<std::size_t>(found - columns.begin()));
}

std::vector<std::size_t> LabelColumns::labelsOf(std::size_t person) const
{
    std::vector<std::size_t> labels;
    const bool alone = count(ColumnRole::Person) == 1; // then on either side
    for (std::size_t i = alone ? 0 : person + 1; i < columns.size(); ++i) {
        if (columns[i].role == ColumnRole::Person && !alone) {
            break;
        }
        if (columns[i].role == ColumnRole::Label) {
            labels.push_back(i);
        }
    }
    return labels;
}

std::optional<std::size_t> LabelColumns::beside(std::size_t label, ColumnRole role) const
{
    const bool alone = count(ColumnRole::Label) + count(ColumnRole::Annotator) == 1;
    for (std::size_t i = alone ? 0 : label + 1; i < columns.size(); ++i) {
        if (columns[i].role == role) {
            return i;
        }
        if (!alone && (columns[i].role == ColumnRole::Label || columns[i].role == ColumnRole::Annotator)) {
            break;
        }
    }
    return std::nullopt;
}

Result<format::TableReader> openTable(const std::filesystem::path& file, const LabelReading& reading)
{
    format::TableOptions options = tableOptions(reading.table);
    options.formulas = reading.exact ? format::Formulas::Exact : format::Formulas::Neutral;
    return format::TableReader::open(file, options);
}

Result<LabelLayout> labelLayout(const std::filesystem::path& file, const LabelReading& reading)
{
    ACCORD_TRY(std::ifstream stream, openForReading(file));
    char first = 0;
    while (stream.get(first) && (first == ' ' || first == '\n' || first == '\r' || first == '\t' || first == '\xef' ||
                                 first == '\xbb' || first == '\xbf')) {
    }
    if (first == '[' || first == '{') {
        return LabelLayout::Json;
    }
    ACCORD_TRY(format::TableReader table, openTable(file, reading));
    format::CsvRecord heading;
    const Result<bool> more = table.next(heading);
    const auto has = [&heading](std::string_view name) {
        return std::ranges::any_of(heading.fields, [name](std::string_view field) {
            return text::equalsIgnoringCase(text::trimmed(field), name);
        });
    };
    // What is malformed is told when the columns are looked at.
    const bool plain = reading.missing.empty() && !reading.blank && reading.replaced.empty() && !reading.newCategories;
    const bool ours = plain && more.ok() && *more && has("issue") && has("annotator") && has("category");
    return ours ? LabelLayout::Long : LabelLayout::Wide;
}

Result<LabelColumns> guessColumns(const std::filesystem::path& file, const Taxonomy& taxonomy,
                                  const LabelReading& reading)
{
    ACCORD_TRY(format::TableReader table, openTable(file, reading));
    format::CsvRecord record;
    ACCORD_TRY(const bool header, table.next(record));
    if (!header) {
        return Error{Errc::BadSyntax, Reason::EmptyTable, {file.string() + ":1"}};
    }
    LabelColumns result;
    for (const std::string_view field : record.fields) {
        result.columns.push_back(LabelColumn{std::string(text::trimmed(field)), ColumnRole::Ignored});
    }
    LabelWords words(taxonomy, reading);
    std::vector<Seen> seen(result.columns.size());
    // Somebody who began late has no label in the first rows: look on until every column has been seen.
    const auto unseen = [&seen] { return std::ranges::count(seen, 0, &Seen::filled) > 0; };
    std::optional<Error> malformed;
    bool sound = false;
    for (int row = 0; row < kSampleRows || unseen(); ++row) {
        const Result<bool> more = table.next(record);
        if (!more.ok()) {
            malformed = malformed ? malformed : std::optional(more.error());
            continue; // malformed rows are told when the file is read
        }
        if (!*more) {
            break;
        }
        sound = true;
        for (std::size_t i = 0; i < std::min(seen.size(), record.fields.size()); ++i) {
            look(record.fields[i], words, row < kSampleRows && record.fields.size() >= seen.size(), seen[i],
                 result.columns[i]);
        }
    }
    ColumnGuess(result, seen, reading).guess();
    if (malformed && !sound) {
        return *malformed; // a quote that is never closed hides everything behind it
    }
    return result;
}

} // namespace accord::exchange
