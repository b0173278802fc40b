// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QString>
#include <QStringList>

#include "ui/widgets/charts/chart.h"

#include <functional>
#include <optional>
#include <vector>

namespace accord::ui {

/// `share` of the way from one colour to another.
QColor mixed(const QColor& from, const QColor& to, double share);

/// The fill of a heat map's field: from the ground at 0 to the full accent at 1.
QColor heat(double share);

/// One field of a matrix.
struct MatrixCell
{
    QString text;                ///< shown where there is room
    std::optional<double> shade; ///< 0 (surface) to 1 (full accent); none: hatched, there is no value
    bool quiet = false;          ///< the diagonal: text only, no shade
    bool leadsOn = true;         ///< there are issues behind it
};

/// A square matrix of shaded fields with the same names on both sides: pairs of people, or categories taken for each
/// other. Only the lower triangle is drawn where the upper one says the same.
class MatrixView : public Chart
{
    Q_OBJECT
public:
    explicit MatrixView(QWidget* parent = nullptr);

    /// The whole story of a field, made when it is asked for.
    using Story = std::function<QString(int row, int column)>;

    /// `cells` are row-major. Names that are codes are set in the colour of their type.
    void setMatrix(const QStringList& names, std::vector<MatrixCell> cells, bool codes, Story story);

    /// Whether both triangles are drawn: what is said of row and column is not what is said of column and row.
    void setWhole(bool whole);

    [[nodiscard]] int size() const { return static_cast<int>(m_names.size()); }
    [[nodiscard]] QRect cellRect(int row, int column) const;

    [[nodiscard]] int fieldCount() const override { return m_whole ? size() * size() : size() * (size() + 1) / 2; }
    [[nodiscard]] QRect fieldRect(int field) const override;
    [[nodiscard]] QString fieldName(int field) const override;
    [[nodiscard]] QString fieldToolTip(int field) const override;
    [[nodiscard]] bool leadsOn(int field) const override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void activated(int row, int column);

protected:
    [[nodiscard]] int neighbour(int field, int key) const override;
    [[nodiscard]] int fieldAt(const QPoint& point) const override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// Fields are numbered row by row.
    struct Place
    {
        int row = 0;
        int column = 0;
    };
    [[nodiscard]] Place placeOf(int field) const;
    [[nodiscard]] int fieldOf(Place place) const;
    [[nodiscard]] int lastColumn(int row) const { return m_whole ? size() - 1 : row; }
    [[nodiscard]] const MatrixCell& cell(int row, int column) const;
    [[nodiscard]] int cellWidth() const;
    [[nodiscard]] int cellHeight() const;
    void measure();
    void fitHeight();
    void paintCell(QPainter& painter, int row, int column) const;
    void paintNames(QPainter& painter) const;
    [[nodiscard]] QFont cellFont() const; ///< smaller where the longest text would not fit otherwise

    QStringList m_names;
    std::vector<MatrixCell> m_cells;
    int m_widest = 0; ///< of the texts in the fields
    int m_header = 0; ///< width of the names on the left
    bool m_codes = false;
    bool m_whole = false;
    Story m_story;
};

} // namespace accord::ui
