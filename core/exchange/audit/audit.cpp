// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/audit/audit.h"

#include "core/agreement/compute.h"
#include "core/agreement/pairs.h"
#include "core/base/numbers.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/audit/blocks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

namespace accord::exchange {
namespace {

using agreement::kMissing;

constexpr int kFewLabels = 10;         ///< a category with fewer tells nothing of agreement on it
constexpr int kFewDisputed = 30;       ///< so many disputed items may all be decided with the most by chance
constexpr int kFewAnnotators = 6;      ///< any order of six is one of 720
constexpr double kSmallFall = 0.02;    ///< of kappa: less is not worth a word
constexpr double kFarApart = 4;        ///< standard errors
constexpr int kReadCharacters = 1500;  ///< nobody has to read more of an issue before labelling it
constexpr double kReadPerSecond = 100; ///< characters, about 1,000 words a minute: three times what people read
constexpr double kFastShare = 0.05;
constexpr std::size_t kNamed = 5; ///< of many

std::vector<std::string> firstOf(std::vector<std::string> names)
{
    if (names.size() > kNamed) {
        names.resize(kNamed);
        names.emplace_back("...");
    }
    return names;
}

std::size_t at(int number)
{
    return static_cast<std::size_t>(number);
}

class Audit
{
public:
    Audit(const AuditedLabels& labels, const std::stop_token& stop)
        : m_labels(labels)
        , m_stop(stop)
        , m_table(labels.table)
        , m_uses(at(labels.table.categories))
    {
        for (const int cell : m_table.cells) {
            if (cell != kMissing) {
                ++m_uses[at(cell)];
            }
        }
    }

    Result<std::vector<AuditFinding>> run(Progress& progress)
    {
        static constexpr std::array<void (Audit::*)(), 12> kChecks{
            &Audit::repeatedItems, &Audit::copiedLabels, &Audit::repeatedBlocks, &Audit::codesOutside,
            &Audit::renumbered,    &Audit::neverUsed,    &Audit::neverFinal,     &Audit::finalIsPlurality,
            &Audit::orderEffect,   &Audit::averages,     &Audit::tooFast,        &Audit::changedLater};
        Ticker ticker(progress);
        for (std::size_t done = 0; done < kChecks.size(); ++done) {
            ticker.report("audit", static_cast<std::int64_t>(done), static_cast<std::int64_t>(kChecks.size()));
            (this->*kChecks.at(done))();
            if (m_stop.stop_requested()) {
                return Error{Errc::Cancelled, Reason::Cancelled};
            }
        }
        return std::move(m_findings);
    }

private:
    FigureTree& add(AuditCheck check, AuditSeverity severity, Message message)
    {
        m_findings.push_back({check, severity, std::move(message), {}});
        return m_findings.back().figures;
    }

    void repeatedItems()
    {
        std::unordered_map<std::string, int> first;
        std::vector<std::string> names;
        std::int64_t different = 0;
        for (int row = 0; row < m_table.items(); ++row) {
            const auto [found, isNew] = first.emplace(m_labels.items[at(row)], row);
            if (!isNew) {
                names.push_back(m_labels.items[at(row)]);
                const int* before = m_table.row(found->second);
                different += std::equal(before, before + m_table.raters, m_table.row(row)) ? 0 : 1;
            }
        }
        if (names.empty()) {
            return;
        }
        const auto repeated = static_cast<std::int64_t>(names.size());
        FigureTree& figures =
            add(AuditCheck::RepeatedItems, AuditSeverity::Warning,
                {Reason::AuditRepeatedItems, {repeated, m_table.items(), different, firstOf(std::move(names))}});
        figures.addCount("rows", repeated);
        figures.addCount("of", m_table.items());
        figures.addCount("labelled_differently", different);
    }

    [[nodiscard]] const agreement::RatingTable& finest() const
    {
        return m_labels.whole.cells.empty() ? m_table : m_labels.whole;
    }

