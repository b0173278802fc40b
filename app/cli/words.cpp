// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/words.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/collect/http/tokens.h"
#include "core/messages/catalogue.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>
#include <vector>

namespace accord::cli {

std::string_view levelKey(Level level)
{
    return level == Level::Type ? "type" : level == Level::Theme ? "theme" : "subtheme";
}

std::string_view levelText(Level level)
{
    return level == Level::Subtheme ? "sub-theme" : levelKey(level);
}

std::string fourDigits(double figure)
{
    return text::fixed(figure, 4);
}

const report::Words& english()
{
    static const report::Words words(messages::Language::English);
    return words;
}

std::string counted(std::int64_t number, std::string_view thing)
{
    if (number == 1) {
        return "1 " + std::string(thing);
    }
    return grouped(number) + " " + (thing == "person" ? "people" : std::string(thing) + "s");
}

namespace {

using Next = std::pair<Reason, std::string_view>;

// What to do next, where it is another thing than the kind of error says; %1 to %9 are the error's arguments.
constexpr auto kNext = std::to_array<Next>({
    {Reason::ReplacedWhileOpen, "Look what is there now, and begin again."},
    {Reason::SecondName, "Copy it to a new file, use that one, and remove the others."},
    {Reason::LogOfAnotherFile, "Close the project where it is open. If it is open nowhere, move %1-wal and %1-shm to "
                               "another folder and try again."},
    {Reason::NameOfFileBeside, "Choose another name."},
    {Reason::StrangerBeside, "Move %2 to another folder, or give it another name, and try again."},
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
    {Reason::ConflictsWithoutDecision,
     "Decide them, or leave them open for good and say why (accord-cli round reconciled --leave-open REASON)."},
    {Reason::InitialsTaken, "Choose other ones."},
    {Reason::PseudonymTaken, "Choose another one."},
    {Reason::PseudonymIsName, "Choose another one."},
    {Reason::CategoryExists, "Propose a change of it, or choose another name."},
    {Reason::PersonAmbiguous, "Say it by what stands in brackets, the pseudonym, or by initials."},
    {Reason::SayWho, ""},
    {Reason::SayWhichRound, ""},
    {Reason::Namesake, "Say whether they are one person: --same \"%1\", or --different \"%1\". Nothing was changed."},
    {Reason::RoundIsBlind, "A lead ends that with: accord-cli lift-blind PROJECT --round NAME --reason TEXT"},
    {Reason::MeetingEnded,
     "Begin one with: accord-cli reconcile meeting begin PROJECT --name NAME --with A,B --as PERSON"},
    {Reason::NoMeetingGoesOn,
     "Begin one with: accord-cli reconcile meeting begin PROJECT --name NAME --with A,B --as PERSON"},
    {Reason::MeetingGoesOn, "End it first with: accord-cli reconcile meeting end PROJECT --as PERSON"},
    {Reason::NoSavedFilterYet, "Keep one with: accord-cli reconcile agenda PROJECT --filter TEXT --save NAME"},
    {Reason::NoSourceYet, "Say from where with: accord-cli collect add PROJECT REPOSITORY"},
    {Reason::SourceExists, "Change what it asks for with: accord-cli collect change PROJECT SOURCE"},
    {Reason::SourceAmbiguous, "Say the beginning of the identifier instead."},
    {Reason::SourceNotConfirmed, "Look at it, then: accord-cli collect confirm PROJECT SOURCE (or --confirm)"},
    {Reason::RepositoryNotFound, "Check its name; if it is private, give a token that may read it."},
    {Reason::NotOnHost, "Check the address of its API."},
    {Reason::NoTaxonomyForColumns, "Bring one in first: accord-cli import taxonomy PROJECT FILE"},
    {Reason::NoLinkInFile, "Write the address of one issue on each line."},
    {Reason::NoKeywordInFile, "Write one on each line, or lists of them."},
    {Reason::ColumnOfNoPerson, "Say --annotator HEADER for each column of a person, or --annotator-is HEADER=PERSON."},
    {Reason::NoLinkColumn, "Say what names the items: --column HEADER=item, for each of several columns."},
    {Reason::NoCodeColumn, "Say --new-categories to make categories of labels that the taxonomy does not have."},
    {Reason::PersonColumnMissing, "Say --column HEADER=person, or --person-per-file."},
    {Reason::LabelsAlmostAlike, "Say --one-spelling if all are, or --label-is LABEL=OTHER for some."},
    {Reason::WouldReplaceLabel, "Say --replace if they are to be replaced; for another person's labels say whose they "
                                "are: --annotator-is HEADER=PERSON."},
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

namespace {

constexpr std::string_view kReplaced = "\xEF\xBF\xBD";
constexpr char32_t kInvalid = 0xFFFFFFFF; ///< a byte that is no UTF-8

// Whether a terminal acts on the character instead of showing it. Line ends and tabs are what lines are made of.
bool steers(char32_t codePoint)
{
    return (codePoint < 0x20 && codePoint != '\n' && codePoint != '\t') || (codePoint >= 0x7F && codePoint < 0xA0) ||
           codePoint == 0x2028 || codePoint == 0x2029 || (codePoint >= 0x202A && codePoint <= 0x202E) ||
           (codePoint >= 0x2066 && codePoint <= 0x2069) || codePoint == kInvalid;
}

// Each character with its code point; each byte that is no UTF-8 by itself, as kInvalid.
template <class Visit>
void eachCharacter(std::string_view text, const Visit& visit)
{
    while (!text.empty()) {
        const std::size_t sound = text::invalidUtf8At(text).value_or(text.size());
        for (std::size_t at = 0; at < sound;) {
            const std::size_t begin = at;
            const char32_t codePoint = text::nextCodePoint(text, at);
            visit(text.substr(begin, at - begin), codePoint);
        }
        if (sound < text.size()) {
            visit(text.substr(sound, 1), kInvalid);
        }
        text.remove_prefix(std::min(sound + 1, text.size()));
    }
}

} // namespace

std::string withoutControls(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    const auto keep = [&result](std::string_view character, char32_t codePoint) {
        // Of "\r\n" the line end is kept.
        if (codePoint == '\n' && !result.empty() && result.back() == '\r') {
            result.pop_back();
        }
        result += codePoint != U'\r' && steers(codePoint) ? kReplaced : character;
    };
    eachCharacter(text, keep);
    return text::replacedAll(result, "\r", kReplaced);
}

std::string withEscapedControls(std::string_view json)
{
    std::string result;
    result.reserve(json.size());
    eachCharacter(json, [&result](std::string_view character, char32_t codePoint) {
        if (!steers(codePoint)) {
            result += character;
            return;
        }
        std::array<char, 16> escape{};
        std::snprintf(escape.data(), escape.size(), "\\u%04x", static_cast<unsigned int>(codePoint));
        result += escape.data();
    });
    return result;
}

std::string cutToWidth(std::string_view line, std::size_t columns)
{
    std::string result;
    std::size_t width = 0;
    bool full = false;
    eachCharacter(line, [&](std::string_view character, char32_t codePoint) {
        width += text::isCjk(codePoint) ? 2U : 1U;
        full = full || width > columns;
        if (!full) {
            const bool blank = codePoint < 0x20 || steers(codePoint);
            result += blank ? std::string_view(" ") : codePoint == kInvalid ? kReplaced : character;
        }
    });
    return result;
}

std::size_t widthOf(std::string_view line)
{
    std::size_t width = 0;
    eachCharacter(line, [&width](std::string_view, char32_t codePoint) { width += text::isCjk(codePoint) ? 2U : 1U; });
    return width;
}

} // namespace accord::cli
