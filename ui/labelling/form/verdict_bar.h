// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QLabel>
#include <QList>
#include <QWidget>

#include "core/model/label.h"

#include <utility>

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

    /// The study's reasons why an issue is not for it, in the order of their keys.
    void setReasons(const QList<std::pair<Exclusion, QString>>& reasons);
    [[nodiscard]] Exclusion reason(int number) const; ///< 1-based; none where there is none

    /// Asks which of them holds; `keys` are the keys of the answers, first one first.
    void askReason(const QStringList& keys);
    void stopAsking();
    [[nodiscard]] bool isAsking() const;

    /// In place of the buttons: why nothing can be said about the issue. Empty: it can.
    void setReadOnly(const QString& why);

    void say(const QString& sentence, bool warning = false); ///< one line above the buttons; empty: none
    [[nodiscard]] QString said() const { return m_line->text(); }

signals:
    void reasonGiven(accord::Exclusion reason);

protected:
    void changeEvent(QEvent* event) override;

private:
    void colourLine();
    void keepLine();

    QLabel* m_readOnly;
    QLabel* m_line;
    bool m_warning = false;
    QWidget* m_buttons;
    QWidget* m_reasonButtons;
    QList<std::pair<Exclusion, QString>> m_reasons;
};

} // namespace accord::ui
