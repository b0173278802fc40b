// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/keywords/patterns.h"

#include "core/collect/keywords/code_points.h"

#include <re2/re2.h>
#include <re2/set.h>

#include <numeric>
#include <string>

namespace accord::collect {
namespace {

RE2::Options options()
{
    RE2::Options options;
    options.set_log_errors(false);
    options.set_case_sensitive(false);
    return options;
}

void findOne(const RE2& expression, std::uint32_t number, std::string_view text, std::vector<Found>& found)
{
    re2::StringPiece place;
    std::size_t at = 0;
    while (at < text.size() &&
           expression.Match({text.data(), text.size()}, at, text.size(), RE2::UNANCHORED, &place, 1)) {
        const auto start = static_cast<std::size_t>(place.data() - text.data());
        if (!place.empty()) {
            found.push_back({number, static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(place.size())});
            at = start + place.size();
        } else if (start < text.size()) {
            at = start + codePointAt(text, start).length;
        } else {
            return;
        }
    }
}

} // namespace

struct Patterns::Compiled
{
    RE2::Set set{options(), RE2::UNANCHORED};
    std::vector<std::unique_ptr<RE2>> expressions;
    std::vector<std::uint32_t> numbers;
};

Patterns::Patterns()
    : m_compiled(std::make_unique<Compiled>())
{}
Patterns::~Patterns() = default;
Patterns::Patterns(Patterns&&) noexcept = default;
Patterns& Patterns::operator=(Patterns&&) noexcept = default;

Status Patterns::add(std::string_view expression, std::uint32_t number)
{
    const std::string text(expression);
    auto compiled = std::make_unique<RE2>(text, options());
    std::string reason;
    if (!compiled->ok()) {
        return Error{Errc::Invalid, text, compiled->error()};
    }
    if (m_compiled->set.Add(text, &reason) < 0) {
        return Error{Errc::Invalid, text, reason};
    }
    m_compiled->expressions.push_back(std::move(compiled));
    m_compiled->numbers.push_back(number);
    return {};
}

Status Patterns::compile()
{
    if (!m_compiled->expressions.empty() && !m_compiled->set.Compile()) {
        return Error{Errc::Invalid, m_compiled->expressions.back()->pattern(), "too large together with the others"};
    }
    return {};
}

void Patterns::find(std::string_view text, std::vector<Found>& found) const
{
    const Compiled& all = *m_compiled;
    if (all.expressions.empty() || text.empty()) {
        return;
    }
    std::vector<int> which;
    RE2::Set::ErrorInfo failure{};
    if (!all.set.Match({text.data(), text.size()}, &which, &failure)) {
        if (failure.kind == RE2::Set::kNoError) {
            return;
        }
        // The set ran out of the memory that it may use; each by itself does not need it.
        which.resize(all.expressions.size());
        std::iota(which.begin(), which.end(), 0);
    }
    for (const int one : which) {
        const auto at = static_cast<std::size_t>(one);
        findOne(*all.expressions[at], all.numbers[at], text, found);
    }
}

} // namespace accord::collect
