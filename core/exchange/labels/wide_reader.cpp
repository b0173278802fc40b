// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/exchange/labels/label_readers.h"
#include "core/format/csv/reader.h"
#include "core/format/link.h"
#include "core/model/words.h"

#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace accord::exchange {
namespace {

class WideReader
{
public:
    WideReader(LabelSource& source, const LabelColumns& columns)
        : m_source(source)
        , m_columns(columns)
        , m_reader(source.stream, source.name, format::CsvOptions{',', columns.columns.size(), source.formulas()})
        , m_people(columns.columns.size(), -1)
    {
        takePeople();
    }

    void run()
    {
        format::CsvRecord record;
        bool header = true;
        while (true) {
            const Result<bool> more = m_reader.next(record);
            const bool isHeader = std::exchange(header, false);
            if (!more.ok()) {
                m_source.plan.report.addProblem(more.error());
                continue;
            }
            if (!*more) {
                return;
            }
            if (!isHeader) {
                takeRow(record);
            }
        }
    }

private:
    void takePeople()
    {
        std::set<int> taken;
        for (std::size_t i = 0; i < m_columns.columns.size(); ++i) {
            const LabelColumn& column = m_columns.columns[i];
            if (column.role == ColumnRole::Ignored) {
                problem(1, Errc::BadSyntax, "column \"" + column.header + "\" holds neither links nor labels");
            } else if (column.role == ColumnRole::Annotator && column.header.empty()) {
                problem(1, Errc::BadSyntax, "column " + std::to_string(i + 1) + " holds labels, but names nobody");
            } else if (column.role == ColumnRole::Annotator) {
                const int person = m_source.plan.personNumber(column.header);
                if (taken.insert(person).second) {
                    m_people[i] = person;
                } else {
                    problem(1, Errc::BadSyntax, "column \"" + column.header + "\" is there twice");
                }
            }
        }
    }

    void takeRow(const format::CsvRecord& record)
    {
        const std::size_t linkColumn = *m_columns.first(ColumnRole::Link);
        const auto link = format::parseIssueLink(record.fields[linkColumn]);
        if (!link) {
            problem(record.line, Errc::BadSyntax,
                    "\"" + std::string(record.fields[linkColumn]) + "\" is no link to an issue");
            return;
        }
        const int item = m_source.plan.itemNumber(*link, 0);
        for (std::size_t i = 0; i < record.fields.size(); ++i) {
            const ColumnRole role = m_columns.columns[i].role;
            if (role == ColumnRole::Final || m_people[i] >= 0) {
                takeCell(record, i, item, role);
            }
        }
    }

    // Nobody decides that they cannot tell; and a decision to leave an item out need not say why.
    static std::optional<VerdictText> asFinal(VerdictText verdict, std::string_view value)
    {
        if (verdict.verdict == Verdict::CannotTell) {
            return std::nullopt;
        }
        if (value.find(':') == std::string_view::npos) {
            verdict.exclusion = Exclusion::None;
        }
        return verdict;
    }

    static std::optional<VerdictText> asLabel(VerdictText verdict)
    {
        return verdict.verdict == Verdict::NoneOfThese ? std::nullopt : std::optional(verdict);
    }

    void takeCell(const format::CsvRecord& record, std::size_t column, int item, ColumnRole role)
    {
        const std::string_view value = text::trimmed(record.fields[column]);
        if (value.empty()) {
            return;
        }
        auto verdict = parseVerdict(value, m_source.taxonomy);
        std::string retiredAt;
        if (const Category* category = m_source.taxonomy.findCode(value); category != nullptr && category->retired) {
            verdict = VerdictText{Verdict::Category, category->id, Exclusion::None};
            retiredAt = m_source.name + ":" + std::to_string(record.line);
        }
        if (verdict) {
            verdict = role == ColumnRole::Final ? asFinal(*verdict, value) : asLabel(*verdict);
        }
        if (!verdict) {
            problem(record.line, Errc::UnknownCategory,
                    "\"" + std::string(value) + "\" in column \"" + m_columns.columns[column].header + "\"");
            return;
        }
        if (role == ColumnRole::Annotator) {
            LabelPlan::PlannedLabel label;
            label.item = item;
            label.person = m_people[column];
            label.content.verdict = verdict->verdict;
            label.content.category = verdict->category;
            label.content.exclusion = verdict->exclusion;
            label.verdictOnly = true;
            label.retiredAt = std::move(retiredAt);
            m_source.plan.labels.push_back(std::move(label));
        } else {
            LabelPlan::PlannedDecision decision;
            decision.item = item;
            decision.content.state = DecisionState::Decided;
            decision.content.verdict = verdict->verdict;
            decision.content.category = verdict->category;
            decision.content.exclusion = verdict->exclusion;
            decision.content.source = DecisionSource::Import;
            decision.retiredAt = std::move(retiredAt);
            m_source.plan.decisions.push_back(std::move(decision));
        }
    }

    void problem(std::size_t line, Errc code, std::string detail)
    {
        m_source.plan.report.addProblem(Error{code, m_source.name + ":" + std::to_string(line), std::move(detail)});
    }

    LabelSource& m_source;
    const LabelColumns& m_columns;
    format::CsvReader m_reader;
    std::vector<int> m_people; ///< by column; -1: not an annotator's
};

} // namespace

void readWide(LabelSource& source, const LabelColumns& columns)
{
    WideReader(source, columns).run();
}

} // namespace accord::exchange
