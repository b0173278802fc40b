// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/base/text.h"
#include "core/exchange/labels/label_readers.h"
#include "core/exchange/labels/label_words.h"
#include "core/format/link.h"
#include "core/store/events/citations.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace accord::exchange {
namespace {

// Nobody decides that they cannot tell, or for a code of their own; and a decision to leave an item out need not say
// why.
std::optional<VerdictText> asFinal(VerdictText verdict, std::string_view value)
{
    if (verdict.verdict == Verdict::CannotTell || !verdict.code.empty()) {
        return std::nullopt;
    }
    if (value.find(':') == std::string_view::npos) {
        verdict.exclusion = Exclusion::None;
    }
    return verdict;
}

std::optional<VerdictText> asLabel(VerdictText verdict)
{
    return verdict.verdict == Verdict::NoneOfThese && verdict.code.empty() ? std::nullopt : std::optional(verdict);
}

// "1", "yes"; nothing for what says neither.
std::optional<bool> asTruth(std::string_view cell)
{
    static constexpr std::array<std::string_view, 6> kYes{"1", "yes", "true", "y", "x", "是"};
    static constexpr std::array<std::string_view, 6> kNo{"", "0", "no", "false", "n", "否"};
    const auto is = [cell](std::string_view word) { return text::equalsIgnoringCase(cell, word); };
    return std::ranges::any_of(kYes, is)  ? std::optional(true)
           : std::ranges::any_of(kNo, is) ? std::optional(false)
                                          : std::nullopt;
}

class LabelTableReader
{
public:
    LabelTableReader(LabelSource& source, format::TableReader& table, const LabelColumns& columns,
                     const LabelReading& reading)
        : m_source(source)
        , m_columns(columns)
        , m_reading(reading)
        , m_table(table)
        , m_words(source.taxonomy, reading)
        , m_fields(columns.columns.size())
        , m_link(columns.first(ColumnRole::Link))
        , m_group(columns.first(ColumnRole::Group))
        , m_final(columns.first(ColumnRole::Final))
        , m_conflict(columns.first(ColumnRole::Conflict))
        , m_round(source.round.empty() ? std::nullopt : columns.first(ColumnRole::RoundName))
    {
        takePeople();
        takeLabels();
        m_rowIsLabel = !m_labels.empty() && (reading.personPerFile || columns.count(ColumnRole::Person) == 1);
    }

    void run()
    {
        format::CsvRecord record;
        bool header = true;
        while (true) {
            const Result<bool> more = m_table.next(record);
            const bool isHeader = std::exchange(header, false);
            if (!more.ok()) {
                m_source.plan.report.addProblem(more.error());
                continue;
            }
            if (!*more) {
                break;
            }
            if (!isHeader) {
                takeRow(record);
            }
        }
        if (m_round && !m_ofRound && !m_otherRounds.empty()) {
            problem({Errc::BadSyntax, Reason::NoRowOfRound, {place(1), m_source.round, m_otherRounds}});
        }
    }

private:
    /// A column with labels, and what says something about them.
    struct LabelledColumn
    {
        std::size_t column = 0;
        int person = -1;                    ///< -1: the row names the person
        std::optional<std::size_t> named{}; ///< in this column
        std::optional<std::size_t> citations{};
        std::optional<std::size_t> note{};
        std::optional<std::size_t> date{};
    };

    void takePeople()
    {
        std::set<int> taken;
        for (std::size_t i = 0; i < m_fields; ++i) {
            const LabelColumn& column = m_columns.columns[i];
            if (column.role == ColumnRole::Ignored && column.doubtful) {
                continue; // told where the columns were looked at
            }
            if (column.role == ColumnRole::Ignored) {
                problem({Errc::BadSyntax, Reason::ColumnWithoutLabels, {place(1), column.header}});
            } else if (column.role == ColumnRole::Annotator && column.annotator().empty()) {
                problem({Errc::BadSyntax, Reason::ColumnOfNobody, {place(1), i + 1}});
            } else if (column.role == ColumnRole::Annotator) {
                const int person = m_source.plan.personNumber(column.annotator());
                if (taken.insert(person).second) {
                    m_labels.push_back(withNotes({i, person, {}, m_columns.citationsOf(i)}));
                } else {
                    problem({Errc::BadSyntax, Reason::ColumnTwice, {place(1), column.annotator()}});
                }
            }
        }
    }

    void takeLabels()
    {
        for (std::size_t i = 0; i < m_fields; ++i) {
            if (m_columns.columns[i].role != ColumnRole::Person) {
                continue;
            }
            const std::vector<std::size_t> labels = m_columns.labelsOf(i);
            if (labels.size() == 1) {
                m_labels.push_back(withNotes({labels.front(), -1, i}));
            } else {
                tellPerson(i, labels);
            }
        }
        if (m_columns.first(ColumnRole::Person) || !m_reading.personPerFile) {
            return;
        }
        for (std::size_t i = 0; i < m_fields; ++i) {
            if (m_columns.columns[i].role == ColumnRole::Label) {
                const std::string name = std::filesystem::path(m_source.name).stem().string();
                m_labels.push_back(withNotes({i, m_source.plan.personNumber(name)}));
            }
        }
    }

