// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPageLayout>

#include <optional>
#include <string>

class QPagedPaintDevice;

namespace accord::ui {

/// Lays a report out, as HTML, on the pages of a printer or a PDF; on whatever thread it is called, which waits. Longer
/// reports take a while: not for the window's thread.
void printReport(const std::string& html, QPagedPaintDevice& device);

/// The report as a PDF, of A4 pages unless something else is said: a printer and every reader of PDF take them.
std::string pdfOf(const std::string& html, const std::optional<QPageLayout>& pages = std::nullopt);

} // namespace accord::ui
