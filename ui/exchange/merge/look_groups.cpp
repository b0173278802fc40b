// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/merge/look_groups.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include "core/base/text.h"

#include <algorithm>
#include <optional>
#include <set>

namespace accord::ui {
namespace {

using exchange::Look;
using exchange::LookKind;

const QString kSame = QStringLiteral("same:");

struct LookGroupsWords
{
    Q_DECLARE_TR_FUNCTIONS(LookGroups)
};

QString number(std::int64_t count)
{
    return QLocale().toString(static_cast<qlonglong>(count));
}

/// The looks of one question, from all files.
struct Gathered
{
    LookGroup group;
    Look sum; ///< the first one, with the counts of all
    QStringList subjects;
    QStringList files;
};

QString personSentence(const Look& look)
{
    const QString name = QString::fromStdString(look.subject);
    switch (look.kind) {
    case LookKind::Namesake:
        return LookGroupsWords::tr(
                   "%1 is not known here, but another person of that name is. New labels and decisions: %2.")
            .arg(name, number(look.count));
    case LookKind::OtherPerson:
        return LookGroupsWords::tr(
                   "The package is somebody else's, but %1 labelled in it, too. New labels and decisions: %2.")
            .arg(name, number(look.count));
    case LookKind::SamePeople:
        return LookGroupsWords::tr("In the file, %1 and %2 are one person.")
            .arg(name, QString::fromStdString(look.detail));
    default:
        return LookGroupsWords::tr("%1 is not known here. New labels and decisions: %2.").arg(name, number(look.count));
    }
}

QString extraSentence(MergeExtra extra, std::int64_t count, const QString& names, const QString& leads)
{
    const QString many = number(count);
    switch (extra) {
    case MergeExtra::Decisions:
        return LookGroupsWords::tr("Decisions and steps of meetings in a package: %1.").arg(many);
    case MergeExtra::Others:
        return LookGroupsWords::tr("A package holds what was said in the name of somebody for whom it was not made: "
                                   "%1 (%2).")
            .arg(many, names);
    case MergeExtra::People: {
        const QString text =
            LookGroupsWords::tr("Changes of people and of what they may do: %1 (%2).").arg(many, names);
        return leads.isEmpty()
                   ? text
                   : text + QLatin1Char(' ') + LookGroupsWords::tr("Lead there and not here: %1.").arg(leads);
    }
    case MergeExtra::Rounds:
        return LookGroupsWords::tr("Changes of rounds: %1 (%2).").arg(many, names);
    case MergeExtra::Items:
        return LookGroupsWords::tr("Items and texts in a package that are not known here: %1.").arg(many);
    case MergeExtra::Codebook:
        return LookGroupsWords::tr("Versions of the codebook, and labels that need them: %1.").arg(many);
    case MergeExtra::Criteria:
        return LookGroupsWords::tr("Conclusions on a round, go or no-go: %1.").arg(many);
    case MergeExtra::Settings:
        return LookGroupsWords::tr("Changes of the study’s settings, acceptance criteria or sources: %1.").arg(many);
    }
    return {};
}

QString categorySentence(const Look& look)
{
    const QString category = QString::fromStdString(look.subject);
    const QString now = QString::fromStdString(look.detail);
    switch (look.kind) {
    case LookKind::CategoryRenamed:
        return LookGroupsWords::tr("The category %1 in the file will be called %2.").arg(category, now);
    case LookKind::CategoryMoved:
        return now.isEmpty() ? LookGroupsWords::tr("The category %1 will have another place.").arg(category)
                             : LookGroupsWords::tr("The category %1 will have its place below %2.").arg(category, now);
    default:
        return {};
    }
}

/// All of them would be too many: a retired theme takes its sub-themes with it.
QString listed(const QStringList& names)
{
    constexpr qsizetype kMost = 4;
    const QString first = names.mid(0, kMost).join(LookGroupsWords::tr(", "));
    return names.size() <= kMost ? first : LookGroupsWords::tr("%1 and %2 more").arg(first).arg(names.size() - kMost);
}

QString sentence(const Gathered& gathered)
{
    const Look& look = gathered.sum;
    const QString subjects = gathered.subjects.join(LookGroupsWords::tr(", "));
    switch (look.kind) {
    case LookKind::LabelledTwice:
        return look.detail.empty()
                   ? LookGroupsWords::tr("Labelled in both copies, and differently: %1.").arg(subjects)
                   : LookGroupsWords::tr("Labelled in both copies: %1. In a blind round it is not told whether "
                                         "differently.")
                         .arg(subjects);
    case LookKind::TextChanged:
        return LookGroupsWords::tr("Issues with another text in the file: %1. Both texts are kept.")
            .arg(number(look.count));
    case LookKind::CodebookDiffers:
        return LookGroupsWords::tr("The codebook was changed both here and in the file. All versions are kept.");
    case LookKind::CodebookNew:
        return LookGroupsWords::tr("The codebook was changed in the file. All versions are kept.");
    case LookKind::RetiredLabels:
        return LookGroupsWords::tr("New labels with a category that is retired: %1.").arg(number(look.count));
    case LookKind::NewRound:
        return LookGroupsWords::tr("Rounds that are not known here: %1.").arg(subjects);
    case LookKind::NewItems:
        return LookGroupsWords::tr("Items that are not known here, of rounds that are: %1.").arg(number(look.count));
    case LookKind::BlindLifted:
        return LookGroupsWords::tr("Blind here, but not any longer in the file: %1.").arg(subjects);
    case LookKind::CategoryRetired:
        return LookGroupsWords::tr(
                   "Categories in the file that are retired: %1. Labels keep them, but they are not offered.")
            .arg(listed(gathered.subjects));
    case LookKind::CategoryRenamed:
    case LookKind::CategoryMoved:
        return categorySentence(look);
    case LookKind::Extra:
        return extraSentence(look.extra, look.count, subjects, QString::fromStdString(look.detail));
    default:
        return personSentence(look);
    }
}

bool isAboutOne(LookKind kind)
{
    switch (kind) {
    case LookKind::UnknownPerson:
    case LookKind::Namesake:
    case LookKind::OtherPerson:
        return true;
    default:
        return false;
    }
}

QString keyOf(const Look& look)
{
    const QString kind = QString::number(static_cast<int>(look.kind));
    if (isAboutOne(look.kind)) {
        return QStringLiteral("person ") + QString::fromStdString(look.person.text());
    }
    if (look.kind == LookKind::Extra) {
        return QStringLiteral("extra ") +
               QString::fromLatin1(nameOf(look.extra).data(), static_cast<qsizetype>(nameOf(look.extra).size()));
    }
    if (lookOptions(look.kind).isEmpty() && look.kind != LookKind::CategoryRetired) {
        return kind + QLatin1Char(' ') + QString::fromStdString(look.subject) + QLatin1Char('>') +
               QString::fromStdString(look.detail);
    }
    // Which codebook holds is one question, whoever changed it.
    return look.kind == LookKind::CodebookNew ? QString::number(static_cast<int>(LookKind::CodebookDiffers)) : kind;
}

/// Puts the looks of all files together, in the order in which they come.
class Gathering
{
public:
    void add(const Look& look, const QString& file)
    {
        const QString key = keyOf(look);
        auto found = std::ranges::find(m_all, key, [](const Gathered& one) { return one.group.key; });
        const bool fresh = found == m_all.end();
        if (fresh) {
            m_all.push_back({{key, look.kind, look.person, look.extra, true, {}, {}, {}, {}, {}}, look, {}, {}});
            found = std::prev(m_all.end());
        } else {
            found->sum.count += look.count;
            // Of a package nothing is taken along with a copy unless somebody says so.
            if (look.kind == LookKind::Extra && look.chosen == "leave") {
                found->sum.chosen = look.chosen;
            }
        }
        const QString subject = subjectOf(look);
        if (!subject.isEmpty() && !found->subjects.contains(subject)) {
            found->subjects += subject;
        }
        if (!found->files.contains(file)) {
            found->files += file;
        }
        for (const std::string& link : look.samples) {
            found->group.samples += QString::fromStdString(link);
        }
    }

