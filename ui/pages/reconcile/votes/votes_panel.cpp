// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/votes/votes_panel.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFontInfo>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QStringList>
#include <QVBoxLayout>

#include "ui/core/theme.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/accessible.h"
#include "ui/widgets/buttons.h"

#include <algorithm>
#include <vector>

namespace accord::ui {
ElidedLabel::ElidedLabel(QWidget* parent, const QString& text)
    : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    setForegroundRole(QPalette::PlaceholderText);
    setMinimumWidth(0);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(text(), Qt::ElideRight, width()));
}

void ElidedLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    setToolTip(fontMetrics().horizontalAdvance(text()) > width() ? text() : QString());
}

QLabel* richLabel(const QString& html, QWidget* parent)
{
    auto* label = new QLabel(html, parent);
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    return label;
}

namespace {

constexpr int kChipsPerLine = 7;
constexpr std::size_t kMostVotes = 100; // people; each is a widget
constexpr qsizetype kCitedWords = 80;   // characters of a passage

// What somebody wrote beside the label: the summary in quotes, the note, how sure, whether they flagged it.
QString wordsOf(const LabelContent& label)
{
    const QString dim = theme::dimmed().name();
    QStringList parts;
    if (!label.summary.empty()) {
        parts.append(QStringLiteral("“%1”").arg(QString::fromStdString(label.summary).toHtmlEscaped()));
    }
    if (!label.note.empty()) {
        parts.append(QStringLiteral("<i>%1</i>").arg(QString::fromStdString(label.note).toHtmlEscaped()));
    }
    for (const Citation& citation : label.citations) {
        const QString words = QString::fromStdString(citation.quote).simplified();
        const QString shown = words.size() > kCitedWords ? words.left(kCitedWords) + QStringLiteral("…") : words;
        parts.append(QCoreApplication::translate("VoteRow", "cites “%1”").arg(shown.toHtmlEscaped()));
    }
    if (label.confidence != Confidence::None) {
        parts.append(QStringLiteral("<span style=\"color:%1\">%2</span>").arg(dim, confidenceWord(label.confidence)));
    }
    if (label.flagged) {
        parts.append(QStringLiteral("<span style=\"color:%1\">⚑ %2</span>")
                         .arg(theme::warning().name(), QCoreApplication::translate("VoteRow", "flagged")));
    }
    return parts.join(QStringLiteral(" · "));
}

QHBoxLayout* chipLine(const std::vector<Voice>& voices, std::size_t first, std::size_t last, QWidget* parent)
{
    auto* line = new QHBoxLayout;
    line->setSpacing(theme::kHalf);
    for (std::size_t i = first; i < last; ++i) {
        line->addWidget(new Avatar(voices[i], parent));
    }
    line->addStretch();
    return line;
}

// People who wrote something get a line each, the others share lines of chips.
void addVotes(QVBoxLayout* layout, const std::vector<Voice>& voices, QWidget* parent)
{
    std::vector<Voice> silent;
    const std::size_t shown = std::min(voices.size(), kMostVotes);
    for (std::size_t i = 0; i < shown; ++i) {
        const Voice& voice = voices[i];
        const QString words = wordsOf(voice.label);
        if (words.isEmpty()) {
            silent.push_back(voice);
            continue;
        }
        auto* line = new QHBoxLayout;
        line->setSpacing(theme::kGrid);
        line->addWidget(new Avatar(voice, parent), 0, Qt::AlignTop);
        line->addWidget(richLabel(words, parent), 1);
        layout->addLayout(line);
    }
    for (std::size_t first = 0; first < silent.size(); first += kChipsPerLine) {
        layout->addLayout(chipLine(silent, first, std::min(silent.size(), first + kChipsPerLine), parent));
    }
    if (shown < voices.size()) {
        auto* more = new QLabel(VoteRow::tr("and %1 more").arg(QLocale().toString(voices.size() - shown)), parent);
        more->setTextFormat(Qt::PlainText);
        layout->addWidget(more);
    }
}

} // namespace

VoteRow::VoteRow(const Option& option, int votes, const QString& key, bool ballot, QWidget* parent)
    : QFrame(parent)
    , m_text(option.text)
    , m_mark(new QLabel(key, this))
    , m_ballot(ballot)
{
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(option.text.code + QLatin1Char(' ') + option.text.pathText);
    auto* code = new QLabel(option.text.codeHtml, this);
    code->setTextFormat(Qt::RichText);
    auto* head = new QHBoxLayout;
    head->setSpacing(theme::kGrid);
    m_mark->setAlignment(Qt::AlignCenter);
    m_mark->setVisible(!key.isEmpty());
    head->addWidget(m_mark, 0, Qt::AlignVCenter);
    head->addWidget(code, ballot ? 0 : 1);
    const int above = ballot ? theme::kHalf : theme::kGrid;
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::kGrid + theme::kHalf, above, theme::kGrid, above);
    layout->setSpacing(ballot ? theme::kHalf / 2 : theme::kHalf);
    layout->addLayout(head);
    if (ballot) {
        fillBallot(head, layout);
    } else {
        fillVotes(option, votes, head, layout);
    }
    setChosen(false);
}

