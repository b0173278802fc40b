// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/label_readers.h"

#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/csv.h"
#include "core/format/link.h"
#include "core/model/words.h"
#include "core/store/events/citations.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace accord::exchange {

Error unknownCode(const Taxonomy& taxonomy, const std::string& place, std::string_view code, const std::string& column)
{
    const std::vector<std::string> near = text::closest(code, taxonomy.codes(), 3);
    return near.empty() ? Error{Errc::UnknownCategory, Reason::CodeUnknown, {place, code, column}}
                        : Error{Errc::UnknownCategory, Reason::CodeUnknownButNear, {place, code, column, near}};
}

namespace {

// One record with its fields by the names of the header.
class NamedRecord
{
public:
    // Answers the columns that are none of those expected.
    std::vector<std::string> takeHeader(const format::CsvRecord& record, std::span<const std::string_view> expected)
    {
        std::vector<std::string> unknown;
        for (std::size_t i = 0; i < record.fields.size(); ++i) {
            const std::string name = text::lowerAscii(text::trimmed(record.fields[i]));
            if (std::ranges::count(expected, name) == 0 || !m_columns.emplace(name, i).second) {
                unknown.emplace_back(text::trimmed(record.fields[i]));
            }
        }
        return unknown;
    }

    void take(const format::CsvRecord& record) { m_record = &record; }

