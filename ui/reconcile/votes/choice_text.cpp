// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/votes/choice_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/support/category_text.h"
#include "ui/support/look.h"

#include <vector>

namespace accord::ui {
namespace {

struct ChoiceTextWords
{
    Q_DECLARE_TR_FUNCTIONS(ChoiceText)
};

QString notForStudy()
{
    return ChoiceTextWords::tr("Not for this study");
}

QString strong(const QString& text, const QColor& colour)
{
    return QStringLiteral("<span style=\"font-weight:700; color:%1\">%2</span>").arg(colour.name(), text);
}

QString faint(const QString& text)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(look::dimmed().name(), text);
}

// The parts of "C.9.iv" are one per level.
QString markedCode(const QString& code, std::optional<Level> split)
{
    const QStringList parts = code.split(QLatin1Char('.'));
    const QColor colour = look::typeColour(code);
    QString html;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const bool differs = !split || static_cast<qsizetype>(*split) == i + 1;
        const QString dot = i == 0 ? QString() : faint(QStringLiteral("."));
        const QString part = parts[i].toHtmlEscaped();
        html += dot + (differs ? QStringLiteral("<big>%1</big>").arg(strong(part, colour)) : faint(part));
    }
    return html;
}

std::vector<const Category*> pathOf(const Taxonomy& taxonomy, const Category& category)
{
    std::vector<const Category*> path;
    for (const Category* at = &category; at != nullptr; at = taxonomy.parentOf(*at)) {
        path.insert(path.begin(), at);
    }
    return path;
}

} // namespace

ChoiceText choiceText(const Taxonomy& taxonomy, int category, std::optional<Level> split)
{
    ChoiceText text;
    if (category < 0) {
        text.name = notForStudy();
        text.pathText = text.name;
        text.codeHtml = QStringLiteral("<big>%1</big>").arg(strong(QStringLiteral("–"), look::text()));
        text.pathHtml = strong(text.name, look::text());
        return text;
    }
    const Category& chosen = taxonomy.categories()[static_cast<std::size_t>(category)];
    text.code = QString::fromStdString(chosen.code);
    text.name = shownName(chosen);
    text.codeHtml = markedCode(text.code, split);
    QStringList names;
    QStringList html;
    for (const Category* at : pathOf(taxonomy, chosen)) {
        const QString name = shownName(*at);
        const bool differs = !split || *split == at->level || (at == &chosen && at->level < *split);
        names.append(name);
        html.append(differs ? strong(name.toHtmlEscaped(), look::text()) : faint(name.toHtmlEscaped()));
    }
    text.pathText = names.join(QStringLiteral(" › "));
    text.pathHtml = html.join(faint(QStringLiteral(" › ")));
    return text;
}

QString choiceTitle(const Taxonomy& taxonomy, int category)
{
    if (category < 0) {
        return notForStudy();
    }
    const Category& chosen = taxonomy.categories()[static_cast<std::size_t>(category)];
    return shownCodeAndName(chosen);
}

QString choiceWord(const Taxonomy& taxonomy, Verdict verdict, CategoryId category)
{
    switch (verdict) {
    case Verdict::Category: {
        const Category* found = taxonomy.find(category);
        return found == nullptr ? QStringLiteral("?") : QString::fromStdString(found->code);
    }
    case Verdict::NotForStudy:
        return ChoiceTextWords::tr("Not for this study");
    case Verdict::NoneOfThese:
        return ChoiceTextWords::tr("None of these");
    case Verdict::CannotTell:
        return ChoiceTextWords::tr("Cannot tell");
    case Verdict::None:
        break;
    }
    return QStringLiteral("–");
}

QString splitWord(Level split)
{
    switch (split) {
    case Level::Type:
        return ChoiceTextWords::tr("type");
    case Level::Theme:
        return ChoiceTextWords::tr("theme");
    case Level::Subtheme:
        break;
    }
    return ChoiceTextWords::tr("sub-theme");
}

} // namespace accord::ui
