// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/agreement/save/picture.h"

#include <QBuffer>
#include <QPainter>
#include <QPixmap>
#include <QSvgGenerator>
#include <QWidget>

#include "core/base/reason.h"
#include "core/exchange/sheet.h"
#include "ui/support/look.h"

namespace accord::ui {
namespace {

constexpr double kScale = 2;

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

Status write(const QString& file, const QByteArray& bytes, const QString& project)
{
    ACCORD_TRY(exchange::SafeFile out, exchange::SafeFile::create(file.toStdString(), project.toStdString()));
    out.stream().write(bytes.constData(), bytes.size());
    return out.finish();
}

} // namespace

Status saveText(const QString& file, const QString& text, const QString& project)
{
    return write(file, text.toUtf8(), project);
}

Status savePicture(const QString& file, QWidget& widget, const QString& title, const QString& project)
{
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    if (file.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
        drawSvg(bytes, widget, title);
    } else if (!drawPng(bytes, widget)) {
        return Error{Errc::Unwritable, Reason::PictureNotDrawn, {file.toStdString()}};
    }
    return write(file, bytes.data(), project);
}

} // namespace accord::ui
