// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/votes/people_popup.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include "ui/core/theme.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kMostShown = 12;

} // namespace

PeopleList::PeopleList(QWidget* parent)
    : QListWidget(parent)
{
    setObjectName(QStringLiteral("people"));
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Who takes part"));
}

void PeopleList::setPeople(const std::vector<Voice>& people, const std::vector<PersonId>& chosen)
{
    clear();
    for (const Voice& voice : people) {
        auto* item = new QListWidgetItem(voiceName(voice), this);
        item->setData(Qt::UserRole, QVariant::fromValue<qlonglong>(voice.person.value));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(std::ranges::count(chosen, voice.person) > 0 ? Qt::Checked : Qt::Unchecked);
    }
    setCurrentRow(0);
    updateGeometry();
}

PersonId PeopleList::personAt(int row) const
{
    return PersonId{item(row)->data(Qt::UserRole).toLongLong()};
}

void PeopleList::check(const std::vector<PersonId>& people)
{
    for (int row = 0; row < count(); ++row) {
        if (std::ranges::count(people, personAt(row)) > 0) {
            item(row)->setCheckState(Qt::Checked);
        }
    }
}

std::vector<PersonId> PeopleList::chosen() const
{
    std::vector<PersonId> people;
    for (int row = 0; row < count(); ++row) {
        if (item(row)->checkState() == Qt::Checked) {
            people.push_back(personAt(row));
        }
    }
    std::ranges::sort(people);
    return people;
}

QSize PeopleList::sizeHint() const
{
    const int rows = std::clamp(count(), 1, kMostShown);
    return {QListWidget::sizeHint().width(), rows * std::max(sizeHintForRow(0), 1) + 2 * frameWidth() + 2};
}

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
    m_layout->setContentsMargins(theme::kGrid, theme::kGrid, theme::kGrid, theme::kGrid);
    m_layout->setSpacing(theme::kGrid);
    m_layout->addWidget(m_people);
    m_layout->addWidget(m_hint);
    m_layout->addWidget(m_done);
    connect(m_done, &QPushButton::clicked, this, [this] { take(); });
}

void PeoplePopup::openAt(QWidget* anchor)
{
    m_before = QApplication::focusWidget();
    const int wide = std::max(sizeHint().width(), 40 * theme::kGrid);
    resize(wide, std::max(sizeHint().height(), heightForWidth(wide)));
    const QRect screen = anchor->screen()->availableGeometry();
    const QPoint at = anchor->mapToGlobal(QPoint(0, 0));
    const int above = at.y() - height();
    move(std::clamp(at.x(), screen.left(), std::max(screen.left(), screen.right() - width())),
         above >= screen.top() ? above : std::min(at.y() + anchor->height(), screen.bottom() - height()));
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
