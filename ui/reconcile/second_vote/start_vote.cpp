// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/second_vote/start_vote.h"

#include <QCheckBox>
#include <QLabel>
#include <QLocale>

namespace accord::ui {

StartVote::StartVote(const std::vector<Voice>& people, const std::vector<PersonId>& usual, int block, QWidget* parent)
    : PeoplePopup(people, usual, parent)
    , m_block(new QCheckBox(this))
{
    setObjectName(QStringLiteral("startVote"));
    auto* title = new QLabel(tr("<b>Second vote</b><br>Everybody votes unseen; first labels stay as they are."), this);
    title->setTextFormat(Qt::RichText);
    title->setWordWrap(true);
    m_block->setObjectName(QStringLiteral("wholeBlock"));
    m_block->setText(tr("On all %Ln waiting issues of this block (B)", nullptr, block));
    m_block->setVisible(block > 1);
    m_block->installEventFilter(this);
    addAbove(title);
    addBelow(m_block);
    setAction(tr("Begin"));
    say(tr("Space: takes part or not. Enter: begin."));
}

bool StartVote::takesKey(int key)
{
    if (key != Qt::Key_B || m_block->isHidden()) {
        return false;
    }
    m_block->toggle();
    return true;
}

void StartVote::take()
{
    const std::vector<PersonId> all = people();
    if (all.empty()) {
        say(tr("Say who takes part: at least one."));
        return;
    }
    const bool block = m_block->isChecked();
    close();
    emit begun(all, block);
}

} // namespace accord::ui
