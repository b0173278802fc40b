// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/sections.h"

namespace accord::messages {
namespace {

constexpr Entry kCollect[] = {
    {Reason::ReplyTooLarge, QT_TRANSLATE_NOOP("Messages", "the reply is larger than %1 MB")},
    {Reason::FetchFailed, QT_TRANSLATE_NOOP("Messages", "%1 could not be fetched: %2.")},
    {Reason::CertificateRefused, QT_TRANSLATE_NOOP("Messages", "Nothing was fetched from %1: %2.")},
    {Reason::AccessRefused, QT_TRANSLATE_NOOP("Messages", "%1 was not given out: %2.")},
    {Reason::RepositoryNotFound, QT_TRANSLATE_NOOP("Messages", "There is no repository \"%1\" on %2: %3.")},
    {Reason::RepositoryGone,
     QT_TRANSLATE_NOOP("Messages", "The host does not give out repository \"%1\" on %2 any more: %3.")},
    {Reason::GoneFromHost, QT_TRANSLATE_NOOP("Messages", "The host does not give out %1 any more: %2.")},
    {Reason::LeftAloneUntil,
     QT_TRANSLATE_NOOP("Messages", "%1 could not be fetched: the host asks to be left alone until %2.")},
    {Reason::LeftAloneUntilBecause,
     QT_TRANSLATE_NOOP("Messages", "%1 could not be fetched: the host asks to be left alone until %2 (%3).")},
    {Reason::SourceGone, QT_TRANSLATE_NOOP("Messages", "There is no such source in the project.")},
    {Reason::SourceUnknown,
     QT_TRANSLATE_NOOP("Messages", "There is no source \"%1\" in the project. Sources are: %2.")},
    {Reason::NoSourceYet, QT_TRANSLATE_NOOP("Messages", "The project collects from nowhere yet.")},
    {Reason::SourceAmbiguous, QT_TRANSLATE_NOOP("Messages", "The source \"%1\" can mean several: %2.")},
    {Reason::HeaderUnsound, QT_TRANSLATE_NOOP("Messages", "%1 does not fit: a token and headers of one line each.")},
    {Reason::TokenOverHttps,
     QT_TRANSLATE_NOOP("Messages", "Nothing was fetched from %1: a token is sent over https only.")},
    {Reason::LibraryNotStarted, QT_TRANSLATE_NOOP("Messages", "libcurl could not be started.")},
    {Reason::MethodUnknown,
     QT_TRANSLATE_NOOP("Messages", "%1 met a mistake in Accord itself: no method that is used here.")},
    {Reason::NoHomeFolder,
     QT_TRANSLATE_NOOP("Messages", "The confirmed sources cannot be written: there is no home folder.")},
    {Reason::NotWritable, QT_TRANSLATE_NOOP("Messages", "%1 cannot be written: it cannot be written to.")},
    {Reason::SourceNotConfirmed,
     QT_TRANSLATE_NOOP(
         "Messages",
         "The source %1/%2 came with a copy of the project, and nobody agreed yet on this machine to ask %3.")},
    {Reason::SimilarityOutOfRange, QT_TRANSLATE_NOOP("Messages", "%1 does not fit: more than 0 and at most 1.")},
    {Reason::PairOfTwo, QT_TRANSLATE_NOOP("Messages", "The pair does not fit: two issues.")},
    {Reason::SourceChangedMeanwhile,
     QT_TRANSLATE_NOOP("Messages", "Source %1 is locked: it was changed while it was fetched from.")},
    {Reason::ListWithoutEnd,
     QT_TRANSLATE_NOOP("Messages", "%1 could not be fetched: after %2 pages the list still goes on.")},
    {Reason::PageFollowsItself,
     QT_TRANSLATE_NOOP("Messages", "%1 could not be fetched: the host says that this page follows after itself.")},
    {Reason::SamePageAgain,
     QT_TRANSLATE_NOOP("Messages", "%1 could not be fetched: the host hands out the same page again.")},
    {Reason::AnswerWithoutPage,
     QT_TRANSLATE_NOOP("Messages", "%1 met a mistake in Accord itself: an answer without a page.")},
    {Reason::AddressElsewhere, QT_TRANSLATE_NOOP("Messages", "%1 does not fit: an address at %2.")},
    {Reason::NotOnHost, QT_TRANSLATE_NOOP("Messages", "The host does not have %1: %2.")},
    {Reason::HostRefuses, QT_TRANSLATE_NOOP("Messages", "%1 refuses: %2.")},
    {Reason::RedirectNowhere,
     QT_TRANSLATE_NOOP("Messages", "%1 could not be fetched: HTTP %2, a redirect that leads nowhere.")},
    {Reason::RedirectElsewhere,
     QT_TRANSLATE_NOOP("Messages", "%1 could not be fetched: redirected to another host: %2.")},
    {Reason::TokenFileOpen, QT_TRANSLATE_NOOP("Messages", "The token file %1 was not used: others than its owner may "
                                                          "read or write it; \"chmod 600\" keeps the token to you.")},
    {Reason::TokenLine, QT_TRANSLATE_NOOP("Messages", "%1: a line is \"host token\".")},
    {Reason::TokenLineAlone,
     QT_TRANSLATE_NOOP("Messages",
                       "%1: a line is \"host token\"; for a token alone --token-host says which host it is for.")},
    {Reason::NoKeywordInFile, QT_TRANSLATE_NOOP("Messages", "There is no keyword in %1.")},
    {Reason::ExpressionUnsound, QT_TRANSLATE_NOOP("Messages", "\"%1\" is no regular expression: %2.")},
    {Reason::KeywordNotUtf8, QT_TRANSLATE_NOOP("Messages", "\"%1\" does not fit: found bytes that are not UTF-8.")},
    {Reason::KeywordsTooLarge,
     QT_TRANSLATE_NOOP("Messages", "\"%1\" does not fit: too large together with the others.")},
    {Reason::ReadingStopped, QT_TRANSLATE_NOOP("Messages", "%1 cannot be read: reading stopped in the middle.")},
    {Reason::NoLinkInFile, QT_TRANSLATE_NOOP("Messages", "There is no link in %1.")},
    {Reason::SourceLinkUnsound,
     QT_TRANSLATE_NOOP("Messages", "Link %1 does not fit: it is like https://github.com/vllm-project/vllm/issues/12.")},
    {Reason::ApiAddressUnsound,
     QT_TRANSLATE_NOOP("Messages", "Address \"%1\" does not fit: it is like https://api.github.com or "
                                   "https://gitee.com/api/v5, without a password.")},
    {Reason::RepositoryUnsound,
     QT_TRANSLATE_NOOP(
         "Messages",
         "Repository \"%1/%2\" does not fit: it is like vllm-project/vllm, or the web address of a repository.")},
    {Reason::IssueNumberUnsound,
     QT_TRANSLATE_NOOP("Messages", "Issue \"%1\" does not fit: no issue of %2 has such a number.")},
    {Reason::DayUnsound, QT_TRANSLATE_NOOP("Messages", "Day \"%1\" does not fit: it is like 2023-01-31.")},
    {Reason::PeriodUnsound, QT_TRANSLATE_NOOP("Messages", "Period %1 to %2 does not fit: it ends before it begins.")},
    {Reason::HostLabelUnsound, QT_TRANSLATE_NOOP("Messages", "Label \"%1\" does not fit: it is one line of text.")},
    {Reason::KeywordClassUnsound,
     QT_TRANSLATE_NOOP("Messages", "\"%1\" does not fit: the class or origin of a keyword is one line of up to %2 "
                                   "bytes.")},
    {Reason::KeywordUnsound,
     QT_TRANSLATE_NOOP("Messages", "Keyword \"%1\" does not fit: it is a word, a phrase or one expression.")},
    {Reason::GraphQlOfGitHub, QT_TRANSLATE_NOOP("Messages", "GraphQL does not fit: only GitHub understands it.")},
    {Reason::GraphQlWithoutPulls,
     QT_TRANSLATE_NOOP("Messages", "GraphQL does not fit: it lists no pull requests among the issues: ask by REST.")},
    {Reason::FetchedElsewhere,
     QT_TRANSLATE_NOOP("Messages",
                       "Source %1 does not fit: issues were fetched from %2 already: add another source instead.")},
    {Reason::NumbersOnlyGrow,
     QT_TRANSLATE_NOOP(
         "Messages",
         "Source %1 does not fit: issues were fetched already: further ones can be named, but none be left out.")},
    {Reason::SourceExists, QT_TRANSLATE_NOOP("Messages", "The source %1 is collected from already.")},
    {Reason::WebAddressUnsound,
     QT_TRANSLATE_NOOP("Messages", "%1 does not fit: it is not a web address such as https://host/path.")},
    {Reason::SchemeUnknown, QT_TRANSLATE_NOOP("Messages", "%1 does not fit: an address with http or https.")},
    {Reason::AddressWithPassword,
     QT_TRANSLATE_NOOP("Messages", "%1 does not fit: an address without user and password.")},
    {Reason::SourceNotUnderstood,
     QT_TRANSLATE_NOOP(
         "Messages", "The source %1 does not fit: it is like vllm-project/vllm, or the web address of a repository.")},
    {Reason::PicturesOverHttps,
     QT_TRANSLATE_NOOP("Messages", "pictures are loaded over https and from other machines only")},
    {Reason::PictureRedirected,
     QT_TRANSLATE_NOOP("Messages",
                       "it is redirected to %1, and pictures are loaded over https and from other machines only")},
    {Reason::RedirectedTooOften, QT_TRANSLATE_NOOP("Messages", "it is redirected too often")},
    {Reason::PictureIsSvg,
     QT_TRANSLATE_NOOP("Messages", "an SVG picture is not shown, as it could load something else")},
    {Reason::NotAPicture, QT_TRANSLATE_NOOP("Messages", "what came is no picture that is PNG, JPEG, GIF or WebP")},
};

} // namespace

std::span<const Entry> aboutCollect()
{
    return kCollect;
}

} // namespace accord::messages
