// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPointer>
#include <QStatusBar>
#include <QString>

class QAction;
class QLabel;
class QToolButton;

namespace accord::ui {

class Session;

/// Kappa of the round at the theme level in a few letters, and every level with its interval for the tool tip.
struct KappaText
{
    QString headline;
    QString details; ///< rich text
};

KappaText kappaText(const Session& session);

/// The foot of the window: who I am, the round, the codebook; and who else is here, where the file lies unless it is a
/// local disk, whether everything is saved, and live kappa.
class StatusLine : public QStatusBar
{
    Q_OBJECT
public:
    explicit StatusLine(QWidget* parent = nullptr);

    /// What a click on the name and on the round does.
    void setCommands(QAction* whoAmI, QAction* chooseRound);

    void follow(Session* session); ///< null: no project is open

    [[nodiscard]] QString package() const;
    [[nodiscard]] QString saved() const;
    [[nodiscard]] QString kappa() const;
    [[nodiscard]] QString here() const;        ///< initials of others
    [[nodiscard]] QString hereDetails() const; ///< their names
    [[nodiscard]] QString place() const;

private:
    void showStudy();
    void showSaved();
    void showKappa();
    void showHere();
    void showPlace();

    QPointer<Session> m_session;
    QToolButton* m_me;
    QToolButton* m_round;
    QLabel* m_codebook;
    QLabel* m_package; ///< whose, if it is one
    QToolButton* m_here;
    QLabel* m_place;
    QLabel* m_kappa;
    QLabel* m_saved;
    QString m_trouble; ///< why not everything is saved, as it was announced last
    bool m_kappaDue = false;
};

} // namespace accord::ui
