// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QString>

class QLineEdit;
class QTreeWidget;

namespace accord::ui {

class Actions;

/// How well a text answers what was typed: letters in order, better at the start of words and in a row. Higher is
/// better; -1 when a letter is missing. Nothing typed: 0.
int fuzzyScore(const QString& typed, const QString& text);

/// Every command that can be done now, by its name, with its shortcut at the right.
class Palette : public QDialog
{
    Q_OBJECT
public:
    Palette(Actions& actions, QWidget* parent);

    /// What is listed, best first; for tests.
    [[nodiscard]] QStringList listed() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fill(const QString& typed);
    void run();

    Actions& m_actions;
    QLineEdit* m_field;
    QTreeWidget* m_list;
};

} // namespace accord::ui
