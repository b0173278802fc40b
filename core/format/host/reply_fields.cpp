// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/host/reply_fields.h"

#include "core/base/clock.h"
#include "core/base/text.h"
#include "core/format/json_depth.h"

#include <limits>
#include <utility>

namespace accord::format {
namespace {

using Json = nlohmann::json;

// Tells where the text stops being JSON, and never what it holds: that may be a whole page.
class Where final : public nlohmann::json_sax<Json>
{
public:
    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return true; }
    bool key(string_t&) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override
    {
        at = position;
        return false;
    }

    std::size_t at = 0;
};

Error syntaxError(std::string_view body, std::string_view name)
{
    if (const auto at = text::invalidUtf8At(body)) {
        return {Errc::BadEncoding, std::string(name), "found bytes that are not UTF-8 at byte " + std::to_string(*at)};
    }
    const std::string_view begin = text::trimmed(body);
    if (begin.starts_with('<')) {
        return {Errc::BadSyntax, std::string(name), "found an HTML page, expected JSON"};
    }
    if (begin.empty()) {
        return {Errc::BadSyntax, std::string(name), "found nothing, expected JSON"};
    }
    Where where;
    Json::sax_parse(body.begin(), body.end(), &where);
    return {Errc::BadSyntax, std::string(name),
            where.at >= body.size() ? "found the end of the reply in its middle"
                                    : "found no JSON at byte " + std::to_string(where.at)};
}

} // namespace

Result<Json> parseReply(std::string_view body, std::string_view name)
{
    if (const auto at = tooDeepAt(body)) {
        return Error{Errc::BadSyntax, std::string(name),
                     "found more than " + std::to_string(kDeepestJson) +
                         " objects and arrays within each other at byte " + std::to_string(*at)};
    }
    Json reply = Json::parse(body.begin(), body.end(), nullptr, false);
    if (reply.is_discarded()) {
        return syntaxError(body, name);
    }
    return reply;
}

void Misfit::note(std::string_view found, std::string_view key, std::string_view where, std::string_view expected)
{
    if (text.empty()) {
        text = "found " + std::string(found) + " in " + (key.empty() ? "" : "\"" + std::string(key) + "\" of ") +
               std::string(where) + ", expected " + std::string(expected);
    }
}

Status Misfit::status(std::string_view name) const
{
    if (text.empty()) {
        return {};
    }
    return Error{Errc::BadSyntax, std::string(name), text};
}

std::string_view kindOf(const Json& value)
{
    switch (value.type()) {
    case Json::value_t::object:
        return "an object";
    case Json::value_t::array:
        return "an array";
    case Json::value_t::string:
        return "text";
    case Json::value_t::boolean:
        return "true or false";
    case Json::value_t::null:
    case Json::value_t::discarded:
    case Json::value_t::binary:
        return "null";
    default:
        return "a number";
    }
}

const Json* ReplyFields::present(const char* key) const
{
    const auto found = m_object.find(key);
    return found == m_object.end() || found->is_null() ? nullptr : &*found;
}

const Json* ReplyFields::expect(const char* key, bool fits, const Json* value, std::string_view expected) const
{
    if (value != nullptr && !fits) {
        m_misfit.note(kindOf(*value), key, m_where, expected);
        return nullptr;
    }
    return value;
}

std::string ReplyFields::text(const char* key) const
{
    const Json* value = present(key);
    value = expect(key, value != nullptr && value->is_string(), value, "text");
    return value == nullptr ? std::string() : value->get_ref<const std::string&>();
}

std::string ReplyFields::time(const char* key) const
{
    std::string told = text(key);
    if (told.empty()) {
        return told;
    }
    std::string utc = told.ends_with('Z') ? std::move(told) : utcTime(told);
    if (!isUtcTime(utc)) {
        m_misfit.note("another text", key, m_where, "a time");
    }
    return utc;
}

std::string ReplyFields::name(const char* key) const
{
    const Json* value = present(key);
    if (value != nullptr && value->is_number_integer()) {
        return value->dump();
    }
    value = expect(key, value != nullptr && value->is_string(), value, "text or a whole number");
    return value == nullptr ? std::string() : value->get_ref<const std::string&>();
}

std::int64_t ReplyFields::count(const char* key) const
{
    const Json* value = present(key);
    const bool fits = value != nullptr && value->is_number_unsigned() &&
                      value->get<std::uint64_t>() <= std::uint64_t{std::numeric_limits<std::int32_t>::max()};
    value = expect(key, fits, value, "a count");
    return value == nullptr ? 0 : value->get<std::int64_t>();
}

bool ReplyFields::truth(const char* key) const
{
    const Json* value = present(key);
    value = expect(key, value != nullptr && value->is_boolean(), value, "true or false");
    return value != nullptr && value->get<bool>();
}

const Json* ReplyFields::object(const char* key) const
{
    const Json* value = present(key);
    return expect(key, value != nullptr && value->is_object(), value, "an object");
}

const Json* ReplyFields::array(const char* key) const
{
    const Json* value = present(key);
    return expect(key, value != nullptr && value->is_array(), value, "an array");
}

ReplyFields ReplyFields::within(const char* key) const
{
    static const Json none = Json::object();
    const Json* value = object(key);
    return {value == nullptr ? none : *value, m_where, m_misfit};
}

namespace {

// Some hosts tell of somebody who is there no more as nobody, and others put a ghost there: Gitea with a number that
// people cannot have, GitHub's REST interface with an account that is kept for this. People may have that name as well.
bool isGhost(const ReplyFields& person, const std::string& login)
{
    if (!text::equalsIgnoringCase(login, "ghost")) {
        return false;
    }
    const std::string number = person.name("id");
    return number == "-1" || number == "10137";
}

} // namespace

std::string authorIn(const ReplyFields& fields, const char* key)
{
    const ReplyFields person = fields.within(key);
    std::string login = person.text("login");
    if (isGhost(person, login)) {
        return {};
    }
    // GraphQL leaves out the end of a robot's name, which REST has.
    if (person.text("__typename") == "Bot" && !login.ends_with("[bot]")) {
        login += "[bot]";
    }
    return login.empty() ? person.text("name") : login;
}

} // namespace accord::format
