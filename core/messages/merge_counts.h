// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/translatable.h"
#include "core/model/merging.h"

#include <array>

namespace accord::messages {

/// How one thing of a count is called, and several of them (as a window says it, to be translated).
struct MergeCountWord
{
    const char* one;
    const char* several;
};

/// In the order of kMergeCounts.
inline constexpr std::array kMergeCountWords = std::to_array<MergeCountWord>({
    {"label", QT_TRANSLATE_N_NOOP("MergeText", "%Ln labels")},
    {"decision", QT_TRANSLATE_N_NOOP("MergeText", "%Ln decisions")},
    {"vote", QT_TRANSLATE_N_NOOP("MergeText", "%Ln votes")},
    {"meeting step", QT_TRANSLATE_N_NOOP("MergeText", "%Ln meeting steps")},
    {"person", QT_TRANSLATE_N_NOOP("MergeText", "%Ln people")},
    {"round", QT_TRANSLATE_N_NOOP("MergeText", "%Ln rounds")},
    {"item", QT_TRANSLATE_N_NOOP("MergeText", "%Ln items")},
    {"issue", QT_TRANSLATE_N_NOOP("MergeText", "%Ln issues")},
    {"text", QT_TRANSLATE_N_NOOP("MergeText", "%Ln texts")},
    {"codebook version", QT_TRANSLATE_N_NOOP("MergeText", "%Ln codebook versions")},
    {"round change", QT_TRANSLATE_N_NOOP("MergeText", "%Ln round changes")},
    {"assignment", QT_TRANSLATE_N_NOOP("MergeText", "%Ln assignments")},
    {"gate outcome", QT_TRANSLATE_N_NOOP("MergeText", "%Ln gate outcomes")},
    {"person change", QT_TRANSLATE_N_NOOP("MergeText", "%Ln person changes")},
    {"settings change", QT_TRANSLATE_N_NOOP("MergeText", "%Ln settings changes")},
    {"source change", QT_TRANSLATE_N_NOOP("MergeText", "%Ln source changes")},
    {"finding", QT_TRANSLATE_N_NOOP("MergeText", "%Ln findings")},
    {"newer issue fact", QT_TRANSLATE_N_NOOP("MergeText", "%Ln newer issue facts")},
});
static_assert(kMergeCountWords.size() == kMergeCounts.size());

} // namespace accord::messages
