// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/study.h"
#include "core/project/project.h"

#include <optional>
#include <string>
#include <vector>

namespace accord::study {

/// What can be said of a person.
struct PersonContent
{
    std::string name;
    std::string initials; ///< empty: made from the name ("Mira Okafor": MO), with a number where somebody has these
    int colour = -1;      ///< index into the palette, 0..kColours - 1; -1: the next one
    Role role = Role::Annotator;
    std::string pseudonym; ///< empty: the next free one, A1, A2, ...; kept from then on
    bool labels = true;    ///< false: a lead who does not label, and is none of "everybody" in a round

    bool operator==(const PersonContent&) const = default;
};

inline constexpr int kColours = 64; ///< numbers that a colour may have; the window's palette is shorter and begins anew

/// A person as they are, to be changed.
PersonContent contentOf(const Person& person);

/// The first person of a new project: who makes it leads it. Errc::NotPermitted where somebody is in it already.
/// `labels`: they label as well.
Result<Person> addFirstLead(Project& project, const std::string& name, bool labels);

/// Adds a person who labels, as nobody in particular: while the project names no lead. Errc::Exists when somebody of
/// that name is there already, Errc::Invalid for a name without a letter.
Result<Person> addPerson(Project& project, const std::string& name, const std::string& initials = {});

/// Adds a person. For leads (`by`): Errc::NotPermitted otherwise. Errc::Exists for a name, initials or a pseudonym
/// that is taken, Errc::Invalid.
Result<Person> addPerson(Project& project, PersonId by, const PersonContent& content);

/// From now on they are as `content` says. Everybody may change their own initials and colour; the rest is for leads.
/// Errc::NotPermitted where the study would have no lead any more, errors as for addPerson(), Errc::NotFound. `seen`:
/// the person as they were seen when changing them (none: as they are now): what others changed since in other fields
/// stays. Errc::Changed where they changed the same.
Result<Person> editPerson(Project& project, PersonId by, PersonId person, const PersonContent& content,
                          const std::optional<PersonContent>& seen = {});

/// They are no longer in the study: nothing waits for them, what they did stays. What they have not labelled can be
/// taken back (assignment/changes.h). For leads, and for oneself; not for the only lead: Errc::NotPermitted. Nothing
/// happens when they left already.
Status leave(Project& project, PersonId by, PersonId person);

/// They are back, under the same pseudonym. For leads: who left changes nothing.
Status comeBack(Project& project, PersonId by, PersonId person);

/// Another name of somebody: a person who turned out to be somebody else.
struct OtherName
{
    PersonId id;
    Uuid uuid;
    std::string name;
    PersonId sameAs; ///< who stands for them
};

/// All of them, in the order in which they came.
Result<std::vector<OtherName>> otherNames(Project& project);

/// From now on `person` is another name of `sameAs`, who stands for both: what either did counts as done by one. For
/// leads. Errc::NotFound, Errc::Invalid where they are one already, Errc::NotPermitted also where the study would have
/// no lead any more.
Status joinPeople(Project& project, PersonId by, PersonId person, PersonId sameAs);

/// Takes back that the two are one, in either order: each did again what came under their own name. For leads.
/// Errc::NotFound where nobody says so of these two, though both may be one with a third.
Status separatePeople(Project& project, PersonId by, const Uuid& one, const Uuid& other);

/// Everybody in the order of their pseudonyms, A2 before A10: an order that says nothing of how quick or good somebody
/// is.
std::vector<Person> byPseudonym(const Project& project);

/// Whether the one pseudonym comes before the other: numbers in them count as numbers.
bool pseudonymBefore(const std::string& a, const std::string& b);

/// "annotator", "lead", "observer".
std::string roleWord(Role role);
Result<Role> roleFromWord(const std::string& word); ///< Errc::Invalid names the three

} // namespace accord::study
