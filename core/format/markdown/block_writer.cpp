// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/markdown/block_writer.h"

#include "core/format/markdown/inline_text.h"

#include <algorithm>
#include <utility>

namespace accord::format {
namespace {

constexpr std::size_t kDeepest = 48;
constexpr std::size_t kDeepestFold = 8;
// A flow that grew beyond this is closed at the next opportunity, so that each can be laid out within a frame.
constexpr std::size_t kFlowSize = std::size_t{4} * 1024;

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t\n\r") == std::string_view::npos;
}

bool isBlockRole(ElementRole role)
{
    return role != ElementRole::Inline && role != ElementRole::Link;
}

// Some hosts put a whole caption into the description of an image.
std::string shortened(std::string_view text)
{
    constexpr std::size_t kLongest = 200;
    std::size_t end = std::min(text.size(), kLongest);
    while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U) {
        --end;
    }
    return std::string(text.substr(0, end)) + (end < text.size() ? "..." : "");
}

} // namespace

BlockWriter::BlockWriter(const InlineText& text, std::string_view repositoryUrl)
    : m_text(text)
    , m_repositoryUrl(repositoryUrl)
    , m_frames(1)
{}

bool BlockWriter::within(ElementRole role)
{
    return count(role) > 0;
}

int BlockWriter::count(ElementRole role)
{
    return static_cast<int>(
        std::ranges::count(frame().stack, role, [](const Entry& entry) { return entry.element.role; }));
}

// The outermost link that is open, or the size of the stack.
std::size_t BlockWriter::linkIndex()
{
    const auto& stack = frame().stack;
    const auto found =
        std::ranges::find(stack, ElementRole::Link, [](const Entry& entry) { return entry.element.role; });
    return static_cast<std::size_t>(found - stack.begin());
}

void BlockWriter::flushText()
{
    Frame& now = frame();
    if (now.pending.empty()) {
        return;
    }
    const std::string pending = std::exchange(now.pending, {});
    if (now.atStart && isBlank(pending)) {
        return;
    }
    resume();
    const bool keep = std::ranges::any_of(now.stack, [](const Entry& entry) {
        return entry.element.role == ElementRole::Link || entry.element.name == "code" || entry.element.name == "kbd";
    });
    const auto references = keep ? InlineText::References::Keep : InlineText::References::Link;
    std::string_view rest = pending;
    while (rest.size() > 2 * kFlowSize && !within(ElementRole::Table)) {
        // A file that somebody pasted as one line: cut between words, so that its parts can be laid out one by one.
        std::size_t cut = rest.rfind(' ', kFlowSize);
        if (cut == std::string_view::npos || cut == 0) {
            // Between characters, where there are no words.
            cut = kFlowSize;
            while ((static_cast<unsigned char>(rest[cut]) & 0xC0U) == 0x80U) {
                --cut;
            }
        }
        m_text.append(now.flow, rest.substr(0, cut), references);
        rest.remove_prefix(cut);
        hide(0);
        flushFlow();
        resume();
    }
    m_text.append(now.flow, rest, references);
    now.atStart = false;
}

// Writes the tag of one element whose surroundings are shown.
void BlockWriter::show(std::size_t index)
{
    Frame& now = frame();
    Entry& entry = now.stack[index];
    Element& element = entry.element;
    entry.silent = element.name.empty() || (element.role == ElementRole::Item && entry.started);
    if (element.role == ElementRole::List) {
        const bool resumed = entry.started && index + 1 < now.stack.size() && now.stack[index + 1].started;
        entry.asIndent = resumed;
        if (resumed) {
            now.flow += "<div class=\"indent\">";
        } else {
            now.flow.append("<").append(element.name);
            if (element.name == "ol" && element.start != 1) {
                now.flow.append(" start=\"").append(std::to_string(element.start)).append("\"");
            }
            now.flow += ">";
        }
    } else if (!entry.silent) {
        const bool continued = element.role == ElementRole::Paragraph && entry.started && element.name == "p";
        now.flow.append("<").append(element.name).append(element.attributes);
        now.flow += continued ? " class=\"continued\">" : ">";
    }
    if (element.role == ElementRole::Item && !entry.started && index > 0) {
        ++now.stack[index - 1].element.start;
    }
    now.atStart = now.atStart || isBlockRole(element.role);
    entry.shown = true;
    entry.started = true;
}

