// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/sections.h"

namespace accord::messages {
namespace {

constexpr Entry kFormat[] = {
    {Reason::QuoteNotClosed,
     QT_TRANSLATE_NOOP("Messages", "%1: found a quote that is never closed, expected a closing quote.")},
    {Reason::QuoteTooLong, QT_TRANSLATE_NOOP("Messages", "%1: found a quote that is not closed within 8 MB, expected a "
                                                         "closing quote; what is behind it was not read.")},
    {Reason::TextBehindQuote,
     QT_TRANSLATE_NOOP("Messages",
                       "%1: found text after a closing quote, expected a separator or the end of the line.")},
    {Reason::LineTooLong, QT_TRANSLATE_NOOP("Messages", "%1: found a line of more than 64 MB, expected a record.")},
    {Reason::TooManyColumns, QT_TRANSLATE_NOOP("Messages", "%1: found more than %2 columns.")},
    {Reason::NotUtf8InLine,
     QT_TRANSLATE_NOOP("Messages", "%1: found bytes that are not UTF-8 at byte %2 of the line.")},
    {Reason::WrongColumns, QT_TRANSLATE_NOOP("Messages", "%1: found %2 columns, expected %3.")},
    {Reason::Unexpected, QT_TRANSLATE_NOOP("Messages", "%1: found %2, expected %3.")},
    {Reason::UnexpectedInKey, QT_TRANSLATE_NOOP("Messages", "%1: found %2 in \"%3\", expected %4.")},
    {Reason::KeyUnknown, QT_TRANSLATE_NOOP("Messages", "%1: found the key %2, which is not known.")},
    {Reason::LinkLineTooLong,
     QT_TRANSLATE_NOOP("Messages", "%1: found a line of more than 64 KB, expected the link of an issue.")},
    {Reason::NotUtf8AtByte, QT_TRANSLATE_NOOP("Messages", "%1: found bytes that are not UTF-8 at byte %2.")},
    {Reason::NotUtf8, QT_TRANSLATE_NOOP("Messages", "%1: found bytes that are not UTF-8.")},
    {Reason::AndSoInMore, QT_TRANSLATE_NOOP("Messages", "%1 (And so in %2 more.)")},
    {Reason::NoKeyword, QT_TRANSLATE_NOOP("Messages", "\"%1\" does not fit: found no text, expected a keyword.")},
    {Reason::NoKeywordInLine, QT_TRANSLATE_NOOP("Messages", "%1: found no text, expected a keyword.")},
    {Reason::NoVerdict, QT_TRANSLATE_NOOP("Messages", "%1: \"%2\" is no verdict or reason.")},
    {Reason::ReasonNotForVerdict,
     QT_TRANSLATE_NOOP("Messages", "%1: only what is not for this study has a reason for it.")},
    {Reason::UnknownCategoryThere, QT_TRANSLATE_NOOP("Messages", "%1: unknown category \"%2\".")},
    {Reason::CategoryWithoutVerdict,
     QT_TRANSLATE_NOOP("Messages", "%1: \"%2\" in \"category\", but the verdict is not \"category\".")},
    {Reason::NoTime, QT_TRANSLATE_NOOP("Messages", "%1: \"%2\" is no time.")},
    {Reason::LabelNoneOfThese,
     QT_TRANSLATE_NOOP(
         "Messages",
         "%1: a label that says that no category fits needs a code on one line, and no other label has one.")},
    {Reason::ExclusionWithoutReason,
     QT_TRANSLATE_NOOP("Messages", "%1: a label that says not for this study needs a reason.")},
    {Reason::CitationsUnsound,
     QT_TRANSLATE_NOOP(
         "Messages",
         "%1: \"citations\" are %2 at most, each with a \"part\", a \"start\" and a \"quote\" of up to %3 bytes.")},
    {Reason::LabelIncomplete,
     QT_TRANSLATE_NOOP("Messages", "%1: a label needs an annotator, and a confidence of low, medium or high if any.")},
    {Reason::TakingPartByName, QT_TRANSLATE_NOOP("Messages", "%1: who took part is told by name.")},
    {Reason::DecisionIncomplete,
     QT_TRANSLATE_NOOP("Messages", "%1: a decision needs its state, its source, and the person who made it.")},
    {Reason::DecisionContradicts,
     QT_TRANSLATE_NOOP(
         "Messages", "%1: what is decided, and only that, has a category, or none of them, or is not for this study.")},
    {Reason::NoLink, QT_TRANSLATE_NOOP("Messages", "%1: \"%2\" is no link to an issue.")},
    {Reason::OccurrenceFromOne, QT_TRANSLATE_NOOP("Messages", "%1: an occurrence is counted from 1.")},
    {Reason::NoItem, QT_TRANSLATE_NOOP("Messages", "%1: this is no item.")},
    {Reason::KeyTwice, QT_TRANSLATE_NOOP("Messages", "%1: the key \"%2\" is there twice.")},
    {Reason::ItemTooLarge, QT_TRANSLATE_NOOP("Messages", "%1: this is too large for an item.")},
    {Reason::TooDeep, QT_TRANSLATE_NOOP("Messages", "%1: found more than %2 objects and arrays within each other.")},
    {Reason::TooDeepAtByte,
     QT_TRANSLATE_NOOP("Messages", "found more than %1 objects and arrays within each other at byte %2")},
    {Reason::TaxonomyTooLarge, QT_TRANSLATE_NOOP("Messages", "%1: found more than 16 MB, expected a taxonomy.")},
    {Reason::TaxonomyCut,
     QT_TRANSLATE_NOOP("Messages", "%1: found the end of the file, expected the rest of the taxonomy.")},
    {Reason::NoJsonAtByte, QT_TRANSLATE_NOOP("Messages", "%1: found text that is no JSON at byte %2, expected JSON.")},
    {Reason::NumberTooLarge,
     QT_TRANSLATE_NOOP("Messages", "%1: found a number that is too large, expected a taxonomy.")},
    {Reason::PropertyUnknown,
     QT_TRANSLATE_NOOP("Messages", "%1: has the property \"%2\", which the schema does not know.")},
    {Reason::NeedsProperty, QT_TRANSLATE_NOOP("Messages", "%1: needs \"%2\".")},
    {Reason::NeedsFormat, QT_TRANSLATE_NOOP("Messages", "%1: needs \"format\": \"%2\".")},
    {Reason::NeedsVersion, QT_TRANSLATE_NOOP("Messages", "%1: needs \"version\": %2.")},
    {Reason::NeedsCategories, QT_TRANSLATE_NOOP("Messages", "%1: needs an array \"categories\".")},
    {Reason::SummaryNotOfType, QT_TRANSLATE_NOOP("Messages", "%1: has a \"summary\", which only types have.")},
    {Reason::IdOfOther, QT_TRANSLATE_NOOP("Messages", "%1: its id is that of %2 on %3.")},
    {Reason::CodeTwiceOn, QT_TRANSLATE_NOOP("Messages", "%1: the code occurs twice, first on %2.")},
    {Reason::ParentNotThere, QT_TRANSLATE_NOOP("Messages", "%1: its parent %2 is not in the taxonomy.")},
    {Reason::OwnAncestor, QT_TRANSLATE_NOOP("Messages", "%1: is its own ancestor: %2.")},
    {Reason::TooDeepCategory, QT_TRANSLATE_NOOP("Messages", "%1: is deeper than three levels: %2.")},
    {Reason::CategoryIn, QT_TRANSLATE_NOOP("Messages", "%1 (%2)")},
    {Reason::HtmlPage, QT_TRANSLATE_NOOP("Messages", "found an HTML page, expected JSON")},
    {Reason::EmptyReply, QT_TRANSLATE_NOOP("Messages", "found nothing, expected JSON")},
    {Reason::ReplyCut, QT_TRANSLATE_NOOP("Messages", "found the end of the reply in its middle")},
    {Reason::NoJson, QT_TRANSLATE_NOOP("Messages", "found no JSON at byte %1")},
    {Reason::BecameShorter, QT_TRANSLATE_NOOP("Messages", "%1 cannot be read: it became shorter while it was read.")},
    {Reason::CommentAmongIssues,
     QT_TRANSLATE_NOOP("Messages", "%1: found a comment, expected an issue; comments belong in a file of their own "
                                   "whose name ends in \"comments\", such as issues-comments.jsonl.")},
    {Reason::IssueTooLarge, QT_TRANSLATE_NOOP("Messages", "%1: %2: %3.")},
    {Reason::ObjectCut,
     QT_TRANSLATE_NOOP("Messages", "%1: found the end of the object in its middle, expected the rest of it.")},
    {Reason::NoSuchIssue, QT_TRANSLATE_NOOP("Messages", "there is no such issue")},
    {Reason::SaysOf, QT_TRANSLATE_NOOP("Messages", "%1: %2.")},
};

} // namespace

std::span<const Entry> aboutFormat()
{
    return kFormat;
}

} // namespace accord::messages
