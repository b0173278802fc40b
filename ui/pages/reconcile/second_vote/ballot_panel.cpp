// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/second_vote/ballot_panel.h"

#include <QAction>
#include <QCheckBox>
#include <QCoreApplication>
#include <QDateTime>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include "core/reconcile/second_votes.h"
#include "ui/core/draft.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/decision/decision_fields.h"
#include "ui/pages/reconcile/reconcile_actions.h"
#include "ui/pages/reconcile/votes/voices.h"
#include "ui/pages/reconcile/votes/votes_panel.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flow_layout.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kRowGap = theme::kGrid / 2;

using reconcile::RevisedChoice;

QString noteHtml(const RevisedChoice& choice)
{
    return choice.then->content.note.empty()
               ? QString()
               : QStringLiteral(" · <i>%1</i>").arg(QString::fromStdString(choice.then->content.note).toHtmlEscaped());
}

QString timeOf(const std::string& at)
{
    const QDateTime when = QDateTime::fromString(QString::fromStdString(at), Qt::ISODateWithMs).toLocalTime();
    return when.isValid() ? QLocale().toString(when.time(), QLocale::ShortFormat) : QString();
}

// "C.9 leads with 4 of 5", "no choice leads"
QString leadHtml(const SecondVote& vote, const Taxonomy& taxonomy)
{
    const auto voices = reconcile::voteTallyOf(vote.votes);
    const auto* leading = voices.leading();
    if (leading == nullptr) {
        return RevealView::tr("no choice leads");
    }
    const QLocale locale;
    return RevealView::tr("<b>%1</b> leads with %2 of %3")
        .arg(choiceWord(taxonomy, leading->verdict, leading->category).toHtmlEscaped(), locale.toString(leading->votes),
             locale.toString(voices.votes));
}

QString headHtml(const SecondVote& vote, const std::vector<RevisedChoice>& choices, const Taxonomy& taxonomy)
{
    const auto changed = static_cast<int>(std::ranges::count_if(choices, &RevisedChoice::changed));
    const QString who = changed == 0 ? RevealView::tr("nobody changed their mind")
                                     : RevealView::tr("%Ln changed their minds", nullptr, changed);
    return QStringLiteral("<b>%1</b> %2<br>%3 · %4")
        .arg(RevealView::tr("Second vote"), theme::faint(RevealView::tr("revealed at %1").arg(timeOf(vote.endedAt))),
             leadHtml(vote, taxonomy), who);
}

// A chip with "C.5 → C.9", and why.
void addChanged(QVBoxLayout* layout, const RevisedChoice& choice, const Voice& voice, const Taxonomy& taxonomy,
                QWidget* parent)
{
    const QString before = choiceWord(taxonomy, choice.first->verdict, choice.first->category).toHtmlEscaped();
    const QString after =
        choiceWord(taxonomy, choice.then->content.verdict, choice.then->content.category).toHtmlEscaped();
    auto* line = new QHBoxLayout;
    line->setSpacing(theme::kGrid);
    line->addWidget(new Avatar(voice, parent), 0, Qt::AlignTop);
    const QString change = QStringLiteral("<s>%1</s> → <b style=\"color:%2\">%3</b>")
                               .arg(theme::faint(before), theme::accent().name(), after);
    line->addWidget(richLabel(change + noteHtml(choice), parent), 1);
    layout->addLayout(line);
}

