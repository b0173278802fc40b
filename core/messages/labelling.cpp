// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/sections.h"

namespace accord::messages {
namespace {

constexpr Entry kLabelling[] = {
    {Reason::IssueNotInRound,
     QT_TRANSLATE_NOOP("Messages", "There is no issue %1: the round \"%2\" does not have this issue.")},
    {Reason::IssueNotInProject,
     QT_TRANSLATE_NOOP("Messages", "There is no issue %1: the project does not have this issue.")},
    {Reason::CategoryNeedsVerdict,
     QT_TRANSLATE_NOOP("Messages",
                       "The label does not fit: a category goes with the verdict \"category\" and with no other.")},
    {Reason::ExclusionNeedsReason,
     QT_TRANSLATE_NOOP("Messages",
                       "The label does not fit: \"not for this study\" needs a reason, and nothing else has one.")},
    {Reason::ExclusionUnknown,
     QT_TRANSLATE_NOOP("Messages", "The label does not fit: \"%1\" is none of the study's reasons.")},
    {Reason::LabelNotUtf8,
     QT_TRANSLATE_NOOP("Messages", "The label does not fit: the summary or the note is not UTF-8.")},
    {Reason::TextTooLong,
     QT_TRANSLATE_NOOP("Messages", "A text of %1 bytes does not fit: a note, a summary or a reason has at most %2.")},
    {Reason::TooManyCitations,
     QT_TRANSLATE_NOOP("Messages", "The label does not fit: it cites %1 passages, and %2 are as many as it can.")},
    {Reason::CitationUnsound,
     QT_TRANSLATE_NOOP(
         "Messages",
         "The label does not fit: passage %1 that it cites has no place, no words, or more than %2 bytes.")},
    {Reason::CitationNotFound,
     QT_TRANSLATE_NOOP("Messages", "The text of the issue does not have the passage \"%1\", so it cannot be cited.")},
    {Reason::OpenCodeNeedsVerdict,
     QT_TRANSLATE_NOOP("Messages", "The label does not fit: a code of one's own goes with \"none of these\", and only "
                                   "there.")},
    {Reason::OpenCodeUnsound,
     QT_TRANSLATE_NOOP("Messages", "\"%1\" cannot be a code: it has to be a text on one line, of at most %2 bytes.")},
    {Reason::NoOpenCodes, QT_TRANSLATE_NOOP("Messages", "The round \"%1\" does not take codes of one's own.")},
    {Reason::OpenCodeUnknown,
     QT_TRANSLATE_NOOP("Messages", "There is no code \"%1\" in rounds that are open to all eyes.")},
    {Reason::LinkUnsound,
     QT_TRANSLATE_NOOP("Messages",
                       "%1 does not fit: a link to an issue looks like https://github.com/OWNER/NAME/issues/NUMBER, "
                       "the address of a text without a link like text:GROUP/NAME.")},
    {Reason::ItemNotFound, QT_TRANSLATE_NOOP("Messages", "There is no such item.")},
    {Reason::RescueDoesNotFit,
     QT_TRANSLATE_NOOP("Messages", "%1 is damaged: what can still be read does not fit together.")},
};

} // namespace

std::span<const Entry> aboutLabelling()
{
    return kLabelling;
}

} // namespace accord::messages
