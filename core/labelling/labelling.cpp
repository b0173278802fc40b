// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/labelling/labelling.h"

#include "core/base/text.h"
#include "core/format/link.h"
#include "core/store/acts/act_writer.h"
#include "core/store/acts/labels.h"
#include "core/store/issues/issues.h"
#include "core/store/sqlite/transaction.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <iterator>

namespace accord::labelling {
namespace {

Status checkContent(const Project& project, const LabelContent& content)
{
    if (content.category.valid() != (content.verdict == Verdict::Category)) {
        return Error{Errc::Invalid, "label", "a category goes with the verdict \"category\" and with no other"};
    }
    if ((content.exclusion != Exclusion::None) != (content.verdict == Verdict::NotForStudy)) {
        return Error{Errc::Invalid, "label", "\"not for this study\" needs a reason, and nothing else has one"};
    }
    if (text::invalidUtf8At(content.summary) || text::invalidUtf8At(content.note)) {
        return Error{Errc::Invalid, "label", "the summary or the note is not UTF-8"};
    }
    if (content.category.valid()) {
        const Category* category = project.taxonomy()->find(content.category);
        if (category == nullptr || category->retired) {
            return Error{Errc::UnknownCategory, category == nullptr ? "?" : category->code, {}};
        }
    }
    return {};
}

} // namespace

Status give(Project& project, const Given& given)
{
    ACCORD_CHECK(checkContent(project, given.content));
    ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(project.database()));
    ACCORD_TRY(const auto before, store::labelOf(project.database(), given.round, given.item, given.by));
    store::NewLabel label{given.round, given.item, given.by, given.content, given.seconds, project.codebook(),
                          {},          {},         {}};
    if (before) {
        ACCORD_TRY(label.replaces, store::uuidOfAct(project.database(), before->act));
    }
    ACCORD_TRY(store::ActWriter acts, store::ActWriter::begin(project.database(), project.now()));
    ACCORD_CHECK(acts.label(label));
    return transaction.commit();
}

Result<LabelContent> currentContent(Project& project, RoundId round, ItemId item, PersonId person)
{
    ACCORD_TRY(const auto label, store::labelOf(project.database(), round, item, person));
    return label ? label->content : LabelContent{};
}

Result<std::optional<Label>> currentLabel(Project& project, RoundId round, ItemId item, PersonId person)
{
    return store::labelOf(project.database(), round, item, person);
}

Result<std::vector<std::string>> summariesLike(Project& project, PersonId person, const std::string& typed, int most)
{
    return store::summariesLike(project.database(), person, typed, most);
}

Result<std::vector<ItemId>> itemsForLink(Project& project, RoundId round, const std::string& link)
{
    const auto parsed = format::parseIssueLink(link);
    if (!parsed) {
        return Error{Errc::Invalid, link, "a link to an issue looks like https://github.com/OWNER/NAME/issues/NUMBER"};
    }
    ACCORD_TRY(const auto issue, store::issueByUrl(project.database(), parsed->url));
    std::vector<ItemId> items;
    if (issue) {
        ACCORD_TRY(const std::vector<Item> found, store::itemsOfIssue(project.database(), round, *issue));
        std::ranges::transform(found, std::back_inserter(items), &Item::id);
    }
    if (items.empty()) {
        const Round* found = project.round(round);
        const std::string detail =
            issue ? "the round \"" + (found == nullptr ? std::string() : found->name) + "\" does not have this issue"
                  : "the project does not have this issue";
        return Error{Errc::NotFound, "issue " + parsed->url, detail};
    }
    return items;
}

Result<ItemId> itemForLink(Project& project, RoundId round, PersonId person, const std::string& link)
{
    ACCORD_TRY(const std::vector<ItemId> items, itemsForLink(project, round, link));
    for (const ItemId item : items) {
        ACCORD_TRY(const LabelContent content, currentContent(project, round, item, person));
        if (content.verdict == Verdict::None) {
            return item;
        }
    }
    return items.front();
}

} // namespace accord::labelling