// Those who vote alike, in one line, and below it why.
void addSteady(QVBoxLayout* layout, const QString& word,
               const std::vector<std::pair<const RevisedChoice*, const Voice*>>& alike, QWidget* parent)
{
    auto* chips = new QWidget(parent);
    auto* flow = new FlowLayout(chips);
    flow->setContentsMargins(0, 0, 0, 0);
    auto* said = richLabel(word, chips);
    said->setWordWrap(false); // a code in two lines is not read as one
    flow->addWidget(said);
    QStringList notes;
    for (const auto& [choice, voice] : alike) {
        flow->addWidget(new Avatar(*voice, chips));
        if (choice->then && !choice->then->content.note.empty()) {
            notes.append(theme::faint(voice->initials.toHtmlEscaped()) + noteHtml(*choice));
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
    layout->setContentsMargins(theme::kGrid + kRowGap, theme::kGrid, theme::kGrid, theme::kGrid);
    layout->setSpacing(kRowGap);
    const std::vector<RevisedChoice> choices = reconcile::revisedChoices(firstLabels, secondVote);
    auto* head = richLabel(headHtml(secondVote, choices, taxonomy), this);
    head->setObjectName(QStringLiteral("revealHead"));
    layout->addWidget(head);
    std::vector<std::pair<QString, std::vector<std::pair<const RevisedChoice*, const Voice*>>>> steady;
    for (std::size_t i = 0; i < choices.size() && i < voices.size(); ++i) {
        const RevisedChoice& choice = choices[i];
        if (choice.changed) {
            addChanged(layout, choice, voices[i], taxonomy, this);
            continue;
        }
        const QString word =
            !choice.then ? theme::faint(tr("Did not vote:"))
            : choice.first
                ? tr("Stayed with <b>%1</b>:")
                      .arg(choiceWord(taxonomy, choice.first->verdict, choice.first->category).toHtmlEscaped())
                : tr("Voted <b>%1</b>:")
                      .arg(choiceWord(taxonomy, choice.then->content.verdict, choice.then->content.category)
                               .toHtmlEscaped());
        auto group = std::ranges::find(
            steady, word, &std::pair<QString, std::vector<std::pair<const RevisedChoice*, const Voice*>>>::first);
        if (group == steady.end()) {
            steady.push_back({word, {}});
            group = std::prev(steady.end());
        }
        group->second.emplace_back(&choice, &voices[i]);
    }
    for (const auto& [word, alike] : steady) {
        addSteady(layout, word, alike, this);
    }
    layout->addSpacing(kRowGap);
    layout->addWidget(richLabel(theme::faint(tr("First labels")), this));
}

void RevealView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    QColor tint = theme::accent();
    tint.setAlpha(16);
    painter.fillRect(rect(), tint);
    painter.setPen(theme::line());
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

namespace {

QLabel* wrapped(const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QString::fromLatin1(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    return label;
}

QString faint(const QString& text, const QColor& colour = theme::dimmed())
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), text);
}

void removeAll(QLayout* layout)
{
    while (QLayoutItem* item = layout->takeAt(0)) {
        if (item->widget() != nullptr) {
            item->widget()->hide();
            item->widget()->deleteLater(); // may be the button that was just pressed
        }
        delete item;
    }
}

} // namespace

BallotPanel::BallotPanel(Session& session, const ReconcileKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_numbers(keys.choices)
    , m_cast(new QAction(tr("Vote"), this))
{
    setAutoFillBackground(true);
    m_cast->setShortcut(keys.decide->shortcut());
    connect(keys.decide, &QAction::changed, this, [this, &keys] { m_cast->setShortcut(keys.decide->shortcut()); });
    connect(m_cast, &QAction::triggered, keys.decide, &QAction::trigger);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::kGrid + theme::kHalf, theme::kGrid, theme::kGrid, theme::kGrid);
    layout->setSpacing(theme::kGrid);
    layout->addWidget(makeHead());
    layout->addWidget(makeBallot(session, keys));
    layout->addWidget(makeWho());
    layout->addWidget(makeButtons(keys));
    clear();
}

QWidget* BallotPanel::makeHead()
{
    auto* widget = new QWidget(this);
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::kHalf);
    m_head = wrapped("ballotHead", widget);
    m_missing = new QWidget(widget);
    auto* chips = new FlowLayout(m_missing);
    chips->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_head);
    layout->addWidget(m_missing);
    return widget;
}

QWidget* BallotPanel::makeBallot(Session& session, const ReconcileKeys& keys)
{
    m_paper = new QWidget(this);
    auto* layout = new QVBoxLayout(m_paper);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::kHalf);
    m_voter = wrapped("voter", m_paper);
    m_choice = wrapped("ballotChoice", m_paper);
    layout->addWidget(m_voter);
    layout->addWidget(m_choice);
    auto* others = new QWidget(m_paper);
    auto* flow = new FlowLayout(others);
    flow->setContentsMargins(0, 0, 0, 0);
    m_other = new ShortcutButton(keys.other, others);
    flow->addWidget(m_other);
    flow->addWidget(new ShortcutButton(keys.noneOfThese, others));
    flow->addWidget(new ShortcutButton(keys.notForStudy, others));
    flow->addWidget(new ShortcutButton(keys.cannotTell, others));
    layout->addWidget(others);
    m_show = new QCheckBox(tr("Show what I choose"), m_paper);
    m_show->setObjectName(QStringLiteral("showChoice"));
    connect(m_show, &QCheckBox::toggled, this, [this] {
        hideOrShow();
        emit showsChoiceChanged();
    });
    layout->addWidget(m_show);
    m_exclusion = new ExclusionBox(session, m_paper);
    layout->addWidget(m_exclusion);
    m_note = new QLineEdit(m_paper);
    m_note->setObjectName(QStringLiteral("ballotNote"));
    m_note->setAccessibleName(tr("Why"));
    m_note->setPlaceholderText(tr("Why (%1); shown when it is revealed").arg(keyText(keys.reason)));
    connect(m_note, &QLineEdit::returnPressed, keys.decideFromText, &QAction::trigger);
    layout->addWidget(m_note);
    m_draft = new Draft(session, {m_note}, this);
    return m_paper;
}

