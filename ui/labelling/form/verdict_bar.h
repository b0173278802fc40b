// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QLabel>
#include <QWidget>

#include "core/model/label.h"

namespace accord::ui {

/// What a verdict is given with: accept, flag, cannot tell, not for this study with its reasons, and what stands now.
class VerdictBar : public QWidget
{
    Q_OBJECT
public:
    struct Keys
    {
        QAction* accept;
        QAction* flag;
        QAction* cannotTell;
        QAction* exclude;
    };

    explicit VerdictBar(const Keys& keys, QWidget* parent = nullptr);

    /// Asks for the reason why the issue is not for this study; `firstKeys` are the keys of the three answers.
    void askReason(const QStringList& keys);
    void stopAsking();
    [[nodiscard]] bool isAsking() const;

    void say(const QString& sentence, bool warning = false); ///< one line above the buttons; empty: none

    static QString reasonText(Exclusion reason); ///< "Off topic"

signals:
    void reasonGiven(accord::Exclusion reason);

protected:
    void changeEvent(QEvent* event) override;

private:
    void colourLine();

    QLabel* m_line;
    bool m_warning = false;
    QWidget* m_buttons;
    QWidget* m_reasons;
};

} // namespace accord::ui
