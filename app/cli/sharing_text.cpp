// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/sharing_text.h"

#include "app/cli/words.h"
#include "core/base/text.h"

#include <map>

namespace accord::cli {

std::string placeWord(Place place)
{
    return place == Place::Network ? "network" : place == Place::Cloud ? "cloud" : "local";
}

std::string placeSentence(const Opened& opened)
{
    const std::string& name = opened.location.name;
    switch (opened.location.place) {
    case Place::Local:
        break;
    case Place::Network:
        return "on a network drive (" + name +
               "): several people can work in it, one save at a time, and it is as safe as the locks of that drive; "
               "for work apart, use packages";
    case Place::Cloud:
        return "in a folder that " + name +
               " copies elsewhere behind its back, so it can only be read here: move it to a local or network drive, "
               "or hand out packages, which may lie in such a folder (accord-cli package PROJECT --for NAME -o FILE)";
    }
    return opened.writeAheadLog
               ? "on a local disk: many programs on this machine can work in it at once"
               : "on a local disk, open from another machine: several can work in it, one save at a time";
}

std::string recoverySentence(const Opened& opened)
{
    if (opened.recoveredPages == 0) {
        return {};
    }
    const std::string pages = counted(opened.recoveredPages, "page");
    return opened.writeAheadLog
               ? "a program that had it open ended abruptly; all that it had saved is here (recovered " + pages + ")"
               : "a program that had it open ended abruptly; what it had not finished saving was undone (put back " +
                     pages + ")";
}

std::string hereText(const Project& project, const std::vector<Present>& others)
{
    std::map<PersonId, int> windows;
    for (const Present& other : others) {
        ++windows[other.person];
    }
    std::vector<std::string> names;
    for (const auto& [id, count] : windows) {
        const Person* person = project.person(id);
        names.push_back((person == nullptr ? "somebody who has not said who they are" : person->name) +
                        (count > 1 ? " in " + std::to_string(count) + " windows" : ""));
    }
    return names.empty() ? "nobody" : text::join(names, ", ");
}

Json hereJson(const Project& project, const std::vector<Present>& others)
{
    Json list = Json::array();
    for (const Present& other : others) {
        const Person* person = project.person(other.person);
        list.push_back({{"name", person == nullptr ? Json(nullptr) : Json(person->name)},
                        {"initials", person == nullptr ? Json(nullptr) : Json(person->initials)}});
    }
    return list;
}

} // namespace accord::cli