    void tellPerson(std::size_t person, const std::vector<std::size_t>& labels)
    {
        const std::string& header = m_columns.columns[person].header;
        if (labels.empty()) {
            problem({Errc::BadSyntax, Reason::PersonWithoutLabels, {place(1), header}});
            return;
        }
        std::vector<std::string> headers;
        for (const std::size_t label : labels) {
            headers.push_back(m_columns.columns[label].header);
        }
        problem({Errc::BadSyntax, Reason::SeveralLabelColumns, {place(1), header, headers}});
    }

    [[nodiscard]] LabelledColumn withNotes(LabelledColumn label) const
    {
        label.note = m_columns.beside(label.column, ColumnRole::Note);
        label.date = m_columns.beside(label.column, ColumnRole::Date);
        return label;
    }

    void takeRow(const format::CsvRecord& record)
    {
        if (record.fields.size() != m_fields) {
            return; // the table has other columns than were looked at
        }
        if (m_round) {
            const std::string_view round = text::trimmed(record.fields[*m_round]);
            if (!text::equalsIgnoringCase(round, m_source.round)) {
                noteRound(round);
                return;
            }
            m_ofRound = true;
        }
        const std::optional<TextLink> link = linkOf(record);
        if (!link) {
            return;
        }
        const int item = m_source.plan.itemNumber(*link, m_rowIsLabel ? 1 : 0);
        for (const LabelledColumn& label : m_labels) {
            takeLabel(record, label, item, *link);
        }
        if (m_final) {
            takeFinal(record, item);
        }
    }

    void noteRound(std::string_view round)
    {
        constexpr std::size_t kTold = 12;
        if (m_otherRounds.size() < kTold && std::ranges::find(m_otherRounds, round) == m_otherRounds.end()) {
            m_otherRounds.emplace_back(round);
        }
    }

    std::optional<TextLink> linkOf(const format::CsvRecord& record)
    {
        if (m_link) {
            auto link = format::parseTextLink(record.fields[*m_link]);
            if (!link) {
                problem({Errc::BadSyntax, Reason::NoLink, {place(record.line), record.fields[*m_link]}});
            }
            return link;
        }
        std::string name;
        std::string header;
        for (std::size_t i = 0; i < m_fields; ++i) {
            if (m_columns.columns[i].role != ColumnRole::Item) {
                continue;
            }
            const std::string_view part = text::trimmed(record.fields[i]);
            header = m_columns.columns[i].header;
            name += (name.empty() || part.empty() ? "" : " ") + std::string(part);
        }
        std::string group = m_reading.group.empty() ? std::string(kItemsGroup) : m_reading.group;
        if (m_group && !text::trimmed(record.fields[*m_group]).empty()) {
            group = text::trimmed(record.fields[*m_group]);
        }
        auto link = name.empty() ? std::nullopt
                                 : format::parseTextLink(localLink(std::move(group), name, TextKind::Document).url);
        if (!link) {
            problem({Errc::BadSyntax, Reason::ValueInColumn, {place(record.line), name, header}});
        }
        return link;
    }

    // What is written beside the label in the column about its passages.
    [[nodiscard]] static std::string_view citedBeside(const format::CsvRecord& record, const LabelledColumn& label)
    {
        return label.citations ? text::trimmed(record.fields[*label.citations]) : std::string_view();
    }

    void cannotRead(const format::CsvRecord& record, std::size_t column)
    {
        const std::string_view value = text::trimmed(record.fields[column]);
        problem({Errc::BadSyntax,
                 Reason::ValueInColumn,
                 {place(record.line), value.substr(0, 100), m_columns.columns[column].header}});
    }

    // The verdict of a cell that is not empty; a problem where there is none.
    std::optional<VerdictText> verdictOf(const format::CsvRecord& record, std::size_t column, std::string_view value,
                                         std::string& retiredAt)
    {
        const LabelWords::Found& found = m_words.find(value);
        retiredAt = found.retired ? place(record.line) : std::string();
        std::optional<VerdictText> verdict = found.verdict;
        if (verdict && !found.retired) {
            verdict = column == m_final ? asFinal(*verdict, value) : asLabel(*verdict);
        }
        if (!verdict && m_reading.newCategories && !found.verdict) {
            LabelPlan& plan = m_source.plan;
            if (plan.newLabelsSeen.emplace(value).second) {
                plan.newLabels.emplace_back(value);
            }
            ++(column == m_final ? plan.decisionsOfNew : plan.labelsOfNew);
        } else if (!verdict) {
            problem(unknownCode(m_source.taxonomy, place(record.line), value, m_columns.columns[column].header));
        }
        return verdict;
    }

