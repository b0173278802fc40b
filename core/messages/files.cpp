// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/messages/sections.h"

namespace accord::messages {
namespace {

constexpr Entry kFiles[] = {
    {Reason::Cancelled, QT_TRANSLATE_NOOP("Messages", "Cancelled.")},
    {Reason::FileNotFound, QT_TRANSLATE_NOOP("Messages", "%1 does not exist.")},
    {Reason::FileExists, QT_TRANSLATE_NOOP("Messages", "%1 exists already and was left as it is.")},
    {Reason::DatabaseLocked, QT_TRANSLATE_NOOP("Messages", "%1 is locked: another program is writing to it.")},
    {Reason::FileNotADatabase, QT_TRANSLATE_NOOP("Messages", "%1 is not an Accord project: it is not a database.")},
    {Reason::FileUnreadable, QT_TRANSLATE_NOOP("Messages", "%1 cannot be read: %2.")},
    {Reason::FileUnwritable, QT_TRANSLATE_NOOP("Messages", "%1 cannot be written: %2.")},
    {Reason::DiskFull, QT_TRANSLATE_NOOP("Messages", "There is no room left on the disk for %1: %2.")},
    {Reason::FileDamaged, QT_TRANSLATE_NOOP("Messages", "%1 is damaged: %2.")},
    {Reason::FileReadOnly, QT_TRANSLATE_NOOP("Messages", "%1 is write-protected, so nothing can be saved in it.")},
    {Reason::DatabaseReadOnly,
     QT_TRANSLATE_NOOP("Messages", "%1 can only be read, so nothing can be saved in it: %2.")},
    {Reason::DatabaseFailed, QT_TRANSLATE_NOOP("Messages", "%1 met a mistake in Accord itself: %2.")},
    {Reason::LiesInCloudFolder,
     QT_TRANSLATE_NOOP(
         "Messages",
         "%1 can only be read, so nothing can be saved in it: it lies in a folder that %2 copies elsewhere.")},
    {Reason::OpenedOnFullDisk,
     QT_TRANSLATE_NOOP("Messages", "%1 can only be read, so nothing can be saved in it: there was no room left on its "
                                   "disk when it was opened; make room there and open it again.")},
    {Reason::ImportRunning, QT_TRANSLATE_NOOP("Messages", "%1 is locked: another import is running.")},
    {Reason::ManyDecisionsRunning,
     QT_TRANSLATE_NOOP("Messages", "%1 is locked: many decisions are being made, or a round is being started.")},
    {Reason::FetchRunning, QT_TRANSLATE_NOOP("Messages", "%1 is locked: issues are being fetched already.")},
    {Reason::FileTooShort,
     QT_TRANSLATE_NOOP("Messages", "%1 is not an Accord project: it is shorter than the header of a database.")},
    {Reason::SchemaOlder, QT_TRANSLATE_NOOP("Messages", "%1 can only be read, so nothing can be saved in it: its "
                                                        "schema is older and would have to be brought up to date.")},
    {Reason::SchemaOlderInCloud,
     QT_TRANSLATE_NOOP("Messages", "%1 can only be read, so nothing can be saved in it: its schema is older and would "
                                   "have to be brought up to date, and it lies in a folder that is copied elsewhere.")},
    {Reason::LabelOutsideCodebook,
     QT_TRANSLATE_NOOP("Messages", "%1 is damaged: a label has a category that no version of its codebook has.")},
    {Reason::TextNotUtf8, QT_TRANSLATE_NOOP("Messages", "%1 is damaged: a text in it is not UTF-8.")},
    {Reason::DanglingReference, QT_TRANSLATE_NOOP("Messages", "%1 is damaged: a reference leads nowhere: %2.")},
    {Reason::ItemsContradict,
     QT_TRANSLATE_NOOP("Messages", "%1 is damaged: its items contradict those of the project.")},
    {Reason::IdentifierOfAnother,
     QT_TRANSLATE_NOOP("Messages", "%1 is damaged: an issue has the identifier of another.")},
    {Reason::ReplacedWhileOpen,
     QT_TRANSLATE_NOOP(
         "Messages",
         "%1, or a file that belongs to it, was replaced or removed while it was open. Nothing more was written, so "
         "that nothing is lost in a file that nobody looks into; what is in its place was not touched.")},
    {Reason::SecondName, QT_TRANSLATE_NOOP("Messages", "%1 has a second name (a hard link), and programs that open it "
                                                       "under the two names would overwrite each other's work.")},
    {Reason::LogOfAnotherFile,
     QT_TRANSLATE_NOOP("Messages", "%1 was moved into the place of a file that is still open or was not closed: %1-wal "
                                   "beside it holds work that belongs to that one, and fits no other.")},
    {Reason::NameOfFileBeside,
     QT_TRANSLATE_NOOP(
         "Messages",
         "%1 cannot be written: what ends in -wal, -shm, -journal, -owner, -guard or .accord-part lies beside "
         "another file, belongs to it and is removed with it.")},
    {Reason::StrangerBeside,
     QT_TRANSLATE_NOOP("Messages", "%1 cannot be opened: %2 beside it has the name of a file that belongs to it, and "
                                   "is none. It would be lost.")},
    {Reason::NotARegularFile, QT_TRANSLATE_NOOP("Messages", "%1 cannot be read: it is no regular file.")},
    {Reason::FileTooLarge, QT_TRANSLATE_NOOP("Messages", "%1 cannot be read: it has more than %2 MB.")},
    {Reason::TooBusyToCopy, QT_TRANSLATE_NOOP("Messages", "%1 is locked: others write too often for a copy now.")},
    {Reason::ContentUnreadable,
     QT_TRANSLATE_NOOP("Messages", "%1 cannot be read: what it holds cannot be looked into.")},
    {Reason::WrittenWhileRead, QT_TRANSLATE_NOOP("Messages", "%1 is locked: it was written to while it was read.")},
    {Reason::NoLocksToRead, QT_TRANSLATE_NOOP("Messages", "%1 cannot be read: its file system gives no locks (%2).")},
    {Reason::ClockImplausible,
     QT_TRANSLATE_NOOP("Messages",
                       "%1 is damaged: its logical clock stands at %2, where nobody's work can have put it.")},
    {Reason::FolderWithoutLocks,
     QT_TRANSLATE_NOOP("Messages", "%1 cannot be written: its folder has no locks (%2), without which work that goes "
                                   "on cannot be told from work that was cut off.")},
    {Reason::GuardDoesNotStay, QT_TRANSLATE_NOOP("Messages", "%1 cannot be written: %2 beside it does not stay.")},
    {Reason::UndoneByAnother, QT_TRANSLATE_NOOP("Messages", "%1 is locked: another program took what was written here "
                                                            "for work that was cut off, and has undone all of it.")},
    {Reason::OpenOnDiskMachine,
     QT_TRANSLATE_NOOP(
         "Messages",
         "%1 is locked: it is open on the machine that has its disk, in a way that works on that machine alone.")},
    {Reason::DatabaseOfAnotherProgram,
     QT_TRANSLATE_NOOP("Messages", "%1 is not an Accord project: it is a database of another program.")},
    {Reason::SchemaTooNew,
     QT_TRANSLATE_NOOP("Messages", "%1 was made by a newer Accord: its format is %2, this program knows up to %3.")},
    {Reason::CopyIsItself, QT_TRANSLATE_NOOP("Messages", "%1 does not fit: it is the project itself.")},
    {Reason::CopyOfAnotherProject,
     QT_TRANSLATE_NOOP("Messages", "%1 does not fit: it belongs to another project, \"%2\".")},
    {Reason::NoPackage,
     QT_TRANSLATE_NOOP("Messages", "%1 is no package: what is returned is what somebody said in a package.")},
    {Reason::ChangedOnItsWay,
     QT_TRANSLATE_NOOP("Messages", "%1 is damaged: something of it is missing, or was changed on its way.")},
    {Reason::UnpacksTooLarge,
     QT_TRANSLATE_NOOP("Messages",
                       "%1 is damaged: unpacked it has more than %2 MB, which nothing has that is returned.")},
    {Reason::ReturnTooLarge,
     QT_TRANSLATE_NOOP("Messages",
                       "%1 cannot be written: what was said in the package has more than %2 MB. The package "
                       "itself can be sent back and merged.")},
    {Reason::ReturnIsNoProject,
     QT_TRANSLATE_NOOP("Messages", "%1 is what somebody sent back of a package, and no project to be opened: it is "
                                   "merged into the project that the package is of.")},
    {Reason::EventGone, QT_TRANSLATE_NOOP("Messages", "The merge met a mistake in Accord itself: an event is gone.")},
    {Reason::TableWithoutColumns,
     QT_TRANSLATE_NOOP("Messages", "The table %1 met a mistake in Accord itself: it has no columns.")},
    {Reason::FileCut, QT_TRANSLATE_NOOP("Messages", "%1 is damaged: %2 of %3 bytes are there.")},
    {Reason::FileCutToHeader, QT_TRANSLATE_NOOP("Messages", "%1 is damaged: only %2 bytes are there.")},
    {Reason::ForeignPart,
     QT_TRANSLATE_NOOP("Messages", "%1 is not a project as Accord makes them: it holds the %2, which no project has.")},
    {Reason::ChangedPart,
     QT_TRANSLATE_NOOP("Messages", "%1 is not a project as Accord makes them: its %2 is not as projects have it.")},
    {Reason::MissingPart, QT_TRANSLATE_NOOP("Messages", "%1 is not a project as Accord makes them: it lacks the %2.")},
    {Reason::NoRoomForBackup,
     QT_TRANSLATE_NOOP("Messages",
                       "There is no room left on the disk for %1: no backup was made, as one takes %2 MB and is only "
                       "made where %3 MB are free, so that the work can go on; on that disk %4 MB are free.")},
    {Reason::NoBackupOfReadOnly,
     QT_TRANSLATE_NOOP("Messages", "No backup of %1 was made: of a project that cannot change no backups are made.")},
    {Reason::NoBackupsInReadOnlyFolder,
     QT_TRANSLATE_NOOP("Messages", "No backup was made in %1: no backups are made where nothing may be written.")},
    {Reason::NothingReadable, QT_TRANSLATE_NOOP("Messages", "%1 is damaged: nothing in it can be read.")},
    {Reason::UnsoundContent, QT_TRANSLATE_NOOP("Messages", "%1 is damaged: it holds %2.")},
    {Reason::BeyondBounds,
     QT_TRANSLATE_NOOP("Messages",
                       "%1 is damaged: %2 stands at %3, and here at %4: nobody's work can have put it there.")},
    {Reason::OpenElsewhere, QT_TRANSLATE_NOOP("Messages", "%1 is locked: it is open elsewhere (%2).")},
    {Reason::TaxonomyVersionUnreadable,
     QT_TRANSLATE_NOOP("Messages", "the taxonomy in entry %1 of the log cannot be read: %2")},
    {Reason::Verbatim, QT_TRANSLATE_NOOP("Messages", "%1")},
    {Reason::BrokenPages, QT_TRANSLATE_NOOP("Messages", "%1 pages cannot be read")},
    {Reason::BrokenRows, QT_TRANSLATE_NOOP("Messages", "%1 rows cannot be read")},
    {Reason::MissingEntries, QT_TRANSLATE_NOOP("Messages", "%1 entries of the log are missing")},
    {Reason::IdentityLost, QT_TRANSLATE_NOOP("Messages", "the project's name and identifier; it has new ones")},
    {Reason::SqliteFinds, QT_TRANSLATE_NOOP("Messages", "the file is damaged; SQLite says: %1")},
    {Reason::RowRefersToNothing,
     QT_TRANSLATE_NOOP("Messages", "a reference leads nowhere: row %2 of the table %1 names a row of %3 that is gone")},
    {Reason::UnnumberedRowRefersToNothing,
     QT_TRANSLATE_NOOP("Messages", "a reference leads nowhere: a row of the table %1 names a row of %2 that is gone")},
    {Reason::HandedByNoAssignment,
     QT_TRANSLATE_NOOP("Messages", "an item is handed out by entry %1 of the log, which is no assignment")},
    {Reason::HandedOfAnotherRound,
     QT_TRANSLATE_NOOP("Messages", "an item is handed out by entry %1 of the log, which is about another round")},
    {Reason::EventClockFarAhead,
     QT_TRANSLATE_NOOP("Messages",
                       "the logical clock of an entry of the log stands at %1, where nobody's work can have "
                       "put it; go back to a backup from before the file was merged that brought it")},
    {Reason::EventClockBelowZero,
     QT_TRANSLATE_NOOP("Messages", "the logical clock of an entry of the log stands below zero, at %1, where nobody's "
                                   "work can have put it; go back to a backup from before the file was merged that "
                                   "brought it")},
    {Reason::ProjectClockFarAhead,
     QT_TRANSLATE_NOOP("Messages",
                       "the logical clock of the project stands at %1, where nobody's work can have put it; "
                       "go back to a backup from before the file was merged that brought it")},
    {Reason::PlaceFarAhead,
     QT_TRANSLATE_NOOP("Messages", "the place of an item in its round is number %1, where nobody's work can have put "
                                   "it; go back to a backup from before the file was merged that brought it")},
    {Reason::PictureNotDrawn, QT_TRANSLATE_NOOP("Messages", "%1 cannot be written: the picture cannot be drawn.")},
};

} // namespace

std::span<const Entry> aboutFiles()
{
    return kFiles;
}

} // namespace accord::messages
