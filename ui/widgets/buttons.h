// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QLineEdit>
#include <QList>
#include <QPointer>
#include <QPushButton>
#include <QString>
#include <QWidget>

namespace accord::ui {

class Actions;

/// A button for an action that shows the action's key beside its text, whatever the key is now.
class ShortcutButton : public QPushButton
{
    Q_OBJECT
public:
    explicit ShortcutButton(QAction* action, QWidget* parent = nullptr);

    void setCaption(const QString& caption); ///< in place of the action's text, where there is little room

    /// Where there is too little room its words are cut, and not the issue that is read beside it.
    void setMayShrink();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();
    [[nodiscard]] QString keyText() const;
    [[nodiscard]] int keyWidth() const;

    QPointer<QAction> m_action;
    QString m_caption;
    bool m_shrinks = false;
    bool m_offered = true; ///< the action is visible
};

/// A button in a field that empties it; Qt's own has no name that a screen reader could say.
void addClearButton(QLineEdit& field);

/// Takes a widget out of its window at once and deletes it later: one of its buttons may have been clicked just now.
void discard(QWidget* widget);

/// Keys and what they do, as buttons beside each other.
class KeyLine : public QWidget
{
    Q_OBJECT
public:
    struct Key
    {
        QString id;      ///< of a registered action; what is not there is left out
        QString caption; ///< short
    };

    KeyLine(const Actions& actions, const QList<Key>& keys, QWidget* parent);
};

} // namespace accord::ui
