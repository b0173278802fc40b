// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QImage>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <QTextDocument>

#include "core/labelling/reading.h"
#include "core/model/issue.h"

#include <optional>

namespace accord::ui {

/// The line of facts below an issue's title as HTML: state with its sign, author and role, dates, the host's labels as
/// tags, and the link.
QString factsHtml(const Issue& issue);

/// What the line of facts says of another text of the issue, as HTML: that the present one changed after it was
/// labelled, with a link "accord-text:N" to what was read then; or, beside an earlier one, the way back.
QString historyHtml(const std::optional<labelling::EarlierText>& earlier, bool isEarlier);

/// "14 Mar 2025" and "14 Mar 2025 09:12", in the system's language and time zone, from ISO 8601; empty for none.
QString dateText(const std::string& moment);
QString dateTimeText(const std::string& moment);

/// The role in words: "member" for MEMBER; empty for NONE.
QString roleText(const std::string& role);

/// A place in a recording: "1:02:03".
QString recordingText(std::int64_t milliseconds);

/// The signs that factsHtml() refers to, by their name ("state-open").
QImage stateSign(const QString& name, int size, double pixelRatio);

/// Paints what stands behind the text in `view` (in the document's coordinates): the cards of the discussion, the
/// panels of code, the bars of quotes. `first` is a block at or above the top of the view.
void paintPanels(QPainter& painter, const QTextDocument& document, const QTextBlock& first, const QRectF& view);

} // namespace accord::ui
