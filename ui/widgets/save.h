// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "core/base/result.h"

class QWidget;

namespace accord::ui {

/// Writes text as UTF-8. Errc::Unwritable with the system's reason; `project`: the open one, which is never written
/// over.
Status saveText(const QString& file, const QString& text, const QString& project);

enum class PictureFormat { Png, Svg };

/// Writes what the widget shows; as PNG at twice the size on the screen.
Status savePicture(const QString& file, PictureFormat format, QWidget& widget, const QString& title,
                   const QString& project);

/// A table as text, to be taken elsewhere. Numbers in it are as programs read them (a point, no thousands).
struct TextTable
{
    QString title;
    QString name; ///< for a file: "kappa-by-level"
    QStringList header;
    QList<QStringList> rows;
    QString details{};  ///< behind the title in a caption: how many items, the coefficient
    int low = 0;        ///< the column with the lower end of an interval, before the upper one; 0: there is none
    QString interval{}; ///< what both ends together are called
    QString label{};    ///< behind the title in a LaTeX label: what tells the table from others with its title
};

QString toTsv(const TextTable& table);
QString toCsv(const TextTable& table);   ///< RFC 4180, with line ends of one LF
QString toLatex(const TextTable& table); ///< as exchange::toLatex(), with figures as papers print them

} // namespace accord::ui
