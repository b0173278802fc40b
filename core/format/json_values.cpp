// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/json_values.h"

#include "core/base/reason.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace accord::format {

namespace {

class FaultFinder final : public nlohmann::json_sax<nlohmann::json>
{
public:
    JsonFault fault;

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return false; } // JSON text has none
    bool start_object(std::size_t) override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_object() override { return true; }
    bool end_array() override { return true; }
    bool key(string_t&) override { return true; }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& error) override
    {
        fault = {position, error.what()};
        return false;
    }
};

} // namespace

JsonFault faultIn(std::string_view text)
{
    FaultFinder finder;
    nlohmann::json::sax_parse(text.begin(), text.end(), &finder);
    return std::move(finder.fault);
}

Reason typeOf(const nlohmann::json& value)
{
    return value.is_object()    ? Reason::AnObject
           : value.is_array()   ? Reason::AnArray
           : value.is_string()  ? Reason::SomeText
           : value.is_number()  ? Reason::ANumber
           : value.is_boolean() ? Reason::TrueOrFalse
                                : Reason::NullValue;
}

std::string JsonMembers::text(const char* key) const
{
    const nlohmann::json* value = present(key);
    value = expect(key, value, value != nullptr && value->is_string(), Reason::SomeText);
    return value == nullptr ? std::string() : value->get_ref<const std::string&>();
}

bool JsonMembers::truth(const char* key) const
{
    const nlohmann::json* value = present(key);
    value = expect(key, value, value != nullptr && value->is_boolean(), Reason::TrueOrFalse);
    return value != nullptr && value->get<bool>();
}

const nlohmann::json* JsonMembers::object(const char* key) const
{
    const nlohmann::json* value = present(key);
    return expect(key, value, value != nullptr && value->is_object(), Reason::AnObject);
}

const nlohmann::json* JsonMembers::array(const char* key) const
{
    const nlohmann::json* value = present(key);
    return expect(key, value, value != nullptr && value->is_array(), Reason::AnArray);
}

std::optional<std::string> JsonMembers::unknown(std::span<const std::string_view> known) const
{
    for (const auto& [key, value] : m_object.items()) {
        if (std::ranges::find(known, key) == known.end()) {
            return key;
        }
    }
    return std::nullopt;
}

const nlohmann::json* JsonMembers::present(const char* key) const
{
    const auto found = m_object.find(key);
    return found == m_object.end() || found->is_null() ? nullptr : &*found;
}

const nlohmann::json* JsonMembers::expect(const char* key, const nlohmann::json* value, bool fits,
                                          Reason expected) const
{
    if (value == nullptr || fits) {
        return value;
    }
    if (!m_misfit) {
        m_misfit = misfit(key, *value, expected);
    }
    return nullptr;
}

namespace {

// The quotation mark that ends the text that begins at `at`, or npos.
std::size_t endOfText(std::string_view json, std::size_t at)
{
    for (std::size_t end = json.find('"', at + 1); end != std::string_view::npos; end = json.find('"', end + 1)) {
        std::size_t escapes = 0;
        while (json[end - escapes - 1] == '\\') { // no further than to the mark before
            ++escapes;
        }
        if (escapes % 2 == 0) {
            return end;
        }
    }
    return std::string_view::npos;
}

} // namespace

std::optional<std::size_t> tooDeepAt(std::string_view json)
{
    std::size_t depth = 0;
    for (std::size_t at = 0; at < json.size(); ++at) {
        const char c = json[at];
        if (c == '"') {
            at = endOfText(json, at);
            if (at == std::string_view::npos) {
                return std::nullopt;
            }
        } else if (c == '{' || c == '[') {
            if (++depth > kDeepestJson) {
                return at;
            }
        } else if ((c == '}' || c == ']') && depth > 0) {
            --depth;
        }
    }
    return std::nullopt;
}

} // namespace accord::format
