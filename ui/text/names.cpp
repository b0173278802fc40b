// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/text/names.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

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

QString levelName(Level level)
{
    switch (level) {
    case Level::Type:
        return QCoreApplication::translate("LevelName", "Type");
    case Level::Theme:
        return QCoreApplication::translate("LevelName", "Theme");
    case Level::Subtheme:
        break;
    }
    return QCoreApplication::translate("LevelName", "Sub-theme");
}

namespace {

// The table of measures marks its texts for translation; they are literals, which end in a 0.
QString shown(std::string_view text)
{
    return QCoreApplication::translate("Measures", text.data()).replace(QLatin1Char('\''), QChar(0x2019));
}

} // namespace

QString measureName(const agreement::Measure& measure)
{
    return shown(measure.name);
}

QString measureDefinition(const agreement::Measure& measure)
{
    return shown(measure.definition);
}

namespace {

struct ReasonWords
{
    Q_DECLARE_TR_FUNCTIONS(ReasonWords)
};

QString usualWords(Exclusion reason)
{
    switch (reason) {
    case Exclusion::None:
        return {};
    case Exclusion::OffTopic:
        return ReasonWords::tr("Off topic: its subject is another");
    case Exclusion::NotAnIssue:
        return ReasonWords::tr("Not an issue: announcement, test, spam");
    case Exclusion::Unusable:
        return ReasonWords::tr("Unusable: too little to judge");
    case Exclusion::NothingStudied:
        return ReasonWords::tr("On the subject, without anything that is studied");
    case Exclusion::KeywordOnly:
        return ReasonWords::tr("Keyword only in a name, path or commit");
    case Exclusion::NamedLikeIt:
        return ReasonWords::tr("Named like it, but not it");
    }
    return ReasonWords::tr("A reason of this study, number %1").arg(static_cast<int>(reason) - kFirstOwnReason + 1);
}

} // namespace

QString reasonWords(Exclusion reason, const StudySettings& settings)
{
    const auto own = std::ranges::find(settings.reasons, reason, &ScreeningReason::number);
    return own == settings.reasons.end() || own->text.empty() ? usualWords(reason) : QString::fromStdString(own->text);
}

namespace {

struct CauseWords
{
    Q_DECLARE_TR_FUNCTIONS(DecisionText)
};

} // namespace

QList<std::pair<Cause, QString>> causes()
{
    return {{Cause::None, CauseWords::tr("No cause given")},
            {Cause::AmbiguousIssue, CauseWords::tr("Ambiguous issue")},
            {Cause::CodebookGap, CauseWords::tr("Gap in the codebook")},
            {Cause::Slip, CauseWords::tr("Slip")},
            {Cause::TwoTopics, CauseWords::tr("Two topics")},
            {Cause::NeedsExpert, CauseWords::tr("Needs an expert")}};
}

QString causeWord(Cause cause)
{
    const auto all = causes();
    const auto found = std::ranges::find(all, cause, &std::pair<Cause, QString>::first);
    return found == all.end() ? QString() : found->second;
}

namespace {

struct PurposeWords
{
    Q_DECLARE_TR_FUNCTIONS(Study)
};

} // namespace

QString purposeWord(RoundPurpose purpose)
{
    switch (purpose) {
    case RoundPurpose::Training:
        return PurposeWords::tr("Training");
    case RoundPurpose::Pilot:
        return PurposeWords::tr("Pilot");
    case RoundPurpose::Main:
        return PurposeWords::tr("Main");
    case RoundPurpose::Check:
        return PurposeWords::tr("Check");
    }
    return {};
}

namespace {

struct GroupWords
{
    Q_DECLARE_TR_FUNCTIONS(GroupWords)
};

} // namespace

QString allGroups(std::span<const std::string> names)
{
    const bool others =
        std::ranges::any_of(names, [](const std::string& name) { return name.find('/') == std::string::npos; });
    return others ? GroupWords::tr("All groups") : GroupWords::tr("All repositories");
}

} // namespace accord::ui
