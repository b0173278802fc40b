// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/sections.h"

namespace accord::messages {
namespace {

constexpr Entry kExchange[] = {
    {Reason::TableOfSummaries,
     QT_TRANSLATE_NOOP("Messages", "%1: this is a table of summaries, which says what people wrote about the issues of "
                                   "each category; it names no issues and holds no labels.")},
    {Reason::NoLinkColumn,
     QT_TRANSLATE_NOOP("Messages", "%1: no column holds links to issues or other texts; the columns are: %2.")},
    {Reason::SeveralFinalColumns,
     QT_TRANSLATE_NOOP("Messages",
                       "%1: several columns look like final labels: %2; say which is, and which are annotators.")},
    {Reason::NoTaxonomyForColumns,
     QT_TRANSLATE_NOOP("Messages", "%1: the project has no taxonomy, so no column can be recognised as labels.")},
    {Reason::NoCodeColumn, QT_TRANSLATE_NOOP("Messages", "%1: no column holds codes of the taxonomy.")},
    {Reason::ValueInColumn, QT_TRANSLATE_NOOP("Messages", "%1: \"%2\" in column \"%3\".")},
    {Reason::CodeUnknown, QT_TRANSLATE_NOOP("Messages", "%1: unknown code \"%2\" in column \"%3\".")},
    {Reason::CodeUnknownButNear,
     QT_TRANSLATE_NOOP("Messages", "%1: unknown code \"%2\" in column \"%3\"; near to it: %4.")},
    {Reason::ColumnWithoutLabels, QT_TRANSLATE_NOOP("Messages", "%1: column \"%2\" holds neither links nor labels.")},
    {Reason::ColumnOfNobody, QT_TRANSLATE_NOOP("Messages", "%1: column %2 holds labels, but names nobody.")},
    {Reason::ColumnTwice, QT_TRANSLATE_NOOP("Messages", "%1: column \"%2\" is there twice.")},
    {Reason::NotEmbedded, QT_TRANSLATE_NOOP("Messages", "%1 met a mistake in Accord itself: is not embedded.")},
    {Reason::RetiredTakesNoLabels,
     QT_TRANSLATE_NOOP("Messages", "%1: the category \"%2\" is retired, and takes no labels.")},
    {Reason::AnnotatorUnknown,
     QT_TRANSLATE_NOOP("Messages", "There is no annotator \"%1\" in the file. Annotators are: %2.")},
    {Reason::EmptyTable, QT_TRANSLATE_NOOP("Messages", "%1: the file is empty; expected a line of column names.")},
    {Reason::ColumnNotKnown, QT_TRANSLATE_NOOP("Messages", "%1: column \"%2\" is not known.")},
    {Reason::ColumnOfNoPerson,
     QT_TRANSLATE_NOOP("Messages", "%1: column \"%2\" holds codes and is called like no person, but like a count, a "
                                   "majority or labels in general; say whose labels they are, or leave it out.")},
    {Reason::WouldReplaceLabel,
     QT_TRANSLATE_NOOP("Messages", "%1 has labels in the round \"%2\" that these files would replace, the first one of "
                                   "%3; nothing was imported.")},
    {Reason::ColumnMissing, QT_TRANSLATE_NOOP("Messages", "%1: there is no column \"%2\".")},
    {Reason::NameTooLong, QT_TRANSLATE_NOOP("Messages", "Person \"%1\" does not fit: a name has at most %2 bytes.")},
    {Reason::RetiredMeanwhile, QT_TRANSLATE_NOOP("Messages", "%1: the category is retired.")},
    {Reason::Namesake, QT_TRANSLATE_NOOP("Messages", "The files bring another person called \"%1\", and here is %2.")},
    {Reason::TakingNeedsLead,
     QT_TRANSLATE_NOOP("Messages",
                       "Taking over more than labels is not allowed: only a lead of the study may do that.")},
    {Reason::TooManyFiles,
     QT_TRANSLATE_NOOP("Messages", "%1 files do not fit: from one to %2 at a time can be merged.")},
    {Reason::NoIssuesForPerson, QT_TRANSLATE_NOOP("Messages", "There are no issues for %1.")},
    {Reason::WouldReplaceProject,
     QT_TRANSLATE_NOOP(
         "Messages",
         "%1 cannot be written: it is this project itself, and nothing is written over it; choose another name.")},
    {Reason::NamedLikeProject,
     QT_TRANSLATE_NOOP(
         "Messages",
         "%1 cannot be written: it is called like a project, and nothing is written over one; choose another name.")},
    {Reason::NoCategories,
     QT_TRANSLATE_NOOP("Messages", "%1: it holds no categories, and would retire all that the project has.")},
    {Reason::AuditRepeatedItems,
     QT_TRANSLATE_NOOP(
         "Messages",
         "Rows that list an item again: %1 of %2; with other labels than the first one: %3. They are: %4.")},
    {Reason::AuditCopiedLabels,
     QT_TRANSLATE_NOOP("Messages", "%1 and %2 gave the same labels on %3 items in a row, from %4 to %5; on such items "
                                   "they are otherwise alike %6 times of 100.")},
    {Reason::AuditRepeatedBlock,
     QT_TRANSLATE_NOOP("Messages",
                       "The labels of %1 rows in a row, from %2 on, stand once more in the rows from %3 on.")},
    {Reason::AuditCodesOutside,
     QT_TRANSLATE_NOOP("Messages",
                       "Labels with a code that the codebook does not have, or has retired: %1. The codes are: %2.")},
    {Reason::AuditRenumbered,
     QT_TRANSLATE_NOOP(
         "Messages",
         "%1 was \"%2\" in an earlier version of the codebook and is \"%3\" now; labels with this code: %4.")},
    {Reason::AuditNeverUsed, QT_TRANSLATE_NOOP("Messages", "Categories that nobody used: %1. They are: %2.")},
    {Reason::AuditNeverFinal,
     QT_TRANSLATE_NOOP("Messages", "%1 was given %2 times. Items on which more than half of the annotators gave it: "
                                   "%3; items of which it is the final label: %4.")},
    {Reason::AuditNeverAgreedSoFar,
     QT_TRANSLATE_NOOP("Messages", "%1 was given %2 times. Items on which more than half of the annotators gave it: "
                                   "%3; items of which it is the final label: %4 of the %5 that are decided so far.")},
    {Reason::AuditNeverAgreed,
     QT_TRANSLATE_NOOP("Messages",
                       "%1 was given %2 times. Items on which more than half of the annotators gave it: %3.")},
    {Reason::AuditFinalIsPlurality,
     QT_TRANSLATE_NOOP("Messages",
                       "The final label is what most annotators gave on %1 of %2 items, on all %3 that they disagree "
                       "on as well: no discussion is seen in it, and agreement with it says nothing new.")},
    {Reason::AuditOrderEffect,
     QT_TRANSLATE_NOOP("Messages", "Agreement falls with every annotator from %1 to %2: the mean kappa with the others "
                                   "is %3 for the first and %4 for the last of %5.")},
    {Reason::AuditAverages,
     QT_TRANSLATE_NOOP("Messages", "Kappa is %1 over all items, and the mean over %2 repositories is %3: a report has "
                                   "to say which of them it gives.")},
    {Reason::AuditTooFast, QT_TRANSLATE_NOOP("Messages", "%1 gave %2 of %3 timed labels faster than one can read the "
                                                         "issue, or its first %4 characters at %5 a second.")},
    {Reason::AuditChangedLater,
     QT_TRANSLATE_NOOP("Messages",
                       "After first labels ended %1 were changed and %2 given for the first time, in sight of "
                       "what others say; Fleiss' kappa is %3 without them and %4 with them.")},
    {Reason::AuditOneProject,
     QT_TRANSLATE_NOOP("Messages", "%1 does not fit: an audit looks at tables of labels (CSV), or at one project.")},
    {Reason::PersonColumnMissing,
     QT_TRANSLATE_NOOP("Messages", "%1: the table has one row per label, in the column \"%2\"; say which column names "
                                   "the person, or that each file is of one person.")},
    {Reason::LabelledTwice, QT_TRANSLATE_NOOP("Messages", "%1: %2 has a label for \"%3\" in a row above already.")},
    {Reason::ColumnRoleUnknown,
     QT_TRANSLATE_NOOP("Messages", "\"%1\" does not fit: expected HEADER=ROLE, with one of the roles %2.")},
    {Reason::LabelsAlmostAlike,
     QT_TRANSLATE_NOOP("Messages", "%1: labels differ only in case or spaces: %2. Say which are one.")},
    {Reason::PersonWithoutLabels,
     QT_TRANSLATE_NOOP("Messages",
                       "%1: column \"%2\" names people, and no column with their labels stands beside it.")},
    {Reason::ColumnIsTotal,
     QT_TRANSLATE_NOOP("Messages", "%1: column \"%2\" is the sum of the others in every row, so it seems to be of "
                                   "nobody; say whose labels they are, or leave it out.")},
    {Reason::ColumnIsPlurality,
     QT_TRANSLATE_NOOP("Messages", "%1: column \"%2\" has what most of the others have in every row, so it seems to be "
                                   "decided from them; say whose labels they are, or that they are the final ones.")},
    {Reason::ColumnOfManyLabels,
     QT_TRANSLATE_NOOP("Messages", "%1: column \"%2\" has more than %3 different labels, so it seems to be text or a "
                                   "name; say whose labels they are, or leave it out.")},
    {Reason::ColumnOfOneself,
     QT_TRANSLATE_NOOP("Messages", "%1: no label of column \"%2\" is in any other column, so it seems to be of nobody; "
                                   "say whose labels they are, or leave it out.")},
    {Reason::ConflictUnknown,
     QT_TRANSLATE_NOOP("Messages", "%1: \"%2\" in column \"%3\" does not say whether the item was a conflict; expected "
                                   "1, yes or true, or 0, no, false or nothing.")},
    {Reason::RecipeUnsound, QT_TRANSLATE_NOOP("Messages", "%1 does not say how a table is read: %2.")},
    {Reason::NoRowOfRound, QT_TRANSLATE_NOOP("Messages", "%1: no row is of the round \"%2\"; its column has: %3.")},
    {Reason::SeveralLabelColumns,
     QT_TRANSLATE_NOOP("Messages", "%1: several columns have labels of the person in column \"%2\": %3; say which one "
                                   "is taken, and import each other one as a round of its own.")},
};

} // namespace

std::span<const Entry> aboutExchange()
{
    return kExchange;
}

} // namespace accord::messages
