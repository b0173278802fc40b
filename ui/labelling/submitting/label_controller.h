// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>

#include "ui/labelling/submitting/label_command.h"
#include "ui/labelling/submitting/my_labels.h"
#include "ui/labelling/submitting/view_time.h"

namespace accord::ui {

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

    /// The verdict is given once more as it is: the label becomes one of the codebook that holds now. No gesture.
    void giveAgain(const LabelContent& content);

    /// What holds now was said elsewhere: by undo, or in another window.
    void readAgain();

    [[nodiscard]] MyLabels& labels() { return *m_labels; }
    [[nodiscard]] ViewTime& time() { return m_time; }

private:
    Session& m_session;
    QUndoStack& m_undo;
    MyLabels* m_labels;
    ViewTime m_time;
    LabelPlace m_place;
    QString m_name;
    MyLabel m_label;
    int m_gesture = 1;
};

} // namespace accord::ui
