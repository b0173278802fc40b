// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/model/category.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace accord {

enum class ProposalKind : std::uint8_t {
    NewCategory = 1,
    Change = 2, ///< of the words of a category
};

/// Which words of a category a change is about.
enum class CategoryField : std::uint8_t {
    None = 0, ///< a wish in free words: whoever accepts it words the change
    Definition = 1,
    UseWhen = 2,
    NotWhen = 3,
    Example = 4, ///< one more of them
    kLast = Example,
};

/// What the codebook is to be given. Not every member belongs to every kind.
struct ProposalContent
{
    ProposalKind kind = ProposalKind::NewCategory;
    Uuid category;             ///< of a change: the category; of a new one: its parent, null for a new type
    Level level = Level::Type; ///< of the new category
    std::string name;
    std::string definition;
    std::string useWhen;
    std::string notWhen;
    std::vector<std::string> examples;
    CategoryField field = CategoryField::None; ///< of a change
    std::string language; ///< of a change: of the translation that it changes; empty: the category's own words
    std::string text;     ///< of a change: what the field shall say, or the example; of a wish: what is wished
    std::vector<std::string> codes{}; ///< of a new category: the annotators' own codes that it stands for

    bool operator==(const ProposalContent&) const = default;
};

/// An issue for which somebody found that the codebook does not do.
struct RaisedBy
{
    ItemId item;
    PersonId by;
    std::string at; ///< UTC, ISO 8601

    bool operator==(const RaisedBy&) const = default;
};

enum class Stance : std::uint8_t {
    None = 0, ///< withdrawn
    For = 1,
    Against = 2,
    kLast = Against,
};

/// What somebody thinks of a proposal.
struct Opinion
{
    PersonId by;
    Stance stance = Stance::None;
    std::string why;
    std::string at; ///< UTC, ISO 8601
    Uuid meeting;   ///< null outside of meetings

    bool operator==(const Opinion&) const = default;
};

enum class ProposalState : std::uint8_t {
    Open = 1,
    Accepted = 2,
    Rejected = 3,
    Withdrawn = 4, ///< by who made it
    kLast = Withdrawn,
};

/// How a proposal came to its end.
struct ProposalEnd
{
    ProposalState state = ProposalState::Open;
    PersonId by;
    std::string at;      ///< UTC, ISO 8601
    std::string reason;  ///< may be empty for an accepted one
    CodebookId codebook; ///< of an accepted one: the version in which it entered
    std::string rule;    ///< of an accepted one: what the study asked for then
    Uuid meeting;

    bool operator==(const ProposalEnd&) const = default;
};

/// A wished change of the codebook.
struct Proposal
{
    Uuid id;
    ProposalContent content;
    PersonId by;
    std::string at; ///< UTC, ISO 8601
    Uuid meeting;   ///< null outside of meetings
    std::vector<RaisedBy> raisedBy;
    std::vector<PersonId> asked;   ///< whose opinion counts; nobody named: everybody in the project
    std::vector<Opinion> opinions; ///< by person; withdrawn ones are left out
    ProposalEnd end;               ///< Open while it has none

    [[nodiscard]] bool open() const { return end.state == ProposalState::Open; }

    bool operator==(const Proposal&) const = default;
};

/// The identifier that the category of a proposal gets when it is accepted: the same in every copy of the project.
inline Uuid categoryOf(const Proposal& proposal)
{
    return proposal.content.kind == ProposalKind::Change ? proposal.content.category
                                                         : namedUuid("category of proposal " + proposal.id.text());
}

/// The words for proposals on the command line and in JSON.

std::string_view kindName(ProposalKind kind);    ///< "new", "change"
std::string_view fieldName(CategoryField field); ///< "definition", "use_when", "not_when", "example"; empty for a wish
std::optional<CategoryField> fieldNamed(std::string_view name);
std::string_view stateName(ProposalState state); ///< "open", "accepted", "rejected", "withdrawn"
std::string_view stanceName(Stance stance);      ///< "for", "against"; empty for none

} // namespace accord
