// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/text/printing.h"

#include <QPagedPaintDevice>
#include <QTextDocument>
#include <QThread>

#include <memory>

namespace accord::ui {

void printHtml(const QString& html, QPagedPaintDevice& device, const std::function<void(QTextDocument&)>& prepare)
{
    // The layout of a longer text starts timers, which Qt has on its own threads only; a job's is none of them.
    const std::unique_ptr<QThread> thread(QThread::create([&] {
        QTextDocument document;
        document.setUndoRedoEnabled(false);
        if (prepare) {
            prepare(document);
        }
        document.setHtml(html);
        document.print(&device);
    }));
    thread->start();
    thread->wait();
}

} // namespace accord::ui
