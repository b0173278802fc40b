// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/taxonomy.h"

#include <map>
#include <string>
#include <vector>

namespace accord::taxonomy {

/// The keys with which a category is chosen while labelling: one for its type from anywhere, digits below that.

struct TypeKey
{
    const Category* type = nullptr;
    std::string key; ///< "C", "Shift+C"; empty where none is free, or none is wanted

    /// It is not the letter that the code begins with.
    [[nodiscard]] bool isOther() const;
};

/// A key for each type that is offered, in their order. `taken` are those of other commands; `chosen` are wishes by the
/// codes of types, and hold unless another command has the key. Else it is the first letter of the code; where that is
/// taken, or is an earlier type's, the first free letter of the code, of the name and of the alphabet, and then letters
/// with Shift.
std::vector<TypeKey> typeKeys(const Taxonomy& taxonomy, const std::vector<std::string>& taken,
                              const std::map<std::string, std::string>& chosen = {});

/// What commands have on the Label page of the window as it is shipped.
const std::vector<std::string>& keysOfCommands();

struct DigitKeys
{
    const Category* category = nullptr;
    std::string digits; ///< "9"; "04" where there are more than ten; empty for one after the 99th
};

/// The categories that digits choose at `from`: those below it, where there are none those beside it; none for a null.
/// Each has the number that ends its code ("C.9" is 9, "C.9.iv" is 4), and where there is none a free one. `0` is the
/// tenth; where a number is greater, all of them have two digits.
std::vector<DigitKeys> digitKeys(const Taxonomy& taxonomy, const Category* from);

} // namespace accord::taxonomy
