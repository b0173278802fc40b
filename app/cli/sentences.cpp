// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/sentences.h"

#include "app/cli/commands/collect/collect_sentences.h"
#include "core/base/files.h"
#include "core/base/text.h"
#include "core/messages/catalogue.h"

#include <optional>
#include <string_view>

namespace accord::cli {
namespace {

// What to do next, where nothing better is known for the reason.
std::string nextStep(const Error& error)
{
    switch (error.code) {
    case Errc::Cancelled:
        return "The project is as it was before.";
    case Errc::NotFound:
    case Errc::Ambiguous:
    case Errc::UnknownCategory:
        return "";
    case Errc::Exists:
        return "Choose another name, or remove it first.";
    case Errc::Invalid:
        return "Correct it and try again.";
    case Errc::BadEncoding:
        return "Save the file as UTF-8 and try again; nothing was changed.";
    case Errc::BadSyntax:
    case Errc::BadTaxonomy:
        return "Correct the file and try again; nothing was changed.";
    case Errc::Unreadable:
        return "Check that you may read it.";
    case Errc::Unwritable:
        return "Check that the folder exists and that you may write there.";
    case Errc::DiskFull:
        return "Nothing that was saved before is lost; make room and try again.";
    case Errc::NotADatabase:
        return "Choose a file that ends in .accord.";
    case Errc::NotAProject:
        return "It was left as it is; choose another file.";
    case Errc::TooNew:
        return "Update Accord; the file was left as it is.";
    case Errc::Damaged:
        return "Keep a copy of it, and go back to a backup or copy it again.";
    case Errc::ReadOnly:
        return "Check its permissions and those of its folder.";
    case Errc::Locked:
        return "Nothing was changed; try again in a little while.";
    case Errc::NotPermitted:
        return "Nothing was changed.";
    case Errc::Network:
        return "Check the connection and try again.";
    case Errc::Changed:
        return "Nothing was changed; look at it again, and repeat what is still to be done.";
    case Errc::Internal:
        return "What was saved is safe; please report this.";
    }
    return {};
}

std::string withReason(const Error& error, const std::string& before, const std::string& after)
{
    return error.subject + " " + before + (error.detail.empty() ? std::string() : ": " + error.detail) + ". " + after;
}

std::string notFound(const Error& error)
{
    const std::string_view subject = error.subject;
    const std::string& detail = error.detail;
    if (subject.starts_with("person")) {
        return "There is no " + error.subject + " in the project. " +
               (detail.empty() ? "It has no people yet; add one with: accord-cli add person PROJECT NAME"
                               : "People are: " + detail + ".");
    }
    if (subject.starts_with("round")) {
        return "There is no " + error.subject + " in the project. " +
               (detail.empty() ? "It has no rounds yet; start one with: accord-cli add round PROJECT NAME"
                               : "Rounds are: " + detail + ".");
    }
    if (subject.starts_with("proposal")) {
        return "There is no " + error.subject + " in the project. " +
               (detail.empty() ? "Make one with: accord-cli taxonomy propose PROJECT"
                               : "Proposals are: " + detail + ".");
    }
    if (subject.starts_with("category")) {
        return "There is no " + error.subject + " in the codebook any more.";
    }
    if (subject.starts_with("meeting called")) {
        return "The round has no " + error.subject + ". " +
               (detail.empty() ? "Nobody has begun one." : "Its meetings are: " + detail + ".");
    }
    if (subject.starts_with("meeting")) {
        return "No meeting goes on" + (detail.empty() ? std::string(" any more") : " in the " + detail) +
               ". Begin one with: accord-cli reconcile meeting begin PROJECT --name NAME --as PERSON";
    }
    if (subject.starts_with("repository")) {
        return "The round has no issue of " + error.subject + ". Repositories are: " + detail + ".";
    }
    if (subject.starts_with("saved filter")) {
        return "The project keeps no " + error.subject + ". " +
               (detail.empty() ? "Keep one with: accord-cli reconcile agenda PROJECT --filter TEXT --save NAME"
                               : "It keeps: " + detail + ".");
    }
    if (subject.starts_with("stratum")) {
        return "The frame has no " + error.subject + ". Strata are: " + detail + ".";
    }
    if (subject.starts_with("sample of")) {
        return "There is no " + error.subject + ": " + detail + ".";
    }
    if (subject.starts_with("taxonomy")) {
        return "The project has no taxonomy yet. Bring one in with: accord-cli import taxonomy";
    }
    if (subject.starts_with("column")) {
        return "The file has no " + error.subject + ". Columns are: " + detail + ".";
    }
    if (subject.starts_with("issues to draw")) {
        return "There are no issues to draw from: none is left by what was asked for.";
    }
    if (subject.starts_with("issues for")) {
        return "There are no " + error.subject + ". Bring some in first with: accord-cli import issues (or links)";
    }
    if (subject.starts_with("issue ")) {
        return "There is no " + error.subject + ": " + detail + ". Check the link, or bring the issue in first.";
    }
    return error.subject + " does not exist. Check the path.";
}

std::string exists(const Error& error)
{
    const std::string_view subject = error.subject;
    if (subject.starts_with("person") || subject.starts_with("round")) {
        return "There is a " + error.subject + " already. Choose another name.";
    }
    if (subject.starts_with("category")) {
        return "The codebook has the " + error.subject +
               " there already. Propose a change of it, or choose another name.";
    }
    if (subject.starts_with("meeting")) {
        return "The " + error.subject +
               " goes on in this round, and there is one at a time. End it first with: accord-cli reconcile meeting "
               "end PROJECT --as PERSON";
    }
    return error.subject + " exists already and was left as it is. Choose another name, or remove it first.";
}

std::string ambiguous(const Error& error)
{
    if (error.subject == "--as") {
        return "Say who does this, with --as NAME or in the variable ACCORD_AS. People are: " + error.detail + ".";
    }
    if (error.subject == "--round") {
        return "The project has several rounds: " + error.detail + ". Say which one with --round NAME.";
    }
    const std::string_view subject = error.subject;
    if (subject.starts_with("namesake ")) {
        const std::string name(subject.substr(9));
        return "The files bring another person called " + name + ", and here is " + error.detail +
               ". Say whether they are one person: --same " + name + ", or --different " + name +
               ". Nothing was changed.";
    }
    if (subject.starts_with("person")) {
        return "The " + error.subject + " can mean several: " + error.detail +
               ". Say it by what stands in brackets, the pseudonym, or by initials.";
    }
    return "The " + error.subject + " can mean several: " + error.detail + ". Say it in full.";
}

// The detail is "7/5": what the file has and what this program knows.
std::string tooNew(const Error& error)
{
    const auto slash = error.detail.find('/');
    const std::string has = error.detail.substr(0, slash);
    const std::string knows = slash == std::string::npos ? std::string("less") : error.detail.substr(slash + 1);
    return error.subject + " was made by a newer Accord: its format is " + has + ", this program knows up to " + knows +
           ". Update Accord; the file was left as it is.";
}

std::string unknownCategory(const Error& error)
{
    const std::string start = "There is no category " + error.subject + " that could be used. ";
    return start + (error.detail.empty() ? "Bring in a taxonomy that has it with: accord-cli import taxonomy"
                                         : "Near to it: " + error.detail + ".");
}

std::string notPermitted(const Error& error)
{
    if (std::string_view(error.detail).starts_with("only a lead can do this")) {
        const auto leads = error.detail.find("; leads are: ");
        return "Only a lead can do this." +
               (leads == std::string::npos ? std::string() : " Leads are: " + error.detail.substr(leads + 13) + ".") +
               " Nothing was changed.";
    }
    if (std::string_view(error.subject).starts_with("round") && error.detail != "the round is blind") {
        return "The " + error.subject + " does not allow it: " + error.detail + ". Nothing was changed.";
    }
    if (std::string_view(error.subject).starts_with("round")) {
        return "The " + error.subject +
               " is blind: what others say in it is not shown before it is over. A lead ends that with: accord-cli "
               "lift-blind PROJECT --round NAME --reason TEXT";
    }
    return withReason(error, "is not allowed", "Nothing was changed.");
}

// What is wrong with a file, or with a value that somebody gave.
std::string aboutContent(const Error& error)
{
    switch (error.code) {
    case Errc::Invalid:
        return withReason(error, "does not fit", "Correct it and try again.");
    case Errc::BadEncoding:
        return withReason(error, "is not UTF-8 text", "Save the file as UTF-8 and try again; nothing was changed.");
    case Errc::BadSyntax:
        return withReason(error, "cannot be understood", "Correct the file and try again; nothing was changed.");
    case Errc::BadTaxonomy:
        return "The taxonomy was not taken over. " +
               withReason(error, "breaks a rule", "Correct the file and try again; nothing was changed.");
    default:
        return withReason(error, "met a mistake in Accord itself", "What was saved is safe; please report this.");
    }
}

// What is wrong with the names under which a project's files lie.
std::optional<std::string> aboutNames(const Error& error)
{
    if (isReplaced(error)) {
        return error.subject +
               ", or a file that belongs to it, was replaced or removed while it was open. Nothing more "
               "was written, so that nothing is lost in a file that nobody looks into; what is in its "
               "place was not touched. Look what is there now, and begin again.";
    }
    if (isSecondName(error)) {
        return error.subject + " has a second name (a hard link), and programs that open it under the two names would "
                               "overwrite each other's work. Copy it to a new file, use that one, and remove the "
                               "others.";
    }
    if (isLogOfAnother(error)) {
        return error.subject +
               " was moved into the place of a file that is still open or was not closed: " + error.subject +
               "-wal beside it holds work that belongs to that one, and fits no other. Close the "
               "project where it is open. If it is open nowhere, move " +
               error.subject + "-wal and " + error.subject + "-shm to another folder and try again.";
    }
    return std::nullopt;
}

// What is wrong with a file as a whole, or with the place where it lies.
std::string aboutFile(const Error& error)
{
    if (const auto ofNames = aboutNames(error)) {
        return *ofNames;
    }
    switch (error.code) {
    case Errc::Unreadable:
        return withReason(error, "cannot be read", "Check that you may read it.");
    case Errc::Unwritable:
        return withReason(error, "cannot be written", "Check that the folder exists and that you may write there.");
    case Errc::DiskFull:
        return "There is no room left on the disk for " + error.subject +
               (error.detail.empty() ? std::string() : ": " + error.detail) +
               ". Nothing that was saved before is lost; make room and try again.";
    case Errc::NotADatabase:
        return error.subject + " is no project of Accord: it is not a database. Choose a file that ends in .accord.";
    case Errc::NotAProject:
        if (!error.detail.empty()) {
            return withReason(error, "is not a project as Accord makes them", "It was left as it is and not opened.");
        }
        return error.subject +
               " is a database of another program, no project of Accord. It was left as it is; choose another file.";
    case Errc::Damaged:
        return withReason(error, "is damaged", "Keep a copy of it, and go back to a backup or copy it again.");
    case Errc::ReadOnly:
        return error.detail.empty()
                   ? error.subject + " is write-protected, so nothing can be saved in it. Check its permissions and "
                                     "those of its folder."
                   : withReason(error, "can only be read, so nothing can be saved in it",
                                "Move it to a folder where it may be written to, or hand out packages.");
    case Errc::Locked:
        return error.subject +
               " is locked: " + (error.detail.empty() ? "another program is writing to it" : error.detail) +
               ". Nothing was changed; try again in a little while.";
    default:
        return withReason(error, "could not be reached", "Check the connection and try again.");
    }
}

} // namespace

std::string sentence(const Error& error)
{
    if (error.reason != kNoReason) {
        const std::string next = nextStep(error);
        return messages::sentence(error) + (next.empty() ? "" : " " + next);
    }
    if (const auto ofCollecting = collectSentence(error)) {
        return *ofCollecting;
    }
    switch (error.code) {
    case Errc::Cancelled:
        return "Cancelled. The project is as it was before.";
    case Errc::NotFound:
        return notFound(error);
    case Errc::Exists:
        return exists(error);
    case Errc::Ambiguous:
        return ambiguous(error);
    case Errc::TooNew:
        return tooNew(error);
    case Errc::UnknownCategory:
        return unknownCategory(error);
    case Errc::NotPermitted:
        return notPermitted(error);
    case Errc::Changed:
        return "Somebody else has changed " + error.subject + " meanwhile: " + error.detail +
               ". Nothing was changed; look at it again, and repeat what is still to be done.";
    case Errc::Invalid:
    case Errc::BadEncoding:
    case Errc::BadSyntax:
    case Errc::BadTaxonomy:
    case Errc::Internal:
        return aboutContent(error);
    case Errc::Unreadable:
    case Errc::Unwritable:
    case Errc::DiskFull:
    case Errc::NotADatabase:
    case Errc::NotAProject:
    case Errc::Damaged:
    case Errc::ReadOnly:
    case Errc::Locked:
    case Errc::Network:
        return aboutFile(error);
    }
    return error.subject;
}

std::string problemLine(const Error& problem, const Taxonomy& taxonomy)
{
    if (problem.reason != kNoReason) {
        return messages::sentence(problem);
    }
    const std::string line = problem.subject + ": ";
    if (problem.code == Errc::BadEncoding) {
        return line + "not UTF-8: " + problem.detail;
    }
    if (problem.code != Errc::UnknownCategory) {
        return line + problem.detail;
    }
    // The detail begins with the code in quotes.
    const auto open = problem.detail.find('"');
    const auto close = open == std::string::npos ? open : problem.detail.find('"', open + 1);
    std::vector<std::string> near;
    if (close != std::string::npos) {
        const std::vector<std::string> codes = taxonomy.codes();
        near = text::closest(std::string_view(problem.detail).substr(open + 1, close - open - 1), codes, 3);
    }
    return line + "unknown code " + problem.detail +
           (near.empty() ? std::string() : "; near to it: " + text::join(near, ", "));
}

} // namespace accord::cli
