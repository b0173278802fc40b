// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/reader/reader_text.h"

#include <QAbstractTextDocumentLayout>
#include <QElapsedTimer>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include "ui/core/theme.h"
#include "ui/widgets/reader/panels.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kStepMs = 5;   // of the window's thread per turn; a piece that was begun is finished
constexpr int kBackMs = 100; // until the place where somebody was is looked for in steps, too
constexpr int kUnseenMs = 40;
constexpr int kSign = 15; // px

} // namespace

ReaderText::ReaderText(QWidget* parent)
    : QTextBrowser(parent)
    , m_look(0)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse);
    setUndoRedoEnabled(false);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setLineWrapMode(QTextEdit::FixedPixelWidth);       // what is wider than the column is scrolled to
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // the column stays where it is while text comes
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    document()->setDocumentMargin(0);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &ReaderText::step);
    m_unseen.setSingleShot(true);
    m_unseen.setInterval(kUnseenMs);
    connect(&m_unseen, &QTimer::timeout, this, &ReaderText::goOn);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        bool isNumber = false;
        const int number = link.path().toInt(&isNumber);
        if (link.scheme() == QStringLiteral("accord-open") && isNumber && m_typesetter) {
            m_typesetter->open(number);
            m_timer.start();
            step();
        } else {
            emit linkWanted(link);
        }
    });
    connect(this, &QTextBrowser::highlighted, this, &ReaderText::pointedAt);
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_goBack = 0; }); // they go elsewhere
}

void ReaderText::setLook(const ReadingLook& look)
{
    m_look = look;
    center();
}

int ReaderText::leastWidth() const
{
    return m_look.leastColumn() + 2 * theme::kGrid + verticalScrollBar()->sizeHint().width();
}

namespace {

/// Characters of the issue's own in front of a position.
int ownBefore(const QTextDocument& document, int position)
{
    int count = 0;
    for (QTextBlock block = document.begin(); block.isValid() && block.position() < position; block = block.next()) {
        for (auto each = block.begin(); !each.atEnd() && each.fragment().position() < position; ++each) {
            const QTextFragment fragment = each.fragment();
            count += fragment.charFormat().hasProperty(NoteProperty)
                         ? 0
                         : std::min(fragment.length(), position - fragment.position());
        }
    }
    return count;
}

/// The position with so many in front of it; none: there are not so many.
std::optional<int> positionBehind(const QTextDocument& document, int own)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto each = block.begin(); !each.atEnd(); ++each) {
            const QTextFragment fragment = each.fragment();
            if (fragment.charFormat().hasProperty(NoteProperty)) {
                continue;
            }
            if (own < fragment.length()) {
                return fragment.position() + own;
            }
            own -= fragment.length();
        }
    }
    return std::nullopt;
}

} // namespace

ReadingPlace ReaderText::place() const
{
    if (!m_typesetter) {
        return {};
    }
    const bool atTop = verticalScrollBar()->value() == 0;
    const int top = cursorForPosition(QPoint(0, 0)).position();
    return {m_typesetter->opened(), m_goBack > 0 ? m_goBack : atTop ? 0 : ownBefore(*document(), top)};
}

/// True once what was in sight is there, and in sight again.
bool ReaderText::goBack()
{
    if (m_goBack == 0 || document()->characterCount() <= m_goBack) {
        return m_goBack == 0;
    }
    const auto position = positionBehind(*document(), m_goBack);
    if (!position) {
        return false;
    }
    document()->size(); // laid out: the scroll bar knows how far it can go
    QTextCursor there(document());
    there.setPosition(*position);
    QScrollBar& bar = *verticalScrollBar();
    const int wanted = bar.value() + cursorRect(there).top();
    if (wanted > bar.maximum() && !finished()) {
        return false; // it is there, and not yet what fills the rest of the window
    }
    m_goBack = 0;
    bar.setValue(wanted);
    return true;
}

void ReaderText::begin(ReadyIssue issue, bool complete, const ReadingPlace& place)
{
    m_timer.stop();
    m_unfolding.clear();
    verticalScrollBar()->setValue(0);
    m_typesetter = std::make_unique<Typesetter>(*document(), m_look);
    m_typesetter->begin(std::move(issue), complete, place.opened);
    m_goBack = place.characters;
    // What is in sight comes with it; the rest must not keep anybody from reading.
    bool more = true;
    while (more && document()->size().height() < viewport()->height()) {
        more = m_typesetter->further();
    }
    verticalScrollBar()->setValue(0);
    QElapsedTimer clock;
    clock.start();
    while (more && !goBack() && clock.elapsed() < kBackMs) {
        more = m_typesetter->further();
    }
    // The next step comes after this screen has been painted.
    m_unseen.start();
}

void ReaderText::goOn()
{
    m_unseen.stop();
    if (!finished()) {
        m_timer.start();
    } else {
        emit completed();
    }
}

