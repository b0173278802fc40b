// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/reader/typesetter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QTextFrame>
#include <QTextList>
#include <QTextTable>

#include "ui/core/theme.h"
#include "ui/widgets/reader/marks.h"
#include "ui/widgets/reader/panels.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace accord::ui {
namespace {

struct TypesetterWords
{
    Q_DECLARE_TR_FUNCTIONS(Reader)
};

constexpr int kOpenedLines = 400;      // more lines of a long code block per click
constexpr int kShownCharacters = 6000; // of code; a single line may be a whole file
constexpr int kBlockLines = 50;        // lines per block of the document, each laid out by itself

/// An empty first paragraph: without one the first paragraph that is inserted loses its format.
const QString kOpening = QStringLiteral("<p style='-qt-paragraph-type:empty;'></p>");

const QString kClosed = QStringLiteral("▸");
const QString kOpened = QStringLiteral("▾");

/// Takes up to `lines` lines and `characters` characters off the front of the code.
QString takeLines(QString& code, int lines, int characters)
{
    qsizetype end = 0;
    for (int line = 0; line < lines && end < code.size() && end < characters; ++line) {
        const qsizetype next = code.indexOf(QLatin1Char('\n'), end);
        end = next < 0 ? code.size() : next + 1;
    }
    end = end > 2 * characters ? characters : end;
    QString taken = code.left(end);
    code.remove(0, end);
    if (taken.endsWith(QLatin1Char('\n'))) {
        taken.chop(1);
    }
    return taken;
}

QString plainText(const std::vector<TextBlock>& blocks)
{
    QString text;
    for (const TextBlock& block : blocks) {
        text += block.kind == TextBlock::Kind::Code
                    ? QString::fromStdString(block.text)
                    : QTextDocumentFragment::fromHtml(QString::fromStdString(block.html)).toPlainText();
        text += QLatin1Char('\n') + plainText(block.blocks);
    }
    return text;
}

} // namespace

Typesetter::Typesetter(QTextDocument& document, const ReadingLook& look)
    : m_document(document)
    , m_look(look)
{}

void Typesetter::begin(ReadyIssue issue, bool complete, Openings opened)
{
    m_issue = std::move(issue);
    m_marked = m_issue->marked();
    m_folded.clear();
    m_opening.clear();
    m_wanted = std::move(opened);
    m_again.clear();
    m_within.clear();
    m_inner.clear();
    m_pieces.clear();
    m_steps.reset();
    m_panels = 0;
    m_parts.clear();
    m_document.clear();
    m_document.setUndoRedoEnabled(false);
    m_document.setDefaultFont(m_look.font);
    m_document.setDefaultStyleSheet(m_look.styleSheet());
    QTextFrameFormat page = m_document.rootFrame()->frameFormat();
    page.setTopMargin(2 * theme::kGrid);
    page.setBottomMargin(4 * theme::kGrid);
    m_document.rootFrame()->setFrameFormat(page);
    setTitle();
    m_next = 1;
    m_last = -1;
    if (!complete) {
        setNote(TypesetterWords::tr("…"));
        return;
    }
    if (!m_issue->issue.document) {
        setNote(TypesetterWords::tr("The text of this issue is not in the project yet. The link above leads to it."));
        return;
    }
    m_last = static_cast<int>(m_issue->issue.document->comments.size());
    if (m_issue->first.empty()) {
        setNote(TypesetterWords::tr("This issue has no description."));
    }
    for (TextBlock& block : m_issue->first) {
        m_pieces.push_back(Piece{std::move(block), false});
    }
    m_steps = std::move(m_issue->steps);
}

