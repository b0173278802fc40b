// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/min_hash.h"

#include "core/base/random.h"
#include "core/base/reason.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

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
    shingles.erase(std::unique(shingles.begin(), shingles.end()), shingles.end());
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

namespace {

constexpr double kMissed = 1e-6;
constexpr std::size_t kBetweenLooks = 4096; // pairs between two looks at the stop token: well below 200 ms

// Odd factors, the same in every run.
std::array<std::uint64_t, kHashes> factors()
{
    std::array<std::uint64_t, kHashes> all{};
    for (std::size_t i = 0; i < kHashes; ++i) {
        all[i] = mixed(i) | 1U;
    }
    return all;
}

// Agreement far below what is asked for (more than five standard deviations) needs no exact comparison.
bool mayBeAlike(const Signature& a, const Signature& b, double similarity)
{
    std::size_t same = 0;
    for (std::size_t i = 0; i < kHashes; ++i) {
        same += a[i] == b[i] ? 1U : 0U;
    }
    constexpr double kMargin = 0.25;
    return static_cast<double>(same) >= (similarity - kMargin) * static_cast<double>(kHashes);
}

std::uint64_t bandOf(const Signature& signature, std::size_t band, std::size_t rows)
{
    std::uint64_t number = band;
    for (std::size_t row = band * rows; row < (band + 1) * rows; ++row) {
        number = mixed(number ^ signature[row]);
    }
    return number;
}

// Compares what fell into the same buckets, each pair once.
class Comparer
{
public:
    Comparer(std::span<const Shingles> sets, const std::vector<Signature>& signatures, double similarity,
             const std::stop_token& stop)
        : m_sets(sets)
        , m_signatures(signatures)
        , m_similarity(similarity)
        , m_bands(bandsFor(similarity))
        , m_stop(stop)
    {}

    // `bucket`: positions in order, of sets that agree in this band.
    Status compare(std::span<const std::pair<std::uint64_t, std::uint32_t>> bucket, std::size_t band)
    {
        for (std::size_t i = 0; i < bucket.size(); ++i) {
            for (std::size_t j = i + 1; j < bucket.size(); ++j) {
                if (++m_looked % kBetweenLooks == 0 && m_stop.stop_requested()) {
                    return Error{Errc::Cancelled, Reason::Cancelled};
                }
                compare(bucket[i].second, bucket[j].second, band);
            }
        }
        return {};
    }

    std::vector<AlikeSets> take() { return std::move(m_found); }

private:
    void compare(std::uint32_t a, std::uint32_t b, std::size_t band)
    {
        const Signature& first = m_signatures[a];
        const Signature& second = m_signatures[b];
        if (!mayBeAlike(first, second, m_similarity) || agreedBefore(first, second, band)) {
            return;
        }
        const double similarity = jaccard(m_sets[a], m_sets[b]);
        if (similarity >= m_similarity) {
            m_found.push_back({a, b, similarity});
        }
    }

    // Pairs that agree in several bands are compared in the first of these: no list of pairs is needed.
    [[nodiscard]] bool agreedBefore(const Signature& a, const Signature& b, std::size_t band) const
    {
        for (std::size_t before = 0; before < band; ++before) {
            if (std::equal(a.begin() + static_cast<std::ptrdiff_t>(before * m_bands.rows),
                           a.begin() + static_cast<std::ptrdiff_t>((before + 1) * m_bands.rows),
                           b.begin() + static_cast<std::ptrdiff_t>(before * m_bands.rows))) {
                return true;
            }
        }
        return false;
    }

    std::span<const Shingles> m_sets;
    const std::vector<Signature>& m_signatures;
    double m_similarity;
    Bands m_bands;
    const std::stop_token& m_stop;
    std::size_t m_looked = 0;
    std::vector<AlikeSets> m_found;
};

} // namespace

Signature signatureOf(const Shingles& shingles)
{
    static const std::array<std::uint64_t, kHashes> kFactors = factors();
    Signature least;
    least.fill(std::numeric_limits<std::uint32_t>::max());
    for (const std::uint64_t shingle : shingles) {
        for (std::size_t i = 0; i < kHashes; ++i) {
            // The upper bits of a product with an odd factor (Dietzfelbinger et al. 1997).
            const auto number = static_cast<std::uint32_t>((shingle * kFactors[i]) >> 32U);
            least[i] = std::min(least[i], number);
        }
    }
    return least;
}

Bands bandsFor(double similarity)
{
    Bands best{kHashes, 1};
    for (std::size_t rows = 2; rows <= kHashes; ++rows) {
        const std::size_t bands = kHashes / rows;
        const double missed = std::pow(1 - std::pow(similarity, static_cast<double>(rows)), static_cast<double>(bands));
        if (missed < kMissed) {
            best = {bands, rows};
        }
    }
    return best;
}

Result<std::vector<AlikeSets>> alikeSets(std::span<const Shingles> sets, double similarity, Ticker& ticker,
                                         const std::stop_token& stop)
{
    const Bands bands = bandsFor(similarity);
    const auto total = static_cast<std::int64_t>(sets.size() + bands.bands);
    std::vector<Signature> signatures;
    signatures.reserve(sets.size());
    for (const Shingles& set : sets) {
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        signatures.push_back(signatureOf(set));
        ticker.report({}, static_cast<std::int64_t>(signatures.size()), total);
    }
    Comparer comparer(sets, signatures, similarity, stop);
    std::vector<std::pair<std::uint64_t, std::uint32_t>> buckets;
    for (std::size_t band = 0; band < bands.bands; ++band) {
        buckets.clear();
        for (std::uint32_t i = 0; i < sets.size(); ++i) {
            if (!sets[i].empty()) {
                buckets.emplace_back(bandOf(signatures[i], band, bands.rows), i);
            }
        }
        std::ranges::sort(buckets);
        for (std::size_t from = 0; from < buckets.size();) {
            std::size_t to = from + 1;
            while (to < buckets.size() && buckets[to].first == buckets[from].first) {
                ++to;
            }
            ACCORD_CHECK(comparer.compare(std::span(buckets).subspan(from, to - from), band));
            from = to;
        }
        ticker.report({}, static_cast<std::int64_t>(sets.size() + band), total);
    }
    std::vector<AlikeSets> found = comparer.take();
    std::ranges::sort(found, {}, [](const AlikeSets& one) { return std::pair(one.first, one.second); });
    return found;
}

} // namespace accord::collect
