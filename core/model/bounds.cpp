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
    visit("the title", document.title, kTitle);
    visit("the author's name", document.author, kName);
    visit("the author's role", document.role, kWord);
    visit("the state", document.state, kWord);
    visit("the reason of the state", document.stateReason, kWord);
    visit("the time of creation", document.createdAt, kWord);
    visit("the time of the last change", document.updatedAt, kWord);
    visit("the time of closing", document.closedAt, kWord);
}

template <class AnyComment, class Visit>
void eachTextOfComment(AnyComment& comment, const Visit& visit)
{
    visit("the name of a comment's author", comment.author, kName);
    visit("the role of a comment's author", comment.role, kWord);
    visit("the time of a comment", comment.createdAt, kWord);
}

const auto cutOne = [](std::string_view /*what*/, std::string& text, std::size_t most) { cut(text, most); };

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

std::optional<std::string> excess(const Document& document)
{
    std::optional<std::string> found;
    const auto check = [&found](std::string_view what, const std::string& text, std::size_t most) {
        if (!found && text.size() > most) {
            found = std::string(what) + " has " + std::to_string(text.size()) + " bytes, at most " +
                    std::to_string(most) + " are taken";
        }
    };
    eachText(document, check);
    if (!found && document.hostLabels.size() > kHostLabels) {
        found = "it has " + std::to_string(document.hostLabels.size()) + " labels, at most " +
                std::to_string(kHostLabels) + " are taken";
    }
    for (const std::string& label : document.hostLabels) {
        check("a label", label, kHostLabel);
    }
    for (const Comment& comment : document.comments) {
        eachTextOfComment(comment, check);
    }
    return found;
}

} // namespace accord::bounds
