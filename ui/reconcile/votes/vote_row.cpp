// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/votes/vote_row.h"

#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/reconcile/votes/avatar.h"
#include "ui/support/look.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kHalf = look::kGrid / 2;
constexpr int kChipsPerLine = 7;
constexpr std::size_t kMostVotes = 100; // people; each is a widget

QLabel* richLabel(const QString& html, QWidget* parent)
{
    auto* label = new QLabel(html, parent);
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    return label;
}

// What somebody wrote beside the label: the summary in quotes, the note, how sure, whether they flagged it.
QString wordsOf(const LabelContent& label)
{
    const QString dim = look::dimmed().name();
    QStringList parts;
    if (!label.summary.empty()) {
        parts.append(QStringLiteral("“%1”").arg(QString::fromStdString(label.summary).toHtmlEscaped()));
    }
    if (!label.note.empty()) {
        parts.append(QStringLiteral("<i>%1</i>").arg(QString::fromStdString(label.note).toHtmlEscaped()));
    }
    if (label.confidence != Confidence::None) {
        parts.append(QStringLiteral("<span style=\"color:%1\">%2</span>").arg(dim, confidenceWord(label.confidence)));
    }
    if (label.flagged) {
        parts.append(
            QStringLiteral("<span style=\"color:%1\">⚑ %2</span>").arg(look::warning().name(), VoteRow::tr("flagged")));
    }
    return parts.join(QStringLiteral(" · "));
}

QHBoxLayout* chipLine(const std::vector<Voice>& voices, std::size_t first, std::size_t last, QWidget* parent)
{
    auto* line = new QHBoxLayout;
    line->setSpacing(kHalf);
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
        line->setSpacing(look::kGrid);
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

VoteRow::VoteRow(const Option& option, int votes, const QString& key, QWidget* parent)
    : QFrame(parent)
    , m_mark(new QLabel(key, this))
{
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(option.text.code + QLatin1Char(' ') + option.text.pathText);
    auto* code = new QLabel(option.text.codeHtml, this);
    code->setTextFormat(Qt::RichText);
    const QLocale locale;
    const QString share = tr("%1 of %2").arg(locale.toString(option.choice.votes), locale.toString(votes)) +
                          (option.majority ? QStringLiteral(" · <b>%1</b>").arg(tr("majority")) : QString());

    auto* head = new QHBoxLayout;
    head->setSpacing(look::kGrid);
    m_mark->setAlignment(Qt::AlignCenter);
    m_mark->setVisible(!key.isEmpty());
    head->addWidget(m_mark, 0, Qt::AlignVCenter);
    head->addWidget(code, 1);
    auto* counted = new QLabel(share, this);
    counted->setTextFormat(Qt::RichText);
    head->addWidget(counted);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(look::kGrid + kHalf, look::kGrid, look::kGrid, look::kGrid);
    layout->setSpacing(kHalf);
    layout->addLayout(head);
    layout->addWidget(richLabel(option.text.pathHtml, this));
    addVotes(layout, option.voices, this);
    setChosen(false);
}

void VoteRow::setChosen(bool chosen)
{
    m_chosen = chosen;
    const QColor edge = chosen ? look::accent() : look::line();
    const int side = std::max(3 * look::kGrid, fontMetrics().height() + kHalf);
    m_mark->setFixedSize(side, side);
    m_mark->setStyleSheet(
        QStringLiteral("border:1px solid %1; border-radius:4px; color:%2; font-weight:%3; font-size:%4px;")
            .arg(edge.name(), (chosen ? look::accent() : look::dimmed()).name(),
                 chosen ? QStringLiteral("700") : QStringLiteral("400"))
            .arg(fontInfo().pixelSize()));
    setProperty("chosen", chosen);
    update();
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
        QColor tint = look::accent();
        tint.setAlpha(28);
        painter.fillRect(rect(), tint);
        painter.fillRect(QRect(0, 0, kHalf, height()), look::accent());
    }
    painter.setPen(look::line());
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

QWidget* voiceLine(const QString& word, const std::vector<Voice>& voices, QWidget* parent)
{
    auto* widget = new QWidget(parent);
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(look::kGrid + kHalf, look::kGrid, look::kGrid, look::kGrid);
    layout->setSpacing(kHalf);
    auto* label = new QLabel(word, widget);
    label->setStyleSheet(QStringLiteral("color:%1").arg(look::dimmed().name()));
    layout->addWidget(label);
    addVotes(layout, voices, widget);
    return widget;
}

} // namespace accord::ui
