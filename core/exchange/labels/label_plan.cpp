// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/label_plan.h"

#include "core/base/files.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/csv.h"
#include "core/format/link.h"
#include "core/model/words.h"

#include <algorithm>
#include <array>
#include <optional>

namespace accord::exchange {
namespace {

constexpr int kSampleRows = 200;

// "Final_Label", "consensus", "GoldLabel"; but an annotator may be called Golda or Finalina.
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

// How many of the sampled values of a column are links, labels, or filled at all.
struct Seen
{
    int filled = 0;
    int links = 0;
    int labels = 0;
};

ColumnRole roleOf(const std::string& header, const Seen& seen, bool hasLink)
{
    if (!hasLink && seen.filled > 0 && seen.links * 2 > seen.filled) {
        return ColumnRole::Link;
    }
    const bool labels = seen.filled > 0 && seen.labels * 2 > seen.filled;
    if (speaksOfFinal(header)) {
        return labels || seen.filled == 0 ? ColumnRole::Final : ColumnRole::Ignored;
    }
    return labels ? ColumnRole::Annotator : ColumnRole::Ignored;
}

} // namespace

std::optional<std::size_t> LabelColumns::first(ColumnRole role) const
{
    const auto found = std::ranges::find(columns, role, &LabelColumn::role);
    return found == columns.end() ? std::nullopt
                                  : std::optional<std::size_t>(static_cast<std::size_t>(found - columns.begin()));
}

bool LabelColumns::usable() const
{
    return std::ranges::count(columns, ColumnRole::Link, &LabelColumn::role) == 1 &&
           std::ranges::count(columns, ColumnRole::Final, &LabelColumn::role) <= 1 &&
           std::ranges::count(columns, ColumnRole::Annotator, &LabelColumn::role) >= 1;
}

Result<LabelLayout> labelLayout(const std::filesystem::path& file)
{
    ACCORD_TRY(std::ifstream stream, openForReading(file));
    char first = 0;
    while (stream.get(first) && (first == ' ' || first == '\n' || first == '\r' || first == '\t' || first == '\xef' ||
                                 first == '\xbb' || first == '\xbf')) {
    }
    if (first == '[' || first == '{') {
        return LabelLayout::Json;
    }
    stream.clear();
    stream.seekg(0);
    std::string line(std::size_t{64} * 1024, '\0'); // far more than the names of our columns take
    stream.read(line.data(), static_cast<std::streamsize>(line.size()));
    line.resize(static_cast<std::size_t>(stream.gcount()));
    const std::string lower = text::lowerAscii(line.substr(0, line.find('\n')));
    const auto has = [&lower](std::string_view word) { return lower.find(word) != std::string::npos; };
    return has("annotator,") && has(",category") ? LabelLayout::Long : LabelLayout::Wide;
}

Result<LabelColumns> guessColumns(const std::filesystem::path& file, const Taxonomy& taxonomy, bool exact)
{
    ACCORD_TRY(std::ifstream stream, openForReading(file));
    const auto formulas = exact ? format::Formulas::Exact : format::Formulas::Neutral;
    format::CsvReader reader(stream, file.string(), format::CsvOptions{',', 0, formulas});
    format::CsvRecord record;
    ACCORD_TRY(const bool header, reader.next(record));
    if (!header) {
        return Error{Errc::BadSyntax, Reason::EmptyTable, {file.string() + ":1"}};
    }
    LabelColumns result;
    for (const std::string_view field : record.fields) {
        result.columns.push_back(LabelColumn{std::string(text::trimmed(field)), ColumnRole::Ignored});
    }
    std::vector<Seen> seen(result.columns.size());
    // Somebody who began late has no label in the first rows: look on until every column has been seen.
    const auto unseen = [&seen] { return std::ranges::count(seen, 0, &Seen::filled) > 0; };
    std::optional<Error> malformed;
    bool sound = false;
    for (int row = 0; row < kSampleRows || unseen(); ++row) {
        const Result<bool> more = reader.next(record);
        if (!more.ok()) {
            malformed = malformed ? malformed : std::optional(more.error());
            continue; // malformed rows are told when the file is read
        }
        if (!*more) {
            break;
        }
        sound = true;
        for (std::size_t i = 0; i < std::min(seen.size(), record.fields.size()); ++i) {
            const std::string_view value = text::trimmed(record.fields[i]);
            seen[i].filled += value.empty() ? 0 : 1;
            seen[i].links += !value.empty() && format::parseIssueLink(value) ? 1 : 0;
            // Exports write the codes of retired categories, too.
            const bool label = parseVerdict(value, taxonomy).has_value() || taxonomy.findCode(value) != nullptr;
            seen[i].labels += !value.empty() && label ? 1 : 0;
        }
    }
    for (std::size_t i = 0; i < seen.size(); ++i) {
        result.columns[i].role = roleOf(result.columns[i].header, seen[i], result.first(ColumnRole::Link).has_value());
    }
    if (malformed && !sound) {
        return *malformed; // a quote that is never closed hides everything behind it
    }
    return result;
}

int LabelPlan::personNumber(std::string_view name)
{
    const std::string key = text::lowerAscii(name);
    if (const auto found = m_people.find(key); found != m_people.end()) {
        return found->second;
    }
    const auto meant = m_meant.find(key);
    if (meant != m_meant.end()) {
        const auto same = std::ranges::find(m_known, meant->second, [](const auto& known) { return known.second; });
        if (same != m_known.end()) {
            return m_people[key] = same->first;
        }
    }
    const int number = static_cast<int>(people.size());
    people.emplace_back(name);
    m_people[key] = number;
    if (meant != m_meant.end()) {
        m_known[number] = meant->second;
    }
    return number;
}

void LabelPlan::mean(std::string_view name, PersonId person, std::string_view own)
{
    m_meant[text::lowerAscii(own)] = person;
    m_meant[text::lowerAscii(text::trimmed(name))] = person;
}

bool LabelPlan::names(std::string_view name) const
{
    return m_people.contains(text::lowerAscii(text::trimmed(name)));
}

PersonId LabelPlan::meant(int person) const
{
    const auto found = m_known.find(person);
    return found == m_known.end() ? PersonId{} : found->second;
}

int LabelPlan::itemNumber(const IssueLink& link, int occurrence)
{
    std::vector<int>& occurrences = m_items[text::lowerAscii(link.url)];
    const std::size_t at = occurrence == 0 ? occurrences.size() : static_cast<std::size_t>(occurrence - 1);
    if (occurrences.size() <= at) {
        occurrences.resize(at + 1, -1);
    }
    if (occurrences[at] < 0) {
        occurrences[at] = static_cast<int>(items.size());
        items.push_back(PlannedItem{link, static_cast<int>(at) + 1});
    }
    return occurrences[at];
}

namespace {

template <class Content>
bool sameVerdict(const Content& a, const Content& b, const Taxonomy& taxonomy)
{
    return a.verdict == b.verdict && a.exclusion == b.exclusion &&
           (a.category == b.category || taxonomy.resolveMerged(a.category) == taxonomy.resolveMerged(b.category));
}

// All else, too. Exports name a category by what it counts as.
template <class Content>
bool sameContent(Content planned, const Content& have, const Taxonomy& taxonomy)
{
    const bool verdict = sameVerdict(planned, have, taxonomy);
    planned.category = have.category;
    return verdict && planned == have;
}

} // namespace

bool LabelPlan::isSaid(const PlannedLabel& planned, const LabelContent& have, const Taxonomy& taxonomy)
{
    return planned.verdictOnly ? sameVerdict(planned.content, have, taxonomy)
                               : sameContent(planned.content, have, taxonomy);
}

bool LabelPlan::isSaid(const DecisionContent& planned, const DecisionContent& have, const Taxonomy& taxonomy)
{
    // A table of finals does not say who decided, how and why.
    const bool table = planned.source == DecisionSource::Import && planned.reason.empty();
    return sameContent(planned, have, taxonomy) ||
           (table && planned.state == have.state && sameVerdict(planned, have, taxonomy));
}

} // namespace accord::exchange