    [[nodiscard]] std::vector<Gathered>& all() { return m_all; }

private:
    static QString subjectOf(const Look& look)
    {
        const QString subject = QString::fromStdString(look.subject);
        return look.kind == LookKind::LabelledTwice ? LookGroupsWords::tr("%1 %2×").arg(subject, number(look.count))
                                                    : subject;
    }

    std::vector<Gathered> m_all;
};

void offerSame(LookGroup& group, const Look& look, const Project& project)
{
    if (group.kind == LookKind::OtherPerson) {
        return;
    }
    const auto offer = [&](const Person& person) {
        const bool shared = text::equalsIgnoringCase(person.name, look.subject);
        const QString name = QString::fromStdString(shared ? person.name + " (" + person.pseudonym + ")" : person.name);
        group.options += {kSame + QString::number(person.id.value), LookGroupsWords::tr("Is %1").arg(name),
                          LookGroupsWords::tr("Both are one person: what they did counts as what %1 did.").arg(name)};
    };
    // Whoever has the same name is the likeliest, and is told apart by the pseudonym.
    for (const bool namesake : {true, false}) {
        for (const Person& person : project.people()) {
            if (text::equalsIgnoringCase(person.name, look.subject) == namesake && person.uuid != look.person) {
                offer(person);
            }
        }
    }
}

/// Somebody who was left out by an earlier merge can be taken in now.
void addLeftOut(const exchange::MergeFileReport& file, const QString& name, Gathering& gathering, QStringList& before)
{
    for (const exchange::MergePerson& person : file.people) {
        const bool asked = std::ranges::any_of(
            file.looks, [&](const Look& look) { return isAboutOne(look.kind) && look.person == person.uuid; });
        if (person.leftOut && !asked) {
            Look look;
            look.kind = LookKind::UnknownPerson;
            look.subject = person.name;
            look.person = person.uuid;
            look.chosen = "skip";
            gathering.add(look, name);
            before += keyOf(look);
        }
    }
}

// What changes other people's labels, or what everybody reads.
bool isForLeads(LookKind kind)
{
    return kind == LookKind::Extra || kind == LookKind::LabelledTwice || kind == LookKind::RetiredLabels ||
           kind == LookKind::TextChanged || kind == LookKind::CodebookDiffers || kind == LookKind::CodebookNew;
}

QString leadsSentence(const Project& project, LookKind kind)
{
    QStringList leads;
    for (const Person& lead : project.leads()) {
        leads += QString::fromStdString(lead.name);
    }
    const QString names = leads.join(LookGroupsWords::tr(", "));
    return kind == LookKind::Extra ? LookGroupsWords::tr("Only a lead takes it over: %1.").arg(names)
                                   : LookGroupsWords::tr("Only a lead may choose otherwise: %1.").arg(names);
}

LookGroup finished(Gathered& gathered, const exchange::MergeReport& report, const Project& project, bool before)
{
    LookGroup& group = gathered.group;
    group.sentence = before ? LookGroupsWords::tr("%1 was left out when this was merged before.")
                                  .arg(QString::fromStdString(gathered.sum.subject))
                            : sentence(gathered);
    group.options = lookOptions(group.kind);
    group.mayChoose = report.mayTakeExtras || !isForLeads(group.kind);
    if (!group.mayChoose) {
        group.sentence += QLatin1Char(' ') + leadsSentence(project, group.kind);
    }
    if (isAboutOne(group.kind)) {
        offerSame(group, gathered.sum, project);
    }
    group.chosen = QString::fromStdString(gathered.sum.chosen);
    if (report.files.size() > 1) {
        group.where = gathered.files.join(LookGroupsWords::tr(", "));
    }
    const bool blind = std::ranges::any_of(project.rounds(), &Round::blind);
    if (group.kind == LookKind::LabelledTwice && blind) {
        group.samples.clear();
    }
    constexpr qsizetype kMost = 3;
    group.samples = group.samples.mid(0, kMost);
    return group;
}

Prefer preferNamed(const QString& word)
{
    return word == QStringLiteral("here")      ? Prefer::Here
           : word == QStringLiteral("package") ? Prefer::There
                                               : Prefer::Newest;
}

PersonChoice personNamed(const QString& word)
{
    if (word.startsWith(kSame)) {
        return {PersonChoice::Kind::SameAs, PersonId{word.mid(kSame.size()).toLongLong()}};
    }
    return {word == QStringLiteral("skip") ? PersonChoice::Kind::LeaveOut : PersonChoice::Kind::Add, {}};
}

void choose(MergeChoices& choices, const LookGroup& group, const QString& word)
{
    const bool first = word == group.options.front().word;
    switch (group.kind) {
    case LookKind::LabelledTwice:
        choices.samePerson = preferNamed(word);
        break;
    case LookKind::TextChanged:
        choices.texts = preferNamed(word);
        break;
    case LookKind::CodebookDiffers:
    case LookKind::CodebookNew:
        choices.codebook = preferNamed(word);
        break;
    case LookKind::RetiredLabels:
        choices.retired = word == QStringLiteral("flag")     ? RetiredLabels::Flag
                          : word == QStringLiteral("reopen") ? RetiredLabels::Reopen
                                                             : RetiredLabels::Keep;
        break;
    case LookKind::NewRound:
        choices.newRounds = first ? std::nullopt : std::optional(false);
        break;
    case LookKind::NewItems:
        choices.newItems = first ? std::nullopt : std::optional(false);
        break;
    case LookKind::BlindLifted:
        choices.liftBlind = first;
        break;
    case LookKind::Extra:
        break; // all of them together: see takenExtras()
    default:
        choices.people[group.person] = personNamed(word);
        break;
    }
}

// As soon as somebody chose of one of them: what is taken of each.
std::optional<std::set<MergeExtra>> takenExtras(const QList<LookGroup>& groups, const ChosenWords& chosen)
{
    std::set<MergeExtra> take;
    bool touched = false;
    for (const LookGroup& group : groups) {
        if (group.kind == LookKind::Extra && group.mayChoose) {
            touched = touched || chosen.contains(group.key);
            if (chosen.value(group.key, group.chosen) == QStringLiteral("take")) {
                take.insert(group.extra);
            }
        }
    }
    return touched ? std::optional(take) : std::nullopt;
}

} // namespace

QList<LookGroup> lookGroups(const exchange::MergeReport& report, const Project& project)
{
    Gathering gathering;
    QStringList before;
    for (const exchange::MergeFileReport& file : report.files) {
        const QString name = QFileInfo(QString::fromStdString(file.file.string())).fileName();
        for (const Look& look : file.looks) {
            gathering.add(look, name);
        }
        addLeftOut(file, name, gathering, before);
    }
    QList<LookGroup> groups;
    for (Gathered& gathered : gathering.all()) {
        const bool leftOut = before.contains(gathered.group.key);
        groups += finished(gathered, report, project, leftOut);
    }
    std::ranges::stable_sort(groups, {}, [](const LookGroup& group) {
        constexpr int kPeople = 0;
        constexpr int kChoices = 1;
        constexpr int kExtras = 2;
        constexpr int kNotes = 3;
        return group.kind == LookKind::Extra ? kExtras
               : isAboutOne(group.kind)      ? kPeople
               : group.options.isEmpty()     ? kNotes
                                             : kChoices;
    });
    return groups;
}

MergeChoices choicesOf(const QList<LookGroup>& groups, const ChosenWords& chosen)
{
    MergeChoices choices;
    for (const LookGroup& group : groups) {
        const auto found = chosen.constFind(group.key);
        if (found != chosen.constEnd() && !group.options.isEmpty()) {
            choose(choices, group, *found);
        }
    }
    choices.take = takenExtras(groups, chosen);
    return choices;
}

} // namespace accord::ui
