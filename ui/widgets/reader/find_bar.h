// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QList>
#include <QTextCursor>
#include <QToolButton>
#include <QWidget>

#include "ui/widgets/reader/reader_text.h"

namespace accord::ui {

/// Finds words within the issue: marks all places, goes from one to the next, and says how many more there are in
/// folded parts.
class FindBar : public QWidget
{
    Q_OBJECT
public:
    explicit FindBar(ReaderText& text, QWidget* parent = nullptr);

    void start(); ///< shows itself, with what is selected
    void leave();
    void step(int by);
    void refresh(); ///< the text became another one, or more of it is there

    [[nodiscard]] QLineEdit* field() { return m_field; }
    [[nodiscard]] int count() const { return static_cast<int>(m_places.size()); }

signals:
    void marked(const QList<QTextCursor>& places); ///< what is found now
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search(bool jump);
    void mark();
    QToolButton* addButton(const QString& icon, const QString& tip);

    ReaderText& m_text;
    QLineEdit* m_field;
    QLabel* m_told;
    QToolButton* m_unfold;
    QList<QTextCursor> m_places;
    qsizetype m_current = -1;
};

} // namespace accord::ui
