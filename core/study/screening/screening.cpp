// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/screening/screening.h"

#include "core/store/acts/course/exclusions.h"

#include <algorithm>
#include <unordered_map>

namespace accord::study {
namespace {

// What people say of one item.
struct Voices
{
    int out = 0;     ///< "not for this study"
    int in = 0;      ///< a category
    int cannot = 0;  ///< cannot tell
    int awaited = 0; ///< people who are to label it
};

std::vector<Voices> voicesOf(const Board& board)
{
    std::vector<Voices> voices(static_cast<std::size_t>(board.rows()));
    const int annotators = static_cast<int>(board.annotators().size());
    for (int row = 0; row < board.rows(); ++row) {
        Voices& item = voices[static_cast<std::size_t>(row)];
        for (int annotator = 0; annotator < annotators; ++annotator) {
            const Verdict verdict = board.cell(row, annotator).verdict;
            item.out += verdict == Verdict::NotForStudy ? 1 : 0;
            item.in += verdict == Verdict::Category ? 1 : 0;
            item.cannot += verdict == Verdict::CannotTell ? 1 : 0;
        }
    }
    return voices;
}

// Who is to label what: those to whom it was handed, those whom the round names, or whoever labels in it.
void addAwaited(const Project& project, const Board& board, std::vector<Voices>& voices)
{
    const Round* round = project.round(board.round());
    const bool named = round != nullptr && !round->assigned && !round->people.empty();
    for (int row = 0; row < board.rows(); ++row) {
        voices[static_cast<std::size_t>(row)].awaited =
            named ? static_cast<int>(round->people.size()) : board.expected(row);
    }
}

using Reasons = std::unordered_map<ItemId, std::map<Exclusion, int>>;

// The one named most often; of equals the first in the study's order, the rest by their numbers.
Exclusion mainReason(const Project& project, const std::map<Exclusion, int>& named)
{
    Exclusion best = Exclusion::None;
    int most = 0;
    const auto consider = [&](Exclusion reason) {
        const auto found = named.find(reason);
        if (found != named.end() && found->second > most) {
            best = reason;
            most = found->second;
        }
    };
    for (const ScreeningReason& reason : project.settings().reasons) {
        consider(reason.number);
    }
    for (const auto& [reason, count] : named) {
        consider(reason);
    }
    return best;
}

enum class Standing : std::uint8_t { In, Out, OutByDecision, Disputed, Open };

Standing standingOf(const Voices& voices, const DecisionChange& decision)
{
    if (decision.state == DecisionState::Decided) {
        return decision.verdict == Verdict::NotForStudy ? Standing::OutByDecision : Standing::In;
    }
    if (voices.out == 0) {
        return Standing::In;
    }
    if (voices.in > 0) {
        return Standing::Disputed;
    }
    return voices.cannot == 0 && voices.out >= voices.awaited ? Standing::Out : Standing::Open;
}

void count(ScreeningRow& row, Standing standing, Exclusion reason)
{
    ++row.collected;
    row.disputed += standing == Standing::Disputed ? 1 : 0;
    row.open += standing == Standing::Open ? 1 : 0;
    row.byDecision += standing == Standing::OutByDecision ? 1 : 0;
    if (standing == Standing::Out || standing == Standing::OutByDecision) {
        ++row.excluded;
        ++row.reasons[reason];
    }
}

} // namespace

Result<Screening> screening(Project& project, RoundId round, Repeats repeats)
{
    ACCORD_CHECK(project.requireOpen(round));
    ACCORD_TRY(const Board board, Board::load(project, round));
    return screening(project, board, repeats);
}

Result<Screening> screening(Project& project, const Board& board, Repeats repeats)
{
    ACCORD_CHECK(project.requireOpen(board.round()));
    std::vector<Voices> voices = voicesOf(board);
    addAwaited(project, board, voices);
    Reasons reasons;
    ACCORD_CHECK(store::forEachExclusion(project.database(), board.round(),
                                         [&](const store::ExclusionCell& cell) { ++reasons[cell.item][cell.why]; }));
    ACCORD_TRY(const auto decided, store::excludedByDecision(project.database(), board.round()));
    std::map<std::string, ScreeningRow> rows;
    Screening result;
    for (int row = 0; row < board.rows(); ++row) {
        const BoardItem& item = board.items()[static_cast<std::size_t>(row)];
        if (!isCounted(item, repeats)) {
            ++result.repeatsLeftOut;
            continue;
        }
        result.repeats += item.isRepeat() ? 1 : 0;
        const Standing standing = standingOf(voices[static_cast<std::size_t>(row)], board.decision(row));
        Exclusion reason = mainReason(project, reasons[item.item]);
        const auto byDecision = decided.find(item.item);
        if (standing == Standing::OutByDecision && byDecision != decided.end() &&
            byDecision->second != Exclusion::None) {
            reason = byDecision->second; // a rule's decision says none: then what the labels say
        }
        const std::string& repository = board.repositories()[static_cast<std::size_t>(item.repository)];
        count(rows[repository], standing, reason);
        count(result.all, standing, reason);
    }
    for (auto& [name, row] : rows) {
        row.repository = name;
        result.repositories.push_back(std::move(row));
    }
    return result;
}

} // namespace accord::study