void BlockWriter::resume(std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i) {
        if (!frame().stack[i].shown) {
            show(i);
        }
    }
}

// Writes the end tags of all elements but the first `count`; they stay open for what may follow.
void BlockWriter::hide(std::size_t count)
{
    Frame& now = frame();
    for (std::size_t i = now.stack.size(); i-- > count;) {
        Entry& entry = now.stack[i];
        if (!entry.shown) {
            continue;
        }
        if (!entry.silent) {
            now.flow.append("</").append(entry.asIndent ? "div" : entry.element.name).append(">");
        }
        entry.shown = false;
        now.atStart = now.atStart || isBlockRole(entry.element.role);
    }
}

void BlockWriter::flushFlow()
{
    Frame& now = frame();
    while (now.flow.ends_with('\n') || now.flow.ends_with(' ')) {
        now.flow.pop_back();
    }
    if (!now.flow.empty()) {
        TextBlock block;
        block.html = std::exchange(now.flow, {});
        push(std::move(block));
    }
    now.atStart = true;
}

void BlockWriter::push(TextBlock block)
{
    frame().bytes += block.html.size() + block.text.size();
    for (const TextBlock& inner : block.blocks) {
        frame().bytes += inner.html.size() + inner.text.size();
    }
    frame().blocks.push_back(std::move(block));
}

void BlockWriter::open(Element element)
{
    flushText();
    Frame& now = frame();
    if (now.ignored > 0 || now.stack.size() >= kDeepest) {
        ++now.ignored;
        return;
    }
    const ElementRole role = element.role;
    if (role == ElementRole::Item) {
        if (!now.stack.empty() && now.stack.back().asIndent) {
            hide(now.stack.size() - 1);
            now.stack.back().asIndent = false;
        }
        if (now.flow.size() > kFlowSize && !within(ElementRole::Table)) {
            hide(0);
            flushFlow();
        }
    }
    now.stack.emplace_back().element = std::move(element);
    if (role == ElementRole::Item || role == ElementRole::Table) {
        resume();
    }
}

void BlockWriter::close()
{
    flushText();
    Frame& now = frame();
    if (now.ignored > 0) {
        --now.ignored;
        return;
    }
    const Entry& entry = now.stack.back();
    if (entry.element.role == ElementRole::Link && !entry.started && entry.hadImage) {
        resume(now.stack.size() - 1);
        now.flow += ' ';
        now.atStart = false;
        text(hostOf(entry.href));
        flushText();
    }
    const bool row = entry.element.name == "tr";
    hide(now.stack.size() - 1);
    now.stack.pop_back();
    // A long table goes on as a further one: a table is laid out as a whole.
    const auto tables = std::ranges::count(now.stack, "table", [](const Entry& each) { return each.element.name; });
    const bool divisible = now.stack.empty() || (row && tables == 1);
    if (divisible && now.flow.size() > kFlowSize) {
        hide(0);
        flushFlow();
    }
}

void BlockWriter::openLink(std::string_view href)
{
    const auto target = linkTarget(href, m_repositoryUrl);
    if (!target || within(ElementRole::Link)) {
        open({ElementRole::Inline, {}, {}, 1});
        return;
    }
    std::string attributes = " href=\"";
    appendEscaped(attributes, *target);
    open({ElementRole::Link, "a", attributes + "\"", 1});
    if (frame().ignored == 0) {
        frame().stack.back().href = *target;
    }
}

