// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/issue_json/host_object.h"

#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/format/json_depth.h"

#include <nlohmann/json.hpp>
#include <simdjson.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace accord::format {
namespace {

namespace ondemand = simdjson::ondemand;
using Type = ondemand::json_type;

constexpr std::pair<std::string_view, std::string Document::*> kTexts[] = {
    {"title", &Document::title},
    {"body", &Document::body},
    {"state", &Document::state},
    {"state_reason", &Document::stateReason},
    {"author_association", &Document::role},
    {"created_at", &Document::createdAt},
    {"updated_at", &Document::updatedAt},
    {"closed_at", &Document::closedAt},
    {"finished_at", &Document::closedAt}, // Gitee's word for it
};

constexpr std::uint64_t kMostTold = 1'000'000'000; // beyond it is nonsense

// A value that cannot be what its field holds; thrown and caught in this file, as simdjson's errors are.
struct Misfit
{
    std::string message;
};

std::string_view nameOf(Type type)
{
    switch (type) {
    case Type::array:
        return "an array";
    case Type::object:
        return "an object";
    case Type::number:
        return "a number";
    case Type::string:
        return "text";
    case Type::boolean:
        return "true or false";
    case Type::null:
        break;
    }
    return "null";
}

// Goes through one object in the order in which it stands. simdjson reads only what it is asked for, so that every
// value is asked for, also those that are not needed: what is malformed anywhere is an error.
class ObjectReader
{
public:
    ObjectReader(HostShape shape, HostObject& object)
        : m_shape(shape)
        , m_object(object)
    {}

    void read(ondemand::document& document)
    {
        if (const Type type = document.type(); type != Type::object) {
            misfit(type, "an object");
        }
        const auto field = m_shape == HostShape::Issue ? &ObjectReader::issueField : &ObjectReader::commentField;
        fields(document.get_object(), [&](std::string_view key, ondemand::value value) { (this->*field)(key, value); });
        if (document.current_location().error() != simdjson::OUT_OF_BOUNDS) {
            throw simdjson::simdjson_error(simdjson::TRAILING_CONTENT);
        }
    }

private:
    [[noreturn]] void misfit(Type found, std::string_view expected) const
    {
        throw Misfit{"found " + std::string(nameOf(found)) +
                     (m_key.empty() ? "" : " in \"" + std::string(m_key) + "\"") + ", expected " +
                     std::string(expected)};
    }

    template <class Field>
    void fields(ondemand::object object, const Field& field)
    {
        for (auto each : object) {
            m_key = each.unescaped_key();
            field(m_key, each.value());
        }
    }

    void text(ondemand::value value, std::string& into)
    {
        const Type type = value.type();
        if (type == Type::null) {
            pass(value);
            into.clear();
        } else if (type == Type::string) {
            into = std::string_view(value.get_string());
        } else {
            misfit(type, "text");
        }
    }

    // The text in one member of an object: the login of a user, the name of a label.
    void member(ondemand::value value, std::string_view wanted, std::string& into)
    {
        const Type type = value.type();
        if (type == Type::null) {
            pass(value);
        } else if (type == Type::object) {
            fields(value.get_object(),
                   [&](std::string_view key, ondemand::value each) { key == wanted ? text(each, into) : pass(each); });
        } else {
            misfit(type, "an object");
        }
    }

    void labels(ondemand::value value)
    {
        const Type type = value.type();
        if (type != Type::array) {
            return type == Type::null ? pass(value) : misfit(type, "an array");
        }
        auto& labels = m_object.document.hostLabels;
        for (ondemand::value each : value.get_array()) {
            const Type inner = each.type();
            if (inner == Type::string || inner == Type::object) {
                std::string& label = labels.emplace_back();
                inner == Type::string ? text(each, label) : member(each, "name", label);
                if (inner == Type::object && label.empty()) {
                    labels.pop_back();
                }
            } else if (inner == Type::number || inner == Type::boolean) {
                misfit(inner, "text or an object");
            } else {
                pass(each);
            }
        }
    }

