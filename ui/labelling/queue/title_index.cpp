// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/queue/title_index.h"

#include "core/base/text.h"
#include "core/project/items.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr std::size_t kStep = 128;

} // namespace

TitleIndex::TitleIndex(Project& project)
    : m_project(project)
{}

void TitleIndex::clear()
{
    m_text.clear();
    m_ends.clear();
}

bool TitleIndex::fillFurther(const std::vector<labelling::QueueEntry>& entries)
{
    if (m_ends.size() >= entries.size() || entries.size() > kMost) {
        return false;
    }
    std::vector<ItemId> items;
    const std::size_t end = std::min(m_ends.size() + kStep, entries.size());
    for (std::size_t i = m_ends.size(); i < end; ++i) {
        items.push_back(entries[i].item);
    }
    const auto headings = headingsOf(m_project, items);
    if (!headings) {
        return false;
    }
    auto heading = headings->begin();
    for (const ItemId item : items) {
        // An item that is gone meanwhile keeps its place with an empty text.
        if (heading != headings->end() && heading->item == item) {
            m_text += text::lowerAscii(heading->repository + "#" + heading->number + " " + heading->title);
            ++heading;
        }
        m_ends.push_back(static_cast<std::uint32_t>(m_text.size()));
    }
    return m_ends.size() < entries.size();
}

std::vector<std::uint32_t> TitleIndex::matches(const std::string& typed, std::size_t from) const
{
    // What only the full-text search understands is left out: "quant*", and the quotes of a phrase.
    std::string folded = text::lowerAscii(typed);
    std::erase_if(folded, [](char c) { return c == '*' || c == '"'; });
    const std::vector<std::string_view> words = text::split(folded, ' ');
    std::vector<std::uint32_t> found;
    for (std::size_t i = from; i < m_ends.size(); ++i) {
        const std::string_view entry = text(i);
        if (std::ranges::all_of(words, [&](std::string_view word) { return entry.find(word) != entry.npos; })) {
            found.push_back(static_cast<std::uint32_t>(i));
        }
    }
    return found;
}

std::string_view TitleIndex::text(std::size_t index) const
{
    const std::uint32_t begin = index == 0 ? 0 : m_ends[index - 1];
    return std::string_view(m_text).substr(begin, m_ends[index] - begin);
}

} // namespace accord::ui
