// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/proposal_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include "core/project/items.h"
#include "ui/core/theme.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"

#include <array>

namespace accord::ui {
namespace {

struct ProposalsWords
{
    Q_DECLARE_TR_FUNCTIONS(Proposals)
};

using taxonomy::ProposalView;

QString html(const QString& plain)
{
    return plain.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

QString nameOf(const Project& project, PersonId id)
{
    const auto person = project.person(id);
    return person == nullptr ? ProposalsWords::tr("Somebody") : text(person->name);
}

QString namesOf(const Project& project, const std::vector<PersonId>& people)
{
    QStringList names;
    for (const PersonId person : people) {
        names << nameOf(project, person);
    }
    return inList(names);
}

QString categoryName(const Taxonomy& taxonomy, const Uuid& uuid)
{
    const Category* category = taxonomy.find(uuid);
    return category == nullptr ? ProposalsWords::tr("a category that is gone") : shownCodeAndName(*category);
}

QString dayOf(const std::string& moment)
{
    const QDateTime when = QDateTime::fromString(text(moment), Qt::ISODateWithMs).toLocalTime();
    return when.isValid() ? QLocale().toString(when, QLocale::ShortFormat) : QString();
}

QString part(const QString& heading, const std::string& content)
{
    return content.empty()
               ? QString()
               : QStringLiteral("<p><span class='kind'>%1</span><br>%2</p>").arg(heading, html(text(content)));
}

QString list(const QString& heading, const QStringList& lines)
{
    return lines.isEmpty() ? QString()
                           : QStringLiteral("<p class='kind'>%1</p><ul><li>%2</li></ul>")
                                 .arg(heading, lines.join(QStringLiteral("</li><li>")));
}

QString contentHtml(const Taxonomy& taxonomy, const ProposalContent& content)
{
    if (content.kind == ProposalKind::Change) {
        QString before;
        const Category* category = taxonomy.find(content.category);
        if (category != nullptr && content.field != CategoryField::Example) {
            const CategoryText said = textIn(*category, content.language);
            const std::array<const std::string*, 3> texts{&said.definition, &said.useWhen, &said.notWhen};
            const int field = static_cast<int>(content.field);
            before = field < 1
                         ? QString()
                         : part(ProposalsWords::tr("It says now"), *texts.at(static_cast<std::size_t>(field) - 1));
        }
        return part(content.field == CategoryField::None ? ProposalsWords::tr("What is wished")
                    : content.field == CategoryField::Example
                        ? ProposalsWords::tr("A further example")
                        : ProposalsWords::tr("%1 shall say").arg(fieldWords(content.field)),
                    content.text) +
               before;
    }
    QStringList examples;
    for (const std::string& example : content.examples) {
        examples << html(text(example));
    }
    return part(ProposalsWords::tr("Definition"), content.definition) +
           part(ProposalsWords::tr("Use when"), content.useWhen) +
           part(ProposalsWords::tr("Not when"), content.notWhen) + list(ProposalsWords::tr("Examples"), examples);
}

QString issuesHtml(Session& session, const Proposal& proposal)
{
    QStringList lines;
    for (const RaisedBy& raised : proposal.raisedBy) {
        lines << QStringLiteral("<a href='item:%1'>%2</a> <span class='kind'>%3</span>")
                     .arg(raised.item.value)
                     .arg(html(issueName(session.project(), raised.item)), html(nameOf(session.project(), raised.by)));
    }
    return list(ProposalsWords::tr("Raised by"), lines);
}

QString opinionsHtml(const Project& project, const ProposalView& view)
{
    const int asked = static_cast<int>(view.tally.asked.size());
    if (view.hidden) {
        return part(ProposalsWords::tr("Opinions"),
                    ProposalsWords::tr("%1 of %2 who are asked have given theirs. You see which after you "
                                       "have given yours.")
                        .arg(view.given)
                        .arg(asked)
                        .toStdString());
    }
    QStringList lines;
    for (const Opinion& opinion : view.proposal.opinions) {
        const QString stance =
            opinion.stance == Stance::For ? ProposalsWords::tr("for") : ProposalsWords::tr("against");
        lines << QStringLiteral("%1: <b>%2</b>%3")
                     .arg(html(nameOf(project, opinion.by)), stance,
                          opinion.why.empty() ? QString() : QStringLiteral(" – ") + html(text(opinion.why)));
    }
    if (view.proposal.open() && !view.tally.missing.empty()) {
        lines << QStringLiteral("<span class='kind'>%1</span>")
                     .arg(ProposalsWords::tr("Still asked: %1").arg(html(namesOf(project, view.tally.missing))));
    }
    return list(ProposalsWords::tr("Opinions: %1 of %2").arg(view.given).arg(asked), lines);
}

QString endHtml(const Project& project, const ProposalView& view)
{
    const ProposalEnd& end = view.proposal.end;
    if (view.proposal.open()) {
        return {};
    }
    QString line = ProposalsWords::tr("%1. By %2, %3.")
                       .arg(proposalStanding(view, *project.taxonomy()), nameOf(project, end.by), dayOf(end.at));
    if (!end.reason.empty()) {
        line += QLatin1Char('\n') + text(end.reason);
    }
    return part(ProposalsWords::tr("How it ended"), line.toStdString());
}

} // namespace

QString fieldWords(CategoryField field)
{
    switch (field) {
    case CategoryField::None:
        return ProposalsWords::tr("In free words");
    case CategoryField::Definition:
        return ProposalsWords::tr("Definition");
    case CategoryField::UseWhen:
        return ProposalsWords::tr("Use when");
    case CategoryField::NotWhen:
        return ProposalsWords::tr("Not when");
    case CategoryField::Example:
        return ProposalsWords::tr("Example");
    }
    return {};
}

QString proposalTitle(const Taxonomy& taxonomy, const Proposal& proposal)
{
    const ProposalContent& content = proposal.content;
    if (content.kind == ProposalKind::Change) {
        return ProposalsWords::tr("%1: %2").arg(categoryName(taxonomy, content.category), fieldWords(content.field));
    }
    return content.name.empty() ? ProposalsWords::tr("A category without a name") : text(content.name);
}

QString proposalKind(const Taxonomy& taxonomy, const Proposal& proposal)
{
    const ProposalContent& content = proposal.content;
    if (content.kind == ProposalKind::Change) {
        return ProposalsWords::tr("Change of %1").arg(categoryName(taxonomy, content.category));
    }
    if (content.category.isNull()) {
        return ProposalsWords::tr("New type");
    }
    const QString parent = categoryName(taxonomy, content.category);
    return content.level == Level::Subtheme ? ProposalsWords::tr("New sub-theme under %1").arg(parent)
                                            : ProposalsWords::tr("New theme under %1").arg(parent);
}

QString proposalStanding(const ProposalView& view, const Taxonomy& taxonomy)
{
    const Category* category = taxonomy.find(categoryOf(view.proposal));
    switch (view.proposal.end.state) {
    case ProposalState::Open: {
        const QString counted =
            ProposalsWords::tr("Open, %1 of %2 opinions").arg(view.given).arg(view.tally.asked.size());
        return view.waitsForMe   ? ProposalsWords::tr("%1, waits for yours").arg(counted)
               : view.acceptable ? ProposalsWords::tr("%1, can be accepted").arg(counted)
                                 : counted;
    }
    case ProposalState::Accepted:
        if (!view.inForce) {
            return ProposalsWords::tr("Accepted, and taken out again by a later version of the codebook");
        }
        return ProposalsWords::tr("Accepted as %1 in version %2 of the codebook")
            .arg(category == nullptr ? QString() : text(category->code))
            .arg(view.codebook);
    case ProposalState::Rejected:
        return ProposalsWords::tr("Rejected");
    case ProposalState::Withdrawn:
        return ProposalsWords::tr("Withdrawn");
    }
    return {};
}

QString proposalHtml(Session& session, const ProposalView& view)
{
    const Project& project = session.project();
    const Taxonomy& taxonomy = *project.taxonomy();
    const Proposal& proposal = view.proposal;
    return QStringLiteral("<p class='title'>%1</p><p class='under'>%2</p>")
               .arg(
                   html(proposalTitle(taxonomy, proposal)),
                   html(ProposalsWords::tr("%1, proposed by %2, %3")
                            .arg(proposalKind(taxonomy, proposal), nameOf(project, proposal.by), dayOf(proposal.at)))) +
           endHtml(project, view) + contentHtml(taxonomy, proposal.content) + issuesHtml(session, proposal) +
           opinionsHtml(project, view);
}

QString ruleWords(const taxonomy::ProposalRule& rule)
{
    switch (rule.kind) {
    case taxonomy::ProposalRule::Kind::Unanimous:
        return ProposalsWords::tr("everybody who is asked is for it");
    case taxonomy::ProposalRule::Kind::Majority:
        return ProposalsWords::tr("more than half of those who are asked are for it");
    case taxonomy::ProposalRule::Kind::AtLeast:
        return ProposalsWords::tr("at least %n of those who are asked are for it", nullptr, rule.least);
    case taxonomy::ProposalRule::Kind::Lead:
        return ProposalsWords::tr("whoever leads the study accepts it");
    }
    return {};
}

QString whyNotAccepted(const Project& project, const ProposalView& view, const taxonomy::ProposalRule& rule)
{
    if (!view.proposal.open() || view.acceptable) {
        return {};
    }
    if (view.hidden) {
        return ProposalsWords::tr("Say first what you think.");
    }
    QStringList reasons{ProposalsWords::tr("It can be accepted when %1.").arg(ruleWords(rule))};
    if (!view.tally.missing.empty()) {
        reasons << ProposalsWords::tr("It waits for %1.").arg(namesOf(project, view.tally.missing));
    }
    if (!view.tally.against.empty()) {
        reasons << ProposalsWords::tr("Against it: %1.").arg(namesOf(project, view.tally.against));
    }
    return inSentences(reasons);
}

QString issueName(Project& project, ItemId item)
{
    const std::array<ItemId, 1> items{item};
    const auto headings = headingsOf(project, items);
    if (!headings.ok() || headings->empty()) {
        return ProposalsWords::tr("an issue that is gone");
    }
    const Heading& heading = headings->front();
    const QString name = text(heading.shortName());
    return heading.title.empty() ? name : name + QLatin1Char(' ') + text(heading.title);
}

} // namespace accord::ui