    void takeLabel(const format::CsvRecord& record, const LabelledColumn& place, int item, const TextLink& link)
    {
        const std::string_view name = place.named ? text::trimmed(record.fields[*place.named]) : std::string_view();
        // Where nobody is named an empty cell is nobody's.
        const std::string_view value = m_words.labelIn(record.fields[place.column], !place.named || !name.empty());
        const std::string_view cited = citedBeside(record, place);
        if (value.empty()) {
            if (!cited.empty()) {
                cannotRead(record, *place.citations); // it would get lost
            }
            return;
        }
        if (place.named && name.empty()) {
            cannotRead(record, place.column); // whose it is nobody knows
            return;
        }
        LabelPlan::PlannedLabel label;
        const auto verdict = verdictOf(record, place.column, value, label.retiredAt);
        label.person = place.named ? m_source.plan.personNumber(name) : place.person;
        if (const bool again = !given(item, label.person); again && m_rowIsLabel) {
            problem(
                {Errc::BadSyntax,
                 Reason::LabelledTwice,
                 {this->place(record.line), m_source.plan.people[static_cast<std::size_t>(label.person)], link.url}});
            return;
        } else if (again) {
            cannotRead(record, *place.named); // one person twice in a row
            return;
        }
        if (!verdict) {
            return;
        }
        if (!cited.empty()) {
            auto citations = store::citationsIn(nlohmann::json::parse(cited, nullptr, false));
            if (!citations) {
                cannotRead(record, *place.citations);
                return;
            }
            label.content.citations = std::move(*citations);
        }
        if (place.date) {
            label.at = utcTime(text::trimmed(record.fields[*place.date]));
            if (!label.at.empty() && !isUtcTime(label.at)) {
                cannotRead(record, *place.date);
                return;
            }
        }
        label.item = item;
        label.content.verdict = verdict->verdict;
        label.content.category = verdict->category;
        label.content.exclusion = verdict->exclusion;
        label.content.code = verdict->code;
        label.content.note = place.note ? std::string(text::trimmed(record.fields[*place.note])) : std::string();
        label.verdictOnly = !place.note;
        m_source.plan.labels.push_back(label);
    }

    // Whether somebody has no label of the item yet. Where a column is one person's this cannot happen.
    bool given(int item, int person)
    {
        return (!m_rowIsLabel && m_columns.first(ColumnRole::Annotator) && !m_columns.first(ColumnRole::Person)) ||
               m_source.plan.given.emplace(item, person).second;
    }

    void takeFinal(const format::CsvRecord& record, int item)
    {
        const std::string_view value = m_words.labelIn(record.fields[*m_final], false);
        if (m_conflict) {
            const auto conflict = asTruth(text::trimmed(record.fields[*m_conflict]));
            if (!conflict) {
                problem({Errc::BadSyntax,
                         Reason::ConflictUnknown,
                         {place(record.line), record.fields[*m_conflict], m_columns.columns[*m_conflict].header}});
                return;
            }
            if (*conflict) {
                ++m_source.plan.report.leftOpen;
                return;
            }
        }
        if (value.empty()) {
            return;
        }
        LabelPlan::PlannedDecision decision;
        const auto verdict = verdictOf(record, *m_final, value, decision.retiredAt);
        if (!verdict) {
            return;
        }
        if (m_rowIsLabel) {
            // Each label's row says it again.
            const auto [known, added] = m_finals.emplace(item, std::string(value));
            if (!added && known->second != value) {
                cannotRead(record, *m_final);
            }
            if (!added) {
                return;
            }
        }
        decision.item = item;
        decision.content.state = DecisionState::Decided;
        decision.content.verdict = verdict->verdict;
        decision.content.category = verdict->category;
        decision.content.exclusion = verdict->exclusion;
        decision.content.source = DecisionSource::Import;
        m_source.plan.decisions.push_back(decision);
    }

    [[nodiscard]] std::string place(std::size_t line) const { return m_source.name + ":" + std::to_string(line); }
    void problem(Error error) { m_source.plan.report.addProblem(std::move(error)); }

    LabelSource& m_source;
    const LabelColumns& m_columns;
    const LabelReading& m_reading;
    format::TableReader& m_table;
    LabelWords m_words;
    std::size_t m_fields;
    std::optional<std::size_t> m_link;
    std::optional<std::size_t> m_group;
    std::optional<std::size_t> m_final;
    std::optional<std::size_t> m_conflict;
    std::optional<std::size_t> m_round; ///< the column that chooses rows
    std::vector<LabelledColumn> m_labels;
    bool m_rowIsLabel = false;
    bool m_ofRound = false; ///< a row was of the round
    std::vector<std::string> m_otherRounds;
    std::map<int, std::string> m_finals; ///< of items, where a row is a label
};

} // namespace

void readTable(LabelSource& source, format::TableReader& table, const LabelColumns& columns,
               const LabelReading& reading)
{
    LabelTableReader(source, table, columns, reading).run();
}

} // namespace accord::exchange