bool Typesetter::further()
{
    if (!m_issue) {
        return false;
    }
    // One thing at a time, so that whoever calls can look at the clock in between.
    if (!m_opening.empty()) {
        goOnOpening();
        return !finished();
    }
    if (!m_again.empty()) {
        const int number = m_again.front();
        m_again.pop_front();
        open(number);
        return !finished();
    }
    if (m_pieces.empty() && !m_steps) {
        if (m_next > m_last) {
            return false;
        }
        nextPost();
        return true;
    }
    if (m_pieces.empty()) {
        const bool card = m_next > 1;
        for (TextBlock& block : m_steps->next()) {
            m_pieces.push_back(Piece{std::move(block), card});
        }
        if (m_pieces.empty()) {
            m_steps.reset();
        }
        return !finished();
    }
    Place place = atEnd(m_pieces.front().card);
    const TextBlock block = std::move(m_pieces.front().block);
    m_pieces.pop_front();
    setBlock(place, block);
    return !finished();
}

const Comment& Typesetter::comment(int number) const
{
    return m_issue->issue.document->comments[static_cast<std::size_t>(number)];
}

/// The next comment; those in a row that say little are one line.
void Typesetter::nextPost()
{
    std::vector<int> little;
    while (m_next <= m_last && labelling::saysLittle(comment(m_next - 1))) {
        little.push_back(m_next - 1);
        ++m_next;
    }
    if (!little.empty()) {
        setFoldedComments(std::move(little));
        return;
    }
    const int next = m_next - 1;
    ++m_next;
    Place place = atEnd(true);
    setCardHead(place, next);
    m_steps = m_issue->stepsOf(comment(next).body);
}

void Typesetter::setFoldedComments(std::vector<int> comments)
{
    QStringList authors;
    Folded folded;
    folded.card = true;
    for (const int number : comments) {
        const QString author = QString::fromStdString(comment(number).author);
        if (!authors.contains(author)) {
            authors.append(author);
        }
        folded.searched += QString::fromStdString(comment(number).body) + QLatin1Char('\n');
    }
    const int count = static_cast<int>(comments.size());
    folded.comments = std::move(comments);
    Place place = atEnd(true);
    const QTextCharFormat link = m_look.link(QStringLiteral("accord-open:%1").arg(m_folded.size()));
    addParagraph(place, m_look.cardHead(), link);
    constexpr qsizetype kNamed = 4;
    const QString names = authors.mid(0, kNamed).join(QStringLiteral(", ")) +
                          (authors.size() > kNamed ? QStringLiteral(", …") : QString());
    place.cursor.insertText(
        kClosed + QLatin1Char(' ') + TypesetterWords::tr("%Ln short comments: %1", nullptr, count).arg(names), link);
    addFolded(place, std::move(folded));
}

/// Behind its line, which has just been set.
void Typesetter::addFolded(const Place& place, Folded folded)
{
    folded.link = place.cursor;
    folded.link.movePosition(QTextCursor::StartOfBlock);
    folded.link.setKeepPositionOnInsert(true);
    folded.key = m_within + QLatin1Char('/') + QString::number(m_inner[m_within]++);
    if (const auto wanted = m_wanted.find(folded.key); wanted != m_wanted.end()) {
        m_again.insert(m_again.end(), static_cast<std::size_t>(wanted->second), static_cast<int>(m_folded.size()));
        m_wanted.erase(wanted);
    }
    m_folded.push_back(std::move(folded));
}

Openings Typesetter::opened() const
{
    Openings all = m_wanted;
    for (const Folded& folded : m_folded) {
        if (folded.opened > 0) {
            all.insert_or_assign(folded.key, folded.opened);
        }
    }
    for (const int number : m_again) {
        ++all[m_folded[static_cast<std::size_t>(number)].key];
    }
    return all;
}

/// Below the line that stands for them.
void Typesetter::openComments(const Folded& folded)
{
    Place place{folded.link, true};
    place.cursor.setKeepPositionOnInsert(false);
    place.cursor.movePosition(QTextCursor::EndOfBlock);
    for (const int number : folded.comments) {
        setCardHead(place, number);
        labelling::TextSteps steps = m_issue->stepsOf(comment(number).body);
        for (std::vector<TextBlock> blocks = steps.next(); !blocks.empty(); blocks = steps.next()) {
            for (const TextBlock& block : blocks) {
                setBlock(place, block);
            }
        }
    }
}

