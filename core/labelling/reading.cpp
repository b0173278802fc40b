// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/labelling/reading.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/markdown/markdown.h"
#include "core/sqlite/database.h"
#include "core/store/issues/issues.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace accord::labelling {
namespace {

/// One version of an issue's text, and since when the project has had it.
struct TextVersion
{
    DocumentId document;
    std::string since;
};

// The texts of an issue in the order in which the project got them; the issue's present one is not always the last.
// Nobody reads what an import wrote before it is finished.
Result<std::vector<TextVersion>> textVersions(Project& project, IssueId issue)
{
    static constexpr auto kSql = R"sql(
        SELECT document.id, coalesce(import.finished_at, import.started_at)
        FROM document
        JOIN import ON import.id = document.import_id
        WHERE document.text_id = :issue
        ORDER BY document.id
    )sql";
    return project.database().query(kSql).bind(":issue", issue).all<TextVersion>([](const sqlite::Row& row) {
        return TextVersion{row.id<DocumentId>(0), row.string(1)};
    });
}

// When somebody last labelled an item of the issue; empty: never.
Result<std::string> labelledAt(Project& project, IssueId issue, PersonId by)
{
    static constexpr auto kSql = R"sql(
        SELECT max(event.at)
        FROM counted_event event
        JOIN item ON item.id = event.item_id
        WHERE item.text_id = :issue
          AND event.person_id = :by
          AND event.kind = 'label'
    )sql";
    ACCORD_TRY(auto at, project.database().query(kSql).bind(":issue", issue).bind(":by", by).one<std::string>());
    return at ? std::move(*at) : std::string();
}

/// The last version before the present one that was there at that moment; without a moment, the last one before it.
const TextVersion* versionAt(const std::vector<TextVersion>& versions, const std::string& moment)
{
    const TextVersion* found = nullptr;
    for (const TextVersion& version : versions) {
        if (moment.empty() || version.since <= moment || found == nullptr) {
            found = &version;
        }
    }
    return found;
}

const std::string* partOf(const Document& document, int part)
{
    if (part == TextPlace::kTitle) {
        return &document.title;
    }
    if (part == TextPlace::kBody) {
        return &document.body;
    }
    const auto at = static_cast<std::size_t>(part);
    return part >= 0 && at < document.comments.size() ? &document.comments[at].body : nullptr;
}

} // namespace

Result<std::optional<EarlierText>> earlierText(Project& project, const Issue& issue, PersonId viewer)
{
    ACCORD_TRY(auto versions, textVersions(project, issue.id));
    if (versions.size() < 2 || !issue.document) {
        return std::optional<EarlierText>();
    }
    ACCORD_TRY(const std::string labelled, labelledAt(project, issue.id, viewer));
    const auto present = std::ranges::find(versions, issue.documentId, &TextVersion::document);
    if (present == versions.end() || (!labelled.empty() && present->since <= labelled)) {
        return std::optional<EarlierText>(); // they labelled the present one
    }
    const std::string since = present->since;
    versions.erase(present);
    const TextVersion* found = versionAt(versions, labelled);
    ACCORD_TRY(const Document before, store::documentById(project.database(), found->document));
    const auto sameText = [](const Comment& a, const Comment& b) { return a.author == b.author && a.body == b.body; };
    EarlierText earlier{found->document,
                        since,
                        !labelled.empty(),
                        {before.title != issue.document->title, before.body != issue.document->body,
                         !std::ranges::equal(before.comments, issue.document->comments, sameText)}};
    return earlier.parts.any() ? std::optional<EarlierText>(earlier) : std::optional<EarlierText>();
}

Result<Issue> issueWithText(Project& project, IssueId issue, DocumentId text)
{
    ACCORD_TRY(Issue found, store::textById(project.database(), issue));
    ACCORD_TRY(const auto versions, textVersions(project, issue));
    if (std::ranges::find(versions, text, &TextVersion::document) == versions.end()) {
        return Error{Errc::NotFound, Reason::TextNotFound, {text.value}};
    }
    ACCORD_TRY(found.document, store::documentById(project.database(), text));
    found.documentId = text;
    return found;
}

