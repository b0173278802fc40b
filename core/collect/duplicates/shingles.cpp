// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/duplicates/shingles.h"

#include "core/base/random.h"
#include "core/base/text.h"

#include <algorithm>

namespace accord::collect {
namespace {

constexpr std::size_t kWords = 5;

// The numbers of the words of a text, in order.
void addWords(std::string_view text, std::vector<std::uint64_t>& words)
{
    // FNV-1a over the bytes of a word: http://www.isthe.com/chongo/tech/comp/fnv/
    constexpr std::uint64_t kBasis = 0xcbf29ce484222325U;
    constexpr std::uint64_t kPrime = 0x100000001b3U;
    std::uint64_t word = kBasis;
    const auto end = [&] {
        if (word != kBasis) {
            words.push_back(word);
            word = kBasis;
        }
    };
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (byte < 0x80U) {
            const bool upper = byte >= 'A' && byte <= 'Z';
            const bool inWord = upper || (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9');
            if (inWord) {
                word = (word ^ (upper ? byte + 32U : byte)) * kPrime;
            } else {
                end();
            }
            ++at;
            continue;
        }
        const char32_t point = text::nextCodePoint(text, at);
        if (text::isCjk(point)) {
            end();
            word = (word ^ point) * kPrime;
            end();
        } else {
            word = (word ^ point) * kPrime;
        }
    }
    end();
}

} // namespace

Shingles shinglesOf(std::string_view title, std::string_view body)
{
    std::vector<std::uint64_t> words;
    addWords(title, words);
    addWords(body, words);
    Shingles shingles;
    const std::size_t length = std::min(kWords, words.size());
    for (std::size_t from = 0; length > 0 && from + length <= words.size(); ++from) {
        std::uint64_t shingle = length;
        for (std::size_t i = from; i < from + length; ++i) {
            shingle = mixed(shingle ^ words[i]);
        }
        shingles.push_back(shingle);
    }
    std::ranges::sort(shingles);
    const auto repeated = std::ranges::unique(shingles);
    shingles.erase(repeated.begin(), repeated.end());
    return shingles;
}

double jaccard(const Shingles& a, const Shingles& b)
{
    std::size_t both = 0;
    auto left = a.begin();
    auto right = b.begin();
    while (left != a.end() && right != b.end()) {
        if (*left == *right) {
            ++both;
            ++left;
            ++right;
        } else if (*left < *right) {
            ++left;
        } else {
            ++right;
        }
    }
    const std::size_t either = a.size() + b.size() - both;
    return either == 0 ? 0 : static_cast<double>(both) / static_cast<double>(either);
}

} // namespace accord::collect
