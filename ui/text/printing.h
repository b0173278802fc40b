// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <functional>

class QPagedPaintDevice;
class QTextDocument;

namespace accord::ui {

/// Lays a page of HTML out on the sheets of a printer or a PDF; on whatever thread it is called, which waits. Longer
/// ones take a while: not for the window's thread. `prepare` gives the document its font and styles.
void printHtml(const QString& html, QPagedPaintDevice& device, const std::function<void(QTextDocument&)>& prepare = {});

} // namespace accord::ui
