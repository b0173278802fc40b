// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/documents/document_text.h"

#include <utility>

namespace accord::format {
namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}

// Whether Markdown would take "<" and what follows for a tag, and show neither.
bool beginsTag(char next)
{
    return (next >= 'a' && next <= 'z') || (next >= 'A' && next <= 'Z') || next == '/' || next == '!' || next == '?';
}

} // namespace

void BlockText::begin(std::string_view mark, bool ofList)
{
    m_waiting = true;
    m_mark = mark;
    m_ofList = ofList;
}

void BlockText::open()
{
    if (!std::exchange(m_waiting, false)) {
        return;
    }
    if (!m_text.empty()) {
        m_text += m_ofList && m_lastOfList ? "\n" : "\n\n";
    }
    m_text += m_mark;
    m_lastOfList = m_ofList;
    m_blank = false;
}

void BlockText::add(std::string_view words)
{
    for (std::size_t at = 0; at < words.size(); ++at) {
        const char c = words[at];
        if (isBlank(c)) {
            m_blank = true;
            continue;
        }
        open();
        if (std::exchange(m_blank, false) && !m_text.empty() && m_text.back() != '\n' && m_text.back() != ' ') {
            m_text += ' ';
        }
        if (c == '<' && at + 1 < words.size() && beginsTag(words[at + 1])) {
            m_text += "&lt;";
        } else {
            m_text += c;
        }
    }
}

void BlockText::line()
{
    if (!m_waiting) {
        m_text += '\n';
        m_blank = false;
    }
}

void BlockText::exact(std::string_view words)
{
    open();
    m_text += words;
}

std::string BlockText::take()
{
    if (!m_text.empty()) {
        m_text += '\n';
    }
    return std::exchange(m_text, {});
}

Result<std::string> textOfDocument(std::string content, DocumentShape shape, const std::string& name)
{
    switch (shape) {
    case DocumentShape::Word:
        return textOfWordDocument(std::move(content), name);
    case DocumentShape::OpenDocument:
        return textOfOpenDocument(std::move(content), name);
    case DocumentShape::WebPage:
        break;
    }
    return textOfWebPage(std::move(content), name);
}

} // namespace accord::format