/// Lines that are not wrapped say how long they are. Endless ones are: nobody scrolls through a file in one line.
QTextBlockFormat Typesetter::fitted(QTextBlockFormat format, const QString& lines) const
{
    constexpr qsizetype kLongest = 400; // characters
    qsizetype longest = 0;
    for (const QStringView line : QStringView(lines).split(QLatin1Char('\n'))) {
        longest = std::max(longest, line.size());
    }
    if (longest <= kLongest) {
        const double each = QFontMetricsF(m_look.fixed).horizontalAdvance(QLatin1Char('m'));
        format.setProperty(WidthProperty, static_cast<int>(static_cast<double>(longest) * each));
        format.setNonBreakableLines(!m_look.wraps);
    }
    return format;
}

/// Tables that were set behind `from` and need more than the column: their columns are as wide as what stands in them,
/// up to a few words.
void Typesetter::fitTables(int from)
{
    const QFontMetrics metrics(m_look.font);
    const int most = 40 * metrics.averageCharWidth();
    const int column = m_look.column() - 2 * ReadingLook::textMargin(true);
    const QList<QTextFrame*> frames = m_document.rootFrame()->childFrames();
    for (qsizetype i = frames.size() - 1; i >= 0 && frames[i]->firstPosition() >= from; --i) {
        auto* table = qobject_cast<QTextTable*>(frames[i]);
        int width = 0;
        for (int at = 0; table != nullptr && at < table->columns(); ++at) {
            int widest = 0;
            for (int row = 0; row < table->rows(); ++row) {
                QTextCursor cell = table->cellAt(row, at).firstCursorPosition();
                widest = std::max(widest, metrics.horizontalAdvance(cell.block().text()));
            }
            width += std::min(widest, most) + 3 * theme::kGrid;
        }
        if (width > column) {
            QTextTableFormat format = table->format();
            format.setProperty(WidthProperty, width);
            if (!m_look.wraps) {
                format.setWidth(QTextLength(QTextLength::FixedLength, width));
            }
            table->setFormat(format);
        }
    }
}

void Typesetter::setWraps(bool wraps)
{
    m_look.wraps = wraps;
    QTextCursor cursor(&m_document);
    cursor.beginEditBlock();
    for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().hasProperty(WidthProperty)) {
            QTextBlockFormat format;
            format.setNonBreakableLines(!wraps);
            QTextCursor(block).mergeBlockFormat(format);
        }
    }
    for (QTextFrame* frame : m_document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table != nullptr && table->format().hasProperty(WidthProperty)) {
            QTextTableFormat format = table->format();
            format.setWidth(wraps ? QTextLength()
                                  : QTextLength(QTextLength::FixedLength, format.intProperty(WidthProperty)));
            table->setFormat(format);
        }
    }
    cursor.endEditBlock();
}

void Typesetter::setTitle()
{
    QTextCursor cursor(&m_document);
    const Issue& issue = m_issue->issue;
    const QString title = issue.document ? QString::fromStdString(issue.document->title) : QString();
    QTextBlockFormat format;
    format.setLineHeight(115, QTextBlockFormat::ProportionalHeight);
    format.setTopMargin(theme::kGrid);
    format.setHeadingLevel(1);
    cursor.setBlockFormat(format);
    cursor.insertText(
        title.isEmpty() ? QString::fromStdString(textName(issue.link.group, issue.link.name, issue.link.kind)) : title,
        m_look.title());
    markWords(m_document, 0, cursor.position(), m_marked);
    beginPart(kTitlePart, atEnd(false)); // the facts are the head of the body
    QString facts = factsHtml(issue);
    if (const QString history = historyHtml(m_issue->earlier, m_issue->isEarlier); !history.isEmpty()) {
        facts += QStringLiteral("<br><span style='color:%1'>%2</span>").arg(theme::warning().name(), history);
    }
    Place place = atEnd(false);
    setHtml(place,
            QStringLiteral("<p style='color:%1; font-size:%2pt; margin-top:6px; margin-bottom:18px'>%3</p>")
                .arg(theme::dimmed().name(), QString::number(m_look.font.pointSizeF() * 0.92, 'f', 1), facts)
                .toStdString(),
            0);
    beginPart(kBodyPart, atEnd(false));
}

