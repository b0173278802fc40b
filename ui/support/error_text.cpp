// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/support/error_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/base/files.h"
#include "core/messages/catalogue.h"

namespace accord::ui {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("ErrorText", text);
}

/// What to do next, where nothing better is known for the reason.
QString nextStep(const Error& error)
{
    switch (error.code) {
    case Errc::Cancelled:
        return tr("What was finished before is kept, the rest is as it was.");
    case Errc::NotFound:
    case Errc::Ambiguous:
    case Errc::UnknownCategory:
    case Errc::NotPermitted:
        return {};
    case Errc::Exists:
        return tr("Please choose another name.");
    case Errc::Invalid:
        return tr("Please correct it and try again.");
    case Errc::Unreadable:
        return tr("Please check that it exists and that you may read it.");
    case Errc::Unwritable:
        return tr("Please check that the folder exists and that you may write there.");
    case Errc::DiskFull:
        return tr("Nothing that was saved before is lost; please make room and try again.");
    case Errc::NotADatabase:
        return tr("Please choose a file that ends in .accord.");
    case Errc::NotAProject:
        return tr("It was left as it is.");
    case Errc::TooNew:
        return tr("Please update Accord on this machine; the file was left as it is.");
    case Errc::Damaged:
        return tr("Please keep a copy of it and go back to a backup.");
    case Errc::ReadOnly:
        return tr("Please check its permissions and those of its folder.");
    case Errc::Locked:
        return tr("Please try again in a few seconds.");
    case Errc::BadEncoding:
        return tr("Please save the file as UTF-8 and import it again.");
    case Errc::BadSyntax:
    case Errc::BadTaxonomy:
        return tr("Please correct the file and import it again.");
    case Errc::Changed:
        return tr("Please look at it again, and repeat what is still to be done.");
    case Errc::Network:
        return tr("Please check the connection and try again.");
    case Errc::Internal:
        return tr("Your labels are safe; please report this.");
    }
    return {};
}

/// "%1" and "%2" in the sentences are the subject and the detail.
QString sentence(Errc code)
{
    switch (code) {
    case Errc::Cancelled:
        return tr("This was cancelled; what was finished before is kept, the rest is as it was.");
    case Errc::NotFound:
        return tr("There is no %1. Please check the spelling.");
    case Errc::Exists:
        return tr("%1 exists already. Please choose another name.");
    case Errc::Ambiguous:
        return tr("%1 can mean several things. Please say it in full.");
    case Errc::Invalid:
        return tr("%1 does not fit. Please correct it and try again.");
    case Errc::Unreadable:
        return tr("%1 cannot be read. Please check that it exists and that you may read it.");
    case Errc::Unwritable:
        return tr("%1 cannot be written. Please check that the folder exists and that you may write there.");
    case Errc::DiskFull:
        return tr("There is no room left on the disk for %1. Nothing that was saved before is lost; please make room "
                  "and try again.");
    case Errc::NotADatabase:
        return tr("%1 is not an Accord project. Please choose a file that ends in .accord.");
    case Errc::NotAProject:
        return tr("%1 is a database of another program, not an Accord project. It was left as it is.");
    case Errc::TooNew:
        return tr("%1 was made by a newer Accord. Please update Accord on this machine; the file was left as it is.");
    case Errc::Damaged:
        return tr("%1 is damaged. Please keep a copy of it and go back to a backup.");
    case Errc::ReadOnly:
        return tr("%1 can only be read, so nothing can be saved in it. Please check its permissions and those of its "
                  "folder.");
    case Errc::Locked:
        return tr("%1 is being written by somebody else at this moment. Please try again in a few seconds.");
    case Errc::BadEncoding:
        return tr("%1 is not UTF-8 text. Please save the file as UTF-8 and import it again.");
    case Errc::BadSyntax:
        return tr("%1 cannot be understood. Please correct the file and import it again.");
    case Errc::BadTaxonomy:
        return tr("The taxonomy was not taken over, because %1 breaks a rule. Please correct it and import it again.");
    case Errc::UnknownCategory:
        return tr("The taxonomy has no category %1 that could be used. Please choose one that exists.");
    case Errc::NotPermitted:
        return tr("%1 is not allowed now. Lift the blind of the round first, if the study is that far.");
    case Errc::Changed:
        return tr("Somebody else has changed %1 meanwhile. Please look at it again, and repeat what is still to be "
                  "done.");
    case Errc::Network:
        return tr("%1 could not be reached. Please check the connection and try again.");
    case Errc::Internal:
        return tr("Something went wrong inside Accord with %1. Your labels are safe; please report this.");
    }
    return {};
}

/// What the particulars are, in the words of the error.
QString particulars(const Error& error)
{
    const QString detail = QString::fromStdString(error.detail);
    if (detail.isEmpty()) {
        return {};
    }
    switch (error.code) {
    case Errc::NotFound:
    case Errc::UnknownCategory:
        return tr("What exists: %1.").arg(detail);
    case Errc::Ambiguous:
        return tr("It could be: %1.").arg(detail);
    case Errc::TooNew: {
        const QStringList parts = detail.split(QLatin1Char('/'));
        return parts.size() == 2 ? tr("The file has format %1, this Accord knows up to %2.").arg(parts[0], parts[1])
                                 : tr("Reason: %1.").arg(detail);
    }
    default:
        return tr("Reason: %1.").arg(detail);
    }
}

/// About the names under which a project's files lie; empty for any other error.
QString aboutNames(const Error& error)
{
    if (isReplaced(error)) {
        return tr(
            "%1, or a file that belongs to it, was replaced or removed while it was open. Nothing more is saved, so "
            "that nothing is lost in a file that nobody looks into. Please close the project, look what is there "
            "now, and open it again.");
    }
    if (isSecondName(error)) {
        return tr(
            "%1 has a second name (a hard link), and programs that open it under the two names would overwrite each "
            "other's work. Please copy it to a new file, use that one, and remove the others.");
    }
    if (isLogOfAnother(error)) {
        return tr(
            "%1 was moved into the place of a file that is still open or was not closed: %1-wal beside it holds "
            "work that belongs to that one, and fits no other. Please close the project where it is open. If it is "
            "open nowhere, move %1-wal and %1-shm to another folder and try again.");
    }
    return {};
}

} // namespace

QString errorText(const Error& error)
{
    if (error.reason != kNoReason) {
        const QString text = QString::fromStdString(messages::sentence(
            error, [](const char* source) { return QCoreApplication::translate("Messages", source).toStdString(); }));
        const QString next = nextStep(error);
        return next.isEmpty() ? text : text + QLatin1Char(' ') + next;
    }
    if (const QString ofNames = aboutNames(error); !ofNames.isEmpty()) {
        return ofNames.arg(QString::fromStdString(error.subject));
    }
    const QString subject = error.subject.empty() ? tr("This") : QString::fromStdString(error.subject);
    const bool blind = error.subject.starts_with("round") && error.detail == "the round is blind";
    QString text = error.code == Errc::NotPermitted && !blind ? tr("%1 is not allowed now.") : sentence(error.code);
    if (text.contains(QStringLiteral("%1"))) {
        text = text.arg(subject);
    }
    const QString more = particulars(error);
    return more.isEmpty() ? text : text + QLatin1Char(' ') + more;
}

} // namespace accord::ui
