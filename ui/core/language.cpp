// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/core/language.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontDatabase>
#include <QFontInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <initializer_list>

namespace accord::ui::language {
namespace {

QString& installed()
{
    static QString code = QStringLiteral("en");
    return code;
}

/// Takes away what was loaded by the same name before.
void load(const QString& name, const QString& file, const QString& folder)
{
    for (QTranslator* before : qApp->findChildren<QTranslator*>(name, Qt::FindDirectChildrenOnly)) {
        QCoreApplication::removeTranslator(before);
        delete before;
    }
    auto* catalogue = new QTranslator(qApp);
    catalogue->setObjectName(name);
    if (catalogue->load(file, folder)) {
        QCoreApplication::installTranslator(catalogue);
    }
}

/// Names, which are not translated.
QStringList fontNames(std::initializer_list<const char*> names)
{
    QStringList list;
    for (const char* name : names) {
        list.append(QString::fromLatin1(name));
    }
    return list;
}

/// Names the fonts for Chinese beside the system's own, which has no Chinese letters on many systems: the first one
/// that holds them would be taken, which may be a written hand, or bold.
void nameChineseFonts()
{
    static const QStringList kSans = fontNames({"Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC",
                                                "Microsoft YaHei", "WenQuanYi Micro Hei", "PingFang SC"});
    for (const auto kind : {QFontDatabase::GeneralFont, QFontDatabase::FixedFont}) {
        const QFont font = QFontDatabase::systemFont(kind);
        // "Sans Serif" is no font of its own: what stands for it comes first.
        const QString first = QFontInfo(font).family();
        if (!QFont::substitutes(font.family()).contains(kSans.front())) {
            QFont::insertSubstitutions(font.family(), QStringList(first) + kSans);
        }
    }
}

} // namespace

const QList<Language>& all()
{
    static const QList<Language> kAll{{QStringLiteral("en"), QStringLiteral("English")},
                                      {QStringLiteral("zh_CN"), QStringLiteral("简体中文")}};
    return kAll;
}

QString ofSystem(const QStringList& wanted)
{
    for (const QString& each : wanted) {
        const QLocale::Language language = QLocale(each).language();
        const auto found = std::ranges::find_if(
            all(), [language](const Language& ours) { return QLocale(ours.code).language() == language; });
        if (found != all().end()) {
            return found->code;
        }
    }
    return all().front().code;
}

void install(const QString& code)
{
    installed() = code;
    // Qt's own first: of two catalogues the later one is asked first.
    load(QStringLiteral("catalogueOfQt"), QStringLiteral("qtbase_") + code,
         QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    load(QStringLiteral("catalogue"), QStringLiteral("accord_") + code, QStringLiteral(":/i18n"));
}

void apply(const QString& code)
{
    const QLocale system = QLocale::system();
    const bool known = std::ranges::find(all(), code, &Language::code) != all().end();
    const QString chosen = known ? code : ofSystem(system.uiLanguages());
    const QLocale locale(chosen);
    // Who has the system in this language has its dates and numbers as they are usual where that is.
    const bool same = system.language() == locale.language() || (!known && system.language() == QLocale::C);
    QLocale::setDefault(same ? system : locale);
    nameChineseFonts();
    install(chosen);
}

QString current()
{
    return installed();
}

report::Words words()
{
    return report::Words(messages::languageOf(current().toStdString()));
}

} // namespace accord::ui::language
