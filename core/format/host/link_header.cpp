// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/host/link_header.h"

#include "core/base/text.h"

#include <algorithm>
#include <optional>

namespace accord::format {
namespace {

// RFC 8288, appendix B.2 and B.3, for the parameters that lead on.
class Reading
{
public:
    explicit Reading(std::string_view rest)
        : m_rest(rest)
    {}

    PageLinks run()
    {
        PageLinks links;
        while (const auto target = nextTarget()) {
            const std::string relations = readRelations();
            take(relations, "next", *target, links.next);
            take(relations, "last", *target, links.last);
        }
        return links;
    }

private:
    static void take(std::string_view relations, std::string_view wanted, std::string_view target, std::string& into)
    {
        for (const std::string_view each : text::split(relations, ' ')) {
            if (into.empty() && text::equalsIgnoringCase(each, wanted)) {
                into = target;
            }
        }
    }

    void skip(std::string_view characters)
    {
        m_rest.remove_prefix(std::min(m_rest.find_first_not_of(characters), m_rest.size()));
    }

    bool takeOne(char c)
    {
        const bool there = m_rest.starts_with(c);
        m_rest.remove_prefix(there ? 1 : 0);
        return there;
    }

    std::optional<std::string_view> nextTarget()
    {
        skip(" \t,");
        const std::size_t end = m_rest.find('>');
        if (!takeOne('<') || end == std::string_view::npos) {
            return std::nullopt;
        }
        const std::string_view target = m_rest.substr(0, end - 1);
        m_rest.remove_prefix(end);
        return target;
    }

    // Everything up to the next link; the value of the first "rel".
    std::string readRelations()
    {
        std::optional<std::string> relations;
        for (skip(" \t"); takeOne(';'); skip(" \t")) {
            skip(" \t");
            const std::string_view name = takeUntil("=;, \t");
            skip(" \t");
            std::string value;
            if (takeOne('=')) {
                skip(" \t");
                value = takeOne('"') ? takeQuoted() : std::string(takeUntil(";, \t"));
            }
            if (!relations && text::equalsIgnoringCase(name, "rel")) {
                relations = std::move(value);
            }
        }
        return relations.value_or(std::string());
    }

    std::string_view takeUntil(std::string_view characters)
    {
        const std::string_view taken = m_rest.substr(0, m_rest.find_first_of(characters));
        m_rest.remove_prefix(taken.size());
        return taken;
    }

    std::string takeQuoted()
    {
        std::string value;
        while (!m_rest.empty() && !takeOne('"')) {
            if (m_rest.front() == '\\' && m_rest.size() > 1) {
                m_rest.remove_prefix(1);
            }
            value += m_rest.front();
            m_rest.remove_prefix(1);
        }
        return value;
    }

    std::string_view m_rest;
};

} // namespace

PageLinks readLinkHeader(std::string_view header)
{
    return Reading(header).run();
}

} // namespace accord::format
