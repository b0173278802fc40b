// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/collect_sentences.h"

#include "core/collect/http/tokens.h"

#include <string_view>

namespace accord::cli {
namespace {

using Sentence = std::optional<std::string>;

bool isAddress(std::string_view subject)
{
    return subject.starts_with("https://") || subject.starts_with("http://");
}

// "git.example", "127.0.0.1:4711": what a host is called where it refuses.
bool isHost(std::string_view subject)
{
    return subject.find_first_of(".:") != std::string_view::npos &&
           subject.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.:-_[]") == std::string_view::npos;
}

bool isUnconfirmed(const Error& error)
{
    return std::string_view(error.subject).starts_with("source ") && isAddress(error.detail);
}

// A limit that ends later than is waited for is no trouble of the connection.
std::string fetchAgain(std::string_view detail)
{
    return detail.starts_with("the host asks to be left alone until ")
               ? "What came before is kept; fetch again then, or wait longer with --wait-at-most MINUTES."
               : "What came before is kept; check the connection and fetch again.";
}

Sentence notFound(const Error& error)
{
    const std::string_view subject = error.subject;
    const std::string& detail = error.detail;
    const std::string why = detail.empty() ? std::string() : ": " + detail;
    if (subject == "source" || (subject.starts_with("source ") && detail.empty())) {
        return "The project collects from nowhere yet. Say from where with: accord-cli collect add PROJECT REPOSITORY";
    }
    if (subject.starts_with("source ")) {
        return "There is no " + error.subject + " in the project. Sources are: " + detail + ".";
    }
    if (detail.starts_with("HTTP 410") || detail.starts_with("HTTP 451")) {
        // It was there; another name or a token would not bring it back.
        return "The host does not give out " + error.subject + " any more" + why + ".";
    }
    if (subject.starts_with("repository ") && subject.find("\" on ") != std::string_view::npos) {
        return "There is no " + error.subject + why +
               ". Check its name; if it is private, give a token that may read it.";
    }
    if (subject.starts_with("link in ")) {
        return "There is no " + error.subject + ". Write the address of one issue on each line.";
    }
    if (subject.starts_with("keyword list ")) {
        return "There is no " + error.subject + ". Its lists are: " + detail + ".";
    }
    if (subject.starts_with("keyword in ")) {
        return "There is no " + error.subject + ". Write one on each line, or lists of them.";
    }
    if (isAddress(subject)) {
        return "The host does not have " + error.subject + why + ". Check the address of its API.";
    }
    return std::nullopt;
}

Sentence ambiguous(const Error& error)
{
    const std::string_view subject = error.subject;
    if (subject.starts_with("keyword list ")) {
        return "Which " + error.subject + " is meant? There are: " + error.detail +
               ". Say it with --keywords FILE:LIST.";
    }
    if (subject.starts_with("source ")) {
        return "The " + error.subject + " can mean several: " + error.detail +
               ". Say the beginning of the identifier instead.";
    }
    return std::nullopt;
}

Sentence notPermitted(const Error& error)
{
    if (error.detail.find("chmod 600") != std::string::npos) {
        return "The token file " + error.subject + " was not used: " + error.detail + ".";
    }
    if (isAddress(error.subject)) {
        return "Nothing was fetched from " + error.subject + ": " + error.detail +
               ". Check the address of the host's API, and the certificates that this machine trusts.";
    }
    if (isUnconfirmed(error)) {
        return "The " + error.subject +
               " came with a copy of the project, and nobody agreed yet on this machine to ask " + error.detail +
               ". Look at it, then: accord-cli collect confirm PROJECT SOURCE (or --confirm)";
    }
    if (isHost(error.subject)) {
        return error.subject + " refuses" + (error.detail.empty() ? std::string() : ": " + error.detail) +
               ". Give a token that is valid there in " + collect::tokenVariable(error.subject) +
               " or with --token-file FILE.";
    }
    return std::nullopt;
}

} // namespace

Sentence collectSentence(const Error& error)
{
    const std::string_view subject = error.subject;
    switch (error.code) {
    case Errc::NotFound:
        return notFound(error);
    case Errc::Ambiguous:
        return ambiguous(error);
    case Errc::NotPermitted:
        return notPermitted(error);
    case Errc::Exists:
        return subject.starts_with("source ") ? Sentence("The " + error.subject +
                                                         " is collected from already. Change what it asks for with: "
                                                         "accord-cli collect change PROJECT SOURCE")
                                              : std::nullopt;
    case Errc::Network:
        return isAddress(subject) ? Sentence(error.subject + " could not be fetched: " + error.detail + ". " +
                                             fetchAgain(error.detail))
                                  : std::nullopt;
    default:
        return std::nullopt;
    }
}

} // namespace accord::cli