QWidget* BallotPanel::makeWho()
{
    m_who = new QWidget(this);
    m_people = new QVBoxLayout(m_who);
    m_people->setContentsMargins(0, 0, 0, 0);
    m_people->setSpacing(theme::kHalf);
    return m_who;
}

QWidget* BallotPanel::makeButtons(const ReconcileKeys& keys)
{
    auto* widget = new QWidget(this);
    auto* layout = new FlowLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* cast = new ShortcutButton(m_cast, widget);
    cast->setObjectName(QStringLiteral("cast"));
    layout->addWidget(cast);
    for (QAction* action : {keys.handOver, keys.reveal, keys.callOff}) {
        layout->addWidget(new ShortcutButton(action, widget));
    }
    return widget;
}

void BallotPanel::setBallot(const Ballot& ballot)
{
    const bool samePerson = ballot.voter == m_ballot.voter && ballot.passing == m_ballot.passing;
    m_ballot = ballot;
    if (!samePerson) {
        clear();
    }
    openDraft();
    sayHead();
    hideOrShow();
    fillWho();
    m_paper->setVisible(ballot.voter.valid());
    m_who->setVisible(!ballot.voter.valid());
    m_cast->setEnabled(ballot.voter.valid());
}

// Where one keyboard goes round nothing of what others type is kept on this machine.
void BallotPanel::openDraft()
{
    const bool own = m_ballot.voter.valid() && !m_ballot.passing;
    const QString about = own ? QStringLiteral("vote-") + QString::fromStdString(m_ballot.vote.text()) : QString();
    if (about == m_draftOf) {
        return;
    }
    m_draftOf = about;
    if (own) {
        m_draft->open(about);
    } else {
        m_draft->close();
    }
}

void BallotPanel::forgetNote()
{
    if (!m_draftOf.isEmpty()) {
        m_draft->forget(m_draftOf);
    }
}

void BallotPanel::clear()
{
    m_draft->close();
    m_draftOf.clear();
    m_note->clear();
    m_show->setChecked(false);
    m_exclusion->clear();
    choose(Verdict::None, CategoryId{}, QString());
}

void BallotPanel::choose(Verdict verdict, CategoryId category, const QString& title)
{
    m_verdict = verdict;
    m_category = category;
    m_title = title;
    hideOrShow();
}

void BallotPanel::nextExclusion()
{
    m_exclusion->next();
}

bool BallotPanel::showsChoice() const
{
    return !(m_ballot.passing || m_seenByAll) || m_show->isChecked();
}

bool BallotPanel::castsAtOnce() const
{
    return m_ballot.passing && !m_show->isChecked() && m_verdict != Verdict::NotForStudy;
}

// Nor may the field tell that there is a reason for "not for this study".
void BallotPanel::hideOrShow()
{
    m_show->setVisible(m_ballot.passing || m_seenByAll);
    m_exclusion->setVisible(m_verdict == Verdict::NotForStudy && showsChoice());
    m_note->setEchoMode(showsChoice() ? QLineEdit::Normal : QLineEdit::Password);
    sayChoice();
}

void BallotPanel::sayHead()
{
    const QLocale locale;
    const auto all = static_cast<int>(m_ballot.takingPart.size());
    const auto missing = static_cast<int>(m_ballot.missing.size());
    const QString count = missing == 0
                              ? tr("all %1 have voted").arg(locale.toString(all))
                              : tr("%1 of %2 have voted").arg(locale.toString(all - missing), locale.toString(all));
    m_head->setText(QStringLiteral("<b>%1</b> · %2").arg(tr("Second vote"), count));
    auto* chips = m_missing->layout();
    removeAll(chips);
    m_missing->setVisible(missing > 0);
    if (missing > 0) {
        auto* word = new QLabel(tr("Missing:"), m_missing);
        word->setForegroundRole(QPalette::PlaceholderText);
        chips->addWidget(word);
        for (const Voice& voice : m_ballot.missing) {
            chips->addWidget(new Avatar(voice, m_missing));
        }
    }
}

