// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/agreement/save/picture.h"

#include <QPainter>
#include <QPixmap>
#include <QSaveFile>
#include <QSvgGenerator>
#include <QWidget>

#include "core/exchange/output/safe_file.h"
#include "ui/support/look.h"

namespace accord::ui {
namespace {

constexpr double kScale = 2;

Error unwritable(const QSaveFile& file)
{
    return Error{Errc::Unwritable, file.fileName().toStdString(), file.errorString().toStdString()};
}

void drawSvg(QIODevice& device, QWidget& widget, const QString& title)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&device);
    generator.setSize(widget.size());
    generator.setViewBox(widget.rect());
    generator.setTitle(title);
    QPainter painter(&generator);
    painter.fillRect(widget.rect(), look::surface());
    widget.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
}

bool drawPng(QIODevice& device, QWidget& widget)
{
    QPixmap pixmap(widget.size() * kScale);
    pixmap.setDevicePixelRatio(kScale);
    pixmap.fill(look::surface());
    QPainter painter(&pixmap);
    widget.render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
    painter.end();
    return pixmap.save(&device, "PNG");
}

} // namespace

Status saveText(const QString& file, const QString& text)
{
    ACCORD_CHECK(exchange::checkNoProject(file.toStdString(), {}));
    QSaveFile device(file);
    const QByteArray bytes = text.toUtf8();
    if (!device.open(QIODevice::WriteOnly) || device.write(bytes) != bytes.size() || !device.commit()) {
        return unwritable(device);
    }
    return {};
}

Status savePicture(const QString& file, QWidget& widget, const QString& title)
{
    ACCORD_CHECK(exchange::checkNoProject(file.toStdString(), {}));
    QSaveFile device(file);
    if (!device.open(QIODevice::WriteOnly)) {
        return unwritable(device);
    }
    if (file.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        drawSvg(device, widget, title);
    } else if (!drawPng(device, widget)) {
        return unwritable(device);
    }
    if (!device.commit()) {
        return unwritable(device);
    }
    return {};
}

} // namespace accord::ui
