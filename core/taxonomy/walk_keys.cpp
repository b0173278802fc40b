// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/walk_keys.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <string_view>

namespace accord::taxonomy {
namespace {

constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The letters A to Z of a text, as keys.
std::string keyLetters(std::string_view text)
{
    std::string letters;
    for (const char letter : text::lowerAscii(text)) {
        if (letter >= 'a' && letter <= 'z') {
            letters += kAlphabet[static_cast<std::size_t>(letter - 'a')];
        }
    }
    return letters;
}

std::string freeKey(const std::string& letters, const std::string& before, const std::set<std::string>& taken)
{
    for (const char letter : letters) {
        if (std::string key = before + letter; !taken.contains(key)) {
            return key;
        }
    }
    return {};
}

constexpr int kMostNumbers = 99; // of two digits

/// 0 where the text is no number.
int arabic(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && number <= kMostNumbers ? std::max(number, 0) : 0;
}

int romanValue(std::string_view text)
{
    constexpr std::array<std::string_view, 10> kOnes{"", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"};
    constexpr int kMost = 39;
    const std::string wanted = text::lowerAscii(text);
    for (int number = 1; number <= kMost; ++number) {
        const auto tens = static_cast<std::size_t>(number) / kOnes.size();
        if (wanted == std::string(tens, 'x').append(kOnes[static_cast<std::size_t>(number) % kOnes.size()])) {
            return number;
        }
    }
    return 0;
}

std::vector<const Category*> stillOffered(std::vector<const Category*> categories)
{
    std::erase_if(categories, [](const Category* category) { return category->retired; });
    return categories;
}

/// The number of each: that of its code, or a free one.
std::vector<int> numbersOf(const std::vector<const Category*>& siblings)
{
    std::vector<int> numbers(siblings.size());
    const auto count = [&](bool withRoman) {
        for (std::size_t i = 0; i < siblings.size(); ++i) {
            const std::string_view code = siblings[i]->code;
            const std::string_view last = code.substr(code.rfind('.') + 1);
            const int number = arabic(last);
            numbers[i] = number == 0 && withRoman ? romanValue(last) : number;
        }
    };
    count(true);
    if (std::ranges::find(numbers, 0) != numbers.end()) {
        count(false); // "x" beside "y" and "z" is a letter
    }
    std::set<int> used;
    for (int& number : numbers) {
        number = used.insert(number).second ? number : 0;
    }
    int next = 1;
    for (int& number : numbers) {
        while (number == 0 && !used.insert(next).second) {
            ++next;
        }
        number = number == 0 ? next : number;
    }
    return numbers;
}

} // namespace

bool TypeKey::isOther() const
{
    return key.size() != 1 || keyLetters(type->code.substr(0, 1)) != key;
}

std::vector<TypeKey> typeKeys(const Taxonomy& taxonomy, const std::vector<std::string>& taken,
                              const std::map<std::string, std::string>& chosen)
{
    std::vector<TypeKey> keys;
    std::set<std::string> used(taken.begin(), taken.end());
    std::vector<bool> done;
    for (const Category* type : stillOffered(taxonomy.types())) {
        const auto wish = chosen.find(type->code);
        const bool holds = wish != chosen.end() && (wish->second.empty() || used.insert(wish->second).second);
        keys.push_back({type, holds ? wish->second : std::string()});
        done.push_back(holds);
    }
    const auto give = [&](const auto& keyFor) {
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (!done[i]) {
                keys[i].key = keyFor(*keys[i].type);
                done[i] = !keys[i].key.empty();
                used.insert(keys[i].key);
            }
        }
    };
    give([&](const Category& type) { return freeKey(keyLetters(type.code.substr(0, 1)), {}, used); });
    give([&](const Category& type) { return freeKey(keyLetters(type.code + type.name).append(kAlphabet), {}, used); });
    give([&](const Category& type) {
        return freeKey(keyLetters(type.code + type.name).append(kAlphabet), "Shift+", used);
    });
    return keys;
}

const std::vector<std::string>& keysOfCommands()
{
    static const std::vector<std::string> keys{"D", "E", "F", "G", "H", "I", "L", "M",
                                               "N", "O", "P", "R", "S", "U", "X"};
    return keys;
}

std::vector<DigitKeys> digitKeys(const Taxonomy& taxonomy, const Category* from)
{
    if (from == nullptr) {
        return {};
    }
    std::vector<const Category*> among = stillOffered(taxonomy.childrenOf(*from));
    if (const Category* above = taxonomy.parentOf(*from); among.empty() && above != nullptr) {
        among = stillOffered(taxonomy.childrenOf(*above));
    }
    const std::vector<int> numbers = numbersOf(among);
    constexpr int kTenth = 10;
    const bool two = std::ranges::any_of(numbers, [](int number) { return number > kTenth; });
    std::vector<DigitKeys> keys;
    for (std::size_t i = 0; i < among.size(); ++i) {
        const int number = numbers[i];
        std::string digits = std::to_string(number % kTenth);
        if (two) {
            digits.insert(0, std::to_string(number / kTenth));
        }
        keys.push_back({among[i], number <= kMostNumbers ? digits : std::string()});
    }
    return keys;
}

} // namespace accord::taxonomy
