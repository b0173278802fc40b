// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QString>
#include <QWidget>

#include "ui/reconcile/votes/vote_sheet.h"

namespace accord::ui {

/// An annotator as a small rounded field with initials on their colour. The colour never stands alone.
class Avatar : public QWidget
{
    Q_OBJECT
public:
    explicit Avatar(const Voice& voice, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QString initials() const { return m_initials; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_initials;
    int m_colour;
};

/// Black or white, whichever can be read better on the colour.
QColor inkOn(const QColor& background);

} // namespace accord::ui