    void copiedLabels()
    {
        for (const CopiedRun& run : copiedRuns(finest(), m_labels.repositories, m_stop)) {
            const std::string& first = m_labels.items[at(run.firstRow)];
            FigureTree& figures =
                add(AuditCheck::CopiedLabels, AuditSeverity::Serious,
                    {Reason::AuditCopiedLabels,
                     {m_labels.annotators[at(run.first)], m_labels.annotators[at(run.second)], run.items, first,
                      m_labels.items[at(run.lastRow)], text::fixed(run.otherwise * 100, 3)}});
            figures.add("first", Figure(m_labels.annotators[at(run.first)]));
            figures.add("second", Figure(m_labels.annotators[at(run.second)]));
            figures.addCount("items", run.items);
            figures.addCount("from_row", run.firstRow + 1);
            figures.addCount("to_row", run.lastRow + 1);
            figures.add("alike_otherwise", run.otherwise);
            figures.add("expected_runs", run.expected);
        }
    }

    void repeatedBlocks()
    {
        for (const RepeatedRows& block : repeatedRows(finest(), m_stop)) {
            FigureTree& figures = add(AuditCheck::RepeatedBlock, AuditSeverity::Serious,
                                      {Reason::AuditRepeatedBlock,
                                       {block.rows, m_labels.items[at(block.first)], m_labels.items[at(block.again)]}});
            figures.addCount("rows", block.rows);
            figures.addCount("first_row", block.first + 1);
            figures.addCount("again_from_row", block.again + 1);
        }
    }

    void codesOutside()
    {
        if (m_labels.codebooks.empty()) {
            return;
        }
        std::int64_t labels = 0;
        std::vector<std::string> codes;
        for (std::size_t category = 0; category < m_uses.size(); ++category) {
            const std::string& code = m_labels.codes[category];
            const Category* known = code == "-" ? nullptr : m_labels.codebooks.back().findCode(code);
            const bool outside = code != "-" && (known == nullptr || (known->retired && known->mergedInto.isNull()));
            if (outside && m_uses[category] > 0) {
                labels += m_uses[category];
                codes.push_back(code);
            }
        }
        if (!codes.empty()) {
            FigureTree& figures = add(AuditCheck::CodesOutside, AuditSeverity::Serious,
                                      {Reason::AuditCodesOutside, {labels, firstOf(codes)}});
            figures.addCount("labels", labels);
            figures.add("codes", Figure(text::join(codes, ", ")));
        }
    }

    [[nodiscard]] std::int64_t usesOf(const std::string& code) const
    {
        std::int64_t uses = 0;
        for (std::size_t category = 0; category < m_uses.size(); ++category) {
            uses += text::equalsIgnoringCase(m_labels.codes[category], code) ? m_uses[category] : 0;
        }
        return uses;
    }

    // Against the version that holds, each category that had another code before once.
    void renumbered()
    {
        if (m_labels.codebooks.size() < 2) {
            return;
        }
        const Taxonomy& holds = m_labels.codebooks.back();
        std::set<std::pair<std::string, std::string>> told;
        for (auto version = m_labels.codebooks.begin(); version + 1 != m_labels.codebooks.end(); ++version) {
            const bool sameMakers = std::ranges::any_of(
                version->categories(), [&](const Category& category) { return holds.find(category.uuid) != nullptr; });
            for (const Category& before : version->categories()) {
                const Category* now = holds.findCode(before.code);
                const bool isSame = now == nullptr || (sameMakers ? now->uuid == before.uuid
                                                                  : text::equalsIgnoringCase(now->name, before.name));
                // Without common identifiers another name alone is a better word for the same category.
                const bool elsewhere = sameMakers || std::ranges::any_of(holds.categories(), [&](const Category& each) {
                                           return text::equalsIgnoringCase(each.name, before.name);
                                       });
                if (isSame || before.retired || !elsewhere || !told.insert({before.code, before.name}).second) {
                    continue;
                }
                FigureTree& figures =
                    add(AuditCheck::Renumbered, AuditSeverity::Serious,
                        {Reason::AuditRenumbered, {before.code, before.name, now->name, usesOf(before.code)}});
                figures.add("code", Figure(before.code));
                figures.add("before", Figure(before.name));
                figures.add("now", Figure(now->name));
                figures.addCount("labels", usesOf(before.code));
            }
        }
    }

