// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/links.h"

#include "core/base/files.h"
#include "core/base/text.h"
#include "core/format/link.h"
#include "core/format/link_list.h"
#include "core/store/issues/issues.h"

#include <unordered_set>

namespace accord::collect {

Result<std::vector<std::string>> readLinks(const std::filesystem::path& file)
{
    ACCORD_TRY(std::ifstream in, openForReading(file));
    const format::LinkList list = format::readLinkList(in, file.string());
    if (in.bad()) {
        return Error{Errc::Unreadable, file.string(), "reading stopped in the middle"};
    }
    if (list.errorCount > 0) {
        Error error = list.errors.front();
        if (list.errorCount > 1) {
            error.detail += " (and so in " + std::to_string(list.errorCount - 1) + " more)";
        }
        return error;
    }
    std::vector<std::string> addresses;
    std::unordered_set<std::string> seen;
    for (const format::ListedLink& listed : list.links) {
        if (seen.insert(text::lowerAscii(listed.link.url)).second) {
            addresses.push_back(listed.link.url);
        }
    }
    if (addresses.empty()) {
        return Error{Errc::NotFound, "link in " + file.string(), {}};
    }
    return addresses;
}

Result<IssueId> issueAt(Project& project, std::string_view address)
{
    const auto link = format::parseIssueLink(address);
    if (!link) {
        return Error{Errc::Invalid, std::string(address),
                     "a link to an issue looks like https://github.com/OWNER/NAME/issues/NUMBER"};
    }
    ACCORD_TRY(const auto issue, store::issueByUrl(project.database(), link->url));
    if (!issue) {
        return Error{Errc::NotFound, "issue " + link->url, "the project does not have this issue"};
    }
    return *issue;
}

} // namespace accord::collect
