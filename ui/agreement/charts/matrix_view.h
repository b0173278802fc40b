// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

namespace accord::ui {

/// One field of a matrix.
struct MatrixCell
{
    QString text;                ///< shown where there is room
    QString toolTip;             ///< the whole story
    std::optional<double> shade; ///< 0 (surface) to 1 (full accent); none: hatched, there is no value
    bool quiet = false;          ///< the diagonal: text only, nothing behind it
};

/// A square matrix of shaded fields with the same names on both sides: pairs of people, or categories taken for each
/// other. Only the lower triangle is drawn, since the upper one says the same. Click, or arrows and Enter.
class MatrixView : public QWidget
{
    Q_OBJECT
public:
    explicit MatrixView(QWidget* parent = nullptr);

    /// `cells` are row-major. Names that are codes are set in the colour of their type.
    void setMatrix(const QStringList& names, std::vector<MatrixCell> cells, bool codes);

    [[nodiscard]] int size() const { return static_cast<int>(m_names.size()); }
    [[nodiscard]] QRect cellRect(int row, int column) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void activated(int row, int column);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] const MatrixCell& cell(int row, int column) const;
    [[nodiscard]] int headerWidth() const;
    [[nodiscard]] int cellWidth() const;
    [[nodiscard]] int cellHeight() const;
    [[nodiscard]] QPoint cellAt(const QPoint& point) const; ///< x: column, y: row; (-1, -1) for none
    void paintCell(QPainter& painter, int row, int column) const;
    void paintNames(QPainter& painter) const;
    [[nodiscard]] QFont cellFont() const; ///< smaller where the longest text would not fit otherwise

    QStringList m_names;
    std::vector<MatrixCell> m_cells;
    bool m_codes = false;
    int m_row = 0;
    int m_column = 0;
};

} // namespace accord::ui
