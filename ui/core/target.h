// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/base/ids.h"

#include <array>
#include <string>
#include <variant>
#include <vector>

namespace accord::ui {

/// An item on the page Label, or the only items that its queue is to show, whatever I said about them.
struct LabelTarget
{
    RoundId round{};             ///< becomes the current one; none: that stays
    ItemId item{};               ///< to go to; none: the first of `items`
    std::vector<ItemId> items{}; ///< none: the queue stays as it is
    QString about{};             ///< what they are
    bool operator==(const LabelTarget&) const = default;
};

/// An item on the page Reconcile, in conflict or not; none: the page as it was left.
struct ReconcileTarget
{
    ItemId item;
    bool operator==(const ReconcileTarget&) const = default;
};

/// What the queue of the page Reconcile is to show, decided or not. What is not set lets everything through.
struct ConflictsTarget
{
    RoundId round;                          ///< becomes the current one; none: that stays
    std::array<PersonId, 2> people{};       ///< who differ; the second may be none: anybody else
    std::array<CategoryId, 2> categories{}; ///< that got votes; the second may be none: any other
    std::string repository;
    std::vector<ItemId> items; ///< the only ones, in conflict or not
    QString about;             ///< what they are
    bool operator==(const ConflictsTarget&) const = default;
};

/// The page Reconcile as the meeting view, within the window.
struct MeetingTarget
{
    bool operator==(const MeetingTarget&) const = default;
};

struct TaxonomyTarget
{
    QString tab;   ///< "codebook", "versions", "proposals" or "again"; none: the one with `category`
    Uuid category; ///< to be chosen; null: the one that is
    bool operator==(const TaxonomyTarget&) const = default;
};

struct StudyTarget
{
    QString tab;   ///< such as "gate"; none: the one that is shown
    RoundId round; ///< that the page is to be about; none: the one that it is about
    bool operator==(const StudyTarget&) const = default;
};

struct CollectTarget
{
    QString tab; ///< such as "selection"
    bool operator==(const CollectTarget&) const = default;
};

/// An item, on the page in front if that shows issues.
struct ItemTarget
{
    ItemId item;
    bool operator==(const ItemTarget&) const = default;
};

/// The dialog for a proposal of a new category.
struct ProposalTarget
{
    ItemId item;                      ///< that raises it, if one does
    CategoryId category;              ///< near which it belongs, if that is known
    std::vector<std::string> codes{}; ///< of annotators' own, that it stands for
    bool operator==(const ProposalTarget&) const = default;
};

/// The dialog for a proposal to change a category.
struct ChangeTarget
{
    CategoryId category; ///< none: to be chosen there
    bool operator==(const ChangeTarget&) const = default;
};

/// The window's palette, with which issues are found.
struct IssuesTarget
{
    bool operator==(const IssuesTarget&) const = default;
};

/// A place in the window that a page leads to: on itself, on another page, or a dialog of the window.
using Target = std::variant<LabelTarget, ReconcileTarget, ConflictsTarget, MeetingTarget, TaxonomyTarget, StudyTarget,
                            CollectTarget, ItemTarget, ProposalTarget, ChangeTarget, IssuesTarget>;

/// The id of the page that a target belongs to; empty where the window decides.
QString pageOf(const Target& target);

/// The round that becomes the current one; none: it stays.
RoundId roundOf(const Target& target);

} // namespace accord::ui