void BlockWriter::image(std::string_view source, std::string_view description)
{
    const auto target = imageTarget(source, m_repositoryUrl);
    const std::string label = shortened(description);
    if (!target) {
        text(isBlank(label) ? fileNameOf(source) : label);
        return;
    }
    flushText();
    // Links do not nest: the image comes in front of what is left of the link around it.
    const std::size_t link = linkIndex();
    Frame& now = frame();
    if (link < now.stack.size()) {
        hide(link);
        now.stack[link].hadImage = now.stack[link].href != *target;
    }
    resume(link);
    now.flow += "<a class=\"image\" href=\"accord-image:";
    appendEscaped(now.flow, *target);
    now.flow += "\">";
    const std::string address = addressText(*target);
    appendEscaped(now.flow, isBlank(label) ? address : label + " (" + address + ")");
    now.flow += "</a>";
    now.atStart = false;
}

void BlockWriter::text(std::string_view text)
{
    frame().pending += text;
}

void BlockWriter::lineBreak()
{
    flushText();
    Frame& now = frame();
    if (now.atStart) {
        return;
    }
    if (now.flow.size() > kFlowSize && !within(ElementRole::Table)) {
        hide(0);
        flushFlow();
        return;
    }
    resume();
    now.flow += "<br/>";
}

void BlockWriter::rule()
{
    flushText();
    resume();
    frame().flow += "<hr/>";
    frame().atStart = true;
}

void BlockWriter::code(std::string_view language, std::string_view text)
{
    flushText();
    while (text.ends_with('\n') || text.ends_with('\r')) {
        text.remove_suffix(1);
    }
    if (text.empty()) {
        return;
    }
    if (within(ElementRole::Table)) {
        resume();
        frame().flow += "<pre>";
        appendEscaped(frame().flow, text);
        frame().flow += "</pre>";
        frame().atStart = true;
        return;
    }
    hide(0);
    flushFlow();
    TextBlock block;
    block.kind = TextBlock::Kind::Code;
    block.language = language;
    block.text = text;
    block.depth = count(ElementRole::Quote);
    block.indent = count(ElementRole::Item);
    push(std::move(block));
}

void BlockWriter::beginFold(bool open)
{
    flushText();
    const bool flat = within(ElementRole::Table) || m_frames.size() > kDeepestFold || frame().flat;
    if (!flat) {
        hide(0);
        flushFlow();
    }
    Frame inner;
    inner.open = open;
    inner.flat = flat;
    m_frames.push_back(std::move(inner));
}

void BlockWriter::beginSummary()
{
    flushText();
    m_frames.emplace_back();
}

void BlockWriter::endSummary()
{
    const std::string summary = flattened(take());
    m_frames.pop_back();
    if (!frame().summary.empty()) {
        frame().summary += ' ';
    }
    frame().summary += summary;
}

void BlockWriter::endFold()
{
    TextBlock block;
    block.kind = TextBlock::Kind::Fold;
    block.blocks = take();
    block.html = std::move(frame().summary);
    block.open = frame().open;
    const bool flat = frame().flat;
    m_frames.pop_back();
    if (!flat) {
        block.depth = count(ElementRole::Quote);
        block.indent = count(ElementRole::Item);
        push(std::move(block));
        return;
    }
    resume();
    frame().flow.append("<div>").append(block.html).append("</div><div>");
    frame().flow.append(flattened(std::move(block.blocks))).append("</div>");
    frame().atStart = true;
}

// Blocks as HTML, where there is no place for blocks.
std::string BlockWriter::flattened(std::vector<TextBlock> blocks)
{
    std::string html;
    for (TextBlock& block : blocks) {
        if (block.kind == TextBlock::Kind::Code) {
            html += "<pre>";
            appendEscaped(html, block.text);
            html += "</pre>";
        } else {
            html += block.html + flattened(std::move(block.blocks));
        }
    }
    return html;
}

std::size_t BlockWriter::size() const
{
    return m_frames.front().bytes + m_frames.front().flow.size();
}

std::vector<TextBlock> BlockWriter::take()
{
    flushText();
    hide(0);
    flushFlow();
    frame().bytes = 0;
    return std::exchange(frame().blocks, {});
}

} // namespace accord::format
