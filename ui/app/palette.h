// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QPointer>
#include <QString>
#include <QTimer>

#include "core/model/study.h"
#include "ui/core/reading.h"
#include "ui/widgets/column_model.h"

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;

namespace accord::ui {

class Actions;
class ListView;
class Session;

/// How well a text answers what was typed: letters in order, better at the start of words and in a row. Higher is
/// better; -1 when a letter is missing. Nothing typed: 0.
int fuzzyScore(const QString& typed, const QString& text);

/// Every command that can be done now, by its name, with its shortcut at the right; behind them the issues of the round
/// that have the number or the words. What begins with "#" finds issues only.
class Palette : public QDialog
{
    Q_OBJECT
public:
    /// `session`: where issues are looked for; null: nowhere. `onlyMine`: those that I label.
    Palette(Actions& actions, Session* session, bool onlyMine, QWidget* parent);

    /// Begins with this as if it had been typed.
    void begin(const QString& typed);

    /// What is listed, best first; for tests.
    [[nodiscard]] QStringList listed() const;

    /// Why nothing is listed; empty while something is, or while issues are being looked for.
    [[nodiscard]] QString saysInstead() const;

signals:
    void itemWanted(accord::ItemId item);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// A command, or an issue.
    struct PaletteRow
    {
        QString text;
        QString beside; ///< keys of a command
        QString command{};
        ItemId item{};
    };

    void typed();
    void fill();
    void findIssues();
    void run();
    void sayWhenEmpty();
    [[nodiscard]] bool looksForIssues() const;

    Actions& m_actions;
    QPointer<Session> m_session;
    bool m_onlyMine;
    std::optional<Reading> m_reading;
    QTimer m_pause; ///< issues are looked for when somebody stops typing
    std::vector<Heading> m_issues;
    QString m_error;         ///< why no issue could be looked for
    bool m_runsThen = false; ///< Enter was pressed before the issues were there
    QLineEdit* m_field;
    ListView* m_list;
    ColumnModel<PaletteRow>* m_rows;
    QLabel* m_instead; ///< in the place of an empty list
};

} // namespace accord::ui
