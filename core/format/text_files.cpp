// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/text_files.h"

#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/link.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace accord::format {

TextTableReader::TextTableReader(std::unique_ptr<std::istream> in, std::string name, TextDefaults defaults)
    : m_name(std::move(name))
    , m_defaults(std::move(defaults))
    , m_in(std::move(in))
{}

bool TextTableReader::TextRow::ofSameText(const TextRow& other) const
{
    return at(TextColumn::Link) == other.at(TextColumn::Link) && at(TextColumn::Name) == other.at(TextColumn::Name) &&
           at(TextColumn::Group) == other.at(TextColumn::Group);
}

Status TextTableReader::readHeader()
{
    static constexpr auto kTextColumns = std::to_array<std::pair<std::string_view, TextColumn>>({
        {"name", TextColumn::Name},
        {"link", TextColumn::Link},
        {"url", TextColumn::Link},
        {"kind", TextColumn::Kind},
        {"group", TextColumn::Group},
        {"language", TextColumn::Language},
        {"title", TextColumn::Title},
        {"date", TextColumn::Date},
        {"author", TextColumn::Author},
        {"speaker", TextColumn::Author},
        {"text", TextColumn::Text},
        {"body", TextColumn::Text},
        {"begins", TextColumn::Begins},
    });
    if (!m_reader) {
        Result<TableReader> opened = TableReader::from(std::move(m_in), m_name);
        if (!opened.ok()) {
            m_ended = true;
            return opened.error();
        }
        m_reader.emplace(std::move(opened).value());
    }
    ACCORD_TRY(const bool row, m_reader->next(m_record));
    if (!row) {
        m_ended = true;
        return Error{Errc::BadSyntax, Reason::EmptyTable, {place(1)}};
    }
    std::set<TextColumn> seen;
    std::optional<Error> problem;
    for (const std::string_view field : m_record.fields) {
        const std::string_view header = text::trimmed(field);
        const auto* const found = std::ranges::find_if(
            kTextColumns, [&header](const auto& each) { return text::equalsIgnoringCase(each.first, header); });
        const bool known = found != kTextColumns.end();
        m_columns.push_back(known ? std::optional(found->second) : std::nullopt);
        if (!known || !seen.insert(*m_columns.back()).second) {
            problem =
                problem
                    ? problem
                    : Error{Errc::BadSyntax, known ? Reason::ColumnTwice : Reason::ColumnNotKnown, {place(1), header}};
        }
    }
    if (!seen.contains(TextColumn::Name) && !seen.contains(TextColumn::Link)) {
        m_ended = true;
        return Error{Errc::BadSyntax, Reason::ColumnMissing, {place(1), "name"}};
    }
    return problem ? Status(*problem) : Status();
}

// The next row into m_row; false behind the last one.
Result<bool> TextTableReader::readRow()
{
    m_row.reset();
    const Result<bool> more = m_reader->next(m_record);
    if (!more.ok() || !*more) {
        m_ended = more.ok();
        return more;
    }
    m_row.emplace();
    m_row->line = m_record.line;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (m_columns[i]) {
            m_row->cells[static_cast<std::size_t>(*m_columns[i])] = text::trimmed(m_record.fields[i]);
        }
    }
    return true;
}

// Empty where the row has none.
Result<std::string> TextTableReader::dateOf(const TextRow& row) const
{
    const std::string& told = row.at(TextColumn::Date);
    std::string date = textTime(told);
    if (!date.empty() && !isUtcTime(date)) {
        return Error{
            Errc::BadSyntax, Reason::UnexpectedInKey, {place(row.line), quotedAddress(told), "date", Reason::ATime}};
    }
    return date;
}

Status TextTableReader::begin(const TextRow& row, CollectedIssue& text)
{
    text = {};
    text.line = row.line;
    const ToldText told{row.at(TextColumn::Kind), row.at(TextColumn::Name), row.at(TextColumn::Group),
                        row.at(TextColumn::Link), row.at(TextColumn::Language)};
    ACCORD_CHECK(identify(told, m_defaults, place(row.line), text));
    text.document.title = row.at(TextColumn::Title);
    ACCORD_TRY(text.document.createdAt, dateOf(row));
    if (text.link.kind == TextKind::Transcript || !row.at(TextColumn::Begins).empty()) {
        return addPart(row, text);
    }
    text.document.author = row.at(TextColumn::Author);
    text.document.body = row.at(TextColumn::Text);
    return {};
}

Status TextTableReader::addPart(const TextRow& row, CollectedIssue& text)
{
    Comment part;
    part.author = row.at(TextColumn::Author);
    part.body = row.at(TextColumn::Text);
    if (const std::string& begins = row.at(TextColumn::Begins); !begins.empty()) {
        part.begins = recordingTime(begins);
        if (!part.begins) {
            return Error{Errc::BadSyntax,
                         Reason::UnexpectedInKey,
                         {place(row.line), quotedAddress(begins), "begins", Reason::PlaceInRecording}};
        }
    } else if (text.link.kind != TextKind::Transcript) {
        ACCORD_TRY(part.createdAt, dateOf(row));
    }
    text.document.comments.push_back(std::move(part));
    return {};
}

