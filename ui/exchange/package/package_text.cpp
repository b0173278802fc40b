// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/package/package_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QStringList>

#include "ui/support/error_text.h"

namespace accord::ui {
namespace {

struct PackageTextWords
{
    Q_DECLARE_TR_FUNCTIONS(PackageText)
};

} // namespace

QString packagePromise(const QString& person)
{
    return PackageTextWords::tr(
               "The file holds the items that %1 is to label, the texts of their issues, the codebook and the labels "
               "that "
               "%1 has given so far, and nothing of the others: no labels, votes or decisions, not even names.")
        .arg(person);
}

QString packagePreview(const exchange::PackageReport& report)
{
    const auto counted = [](const char* what, std::int64_t count) {
        return PackageTextWords::tr(what, nullptr, static_cast<int>(count));
    };
    return QStringList{counted(QT_TRANSLATE_N_NOOP("PackageText", "%Ln items"), report.items),
                       counted(QT_TRANSLATE_N_NOOP("PackageText", "%Ln rounds"), report.rounds),
                       counted(QT_TRANSLATE_N_NOOP("PackageText", "%Ln texts"), report.texts),
                       counted(QT_TRANSLATE_N_NOOP("PackageText", "%Ln labels so far"), report.labels),
                       counted(QT_TRANSLATE_N_NOOP("PackageText", "%Ln codebook versions"), report.codebooks)}
        .join(QStringLiteral(" · "));
}

QString packageProblem(const Error& error, const QString& person)
{
    switch (error.code) {
    case Errc::NotFound:
        return PackageTextWords::tr(
                   "There is nothing of this kind that %1 is to label. Please choose another round or repository.")
            .arg(person);
    case Errc::Exists:
        return PackageTextWords::tr(
                   "%1 exists already, and somebody may have worked in it. Please choose another name.")
            .arg(QFileInfo(QString::fromStdString(error.argument(0))).fileName());
    case Errc::Cancelled:
        return PackageTextWords::tr("The package was cancelled, and no file was written.");
    default:
        return errorText(error);
    }
}

QString packageDone(const exchange::PackageReport& report, const QString& file)
{
    return PackageTextWords::tr(
               "%1 is ready (%2):\n%3.\n\nSend it to %4. When it comes back, drop it onto this window to merge it.")
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