void VoteRow::fillBallot(QHBoxLayout* head, QVBoxLayout* layout)
{
    speakAs(this, {QAccessible::Button, {}, [this] { emit clicked(); }});
    auto* path = new ElidedLabel(this, m_text.pathText);
    path->setForegroundRole(QPalette::WindowText);
    head->addWidget(path, 1);
    setToolTip(m_text.definitionHtml);
    if (!m_text.definition.isEmpty()) {
        m_definition = new ElidedLabel(this, m_text.definition);
        m_definition->setObjectName(QStringLiteral("definition"));
        layout->addWidget(m_definition);
    }
}

void VoteRow::fillVotes(const Option& option, int votes, QHBoxLayout* head, QVBoxLayout* layout)
{
    const QLocale locale;
    const QString number = tr("%1 of %2").arg(locale.toString(option.choice.votes), locale.toString(votes));
    const QString share =
        votes == 0 ? QString()
                   : number + (option.majority ? QStringLiteral(" · <b>%1</b>").arg(tr("majority")) : QString());
    const QString said = votes == 0 ? QString() : option.majority ? inList({number, tr("majority")}) : number;
    speakAs(this, {QAccessible::Button, [said] { return said; }, [this] { emit clicked(); }});
    auto* counted = new QLabel(share, this);
    counted->setTextFormat(Qt::RichText);
    head->addWidget(counted);
    layout->addWidget(richLabel(option.text.pathHtml, this));
    if (!option.text.definitionHtml.isEmpty()) {
        m_definition = richLabel(option.text.definitionHtml, this);
        m_definition->setObjectName(QStringLiteral("definition"));
        layout->addWidget(m_definition);
    }
    addVotes(layout, option.voices, this);
}

void VoteRow::setChosen(bool chosen)
{
    m_chosen = chosen;
    const QColor edge = chosen ? theme::accent() : theme::line();
    const int side = std::max(3 * theme::kGrid, fontMetrics().height() + theme::kHalf);
    m_mark->setFixedSize(side, side);
    m_mark->setStyleSheet(
        QStringLiteral("border:1px solid %1; border-radius:4px; color:%2; font-weight:%3; font-size:%4px;")
            .arg(edge.name(), (chosen ? theme::accent() : theme::dimmed()).name(),
                 chosen ? QStringLiteral("700") : QStringLiteral("400"))
            .arg(fontInfo().pixelSize()));
    setProperty("chosen", chosen);
    update();
}

void VoteRow::setShort(bool isShort)
{
    if (m_definition == nullptr || isShort == m_short) {
        return;
    }
    m_short = isShort;
    if (m_ballot) {
        m_definition->setVisible(!isShort);
    } else {
        m_definition->setText(isShort ? m_text.shortHtml : m_text.definitionHtml);
        m_definition->setToolTip(isShort ? m_text.definitionHtml : QString());
    }
}

void VoteRow::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        setChosen(m_chosen);
    }
}

void VoteRow::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) {
        emit clicked();
    }
    QFrame::mouseReleaseEvent(event);
}

void VoteRow::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    if (m_chosen) {
        QColor tint = theme::accent();
        tint.setAlpha(28);
        painter.fillRect(rect(), tint);
        painter.fillRect(QRect(0, 0, theme::kHalf, height()), theme::accent());
    }
    painter.setPen(theme::line());
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

QWidget* voiceLine(const QString& word, const std::vector<Voice>& voices, QWidget* parent)
{
    auto* widget = new QWidget(parent);
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(theme::kGrid + theme::kHalf, theme::kGrid, theme::kGrid, theme::kGrid);
    layout->setSpacing(theme::kHalf);
    auto* label = new QLabel(word, widget);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setStyleSheet(QStringLiteral("color:%1").arg(theme::dimmed().name()));
    layout->addWidget(label);
    addVotes(layout, voices, widget);
    return widget;
}