/// From behind what was set last. Text that is opened later in front of it moves it along.
void Typesetter::beginPart(int part, const Place& place)
{
    PartPlace begun{place.cursor, place.cursor};
    begun.head.movePosition(QTextCursor::StartOfBlock);
    begun.head.setKeepPositionOnInsert(false);
    begun.text.setKeepPositionOnInsert(true);
    m_parts.insert_or_assign(part, std::move(begun));
}

Typesetter::Range Typesetter::rangeOf(int part) const
{
    const auto found = m_parts.find(part);
    if (found == m_parts.end() || text() == nullptr) {
        return {};
    }
    const int from = found->second.text.position();
    if (part == kTitlePart) {
        return {0, from};
    }
    // It ends where the next comment begins, or the line that stands for folded ones.
    int end = m_document.characterCount() - 1;
    const auto endAt = [&end, from](int position) { end = position >= from ? std::min(end, position) : end; };
    for (const auto& [other, place] : m_parts) {
        if (other > part) {
            endAt(place.head.position());
        }
    }
    for (const Folded& folded : m_folded) {
        if (!folded.comments.empty()) {
            endAt(folded.link.position());
        }
    }
    return {from, std::max(from, end)};
}

const Document* Typesetter::text() const
{
    return m_issue && m_issue->issue.document ? &*m_issue->issue.document : nullptr;
}

void Typesetter::setCardHead(Place& place, int number)
{
    const Comment& comment = this->comment(number);
    addParagraph(place, m_look.cardHead(), m_look.strong());
    place.cursor.insertText(comment.author.empty() ? TypesetterWords::tr("(unknown)")
                                                   : QString::fromStdString(comment.author),
                            m_look.strong());
    QString rest;
    if (const QString role = roleText(comment.role); !role.isEmpty()) {
        rest += QStringLiteral("  ·  ") + role;
    }
    if (const QString when = dateTimeText(comment.createdAt); !when.isEmpty()) {
        rest += QStringLiteral("  ·  ") + when;
    }
    if (comment.begins) {
        rest += QStringLiteral("  ·  ") + recordingText(*comment.begins);
    }
    place.cursor.insertText(rest, m_look.dimmed());
    beginPart(partOfComment(number + 1), place);
}

void Typesetter::setNote(const QString& text)
{
    Place place = atEnd(false);
    addParagraph(place, QTextBlockFormat(), m_look.dimmed());
    place.cursor.insertText(text, m_look.dimmed());
}

Typesetter::Place Typesetter::atEnd(bool card) const
{
    Place place{QTextCursor(&m_document), card};
    place.cursor.movePosition(QTextCursor::End);
    return place;
}

int Typesetter::marginOf(const Place& place, const TextBlock& block) const
{
    return ReadingLook::textMargin(place.card) + block.depth * kQuoteMargin + block.indent * kIndent;
}

void Typesetter::setBlock(Place& place, const TextBlock& block)
{
    switch (block.kind) {
    case TextBlock::Kind::Flow:
        setHtml(place, block.html, 0);
        break;
    case TextBlock::Kind::Code:
        setCode(place, block);
        break;
    case TextBlock::Kind::Fold:
        setFold(place, block);
        break;
    }
}

void Typesetter::setHtml(Place& place, const std::string& html, int margin)
{
    QString text = QString::fromStdString(html);
    if (margin > 0) {
        text = QStringLiteral("<div style='margin-left:%1px'>%2</div>").arg(margin).arg(text);
    }
    if (place.card) {
        text = QStringLiteral("<div class='card'>%1</div>").arg(text);
    }
    const int from = place.cursor.position();
    place.cursor.insertHtml(kOpening + text);
    if (html.find("<table") != std::string::npos) {
        fitTables(from);
    }
    // A table must be followed by a paragraph; an empty one is not to look like a missing line.
    if (place.cursor.block().length() == 1 && place.cursor.block().previous().isValid() &&
        m_document.frameAt(place.cursor.block().previous().position()) != m_document.frameAt(place.cursor.position())) {
        QTextBlockFormat format;
        format.setLineHeight(1, QTextBlockFormat::FixedHeight);
        place.cursor.setBlockFormat(format);
    }
}

