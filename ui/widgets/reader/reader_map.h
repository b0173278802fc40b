// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QTimer>
#include <QWidget>

#include <array>
#include <cstdint>
#include <utility>

namespace accord::ui {

class ReaderText;

/// A narrow strip beside the scroll bar that shows where in the issue comments begin, where code stands, and what was
/// found or cited. A click goes there.
class ReaderMap : public QWidget
{
    Q_OBJECT
public:
    enum class Kind : std::uint8_t { Comment, Code, Citation, Hit };
    using Range = std::pair<int, int>; ///< positions in the document: first, behind the last

    ReaderMap(ReaderText& text, QWidget* parent);

    /// Of citations and hits, whose places others know; comments and code it finds itself.
    void setPlaces(Kind kind, const QList<Range>& places);

    void clear(); ///< another issue begins: the marks were those of the one before

    /// Where marks are, from 0 (the top of the text) to 1.
    [[nodiscard]] const QList<std::pair<double, double>>& marks(Kind kind) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void measure();

    static constexpr std::size_t kKinds = 4;

    ReaderText& m_text;
    QTimer m_pause; ///< measuring waits until the text has stopped growing
    std::array<QList<Range>, kKinds> m_places;
    std::array<QList<std::pair<double, double>>, kKinds> m_marks;
};

} // namespace accord::ui
