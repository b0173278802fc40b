// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QScrollArea>

#include "core/model/citation.h"

#include <optional>
#include <vector>

namespace accord::ui {

/// The text where it has room; else as many whole words of it as have, and dots.
QString wholeWords(const QString& text, const QFontMetrics& metrics, int width);

/// The passages that my label cites, a line each: its words, whether the text still has them, and a button that takes
/// it back. As high as its lines, but three at most; not there where nothing is cited.
class EvidenceList : public QScrollArea
{
    Q_OBJECT
public:
    explicit EvidenceList(QWidget* parent = nullptr);

    /// `places`: where they stand in the text that is shown.
    void show(const std::vector<Citation>& citations, const std::vector<std::optional<CitedPlace>>& places);
    void setReadOnly(bool readOnly);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

signals:
    void wanted(int number); ///< a passage was clicked
    void takenBack(int number);

private:
    void addLine(QWidget* content, int number, const QString& words, const QString& state);

    int m_lines = 0;
    bool m_readOnly = false;
};

} // namespace accord::ui
