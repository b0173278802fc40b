// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/sections.h"

namespace accord::messages {
namespace {

constexpr Entry kTaxonomy[] = {
    {Reason::NoParentButNoType, QT_TRANSLATE_NOOP("Messages", "%1: has no parent but is not a type.")},
    {Reason::ParentMissing, QT_TRANSLATE_NOOP("Messages", "%1: its parent is not in the taxonomy.")},
    {Reason::WrongLevel, QT_TRANSLATE_NOOP("Messages", "%1: is not one level below its parent %2.")},
    {Reason::ReplacedNotRetired, QT_TRANSLATE_NOOP("Messages", "%1: is merged or split, and so must be retired.")},
    {Reason::MergedIntoMissing, QT_TRANSLATE_NOOP("Messages", "%1: is merged into a category that is not in the taxonomy.")},
    {Reason::SplitIntoMissing, QT_TRANSLATE_NOOP("Messages", "%1: is split into a category that is not in the taxonomy.")},
    {Reason::MergedInCircle, QT_TRANSLATE_NOOP("Messages", "%1: is merged in a circle.")},
    {Reason::CategoryIncomplete, QT_TRANSLATE_NOOP("Messages", "%1: needs an id, a code and a name.")},
    {Reason::IdTwice, QT_TRANSLATE_NOOP("Messages", "%1: its id occurs twice: %2.")},
    {Reason::CodeTwice, QT_TRANSLATE_NOOP("Messages", "%1: the code occurs twice.")},
    {Reason::CodebookVersionBroken, QT_TRANSLATE_NOOP("Messages", "%1 is damaged: a version of its codebook breaks a rule: %2.")},
    {Reason::CodebookVersionNotFound, QT_TRANSLATE_NOOP("Messages", "There is no such version of the codebook: there are %1 of them.")},
    {Reason::NoCode, QT_TRANSLATE_NOOP("Messages", "%1 is no code: that is letters or digits such as C.10, no address, and no word that a label has.")},
    {Reason::CodeUsedBefore, QT_TRANSLATE_NOOP("Messages", "%1 was the code of \"%2\", and codes are not used again.")},
    {Reason::RetiredTorn, QT_TRANSLATE_NOOP("Messages", "%1 is retired and would not be one level below its parent any more.")},
};

} // namespace

std::span<const Entry> aboutTaxonomy()
{
    return kTaxonomy;
}

} // namespace accord::messages
