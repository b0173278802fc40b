// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/decision/origin_line.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStringList>

#include "core/reconcile/second_votes.h"
#include "ui/reconcile/decision/decision_text.h"
#include "ui/reconcile/reconcile_keys.h"
#include "ui/reconcile/second_vote/people_popup.h"
#include "ui/support/look.h"

#include <algorithm>
#include <utility>

namespace accord::ui {

OriginLine::OriginLine(const ReconcileKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_method(new QComboBox(this))
    , m_tookPart(new QPushButton(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look::kGrid);
    m_method->setObjectName(QStringLiteral("method"));
    m_method->setToolTip(tr("How you came to it (%1)").arg(keyText(keys.method)));
    m_method->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const auto& [method, words] : methods()) {
        m_method->addItem(words, static_cast<int>(method));
    }
    m_tookPart->setObjectName(QStringLiteral("tookPart"));
    m_tookPart->setAutoDefault(false);
    m_tookPart->setFlat(true);
    m_tookPart->setToolTip(tr("Who took part (%1)").arg(keyText(keys.tookPart)));
    layout->addWidget(m_method);
    layout->addWidget(m_tookPart, 1);
    connect(m_method, &QComboBox::activated, this, [this] {
        m_methodChosen = true;
        sayPeople();
    });
    connect(m_tookPart, &QPushButton::clicked, this, &OriginLine::openPeople);
    suggest();
}

void OriginLine::setOrigin(Origin origin)
{
    const auto meeting = [](const Origin& of) { return of.meeting ? of.meeting->id : Uuid{}; };
    if (meeting(origin) != meeting(m_origin)) {
        // How people come to it and who takes part is the meeting's own, whatever was chosen before it.
        m_methodChosen = false;
        m_people.reset();
    }
    m_origin = std::move(origin);
    suggest();
}

void OriginLine::setChoice(Verdict verdict, CategoryId category, bool followsMajority)
{
    m_verdict = verdict;
    m_category = category;
    m_followsMajority = followsMajority;
    suggest();
}

void OriginLine::clear()
{
    m_methodChosen = false;
    m_people.reset();
    setChoice(Verdict::None, CategoryId{}, false);
}

bool OriginLine::isAsVoted() const
{
    if (!m_origin.revealed) {
        return false;
    }
    const reconcile::VoteTally voices = reconcile::voteTallyOf(m_origin.revealed->votes);
    const reconcile::VoteCount* leading = voices.leading();
    return leading != nullptr && leading->verdict == m_verdict && leading->category == m_category;
}

Method OriginLine::likely() const
{
    if (isAsVoted()) {
        return Method::SecondVote;
    }
    if (m_origin.meeting || m_origin.revealed) {
        return Method::Consensus;
    }
    return m_followsMajority ? Method::Majority : Method::Lead;
}

void OriginLine::suggest()
{
    if (!m_methodChosen) {
        m_method->setCurrentIndex(m_method->findData(static_cast<int>(likely())));
    }
    sayPeople();
}

Method OriginLine::method() const
{
    return static_cast<Method>(m_method->currentData().toInt());
}

std::vector<PersonId> OriginLine::likelyPeople() const
{
    if (m_people) {
        return *m_people;
    }
    const Method how = method();
    if (how == Method::SecondVote && m_origin.revealed) {
        return m_origin.revealed->voted;
    }
    if (how != Method::Lead && m_origin.meeting) {
        return m_origin.meeting->content.takingPart;
    }
    if (how == Method::Consensus && m_origin.revealed) {
        return m_origin.revealed->takingPart;
    }
    return m_origin.me.valid() ? std::vector{m_origin.me} : std::vector<PersonId>{};
}

void OriginLine::writeInto(DecisionContent& content) const
{
    content.method = method();
    content.meeting = m_origin.meeting ? m_origin.meeting->id : Uuid{};
    const bool follows = content.method == Method::SecondVote || content.method == Method::Consensus;
    content.secondVote = follows && m_origin.revealed ? m_origin.revealed->id : Uuid{};
    content.takingPart = likelyPeople();
    std::ranges::sort(content.takingPart);
}

void OriginLine::sayPeople()
{
    QStringList initials;
    const std::vector<PersonId> people = likelyPeople();
    for (const Voice& voice : m_origin.everybody) {
        if (std::ranges::count(people, voice.person) > 0) {
            initials.append(voice.initials);
        }
    }
    m_tookPart->setText(initials.isEmpty() ? tr("Who took part…") : tr("With %1").arg(initials.join(QLatin1Char(' '))));
}

void OriginLine::openMethods()
{
    m_method->setFocus(Qt::ShortcutFocusReason);
    m_method->showPopup();
}

void OriginLine::openPeople()
{
    auto* popup = new PeoplePopup(m_origin.everybody, likelyPeople(), this);
    popup->setAttribute(Qt::WA_DeleteOnClose);
    connect(popup, &PeoplePopup::chosen, this, [this](const std::vector<PersonId>& people) {
        m_people = people;
        sayPeople();
    });
    popup->openAt(m_tookPart);
}

} // namespace accord::ui