    // The discussion, or how long it is.
    void comments(ondemand::value value)
    {
        const Type type = value.type();
        std::uint64_t told = 0;
        if (type == Type::object) {
            misfit(type, "an array");
        }
        if (type == Type::number && value.get_uint64().get(told) == simdjson::SUCCESS) {
            m_object.commentsTold = static_cast<std::int64_t>(std::min(told, kMostTold));
        } else if (type != Type::array) {
            pass(value);
        } else {
            for (ondemand::value each : value.get_array()) {
                comment(each);
            }
        }
    }

    void comment(ondemand::value value)
    {
        const Type type = value.type();
        if (type == Type::null) {
            return pass(value);
        }
        if (type != Type::object) {
            misfit(type, "a comment");
        }
        Comment& comment = m_object.document.comments.emplace_back();
        fields(value.get_object(), [&](std::string_view key, ondemand::value each) { field(key, each, comment); });
    }

    // In 2012 and 2013 GitHub gave every issue one of these whose members are all null.
    void pullRequest(ondemand::value value)
    {
        const Type type = value.type();
        bool nulls = false;
        bool others = type == Type::array;
        if (type == Type::object) {
            for (auto each : value.get_object()) {
                (void)std::string_view(each.unescaped_key());
                ondemand::value inner = each.value();
                const bool null = inner.type() == Type::null;
                (null ? nulls : others) = true;
                pass(inner, 1);
            }
        } else {
            pass(value);
        }
        if (type == Type::object || type == Type::array) {
            m_object.pullRequest = others || !nulls;
        }
    }

    void field(std::string_view key, ondemand::value value, Comment& comment)
    {
        if (key == "user") {
            member(value, "login", comment.author);
        } else if (key == "body") {
            text(value, comment.body);
        } else if (key == "created_at") {
            text(value, comment.createdAt);
        } else if (key == "author_association") {
            text(value, comment.role);
        } else {
            pass(value);
        }
    }

    void commentField(std::string_view key, ondemand::value value)
    {
        key == "issue_url" ? text(value, m_object.issueUrl) : field(key, value, m_object.comment);
    }

    void issueField(std::string_view key, ondemand::value value)
    {
        Document& document = m_object.document;
        const auto* const known = std::ranges::find(kTexts, key, [](const auto& entry) { return entry.first; });
        if (known != std::end(kTexts)) {
            text(value, document.*(known->second));
        } else if (key == "html_url") {
            text(value, m_object.htmlUrl);
        } else if (key == "url") {
            text(value, m_object.url);
        } else if (key == "issue_url") {
            text(value, m_object.issueUrl);
        } else if (key == "user") {
            member(value, "login", document.author);
        } else if (key == "labels") {
            labels(value);
        } else if (key == "comments_list" || key == "comments") {
            comments(value);
        } else if (key == "pull_request") {
            pullRequest(value);
        } else {
            pass(value);
        }
    }

    // Looks at a value that is not needed.
    void pass(ondemand::value value, std::size_t depth = 0)
    {
        switch (const Type type = value.type()) {
        case Type::array:
        case Type::object:
            if (++depth >= kDeepestJson) {
                throw Misfit{"found more than " + std::to_string(kDeepestJson) +
                             " objects and arrays within each other, expected fewer"};
            }
            if (type == Type::array) {
                for (ondemand::value each : value.get_array()) {
                    pass(each, depth);
                }
                break;
            }
            for (auto each : value.get_object()) {
                (void)std::string_view(each.unescaped_key());
                pass(each.value(), depth);
            }
            break;
        case Type::number:
            (void)double(value.get_double()); // of any size: numbers of 20 digits are identifiers to some hosts
            break;
        case Type::string:
            (void)std::string_view(value.get_string());
            break;
        case Type::boolean:
            (void)bool(value.get_bool());
            break;
        case Type::null:
            if (!value.is_null()) {
                throw simdjson::simdjson_error(simdjson::N_ATOM_ERROR);
            }
            break;
        }
    }

    HostShape m_shape;
    HostObject& m_object;
    std::string_view m_key; ///< of the field that is read
};

/// Where nlohmann's parser finds that a text is no JSON, and why. It is slower by far, and tells the place and the
/// reason.
class Diagnosis final : public nlohmann::json_sax<nlohmann::json>
{
public:
    explicit Diagnosis(std::string_view text) { nlohmann::json::sax_parse(text.begin(), text.end(), this); }

    std::size_t at = 0;
    std::string reason; ///< empty: it is JSON

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
        at = position;
        reason = error.what();
        return false;
    }
};