void Typesetter::addParagraph(Place& place, const QTextBlockFormat& format, const QTextCharFormat& characters)
{
    place.cursor.insertBlock(format, characters);
    if (place.cursor.currentList() != nullptr) {
        place.cursor.currentList()->remove(place.cursor.block());
        place.cursor.setBlockFormat(format);
    }
}

void Typesetter::setCode(Place& place, const TextBlock& block)
{
    const int panel = ++m_panels;
    const int margin = marginOf(place, block);
    QString rest = QString::fromStdString(block.text);
    QString shown;
    // What would fold only a few lines is shown whole.
    const bool whole = rest.count(QLatin1Char('\n')) <= kShownLines + 5 && rest.size() <= kShownCharacters;
    if (whole) {
        shown = std::exchange(rest, QString());
    } else {
        shown = takeLines(rest, kShownLines, kShownCharacters);
    }
    bool first = true;
    if (!block.language.empty()) {
        addParagraph(place, m_look.codeLines(margin, panel, true, false), m_look.dimmed());
        place.cursor.insertText(QString::fromStdString(block.language), m_look.dimmed());
        first = false;
    }
    addParagraph(place, fitted(m_look.codeLines(margin, panel, first, rest.isEmpty()), shown), m_look.code());
    const int from = place.cursor.position();
    place.cursor.insertText(shown.replace(QLatin1Char('\n'), QChar::LineSeparator), m_look.code());
    markWords(m_document, from, place.cursor.position(), m_marked);
    if (!rest.isEmpty()) {
        setMoreLink(place, Folded{{}, place.card, panel, margin, rest, {}, {}, {}, false});
    }
}

QString Typesetter::moreText(const QString& code)
{
    const int lines = static_cast<int>(code.count(QLatin1Char('\n'))) + 1;
    return lines > 1 ? TypesetterWords::tr("show %Ln more lines", nullptr, lines)
                     : TypesetterWords::tr("show %Ln more characters", nullptr, static_cast<int>(code.size()));
}

void Typesetter::setMoreLink(Place& place, Folded folded)
{
    const QTextCharFormat link = m_look.link(QStringLiteral("accord-open:%1").arg(m_folded.size()));
    addParagraph(place, m_look.codeLines(folded.margin, folded.panel, false, true), link);
    place.cursor.insertText(moreText(folded.code), link);
    addFolded(place, std::move(folded));
}

void Typesetter::setFold(Place& place, const TextBlock& block)
{
    Folded folded{{}, place.card, 0, marginOf(place, block), {}, block.blocks, {}, plainText(block.blocks), block.open};
    const QString address = QStringLiteral("accord-open:%1").arg(m_folded.size());
    const QString summary = QTextDocumentFragment::fromHtml(QString::fromStdString(block.html)).toPlainText();
    setHtml(place,
            QStringLiteral("<p><a href='%1'>%2 %3</a></p>")
                .arg(address, block.open ? kOpened : kClosed,
                     summary.isEmpty() ? TypesetterWords::tr("Details") : summary.simplified().toHtmlEscaped())
                .toStdString(),
            folded.margin - ReadingLook::textMargin(place.card));
    addFolded(place, std::move(folded));
    if (block.open) {
        for (const TextBlock& inner : block.blocks) {
            setBlock(place, inner);
        }
    }
}

