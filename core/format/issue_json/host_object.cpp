// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/issue_json/host_object.h"

#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/format/json_values.h"

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
struct HostObjectError
{
    Message what; ///< without the place in the file
};

Reason typeOf(Type type)
{
    switch (type) {
    case Type::array:
        return Reason::AnArray;
    case Type::object:
        return Reason::AnObject;
    case Type::number:
        return Reason::ANumber;
    case Type::string:
        return Reason::SomeText;
    case Type::boolean:
        return Reason::TrueOrFalse;
    case Type::null:
        break;
    }
    return Reason::NullValue;
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
            misfit(type, Reason::AnObject);
        }
        const auto field = m_shape == HostShape::Issue ? &ObjectReader::issueField : &ObjectReader::commentField;
        fields(document.get_object(), [&](std::string_view key, ondemand::value value) { (this->*field)(key, value); });
        if (document.current_location().error() != simdjson::OUT_OF_BOUNDS) {
            throw simdjson::simdjson_error(simdjson::TRAILING_CONTENT);
        }
    }

private:
    [[noreturn]] void misfit(Type found, Reason expected) const
    {
        throw HostObjectError{m_key.empty() ? Message{Reason::Unexpected, {typeOf(found), expected}}
                                            : Message{Reason::UnexpectedInKey, {typeOf(found), m_key, expected}}};
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
            misfit(type, Reason::SomeText);
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
            misfit(type, Reason::AnObject);
        }
    }

    void labels(ondemand::value value)
    {
        const Type type = value.type();
        if (type != Type::array) {
            return type == Type::null ? pass(value) : misfit(type, Reason::AnArray);
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
                misfit(inner, Reason::TextOrObject);
            } else {
                pass(each);
            }
        }
    }

    // A text, where hosts may have something else under that key.
    void textIfAny(ondemand::value value, std::string& into)
    {
        value.type() == Type::string ? text(value, into) : pass(value);
    }

    // Of hosts' times a day alone is none.
    void date(ondemand::value value, std::string& into)
    {
        textIfAny(value, into);
        into = textTime(into);
    }

    // In seconds, or as recordings are written: "1:02:03".
    void placeInRecording(ondemand::value value, Comment& part)
    {
        const Type type = value.type();
        if (type == Type::null) {
            return pass(value);
        }
        std::string written;
        if (type == Type::number) {
            written = value.raw_json_token();
            (void)double(value.get_double());
        } else {
            text(value, written);
        }
        part.begins = recordingTime(written);
        if (!part.begins) {
            misfit(type, Reason::PlaceInRecording);
        }
    }

    // What hosts do not have: which text it is, and the parts of one that is no discussion.
    bool textField(std::string_view key, ondemand::value value)
    {
        ToldText& told = m_object.told;
        Document& document = m_object.document;
        const std::pair<std::string_view, std::string*> texts[] = {
            {"kind", &told.kind},         {"name", &told.name},     {"group", &told.group},      {"link", &told.link},
            {"language", &told.language}, {"text", &document.body}, {"author", &document.author}};
        const auto* const known = std::ranges::find(texts, key, [](const auto& entry) { return entry.first; });
        if (known != std::end(texts)) {
            textIfAny(value, *known->second);
            return true;
        }
        if (key == "date") {
            date(value, document.createdAt);
            return true;
        }
        if (key == "parts") {
            value.type() == Type::array ? comments(value) : pass(value);
            return true;
        }
        return false;
    }

    // The discussion, or how long it is.
    void comments(ondemand::value value)
    {
        const Type type = value.type();
        std::uint64_t told = 0;
        if (type == Type::object) {
            misfit(type, Reason::AnArray);
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
            misfit(type, Reason::AComment);
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
        } else if (key == "author") {
            textIfAny(value, comment.author);
        } else if (key == "text") {
            textIfAny(value, comment.body);
        } else if (key == "date") {
            date(value, comment.createdAt);
        } else if (key == "begins") {
            placeInRecording(value, comment);
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
        } else if (!textField(key, value)) {
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
                throw HostObjectError{{Reason::TooDeep, {kDeepestJson}}};
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

// Answers what is no time; none if all are.
std::optional<Message> makeTimesUtc(HostObject& object)
{
    std::optional<Message> problem;
    const auto make = [&problem](std::string& time, const char* key) {
        if (!time.ends_with('Z')) {
            time = utcTime(time);
        }
        if (!problem && !time.empty() && !isUtcTime(time)) {
            constexpr std::size_t kLongest = 100;
            const Argument found = time.size() > kLongest ? Argument(Reason::AnotherText) : Argument('"' + time + '"');
            problem = Message{Reason::UnexpectedInKey, {found, key, Reason::ATime}};
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

Error badSyntax(const Message& what, std::string_view name, std::size_t line)
{
    const Message placed = what.at(std::string(name) + ":" + std::to_string(line));
    return {Errc::BadSyntax, placed.reason, placed.arguments};
}

// `problem` is told where the text is JSON.
Error refused(const JsonPiece& piece, std::string_view name, const Message& problem)
{
    const JsonFault fault = faultIn(piece.text);
    const std::size_t at = std::min(fault.at, piece.text.size());
    const std::size_t line = piece.line + static_cast<std::size_t>(std::ranges::count(piece.text.substr(0, at), '\n'));
    if (fault.reason.find("ill-formed UTF-8") != std::string::npos) {
        return Error{Errc::BadEncoding, Reason::NotUtf8AtByte, {std::string(name) + ":" + std::to_string(line), at}};
    }
    const bool cut = fault.reason.find("unexpected end of input") != std::string::npos ||
                     fault.reason.find("missing closing quote") != std::string::npos;
    return badSyntax(fault.reason.empty() ? problem
                     : cut                ? Message{Reason::ObjectCut, {}}
                                          : Message{Reason::SaysOf, {explained(fault.reason)}},
                     name, line);
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
    told.clear();
    comment.begins.reset();
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
        return refused(piece, name, {Reason::SaysOf, {error.what()}});
    } catch (const HostObjectError& misfit) {
        return refused(piece, name, misfit.what);
    }
    const std::optional<Message> problem = makeTimesUtc(object);
    return problem ? Status(badSyntax(*problem, name, piece.line)) : Status();
}

} // namespace accord::format
