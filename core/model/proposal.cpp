// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/proposal.h"

namespace accord {

std::string_view kindName(ProposalKind kind)
{
    return kind == ProposalKind::Change ? "change" : "new";
}

std::string_view fieldName(CategoryField field)
{
    switch (field) {
    case CategoryField::None:
        return {};
    case CategoryField::Definition:
        return "definition";
    case CategoryField::UseWhen:
        return "use_when";
    case CategoryField::NotWhen:
        return "not_when";
    case CategoryField::Example:
        return "example";
    }
    return {};
}

std::optional<CategoryField> fieldNamed(std::string_view name)
{
    for (const CategoryField field :
         {CategoryField::Definition, CategoryField::UseWhen, CategoryField::NotWhen, CategoryField::Example}) {
        if (fieldName(field) == name) {
            return field;
        }
    }
    return std::nullopt;
}

std::string_view stateName(ProposalState state)
{
    switch (state) {
    case ProposalState::Open:
        return "open";
    case ProposalState::Accepted:
        return "accepted";
    case ProposalState::Rejected:
        return "rejected";
    case ProposalState::Withdrawn:
        return "withdrawn";
    }
    return {};
}

std::string_view stanceName(Stance stance)
{
    return stance == Stance::For ? "for" : stance == Stance::Against ? "against" : "";
}

} // namespace accord