    // Of the level at which most labels are: what lies above is used through it, what lies below was not asked for.
    void neverUsed()
    {
        if (m_labels.codebooks.empty()) {
            return;
        }
        const Taxonomy& codebook = m_labels.codebooks.back();
        std::map<Level, std::int64_t> byLevel;
        for (std::size_t category = 0; category < m_uses.size(); ++category) {
            if (const Category* known = codebook.findCode(m_labels.codes[category])) {
                byLevel[known->level] += m_uses[category];
            }
        }
        const auto most = std::ranges::max_element(byLevel, {}, [](const auto& each) { return each.second; });
        std::vector<std::string> codes;
        for (const Category& category : codebook.categories()) {
            if (most != byLevel.end() && most->second > 0 && category.level == most->first && !category.retired &&
                usesOf(category.code) == 0) {
                codes.push_back(category.code);
            }
        }
        if (!codes.empty()) {
            const auto count = static_cast<std::int64_t>(codes.size());
            FigureTree& figures =
                add(AuditCheck::NeverUsed, AuditSeverity::Note, {Reason::AuditNeverUsed, {count, firstOf(codes)}});
            figures.addCount("categories", count);
            figures.add("codes", Figure(text::join(codes, ", ")));
        }
    }

    [[nodiscard]] bool hasFinals() const
    {
        return std::ranges::any_of(m_labels.finals, [](int final) { return final != kMissing; });
    }

    void neverFinal()
    {
        std::vector<std::int64_t> agreed(m_uses.size());
        std::vector<std::int64_t> final(m_uses.size());
        for (int row = 0; row < m_table.items(); ++row) {
            const int* cells = m_table.row(row);
            const std::vector<int> most = agreement::plurality(m_table, row);
            const auto ratings = m_table.raters - std::count(cells, cells + m_table.raters, kMissing);
            if (most.size() == 1 && ratings >= 2 &&
                std::count(cells, cells + m_table.raters, most.front()) * 2 > ratings) {
                ++agreed[at(most.front())];
            }
            if (!m_labels.finals.empty() && m_labels.finals[at(row)] != kMissing) {
                ++final[at(m_labels.finals[at(row)])];
            }
        }
        const bool decided = hasFinals();
        const bool complete = decided && m_labels.undecided == 0; // otherwise it may become final yet
        for (std::size_t category = 0; category < m_uses.size(); ++category) {
            if (m_uses[category] < kFewLabels || (agreed[category] > 0 && (!complete || final[category] > 0))) {
                continue;
            }
            Message message{complete  ? Reason::AuditNeverFinal
                            : decided ? Reason::AuditNeverAgreedSoFar
                                      : Reason::AuditNeverAgreed,
                            {m_labels.codes[category], m_uses[category], agreed[category]}};
            if (decided) {
                message.arguments.emplace_back(final[category]);
            }
            const auto finals = std::ranges::count_if(m_labels.finals, [](int each) { return each != kMissing; });
            if (decided && !complete) {
                message.arguments.emplace_back(static_cast<std::int64_t>(finals));
            }
            FigureTree& figures = add(AuditCheck::NeverFinal, AuditSeverity::Warning, std::move(message));
            figures.add("code", Figure(m_labels.codes[category]));
            figures.addCount("labels", m_uses[category]);
            figures.addCount("agreed", agreed[category]);
            if (decided) {
                figures.addCount("final", final[category]);
                figures.addCount("decided", static_cast<std::int64_t>(finals));
            }
        }
    }

