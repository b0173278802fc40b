// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/support/category_text.h"

#include <QLocale>

namespace accord::ui {

std::string windowLanguage()
{
    return QLocale().name().replace(QLatin1Char('_'), QLatin1Char('-')).toStdString();
}

QString languageName(const std::string& tag)
{
    const QString text = QString::fromStdString(tag);
    const QString name = QLocale(text).nativeLanguageName();
    return name.isEmpty() ? text : name;
}

CategoryText shownText(const Category& category)
{
    return textIn(category, windowLanguage());
}

std::string shownLanguage(const Category& category)
{
    const CategoryTranslation* translation = translationInto(category, windowLanguage());
    return translation == nullptr ? std::string() : translation->language;
}

QString shownName(const Category& category)
{
    return QString::fromStdString(nameIn(category, windowLanguage()));
}

QString shownCodeAndName(const Category& category)
{
    return QString::fromStdString(category.code) + QLatin1Char(' ') + shownName(category);
}

QString shownPath(const Taxonomy& taxonomy, CategoryId category)
{
    return QString::fromStdString(taxonomy.pathText(category, " › ", windowLanguage()));
}

} // namespace accord::ui
