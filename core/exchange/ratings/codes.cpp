// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/codes.h"

#include "core/base/text.h"
#include "core/exchange/ratings/blank.h"
#include "core/format/csv/reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>
#include <sstream>

namespace accord::exchange {

std::optional<double> numberOf(std::string_view label)
{
    if (label.size() > 1 && label.front() == '+' && label[1] != '-') {
        label.remove_prefix(1);
    }
    double value = 0;
    const auto [end, error] = std::from_chars(label.data(), label.data() + label.size(), value);
    if (error != std::errc() || end != label.data() + label.size() || !std::isfinite(value)) {
        return std::nullopt;
    }
    return value;
}

std::optional<agreement::CodePath> pathOf(std::string_view label)
{
    agreement::CodePath path;
    std::size_t from = 0;
    while (true) {
        const std::size_t dot = std::min(label.find('.', from), label.size());
        if (isBlank(label.substr(from, dot - from))) {
            return std::nullopt;
        }
        path.emplace_back(label.substr(0, dot));
        if (dot == label.size()) {
            return path;
        }
        from = dot + 1;
    }
}

std::optional<agreement::CodeSet> setOf(std::string_view label)
{
    agreement::CodeSet set;
    if (label == "{}") {
        return set;
    }
    for (const std::string_view member : text::split(label, '|')) {
        if (isBlank(member) || member == "{}") {
            return std::nullopt;
        }
        set.emplace_back(member);
    }
    std::ranges::sort(set);
    set.erase(std::unique(set.begin(), set.end()), set.end()); // clang 14 cannot do it with ranges
    return set;
}

std::string spelled(const agreement::CodeSet& set)
{
    return set.empty() ? std::string("{}") : text::join(set, "|");
}

Result<std::vector<std::string>> codeList(const std::string& option, const std::string& text)
{
    std::istringstream stream(text);
    format::CsvReader reader(stream, option);
    format::CsvRecord record;
    const Result<bool> read = reader.next(record);
    if (!read.ok()) {
        return Error{Errc::Invalid, option, read.error().detail};
    }
    if (!*read) {
        return Error{Errc::Invalid, option, "it is empty; expected codes between commas"};
    }
    std::vector<std::string> codes(record.fields.begin(), record.fields.end());
    std::set<std::string_view> seen;
    for (const std::string& code : codes) {
        if (isBlank(code)) {
            return Error{Errc::Invalid, option, "a code is empty; expected codes between commas"};
        }
        if (!seen.insert(code).second) {
            return Error{Errc::Invalid, option, "\"" + code + "\" stands there twice"};
        }
    }
    const Result<bool> further = reader.next(record);
    if (!further.ok() || *further) {
        return Error{Errc::Invalid, option, "it goes on in another line; expected codes between commas"};
    }
    return codes;
}

} // namespace accord::exchange
