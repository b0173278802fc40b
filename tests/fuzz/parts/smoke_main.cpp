// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/target.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

// A short run of a fuzz target without libFuzzer, as the tests do it: every file of the given folders as it is, then
// mutations of them, always the same ones.
//
//     accord_smoke_csv [--runs N] [--seconds N] [--keep FILE] FOLDER...
//
// It ends after N mutations or so many seconds, whichever comes first. With --keep, each input is written to FILE
// before it is tried: the one that is there after a crash is the one to look at.

namespace {

namespace fs = std::filesystem;

struct Wishes
{
    std::size_t runs = 20000;
    std::size_t seconds = 3;
    std::string keep;
    std::vector<fs::path> folders;
};

std::size_t number(std::string_view text)
{
    std::size_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

Wishes wishesOf(const std::vector<std::string>& arguments)
{
    Wishes wishes;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const bool more = i + 1 < arguments.size();
        if (arguments[i] == "--runs" && more) {
            wishes.runs = number(arguments[++i]);
        } else if (arguments[i] == "--seconds" && more) {
            wishes.seconds = number(arguments[++i]);
        } else if (arguments[i] == "--keep" && more) {
            wishes.keep = arguments[++i];
        } else {
            wishes.folders.emplace_back(arguments[i]);
        }
    }
    return wishes;
}

std::vector<std::string> readSeeds(const std::vector<fs::path>& folders)
{
    std::vector<fs::path> files;
    for (const fs::path& folder : folders) {
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(folder, none)) {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    std::vector<std::string> seeds;
    for (const fs::path& file : files) {
        std::ifstream in(file, std::ios::binary);
        seeds.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
    }
    return seeds;
}

class Mutator
{
public:
    explicit Mutator(const std::vector<std::string>& seeds)
        : m_seeds(seeds)
    {}

    std::string next()
    {
        std::string text = m_seeds[below(m_seeds.size())];
        for (std::size_t steps = 1 + below(6); steps > 0; --steps) {
            change(text);
        }
        return text;
    }

private:
    std::size_t below(std::size_t bound) { return bound == 0 ? 0 : m_random() % bound; }

    void change(std::string& text)
    {
        constexpr std::string_view kSpecial = "\"'<>[]{}(),;:=\n\r\t\\/#|`*_~!@$%&-+0179aZ ";
        const std::size_t at = below(text.size() + 1);
        const std::size_t length = below(std::min<std::size_t>(text.size() - at, 40) + 1);
        switch (below(6)) {
        case 0:
            text.insert(at, 1, static_cast<char>(below(256)));
            break;
        case 1:
            text.insert(at, 1 + below(20), kSpecial[below(kSpecial.size())]);
            break;
        case 2:
            text.erase(at, length);
            break;
        case 3:
            text.insert(below(text.size() + 1), text.substr(at, length));
            break;
        case 4: {
            const std::string& other = m_seeds[below(m_seeds.size())];
            const std::size_t from = below(other.size() + 1);
            text.insert(at, other.substr(from, below(60)));
            break;
        }
        default:
            if (at < text.size()) {
                text[at] = static_cast<char>(static_cast<unsigned char>(text[at]) ^ (1U << below(8)));
            }
        }
    }

    const std::vector<std::string>& m_seeds;
    std::mt19937 m_random{20260101}; // always the same, so that a failure comes back
};

void tryOne(const std::string& input, const std::string& keep)
{
    if (!keep.empty()) {
        std::ofstream(keep, std::ios::binary) << input;
    }
    (void)LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

} // namespace

int main(int count, char** arguments)
{
    const Wishes wishes = wishesOf({arguments + 1, arguments + count});
    const std::vector<std::string> seeds = readSeeds(wishes.folders);
    if (seeds.empty()) {
        std::fprintf(stderr, "no inputs are there to start from\n");
        return 1;
    }
    for (const std::string& seed : seeds) {
        tryOne(seed, wishes.keep);
    }
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(wishes.seconds);
    Mutator mutator(seeds);
    std::size_t runs = 0;
    for (; runs < wishes.runs && std::chrono::steady_clock::now() < end; ++runs) {
        tryOne(mutator.next(), wishes.keep);
    }
    std::printf("%zu inputs and %zu mutations of them: no finding\n", seeds.size(), runs);
    return 0;
}
