// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMap>
#include <QString>
#include <QWidget>

class QAction;
class QVBoxLayout;

namespace accord::ui {

/// Sentences above the pages that somebody should know of and that can be put away: one row each, an icon and a cross.
/// Not there while there is nothing to say.
class NotificationBar : public QWidget
{
    Q_OBJECT
public:
    explicit NotificationBar(QWidget* parent = nullptr);

    /// Says it, in place of what is said under the same name; not again once it was put away.
    /// A button beside it does `action`, if there is one.
    void say(const QString& name, const QString& sentence, QAction* action = nullptr);
    void dismiss(const QString& name);
    void clear(); ///< another project

    [[nodiscard]] QString sentence(const QString& name) const; ///< empty: is not said
    void putAway(const QString& name);                         ///< what the cross does

private:
    QVBoxLayout* m_rows;
    QMap<QString, QWidget*> m_byName;
    QMap<QString, QString> m_putAway;
};

} // namespace accord::ui