    [[nodiscard]] bool has(const std::string& name) const { return m_columns.contains(name); }
    [[nodiscard]] std::string_view at(const std::string& name) const
    {
        const auto found = m_columns.find(name);
        return found == m_columns.end() ? std::string_view() : m_record->fields[found->second];
    }
    [[nodiscard]] std::size_t line() const { return m_record->line; }

private:
    std::map<std::string, std::size_t> m_columns;
    const format::CsvRecord* m_record = nullptr;
};

constexpr std::array<std::string_view, 16> kLabelColumns{
    "round",      "issue",   "occurrence", "annotator", "verdict", "category",  "path",    "exclusion",
    "confidence", "flagged", "summary",    "code",      "note",    "citations", "seconds", "at"};
constexpr std::array<std::string_view, 13> kDecisionColumns{
    "round",     "issue",  "occurrence", "person",          "state",  "verdict", "category",
    "exclusion", "reason", "cause",      "codebook_change", "method", "at"};

// What one row says, or why it cannot be taken.
using RowError = std::optional<Error>;

RowError bad(const std::string& column, std::string_view value)
{
    return Error{Errc::BadSyntax, Reason::ValueInColumn, {"", value, column}};
}

template <class Number>
bool number(std::string_view text, Number& value)
{
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
    return parsed.ec == std::errc() && parsed.ptr == text.data() + text.size();
}

RowError takeFlag(const NamedRecord& row, const std::string& column, bool& flag)
{
    const std::string_view value = text::trimmed(row.at(column));
    flag = value == "1";
    return flag || value.empty() || value == "0" ? RowError() : bad(column, value);
}

RowError takeTime(const NamedRecord& row, std::string& at)
{
    at = utcTime(text::trimmed(row.at("at")));
    return at.empty() || isUtcTime(at) ? RowError() : bad("at", row.at("at"));
}

RowError takeItem(const NamedRecord& row, LabelPlan& plan, int& item)
{
    const auto link = format::parseTextLink(row.at("issue"));
    if (!link) {
        return bad("issue", row.at("issue"));
    }
    int occurrence = 1;
    const std::string_view typed = text::trimmed(row.at("occurrence"));
    if (!typed.empty() && (!number(typed, occurrence) || occurrence < 1 || occurrence > 1000)) {
        return bad("occurrence", typed);
    }
    item = plan.itemNumber(*link, occurrence);
    return {};
}

RowError takeVerdict(const NamedRecord& row, const Taxonomy& taxonomy, Verdict& verdict, CategoryId& category,
                     Exclusion& exclusion)
{
    const std::string_view code = text::trimmed(row.at("category"));
    const std::string_view word = text::trimmed(row.at("verdict"));
    verdict = verdictNamed(word).value_or(Verdict::None);
    if (word.empty()) {
        verdict = code.empty() ? Verdict::None : Verdict::Category;
    } else if (verdict == Verdict::None) {
        return bad("verdict", word);
    }
    if (verdict == Verdict::Category) {
        const Category* found = taxonomy.findCode(code);
        if (found == nullptr) {
            return unknownCode(taxonomy, {}, code, "category");
        }
        category = found->id;
    } else if (!code.empty()) {
        return bad("category", code); // it would get lost
    }
    const std::string_view reason = text::trimmed(row.at("exclusion"));
    const auto named = exclusionNamed(reason);
    if (!named || (verdict == Verdict::NotForStudy && *named == Exclusion::None && row.has("annotator"))) {
        return bad("exclusion", reason);
    }
    exclusion = verdict == Verdict::NotForStudy ? *named : Exclusion::None;
    return {};
}

std::string retiredAt(CategoryId category, const NamedRecord& row, const LabelSource& source)
{
    const Category* found = source.taxonomy.find(category);
    return found != nullptr && found->retired ? source.name + ":" + std::to_string(row.line()) : std::string();
}

RowError takeLabelRow(const NamedRecord& row, const LabelSource& source)
{
    LabelPlan::PlannedLabel label;
    LabelContent& content = label.content;
    if (source.isOtherRound(text::trimmed(row.at("round")))) {
        return bad("round", row.at("round"));
    }
    if (RowError error = takeVerdict(row, source.taxonomy, content.verdict, content.category, content.exclusion)) {
        return error;
    }
    content.code = text::trimmed(row.at("code"));
    if ((content.verdict == Verdict::NoneOfThese) != isOpenCode(content.code) ||
        (content.verdict != Verdict::NoneOfThese && !content.code.empty())) {
        return bad("code", content.code);
    }
    const auto confidence = confidenceNamed(text::trimmed(row.at("confidence")));
    if (!confidence) {
        return bad("confidence", row.at("confidence"));
    }
    const std::string_view seconds = text::trimmed(row.at("seconds"));
    if (!seconds.empty() && (!number(seconds, label.seconds) || !std::isfinite(label.seconds) || label.seconds < 0)) {
        return bad("seconds", seconds);
    }
    if (RowError error = takeFlag(row, "flagged", content.flagged)) {
        return error;
    }
    if (RowError error = takeTime(row, label.at)) {
        return error;
    }
    if (text::trimmed(row.at("annotator")).empty()) {
        return bad("annotator", row.at("annotator"));
    }
    if (RowError error = takeItem(row, source.plan, label.item)) {
        return error;
    }
    content.confidence = *confidence;
    content.summary = row.at("summary");
    content.note = row.at("note");
    if (const std::string_view cited = text::trimmed(row.at("citations")); !cited.empty()) {
        auto citations = store::citationsIn(nlohmann::json::parse(cited, nullptr, false));
        if (!citations) {
            return bad("citations", cited.substr(0, 100));
        }
        content.citations = std::move(*citations);
    }
    const auto told = [&row](const char* column) { return row.has(column); };
    label.verdictOnly =
        !told("confidence") && !told("flagged") && !told("summary") && !told("note") && !told("citations");
    label.retiredAt = retiredAt(content.category, row, source);
    label.person = source.plan.personNumber(text::trimmed(row.at("annotator")));
    source.plan.labels.push_back(label);
    return {};
}

RowError takeDecisionRow(const NamedRecord& row, const LabelSource& source)
{
    LabelPlan::PlannedDecision decision;
    DecisionContent& content = decision.content;
    const auto state = stateNamed(text::trimmed(row.at("state")));
    const auto cause = causeNamed(text::trimmed(row.at("cause")));
    const auto method = methodNamed(text::trimmed(row.at("method")));
    if (!state || !cause || !method) {
        const std::string column = !state ? "state" : !cause ? "cause" : "method";
        return bad(column, row.at(column));
    }
    if (RowError error = takeVerdict(row, source.taxonomy, content.verdict, content.category, content.exclusion)) {
        return error;
    }
    if (RowError error = takeFlag(row, "codebook_change", content.codebookChange)) {
        return error;
    }
    if (RowError error = takeTime(row, decision.at)) {
        return error;
    }
    if (RowError error = takeItem(row, source.plan, decision.item)) {
        return error;
    }
    content.state = *state;
    content.cause = *cause;
    content.method = *method;
    content.reason = row.at("reason");
    content.source = DecisionSource::Person;
    decision.retiredAt = retiredAt(content.category, row, source);
    decision.person = source.plan.personNumber(text::trimmed(row.at("person")));
    source.plan.decisions.push_back(decision);
    return {};
}

void readRows(LabelSource& source, format::TableReader& reader, const std::string& round,
              const std::vector<std::string>& needed, std::span<const std::string_view> expected,
              const std::function<RowError(const NamedRecord&, const LabelSource&)>& take)
{
    format::CsvRecord record;
    NamedRecord row;
    bool header = false;
    while (true) {
        const Result<bool> more = reader.next(record);
        if (!more.ok()) {
            source.plan.report.addProblem(more.error());
            continue;
        }
        if (!*more) {
            return;
        }
        if (!header) {
            header = true;
            bool twice = false;
            for (const std::string& name : row.takeHeader(record, expected)) {
                const bool known = row.has(text::lowerAscii(name));
                twice = twice || known; // which of the two counts nobody can tell
                source.plan.report.addProblem(Error{
                    Errc::BadSyntax, known ? Reason::ColumnTwice : Reason::ColumnNotKnown, {source.name + ":1", name}});
            }
            if (twice) {
                return;
            }
            for (const std::string& name : needed) {
                if (!row.has(name)) {
                    source.plan.report.addProblem(
                        Error{Errc::BadSyntax, Reason::ColumnMissing, {source.name + ":1", name}});
                    return;
                }
            }
            continue;
        }
        row.take(record);
        if (!round.empty() && row.has("round") && text::trimmed(row.at("round")) != round) {
            continue;
        }
        if (RowError error = take(row, source)) {
            source.plan.report.addProblem(error->about(source.name + ":" + std::to_string(row.line())));
        }
    }
}

} // namespace

void readLong(LabelSource& source, format::TableReader& table, const std::string& round)
{
    readRows(source, table, round, {"issue", "annotator", "category"}, kLabelColumns, takeLabelRow);
}

void readDecisions(LabelSource& source, format::TableReader& table, const std::string& round)
{
    readRows(source, table, round, {"issue", "person", "state", "category"}, kDecisionColumns, takeDecisionRow);
}

} // namespace accord::exchange
