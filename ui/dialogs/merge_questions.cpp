// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/dialogs/merge_questions.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>

#include "core/base/text.h"
#include "core/base/url.h"
#include "ui/core/theme.h"
#include "ui/text/plain_text.h"

#include <algorithm>
#include <optional>
#include <set>

namespace accord::ui {
namespace {

using exchange::MergeQuestion;
using exchange::MergeQuestionKind;

const QString kSame = QStringLiteral("same:");

struct MergeQuestionGroupsWords
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
    MergeQuestionGroup group;
    MergeQuestion sum; ///< the first one, with the counts of all
    QStringList subjects;
    QStringList files;
};

QString personSentence(const MergeQuestion& question)
{
    const QString name = QString::fromStdString(question.subject);
    switch (question.kind) {
    case MergeQuestionKind::Namesake:
        return MergeQuestionGroupsWords::tr(
                   "%1 is not known here, but another person of that name is. New labels and decisions: %2.")
            .arg(name, number(question.count));
    case MergeQuestionKind::OtherPerson:
        return MergeQuestionGroupsWords::tr(
                   "The package is somebody else's, but %1 labelled in it, too. New labels and decisions: %2.")
            .arg(name, number(question.count));
    case MergeQuestionKind::SamePeople:
        return MergeQuestionGroupsWords::tr("In the file, %1 and %2 are one person.")
            .arg(name, QString::fromStdString(question.detail));
    default:
        return MergeQuestionGroupsWords::tr("%1 is not known here. New labels and decisions: %2.")
            .arg(name, number(question.count));
    }
}

QString othersSentence(PackageOrigin origin, const QString& many, const QString& names)
{
    switch (origin) {
    case PackageOrigin::NotHandedOut:
        return MergeQuestionGroupsWords::tr(
                   "This project knows nothing of the package in which this was said: %1 (%2). Where a copy of the "
                   "project handed it out, merge that copy first.")
            .arg(many, names);
    case PackageOrigin::OfSomebodyElse:
        return MergeQuestionGroupsWords::tr("The package was handed out to somebody else than you: %1 (%2).")
            .arg(many, names);
    default:
        return MergeQuestionGroupsWords::tr(
                   "A package holds what was said in the name of somebody for whom it was not made: "
                   "%1 (%2).")
            .arg(many, names);
    }
}

// `names`: of whom it is; its detail: who would be a lead, or in which rounds.
QString extraSentence(const MergeQuestion& question, const QString& names)
{
    const QString many = number(question.count);
    const QString detail = QString::fromStdString(question.detail);
    switch (question.extra) {
    case MergeExtra::Decisions:
        return MergeQuestionGroupsWords::tr("Decisions and steps of meetings in a package: %1.").arg(many);
    case MergeExtra::Others:
        return othersSentence(question.origin, many, names);
    case MergeExtra::People: {
        const QString text =
            MergeQuestionGroupsWords::tr("Changes of people and of what they may do: %1 (%2).").arg(many, names);
        return detail.isEmpty()
                   ? text
                   : inSentences({text, MergeQuestionGroupsWords::tr("Lead there and not here: %1.").arg(detail)});
    }
    case MergeExtra::Rounds:
        return MergeQuestionGroupsWords::tr("Changes of rounds: %1 (%2).").arg(many, names);
    case MergeExtra::Items:
        return MergeQuestionGroupsWords::tr("Items and texts in a package that are not known here: %1.").arg(many);
    case MergeExtra::Codebook:
        return MergeQuestionGroupsWords::tr("Versions of the codebook, and labels that need them: %1.").arg(many);
    case MergeExtra::Criteria:
        return MergeQuestionGroupsWords::tr("Conclusions on a round, go or no-go: %1.").arg(many);
    case MergeExtra::Settings:
        return MergeQuestionGroupsWords::tr("Changes of the study’s settings, acceptance criteria or sources: %1.")
            .arg(many);
    case MergeExtra::FirstLabels:
        return MergeQuestionGroupsWords::tr(
                   "Labels that would change first labels of a round that is closed or whose blind was lifted: %1 (%2; "
                   "%3).")
            .arg(many, names, detail);
    }
    return {};
}

QString categorySentence(const MergeQuestion& question)
{
    const QString category = QString::fromStdString(question.subject);
    const QString now = QString::fromStdString(question.detail);
    switch (question.kind) {
    case MergeQuestionKind::CategoryRenamed:
        return MergeQuestionGroupsWords::tr("The category %1 in the file will be called %2.").arg(category, now);
    case MergeQuestionKind::CategoryMoved:
        return now.isEmpty()
                   ? MergeQuestionGroupsWords::tr("The category %1 will have another place.").arg(category)
                   : MergeQuestionGroupsWords::tr("The category %1 will have its place below %2.").arg(category, now);
    default:
        return {};
    }
}

/// All of them would be too many: a retired theme takes its sub-themes with it.
QString listed(const QStringList& names)
{
    constexpr qsizetype kMost = 4;
    const QString first = inList(names.mid(0, kMost));
    return names.size() <= kMost ? first
                                 : MergeQuestionGroupsWords::tr("%1 and %2 more").arg(first).arg(names.size() - kMost);
}

QString sentence(const Gathered& gathered)
{
    const MergeQuestion& question = gathered.sum;
    const QString subjects = inList(gathered.subjects);
    switch (question.kind) {
    case MergeQuestionKind::LabelledTwice:
        return question.detail.empty()
                   ? MergeQuestionGroupsWords::tr("Labelled in both copies, and differently: %1.").arg(subjects)
                   : MergeQuestionGroupsWords::tr(
                         "Labelled in both copies: %1. In a blind round it is not told whether "
                         "differently.")
                         .arg(subjects);
    case MergeQuestionKind::TextChanged:
        return MergeQuestionGroupsWords::tr("Issues with another text in the file: %1. Both texts are kept.")
            .arg(number(question.count));
    case MergeQuestionKind::CodebookDiffers:
        return MergeQuestionGroupsWords::tr(
            "The codebook was changed both here and in the file. All versions are kept.");
    case MergeQuestionKind::CodebookNew:
        return MergeQuestionGroupsWords::tr("The codebook was changed in the file. All versions are kept.");
    case MergeQuestionKind::RetiredLabels:
        return MergeQuestionGroupsWords::tr("New labels with a category that is retired: %1.")
            .arg(number(question.count));
    case MergeQuestionKind::NewRound:
        return MergeQuestionGroupsWords::tr("Rounds that are not known here: %1.").arg(subjects);
    case MergeQuestionKind::NewItems:
        return MergeQuestionGroupsWords::tr("Items that are not known here, of rounds that are: %1.")
            .arg(number(question.count));
    case MergeQuestionKind::BlindLifted:
        return MergeQuestionGroupsWords::tr("Blind here, but not any longer in the file: %1.").arg(subjects);
    case MergeQuestionKind::CategoryRetired:
        return MergeQuestionGroupsWords::tr(
                   "Categories in the file that are retired: %1. Labels keep them, but they are not offered.")
            .arg(listed(gathered.subjects));
    case MergeQuestionKind::CategoryRenamed:
    case MergeQuestionKind::CategoryMoved:
        return categorySentence(question);
    case MergeQuestionKind::Extra:
        return extraSentence(question, subjects);
    default:
        return personSentence(question);
    }
}

bool isAboutOne(MergeQuestionKind kind)
{
    switch (kind) {
    case MergeQuestionKind::UnknownPerson:
    case MergeQuestionKind::Namesake:
    case MergeQuestionKind::OtherPerson:
        return true;
    default:
        return false;
    }
}

QString keyOf(const MergeQuestion& question)
{
    const QString kind = QString::number(static_cast<int>(question.kind));
    if (isAboutOne(question.kind)) {
        return QStringLiteral("person ") + QString::fromStdString(question.person.text());
    }
    if (question.kind == MergeQuestionKind::Extra) {
        const QString origin = question.extra == MergeExtra::Others
                                   ? QLatin1Char(' ') + QString::number(static_cast<int>(question.origin))
                                   : QString();
        return QStringLiteral("extra ") +
               QString::fromLatin1(nameOf(question.extra).data(),
                                   static_cast<qsizetype>(nameOf(question.extra).size())) +
               origin;
    }
    if (questionAnswers(question.kind).isEmpty() && question.kind != MergeQuestionKind::CategoryRetired) {
        return kind + QLatin1Char(' ') + QString::fromStdString(question.subject) + QLatin1Char('>') +
               QString::fromStdString(question.detail);
    }
    // Which codebook holds is one question, whoever changed it.
    return question.kind == MergeQuestionKind::CodebookNew
               ? QString::number(static_cast<int>(MergeQuestionKind::CodebookDiffers))
               : kind;
}

/// Puts the looks of all files together, in the order in which they come.
class Gathering
{
public:
    void add(const MergeQuestion& question, const QString& file)
    {
        const QString key = keyOf(question);
        auto found = std::ranges::find(m_all, key, [](const Gathered& one) { return one.group.key; });
        const bool fresh = found == m_all.end();
        if (fresh) {
            m_all.push_back(
                {{key, question.kind, question.person, question.extra, true, {}, {}, {}, {}, {}}, question, {}, {}});
            found = std::prev(m_all.end());
        } else {
            found->sum.count += question.count;
            // Of a package nothing is taken along with a copy unless somebody says so.
            if (question.kind == MergeQuestionKind::Extra && question.chosen == "leave") {
                found->sum.chosen = question.chosen;
            }
        }
        const QString subject = subjectOf(question);
        if (!subject.isEmpty() && !found->subjects.contains(subject)) {
            found->subjects += subject;
        }
        if (!found->files.contains(file)) {
            found->files += file;
        }
        for (const std::string& link : question.samples) {
            found->group.samples += QString::fromStdString(link);
        }
    }

