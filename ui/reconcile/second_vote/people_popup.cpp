// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/second_vote/people_popup.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include "ui/reconcile/second_vote/people_list.h"
#include "ui/support/look.h"

#include <algorithm>

namespace accord::ui {

PeoplePopup::PeoplePopup(const std::vector<Voice>& people, const std::vector<PersonId>& chosen, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_people(new PeopleList(this))
    , m_hint(new QLabel(tr("Space: took part or not. Enter: done."), this))
    , m_done(new QPushButton(tr("Done"), this))
    , m_layout(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("peoplePopup"));
    setFrameShape(QFrame::StyledPanel);
    setFont(parent->font());
    m_people->setPeople(people, chosen);
    m_people->installEventFilter(this);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setWordWrap(true);
    m_layout->setContentsMargins(look::kGrid, look::kGrid, look::kGrid, look::kGrid);
    m_layout->setSpacing(look::kGrid);
    m_layout->addWidget(m_people);
    m_layout->addWidget(m_hint);
    m_layout->addWidget(m_done);
    connect(m_done, &QPushButton::clicked, this, [this] { take(); });
}

void PeoplePopup::openAt(QWidget* anchor)
{
    m_before = QApplication::focusWidget();
    const int wide = std::max(sizeHint().width(), 40 * look::kGrid);
    resize(wide, std::max(sizeHint().height(), heightForWidth(wide)));
    const QRect screen = anchor->screen()->availableGeometry();
    const QPoint at = anchor->mapToGlobal(QPoint(0, 0));
    const int above = at.y() - height();
    move(std::clamp(at.x(), screen.left(), std::max(screen.left(), screen.right() - width())),
         above >= screen.top() ? above : at.y() + anchor->height());
    setVisible(true);
    m_people->setFocus(Qt::PopupFocusReason);
}

bool PeoplePopup::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // the keys are this list's, and not those of the page below
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            take();
            return true;
        }
        if (takesKey(key)) {
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void PeoplePopup::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    if (m_before) {
        m_before->setFocus(Qt::PopupFocusReason);
    }
}

bool PeoplePopup::takesKey(int /*key*/)
{
    return false;
}

void PeoplePopup::take()
{
    const std::vector<PersonId> people = m_people->chosen();
    close();
    emit chosen(people);
}

std::vector<PersonId> PeoplePopup::people() const
{
    return m_people->chosen();
}

void PeoplePopup::say(const QString& hint)
{
    m_hint->setText(hint);
}

void PeoplePopup::setAction(const QString& text)
{
    m_done->setText(text);
}

void PeoplePopup::addAbove(QWidget* widget)
{
    m_layout->insertWidget(0, widget);
}

void PeoplePopup::addBelow(QWidget* widget)
{
    m_layout->insertWidget(m_layout->indexOf(m_people) + 1, widget);
}

} // namespace accord::ui