VotesPanel::VotesPanel(QWidget* parent)
    : QScrollArea(parent)
{
    setObjectName(QStringLiteral("votes"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
}

void VotesPanel::setSheet(const VoteSheet& sheet, const QStringList& keys, QWidget* above)
{
    m_rows.clear();
    m_ballot = sheet.ballot;
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    if (above != nullptr) {
        layout->addWidget(above);
    }
    for (int i = 0; i < static_cast<int>(sheet.options.size()); ++i) {
        const Option& option = sheet.options[static_cast<std::size_t>(i)];
        auto* row = new VoteRow(option, sheet.consensus.votes, keys.value(i), sheet.ballot, content);
        connect(row, &VoteRow::clicked, this, [this, i] { emit chosen(i); });
        layout->addWidget(row);
        m_rows.append(row);
    }
    if (!sheet.cannotTell.empty()) {
        layout->addWidget(voiceLine(tr("Cannot tell yet"), sheet.cannotTell, content));
    }
    for (const Voice& voice : sheet.openCodes) {
        layout->addWidget(
            voiceLine(tr("Own code: %1").arg(QString::fromStdString(voice.label.code)), {voice}, content));
    }
    if (!sheet.waiting.empty()) {
        layout->addWidget(voiceLine(tr("Not labelled yet"), sheet.waiting, content));
    }
    addBelow(layout, content);
    layout->addStretch();
    const int at = verticalScrollBar()->value();
    discard(takeWidget()); // one of its rows may have been clicked just now
    setWidget(content);
    fitRows();
    verticalScrollBar()->setValue(at);
}

void VotesPanel::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fitRows();
}

void VotesPanel::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitRows();
    }
}

void VotesPanel::setShortens(bool shortens)
{
    m_shortens = shortens;
    fitRows();
}

void VotesPanel::fitRows()
{
    const auto fit = [this](bool isShort) {
        int height = 0;
        for (VoteRow* row : std::as_const(m_rows)) {
            row->setShort(isShort && (m_ballot || !row->isChosen()));
            row->layout()->activate();
            height += row->hasHeightForWidth() ? row->heightForWidth(viewport()->width()) : row->sizeHint().height();
        }
        return height <= viewport()->height();
    };
    if (m_ballot) {
        fit(!fit(false));
    } else if (!fit(false) && m_shortens && !fit(true)) {
        fit(false);
    }
}

void VotesPanel::scrollToTop()
{
    verticalScrollBar()->setValue(0);
}

void VotesPanel::addBelow(QVBoxLayout* layout, QWidget* content)
{
    auto* below = new QWidget(content);
    auto* lines = new QVBoxLayout(below);
    lines->setContentsMargins(theme::kGrid + theme::kHalf, theme::kGrid, theme::kGrid, theme::kGrid);
    lines->setSpacing(theme::kHalf);
    m_modelLabel = richLabel({}, below);
    m_modelLabel->setObjectName(QStringLiteral("labelModel"));
    m_belowLabel = richLabel({}, below);
    m_belowLabel->setObjectName(QStringLiteral("settledPair"));
    m_offerButton = new QPushButton(below);
    m_offerButton->setObjectName(QStringLiteral("decideLikeThese"));
    m_offerButton->setFocusPolicy(Qt::NoFocus);
    lines->addWidget(m_modelLabel);
    lines->addWidget(m_belowLabel);
    lines->addWidget(m_offerButton, 0, Qt::AlignLeft);
    connect(m_offerButton, &QPushButton::clicked, this, &VotesPanel::offerTaken);
    layout->addWidget(below);
    showBelow();
}

void VotesPanel::setBelow(const QString& html, const QString& offer)
{
    m_below = html;
    m_offer = offer;
    showBelow();
}

void VotesPanel::setModel(const QString& html, const QString& toolTip)
{
    m_model = html;
    m_modelToolTip = toolTip;
    showBelow();
}

void VotesPanel::showBelow()
{
    if (m_belowLabel != nullptr) {
        m_modelLabel->setText(m_model);
        m_modelLabel->setToolTip(m_modelToolTip);
        m_modelLabel->setVisible(!m_model.isEmpty());
        m_belowLabel->setText(m_below);
        m_belowLabel->setVisible(!m_below.isEmpty());
        m_offerButton->setText(m_offer);
        m_offerButton->setVisible(!m_offer.isEmpty());
    }
}

void VotesPanel::setChosen(int option)
{
    for (int i = 0; i < rows(); ++i) {
        m_rows[i]->setChosen(i == option);
    }
    fitRows();
    if (option >= 0 && option < rows()) {
        const QWidget* row = m_rows[option];
        ensureWidgetVisible(m_rows[option], 0, 0);
        // One that is higher than the room is read from its top.
        if (row->height() > viewport()->height()) {
            verticalScrollBar()->setValue(row->mapTo(widget(), QPoint()).y());
        }
    }
}

} // namespace accord::ui
