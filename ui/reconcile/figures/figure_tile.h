// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractButton>
#include <QFont>

class QLabel;

namespace accord::ui {

class SparkLine;

/// For the name above a figure: a little smaller.
QFont captionFont(QFont font);

/// One figure in two lines: its name, its value with what belongs to it, and a small line over time beside it. A button
/// that looks like text; it keeps its size whatever it says.
class FigureTile : public QAbstractButton
{
    Q_OBJECT
public:
    /// `widest`: a value of the greatest length, from which the tile takes its width.
    FigureTile(const QString& name, const QString& widest, QWidget* parent);

    void setName(const QString& name);
    void setWidest(const QString& widest);

    /// `value` may be rich text; `spoken` is the whole figure as a sentence, for the tooltip and for people who listen.
    void say(const QString& value, const QString& spoken);

    [[nodiscard]] SparkLine& line() { return *m_line; }
    [[nodiscard]] QLabel& value() { return *m_value; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fixWidth();

    QString m_widest;
    QLabel* m_name;
    QLabel* m_value;
    SparkLine* m_line;
};

} // namespace accord::ui
