// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/model/study.h"

#include <vector>

class QListWidget;
class QPushButton;

namespace accord::ui {

/// The reasons for "not for this study" in the order of their keys, to be worded, ordered, added and taken away.
class ReasonList : public QWidget
{
    Q_OBJECT
public:
    ReasonList(const StudySettings& settings, QWidget* parent);

    [[nodiscard]] std::vector<ScreeningReason> reasons() const;

signals:
    void changed();

private:
    void addRow(const ScreeningReason& reason, const QString& words);
    void move(int by);
    void update();

    QListWidget* m_list;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_up;
    QPushButton* m_down;
};

} // namespace accord::ui