    void finalIsPlurality()
    {
        std::int64_t items = 0;
        std::int64_t disputed = 0;
        for (int row = 0; row < static_cast<int>(m_labels.finals.size()); ++row) {
            const int final = m_labels.finals[at(row)];
            const bool byRule = !m_labels.byRule.empty() && m_labels.byRule[at(row)];
            if (final == kMissing || byRule || agreement::rowUse(m_table, row) != agreement::RowUse::Used) {
                continue;
            }
            const std::vector<int> most = agreement::plurality(m_table, row);
            if (std::ranges::find(most, final) == most.end()) {
                return;
            }
            const int* cells = m_table.row(row);
            ++items;
            disputed += std::any_of(cells, cells + m_table.raters,
                                    [final](int cell) { return cell != kMissing && cell != final; })
                            ? 1
                            : 0;
        }
        if (disputed >= kFewDisputed) {
            FigureTree& figures = add(AuditCheck::FinalIsPlurality, AuditSeverity::Warning,
                                      {Reason::AuditFinalIsPlurality, {items, items, disputed}});
            figures.addCount("items", items);
            figures.addCount("by_plurality", items);
            figures.addCount("disputed", disputed);
        }
    }

    void orderEffect()
    {
        const int raters = m_table.raters;
        if (raters < kFewAnnotators) {
            return;
        }
        std::vector<double> sums(at(raters));
        std::vector<double> errors(at(raters));
        std::vector<int> pairs(at(raters));
        for (const agreement::PairAgreement& pair : agreement::pairMatrix(m_table)) {
            for (const int rater : {pair.first, pair.second}) {
                if (pair.kappa.defined()) {
                    sums[at(rater)] += pair.kappa->value;
                    errors[at(rater)] += pair.kappa->standardError.value_or(0);
                    ++pairs[at(rater)];
                }
            }
        }
        std::vector<double> means;
        for (int rater = 0; rater < raters; ++rater) {
            if (pairs[at(rater)] == 0) {
                return;
            }
            means.push_back(sums[at(rater)] / pairs[at(rater)]);
        }
        // The mean of the errors of the pairs is the most that the error of their mean can be.
        const double fall = means.front() - means.back();
        const double error = std::hypot(errors.front() / pairs.front(), errors.back() / pairs.back());
        const bool steady = std::ranges::adjacent_find(means, std::ranges::less_equal{}) == means.end();
        if (steady && fall > kSmallFall && fall > kFarApart * error) {
            FigureTree& figures = add(AuditCheck::OrderEffect, AuditSeverity::Warning,
                                      {Reason::AuditOrderEffect,
                                       {m_labels.annotators.front(), m_labels.annotators.back(),
                                        text::fixed(means.front(), 3), text::fixed(means.back(), 3), raters}});
            figures.add("mean_kappas", Figure(means));
        }
    }

    void averages()
    {
        std::map<std::string, agreement::RatingTable> parts;
        for (int row = 0; row < m_table.items(); ++row) {
            agreement::RatingTable& part = parts[m_labels.repositories[at(row)]];
            part.raters = m_table.raters;
            part.categories = m_table.categories;
            part.cells.insert(part.cells.end(), m_table.row(row), m_table.row(row) + m_table.raters);
        }
        const agreement::Outcome all = agreement::compute(agreement::kFleissKappa, m_table);
        double sum = 0;
        double squares = 0;
        std::int64_t count = 0;
        for (const auto& [name, part] : parts) {
            const agreement::Outcome kappa = agreement::compute(agreement::kFleissKappa, part);
            if (kappa.defined()) {
                sum += kappa->value;
                squares += std::pow(kappa->standardError.value_or(0), 2);
                ++count;
            }
        }
        if (count < 2 || !all.defined()) {
            return;
        }
        const double mean = sum / static_cast<double>(count);
        const double error =
            std::hypot(std::sqrt(squares) / static_cast<double>(count), all->standardError.value_or(0));
        const double apart = std::abs(all->value - mean);
        if (apart > kSmallFall && apart > kFarApart * error) {
            FigureTree& figures =
                add(AuditCheck::Averages, AuditSeverity::Note,
                    {Reason::AuditAverages, {text::fixed(all->value, 3), count, text::fixed(mean, 3)}});
            figures.add("pooled", all->value);
            figures.add("mean", mean);
            figures.addCount("parts", count);
        }
    }

