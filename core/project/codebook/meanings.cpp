// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/codebook/meanings.h"

#include "core/format/taxonomy_json/reader.h"

#include <algorithm>

namespace accord {

Result<Meanings> Meanings::read(const std::vector<store::CodebookVersion>& versions, const std::string& file)
{
    Meanings meanings;
    Version known;
    for (const store::CodebookVersion& version : versions) {
        const auto read = format::readTaxonomy(version.json, file);
        if (!read.ok()) {
            return Error{Errc::Damaged, file, "a version of its codebook breaks a rule: " + read.error().detail};
        }
        for (const Category& category : read->taxonomy.categories()) {
            known[category.uuid] = State{category.meaning, category.mergedInto, !category.splitInto.empty()};
        }
        meanings.m_versions.push_back(known);
    }
    return meanings;
}

Meanings::State Meanings::at(const Uuid& category, std::size_t version) const
{
    const auto found = m_versions[version].find(category);
    return found == m_versions[version].end() ? State{} : found->second;
}

Uuid Meanings::standsFor(const Uuid& category, std::size_t version) const
{
    Uuid last = category;
    for (std::size_t steps = 0; steps <= m_versions[version].size(); ++steps) {
        const Uuid next = at(last, version).mergedInto;
        if (next.isNull()) {
            break;
        }
        last = next;
    }
    return last;
}

RelabelReason Meanings::compare(const Uuid& category, std::size_t given, std::size_t holds) const
{
    if (holds >= m_versions.size()) {
        return RelabelReason::No;
    }
    given = std::min(given, holds);
    const Uuid now = standsFor(category, holds);
    if (at(now, holds).split) {
        return RelabelReason::Split;
    }
    const Uuid then = standsFor(category, given);
    if (then == now) { // whatever it counted as in between
        return at(now, given).meaning == at(now, holds).meaning ? RelabelReason::No : RelabelReason::Meaning;
    }
    // Since when the label has counted as what it counts as.
    std::size_t since = holds;
    while (since > given && standsFor(category, since - 1) == now) {
        --since;
    }
    const bool changedBefore = since > given && at(then, given).meaning != at(then, since - 1).meaning;
    const bool changed = at(now, since).meaning != at(now, holds).meaning;
    return changed || changedBefore ? RelabelReason::Meaning : RelabelReason::No;
}

} // namespace accord