    [[nodiscard]] std::vector<Gathered>& all() { return m_all; }

private:
    static QString subjectOf(const MergeQuestion& question)
    {
        const QString subject = QString::fromStdString(question.subject);
        return question.kind == MergeQuestionKind::LabelledTwice
                   ? MergeQuestionGroupsWords::tr("%1 %2×").arg(subject, number(question.count))
                   : subject;
    }

    std::vector<Gathered> m_all;
};

void offerSame(MergeQuestionGroup& group, const MergeQuestion& question, const Project& project)
{
    if (group.kind == MergeQuestionKind::OtherPerson) {
        return;
    }
    const auto offer = [&](const Person& person) {
        const bool shared = text::equalsIgnoringCase(person.name, question.subject);
        const QString name = QString::fromStdString(shared ? person.name + " (" + person.pseudonym + ")" : person.name);
        group.options +=
            {kSame + QString::number(person.id.value), MergeQuestionGroupsWords::tr("Is %1").arg(name),
             MergeQuestionGroupsWords::tr("Both are one person: what they did counts as what %1 did.").arg(name)};
    };
    // Whoever has the same name is the likeliest, and is told apart by the pseudonym.
    for (const bool namesake : {true, false}) {
        for (const Person& person : project.people()) {
            if (text::equalsIgnoringCase(person.name, question.subject) == namesake && person.uuid != question.person) {
                offer(person);
            }
        }
    }
}

/// Somebody who was left out by an earlier merge can be taken in now.
void addLeftOut(const exchange::MergeFileReport& file, const QString& name, Gathering& gathering, QStringList& before)
{
    for (const MergePerson& person : file.people) {
        const bool asked = std::ranges::any_of(file.questions, [&](const MergeQuestion& question) {
            return isAboutOne(question.kind) && question.person == person.uuid;
        });
        if (person.leftOut && !asked) {
            MergeQuestion question;
            question.kind = MergeQuestionKind::UnknownPerson;
            question.subject = person.name;
            question.person = person.uuid;
            question.chosen = "skip";
            gathering.add(question, name);
            before += keyOf(question);
        }
    }
}

// What changes other people's labels, or what everybody reads.
bool isForLeads(MergeQuestionKind kind)
{
    return kind == MergeQuestionKind::Extra || kind == MergeQuestionKind::LabelledTwice ||
           kind == MergeQuestionKind::RetiredLabels || kind == MergeQuestionKind::TextChanged ||
           kind == MergeQuestionKind::CodebookDiffers || kind == MergeQuestionKind::CodebookNew;
}

QString leadsSentence(const Project& project, MergeQuestionKind kind)
{
    QStringList leads;
    for (const Person& lead : project.leads()) {
        leads += QString::fromStdString(lead.name);
    }
    const QString names = inList(leads);
    return kind == MergeQuestionKind::Extra
               ? MergeQuestionGroupsWords::tr("Only a lead takes it over: %1.").arg(names)
               : MergeQuestionGroupsWords::tr("Only a lead may choose otherwise: %1.").arg(names);
}

MergeQuestionGroup finished(Gathered& gathered, const exchange::MergeReport& report, const Project& project,
                            bool before)
{
    MergeQuestionGroup& group = gathered.group;
    group.sentence = before ? MergeQuestionGroupsWords::tr("%1 was left out when this was merged before.")
                                  .arg(QString::fromStdString(gathered.sum.subject))
                            : sentence(gathered);
    group.options = questionAnswers(group.kind);
    group.mayChoose = report.mayTakeExtras || !isForLeads(group.kind);
    if (!group.mayChoose) {
        group.sentence += QLatin1Char(' ') + leadsSentence(project, group.kind);
    }
    if (isAboutOne(group.kind)) {
        offerSame(group, gathered.sum, project);
    }
    group.chosen = QString::fromStdString(gathered.sum.chosen);
    if (report.files.size() > 1) {
        group.where = inList(gathered.files);
    }
    const bool blind = std::ranges::any_of(project.rounds(), &Round::blind);
    if (group.kind == MergeQuestionKind::LabelledTwice && blind) {
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

void choose(MergeChoices& choices, const MergeQuestionGroup& group, const QString& word)
{
    const bool first = word == group.options.front().word;
    switch (group.kind) {
    case MergeQuestionKind::LabelledTwice:
        choices.samePerson = preferNamed(word);
        break;
    case MergeQuestionKind::TextChanged:
        choices.texts = preferNamed(word);
        break;
    case MergeQuestionKind::CodebookDiffers:
    case MergeQuestionKind::CodebookNew:
        choices.codebook = preferNamed(word);
        break;
    case MergeQuestionKind::RetiredLabels:
        choices.retired = word == QStringLiteral("flag")     ? RetiredLabels::Flag
                          : word == QStringLiteral("reopen") ? RetiredLabels::Reopen
                                                             : RetiredLabels::Keep;
        break;
    case MergeQuestionKind::NewRound:
        choices.newRounds = first ? std::nullopt : std::optional(false);
        break;
    case MergeQuestionKind::NewItems:
        choices.newItems = first ? std::nullopt : std::optional(false);
        break;
    case MergeQuestionKind::BlindLifted:
        choices.liftBlind = first;
        break;
    case MergeQuestionKind::Extra:
        break; // all of them together: see takenExtras()
    default:
        choices.people[group.person] = personNamed(word);
        break;
    }
}

// As soon as somebody chose of one of them: what is taken of each.
std::optional<std::set<MergeExtra>> takenExtras(const QList<MergeQuestionGroup>& groups, const ChosenWords& chosen)
{
    std::set<MergeExtra> take;
    bool touched = false;
    for (const MergeQuestionGroup& group : groups) {
        if (group.kind == MergeQuestionKind::Extra && group.mayChoose) {
            touched = touched || chosen.contains(group.key);
            if (chosen.value(group.key, group.chosen) == QStringLiteral("take")) {
                take.insert(group.extra);
            }
        }
    }
    return touched ? std::optional(take) : std::nullopt;
}

} // namespace

QList<MergeQuestionGroup> questionGroups(const exchange::MergeReport& report, const Project& project)
{
    Gathering gathering;
    QStringList before;
    for (const exchange::MergeFileReport& file : report.files) {
        const QString name = QFileInfo(QString::fromStdString(file.file.string())).fileName();
        for (const MergeQuestion& question : file.questions) {
            gathering.add(question, name);
        }
        addLeftOut(file, name, gathering, before);
    }
    QList<MergeQuestionGroup> groups;
    for (Gathered& gathered : gathering.all()) {
        const bool leftOut = before.contains(gathered.group.key);
        groups += finished(gathered, report, project, leftOut);
    }
    std::ranges::stable_sort(groups, {}, [](const MergeQuestionGroup& group) {
        constexpr int kPeople = 0;
        constexpr int kChoices = 1;
        constexpr int kExtras = 2;
        constexpr int kNotes = 3;
        return group.kind == MergeQuestionKind::Extra ? kExtras
               : isAboutOne(group.kind)               ? kPeople
               : group.options.isEmpty()              ? kNotes
                                                      : kChoices;
    });
    return groups;
}

MergeChoices choicesOf(const QList<MergeQuestionGroup>& groups, const ChosenWords& chosen)
{
    MergeChoices choices;
    for (const MergeQuestionGroup& group : groups) {
        const auto found = chosen.constFind(group.key);
        if (found != chosen.constEnd() && !group.options.isEmpty()) {
            choose(choices, group, *found);
        }
    }
    choices.take = takenExtras(groups, chosen);
    return choices;
}

namespace {

/// "vllm#17" as a link to the issue's page; another text by its address, which leads nowhere where no host has it.
QString linkTo(const QString& address)
{
    const QStringList parts = address.split(QLatin1Char('/'));
    const bool isIssue = parts.size() > 3 && parts[parts.size() - 2] == QStringLiteral("issues");
    const QString name = isIssue ? parts[parts.size() - 3] + QLatin1Char('#') + parts.back() : address;
    if (!isWebAddress(address.toStdString())) {
        return name.toHtmlEscaped();
    }
    return QStringLiteral("<a href=\"%1\" style=\"color: %2\">%3</a>")
        .arg(address.toHtmlEscaped(), theme::accent().name(), name.toHtmlEscaped());
}

QString moreText(const MergeQuestionGroup& group, int answer)
{
    QStringList parts;
    if (answer >= 0 && answer < group.options.size()) {
        parts += group.options[answer].meaning.toHtmlEscaped();
    }
    if (!group.samples.isEmpty()) {
        QStringList links;
        for (const QString& address : group.samples) {
            links += linkTo(address);
        }
        parts += MergeQuestionRow::tr("Such as %1.").arg(inList(links));
    }
    if (!group.where.isEmpty()) {
        parts += MergeQuestionRow::tr("In %1.").arg(group.where.toHtmlEscaped());
    }
    return inSentences(parts);
}

} // namespace

MergeQuestionRow::MergeQuestionRow(const MergeQuestionGroup& group, QWidget* parent)
    : QWidget(parent)
    , m_sentence(new QLabel(this))
    , m_more(new QLabel(this))
{
    setObjectName(QStringLiteral("lookRow"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_more->setWordWrap(true);
    m_more->setTextFormat(Qt::RichText);
    m_more->setForegroundRole(QPalette::PlaceholderText);
    m_more->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_more->setOpenExternalLinks(true);
    m_more->setFocusPolicy(group.samples.isEmpty() ? Qt::NoFocus : Qt::StrongFocus);
    auto* grid = theme::layoutIn<QGridLayout>(this, theme::Pad::None);
    grid->setHorizontalSpacing(3 * theme::kGrid);
    grid->setVerticalSpacing(theme::kGrid / 2);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_sentence, 0, 0);
    grid->addWidget(m_more, 1, 0);
    if (group.kind == exchange::MergeQuestionKind::Extra) {
        m_box = new QCheckBox(tr("Take over"), this);
        m_box->setChecked(group.chosen == QStringLiteral("take"));
        m_box->setEnabled(group.mayChoose);
        grid->addWidget(m_box, 0, 1, 2, 1, Qt::AlignTop);
        connect(m_box, &QCheckBox::toggled, this, [this](bool take) {
            show(take ? 1 : 0);
            emit chosen(m_group.key, take ? QStringLiteral("take") : QStringLiteral("leave"));
        });
    } else if (!group.options.isEmpty()) {
        m_answers = new QComboBox(this);
        for (const MergeAnswer& option : group.options) {
            m_answers->addItem(option.text, option.word);
        }
        m_answers->setFocusPolicy(Qt::StrongFocus);
        m_answers->installEventFilter(this);
        m_answers->setMinimumWidth(26 * theme::kGrid);
        const int proposed = m_answers->findData(group.chosen);
        m_answers->setPlaceholderText(tr("Please choose"));
        m_answers->setCurrentIndex(group.asks() ? -1 : proposed < 0 ? 0 : proposed);
        grid->addWidget(m_answers, 0, 1, 2, 1, Qt::AlignTop);
        connect(m_answers, &QComboBox::currentIndexChanged, this, [this](int answer) {
            show(answer);
            emit chosen(m_group.key, m_answers->itemData(answer).toString());
        });
    }
    update(group);
}

/// Scrolling through the list changes no answer.
bool MergeQuestionRow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_answers && event->type() == QEvent::Wheel && !m_answers->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void MergeQuestionRow::update(const MergeQuestionGroup& group)
{
    m_group = group;
    m_sentence->setText(group.sentence);
    if (m_answers != nullptr) {
        m_answers->setAccessibleName(group.sentence);
    }
    if (m_box != nullptr) {
        m_box->setAccessibleName(tr("Take over: %1").arg(group.sentence));
        show(m_box->isChecked() ? 1 : 0);
        return;
    }
    show(m_answers == nullptr ? -1 : m_answers->currentIndex());
}

void MergeQuestionRow::show(int answer)
{
    m_more->setText(moreText(m_group, answer));
    m_more->setHidden(m_more->text().isEmpty());
}

} // namespace accord::ui
