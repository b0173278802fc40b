// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/notes/again_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/taxonomy/versions.h"
#include "ui/support/category_text.h"
#include "ui/support/joined_text.h"

namespace accord::ui {
namespace {

struct AgainTextWords
{
    Q_DECLARE_TR_FUNCTIONS(AgainText)
};

QString escaped(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

QString titleOf(const Category& category)
{
    return shownCodeAndName(category).toHtmlEscaped();
}

QString inParagraph(const QString& html)
{
    return QStringLiteral("<p>%1</p>").arg(html);
}

QString fieldWord(taxonomy::Field field)
{
    switch (field) {
    case taxonomy::Field::Definition:
        return AgainTextWords::tr("Definition");
    case taxonomy::Field::UseWhen:
        return AgainTextWords::tr("Use when");
    case taxonomy::Field::NotWhen:
        return AgainTextWords::tr("Not when");
    case taxonomy::Field::Examples:
        return AgainTextWords::tr("Examples");
    case taxonomy::Field::CounterExamples:
        return AgainTextWords::tr("Counter-examples");
    case taxonomy::Field::Synonyms:
        return AgainTextWords::tr("Synonyms");
    case taxonomy::Field::Notes:
        return AgainTextWords::tr("Notes");
    case taxonomy::Field::Summary:
        break;
    }
    return AgainTextWords::tr("Summary");
}

QString changeLine(const QString& what, const std::string& before, const std::string& after)
{
    QStringList parts{QStringLiteral("<span class='dim'>%1</span>").arg(what)};
    if (!before.empty()) {
        parts.append(QStringLiteral("<span class='gone'>%1</span>").arg(escaped(before)));
    }
    if (!after.empty()) {
        parts.append(escaped(after));
    }
    return inParagraph(inSentences(parts));
}

// What is different in the words of one category, each field in a inParagraph.
QString changesOf(const Category& category, const Taxonomy& older, const Taxonomy& newer)
{
    QString html;
    for (const taxonomy::CategoryDifference& change : taxonomy::difference(older, newer)) {
        if (change.category != category.uuid) {
            continue;
        }
        if (change.kind == taxonomy::ChangeKind::Words && change.field) {
            html += changeLine(fieldWord(*change.field), change.before, change.after);
        } else if (change.kind == taxonomy::ChangeKind::Renamed) {
            html += changeLine(AgainTextWords::tr("Name"), change.before, change.after);
        } else if (change.kind == taxonomy::ChangeKind::Moved) {
            html += changeLine(AgainTextWords::tr("Belongs to"), change.before, change.after);
        }
    }
    return html;
}

QString splitText(const Category& category, const Taxonomy& newer)
{
    QStringList parts;
    for (const Uuid& uuid : category.splitInto) {
        if (const Category* part = newer.find(uuid)) {
            parts.append(titleOf(*part));
        }
    }
    return inParagraph(QStringLiteral("<span class='bad'>%1</span> %2")
                           .arg(AgainTextWords::tr("Look again."),
                                AgainTextWords::tr("%1 was split into %2. Choose the one that it is.")
                                    .arg(titleOf(category), inList(parts))));
}

// The codebook by which the label was given; of one from a file the one before the meaning changed.
int olderNumber(Project& project, const LabelToRelabel& again, const Category& category)
{
    return again.codebook.valid() ? project.codebookNumber(again.codebook)
                                  : project.codebookNumber(category.meaningSince) - 1;
}

QString meaningText(Project& project, RoundId round, const LabelToRelabel& again, const Category& category)
{
    return again.codebook.valid()
               ? AgainTextWords::tr("%1 means something else since you labelled this (codebook %2, now %3). "
                                    "Accept it again, or choose another one.")
                     .arg(titleOf(category))
                     .arg(project.codebookNumber(again.codebook))
                     .arg(project.codebookNumberFor(round))
               : AgainTextWords::tr("%1 means something else since you labelled this. Accept it again, or "
                                    "choose another one.")
                     .arg(titleOf(category));
}

} // namespace

QString againText(Project& project, RoundId round, const LabelToRelabel& again, const Taxonomy& newer)
{
    const Category* category = newer.find(again.category);
    if (again.why == RelabelReason::No || category == nullptr) {
        return {};
    }
    if (again.why == RelabelReason::Split) {
        return splitText(*category, newer);
    }
    QString html =
        inParagraph(QStringLiteral("<span class='bad'>%1</span> %2")
                        .arg(AgainTextWords::tr("Look again."), meaningText(project, round, again, *category)));
    if (const int number = olderNumber(project, again, *category); number > 0) {
        if (const auto older = taxonomy::taxonomyOfVersion(project, number)) {
            html += changesOf(*category, *older, newer);
        }
    }
    return html;
}

} // namespace accord::ui
