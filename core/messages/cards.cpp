// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/sections.h"

namespace accord::messages {
namespace {

constexpr Entry kCards[] = {
    {Reason::NothingSorted,
     QT_TRANSLATE_NOOP("Messages", "%1: nobody sorted two cards; expected a row for each card and a column for each "
                                   "person with the card's pile, or the columns card, person and pile.")},
    {Reason::CardWithoutName, QT_TRANSLATE_NOOP("Messages", "%1: the card has no name.")},
    {Reason::CardTwice,
     QT_TRANSLATE_NOOP("Messages", "%1: there is a card \"%2\" above already; expected another name for each card.")},
    {Reason::CardSortedTwice,
     QT_TRANSLATE_NOOP("Messages", "%1: %3 has card \"%2\" in a pile already; expected one pile for each card.")},
    {Reason::TooManyCards, QT_TRANSLATE_NOOP("Messages", "%1: more than %2 cards are not compared.")},
    {Reason::SortersOutOfBounds,
     QT_TRANSLATE_NOOP("Messages", "Cards are shared out among %1 to %2 people; these are %3.")},
    {Reason::NoCards, QT_TRANSLATE_NOOP("Messages", "There is no card to share out.")},
    {Reason::SortLevels,
     QT_TRANSLATE_NOOP("Messages", "%1: there is no level %2 of piles; this table has %3 levels, 1 is the coarsest.")},
    {Reason::RankUnsound,
     QT_TRANSLATE_NOOP("Messages",
                       "%1: \"%2\" is no rank; expected a number such as 1 or 2.5, or nothing where there is "
                       "none.")},
    {Reason::NothingRanked,
     QT_TRANSLATE_NOOP("Messages",
                       "%1: nobody ranked anything; expected a row for each judge, a column for each object "
                       "and ranks in the cells, or --judges columns.")},
    {Reason::TooManyRanked, QT_TRANSLATE_NOOP("Messages", "%1: more than %2 objects are not compared.")},
};

} // namespace

std::span<const Entry> aboutCards()
{
    return kCards;
}

} // namespace accord::messages
