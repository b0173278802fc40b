// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/sections.h"

namespace accord::messages {
namespace {

constexpr Entry kRatings[] = {
    {Reason::NoNumber,
     QT_TRANSLATE_NOOP("Messages", "%1: \"%2\" is no number; expected one such as 2 or -0.5 for --scale numeric.")},
    {Reason::NoPath,
     QT_TRANSLATE_NOOP(
         "Messages",
         "%1: \"%2\" is no path; expected one such as A.1.i, without an empty part, for --scale hierarchical.")},
    {Reason::NoSet,
     QT_TRANSLATE_NOOP(
         "Messages",
         "%1: \"%2\" is no set; expected codes such as P|Q, without an empty one, or {} for --scale sets.")},
    {Reason::FirstColumnNoItem,
     QT_TRANSLATE_NOOP("Messages", "%1: the first column is \"%2\"; expected \"item\". Say --item NAME where the items "
                                   "have another column, or --no-item where every column is a rater.")},
    {Reason::RaterWithoutName, QT_TRANSLATE_NOOP("Messages", "%1: column %2 has no name; expected that of a rater.")},
    {Reason::RaterWithBar,
     QT_TRANSLATE_NOOP("Messages", "%1: column %2 is \"%3\"; a rater's name has no |, which stands between two.")},
    {Reason::RaterTwice,
     QT_TRANSLATE_NOOP("Messages", "%1: column %2 is \"%3\" once more; expected another name for each rater.")},
    {Reason::RowPerRating,
     QT_TRANSLATE_NOOP("Messages",
                       "%1: column %2 is \"%3\", so a row seems to be one rating; expected a row per item and "
                       "a column per rater. Bring the table into that form, or say --raters A,B,C.")},
    {Reason::ItemsRepeat,
     QT_TRANSLATE_NOOP("Messages",
                       "%1: %2 rows have %3 items, so a row seems to be one rating; expected a row per item "
                       "and a column per rater. Bring the table into that form, or say --no-item.")},
    {Reason::RaterIsCount,
     QT_TRANSLATE_NOOP("Messages",
                       "%1: column %2 is \"%3\", which is no rater's name; say --raters A,B,C for the columns "
                       "of raters, and --final COLUMN for decided labels.")},
    {Reason::RaterIsTotal,
     QT_TRANSLATE_NOOP("Messages",
                       "%1: column \"%2\" is the sum of the others in every row, so it seems to be no rater's; "
                       "say --raters A,B,C for the columns of raters.")},
    {Reason::RaterIsPlurality,
     QT_TRANSLATE_NOOP("Messages",
                       "%1: column \"%2\" has what most of the others have in every row, so it seems to be decided "
                       "from them; say --final COLUMN to take it so, or --raters A,B,C for the columns of raters.")},
    {Reason::RaterOfManyLabels,
     QT_TRANSLATE_NOOP("Messages",
                       "%1: column \"%2\" has more than %3 different labels, so it seems to be text or a name; say "
                       "--raters A,B,C for the columns of raters.")},
    {Reason::RaterAlone,
     QT_TRANSLATE_NOOP("Messages",
                       "%1: no label of column \"%2\" is in any other column, so it seems to be no rater's; "
                       "say --raters A,B,C for the columns of raters.")},
    {Reason::BlankMayMean,
     QT_TRANSLATE_NOOP("Messages",
                       "%1: the only label is \"%2\", and %3 cells are empty. Say --blank LABEL if an empty "
                       "cell is a label, such as no, or --blank missing if nobody rated there.")},
    {Reason::TooManyLabels,
     QT_TRANSLATE_NOOP("Messages",
                       "%1: there are more than %2 different labels: free text, or a column that is no rater's.")},
    {Reason::StandsThereTwice, QT_TRANSLATE_NOOP("Messages", "%1 does not fit: \"%2\" stands there twice.")},
    {Reason::TooManyCodes, QT_TRANSLATE_NOOP("Messages", "%1 does not fit: there are more than %2 codes.")},
    {Reason::SameNumber,
     QT_TRANSLATE_NOOP(
         "Messages",
         "--scale ordinal does not fit: \"%1\" and \"%2\" are the same number; say --order LOWEST,...,HIGHEST.")},
    {Reason::OrderLacks, QT_TRANSLATE_NOOP("Messages", "--order does not fit: it lacks \"%1\" of --codebook.")},
    {Reason::OrderHasMore,
     QT_TRANSLATE_NOOP("Messages", "--order does not fit: it has \"%1\", which --codebook lacks.")},
    {Reason::WordsHaveNoOrder,
     QT_TRANSLATE_NOOP("Messages", "--scale ordinal does not fit: words have no order of their own; say --order "
                                   "LOWEST,...,HIGHEST. Labels are: %1.")},
    {Reason::OrderOfOrdinalOnly,
     QT_TRANSLATE_NOOP("Messages", "--order does not fit: it goes with --scale ordinal only.")},
    {Reason::OptionEmpty,
     QT_TRANSLATE_NOOP("Messages", "%1 does not fit: it is empty; expected codes between commas.")},
    {Reason::CodeEmpty,
     QT_TRANSLATE_NOOP("Messages", "%1 does not fit: a code is empty; expected codes between commas.")},
    {Reason::OptionGoesOn,
     QT_TRANSLATE_NOOP("Messages", "%1 does not fit: it goes on in another line; expected codes between commas.")},
    {Reason::RaterUnknown,
     QT_TRANSLATE_NOOP("Messages", "--group does not fit: there is no rater \"%1\"; raters are: %2.")},
    {Reason::TwoGroups,
     QT_TRANSLATE_NOOP("Messages", "--group does not fit: two groups can be compared; say it twice.")},
    {Reason::ColumnUnknown, QT_TRANSLATE_NOOP("Messages", "The file has no column \"%1\". Columns are: %2.")},
    {Reason::CellsNotFull, QT_TRANSLATE_NOOP("Messages", "The cells are not full rows.")},
    {Reason::CellOutOfRange, QT_TRANSLATE_NOOP("Messages", "Item %1, rater %2 does not fit: category %3 of %4.")},
    {Reason::KappaOutOfRange, QT_TRANSLATE_NOOP("Messages", "Kappa does not fit: from 0 to below 1.")},
    {Reason::TooFewRaters, QT_TRANSLATE_NOOP("Messages", "The raters do not fit: at least 2.")},
    {Reason::SharesUnsound, QT_TRANSLATE_NOOP("Messages", "The shares do not fit: at least two, all above 0.")},
    {Reason::HalfWidthUnsound, QT_TRANSLATE_NOOP("Messages", "The half-width does not fit: above 0.")},
    {Reason::HalfWidthOutOfReach,
     QT_TRANSLATE_NOOP("Messages", "The half-width does not fit: it cannot be reached with a thousand million items.")},
    {Reason::NoRaterColumn,
     QT_TRANSLATE_NOOP("Messages", "%1: found no column of a rater; expected item,RATER,RATER,... between commas.")},
    {Reason::NotAmongCodes,
     QT_TRANSLATE_NOOP("Messages", "%1: \"%2\" is not in %3, which names every code, also those in use.")},
};

} // namespace

std::span<const Entry> aboutRatings()
{
    return kRatings;
}

} // namespace accord::messages
