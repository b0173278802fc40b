// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFrame>
#include <QListWidget>
#include <QPointer>
#include <QWidget>

#include "core/base/ids.h"
#include "ui/pages/reconcile/votes_panel.h"

#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace accord::ui {

struct ReconcileKeys;

/// A thin line below the first labels: begin a second vote, what was decided before, and how many issues wait for one's
/// own vote.
class VoteLine : public QWidget
{
    Q_OBJECT
public:
    explicit VoteLine(const ReconcileKeys& keys, QWidget* parent = nullptr);

    /// `open`: people vote on the item that is shown, and none can begin. `waiting`: other issues included.
    void set(bool open, int waiting);

    [[nodiscard]] QWidget* beginButton() const { return m_begin; }

private:
    QWidget* m_begin;
    QWidget* m_next;
    QPushButton* m_history;
    QLabel* m_waiting;
};

/// People with a box each. Arrows and the space bar, or the mouse.
class PeopleList : public QListWidget
{
    Q_OBJECT
public:
    explicit PeopleList(QWidget* parent = nullptr);

    void setPeople(const std::vector<Voice>& people, const std::vector<PersonId>& chosen);

    /// Those whose box is checked, in the order of their numbers.
    [[nodiscard]] std::vector<PersonId> chosen() const;

    [[nodiscard]] QSize sizeHint() const override; ///< room for everybody, up to twelve
};

/// A person as lists name them: "Mira Okafor", or "A3" while names are hidden.
QString voiceName(const Voice& voice);

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
