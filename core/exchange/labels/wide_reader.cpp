// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/exchange/labels/label_readers.h"
#include "core/format/csv/reader.h"
#include "core/format/link.h"
#include "core/model/words.h"

#include <optional>
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
        , m_reader(source.stream, source.name, format::CsvOptions{',', columns.columns.size()})
        , m_people(columns.columns.size(), -1)
    {}

    void run()
    {
        format::CsvRecord record;
        bool header = true;
        while (true) {
            const Result<bool> more = m_reader.next(record);
            if (!more.ok()) {
                m_source.plan.report.addProblem(more.error());
                header = false;
                continue;
            }
            if (!*more) {
                return;
            }
            if (std::exchange(header, false)) {
                takePeople();
            } else {
                takeRow(record);
            }
        }
    }

private:
    void takePeople()
    {
        for (std::size_t i = 0; i < m_columns.columns.size(); ++i) {
            const LabelColumn& column = m_columns.columns[i];
            if (column.role == ColumnRole::Annotator) {
                m_people[i] = m_source.plan.personNumber(column.header);
            } else if (column.role == ColumnRole::Ignored) {
                m_source.plan.report.addProblem(
                    Error{Errc::BadSyntax, m_source.name + ":1",
                          "column \"" + column.header + "\" holds neither links nor labels"});
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
            if (role == ColumnRole::Annotator || role == ColumnRole::Final) {
                takeCell(record, i, item, role);
            }
        }
    }

    void takeCell(const format::CsvRecord& record, std::size_t column, int item, ColumnRole role)
    {
        const std::string_view value = text::trimmed(record.fields[column]);
        if (value.empty()) {
            return;
        }
        const auto verdict = parseVerdict(value, m_source.taxonomy);
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
            m_source.plan.labels.push_back(std::move(label));
        } else {
            LabelPlan::PlannedDecision decision;
            decision.item = item;
            decision.content.state = DecisionState::Decided;
            decision.content.verdict = verdict->verdict;
            decision.content.category = verdict->category;
            decision.content.exclusion = verdict->exclusion;
            decision.content.source = DecisionSource::Import;
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
    std::vector<int> m_people; ///< by column
};

} // namespace

void readWide(LabelSource& source, const LabelColumns& columns)
{
    WideReader(source, columns).run();
}

} // namespace accord::exchange
