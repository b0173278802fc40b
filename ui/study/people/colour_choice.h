// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QButtonGroup;

namespace accord::ui {

/// The colours for people beside each other, one of them chosen; arrows go from one to the next.
class ColourChoice : public QWidget
{
    Q_OBJECT
public:
    explicit ColourChoice(QWidget* parent = nullptr);

    [[nodiscard]] int colour() const;
    void setColour(int colour);

private:
    QButtonGroup* m_group;
};

} // namespace accord::ui
