// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/notices/sharing_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/support/presence/presence_monitor.h"
#include "ui/support/session.h"

#include <map>

namespace accord::ui {
namespace {

constexpr int kMostInitials = 6;

struct SharingTextWords
{
    Q_DECLARE_TR_FUNCTIONS(SharingText)
};

} // namespace

QString placeSentence(const Opened& opened)
{
    const QString name = QString::fromStdString(opened.location.name);
    switch (opened.location.place) {
    case Place::Local:
        break;
    case Place::Network:
        return SharingTextWords::tr(
                   "This project is on a network drive (%1): several people can work in it, one save at a time, and it "
                   "is as safe as the locks of that drive; for work apart, use packages.")
            .arg(name);
    case Place::Cloud:
        return SharingTextWords::tr(
                   "This project is in a folder that %1 copies elsewhere behind its back, so it can only be read here: "
                   "move it to a local or network drive, or hand out packages, which may lie in such a "
                   "folder.")
            .arg(name);
    }
    return {};
}

QString roomSentence()
{
    return SharingTextWords::tr(
        "There is no room left on the disk that this project lies on, so it can only be read, and nobody else can "
        "open it meanwhile. Make room there, then open it again.");
}

QString placeWord(const Opened& opened)
{
    return opened.location.place == Place::Network ? SharingTextWords::tr("Network drive")
           : opened.location.place == Place::Cloud ? SharingTextWords::tr("Cloud folder")
                                                   : QString();
}

QString recoverySentence(const Opened& opened)
{
    if (opened.recoveredPages == 0) {
        return {};
    }
    const int pages = static_cast<int>(opened.recoveredPages);
    return opened.writeAheadLog
               ? SharingTextWords::tr(
                     "A program that had this project open ended abruptly. All that it had saved is here; pages "
                     "recovered: %n.",
                     nullptr, pages)
               : SharingTextWords::tr(
                     "A program that had this project open ended abruptly. What it had not finished saving was undone; "
                     "pages put back: %n.",
                     nullptr, pages);
}

HereText hereText(const Session& session)
{
    std::map<PersonId, int> windows;
    for (const Present& other : session.company().others()) {
        ++windows[other.person];
    }
    QStringList initials;
    QStringList names;
    for (const auto& [id, count] : windows) {
        const Person* person = session.project().person(id);
        initials += person == nullptr ? QStringLiteral("?") : QString::fromStdString(person->initials);
        const QString name = person == nullptr ? SharingTextWords::tr("Somebody who has not said who they are")
                                               : QString::fromStdString(person->name);
        const QString also =
            id == session.me() && id.valid() ? SharingTextWords::tr("%1 (you, in another window)").arg(name) : name;
        names += count == 1 ? also : SharingTextWords::tr("%1, in %n windows", nullptr, count).arg(also);
    }
    if (initials.size() > kMostInitials) {
        const auto more = static_cast<int>(initials.size()) - kMostInitials + 1;
        initials = initials.mid(0, kMostInitials - 1);
        initials += SharingTextWords::tr("and %n more", nullptr, more);
    }
    if (names.isEmpty()) {
        return {};
    }
    return {initials.join(QStringLiteral("  ")),
            SharingTextWords::tr("Also here now:") + QStringLiteral("\n") + names.join(QStringLiteral("\n"))};
}

} // namespace accord::ui