bool Typesetter::open(int number)
{
    if (number < 0 || number >= static_cast<int>(m_folded.size())) {
        return false;
    }
    Folded& folded = m_folded[static_cast<std::size_t>(number)];
    if (folded.open) {
        return false;
    }
    ++folded.opened;
    if (folded.panel != 0) {
        openCode(folded);
        return true;
    }
    folded.open = true;
    Place place{folded.link, folded.card};
    // The sign of the summary turns; what it opens follows below it.
    place.cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
    const QTextCharFormat sign = place.cursor.charFormat();
    place.cursor.insertText(kOpened, sign);
    if (!folded.comments.empty()) {
        const QString outside = std::exchange(m_within, folded.key);
        openComments(folded);
        m_within = outside;
        return true;
    }
    place.cursor.movePosition(QTextCursor::EndOfBlock);
    place.cursor.setKeepPositionOnInsert(false);
    m_opening.push_back(
        {std::move(place),
         folded.key,
         {std::make_move_iterator(folded.blocks.begin()), std::make_move_iterator(folded.blocks.end())}});
    folded.blocks.clear();
    return true;
}

/// A file that somebody folded away is as long as any: its pieces come one by one, below its line.
void Typesetter::goOnOpening()
{
    Opening& now = m_opening.front();
    if (!now.blocks.empty()) {
        const TextBlock block = std::move(now.blocks.front());
        now.blocks.pop_front();
        const QString outside = std::exchange(m_within, now.key);
        setBlock(now.place, block);
        m_within = outside;
    }
    if (now.blocks.empty()) {
        m_opening.pop_front();
    }
}

/// Puts further lines above the link, which goes when there are no more.
void Typesetter::openCode(Folded& folded)
{
    QString lines = takeLines(folded.code, kOpenedLines, kOpenedLines * 200);
    const bool last = folded.code.isEmpty();
    QTextCursor cursor = folded.link;
    cursor.setKeepPositionOnInsert(false);
    cursor.beginEditBlock();
    const QTextBlockFormat middle = m_look.codeLines(folded.margin, folded.panel, false, false);
    // From the end of the block above, so that the link keeps its own format.
    cursor.movePosition(QTextCursor::PreviousBlock);
    cursor.movePosition(QTextCursor::EndOfBlock);
    while (!lines.isEmpty()) {
        QString part = takeLines(lines, kBlockLines, kBlockLines * 200);
        cursor.insertBlock(fitted(middle, part), m_look.code());
        const int from = cursor.position();
        cursor.insertText(part.replace(QLatin1Char('\n'), QChar::LineSeparator), m_look.code());
        markWords(m_document, from, cursor.position(), m_marked);
    }
    QTextCursor link = cursor;
    link.movePosition(QTextCursor::NextBlock);
    link.select(QTextCursor::BlockUnderCursor);
    const QTextCharFormat format = link.charFormat();
    if (last) {
        link.removeSelectedText();
        QTextBlockFormat end;
        end.setBottomMargin(m_look.codeLines(folded.margin, folded.panel, false, true).bottomMargin());
        cursor.mergeBlockFormat(end);
        folded.open = true;
    } else {
        link.movePosition(QTextCursor::StartOfBlock);
        link.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        link.insertText(moreText(folded.code), format);
        folded.link = link;
        folded.link.movePosition(QTextCursor::StartOfBlock);
        folded.link.setKeepPositionOnInsert(true);
    }
    cursor.endEditBlock();
}

std::vector<int> Typesetter::folded() const
{
    std::vector<int> numbers;
    for (std::size_t i = 0; i < m_folded.size(); ++i) {
        if (!m_folded[i].open) {
            numbers.push_back(static_cast<int>(i));
        }
    }
    return numbers;
}

std::optional<int> Typesetter::foldedWith(int part) const
{
    const auto found = std::ranges::find_if(m_folded, [part](const Folded& folded) {
        return !folded.open && std::ranges::find(folded.comments, part - partOfComment(1)) != folded.comments.end();
    });
    return found == m_folded.end() ? std::nullopt : std::optional(static_cast<int>(found - m_folded.begin()));
}

int Typesetter::countFolded(const QString& words) const
{
    qsizetype count = 0;
    for (const Folded& folded : m_folded) {
        if (!folded.open && !words.isEmpty()) {
            count += folded.code.count(words, Qt::CaseInsensitive) + folded.searched.count(words, Qt::CaseInsensitive);
        }
    }
    return static_cast<int>(count);
}

} // namespace accord::ui
