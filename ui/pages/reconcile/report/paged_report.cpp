// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/report/paged_report.h"

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>
#include <QString>

#include "ui/text/printing.h"

namespace accord::ui {

std::string pdfOf(const std::string& html, const std::optional<QPageLayout>& pages)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    if (pages) {
        writer.setPageLayout(*pages);
    }
    printHtml(QString::fromStdString(html), writer);
    return buffer.data().toStdString();
}

} // namespace accord::ui
