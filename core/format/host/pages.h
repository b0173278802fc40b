// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/reason.h"
#include "core/base/result.h"
#include "core/format/json_values.h"
#include "core/model/collect.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the readers of hosts' replies are made of.
namespace accord::format {

/// The reply as a tree. Errc::BadSyntax (a torn reply, an HTML page) or Errc::BadEncoding, with `name`.
Result<nlohmann::json> parseReply(std::string_view body, std::string_view name);

/// The first thing in a reply that is not what it should be; none while everything is.
struct Misfit
{
    std::optional<Message> first;

    /// `found`: what it is; `key`: of which member, or none; `where`: a place in the reply.
    void note(const Argument& found, std::string_view key, const Argument& where, Reason expected);

    /// Errc::BadSyntax with `name` where something was noted.
    [[nodiscard]] Status status(std::string_view name) const;
};

/// The members of one object of a reply; another type is a misfit.
class ReplyFields : public JsonMembers
{
public:
    /// `where`: what the object is, for messages: "issue 3". The others must stay alive.
    ReplyFields(const nlohmann::json& object, const Argument& where, Misfit& misfit)
        : JsonMembers(object, misfit.first)
        , m_where(where)
        , m_misfit(misfit)
    {}

    [[nodiscard]] std::string time(const char* key) const; ///< in UTC
    [[nodiscard]] std::string name(const char* key) const; ///< a text, or a number as text
    [[nodiscard]] std::int64_t count(const char* key) const;

    /// The same members under another name.
    [[nodiscard]] ReplyFields named(Argument where) const
    {
        ReplyFields same = *this;
        same.m_where = std::move(where);
        return same;
    }

    /// The members of a member, none where it is absent.
    [[nodiscard]] ReplyFields within(const char* key) const;

private:
    [[nodiscard]] Message misfit(const char* key, const nlohmann::json& value, Reason expected) const override;

    Argument m_where;
    Misfit& m_misfit;
};

/// The person in that member, by the name with which they sign in. Empty for a deleted one.
std::string authorIn(const ReplyFields& fields, const char* key);

/// The issues of one page of a host's list, in its order; `document.comments` stays empty. Null counts as absent, a
/// deleted person is an empty author, times are in UTC. States are as the host names them: "open" and "closed", on
/// Gitee also "progressing" (open) and "rejected" (closed). Of the reactions those that somebody gave are counted.
/// Pull requests are told by `pullRequest`; their links are those of issues, with which hosts number them together.
///
/// Errc::BadSyntax with `name` (the address) and what stood where: no JSON, no array, wrong types, an issue without its
/// link or its times. Errc::BadEncoding: not UTF-8.
///
/// With `leftOut`, what is wrong with an issue goes there ("issue 3 (#17): found ...") and the issue is left out, as
/// long as any of the page is sound.
Result<std::vector<FetchedIssue>> readIssuePage(std::string_view body, Dialect dialect, std::string_view name,
                                                std::vector<LeftOutPart>* leftOut = nullptr);

/// The same for a reply that is one issue.
Result<FetchedIssue> readHostIssue(std::string_view body, Dialect dialect, std::string_view name);

/// The link of an issue by any of its addresses, those of pull requests too; `pullRequest` becomes true for them.
std::optional<TextLink> hostLink(std::string_view address, bool& pullRequest);

/// The comments of one page of a host's list, in its order. `number` is that of the issue; where the page is one of the
/// whole repository it is empty, and each comment names its issue ("issue_url", "pull_request_url", on Gitee "target").
/// A comment that names none, because its issue is gone, is left out, and told with `leftOut` (LeftOut::Stray). Null
/// counts as absent, a deleted person is an empty author, times are in UTC.
///
/// With `leftOut`, what is wrong with a comment goes there ("comment 3: found ...") and the comment is left out.
/// Errc::BadSyntax with `name` (the address) and what stood where; Errc::BadEncoding: not UTF-8.
Result<std::vector<FetchedComment>> readCommentPage(std::string_view body, Dialect dialect, std::string_view name,
                                                    std::string_view number,
                                                    std::vector<LeftOutPart>* leftOut = nullptr);

} // namespace accord::format
