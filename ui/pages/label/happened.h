// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFrame>
#include <QLabel>
#include <QTimer>
#include <QUndoStack>

#include "core/model/label.h"
#include "core/model/taxonomy.h"

namespace accord::ui {

/// "tests#3 is labelled C.9 Memory, no sub-theme": what a gesture did to a label. Empty where it only changed a text or
/// how sure somebody is, which is seen where it was done. `name`: of the issue.
QString happenedText(const QString& name, const LabelContent& before, const LabelContent& after,
                     const Taxonomy& taxonomy);

/// Whether somebody who chose the category could have gone on to a sub-theme.
bool stopsAtTheme(const Taxonomy& taxonomy, CategoryId category);

/// Says for two seconds what just happened, over the lower edge of a widget, with Undo. It stays while the mouse is on
/// it and goes as soon as something else is done or undone.
class Happened : public QFrame
{
    Q_OBJECT
public:
    Happened(QUndoStack& undo, const QAction* undoAction, QWidget* over);

    void say(const QString& sentence);
    [[nodiscard]] QString said() const { return m_line->text(); }

    static constexpr int kMs = 2000;

protected:
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QUndoStack& m_undo;
    QLabel* m_line;
    QTimer m_clock;
    int m_index = 0; ///< of the stack when it was said
};

} // namespace accord::ui
