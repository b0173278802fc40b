// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/label_plan.h"

#include "core/base/text.h"
#include "core/format/link.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace accord::exchange {

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
