// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFrame>
#include <QListWidget>
#include <QPointer>

#include "core/base/ids.h"
#include "ui/pages/reconcile/votes/voices.h"

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace accord::ui {

/// People with a box each. Arrows and the space bar, or the mouse.
class PeopleList : public QListWidget
{
    Q_OBJECT
public:
    explicit PeopleList(QWidget* parent = nullptr);

    void setPeople(const std::vector<Voice>& people, const std::vector<PersonId>& chosen);

    void check(const std::vector<PersonId>& people); ///< besides those that are

    /// Those whose box is checked, in the order of their numbers.
    [[nodiscard]] std::vector<PersonId> chosen() const;

    [[nodiscard]] QSize sizeHint() const override; ///< room for everybody, up to twelve

private:
    [[nodiscard]] PersonId personAt(int row) const;
};

/// Asks for people. Arrows, the space bar and Enter; Escape leaves everything as it is.
class PeoplePopup : public QFrame
{
    Q_OBJECT
public:
    PeoplePopup(const std::vector<Voice>& people, const std::vector<PersonId>& chosen, QWidget* parent);

    /// Opens above or below `anchor`, wherever there is room, and gives the keyboard back when it closes.
    void openAt(QWidget* anchor);

signals:
    void chosen(const std::vector<accord::PersonId>& people);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

    virtual bool takesKey(int key); ///< of those that are not the list's
    virtual void take();

    [[nodiscard]] std::vector<PersonId> people() const;
    void say(const QString& hint);
    void setAction(const QString& text);
    void addAbove(QWidget* widget);
    void addBelow(QWidget* widget);

private:
    PeopleList* m_people;
    QLabel* m_hint;
    QPushButton* m_done;
    QVBoxLayout* m_layout;
    QPointer<QWidget> m_before; ///< had the keyboard
};

} // namespace accord::ui
