// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtGlobal>
#include <QUndoCommand>
#include <QUndoStack>

#include "core/labelling/labelling.h"
#include "ui/core/reading.h"
#include "ui/core/session.h"

#include <functional>
#include <map>
#include <tuple>

namespace accord::ui {

/// How long an issue has been in view: it runs only while somebody can look at it.
class ViewTime
{
public:
    using Now = std::function<qint64()>; ///< milliseconds, from any beginning

    explicit ViewTime(Now now = steadyNow());

    static Now steadyNow();

    /// As much of it counts in which nobody presses a key or moves the mouse: who is away for longer does not read.
    static constexpr qint64 kIdle = 5 * 60 * 1000;

    void setInView(bool inView);
    void touch();                     ///< a key was pressed, or the mouse was moved
    void restart(double seconds = 0); ///< another issue is shown, which was in view for so long before

    /// Seconds since restart() or the last take().
    double take();

private:
    void gather();

    Now m_now;
    bool m_inView = false;
    qint64 m_since = 0;
    qint64 m_gathered = 0;
};

/// Whose label of what.
struct LabelPlace
{
    RoundId round;
    PersonId person;
    ItemId item;

    auto operator<=>(const LabelPlace&) const = default;
};

/// A label as far as this window knows it.
struct MyLabel
{
    LabelContent content;
    double seconds = 0;
    bool verdictStays = false; ///< see labelling::Given
};

/// The labels that this window gives. They are written in the background; until they are durable, and also while they
/// cannot be written, what was given is kept here and is what the window shows.
class MyLabels : public QObject
{
    Q_OBJECT
public:
    explicit MyLabels(Session& session, QObject* parent = nullptr);

    [[nodiscard]] MyLabel of(const LabelPlace& place) const;
    [[nodiscard]] bool isPending(const LabelPlace& place) const { return m_pending.contains(place); }

    void set(const LabelPlace& place, const MyLabel& label);

    [[nodiscard]] std::vector<labelling::LabelSubmission> pending() const; ///< given, and not known to be saved
    [[nodiscard]] int unsaved() const;                                     ///< labels that could not be written
    void tryAgain();

    [[nodiscard]] Session& session() const { return m_session; }

signals:
    void changed(const accord::ui::LabelPlace& place, const accord::LabelContent& content); ///< at once
    void wanted(const accord::ui::LabelPlace& place); ///< undo or redo changed it: show it
    void unsavedChanged();
    void kept(const accord::ui::LabelPlace& place); ///< the last thing said of it is durable
    /// It may not be labelled so, such as when its round was closed or the category retired meanwhile: what holds is
    /// what was said before.
    void refused(const accord::ui::LabelPlace& place, const accord::Error& error);

private:
    struct Pending
    {
        MyLabel label;
        int writes = 0; ///< on their way
        bool failed = false;
    };

    void write(const LabelPlace& place);
    void written(const LabelPlace& place, const Status& status);
    void takeBack(const LabelPlace& place, const Error& refusal);

    Session& m_session;
    std::map<LabelPlace, Pending> m_pending;
};

/// One gesture on one item: what I said about it before and after. Undo and redo are the same swap, and show the item.
/// A text is saved while it is typed: what belongs to the same field and the same gesture is one step.
class LabelCommand : public QUndoCommand
{
public:
    enum class Field { Other, Summary, Note };

    LabelCommand(MyLabels& labels, const LabelPlace& place, MyLabel before, MyLabel after, const QString& text,
                 Field field, int gesture);

    /// The file has it already: it is pushed to be undone.
    void setDone() { m_done = true; }

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return m_field == Field::Other ? -1 : 1; }
    bool mergeWith(const QUndoCommand* next) override;

private:
    void put(const MyLabel& label);

    QPointer<MyLabels> m_labels;
    LabelPlace m_place;
    MyLabel m_before;
    MyLabel m_after;
    Field m_field;
    int m_gesture;
    bool m_first = true; ///< the gesture itself: the page goes where it wants
    bool m_done = false; ///< what redo() would do is in the file
};

/// "Label vllm#123 as C.9": what changed between the two, in the order of weight.
QString gestureText(const QString& name, const LabelContent& before, const LabelContent& after,
                    const Taxonomy& taxonomy);

/// The one item that lies in front of me: what I said about it so far, and how long I have been looking at it. Every
/// change of it is one gesture that can be undone.
class LabelController : public QObject
{
    Q_OBJECT
public:
    LabelController(Session& session, QUndoStack& undo, QObject* parent = nullptr);

    /// Another item; `name` is for the texts of undo. The one before must have been taken over.
    void take(ItemId item, const QString& name);
    void putAway();

    [[nodiscard]] ItemId item() const { return m_place.item; }
    [[nodiscard]] LabelPlace place() const { return m_place; }
    [[nodiscard]] const LabelContent& content() const { return m_label.content; }

    /// What I say about it now; one gesture if that is something else than before. False if it is not.
    bool give(const LabelContent& content);

    /// What is said next is another step of undo, also if it goes on with the same text.
    void endGesture() { ++m_gesture; }

    /// Reads what I changed last in the round, in whatever session, so that it can be undone. Nothing where something
    /// can be undone already.
    void readSteps();

    /// The verdict is given once more as it is: the label becomes one of the codebook that holds now. No gesture.
    void giveAgain(const LabelContent& content);

    /// What holds now was said elsewhere: by undo, or in another window.
    void readAgain();

    [[nodiscard]] MyLabels& labels() { return *m_labels; }
    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] ViewTime& time() { return m_time; }

signals:
    /// give() changed it, and that can be undone.
    void gave(const accord::LabelContent& before, const accord::LabelContent& after);

private:
    static constexpr int kSteps = 50; ///< of earlier sessions that can be undone

    LabelCommand* command(const LabelPlace& place, const QString& name, MyLabel& before, MyLabel& after);

    Session& m_session;
    QUndoStack& m_undo;
    MyLabels* m_labels;
    ViewTime m_time;
    Reading m_steps;
    LabelPlace m_place;
    QString m_name;
    MyLabel m_label;
    int m_gesture = 1;
};

} // namespace accord::ui
