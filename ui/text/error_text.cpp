// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/text/error_text.h"

#include <QCoreApplication>

#include "core/base/reason.h"
#include "core/messages/catalogue.h"
#include "ui/text/plain_text.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace accord::ui {
namespace {

struct ErrorTextWords
{
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

using Next = std::pair<Reason, const char*>;

/// What to do next, where it is another thing than the kind of error says; %1 to %9 are the error's arguments.
constexpr auto kNext = std::to_array<Next>({
    {Reason::ReplacedWhileOpen,
     QT_TRANSLATE_NOOP("ErrorText", "Please close the project, look what is there now, and open it again.")},
    {Reason::SecondName,
     QT_TRANSLATE_NOOP("ErrorText", "Please copy it to a new file, use that one, and remove the others.")},
    {Reason::LogOfAnotherFile,
     QT_TRANSLATE_NOOP("ErrorText", "Please close the project where it is open. If it is open nowhere, move %1-wal and "
                                    "%1-shm to another folder and try again.")},
    {Reason::FileNotFound, QT_TRANSLATE_NOOP("ErrorText", "Please check where it is.")},
    {Reason::RoundIsBlind,
     QT_TRANSLATE_NOOP("ErrorText", "Lift the blind of the round first, if the study is that far.")},
    {Reason::PersonAmbiguous, QT_TRANSLATE_NOOP("ErrorText", "Please say it by what stands in brackets.")},
    {Reason::NameOfFileBeside, QT_TRANSLATE_NOOP("ErrorText", "Please choose another name.")},
    {Reason::StrangerBeside,
     QT_TRANSLATE_NOOP("ErrorText", "Please move %2 to another folder, or give it another name, and try again.")},
    {Reason::WouldReplaceLabel,
     QT_TRANSLATE_NOOP("ErrorText", "If these are another person's labels, choose whose they are.")},
    {Reason::FileExists, QT_TRANSLATE_NOOP("ErrorText", "Please choose another name.")},
    {Reason::SourceExists, QT_TRANSLATE_NOOP("ErrorText", "Please change what it asks for instead.")},
    {Reason::SourceNotConfirmed, QT_TRANSLATE_NOOP("ErrorText", "Please look at it, and confirm it.")},
    {Reason::MeetingGoesOn, QT_TRANSLATE_NOOP("ErrorText", "Please end it first.")},
    {Reason::HostRefuses, QT_TRANSLATE_NOOP("ErrorText", "Please give a token that is valid there.")},
    {Reason::AccessRefused, QT_TRANSLATE_NOOP("ErrorText", "Please give a token that may read it.")},
    {Reason::LeftAloneUntil, QT_TRANSLATE_NOOP("ErrorText", "What came before is kept; please fetch again then.")},
    {Reason::LeftAloneUntilBecause,
     QT_TRANSLATE_NOOP("ErrorText", "What came before is kept; please fetch again then.")},
});

QString nextByKind(Errc code)
{
    switch (code) {
    case Errc::Cancelled:
        return ErrorTextWords::tr("What was finished before is kept, the rest is as it was.");
    case Errc::NotFound:
    case Errc::NotPermitted:
        return {};
    case Errc::Ambiguous:
        return ErrorTextWords::tr("Please say it in full.");
    case Errc::UnknownCategory:
        return ErrorTextWords::tr("Please choose one that exists.");
    case Errc::Exists:
        return ErrorTextWords::tr("Please choose another name.");
    case Errc::Invalid:
        return ErrorTextWords::tr("Please correct it and try again.");
    case Errc::Unreadable:
        return ErrorTextWords::tr("Please check that it exists and that you may read it.");
    case Errc::Unwritable:
        return ErrorTextWords::tr("Please check that the folder exists and that you may write there.");
    case Errc::DiskFull:
        return ErrorTextWords::tr("Nothing that was saved before is lost; please make room and try again.");
    case Errc::NotADatabase:
        return ErrorTextWords::tr("Please choose a file that ends in .accord.");
    case Errc::NotAProject:
        return ErrorTextWords::tr("It was left as it is.");
    case Errc::TooNew:
        return ErrorTextWords::tr("Please update Accord on this machine; the file was left as it is.");
    case Errc::Damaged:
        return ErrorTextWords::tr("Please keep a copy of it and go back to a backup.");
    case Errc::ReadOnly:
        return ErrorTextWords::tr("Please check its permissions and those of its folder.");
    case Errc::Locked:
        return ErrorTextWords::tr("Please try again in a few seconds.");
    case Errc::BadEncoding:
        return ErrorTextWords::tr("Please save the file as UTF-8 and import it again.");
    case Errc::BadSyntax:
        return ErrorTextWords::tr("Please correct the file and import it again.");
    case Errc::BadTaxonomy:
        return ErrorTextWords::tr("The taxonomy was not taken over. Please correct it and import it again.");
    case Errc::Changed:
        return ErrorTextWords::tr("Please look at it again, and repeat what is still to be done.");
    case Errc::Network:
        return ErrorTextWords::tr("Please check the connection and try again.");
    case Errc::Internal:
        return ErrorTextWords::tr("Your labels are safe; please report this.");
    }
    return {};
}

QString nextStep(const Error& error)
{
    const auto found = std::ranges::find(kNext, error.reason, &Next::first);
    if (found == kNext.end()) {
        return nextByKind(error.code);
    }
    std::vector<std::string> arguments;
    for (std::size_t i = 0; i < error.arguments.size(); ++i) {
        arguments.push_back(error.argument(i));
    }
    return QString::fromStdString(messages::fill(ErrorTextWords::tr(found->second).toStdString(), arguments));
}

} // namespace

QString messageText(const Message& message)
{
    return QString::fromStdString(messages::sentence(
        message, [](const char* source) { return QCoreApplication::translate("Messages", source).toStdString(); }));
}

QString errorText(const Error& error)
{
    const QString text = messageText(error.message());
    const QString next = nextStep(error);
    return inSentences({text, next});
}

} // namespace accord::ui
