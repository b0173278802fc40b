// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/second_vote/reveal_view.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include "core/reconcile/second_votes.h"
#include "ui/reconcile/votes/avatar.h"
#include "ui/reconcile/votes/choice_text.h"
#include "ui/support/look.h"
#include "ui/widgets/flow_layout.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kRowGap = look::kGrid / 2;

using reconcile::Mind;

QString faintText(const QString& text)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(look::dimmed().name(), text);
}

QLabel* richLabel(const QString& html, QWidget* parent)
{
    auto* label = new QLabel(html, parent);
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    return label;
}

QString noteHtml(const Mind& mind)
{
    return mind.then->content.note.empty()
               ? QString()
               : QStringLiteral(" · <i>%1</i>").arg(QString::fromStdString(mind.then->content.note).toHtmlEscaped());
}

QString timeOf(const std::string& at)
{
    const QDateTime when = QDateTime::fromString(QString::fromStdString(at), Qt::ISODateWithMs).toLocalTime();
    return when.isValid() ? QLocale().toString(when.time(), QLocale::ShortFormat) : QString();
}

// "C.9 leads with 4 of 5", "no choice leads"
QString leadHtml(const SecondVote& vote, const Taxonomy& taxonomy)
{
    const reconcile::VoteTally voices = reconcile::voteTallyOf(vote.votes);
    const reconcile::VoteCount* leading = voices.leading();
    if (leading == nullptr) {
        return RevealView::tr("no choice leads");
    }
    const QLocale locale;
    return RevealView::tr("<b>%1</b> leads with %2 of %3")
        .arg(choiceWord(taxonomy, leading->verdict, leading->category).toHtmlEscaped(), locale.toString(leading->count),
             locale.toString(voices.count));
}

QString headHtml(const SecondVote& vote, const std::vector<Mind>& minds, const Taxonomy& taxonomy)
{
    const auto changed = static_cast<int>(std::ranges::count_if(minds, &Mind::changed));
    const QString who = changed == 0 ? RevealView::tr("nobody changed their mind")
                                     : RevealView::tr("%Ln changed their minds", nullptr, changed);
    return QStringLiteral("<b>%1</b> %2<br>%3 · %4")
        .arg(RevealView::tr("Second vote"), faintText(RevealView::tr("revealed at %1").arg(timeOf(vote.endedAt))),
             leadHtml(vote, taxonomy), who);
}

// A chip with "C.5 → C.9", and why.
void addChanged(QVBoxLayout* layout, const Mind& mind, const Voice& voice, const Taxonomy& taxonomy, QWidget* parent)
{
    const QString before = choiceWord(taxonomy, mind.first->verdict, mind.first->category).toHtmlEscaped();
    const QString after = choiceWord(taxonomy, mind.then->content.verdict, mind.then->content.category).toHtmlEscaped();
    auto* line = new QHBoxLayout;
    line->setSpacing(look::kGrid);
    line->addWidget(new Avatar(voice, parent), 0, Qt::AlignTop);
    const QString change =
        QStringLiteral("<s>%1</s> → <b style=\"color:%2\">%3</b>").arg(faintText(before), look::accent().name(), after);
    line->addWidget(richLabel(change + noteHtml(mind), parent), 1);
    layout->addLayout(line);
}

// Those who vote alike, in one line, and below it why.
void addSteady(QVBoxLayout* layout, const QString& word, const std::vector<std::pair<const Mind*, const Voice*>>& alike,
               QWidget* parent)
{
    auto* chips = new QWidget(parent);
    auto* flow = new FlowLayout(chips);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(richLabel(word, chips));
    QStringList notes;
    for (const auto& [mind, voice] : alike) {
        flow->addWidget(new Avatar(*voice, chips));
        if (mind->then && !mind->then->content.note.empty()) {
            notes.append(faintText(voice->initials.toHtmlEscaped()) + noteHtml(*mind));
        }
    }
    layout->addWidget(chips);
    if (!notes.isEmpty()) {
        layout->addWidget(richLabel(notes.join(QStringLiteral("<br>")), parent));
    }
}

} // namespace

RevealView::RevealView(const SecondVote& secondVote, std::span<const Label> firstLabels,
                       const std::vector<Voice>& voices, const Taxonomy& taxonomy, QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("reveal"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(look::kGrid + kRowGap, look::kGrid, look::kGrid, look::kGrid);
    layout->setSpacing(kRowGap);
    const std::vector<Mind> minds = reconcile::minds(firstLabels, secondVote);
    auto* head = richLabel(headHtml(secondVote, minds, taxonomy), this);
    head->setObjectName(QStringLiteral("revealHead"));
    layout->addWidget(head);
    std::vector<std::pair<QString, std::vector<std::pair<const Mind*, const Voice*>>>> steady;
    for (std::size_t i = 0; i < minds.size() && i < voices.size(); ++i) {
        const Mind& mind = minds[i];
        if (mind.changed) {
            addChanged(layout, mind, voices[i], taxonomy, this);
            continue;
        }
        const QString word =
            !mind.then   ? faintText(tr("Did not vote:"))
            : mind.first ? tr("Stayed with <b>%1</b>:")
                               .arg(choiceWord(taxonomy, mind.first->verdict, mind.first->category).toHtmlEscaped())
                         : tr("Voted <b>%1</b>:")
                               .arg(choiceWord(taxonomy, mind.then->content.verdict, mind.then->content.category)
                                        .toHtmlEscaped());
        auto group = std::ranges::find(steady, word,
                                       &std::pair<QString, std::vector<std::pair<const Mind*, const Voice*>>>::first);
        if (group == steady.end()) {
            steady.push_back({word, {}});
            group = std::prev(steady.end());
        }
        group->second.emplace_back(&mind, &voices[i]);
    }
    for (const auto& [word, alike] : steady) {
        addSteady(layout, word, alike, this);
    }
    layout->addSpacing(kRowGap);
    layout->addWidget(richLabel(faintText(tr("First labels")), this));
}

void RevealView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    QColor tint = look::accent();
    tint.setAlpha(16);
    painter.fillRect(rect(), tint);
    painter.setPen(look::line());
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

} // namespace accord::ui
