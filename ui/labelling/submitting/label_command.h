// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPointer>
#include <QUndoCommand>

#include "ui/labelling/submitting/my_labels.h"

namespace accord::ui {

/// One gesture on one item: what I said about it before and after. Undo and redo are the same swap, and show the item.
/// A text is saved while it is typed: what belongs to the same field and the same gesture is one step.
class LabelCommand : public QUndoCommand
{
public:
    enum class Field { Other, Summary, Note };

    LabelCommand(MyLabels& labels, const LabelPlace& place, MyLabel before, MyLabel after, const QString& text,
                 Field field, int gesture);

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
};

/// "Label vllm#123 as C.9": what changed between the two, in the order of weight.
QString gestureText(const QString& name, const LabelContent& before, const LabelContent& after,
                    const Taxonomy& taxonomy);

} // namespace accord::ui