Result<std::vector<std::string>> collectedWords(Project& project, const Issue& issue)
{
    std::vector<std::string> words;
    if (!issue.document) {
        return words;
    }
    ACCORD_TRY(const auto hits, store::hitsOf(project.database(), issue.documentId));
    for (const KeywordHit& hit : hits) {
        for (const TextPlace& place : hit.places) {
            const std::string* part = partOf(*issue.document, place.part);
            if (part != nullptr && place.start < part->size()) {
                words.push_back(text::lowerAscii(part->substr(place.start, place.length)));
            }
        }
    }
    std::ranges::sort(words);
    words.erase(std::unique(words.begin(), words.end()), words.end());
    std::ranges::stable_sort(words, std::ranges::greater{}, &std::string::size);
    return words;
}

Result<Issue> issueToRead(Project& project, IssueId issue)
{
    return store::textById(project.database(), issue);
}

namespace {

/// Emoji with what joins and colours them, and punctuation of any script: what adds nothing to a short comment.
bool isOrnament(char32_t point)
{
    return point >= 0x1F000 || (point >= 0x2600 && point <= 0x27BF) || point == 0xFE0F || point == 0x200D ||
           point == 0x3002 || point == 0xFF01 || point == 0xFF0C || point == 0xFF1F || point == U'.' || point == U',' ||
           point == U'!' || point == U'?' || point == U'~';
}

/// In small letters, without ornaments, with one space between words.
std::string bareWords(const std::string& comment)
{
    std::string bare;
    std::size_t at = 0;
    while (at < comment.size()) {
        const std::size_t from = at;
        const char32_t point = text::nextCodePoint(comment, at);
        const bool space = point == U' ' || point == U'\n' || point == U'\r' || point == U'\t' || point == 0x3000;
        if (space && !bare.empty() && bare.back() != ' ') {
            bare += ' ';
        } else if (!space && !isOrnament(point)) {
            bare += comment.substr(from, at - from);
        }
    }
    return text::lowerAscii(text::trimmed(bare));
}

} // namespace

bool saysLittle(const Comment& comment)
{
    if (comment.author.ends_with("[bot]") || comment.author.ends_with("-bot")) {
        return true;
    }
    constexpr std::size_t kMost = 80; // bytes
    if (comment.body.size() > kMost || text::trimmed(comment.body).empty()) {
        return false;
    }
    constexpr std::array<std::string_view, 28> kLittle{"",
                                                       "+1",
                                                       "-1",
                                                       "+1 +1",
                                                       "same",
                                                       "same here",
                                                       "same issue",
                                                       "same problem",
                                                       "same question",
                                                       "same error",
                                                       "me too",
                                                       "+1 same here",
                                                       "+1 same issue",
                                                       "+1 same problem",
                                                       "bump",
                                                       "ping",
                                                       "up",
                                                       "following",
                                                       "thanks",
                                                       "thank you",
                                                       "any update",
                                                       "any updates",
                                                       "any news",
                                                       "any progress",
                                                       "同问",
                                                       "同求",
                                                       "顶",
                                                       "蹲"};
    return std::ranges::find(kLittle, std::string_view(bareWords(comment.body))) != kLittle.end();
}

Result<IssueId> issueOf(Project& project, ItemId item)
{
    ACCORD_TRY(const auto found, store::itemById(project.database(), item));
    return found ? Result<IssueId>(found->issue) : Result<IssueId>(Error{Errc::NotFound, Reason::ItemNotFound});
}

struct TextSteps::State
{
    format::MarkdownSteps steps;
};

TextSteps::TextSteps(const std::string& markdown, const std::string& repositoryUrl,
                     const std::vector<std::string>& keywords, const std::stop_token& stop)
    : m_state(std::make_unique<State>(
          State{format::MarkdownSteps(markdown, format::MarkdownOptions{repositoryUrl, keywords}, stop)}))
{}

TextSteps::~TextSteps() = default;
TextSteps::TextSteps(TextSteps&&) noexcept = default;
TextSteps& TextSteps::operator=(TextSteps&&) noexcept = default;

std::vector<TextBlock> TextSteps::next()
{
    return m_state->steps.next();
}

} // namespace accord::labelling
