// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/gui/picture.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QPixmap>
#include <QTimer>

#include "core/exchange/sheet.h"
#include "ui/app/main_window.h"

namespace accord::app {
namespace {

constexpr int kLookMilliseconds = 50;
constexpr int kCalmLooks = 8;        ///< so often nothing was going on: what was put off for a moment is done, too
constexpr qint64 kPatience = 60'000; ///< milliseconds

bool waitUntilCalm(ui::MainWindow& window)
{
    QEventLoop loop;
    QTimer timer;
    QElapsedTimer watch;
    watch.start();
    int calm = 0;
    QObject::connect(&timer, &QTimer::timeout, &loop, [&] {
        calm = window.busy() ? 0 : calm + 1;
        if (calm >= kCalmLooks || watch.elapsed() > kPatience) {
            loop.quit();
        }
    });
    timer.start(kLookMilliseconds);
    loop.exec();
    return calm >= kCalmLooks;
}

Status write(const QString& file, const QByteArray& bytes, const QString& project)
{
    ACCORD_TRY(exchange::SafeFile out, exchange::SafeFile::create(file.toStdString(), project.toStdString()));
    out.stream().write(bytes.constData(), bytes.size());
    return out.finish();
}

} // namespace

QString drawPicture(ui::MainWindow& window, const QString& file)
{
    if (!waitUntilCalm(window)) {
        return QStringLiteral("The page was not ready after a minute.");
    }
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    const bool drawn = window.grab().save(&bytes, "PNG");
    const Status written = drawn ? write(file, bytes.data(), window.windowFilePath()) : Status();
    if (!drawn || !written.ok()) {
        return QStringLiteral("The picture %1 cannot be written. Please check that the folder exists, that you may "
                              "write there, and that it is not called like a project.")
            .arg(file);
    }
    return {};
}

} // namespace accord::app