void ReaderText::step()
{
    QElapsedTimer clock;
    clock.start();
    bool more = true;
    while (more && clock.elapsed() < kStepMs) {
        if (!m_typesetter->finished()) {
            m_typesetter->further();
        } else if (!m_unfolding.empty()) {
            // A long one opens part by part.
            if (!m_typesetter->open(m_unfolding.back())) {
                m_unfolding.pop_back();
            }
        }
        more = !m_typesetter->finished() || !m_unfolding.empty();
    }
    goBack();
    emit grown();
    if (!more) {
        m_timer.stop();
        emit completed();
    }
}

void ReaderText::unfold(std::vector<int> numbers)
{
    m_unfolding = std::move(numbers);
    if (!m_unfolding.empty()) {
        m_timer.start();
    }
}

void ReaderText::unfoldAll()
{
    if (m_typesetter) {
        unfold(m_typesetter->folded());
    }
}

void ReaderText::setMarks(Marks what, QList<QTextEdit::ExtraSelection> marks)
{
    m_marks[static_cast<std::size_t>(what)] = std::move(marks);
    QList<QTextEdit::ExtraSelection> all;
    for (const auto& each : m_marks) {
        all += each;
    }
    setExtraSelections(all);
}

QVariant ReaderText::loadResource(int type, const QUrl& name)
{
    // No file, no address: only the signs that are painted here.
    if (type == QTextDocument::ImageResource && name.scheme() == QStringLiteral("accord-sign")) {
        return stateSign(name.path(), kSign, devicePixelRatioF());
    }
    // Something empty, not nothing: the document would look for a file or for data in the address by itself.
    return type == QTextDocument::ImageResource ? QVariant(QImage()) : QVariant(QByteArray());
}

void ReaderText::paintEvent(QPaintEvent* event)
{
    {
        QPainter painter(viewport());
        const double top = verticalScrollBar()->value();
        const double left = horizontalScrollBar()->value();
        painter.translate(-left, -top);
        const QRectF view(left, top, viewport()->width(), viewport()->height());
        paintPanels(painter, *document(), cursorForPosition(QPoint(0, 0)).block(), view);
    }
    QTextBrowser::paintEvent(event);
    if (m_unseen.isActive()) {
        // Not from within the painting, which must not be kept from the screen.
        m_unseen.start(0);
    }
}

void ReaderText::resizeEvent(QResizeEvent* event)
{
    center();
    QTextBrowser::resizeEvent(event);
}

/// Qt scrolls to the cursor then, which is where the text ends.
void ReaderText::showEvent(QShowEvent* event)
{
    const int top = verticalScrollBar()->value();
    QTextBrowser::showEvent(event);
    verticalScrollBar()->setValue(top);
}

/// Lines of about 80 characters, in the middle of what there is.
void ReaderText::center()
{
    const int room = width() - verticalScrollBar()->sizeHint().width();
    const int margin = room < m_look.leastColumn() + 4 * theme::kGrid ? theme::kGrid : 2 * theme::kGrid;
    const int side = std::max(margin, (room - m_look.column()) / 2);
    const int column = std::max(1, room - 2 * side);
    if (viewportMargins().left() != side || lineWrapColumnOrWidth() != column) {
        setViewportMargins(side, 0, margin, 0); // code and tables have what is free at the right
        setLineWrapColumnOrWidth(column);
    }
}

void ReaderText::setWraps(bool wraps)
{
    m_look.wraps = wraps;
    if (!m_typesetter) {
        return;
    }
    const QTextCursor top = cursorForPosition(QPoint(0, 0));
    m_typesetter->setWraps(wraps);
    const double y = document()->documentLayout()->blockBoundingRect(top.block()).top();
    verticalScrollBar()->setValue(verticalScrollBar()->value() == 0 ? 0 : static_cast<int>(y));
    viewport()->update();
}

void ReaderText::bringIntoView(const QTextCursor& place)
{
    const QRect at = cursorRect(place).adjusted(-theme::kGrid, -theme::kGrid, theme::kGrid, theme::kGrid);
    const auto move = [](QScrollBar& bar, int from, int to, int room) {
        bar.setValue(bar.value() + (from < 0 ? from : std::max(0, to - room)));
    };
    move(*verticalScrollBar(), at.top(), at.bottom(), viewport()->height());
    move(*horizontalScrollBar(), at.left(), at.right(), viewport()->width());
}

void ReaderText::goToComment(int by)
{
    m_goBack = 0;
    const int now = verticalScrollBar()->value() + theme::kGrid;
    int before = 0;
    int behind = -1;
    for (QTextBlock block = document()->begin(); block.isValid() && behind < 0; block = block.next()) {
        if (!block.blockFormat().hasProperty(CardProperty)) {
            continue;
        }
        const int top = static_cast<int>(document()->documentLayout()->blockBoundingRect(block).top()) - theme::kGrid;
        if (top < now - theme::kGrid) {
            before = top;
        } else if (top > now) {
            behind = top;
        }
    }
    if (by > 0 && behind < 0) {
        goToEdge(true);
    } else {
        verticalScrollBar()->setValue(by > 0 ? behind : before);
    }
}

void ReaderText::goToEdge(bool end)
{
    m_goBack = 0;
    verticalScrollBar()->setValue(end ? verticalScrollBar()->maximum() : 0);
}

} // namespace accord::ui
