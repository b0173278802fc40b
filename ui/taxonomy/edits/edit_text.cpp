// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/edits/edit_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "ui/support/category_text.h"
#include "ui/support/joined_text.h"
#include "ui/widgets/level_name.h"

#include <algorithm>

namespace accord::ui {
namespace {

using taxonomy::Edit;
using taxonomy::EditKind;
using taxonomy::Impact;
using taxonomy::RoundImpact;

struct EditTextWords
{
    Q_DECLARE_TR_FUNCTIONS(TaxonomyEdits)
};

QString text(const std::string& words)
{
    return QString::fromStdString(words);
}

QString quoted(const std::vector<std::string>& texts)
{
    QStringList names;
    for (const std::string& name : texts) {
        names << EditTextWords::tr("“%1”").arg(text(name));
    }
    return inList(names);
}

QString withCode(const QString& sentence, const std::string& code)
{
    return code.empty() ? sentence : EditTextWords::tr("%1 as %2").arg(sentence, text(code));
}

QString addTitle(const Taxonomy& before, const Edit& edit)
{
    const QString level = levelName(edit.level).toLower();
    return withCode(edit.category.empty() ? EditTextWords::tr("Add %1 %2").arg(level, quoted(edit.texts))
                                          : EditTextWords::tr("Add %1 %2 under %3")
                                                .arg(level, quoted(edit.texts), categoryText(before, edit.category)),
                    edit.code);
}

/// The open round with the most labels that change, if kappa is told of any.
const RoundImpact* roundOfKappa(const Impact& impact)
{
    const RoundImpact* most = nullptr;
    for (const RoundImpact& round : impact.byRound) {
        const taxonomy::KappaChange& kappa = round.kappa[static_cast<std::size_t>(impact.level) - 1];
        if (!round.blind && (kappa.before || kappa.after) && (most == nullptr || round.labels > most->labels)) {
            most = &round;
        }
    }
    return most;
}

QString kappaPhrase(const Project& project, const Impact& impact)
{
    const RoundImpact* told = roundOfKappa(impact);
    if (told == nullptr) {
        return {};
    }
    const taxonomy::KappaChange& kappa = told->kappa[static_cast<std::size_t>(impact.level) - 1];
    const QString before = text(taxonomy::kappaText(kappa.before));
    const QString after = text(taxonomy::kappaText(kappa.after));
    const QString level = levelName(impact.level).toLower();
    const bool known = impact.relabel == 0;
    QString phrase = before != after ? EditTextWords::tr("kappa at %1 level from %2 to %3").arg(level, before, after)
                     : known
                         ? EditTextWords::tr("kappa at %1 level stays %2").arg(level, before)
                         : EditTextWords::tr("kappa at %1 level (now %2) unknown until the labels are looked at again")
                               .arg(level, before);
    const auto open = std::ranges::count_if(impact.byRound, [](const RoundImpact& round) { return !round.blind; });
    if (const Round* round = project.round(told->round); open > 1 && round != nullptr) {
        phrase += EditTextWords::tr(" (round %1)").arg(text(round->name));
    }
    return phrase;
}

QString number(std::int64_t count)
{
    return QLocale().toString(static_cast<qlonglong>(count));
}

// `known`: no label has to be looked at again first.
QString kappaCell(const taxonomy::KappaChange& kappa, bool blind, bool known)
{
    if (blind) {
        return EditTextWords::tr("blind");
    }
    const QString before = text(taxonomy::kappaText(kappa.before));
    const QString after = text(taxonomy::kappaText(kappa.after));
    return !known            ? EditTextWords::tr("%1 → unknown").arg(before)
           : before == after ? before
                             : QStringLiteral("%1 → <b>%2</b>").arg(before, after);
}

QString inLanguage(const QString& title, const Edit& edit)
{
    return edit.language.empty()
               ? title
               : EditTextWords::tr("%1 [%2]", "2: a language").arg(title, languageName(edit.language));
}

} // namespace

QString categoryText(const Taxonomy& taxonomy, const std::string& codeOrId)
{
    const Category* category = taxonomy.findCode(codeOrId);
    if (const auto uuid = Uuid::parse(codeOrId); category == nullptr && uuid) {
        category = taxonomy.find(*uuid);
    }
    return category == nullptr ? text(codeOrId) : shownCodeAndName(*category);
}

QString fieldText(taxonomy::Field field)
{
    switch (field) {
    case taxonomy::Field::Definition:
        return EditTextWords::tr("Definition");
    case taxonomy::Field::UseWhen:
        return EditTextWords::tr("Use when");
    case taxonomy::Field::NotWhen:
        return EditTextWords::tr("Not when");
    case taxonomy::Field::Examples:
        return EditTextWords::tr("Examples");
    case taxonomy::Field::CounterExamples:
        return EditTextWords::tr("Counter-examples");
    case taxonomy::Field::Synonyms:
        return EditTextWords::tr("Synonyms");
    case taxonomy::Field::Notes:
        return EditTextWords::tr("Notes");
    case taxonomy::Field::Summary:
        return EditTextWords::tr("Summary of a label");
    }
    return {};
}

QString editTitle(const Taxonomy& before, const Edit& edit)
{
    const QString about = categoryText(before, edit.category);
    switch (edit.kind) {
    case EditKind::Add:
        return addTitle(before, edit);
    case EditKind::Rename:
        return inLanguage(EditTextWords::tr("Rename %1 to %2").arg(about, quoted(edit.texts)), edit);
    case EditKind::Recode:
        return EditTextWords::tr("Give %1 the code %2").arg(about, text(edit.code));
    case EditKind::Define:
        return inLanguage(
            edit.meaning ? EditTextWords::tr("%1: %2, a change of meaning").arg(about, fieldText(edit.field).toLower())
                         : EditTextWords::tr("%1: %2, a minor edit").arg(about, fieldText(edit.field).toLower()),
            edit);
    case EditKind::Move:
        return withCode(edit.target.empty()
                            ? EditTextWords::tr("Move %1 to the top").arg(about)
                            : EditTextWords::tr("Move %1 to %2").arg(about, categoryText(before, edit.target)),
                        edit.code);
    case EditKind::Merge:
        return EditTextWords::tr("Merge %1 into %2").arg(about, categoryText(before, edit.target));
    case EditKind::Split:
        return EditTextWords::tr("Split %1 into %2").arg(about, quoted(edit.texts));
    case EditKind::Retire:
        return EditTextWords::tr("Retire %1").arg(about);
    case EditKind::Restore:
        return withCode(EditTextWords::tr("Bring back %1").arg(about), edit.code);
    }
    return {};
}

QString impactText(const Project& project, const Impact& impact)
{
    QStringList parts;
    if (impact.labels == 0 && impact.decisions == 0) {
        parts << EditTextWords::tr("no label and no decision changes");
    } else {
        parts << EditTextWords::tr("%Ln labels", nullptr, static_cast<int>(impact.labels))
              << EditTextWords::tr("%Ln decisions", nullptr, static_cast<int>(impact.decisions));
        if (const QString kappa = kappaPhrase(project, impact); !kappa.isEmpty()) {
            parts << kappa;
        }
    }
    if (impact.relabel > 0) {
        parts << EditTextWords::tr("%1 to look at again").arg(number(impact.relabel));
    }
    if (std::ranges::any_of(impact.byRound, &RoundImpact::blind)) {
        parts << EditTextWords::tr("in blind rounds only your own labels are counted");
    }
    return inList(parts);
}

QString impactTable(const Project& project, const Impact& impact)
{
    if (impact.byRound.empty()) {
        return {};
    }
    QString html = QStringLiteral("<table cellpadding='4'><tr>");
    for (const QString& head :
         {EditTextWords::tr("Round"), EditTextWords::tr("Labels"), EditTextWords::tr("Decisions"),
          EditTextWords::tr("Kappa of types"), EditTextWords::tr("of themes"), EditTextWords::tr("of sub-themes")}) {
        html += QStringLiteral("<th align='left'>%1</th>").arg(head);
    }
    html += QStringLiteral("</tr>");
    for (const RoundImpact& row : impact.byRound) {
        const Round* round = project.round(row.round);
        html += QStringLiteral("<tr><td>%1</td><td align='right'>%2</td><td align='right'>%3</td>")
                    .arg(round == nullptr ? QString() : text(round->name).toHtmlEscaped(), number(row.labels),
                         row.blind ? EditTextWords::tr("blind") : number(row.decisions));
        for (std::size_t level = 0; level < row.kappa.size(); ++level) {
            const bool above = level + 1 < static_cast<std::size_t>(impact.level);
            const bool known = impact.relabel == 0 || row.labels == 0 || above;
            html += QStringLiteral("<td>%1</td>").arg(kappaCell(row.kappa[level], row.blind, known));
        }
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

} // namespace accord::ui
