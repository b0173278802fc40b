// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/edits/draft.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/study/codebooks.h"
#include "core/store/study/people.h"
#include "core/taxonomy/edits/apply.h"
#include "core/taxonomy/versions.h"

#include <map>
#include <optional>
#include <tuple>

namespace accord::taxonomy {
namespace {

constexpr std::size_t kLongestNote = 10'000; ///< in bytes

Status settleNote(std::string& note)
{
    note = std::string(text::trimmed(note));
    if (text::invalidUtf8At(note)) {
        return Error{Errc::Invalid, Reason::NoteNotUtf8};
    }
    return note.size() > kLongestNote ? Status(Error{Errc::Invalid, Reason::NoteTooLong}) : Status();
}

Status checkPermitted(Project& project, PersonId by)
{
    if (project.person(by) == nullptr) {
        return Error{Errc::Invalid, Reason::NotSaidWho};
    }
    return permit(project, by, Action::EditCodebook);
}

} // namespace

Result<CodebookId> writeVersion(Project& project, Taxonomy taxonomy, PersonId by, std::string note)
{
    ACCORD_CHECK(checkPermitted(project, by));
    ACCORD_CHECK(settleNote(note));
    sqlite::Database& database = project.database();
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(database, project.now()));
    ACCORD_TRY(const std::string name, taxonomyName(database));
    return writeCodebookVersion(
        database, events, NewVersion{by, std::move(taxonomy), name.empty() ? project.name() : name, std::move(note)});
}

namespace {

constexpr std::size_t kLongestDraft = std::size_t{1024} * 1024;

// What an edit changes: of which category, and what of it.
using What = std::tuple<Uuid, ChangeKind, std::optional<Field>, std::string>;

std::map<What, std::string> changedBetween(const Taxonomy& older, const Taxonomy& newer)
{
    std::map<What, std::string> changed;
    for (const CategoryDifference& each : difference(older, newer)) {
        changed.emplace(What(each.category, each.kind, each.field, each.language), each.after);
    }
    return changed;
}

// `have`: the taxonomy as it is now, which others may have changed since `newest`.
Status checkAgainstOthers(Project& project, const Taxonomy& have, const HeldCodes& held, const std::vector<Edit>& edits,
                          int newest)
{
    const Status unchanged = requireNewest(project, newest);
    if (unchanged.ok() || unchanged.error().code != Errc::Changed) {
        return unchanged;
    }
    ACCORD_TRY(const Taxonomy then, taxonomyOfVersion(project, newest));
    ACCORD_TRY(const Taxonomy wantedThen, applied(then, edits, held));
    ACCORD_TRY(const Taxonomy wantedNow, applied(have, edits, held));
    const auto mineThen = changedBetween(then, wantedThen);
    const auto mineNow = changedBetween(have, wantedNow);
    const auto theirs = changedBetween(then, have);
    for (const auto& [what, after] : mineThen) {
        const auto other = theirs.find(what);
        if (!mineNow.contains(what) || (other != theirs.end() && other->second != after)) {
            const Category* category = then.find(std::get<Uuid>(what));
            return category == nullptr ? unchanged.error()
                                       : unchanged.error().about(Message{Reason::CategoryNamed, {category->code}});
        }
    }
    return mineThen.size() == mineNow.size() ? Status() : unchanged;
}

Result<std::string> keyOf(const Project& project, PersonId person)
{
    const auto found = project.person(person);
    if (found == nullptr) {
        return Error{Errc::Invalid, Reason::NotSaidWho};
    }
    return "codebook_draft:" + found->uuid.text();
}

} // namespace

Result<HeldCodes> codesHeldIn(Project& project)
{
    return heldCodes(project.database());
}

Result<std::string> draft(Project& project, PersonId person)
{
    ACCORD_TRY(const std::string key, keyOf(project, person));
    return store::projectValue(project.database(), key);
}

namespace {

Status writeDraft(Project& project, PersonId person, const std::string& lines)
{
    ACCORD_TRY(const std::string key, keyOf(project, person));
    if (text::invalidUtf8At(lines)) {
        return Error{Errc::Invalid, Reason::EditNotUtf8};
    }
    if (lines.size() > kLongestDraft) {
        return Error{Errc::Invalid, Reason::DraftTooLong};
    }
    ACCORD_CHECK(permit(project, person, Action::KeepDraft));
    return store::setProjectValue(project.database(), key, lines);
}

} // namespace

Status keepDraft(Project& project, PersonId person, const std::string& lines)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_CHECK(writeDraft(project, person, lines));
    return transaction.commit();
}

Result<std::vector<Edit>> addToDraft(Project& project, PersonId person, const std::vector<Edit>& edits)
{
    // Two windows of one person may add at the same time.
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_TRY(const std::string before, draft(project, person));
    ACCORD_TRY(std::vector<Edit> all, parseEdits(before));
    all.insert(all.end(), edits.begin(), edits.end());
    ACCORD_TRY(const HeldCodes held, heldCodes(project.database()));
    ACCORD_TRY(const auto taxonomy, taxonomyNow(project));
    ACCORD_CHECK(applied(*taxonomy, all, held));
    ACCORD_CHECK(writeDraft(project, person, editsText(all)));
    ACCORD_CHECK(transaction.commit());
    return all;
}

Result<AppliedEdits> applyEdits(Project& project, const std::vector<Edit>& edits, PersonId by, const std::string& note,
                                int newest)
{
    ACCORD_TRY(const std::string key, keyOf(project, by));
    if (edits.empty()) {
        return Error{Errc::Invalid, Reason::NoEdits};
    }
    AppliedEdits result;
    result.edits = static_cast<int>(edits.size());
    {
        ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
        ACCORD_CHECK(permit(project, by, Action::EditCodebook));
        ACCORD_TRY(const Taxonomy have, store::taxonomy(project.database()));
        ACCORD_TRY(const HeldCodes held, heldCodes(project.database()));
        ACCORD_CHECK(checkAgainstOthers(project, have, held, edits, newest));
        ACCORD_TRY(Taxonomy wanted, applied(have, edits, held));
        ACCORD_TRY(result.codebook, writeVersion(project, std::move(wanted), by, note));
        ACCORD_TRY(const std::string lines, store::projectValue(project.database(), key));
        const auto collected = parseEdits(lines);
        if (collected.ok() && *collected == edits) {
            ACCORD_CHECK(store::setProjectValue(project.database(), key, {}));
        }
        ACCORD_CHECK(transaction.commit());
    }
    ACCORD_CHECK(project.refresh());
    result.number = project.codebookNumber();
    return result;
}

} // namespace accord::taxonomy
