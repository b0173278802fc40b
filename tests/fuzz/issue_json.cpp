// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/format/issue_json/issue_reader.h"
#include "tests/fuzz/target.h"

#include <sstream>
#include <string>

namespace {

void requireText(const std::string& text)
{
    accord::fuzz::require(!accord::text::invalidUtf8At(text), "texts are UTF-8");
}

} // namespace

// Reads any bytes as issues, and as the comments beside them.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(accord::fuzz::textOf(data, size));
    std::istringstream in(text);
    accord::format::IssueReader reader(in, "issues.json");
    accord::format::CollectedIssue issue;
    accord::TextLink last;
    std::size_t line = 0;
    for (auto more = reader.next(issue); !more.ok() || *more; more = reader.next(issue)) {
        if (!more.ok()) {
            continue;
        }
        accord::fuzz::require(issue.line >= line, "issues come in the order of their lines");
        line = issue.line;
        requireText(issue.document.title);
        requireText(issue.document.body);
        for (const accord::Comment& comment : issue.document.comments) {
            requireText(comment.body);
        }
        last = issue.link;
    }
    accord::fuzz::require(reader.bytesRead() <= size, "no more is read than there is");

    std::istringstream beside(text);
    accord::format::CommentSidecar sidecar(beside, "issues-comments.json");
    for (const bool only : {false, true}) {
        if (last.url.empty()) {
            break; // no issue was read
        }
        const auto comments = sidecar.commentsOf(last, only);
        if (comments.ok()) {
            accord::fuzz::require(comments->size() <= sidecar.size(), "no more comments than there are");
        }
    }
    return 0;
}
