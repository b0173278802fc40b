// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPageLayout>

#include <optional>
#include <string>

namespace accord::ui {

/// The report, as HTML, as a PDF, of A4 pages unless something else is said: a printer and every reader of PDF take
/// them. On whatever thread it is called, as printHtml().
std::string pdfOf(const std::string& html, const std::optional<QPageLayout>& pages = std::nullopt);

} // namespace accord::ui
