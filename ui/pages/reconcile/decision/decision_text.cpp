// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/decision/decision_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include "ui/core/theme.h"
#include "ui/pages/reconcile/votes/voices.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"

#include <algorithm>

namespace accord::ui {
namespace {

struct DecisionTextWords
{
    Q_DECLARE_TR_FUNCTIONS(DecisionText)
};

QString nameOf(PersonId by, std::span<const Person> people)
{
    const auto found = std::ranges::find(people, by, &Person::id);
    return found == people.end() ? DecisionTextWords::tr("somebody") : QString::fromStdString(found->name);
}

QString timeText(const std::string& at)
{
    const QDateTime when = QDateTime::fromString(QString::fromStdString(at), Qt::ISODateWithMs).toLocalTime();
    return when.isValid() ? QLocale().toString(when, QLocale::ShortFormat) : QString();
}

// "MO, JL, WZ took part"; how many while names are hidden.
QString peopleText(const std::vector<PersonId>& takingPart, std::span<const Person> people, bool pseudonyms)
{
    if (pseudonyms) {
        return DecisionTextWords::tr("%1 took part").arg(QLocale().toString(static_cast<qlonglong>(takingPart.size())));
    }
    QStringList initials;
    for (const PersonId person : takingPart) {
        const auto found = std::ranges::find(people, person, &Person::id);
        initials.append(found == people.end() ? DecisionTextWords::tr("somebody")
                                              : QString::fromStdString(found->initials));
    }
    return DecisionTextWords::tr("%1 took part").arg(inList(initials));
}

} // namespace

QList<std::pair<Method, QString>> methods()
{
    return {{Method::None, DecisionTextWords::tr("Not said")},
            {Method::Consensus, DecisionTextWords::tr("Consensus")},
            {Method::Majority, DecisionTextWords::tr("Majority of first labels")},
            {Method::SecondVote, DecisionTextWords::tr("Second vote")},
            {Method::Lead, DecisionTextWords::tr("One decides for all")}};
}

QString methodWord(Method method)
{
    const auto all = methods();
    const auto found = std::ranges::find(all, method, &std::pair<Method, QString>::first);
    return found == all.end() ? QString() : found->second;
}

QString howText(Method method)
{
    return method == Method::None ? DecisionTextWords::tr("How: not said") : methodWord(method);
}

QString decisionTitle(const Taxonomy& taxonomy, const DecisionContent& content)
{
    if (content.state == DecisionState::Deferred) {
        return DecisionTextWords::tr("Put off for later");
    }
    if (content.state == DecisionState::Open) {
        return DecisionTextWords::tr("Opened again");
    }
    if (content.verdict == Verdict::NoneOfThese) {
        return DecisionTextWords::tr("None of these");
    }
    const Category* category = taxonomy.find(content.category);
    return choiceTitle(taxonomy, category == nullptr ? -1 : static_cast<int>(category - taxonomy.categories().data()));
}

QString ruleWords(const QString& name)
{
    // A condition may name people: it is told without who they are.
    if (const auto where = name.indexOf(QLatin1String(" where ")); where >= 0) {
        return DecisionTextWords::tr("%1, of chosen conflicts").arg(ruleWords(name.left(where)));
    }
    const QString atLeast = QStringLiteral("at-least=");
    if (name.startsWith(atLeast)) {
        return DecisionTextWords::tr("at least %1 alike").arg(name.mid(atLeast.size()));
    }
    if (name.startsWith(QLatin1String("person="))) {
        return DecisionTextWords::tr("one person’s label");
    }
    const QString category = QStringLiteral("category=");
    if (name.startsWith(category)) {
        const QString code = name.mid(category.size());
        return code == QLatin1String("-") ? DecisionTextWords::tr("all not for this study")
                                          : DecisionTextWords::tr("all as %1").arg(code);
    }
    return name == QLatin1String("unanimous")    ? DecisionTextWords::tr("unanimous")
           : name == QLatin1String("plurality")  ? DecisionTextWords::tr("plurality")
           : name == QLatin1String("same-theme") ? DecisionTextWords::tr("same theme")
                                                 : DecisionTextWords::tr("majority");
}

QString decisionOrigin(const Decision& decision, std::span<const Person> people, bool pseudonyms)
{
    const QString when = timeText(decision.at);
    switch (decision.content.source) {
    case DecisionSource::Rule:
        return DecisionTextWords::tr("by rule: %1, %2")
            .arg(ruleWords(QString::fromStdString(decision.content.rule)), when);
    case DecisionSource::Import:
        return DecisionTextWords::tr("from a file, %1").arg(when);
    case DecisionSource::Person:
        break;
    }
    return pseudonyms ? DecisionTextWords::tr("in person, %1").arg(when)
                      : DecisionTextWords::tr("by %1, %2").arg(nameOf(decision.by, people), when);
}

QString labelsHtml(const Taxonomy& taxonomy, std::span<const reconcile::LabelEver> labels,
                   std::span<const Person> people, bool pseudonyms)
{
    QStringList lines;
    const auto changed = std::ranges::count_if(labels, [](const auto& each) { return !(each.first && each.holds); });
    for (const reconcile::LabelEver& each : labels) {
        const auto person = std::ranges::find(people, each.label.by, &Person::id);
        const QString who = pseudonyms && person != people.end() ? QString::fromStdString(person->pseudonym)
                                                                 : nameOf(each.label.by, people);
        const LabelContent& content = each.label.content;
        const Category* category = taxonomy.find(content.category);
        const QString said =
            content.verdict == Verdict::None         ? DecisionTextWords::tr("withdrawn")
            : content.verdict == Verdict::CannotTell ? DecisionTextWords::tr("cannot tell")
            : content.verdict == Verdict::NoneOfThese
                ? QString::fromStdString(content.code)
                : choiceTitle(taxonomy,
                              category == nullptr ? -1 : static_cast<int>(category - taxonomy.categories().data()));
        const QString line =
            (each.first ? DecisionTextWords::tr("%1, %2: %3 (first label)") : DecisionTextWords::tr("%1, %2: %3"))
                .arg(who, timeText(each.label.at), said);
        lines.append(line.toHtmlEscaped());
    }
    return changed == 0 ? QString() : lines.join(QStringLiteral("<br>"));
}

QString decisionHtml(const Taxonomy& taxonomy, const StudySettings& settings, const Decision& decision,
                     std::span<const Person> people, bool pseudonyms)
{
    const DecisionContent& content = decision.content;
    QStringList lines{QStringLiteral("<b>%1</b> %2")
                          .arg(decisionTitle(taxonomy, content).toHtmlEscaped(),
                               theme::faint(decisionOrigin(decision, people, pseudonyms).toHtmlEscaped()))};
    if (!content.reason.empty()) {
        lines.append(QStringLiteral("“%1”").arg(QString::fromStdString(content.reason).toHtmlEscaped()));
    }
    QStringList marks;
    if (content.exclusion != Exclusion::None) {
        marks.append(reasonWords(content.exclusion, settings));
    }
    if (content.source == DecisionSource::Person && content.state == DecisionState::Decided) {
        marks.append(howText(content.method));
    }
    if (!content.takingPart.empty()) {
        marks.append(peopleText(content.takingPart, people, pseudonyms));
    }
    if (content.cause != Cause::None) {
        marks.append(causeWord(content.cause));
    }
    if (content.codebookChange) {
        marks.append(DecisionTextWords::tr("Codebook needs a change"));
    }
    if (!marks.isEmpty()) {
        lines.append(theme::faint((marks.join(QStringLiteral(" · "))).toHtmlEscaped()));
    }
    return lines.join(QStringLiteral("<br>"));
}

} // namespace accord::ui