void BallotPanel::setSeenByAll(bool seen)
{
    m_seenByAll = seen;
    hideOrShow();
    emit showsChoiceChanged();
}

QString BallotPanel::ownVote() const
{
    if (m_ballot.own.isEmpty()) {
        return tr("Nobody sees your vote before it is revealed.");
    }
    return m_seenByAll ? tr("You have voted. To change it, choose again.")
                       : tr("You voted: %1. To change it, choose again.").arg(m_ballot.own.toHtmlEscaped());
}

QString BallotPanel::nameIn(PersonId person) const
{
    const auto found = std::ranges::find(m_ballot.takingPart, person, &Voice::person);
    return found == m_ballot.takingPart.end() ? QString() : voiceName(*found).toHtmlEscaped();
}

void BallotPanel::sayChoice()
{
    const QString name = QStringLiteral("<span style=\"font-size:x-large\">%1</span>")
                             .arg(tr("<b>%1</b>, your vote").arg(nameIn(m_ballot.voter)));
    const QString before = nameIn(m_ballot.before);
    m_voter->setText(!m_ballot.passing  ? faint(ownVote())
                     : before.isEmpty() ? name
                                        : faint(tr("%1 has voted.").arg(before)) + QStringLiteral("<br>") + name);
    if (m_title.isEmpty()) {
        m_choice->setText(faint(castsAtOnce()   ? tr("A number key votes. The screen does not show which one.")
                                : showsChoice() ? tr("Vote: choose a category above, with its number key.")
                                                : tr("Vote with a number key. The screen does not show which one.")));
    } else if (!showsChoice()) {
        m_choice->setText(tr("Chosen, and not shown. Another key chooses anew."));
    } else {
        m_choice->setText(tr("Vote: <b>%1</b>").arg(m_title.toHtmlEscaped()));
    }
}

VoteContent BallotPanel::content()
{
    VoteContent content;
    if (m_verdict == Verdict::None) {
        m_choice->setText(faint(tr("Choose a category first: a number key, or a click."), theme::warning()));
        return content;
    }
    content.verdict = m_verdict;
    content.category = m_category;
    if (m_verdict == Verdict::NotForStudy) {
        content.exclusion = m_exclusion->exclusion();
    }
    content.note = m_note->text().trimmed().toStdString();
    return content;
}

// By number: the same keys that choose categories while somebody votes.
void BallotPanel::fillWho()
{
    removeAll(m_people);
    if (m_ballot.voter.valid()) {
        return;
    }
    auto* word = new QLabel(m_who);
    word->setWordWrap(true);
    word->setText(!m_ballot.passing ? tr("You do not take part in this vote. Whoever does can vote at this keyboard.")
                  : m_ballot.missing.empty()
                      ? tr("All have voted. %1 reveals the votes; or one is changed:").arg(keyText(m_cast))
                      : tr("Pass the keyboard to:"));
    m_people->addWidget(word);
    if (!m_ballot.passing) {
        return;
    }
    auto* people = new QWidget(m_who);
    auto* flow = new FlowLayout(people);
    flow->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < m_ballot.takingPart.size(); ++i) {
        const Voice& voice = m_ballot.takingPart[i];
        const bool waits = std::ranges::count(m_ballot.missing, voice.person, &Voice::person) > 0;
        auto* sit = new QAction(waits ? voiceName(voice) : tr("%1 (has voted)").arg(voiceName(voice)), people);
        if (static_cast<qsizetype>(i) < m_numbers.size()) {
            sit->setShortcut(m_numbers[static_cast<qsizetype>(i)]->shortcut()); // shown; the page's own is pressed
        }
        connect(sit, &QAction::triggered, this, [this, person = voice.person] { emit voterWanted(person); });
        flow->addWidget(new ShortcutButton(sit, people));
    }
    m_people->addWidget(people);
}

void BallotPanel::focusNote()
{
    m_note->setFocus(Qt::ShortcutFocusReason);
}

} // namespace accord::ui
