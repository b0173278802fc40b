// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/core/actions.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTextEdit>

#include "ui/core/settings.h"

#include <algorithm>

namespace accord::ui {
namespace {

QString settingKey(const QString& id)
{
    return QString::fromLatin1(settings::kShortcuts) + id;
}

void applyShortcut(QAction& action, const QKeySequence& shortcut)
{
    QList<QKeySequence> all;
    if (!shortcut.isEmpty()) {
        all.append(shortcut);
    }
    // Both keys that people call Enter.
    if (shortcut == QKeySequence(Qt::Key_Return)) {
        all.append(QKeySequence(Qt::Key_Enter));
    }
    // On many keyboards the plus is above the equals sign.
    if (shortcut == QKeySequence(Qt::CTRL | Qt::Key_Plus)) {
        all.append(QKeySequence(Qt::CTRL | Qt::Key_Equal));
    }
    action.setShortcuts(all);
}

bool isTextField(const QObject* object)
{
    if (const auto* line = qobject_cast<const QLineEdit*>(object)) {
        return !line->isReadOnly();
    }
    if (const auto* text = qobject_cast<const QTextEdit*>(object)) {
        return !text->isReadOnly();
    }
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(object)) {
        return !text->isReadOnly();
    }
    if (const auto* combo = qobject_cast<const QComboBox*>(object)) {
        return combo->isEditable();
    }
    return qobject_cast<const QAbstractSpinBox*>(object) != nullptr;
}

/// A key that means something to a text field: typing, moving, Enter; not one with Ctrl or Alt, not F1, not Esc.
bool belongsToText(const QKeyEvent& event)
{
    const bool modified = (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0;
    const bool function = event.key() >= Qt::Key_F1 && event.key() <= Qt::Key_F35;
    return !modified && !function && event.key() != Qt::Key_Escape;
}

} // namespace

Actions::Actions(QObject* parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

Actions::~Actions() = default;

QAction* Actions::add(const ActionRow& row, QWidget* owner, const QString& place, QObject* receiver)
{
    const QString id = QString::fromLatin1(row.id);
    auto* action = new TableAction(row, owner);
    action->setObjectName(id);
    if (!row.more.shortly.isEmpty()) {
        action->setIconText(row.more.shortly);
    }
    if (!row.more.tip.isEmpty()) {
        action->setToolTip(row.more.tip);
    }
    action->setCheckable(row.more.checkable);
    action->setAutoRepeat(row.more.repeats);
    if (row.run) {
        connect(action, &QAction::triggered, receiver, row.run);
    }
    action->setShortcutContext(place == kWindowPlace ? Qt::WindowShortcut : Qt::WidgetWithChildrenShortcut);
    applyShortcut(*action, chosen(id).value_or(row.keys));
    owner->addAction(action);
    m_entries.append(Entry{id, place, action, row.keys});
    connect(action, &QObject::destroyed, this, [this, action] {
        m_entries.removeIf([action](const Entry& entry) { return entry.action == action; });
        emit changed();
    });
    emit changed();
    return action;
}

void Actions::clear()
{
    while (!m_entries.isEmpty()) {
        delete m_entries.last().action; // its entry goes with it
    }
}

const Actions::Entry* Actions::entry(const QString& id) const
{
    const auto found = std::ranges::find(m_entries, id, &Entry::id);
    return found == m_entries.end() ? nullptr : &*found;
}

QAction* Actions::action(const QString& id) const
{
    const Entry* found = entry(id);
    return found == nullptr ? nullptr : found->action;
}

void Actions::setShortcut(const QString& id, const QKeySequence& shortcut)
{
    const auto found = std::ranges::find(m_entries, id, &Entry::id);
    if (found == m_entries.end()) {
        return;
    }
    applyShortcut(*found->action, shortcut);
    if (shortcut == found->standard) {
        QSettings().remove(settingKey(id));
    } else {
        QSettings().setValue(settingKey(id), shortcut.toString(QKeySequence::PortableText));
    }
    emit changed();
}

void Actions::resetShortcuts()
{
    for (const Entry& entry : m_entries) {
        applyShortcut(*entry.action, entry.standard);
    }
    QSettings().remove(QString::fromLatin1(settings::kShortcuts).chopped(1));
    emit changed();
}

std::optional<QKeySequence> Actions::chosen(const QString& id)
{
    const QVariant kept = QSettings().value(settingKey(id));
    return kept.isValid() ? std::optional(QKeySequence::fromString(kept.toString(), QKeySequence::PortableText))
                          : std::nullopt;
}

void Actions::offer(const QString& id, const QKeySequence& standard, const QKeySequence& now)
{
    const auto found = std::ranges::find(m_entries, id, &Entry::id);
    if (found == m_entries.end() || (found->standard == standard && found->action->shortcut() == now)) {
        return;
    }
    found->standard = standard;
    applyShortcut(*found->action, now);
    emit changed();
}

bool Actions::meet(const Entry& a, const Entry& b)
{
    return a.place == b.place || a.place == kWindowPlace || b.place == kWindowPlace;
}

QStringList Actions::clashesWith(const QString& id, const QKeySequence& shortcut) const
{
    QStringList found;
    const auto self = std::ranges::find(m_entries, id, &Entry::id);
    if (self == m_entries.end() || shortcut.isEmpty()) {
        return found;
    }
    for (const Entry& other : m_entries) {
        if (other.action != self->action && meet(*self, other) && other.action->shortcuts().contains(shortcut)) {
            found.append(other.id);
        }
    }
    return found;
}

QStringList Actions::clashes() const
{
    QStringList found;
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        for (qsizetype j = i + 1; j < m_entries.size(); ++j) {
            const Entry& a = m_entries[i];
            const Entry& b = m_entries[j];
            const QList<QKeySequence> keys = b.action->shortcuts();
            const bool shared =
                std::ranges::any_of(a.action->shortcuts(), [&](const QKeySequence& key) { return keys.contains(key); });
            if (meet(a, b) && (shared || a.id == b.id)) {
                found.append(a.id + QStringLiteral(", ") + b.id);
            }
        }
    }
    return found;
}

bool Actions::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isTextField(watched)) {
        // Taking the override keeps the key from every shortcut; the key press that follows goes to the field.
        if (belongsToText(static_cast<const QKeyEvent&>(*event))) {
            event->accept();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

QList<QAction*> ActionTable::withRight() const
{
    QList<QAction*> found;
    for (const Actions::Entry& entry : m_actions->entries()) {
        if (entry.place == m_place && entry.details().right) {
            found.append(entry.action);
        }
    }
    return found;
}

QList<QAction*> ActionTable::makeNumbered(int count, const char* stem, const QString& text, Qt::KeyboardModifiers with,
                                          const ActionDetails& more)
{
    QList<QAction*> all;
    for (int number = 1; number <= count; ++number) {
        const QByteArray id = stem + QByteArray::number(number);
        const int digit = number % 10;
        all.append(make(id.constData(), text.isEmpty() ? text : text.arg(digit),
                        QKeyCombination(with, static_cast<Qt::Key>(Qt::Key_0 + digit)), more));
    }
    return all;
}

} // namespace accord::ui
