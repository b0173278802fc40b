// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/edits/write.h"

#include "core/base/text.h"
#include "core/project/codebook/new_version.h"
#include "core/project/permission.h"
#include "core/store/events/event_writer.h"

namespace accord::taxonomy {
namespace {

constexpr const char* kEditing = "editing the codebook";
constexpr std::size_t kLongestNote = 10'000; ///< in bytes

Status settleNote(std::string& note)
{
    note = std::string(text::trimmed(note));
    if (text::invalidUtf8At(note)) {
        return Error{Errc::Invalid, "note", "it is not UTF-8"};
    }
    return note.size() > kLongestNote ? Status(Error{Errc::Invalid, "note", "it is longer than 10,000 bytes"})
                                      : Status();
}

Status checkPermitted(Project& project, PersonId by)
{
    if (project.person(by) == nullptr) {
        return Error{Errc::Invalid, kEditing, "it needs the person who does it"};
    }
    return permit(project, by, Action::EditCodebook);
}

} // namespace

Result<CodebookId> writeVersion(Project& project, Taxonomy taxonomy, PersonId by, std::string note)
{
    ACCORD_CHECK(checkPermitted(project, by));
    ACCORD_CHECK(settleNote(note));
    store::Database& database = project.database();
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(database, project.now()));
    ACCORD_TRY(const std::string name, taxonomyName(database));
    return writeCodebookVersion(
        database, events, NewVersion{by, std::move(taxonomy), name.empty() ? project.name() : name, std::move(note)});
}

} // namespace accord::taxonomy
