// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/package/package_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include "ui/support/error_text.h"

namespace accord::ui {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("PackageText", text);
}

QString counted(std::int64_t count, const char* one, const char* many)
{
    return count == 1 ? tr(one) : tr(many).arg(QLocale().toString(static_cast<qlonglong>(count)));
}

} // namespace

QString packagePromise(const QString& person)
{
    return tr("The file holds the items that %1 is to label, the texts of their issues, the codebook and the labels "
              "that "
              "%1 has given so far, and nothing of the others: no labels, votes or decisions, not even names.")
        .arg(person);
}

QString packagePreview(const exchange::PackageReport& report)
{
    return QStringLiteral("%1 · %2 · %3 · %4 · %5")
        .arg(counted(report.items, QT_TRANSLATE_NOOP("PackageText", "1 item"),
                     QT_TRANSLATE_NOOP("PackageText", "%1 items")),
             counted(report.rounds, QT_TRANSLATE_NOOP("PackageText", "1 round"),
                     QT_TRANSLATE_NOOP("PackageText", "%1 rounds")),
             counted(report.texts, QT_TRANSLATE_NOOP("PackageText", "1 text"),
                     QT_TRANSLATE_NOOP("PackageText", "%1 texts")),
             counted(report.labels, QT_TRANSLATE_NOOP("PackageText", "1 label so far"),
                     QT_TRANSLATE_NOOP("PackageText", "%1 labels so far")),
             counted(report.codebooks, QT_TRANSLATE_NOOP("PackageText", "1 codebook version"),
                     QT_TRANSLATE_NOOP("PackageText", "%1 codebook versions")));
}

QString packageProblem(const Error& error, const QString& person)
{
    switch (error.code) {
    case Errc::NotFound:
        return tr("There is nothing of this kind that %1 is to label. Please choose another round or repository.")
            .arg(person);
    case Errc::Exists:
        return tr("%1 exists already, and somebody may have worked in it. Please choose another name.")
            .arg(QFileInfo(QString::fromStdString(error.argument(0))).fileName());
    case Errc::Cancelled:
        return tr("The package was cancelled, and no file was written.");
    default:
        return errorText(error);
    }
}

QString packageDone(const exchange::PackageReport& report, const QString& file)
{
    return tr("%1 is ready (%2):\n%3.\n\nSend it to %4. When it comes back, drop it onto this window to merge it.")
        .arg(QFileInfo(file).fileName(), QLocale().formattedDataSize(static_cast<qint64>(report.bytes), 1),
             packagePreview(report), QString::fromStdString(report.person));
}

QString packageName(const QString& project, const QString& person)
{
    QString name = QFileInfo(project).completeBaseName() + QLatin1Char('-') + person.toLower();
    for (QChar& letter : name) {
        const bool plain = letter.isLetterOrNumber() || letter == QLatin1Char('_');
        letter = plain ? letter : QLatin1Char('-');
    }
    return name + QStringLiteral(".accord");
}

} // namespace accord::ui