Result<bool> TextTableReader::next(CollectedIssue& text)
{
    if (m_columns.empty() && !m_ended) {
        ACCORD_CHECK(readHeader());
    }
    if (!m_row && !m_ended) {
        ACCORD_TRY(const bool more, readRow());
        (void)more;
    }
    if (!m_row) {
        return false;
    }
    const TextRow first = *m_row;
    Status status = begin(first, text);
    // A malformed row makes its text malformed, whose other rows are passed over.
    while (true) {
        const Result<bool> more = readRow();
        if (!more.ok()) {
            status = status.ok() ? Status(more.error()) : status;
            continue;
        }
        if (!*more || !m_row->ofSameText(first)) {
            break;
        }
        status = status.ok() ? addPart(*m_row, text) : status;
    }
    ACCORD_CHECK(status);
    ACCORD_CHECK(checkBounds(text, place(first.line)));
    return true;
}

namespace {

/// What the beginning of a turn says.
struct TurnBegin
{
    std::string speaker;
    std::optional<std::int64_t> begins;
    std::string_view rest; ///< what is said behind it
};

constexpr std::array kBrackets = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"[", "]"},
    {"(", ")"},
    {"【", "】"},
    {"（", "）"},
});

// A time with a colon in it.
std::optional<std::int64_t> clockTime(std::string_view written)
{
    return written.find(':') == std::string_view::npos ? std::nullopt : recordingTime(written);
}

// Takes a time, in brackets or without, off the front of a line.
std::optional<std::int64_t> takeTimeInFront(std::string_view& line)
{
    for (const auto& [open, close] : kBrackets) {
        const std::size_t end = line.starts_with(open) ? line.find(close) : std::string_view::npos;
        if (end != std::string_view::npos) {
            const auto time = clockTime(line.substr(open.size(), end - open.size()));
            line = time ? text::trimmed(line.substr(end + close.size())) : line;
            return time;
        }
    }
    const std::size_t end = std::min(line.find(' '), line.size());
    const auto time = clockTime(line.substr(0, end));
    line = time ? text::trimmed(line.substr(end)) : line;
    return time;
}

// The same at the end of what stands before a colon.
std::optional<std::int64_t> takeTimeBehind(std::string_view& line)
{
    for (const auto& [open, close] : kBrackets) {
        const std::size_t begin = line.ends_with(close) ? line.rfind(open) : std::string_view::npos;
        if (begin != std::string_view::npos) {
            const std::size_t inner = begin + open.size();
            const auto time = clockTime(line.substr(inner, line.size() - close.size() - inner));
            line = time ? text::trimmed(line.substr(0, begin)) : line;
            return time;
        }
    }
    const std::size_t space = line.rfind(' ');
    const auto time = space == std::string_view::npos ? std::nullopt : clockTime(line.substr(space + 1));
    line = time ? text::trimmed(line.substr(0, space)) : line;
    return time;
}

// Whether somebody may be called so: short, and no sentence.
bool isSpeaker(std::string_view name)
{
    constexpr std::size_t kLongest = 60;
    static constexpr std::array<std::string_view, 8> kOfSentences{"。", "，", "！", "？", "!", "?", ",", "//"};
    return !name.empty() && name.size() <= kLongest &&
           std::ranges::none_of(kOfSentences, [name](auto mark) { return name.find(mark) != std::string_view::npos; });
}

// What begins a turn, or nothing where the line goes on with the one before.
std::optional<TurnBegin> turnBegin(std::string_view line)
{
    TurnBegin turn;
    turn.begins = takeTimeInFront(line);
    // The colon behind the name, and none of those of a time behind it.
    std::size_t colon = std::string_view::npos;
    std::size_t width = 1;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const bool wide = line.substr(at).starts_with("：");
        const bool ofTime = line[at] == ':' && at > 0 && line[at - 1] >= '0' && line[at - 1] <= '9' &&
                            at + 1 < line.size() && line[at + 1] >= '0' && line[at + 1] <= '9';
        if (wide || (line[at] == ':' && !ofTime)) {
            colon = at;
            width = wide ? std::string_view("：").size() : 1;
            break;
        }
    }
    std::string_view speaker = text::trimmed(line.substr(0, std::min(colon, line.size())));
    if (!turn.begins) {
        turn.begins = takeTimeBehind(speaker);
    }
    const bool headed = colon != std::string_view::npos || (turn.begins && speaker.size() < line.size());
    if (headed && isSpeaker(speaker)) {
        turn.speaker = speaker;
        turn.rest = colon == std::string_view::npos ? std::string_view() : text::trimmed(line.substr(colon + width));
        return turn;
    }
    turn.rest = line;
    return turn.begins ? std::optional(turn) : std::nullopt;
}

