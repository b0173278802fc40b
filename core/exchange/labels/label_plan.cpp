// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/label_plan.h"

#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/csv.h"
#include "core/format/link.h"
#include "core/model/words.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <utility>

namespace accord::exchange {
namespace {

constexpr int kSampleRows = 200;

// How many of the sampled values of a column are links, labels, or filled at all.
struct Seen
{
    int filled = 0;
    int links = 0;
    int issues = 0; ///< of the links
    int labels = 0;
};

// The column with the links of what is labelled: the first with issues, before one with addresses of whatever else.
std::optional<std::size_t> linkColumn(const std::vector<Seen>& seen)
{
    for (int Seen::*kind : {&Seen::issues, &Seen::links}) {
        const auto found =
            std::ranges::find_if(seen, [kind](const Seen& each) { return each.*kind * 2 > each.filled; });
        if (found != seen.end()) {
            return static_cast<std::size_t>(found - seen.begin());
        }
    }
    return std::nullopt;
}

ColumnRole roleOf(const std::string& header, const Seen& seen)
{
    const bool labels = seen.filled > 0 && seen.labels * 2 > seen.filled;
    if (speaksOfFinal(header)) {
        return labels || seen.filled == 0 ? ColumnRole::Final : ColumnRole::Ignored;
    }
    return labels ? ColumnRole::Annotator : ColumnRole::Ignored;
}

} // namespace

bool speaksOfFinal(const std::string& header)
{
    static constexpr std::array<std::string_view, 4> kWords{"consensus", "adjudicat", "decision", "agreed"};
    static constexpr std::array<std::string_view, 8> kWhole{"final",         "finallabel", "finalcode", "finalcategory",
                                                            "finaldecision", "gold",       "goldlabel", "goldstandard"};
    std::string letters;
    for (const char c : text::lowerAscii(header)) {
        letters.push_back((c >= 'a' && c <= 'z') || (c & '\x80') != 0 ? c : ' ');
    }
    const auto words = text::split(letters, ' ');
    return std::ranges::any_of(kWords,
                               [&](std::string_view word) { return letters.find(word) != std::string::npos; }) ||
           std::ranges::any_of(words, [](std::string_view word) { return std::ranges::count(kWhole, word) > 0; });
}

bool namesNobody(const std::string& header)
{
    static constexpr std::array<std::string_view, 19> kCounts{
        "majority", "plurality", "vote",   "votes",   "count", "counts",  "number", "num",  "total", "totals",
        "sum",      "mean",      "median", "average", "share", "percent", "票数",   "计数", "多数"};
    static constexpr std::array<std::string_view, 15> kWhole{"label", "labels", "category", "categories", "code",
                                                             "codes", "tag",    "tags",     "class",      "annotation",
                                                             "type",  "theme",  "标签",     "类别",       "编码"};
    std::string letters = text::lowerAscii(text::trimmed(header));
    if (std::ranges::find(kWhole, letters) != kWhole.end()) {
        return true;
    }
    std::ranges::replace_if(
        letters, [](char c) { return c == '_' || c == '-' || c == '.' || c == '(' || c == ')' || c == '/'; }, ' ');
    return std::ranges::any_of(text::split(letters, ' '),
                               [](std::string_view word) { return std::ranges::find(kCounts, word) != kCounts.end(); });
}

std::optional<std::size_t> LabelColumns::first(ColumnRole role) const
{
    const auto found = std::ranges::find(columns, role, &LabelColumn::role);
    return found == columns.end() ? std::nullopt
                                  : std::optional<std::size_t>(static_cast<std::size_t>(found - columns.begin()));
}

bool LabelColumns::usable() const
{
    return std::ranges::count(columns, ColumnRole::Link, &LabelColumn::role) == 1 &&
           std::ranges::count(columns, ColumnRole::Final, &LabelColumn::role) <= 1 &&
           std::ranges::count(columns, ColumnRole::Annotator, &LabelColumn::role) >= 1;
}

std::optional<std::size_t> LabelColumns::citationsOf(std::size_t annotator) const
{
    const std::string header = columns[annotator].header + std::string(kCitationsOf);
    const auto found = std::ranges::find_if(columns, [&header](const LabelColumn& column) {
        return column.role == ColumnRole::Citations && text::equalsIgnoringCase(column.header, header);
    });
    return found == columns.end() ? std::nullopt
                                  : std::optional<std::size_t>(static_cast<std::size_t>(found - columns.begin()));
}

Result<LabelLayout> labelLayout(const std::filesystem::path& file)
{
    ACCORD_TRY(std::ifstream stream, openForReading(file));
    char first = 0;
    while (stream.get(first) && (first == ' ' || first == '\n' || first == '\r' || first == '\t' || first == '\xef' ||
                                 first == '\xbb' || first == '\xbf')) {
    }
    if (first == '[' || first == '{') {
        return LabelLayout::Json;
    }
    stream.clear();
    stream.seekg(0);
    std::string line(std::size_t{64} * 1024, '\0'); // far more than the names of our columns take
    stream.read(line.data(), static_cast<std::streamsize>(line.size()));
    line.resize(static_cast<std::size_t>(stream.gcount()));
    const std::string lower = text::lowerAscii(line.substr(0, line.find('\n')));
    const auto has = [&lower](std::string_view word) { return lower.find(word) != std::string::npos; };
    return has("annotator,") && has(",category") ? LabelLayout::Long : LabelLayout::Wide;
}

Result<LabelColumns> guessColumns(const std::filesystem::path& file, const Taxonomy& taxonomy, bool exact)
{
    ACCORD_TRY(std::ifstream stream, openForReading(file));
    const auto formulas = exact ? format::Formulas::Exact : format::Formulas::Neutral;
    format::CsvReader reader(stream, file.string(), format::CsvOptions{',', 0, formulas});
    format::CsvRecord record;
    ACCORD_TRY(const bool header, reader.next(record));
    if (!header) {
        return Error{Errc::BadSyntax, Reason::EmptyTable, {file.string() + ":1"}};
    }
    LabelColumns result;
    for (const std::string_view field : record.fields) {
        result.columns.push_back(LabelColumn{std::string(text::trimmed(field)), ColumnRole::Ignored});
    }
    std::vector<Seen> seen(result.columns.size());
    // Somebody who began late has no label in the first rows: look on until every column has been seen.
    const auto unseen = [&seen] { return std::ranges::count(seen, 0, &Seen::filled) > 0; };
    std::optional<Error> malformed;
    bool sound = false;
    for (int row = 0; row < kSampleRows || unseen(); ++row) {
        const Result<bool> more = reader.next(record);
        if (!more.ok()) {
            malformed = malformed ? malformed : std::optional(more.error());
            continue; // malformed rows are told when the file is read
        }
        if (!*more) {
            break;
        }
        sound = true;
        for (std::size_t i = 0; i < std::min(seen.size(), record.fields.size()); ++i) {
            const std::string_view value = text::trimmed(record.fields[i]);
            seen[i].filled += value.empty() ? 0 : 1;
            const auto link = format::parseTextLink(value);
            seen[i].links += link ? 1 : 0;
            seen[i].issues += link && link->kind == TextKind::Issue ? 1 : 0;
            // Exports write the codes of retired categories, too.
            const bool label = parseVerdict(value, taxonomy).has_value() || taxonomy.findCode(value) != nullptr;
            seen[i].labels += !value.empty() && label ? 1 : 0;
        }
    }
    const std::optional<std::size_t> link = linkColumn(seen);
    for (std::size_t i = 0; i < seen.size(); ++i) {
        result.columns[i].role = i == link ? ColumnRole::Link : roleOf(result.columns[i].header, seen[i]);
    }
    for (LabelColumn& column : result.columns) {
        column.doubtful = column.role == ColumnRole::Annotator && namesNobody(column.header);
    }
    // What a column is called after is known now. Somebody's name may end so: then it has labels.
    for (LabelColumn& column : result.columns) {
        const bool named = std::ranges::any_of(result.columns, [&column](const LabelColumn& other) {
            return other.role == ColumnRole::Annotator &&
                   text::equalsIgnoringCase(other.header + std::string(kCitationsOf), column.header);
        });
        column.role = named && column.role == ColumnRole::Ignored ? ColumnRole::Citations : column.role;
    }
    if (malformed && !sound) {
        return *malformed; // a quote that is never closed hides everything behind it
    }
    return result;
}

int LabelPlan::personNumber(std::string_view name)
{
    const std::string key = text::lowerAscii(name);
    if (const auto found = m_people.find(key); found != m_people.end()) {
        return found->second;
    }
    const auto meant = m_meant.find(key);
    if (meant != m_meant.end()) {
        const auto same = std::ranges::find(m_known, meant->second, [](const auto& known) { return known.second; });
        if (same != m_known.end()) {
            return m_people[key] = same->first;
        }
    }
    const int number = static_cast<int>(people.size());
    people.emplace_back(name);
    m_people[key] = number;
    if (meant != m_meant.end()) {
        m_known[number] = meant->second;
    }
    return number;
}

void LabelPlan::mean(std::string_view name, PersonId person, std::string_view own)
{
    m_meant[text::lowerAscii(own)] = person;
    m_meant[text::lowerAscii(text::trimmed(name))] = person;
}

bool LabelPlan::names(std::string_view name) const
{
    return m_people.contains(text::lowerAscii(text::trimmed(name)));
}

PersonId LabelPlan::meant(int person) const
{
    const auto found = m_known.find(person);
    return found == m_known.end() ? PersonId{} : found->second;
}

namespace {

std::uint32_t hashOf(const std::string& key)
{
    const std::uint64_t hash = std::hash<std::string>{}(key);
    return static_cast<std::uint32_t>(hash ^ (hash >> 32U));
}

} // namespace

int LabelPlan::addItem(const TextLink& link, int occurrence)
{
    m_places.push_back(items.push_back(PlannedItem{link, occurrence}));
    return static_cast<int>(m_places.size()) - 1;
}

LabelPlan::Slot& LabelPlan::slotOf(const std::string& key, std::uint32_t hash)
{
    const std::size_t mask = m_links.size() - 1;
    std::size_t at = hash & mask;
    while (m_links[at].item >= 0 && (m_links[at].hash != hash || addressKey(item(m_links[at].item).link.url) != key)) {
        at = (at + 1) & mask;
    }
    return m_links[at];
}

void LabelPlan::growTable()
{
    constexpr std::size_t kFirst = 1024;
    std::vector<Slot> before(std::max(kFirst, m_links.size() * 2));
    std::swap(before, m_links);
    const std::size_t mask = m_links.size() - 1;
    for (const Slot& slot : before) {
        if (slot.item >= 0) {
            std::size_t at = slot.hash & mask;
            while (m_links[at].item >= 0) {
                at = (at + 1) & mask;
            }
            m_links[at] = slot;
        }
    }
}

int LabelPlan::itemNumber(const TextLink& link, int occurrence)
{
    if (m_linkCount * 4 >= m_links.size() * 3) {
        growTable();
    }
    const std::string key = addressKey(link.url);
    const std::uint32_t hash = hashOf(key);
    Slot& slot = slotOf(key, hash);
    const bool known = slot.item >= 0;
    if (!known) {
        slot = Slot{hash, addItem(link, std::max(occurrence, 1))};
        ++m_linkCount;
    }
    const int first = slot.item;
    const auto several = m_occurrences.find(first);
    if (several == m_occurrences.end()) {
        const int has = known ? 1 : std::max(occurrence, 1);
        if (has == 1 && (!known || occurrence == 1)) {
            return first;
        }
        std::vector<int>& occurrences = m_occurrences[first];
        occurrences.assign(static_cast<std::size_t>(has), -1);
        occurrences.back() = first;
        if (!known) {
            return first;
        }
    }
    std::vector<int>& occurrences = m_occurrences[first];
    const std::size_t at = occurrence == 0 ? occurrences.size() : static_cast<std::size_t>(occurrence - 1);
    if (occurrences.size() <= at) {
        occurrences.resize(at + 1, -1);
    }
    if (occurrences[at] < 0) {
        occurrences[at] = addItem(link, static_cast<int>(at) + 1);
    }
    return occurrences[at];
}

// Of an issue the address follows from the parts; of another text the parts from the address.
void pack(Packer& packer, const LabelPlan::PlannedItem& item)
{
    const TextLink& link = item.link;
    const bool usual = link.kind == TextKind::Issue && storedLink(link).empty();
    packer.number(static_cast<std::uint64_t>(item.occurrence));
    packer.text(link.host);
    packer.text(link.group);
    packer.text(link.name);
    packer.text(usual ? std::string_view() : std::string_view(link.url));
}

void unpack(Unpacker& unpacker, LabelPlan::PlannedItem& item)
{
    item.occurrence = unpacker.integer();
    std::string host = unpacker.text();
    std::string repository = unpacker.text();
    std::string number = unpacker.text();
    std::string url = unpacker.text();
    item.link = format::makeIssueLink(std::move(host), std::move(repository), std::move(number));
    if (auto link = url.empty() ? std::nullopt : format::parseTextLink(url)) {
        item.link = std::move(*link);
    }
}

namespace {

// What most labels have nothing of costs no byte.
constexpr std::uint64_t kSeconds = 1;
constexpr std::uint64_t kAt = 2;
constexpr std::uint64_t kSummary = 4;
constexpr std::uint64_t kNote = 8;
constexpr std::uint64_t kRetired = 16;
constexpr std::uint64_t kFlagged = 32;
constexpr std::uint64_t kVerdictOnly = 64;
constexpr std::uint64_t kCited = 128;
constexpr std::uint64_t kCode = 256;

void packIf(Packer& packer, bool present, const std::string& text)
{
    if (present) {
        packer.text(text);
    }
}

void unpackIf(Unpacker& unpacker, bool present, std::string& text)
{
    if (present) {
        text = unpacker.text();
    }
}

} // namespace

void pack(Packer& packer, const LabelPlan::PlannedLabel& label)
{
    const LabelContent& content = label.content;
    std::uint64_t present = 0;
    const auto note = [&present](bool isThere, std::uint64_t what) { present |= isThere ? what : 0U; };
    note(label.seconds != 0, kSeconds);
    note(!label.at.empty(), kAt);
    note(!content.summary.empty(), kSummary);
    note(!content.code.empty(), kCode);
    note(!content.note.empty(), kNote);
    note(!label.retiredAt.empty(), kRetired);
    note(content.flagged, kFlagged);
    note(label.verdictOnly, kVerdictOnly);
    note(!content.citations.empty(), kCited);
    packer.number(present);
    packer.number(static_cast<std::uint64_t>(label.item));
    packer.number(static_cast<std::uint64_t>(label.person));
    packer.number(static_cast<std::uint64_t>(content.verdict));
    packer.number(static_cast<std::uint64_t>(content.category.value));
    packer.number(static_cast<std::uint64_t>(content.exclusion));
    packer.number(static_cast<std::uint64_t>(content.confidence));
    if ((present & kSeconds) != 0) {
        packer.real(label.seconds);
    }
    packIf(packer, (present & kAt) != 0, label.at);
    packIf(packer, (present & kSummary) != 0, content.summary);
    packIf(packer, (present & kCode) != 0, content.code);
    packIf(packer, (present & kNote) != 0, content.note);
    packIf(packer, (present & kRetired) != 0, label.retiredAt);
    if ((present & kCited) != 0) {
        packer.number(content.citations.size());
        for (const Citation& citation : content.citations) {
            packer.number(static_cast<std::uint64_t>(citation.part));
            packer.number(static_cast<std::uint64_t>(citation.start));
            packer.text(citation.quote);
            packer.text(citation.before);
            packer.text(citation.after);
        }
    }
}

void unpack(Unpacker& unpacker, LabelPlan::PlannedLabel& label)
{
    LabelContent& content = label.content;
    const std::uint64_t present = unpacker.number();
    label.item = unpacker.integer();
    label.person = unpacker.integer();
    content.verdict = static_cast<Verdict>(unpacker.number());
    content.category = CategoryId{static_cast<std::int64_t>(unpacker.number())};
    content.exclusion = static_cast<Exclusion>(unpacker.number());
    content.confidence = static_cast<Confidence>(unpacker.number());
    content.flagged = (present & kFlagged) != 0;
    label.verdictOnly = (present & kVerdictOnly) != 0;
    label.seconds = (present & kSeconds) != 0 ? unpacker.real() : 0;
    unpackIf(unpacker, (present & kAt) != 0, label.at);
    unpackIf(unpacker, (present & kSummary) != 0, content.summary);
    unpackIf(unpacker, (present & kCode) != 0, content.code);
    unpackIf(unpacker, (present & kNote) != 0, content.note);
    unpackIf(unpacker, (present & kRetired) != 0, label.retiredAt);
    content.citations.resize((present & kCited) != 0 ? unpacker.number() : 0);
    for (Citation& citation : content.citations) {
        citation.part = unpacker.integer();
        citation.start = static_cast<std::int64_t>(unpacker.number());
        citation.quote = unpacker.text();
        citation.before = unpacker.text();
        citation.after = unpacker.text();
    }
}

void pack(Packer& packer, const LabelPlan::PlannedDecision& decision)
{
    const DecisionContent& content = decision.content;
    packer.number(static_cast<std::uint64_t>(decision.item));
    packer.number(static_cast<std::uint64_t>(decision.person + 1));
    packer.number(static_cast<std::uint64_t>(content.state));
    packer.number(static_cast<std::uint64_t>(content.verdict));
    packer.number(static_cast<std::uint64_t>(content.category.value));
    packer.number(static_cast<std::uint64_t>(content.exclusion));
    packer.number(static_cast<std::uint64_t>(content.source));
    packer.text(content.rule);
    packer.text(content.reason);
    packer.number(static_cast<std::uint64_t>(content.cause));
    packer.number(content.codebookChange ? 1 : 0);
    packer.number(static_cast<std::uint64_t>(content.method));
    packer.text(decision.at);
    packer.text(decision.retiredAt);
    packer.number(decision.takingPart.size());
    for (const int person : decision.takingPart) {
        packer.number(static_cast<std::uint64_t>(person));
    }
}

void unpack(Unpacker& unpacker, LabelPlan::PlannedDecision& decision)
{
    DecisionContent& content = decision.content;
    decision.item = unpacker.integer();
    decision.person = unpacker.integer() - 1;
    content.state = static_cast<DecisionState>(unpacker.number());
    content.verdict = static_cast<Verdict>(unpacker.number());
    content.category = CategoryId{static_cast<std::int64_t>(unpacker.number())};
    content.exclusion = static_cast<Exclusion>(unpacker.number());
    content.source = static_cast<DecisionSource>(unpacker.number());
    content.rule = unpacker.text();
    content.reason = unpacker.text();
    content.cause = static_cast<Cause>(unpacker.number());
    content.codebookChange = unpacker.number() != 0;
    content.method = static_cast<Method>(unpacker.number());
    decision.at = unpacker.text();
    decision.retiredAt = unpacker.text();
    decision.takingPart.resize(unpacker.number());
    for (int& person : decision.takingPart) {
        person = unpacker.integer();
    }
}

namespace {

template <class Content>
bool sameVerdict(const Content& a, const Content& b, const Taxonomy& taxonomy)
{
    return a.verdict == b.verdict && a.exclusion == b.exclusion &&
           (a.category == b.category || taxonomy.resolveMerged(a.category) == taxonomy.resolveMerged(b.category));
}

// All else, too. Exports name a category by what it counts as.
template <class Content>
bool sameContent(Content planned, const Content& have, const Taxonomy& taxonomy)
{
    const bool verdict = sameVerdict(planned, have, taxonomy);
    planned.category = have.category;
    return verdict && planned == have;
}

} // namespace

bool LabelPlan::isSaid(const PlannedLabel& planned, const LabelContent& have, const Taxonomy& taxonomy)
{
    return planned.verdictOnly ? sameVerdict(planned.content, have, taxonomy) && planned.content.code == have.code
                               : sameContent(planned.content, have, taxonomy);
}

bool LabelPlan::isSaid(const DecisionContent& planned, const DecisionContent& have, const Taxonomy& taxonomy)
{
    // A table of finals does not say who decided, how and why.
    const bool table = planned.source == DecisionSource::Import && planned.reason.empty();
    return sameContent(planned, have, taxonomy) ||
           (table && planned.state == have.state && sameVerdict(planned, have, taxonomy));
}

} // namespace accord::exchange
