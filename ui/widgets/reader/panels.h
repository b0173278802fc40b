// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPainter>
#include <QRectF>
#include <QTextDocument>

namespace accord::ui {

/// Paints what stands behind the text in `view` (in the document's coordinates): the cards of the discussion, the
/// panels of code, the bars of quotes. `first` is a block at or above the top of the view.
void paintPanels(QPainter& painter, const QTextDocument& document, const QTextBlock& first, const QRectF& view);

} // namespace accord::ui