std::vector<std::string_view> linesOf(std::string_view content)
{
    std::vector<std::string_view> lines = text::split(content, '\n');
    for (std::string_view& line : lines) {
        line = line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
    }
    return lines;
}

void append(std::string& body, std::string_view line)
{
    body.append(body.empty() ? "" : "\n").append(line);
}

void readTurns(const std::vector<std::string_view>& lines, Document& document)
{
    for (const std::string_view each : lines) {
        const std::string_view line = text::trimmed(each);
        if (auto turn = line.empty() ? std::nullopt : turnBegin(line)) {
            document.comments.push_back(Comment{turn->speaker, {}, {}, std::string(turn->rest), turn->begins});
        } else if (!line.empty() || !document.comments.empty()) {
            append(document.comments.empty() ? document.body : document.comments.back().body, line);
        }
    }
    for (Comment& part : document.comments) {
        part.body = text::trimmed(part.body);
    }
}

// Whether most of the lines begin turns, and the same few people speak.
bool looksLikeTranscript(const std::vector<std::string_view>& lines)
{
    constexpr std::size_t kFewest = 4;
    std::size_t filled = 0;
    std::size_t turns = 0;
    std::size_t timed = 0;
    std::set<std::string> speakers;
    for (const std::string_view each : lines) {
        const std::string_view line = text::trimmed(each);
        filled += line.empty() ? 0 : 1;
        if (const auto turn = line.empty() ? std::nullopt : turnBegin(line)) {
            ++turns;
            timed += turn->begins ? 1 : 0;
            speakers.insert(turn->speaker);
        }
    }
    return turns >= kFewest && turns * 3 >= filled && (timed * 2 > turns || speakers.size() * 2 <= turns);
}

// Cues of WebVTT and SubRip: a line "00:01.000 --> 00:04.000", and below it what is said, up to a blank line.
void readCues(const std::vector<std::string_view>& lines, Document& document)
{
    static constexpr std::string_view kArrow = "-->";
    bool inCue = false;
    for (const std::string_view each : lines) {
        std::string_view line = text::trimmed(each);
        if (const std::size_t arrow = line.find(kArrow); arrow != std::string_view::npos) {
            document.comments.push_back(Comment{{}, {}, {}, {}, clockTime(text::trimmed(line.substr(0, arrow)))});
            inCue = true;
            continue;
        }
        inCue = inCue && !line.empty();
        if (!inCue) {
            continue;
        }
        Comment& part = document.comments.back();
        if (part.body.empty() && line.starts_with("<v ")) {
            const std::size_t end = std::min(line.find('>'), line.size());
            part.author = text::trimmed(line.substr(3, end - 3));
            line = line.substr(std::min(end + 1, line.size()));
        } else if (const auto turn = part.body.empty() ? turnBegin(line) : std::nullopt;
                   turn && !turn->speaker.empty()) {
            part.author = turn->speaker;
            line = turn->rest;
        }
        append(part.body, text::replacedAll(line, "</v>", ""));
    }
}

} // namespace

Result<CollectedIssue> readPlainText(std::string_view content, PlainShape shape, const std::string& name,
                                     const std::string& stem, const TextDefaults& defaults)
{
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    content = content.starts_with(kByteOrderMark) ? content.substr(kByteOrderMark.size()) : content;
    if (const auto bad = text::invalidUtf8At(content)) {
        return Error{Errc::BadEncoding, Reason::NotUtf8AtByte, {name + ":1", *bad + 1}};
    }
    CollectedIssue text;
    text.line = 1;
    ToldText told;
    told.name = stem;
    ACCORD_CHECK(identify(told, defaults, name + ":1", text));
    const std::size_t begin = std::min(content.find_first_not_of("\r\n"), content.size());
    const std::string_view heading = content.substr(begin, content.find('\n', begin) - begin);
    text.document.title = stem;
    if (heading.starts_with("# ")) { // it is shown above the text
        text.document.title = text::trimmed(heading.substr(2));
        content.remove_prefix(begin + heading.size());
        content.remove_prefix(std::min(content.find_first_not_of("\r\n"), content.size()));
    }
    const std::vector<std::string_view> lines = linesOf(content);
    const bool said = defaults.kind == TextKind::Transcript;
    if (shape == PlainShape::Captions) {
        readCues(lines, text.document);
    } else if (said || (!defaults.kind && looksLikeTranscript(lines))) {
        readTurns(lines, text.document);
    } else {
        text.document.body = content;
        ACCORD_CHECK(checkBounds(text, name + ":1"));
        return text;
    }
    text.link.kind = TextKind::Transcript;
    ACCORD_CHECK(checkBounds(text, name + ":1"));
    return text;
}

} // namespace accord::format