    void tooFast()
    {
        std::vector<std::int64_t> timed(at(m_table.raters));
        std::vector<std::int64_t> fast(at(m_table.raters));
        for (const TimedLabel& label : m_labels.timed) {
            const auto characters = static_cast<double>(std::min<std::int64_t>(label.characters, kReadCharacters));
            ++timed[at(label.annotator)];
            fast[at(label.annotator)] += label.seconds * kReadPerSecond < characters ? 1 : 0;
        }
        for (int rater = 0; rater < m_table.raters; ++rater) {
            const std::int64_t all = timed[at(rater)];
            const std::int64_t found = fast[at(rater)];
            if (found < kFewLabels || static_cast<double>(found) < kFastShare * static_cast<double>(all)) {
                continue;
            }
            FigureTree& figures =
                add(AuditCheck::TooFast, AuditSeverity::Warning,
                    {Reason::AuditTooFast,
                     {m_labels.annotators[at(rater)], found, all, kReadCharacters, static_cast<int>(kReadPerSecond)}});
            figures.add("annotator", Figure(m_labels.annotators[at(rater)]));
            figures.addCount("labels", found);
            figures.addCount("timed", all);
        }
    }

    void changedLater()
    {
        const LaterLabels& later = m_labels.later;
        if (later.all() == 0) {
            return;
        }
        const agreement::Outcome first = agreement::compute(agreement::kFleissKappa, m_table);
        const auto text = [](const agreement::Outcome& kappa) {
            return kappa.defined() ? text::fixed(kappa->value, 3) : std::string("–");
        };
        FigureTree& figures =
            add(AuditCheck::ChangedLater, AuditSeverity::Warning,
                {Reason::AuditChangedLater, {later.changed, later.given, text(first), text(m_labels.withLater)}});
        figures.addCount("changed", later.changed);
        figures.addCount("given", later.given);
        figures.add("first", first.defined() ? std::optional(first->value) : std::nullopt);
        figures.add("with_later",
                    m_labels.withLater.defined() ? std::optional(m_labels.withLater->value) : std::nullopt);
    }

    const AuditedLabels& m_labels;
    const std::stop_token& m_stop;
    const agreement::RatingTable& m_table;
    std::vector<std::int64_t> m_uses; ///< labels by category
    std::vector<AuditFinding> m_findings;
};

} // namespace

std::string_view keyOf(AuditCheck check)
{
    static constexpr std::array<std::string_view, 12> keys{
        "repeated_items", "copied_labels",      "repeated_block", "codes_outside", "renumbered", "never_used",
        "never_final",    "final_is_plurality", "order_effect",   "averages",      "too_fast",   "changed_later"};
    return keys[static_cast<std::size_t>(check)];
}

std::string_view keyOf(AuditSeverity severity)
{
    static constexpr std::array<std::string_view, 3> keys{"note", "warning", "serious"};
    return keys[static_cast<std::size_t>(severity)];
}

Result<std::vector<AuditFinding>> audit(const AuditedLabels& labels, Progress& progress, const std::stop_token& stop)
{
    return Audit(labels, stop).run(progress);
}

bool needsAttention(const std::vector<AuditFinding>& findings)
{
    return std::ranges::any_of(findings,
                               [](const AuditFinding& finding) { return finding.severity > AuditSeverity::Note; });
}

} // namespace accord::exchange
