// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

namespace accord::ui {

/// A drawn figure made of fields that can be pointed at, walked through by keys and read by a screen reader: bars,
/// cells of a matrix, points of a line. What a field looks like and where it stands is the subclass's; what it does
/// with mouse, keyboard and accessibility is here, the same everywhere: a click, or Enter on the field in focus, opens
/// what is behind it.
class Chart : public QWidget
{
    Q_OBJECT
public:
    explicit Chart(QWidget* parent = nullptr);
    ~Chart() override;

    [[nodiscard]] virtual int fieldCount() const = 0;
    [[nodiscard]] virtual QRect fieldRect(int field) const = 0;
    [[nodiscard]] virtual QString fieldName(int field) const = 0;    ///< in one line, for a screen reader
    [[nodiscard]] virtual QString fieldToolTip(int field) const = 0; ///< all of it
    [[nodiscard]] virtual bool leadsOn(int field) const;             ///< there is something behind it

    [[nodiscard]] int currentField() const { return m_current; } ///< 0 when there is none
    void setCurrentField(int field);
    void activate(int field);

signals:
    void fieldActivated(int field);

protected:
    /// The field that a key leads to from another one; the same when the key leads nowhere.
    [[nodiscard]] virtual int neighbour(int field, int key) const;
    [[nodiscard]] virtual int fieldAt(const QPoint& point) const; ///< -1: none

    /// After the fields changed: the current one stays in range, readers are told.
    void fieldsChanged();
    [[nodiscard]] bool isMarked(int field) const { return hasFocus() && field == m_current; }
    static void paintMark(QPainter& painter, const QRect& place);

    bool event(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void tellReaders();
    void showCurrent();

    int m_current = 0;
};

/// Scrolls what is around a widget so that a part of it is seen.
void bringIntoView(const QWidget& widget, const QRect& part);

/// Charts show themselves to screen readers as a list whose entries are the fields, each with its name, its story as
/// the description, its place, and "Press" for opening what is behind it. Called by every chart; the first call counts.
void makeChartsAccessible();

} // namespace accord::ui
