// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

#include "ui/study/new_round/round_wish.h"

namespace accord::ui {

/// One step of a new round.
class RoundStep : public QWidget
{
    Q_OBJECT
public:
    RoundStep(const QString& title, const QString& hint, QWidget* parent)
        : QWidget(parent)
        , m_title(title)
        , m_hint(hint)
    {
        setAccessibleName(title);
    }

    [[nodiscard]] const QString& title() const { return m_title; }
    [[nodiscard]] const QString& hint() const { return m_hint; } ///< what the step is about, in a sentence

    virtual void enter() {}                                      ///< it is shown
    virtual void fill(RoundWish& wish) const = 0;                ///< what was chosen here
    [[nodiscard]] virtual QString missing() const { return {}; } ///< why one cannot go on; empty: one can

signals:
    void changed();

private:
    QString m_title;
    QString m_hint;
};

} // namespace accord::ui
