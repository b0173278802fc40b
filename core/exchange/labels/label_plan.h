// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/exchange/import_report.h"
#include "core/exchange/labels/label_columns.h"
#include "core/exchange/labels/packed_list.h"
#include "core/model/decision.h"
#include "core/model/issue.h"
#include "core/model/label.h"
#include "core/model/taxonomy.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace accord::exchange {

/// What label files hold, before anything is written: people, items, labels and decisions by their place in the lists.
struct LabelPlan
{
    struct PlannedItem
    {
        TextLink link;
        int occurrence = 1;
    };
    struct PlannedLabel
    {
        int item = 0;
        int person = 0;
        LabelContent content;
        double seconds = 0;
        std::string at;           ///< empty: not told
        bool verdictOnly = false; ///< the file has no place for anything else, and codes of merged ones are resolved
        std::string retiredAt{};  ///< file and line of a category that is retired: such a label may only be repeated
    };
    struct PlannedDecision
    {
        int item = 0;
        int person = -1; ///< -1: nobody in particular
        DecisionContent content;
        std::string at;
        std::vector<int> takingPart{}; ///< people by their numbers
        std::string retiredAt{};       ///< as above
    };

    std::vector<std::string> people;
    PackedList<PlannedItem> items; ///< see itemNumber()
    PackedList<PlannedLabel> labels;
    PackedList<PlannedDecision> decisions;
    ImportReport report;            ///< so far: the problems
    std::set<CategoryId> retired{}; ///< of the categories: those that were retired already when the files were read
    std::vector<std::string> newLabels{};  ///< that no category has, where categories are made of them; as they came
    std::set<std::string> newLabelsSeen{}; ///< the same
    std::int64_t labelsOfNew = 0;          ///< how many labels and decisions have one of them, and are not in the lists
    std::int64_t decisionsOfNew = 0;
    std::set<std::pair<int, int>> given{}; ///< items and who has a label of them, where rows name people

    int personNumber(std::string_view name); ///< adds somebody new; "ann" and "Ann" are one

    /// Whoever files call `name` or `own`, their own name, is this person of the project. Before anybody is numbered.
    void mean(std::string_view name, PersonId person, std::string_view own);
    [[nodiscard]] bool names(std::string_view name) const; ///< somebody was numbered under this name
    [[nodiscard]] PersonId meant(int person) const;        ///< none: who has the name, or somebody new

    /// The item for a link in that occurrence; occurrence 0: a further row for the same link is a further occurrence.
    int itemNumber(const TextLink& link, int occurrence);
    [[nodiscard]] PlannedItem item(int number) const { return items.at(m_places[static_cast<std::size_t>(number)]); }

    /// Whether a label, or decision, of the plan says nothing else than what stands already.
    static bool isSaid(const PlannedLabel& planned, const LabelContent& have, const Taxonomy& taxonomy);
    static bool isSaid(const DecisionContent& planned, const DecisionContent& have, const Taxonomy& taxonomy);

private:
    /// A slot of the table of links: the number of the item with which a link came first, and some bits of the link's
    /// hash, so that few others are looked at.
    struct Slot
    {
        std::uint32_t hash = 0;
        std::int32_t item = -1; ///< -1: free
    };

    int addItem(const TextLink& link, int occurrence);
    Slot& slotOf(const std::string& key, std::uint32_t hash);
    void growTable();

    std::unordered_map<std::string, int> m_people;        ///< by name in lower case
    std::unordered_map<std::string, PersonId> m_meant;    ///< likewise
    std::unordered_map<int, PersonId> m_known;            ///< by their numbers
    std::vector<PackedList<PlannedItem>::Place> m_places; ///< by the item's number
    std::vector<Slot> m_links; ///< by hash, the next free slot being taken; its size is a power of two
    std::size_t m_linkCount = 0;
    /// Of links of which there is more than the first occurrence, or another: the items by occurrence - 1, -1 where
    /// there is none. By the number of the first that came.
    std::unordered_map<int, std::vector<int>> m_occurrences;
};

void pack(Packer& packer, const LabelPlan::PlannedItem& item);
void unpack(Unpacker& unpacker, LabelPlan::PlannedItem& item);
void pack(Packer& packer, const LabelPlan::PlannedLabel& label);
void unpack(Unpacker& unpacker, LabelPlan::PlannedLabel& label);
void pack(Packer& packer, const LabelPlan::PlannedDecision& decision);
void unpack(Unpacker& unpacker, LabelPlan::PlannedDecision& decision);

} // namespace accord::exchange
