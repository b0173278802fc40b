// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/paged_report.h"

#include <QBuffer>
#include <QPagedPaintDevice>
#include <QPageSize>
#include <QPdfWriter>
#include <QString>
#include <QTextDocument>
#include <QThread>

#include <memory>

namespace accord::ui {

void printReport(const std::string& html, QPagedPaintDevice& device)
{
    // The layout of a longer text starts timers, which Qt has on its own threads only; a job's is none of them.
    const std::unique_ptr<QThread> thread(QThread::create([&html, &device] {
        QTextDocument document;
        document.setUndoRedoEnabled(false);
        document.setHtml(QString::fromStdString(html));
        document.print(&device);
    }));
    thread->start();
    thread->wait();
}

std::string pdfOf(const std::string& html, const std::optional<QPageLayout>& pages)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    if (pages) {
        writer.setPageLayout(*pages);
    }
    printReport(html, writer);
    return buffer.data().toStdString();
}

} // namespace accord::ui
