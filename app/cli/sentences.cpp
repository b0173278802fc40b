// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/sentences.h"

#include "core/base/reason.h"
#include "core/collect/http/tokens.h"
#include "core/messages/catalogue.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace accord::cli {
namespace {

using Next = std::pair<Reason, std::string_view>;

// What to do next, where it is another thing than the kind of error says; %1 to %9 are the error's arguments.
constexpr auto kNext = std::to_array<Next>({
    {Reason::ReplacedWhileOpen, "Look what is there now, and begin again."},
    {Reason::SecondName, "Copy it to a new file, use that one, and remove the others."},
    {Reason::LogOfAnotherFile, "Close the project where it is open. If it is open nowhere, move %1-wal and %1-shm to "
                               "another folder and try again."},
    {Reason::FileNotFound, "Check the path."},
    {Reason::FileReadOnly, "Check its permissions and those of its folder."},
    {Reason::DatabaseReadOnly, "Check its permissions and those of its folder."},
    {Reason::DatabaseOfAnotherProgram, "It was left as it is; choose another file."},
    {Reason::NoPeople, "Add one with: accord-cli add person PROJECT NAME"},
    {Reason::NoPersonYet, "Add one with: accord-cli add person PROJECT NAME"},
    {Reason::NoRounds, "Start one with: accord-cli add round PROJECT NAME"},
    {Reason::NoRoundYet, "Start one with: accord-cli add round PROJECT NAME"},
    {Reason::NoProposalYet, "Make one with: accord-cli taxonomy propose PROJECT"},
    {Reason::NoTaxonomy, "Bring one in with: accord-cli import taxonomy"},
    {Reason::CategoryUnusable, "Bring in a taxonomy that has it with: accord-cli import taxonomy"},
    {Reason::NoEdits, "Give some, or collect them first with: accord-cli taxonomy edit PROJECT EDIT"},
    {Reason::NoIssuesForRound, "Bring some in first with: accord-cli import issues (or links)"},
    {Reason::NoIssuesForPerson, "Bring some in first with: accord-cli import issues (or links)"},
    {Reason::IssueNotInProject, "Check the link, or bring the issue in first."},
    {Reason::IssueNotInRound, "Check the link, or bring the issue in first."},
    {Reason::PersonExists, "Choose another name."},
    {Reason::RoundExists, "Choose another name."},
    {Reason::PseudonymTaken, "Choose another one."},
    {Reason::PseudonymIsName, "Choose another one."},
    {Reason::CategoryExists, "Propose a change of it, or choose another name."},
    {Reason::PersonAmbiguous, "Say it by what stands in brackets, the pseudonym, or by initials."},
    {Reason::SayWho, ""},
    {Reason::SayWhichRound, ""},
    {Reason::Namesake, "Say whether they are one person: --same \"%1\", or --different \"%1\". Nothing was changed."},
    {Reason::RoundIsBlind, "A lead ends that with: accord-cli lift-blind PROJECT --round NAME --reason TEXT"},
    {Reason::MeetingEnded, "Begin one with: accord-cli reconcile meeting begin PROJECT --name NAME --as PERSON"},
    {Reason::NoMeetingGoesOn, "Begin one with: accord-cli reconcile meeting begin PROJECT --name NAME --as PERSON"},
    {Reason::MeetingGoesOn, "End it first with: accord-cli reconcile meeting end PROJECT --as PERSON"},
    {Reason::NoSavedFilterYet, "Keep one with: accord-cli reconcile agenda PROJECT --filter TEXT --save NAME"},
    {Reason::NoSourceYet, "Say from where with: accord-cli collect add PROJECT REPOSITORY"},
    {Reason::SourceExists, "Change what it asks for with: accord-cli collect change PROJECT SOURCE"},
    {Reason::SourceAmbiguous, "Say the beginning of the identifier instead."},
    {Reason::SourceNotConfirmed, "Look at it, then: accord-cli collect confirm PROJECT SOURCE (or --confirm)"},
    {Reason::RepositoryNotFound, "Check its name; if it is private, give a token that may read it."},
    {Reason::NotOnHost, "Check the address of its API."},
    {Reason::NoLinkInFile, "Write the address of one issue on each line."},
    {Reason::NoKeywordInFile, "Write one on each line, or lists of them."},
    {Reason::WhichKeywordList, "Say it with --keywords FILE:LIST."},
    {Reason::LeftAloneUntil, "What came before is kept; fetch again then, or wait longer with --wait-at-most MINUTES."},
    {Reason::LeftAloneUntilBecause,
     "What came before is kept; fetch again then, or wait longer with --wait-at-most MINUTES."},
    {Reason::CertificateRefused, "Check the address of the host's API, and the certificates that this machine trusts."},
    {Reason::AccessRefused, "Give a token that may read it."},
    {Reason::TokenOverHttps, "Check the address of the host's API, and the certificates that this machine trusts."},
    {Reason::TokenFileOpen, ""},
});

std::string_view nextByKind(Errc code)
{
    switch (code) {
    case Errc::Cancelled:
        return "The project is as it was before.";
    case Errc::NotFound:
    case Errc::UnknownCategory:
        return "";
    case Errc::Exists:
        return "Choose another name, or remove it first.";
    case Errc::Ambiguous:
        return "Say it in full.";
    case Errc::Invalid:
        return "Correct it and try again.";
    case Errc::BadEncoding:
        return "Save the file as UTF-8 and try again; nothing was changed.";
    case Errc::BadSyntax:
        return "Correct the file and try again; nothing was changed.";
    case Errc::BadTaxonomy:
        return "The taxonomy was not taken over. Correct the file and try again; nothing was changed.";
    case Errc::Unreadable:
        return "Check that you may read it.";
    case Errc::Unwritable:
        return "Check that the folder exists and that you may write there.";
    case Errc::DiskFull:
        return "Nothing that was saved before is lost; make room and try again.";
    case Errc::NotADatabase:
        return "Choose a file that ends in .accord.";
    case Errc::NotAProject:
        return "It was left as it is and not opened.";
    case Errc::TooNew:
        return "Update Accord; the file was left as it is.";
    case Errc::Damaged:
        return "Keep a copy of it, and go back to a backup or copy it again.";
    case Errc::ReadOnly:
        return "Move it to a folder where it may be written to, or hand out packages.";
    case Errc::Locked:
        return "Nothing was changed; try again in a little while.";
    case Errc::NotPermitted:
        return "Nothing was changed.";
    case Errc::Network:
        return "What came before is kept; check the connection and fetch again.";
    case Errc::Changed:
        return "Nothing was changed; look at it again, and repeat what is still to be done.";
    case Errc::Internal:
        return "What was saved is safe; please report this.";
    }
    return "";
}

std::string nextStep(const Error& error)
{
    if (error.reason == Reason::HostRefuses) {
        return "Give a token that is valid there in " + collect::tokenVariable(error.argument(0)) +
               " or with --token-file FILE.";
    }
    const auto found = std::ranges::find(kNext, error.reason, &Next::first);
    if (found == kNext.end()) {
        return std::string(nextByKind(error.code));
    }
    std::vector<std::string> arguments;
    for (std::size_t i = 0; i < error.arguments.size(); ++i) {
        arguments.push_back(error.argument(i));
    }
    return messages::fill(found->second, arguments);
}

} // namespace

std::string sentence(const Error& error)
{
    const std::string next = nextStep(error);
    return messages::sentence(error) + (next.empty() ? "" : " " + next);
}

} // namespace accord::cli