// What the library says, without its own prefix, and without the text that it had read, which may be a whole body.
std::string explained(const std::string& what)
{
    std::size_t from = what.find("column ");
    from = from == std::string::npos ? 0 : what.find(": ", from) + 2;
    std::string said = what.substr(from);
    const std::size_t read = said.find("; last read: ");
    if (read != std::string::npos) {
        const std::size_t expected = said.rfind("; expected ");
        said.erase(read, expected != std::string::npos && expected > read ? expected - read : std::string::npos);
    }
    return said;
}

// Answers what is no time; empty if all are.
std::string makeTimesUtc(HostObject& object)
{
    std::string problem;
    const auto make = [&problem](std::string& time, const char* key) {
        if (!time.ends_with('Z')) {
            time = utcTime(time);
        }
        if (problem.empty() && !time.empty() && !isUtcTime(time)) {
            constexpr std::size_t kLongest = 100;
            problem = "found " + (time.size() > kLongest ? "a long text" : "\"" + time + "\"") + " in \"" + key +
                      "\", expected a time such as 2024-03-15T10:30:00Z";
        }
    };
    make(object.document.createdAt, "created_at");
    make(object.document.updatedAt, "updated_at");
    make(object.document.closedAt, "closed_at");
    make(object.comment.createdAt, "created_at");
    for (Comment& comment : object.document.comments) {
        make(comment.createdAt, "created_at");
    }
    return problem;
}

// `problem` is told where the text is JSON.
Error refused(const JsonPiece& piece, std::string_view name, std::string problem)
{
    const Diagnosis diagnosis(piece.text);
    const std::size_t at = std::min(diagnosis.at, piece.text.size());
    const auto lines = static_cast<std::size_t>(std::ranges::count(piece.text.substr(0, at), '\n'));
    const std::string subject = std::string(name) + ":" + std::to_string(piece.line + lines);
    if (diagnosis.reason.empty()) {
        return Error{Errc::BadSyntax, Reason::SaysOf, {subject, problem}};
    }
    if (diagnosis.reason.find("ill-formed UTF-8") != std::string::npos) {
        return Error{Errc::BadEncoding, Reason::NotUtf8AtByte, {subject, at}};
    }
    if (diagnosis.reason.find("unexpected end of input") != std::string::npos ||
        diagnosis.reason.find("missing closing quote") != std::string::npos) {
        return Error{Errc::BadSyntax, Reason::ObjectCut, {subject}};
    }
    return Error{Errc::BadSyntax, Reason::SaysOf, {subject, explained(diagnosis.reason)}};
}

} // namespace

void HostObject::clear()
{
    for (std::string* text :
         {&htmlUrl, &url, &issueUrl, &document.title, &document.body, &document.state, &document.stateReason,
          &document.author, &document.role, &document.createdAt, &document.updatedAt, &document.closedAt,
          &comment.author, &comment.role, &comment.createdAt, &comment.body}) {
        text->clear();
    }
    document.hostLabels.clear();
    document.comments.clear();
    pullRequest = false;
    commentsTold = 0;
}

struct HostObjectParser::Memory
{
    ondemand::parser parser;
    std::string text; ///< with the room behind it that the parser reads into
};

HostObjectParser::HostObjectParser()
    : m_memory(std::make_unique<Memory>())
{}

HostObjectParser::~HostObjectParser() = default;

Status HostObjectParser::parse(const JsonPiece& piece, HostShape shape, std::string_view name, HostObject& object)
{
    object.clear();
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    std::string& text = m_memory->text;
    text.reserve(piece.text.size() + simdjson::SIMDJSON_PADDING);
    text = piece.text.substr(piece.text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0);
    try {
        ondemand::document document = m_memory->parser.iterate(text.data(), text.size(), text.capacity());
        ObjectReader(shape, object).read(document);
    } catch (const simdjson::simdjson_error& error) {
        return refused(piece, name, error.what());
    } catch (const Misfit& misfit) {
        return refused(piece, name, misfit.message);
    }
    const std::string problem = makeTimesUtc(object);
    return problem.empty() ? Status()
                           : Error{Errc::BadSyntax,
                                   Reason::SaysOf,
                                   {std::string(name) + ":" + std::to_string(piece.line), problem}};
}

} // namespace accord::format
