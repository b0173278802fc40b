// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/reader/passages.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBoundaryFinder>
#include <QTextCursor>
#include <QToolTip>

#include "ui/core/theme.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/reader/reader.h"
#include "ui/widgets/reader/reader_pictures.h"

#include <algorithm>
#include <set>

namespace accord::ui {
namespace {

constexpr int kLaterMs = 60;

QTextEdit::ExtraSelection markOf(QTextDocument& document, int from, int to)
{
    QTextEdit::ExtraSelection mark;
    mark.cursor = QTextCursor(&document);
    mark.cursor.setPosition(from);
    mark.cursor.setPosition(to, QTextCursor::KeepAnchor);
    return mark;
}

// A line that opens what is folded is no sentence of the issue.
bool isOwnLine(const QTextBlock& block)
{
    const auto fragment = block.begin();
    return !fragment.atEnd() &&
           fragment.fragment().charFormat().anchorHref().startsWith(QStringLiteral("accord-open:"));
}

} // namespace

Passages::Passages(Reader& reader)
    : QObject(&reader)
    , m_reader(reader)
{
    m_later.setSingleShot(true);
    m_later.setInterval(kLaterMs);
    connect(&m_later, &QTimer::timeout, this, &Passages::mark);
    ReaderText& text = reader.text();
    connect(&text, &ReaderText::grown, this, [this] {
        m_moved = true;
        m_later.start();
    });
    connect(&text, &ReaderText::completed, this, &Passages::mark);
    connect(&reader, &Reader::opened, this, [this] {
        leave();
        mark();
    });
    connect(&reader.pictures(), &ReaderPictures::changed, this, [this] {
        leave(); // the sentences stand elsewhere now
        m_later.start();
    });
    text.installEventFilter(this);
    text.viewport()->installEventFilter(this);
}

void Passages::show(std::vector<ShownPassage> passages)
{
    m_passages = std::move(passages);
    mark();
}

std::vector<std::optional<CitedPlace>> Passages::places() const
{
    const Typesetter* typesetter = m_reader.text().typesetter();
    const Document* document = typesetter == nullptr ? nullptr : typesetter->text();
    std::vector<std::optional<CitedPlace>> places;
    for (const ShownPassage& passage : m_passages) {
        places.push_back(document == nullptr ? std::nullopt : findCitation(*document, passage.citation));
    }
    return places;
}

void Passages::goTo(const Citation& citation)
{
    m_reader.setRaw(false);
    if (const auto stretch = stretchOf(citation)) {
        bringIntoView(*stretch);
    }
}

void Passages::take()
{
    m_reader.setRaw(false);
    const QTextCursor selected = m_reader.text().textCursor();
    if (!m_walking && !selected.hasSelection()) {
        walk();
        return;
    }
    const Stretch stretch = m_walking ? Stretch{m_from.position(), m_to.position()}
                                      : Stretch{selected.selectionStart(), selected.selectionEnd()};
    const auto citation = citationAt(stretch);
    if (!m_walking) {
        QTextCursor none = selected;
        none.clearSelection();
        m_reader.text().setTextCursor(none);
    }
    if (citation) {
        emit taken(*citation);
    } else {
        emit notFound();
    }
}

void Passages::leave()
{
    if (std::exchange(m_walking, false)) {
        m_reader.text().setMarks(ReaderText::Marks::Walked, {});
        emit walkingMoved();
    }
}

/// From the first sentence in sight.
void Passages::walk()
{
    m_sentences = sentences();
    if (m_sentences.empty()) {
        return;
    }
    const int top = m_reader.text().cursorForPosition(QPoint(0, 0)).position();
    const auto first = std::ranges::find_if(m_sentences, [top](const Stretch& each) { return each.from >= top; });
    m_first = first == m_sentences.end() ? 0 : static_cast<int>(first - m_sentences.begin());
    m_last = m_first;
    m_moved = false;
    m_walking = true;
    m_reader.text().setFocus(Qt::ShortcutFocusReason);
    step(0, false);
    emit walkingMoved();
}

/// The sentences of the text as it is now, and where walking is among them.
void Passages::find()
{
    m_sentences = sentences();
    const auto behind = [this](const QTextCursor& cursor) {
        const auto found =
            std::ranges::find_if(m_sentences, [at = cursor.position()](const Stretch& each) { return each.to > at; });
        return std::max(
            0, static_cast<int>(std::min<std::ptrdiff_t>(found - m_sentences.begin(), std::ssize(m_sentences) - 1)));
    };
    m_first = behind(m_from);
    QTextCursor last = m_to;
    last.setPosition(std::max(m_from.position(), m_to.position() - 1)); // it ends where another may begin
    m_last = std::max(m_first, behind(last));
}

void Passages::step(int by, bool more)
{
    if (std::exchange(m_moved, false)) {
        find();
    }
    const int end = static_cast<int>(m_sentences.size()) - 1;
    if (more) {
        m_last = std::clamp(m_last + by, m_first, end);
    } else {
        m_first = std::clamp((by < 0 ? m_first : m_last) + by, 0, end);
        m_last = m_first;
    }
    const Stretch shown{m_sentences[static_cast<std::size_t>(m_first)].from,
                        m_sentences[static_cast<std::size_t>(m_last)].to};
    m_from = m_to = QTextCursor(m_reader.text().document());
    m_from.setPosition(shown.from);
    m_to.setPosition(shown.to);
    m_to.setKeepPositionOnInsert(true); // what opens behind it is no part of it
    QTextEdit::ExtraSelection mark = markOf(*m_reader.text().document(), shown.from, shown.to);
    mark.format.setBackground(theme::accent());
    mark.format.setForeground(theme::onAccent());
    m_reader.text().setMarks(ReaderText::Marks::Walked, {mark});
    bringIntoView(more ? m_sentences[static_cast<std::size_t>(m_last)] : shown);
}

void Passages::bringIntoView(Stretch stretch)
{
    QTextCursor cursor(m_reader.text().document());
    for (const int place : {stretch.to, stretch.from}) {
        cursor.setPosition(place);
        m_reader.text().bringIntoView(cursor);
    }
    // Of a line that is wider than the column the beginning is in view, and the text beside it stays where it is.
    m_reader.text().horizontalScrollBar()->setValue(0);
    m_reader.text().bringIntoView(cursor);
}

QString Passages::textBetween(int from, int to) const
{
    QTextCursor cursor(m_reader.text().document());
    cursor.setPosition(from);
    cursor.setPosition(to, QTextCursor::KeepAnchor);
    QString text = cursor.selectedText();
    text = m_reader.pictures().withoutNotes(std::move(text), from);
    std::ranges::replace_if(
        text, [](QChar c) { return c == QChar::ParagraphSeparator || c == QChar::LineSeparator; }, QLatin1Char('\n'));
    return text;
}

std::optional<Citation> Passages::citationAt(Stretch stretch) const
{
    const Typesetter* typesetter = m_reader.text().typesetter();
    const Document* document = typesetter == nullptr ? nullptr : typesetter->text();
    for (int part = kTitlePart; document != nullptr && part < partCount(*document); ++part) {
        const Typesetter::Range range = typesetter->rangeOf(part);
        const int from = std::max(stretch.from, range.from);
        const int to = std::min(stretch.to, range.to);
        if (from < to) {
            const double near = static_cast<double>(from - range.from) / (range.to - range.from);
            return citeWords(*document, part, textBetween(from, to).toStdString(), near);
        }
    }
    return std::nullopt;
}

std::optional<Passages::Stretch> Passages::stretchOf(const Citation& citation) const
{
    const Typesetter* typesetter = m_reader.text().typesetter();
    const Document* document = typesetter == nullptr ? nullptr : typesetter->text();
    const auto place = document == nullptr ? std::nullopt : findCitation(*document, citation);
    if (!place) {
        return std::nullopt;
    }
    const Typesetter::Range range = typesetter->rangeOf(place->part);
    const std::string shown = textBetween(range.from, range.to).toStdString();
    const auto length = static_cast<double>(codePoints(textOf(*document, place->part)));
    const auto found =
        findWords(shown, wordsAt(*document, *place), static_cast<double>(place->start) / std::max(length, 1.0));
    if (!found) {
        return std::nullopt; // folded, or not set yet
    }
    const auto positionOf = [&](std::size_t byte) {
        return range.from + static_cast<int>(QString::fromUtf8(shown.data(), static_cast<qsizetype>(byte)).size());
    };
    return Stretch{positionOf(found->from), positionOf(found->to)};
}

std::vector<Passages::Stretch> Passages::sentences() const
{
    const Typesetter* typesetter = m_reader.text().typesetter();
    const Document* document = typesetter == nullptr ? nullptr : typesetter->text();
    std::vector<Stretch> found;
    for (int part = kTitlePart; document != nullptr && part < partCount(*document); ++part) {
        const Typesetter::Range range = typesetter->rangeOf(part);
        for (QTextBlock block = m_reader.text().document()->findBlock(range.from);
             block.isValid() && block.position() < range.to; block = block.next()) {
            const QString text = m_reader.pictures().withoutNotes(block.text(), block.position());
            if (isOwnLine(block) || block.position() + text.size() < range.from) {
                continue;
            }
            QTextBoundaryFinder finder(QTextBoundaryFinder::Sentence, text);
            for (qsizetype from = 0, to = finder.toNextBoundary(); to > from; from = to, to = finder.toNextBoundary()) {
                const QString sentence = text.mid(from, to - from).trimmed();
                const int start = block.position() + static_cast<int>(text.indexOf(sentence, from));
                if (!sentence.isEmpty() && start >= range.from) {
                    found.push_back({start, start + static_cast<int>(sentence.size())});
                }
            }
        }
    }
    return found;
}

void Passages::mark()
{
    m_later.stop();
    m_marked.clear();
    openFolded();
    std::set<int> edges;
    QList<ReaderMap::Range> ranges;
    for (std::size_t i = 0; i < m_passages.size(); ++i) {
        if (const auto stretch = stretchOf(m_passages[i].citation)) {
            m_marked.push_back({*stretch, i});
            edges.insert({stretch->from, stretch->to});
            ranges.append({stretch->from, stretch->to});
        }
    }
    m_reader.map().setPlaces(ReaderMap::Kind::Citation, ranges);
    QList<QTextEdit::ExtraSelection> marks;
    for (auto edge = edges.begin(); edge != edges.end() && std::next(edge) != edges.end(); ++edge) {
        const int from = *edge;
        const int to = *std::next(edge);
        const Marked* first = nullptr;
        bool several = false;
        for (const Marked& marked : m_marked) {
            if (marked.stretch.from <= from && to <= marked.stretch.to) {
                several =
                    several || (first != nullptr && m_passages[first->passage].who != m_passages[marked.passage].who);
                first = first == nullptr ? &marked : first;
            }
        }
        if (first == nullptr) {
            continue;
        }
        QTextEdit::ExtraSelection mark = markOf(*m_reader.text().document(), from, to);
        QColor ground = several ? theme::accent() : m_passages[first->passage].colour;
        mark.format.setFontUnderline(true);
        mark.format.setUnderlineColor(ground);
        mark.format.setUnderlineStyle(several ? QTextCharFormat::WaveUnderline : QTextCharFormat::SingleUnderline);
        ground.setAlpha(several ? 90 : 50);
        mark.format.setBackground(ground);
        marks << mark;
    }
    m_reader.text().setMarks(ReaderText::Marks::Cited, marks);
}

/// Once all is set: until then a comment may still be among those to come. What is opened says that the text has grown,
/// and is marked then.
void Passages::openFolded()
{
    const Typesetter* typesetter = m_reader.text().typesetter();
    if (typesetter == nullptr || !typesetter->finished()) {
        return;
    }
    std::set<int> folded;
    for (const auto& place : places()) {
        if (const auto number = place ? typesetter->foldedWith(place->part) : std::nullopt) {
            folded.insert(*number);
        }
    }
    if (!folded.empty()) {
        m_reader.text().unfold({folded.begin(), folded.end()});
    }
}

QString Passages::whoAt(int position) const
{
    QStringList names;
    for (const Marked& marked : m_marked) {
        const QString& who = m_passages[marked.passage].who;
        if (marked.stretch.from <= position && position < marked.stretch.to && !who.isEmpty() && !names.contains(who)) {
            names << who;
        }
    }
    return inList(names);
}

bool Passages::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ToolTip && watched == m_reader.text().viewport()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString who = whoAt(m_reader.text().cursorForPosition(help->pos()).position());
        if (!who.isEmpty()) {
            QToolTip::showText(help->globalPos(), who, m_reader.text().viewport());
            return true;
        }
    }
    if (!m_walking || watched != &m_reader.text()) {
        return QObject::eventFilter(watched, event);
    }
    if (event->type() == QEvent::FocusOut) {
        leave();
    }
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress) {
        return QObject::eventFilter(watched, event);
    }
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool pressed = event->type() == QEvent::KeyPress;
    const bool more = key->modifiers().testFlag(Qt::ShiftModifier);
    switch (key->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Up:
        event->accept();
        if (pressed) {
            step(key->key() == Qt::Key_Right || key->key() == Qt::Key_Down ? 1 : -1, more);
        }
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape:
        event->accept();
        if (pressed) {
            key->key() == Qt::Key_Escape ? leave() : take();
        }
        return true;
    default:
        return QObject::eventFilter(watched, event);
    }
}

} // namespace accord::ui
