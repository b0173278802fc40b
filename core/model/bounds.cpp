// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/bounds.h"

#include <algorithm>

namespace accord::bounds {
namespace {

// Every short text of a document but its labels and discussion.
template <class AnyDocument, class Visit>
void eachText(AnyDocument& document, const Visit& visit)
{
    visit("title", document.title, kTitle);
    visit("user", document.author, kName);
    visit("author_association", document.role, kWord);
    visit("state", document.state, kWord);
    visit("state_reason", document.stateReason, kWord);
    visit("created_at", document.createdAt, kWord);
    visit("updated_at", document.updatedAt, kWord);
    visit("closed_at", document.closedAt, kWord);
}

template <class AnyComment, class Visit>
void eachTextOfComment(AnyComment& comment, const Visit& visit)
{
    visit("comments.user", comment.author, kName);
    visit("comments.author_association", comment.role, kWord);
    visit("comments.created_at", comment.createdAt, kWord);
}

const auto cutOne = [](std::string_view /*field*/, std::string& text, std::size_t most) { cut(text, most); };

} // namespace

void cut(std::string& text, std::size_t most)
{
    if (text.size() <= most) {
        return;
    }
    constexpr std::string_view kEllipsis = "\xE2\x80\xA6";
    std::size_t end = most - std::min(most, kEllipsis.size());
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
        --end;
    }
    text.resize(end);
    text.shrink_to_fit();
    text += kEllipsis;
}

void cut(Document& document)
{
    eachText(document, cutOne);
    document.hostLabels.resize(std::min(document.hostLabels.size(), kHostLabels));
    for (std::string& label : document.hostLabels) {
        cut(label, kHostLabel);
    }
    for (Comment& comment : document.comments) {
        cut(comment);
    }
}

void cut(Comment& comment)
{
    eachTextOfComment(comment, cutOne);
}

std::optional<Excess> excess(const Document& document)
{
    std::optional<Excess> found;
    const auto check = [&found](std::string_view field, const std::string& text, std::size_t most) {
        if (!found && text.size() > most) {
            found = Excess{field, text.size(), most};
        }
    };
    eachText(document, check);
    if (!found && document.hostLabels.size() > kHostLabels) {
        found = Excess{"labels", document.hostLabels.size(), kHostLabels, false};
    }
    for (const std::string& label : document.hostLabels) {
        check("labels", label, kHostLabel);
    }
    for (const Comment& comment : document.comments) {
        eachTextOfComment(comment, check);
    }
    return found;
}

} // namespace accord::bounds
