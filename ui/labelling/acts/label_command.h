// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPointer>
#include <QUndoCommand>

#include "ui/labelling/acts/my_labels.h"

namespace accord::ui {

/// One gesture on one item: what I said about it before and after. Undo and redo are the same swap, and show the item.
class LabelCommand : public QUndoCommand
{
public:
    LabelCommand(MyLabels& labels, const LabelPlace& place, MyLabel before, MyLabel after, const QString& text);

    void undo() override;
    void redo() override;

private:
    void put(const MyLabel& label);

    QPointer<MyLabels> m_labels;
    LabelPlace m_place;
    MyLabel m_before;
    MyLabel m_after;
    bool m_first = true; ///< the gesture itself: the page goes where it wants
};

/// "Label vllm#123 as C.9": what changed between the two, in the order of weight.
QString gestureText(const QString& name, const LabelContent& before, const LabelContent& after,
                    const Taxonomy& taxonomy);

} // namespace accord::ui
