// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/votes/voices.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontMetrics>
#include <QPainter>

#include "ui/core/theme.h"
#include "ui/text/names.h"
#include "ui/widgets/accessible.h"

#include <algorithm>
#include <utility>
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

// The parts of "C.9.iv" are one per level.
QString markedCode(const QString& code, std::optional<Level> split)
{
    const QStringList parts = code.split(QLatin1Char('.'));
    const QColor colour = theme::typeColour(code);
    QString html;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const bool differs = !split || static_cast<qsizetype>(*split) == i + 1;
        const QString dot = i == 0 ? QString() : theme::faint(QStringLiteral("."));
        const QString part = parts[i].toHtmlEscaped();
        html += dot + (differs ? QStringLiteral("<big>%1</big>").arg(strong(part, colour)) : theme::faint(part));
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

// One paragraph: what it is, when to use it, when not; `alone`: what it is.
QString definitionOf(const Category& category, bool alone)
{
    QStringList parts;
    const auto add = [&](const QString& word, const std::string& text) {
        if (!text.empty()) {
            const QString said = QString::fromStdString(text).simplified().toHtmlEscaped();
            parts.append(word.isEmpty() ? said : QStringLiteral("<b>%1</b> %2").arg(word.toHtmlEscaped(), said));
        }
    };
    const CategoryText shown = shownText(category);
    add({}, shown.definition);
    if (!alone) {
        add(ChoiceTextWords::tr("Use when:"), shown.useWhen);
        add(ChoiceTextWords::tr("Not when:"), shown.notWhen);
    }
    return parts.isEmpty() ? QString() : theme::faint(parts.join(QLatin1Char(' ')));
}

} // namespace

ChoiceText choiceText(const Taxonomy& taxonomy, int category, std::optional<Level> split)
{
    ChoiceText text;
    if (category < 0) {
        text.name = notForStudy();
        text.pathText = text.name;
        text.codeHtml = QStringLiteral("<big>%1</big>").arg(strong(kNothing, theme::text()));
        text.pathHtml = strong(text.name, theme::text());
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
        html.append(differs ? strong(name.toHtmlEscaped(), theme::text()) : theme::faint(name.toHtmlEscaped()));
    }
    text.pathText = names.join(QStringLiteral(" › "));
    text.pathHtml = html.join(theme::faint(QStringLiteral(" › ")));
    text.definitionHtml = definitionOf(chosen, false);
    text.shortHtml = definitionOf(chosen, true);
    text.definition = QString::fromStdString(shownText(chosen).definition).simplified();
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
    return kNothing;
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

QString confidenceWord(Confidence confidence)
{
    switch (confidence) {
    case Confidence::Low:
        return QCoreApplication::translate("VoteSheet", "unsure");
    case Confidence::Medium:
        return QCoreApplication::translate("VoteSheet", "fairly sure");
    case Confidence::High:
        return QCoreApplication::translate("VoteSheet", "sure");
    case Confidence::None:
        break;
    }
    return {};
}

Avatar::Avatar(const Voice& voice, QWidget* parent)
    : QWidget(parent)
    , m_initials(voice.initials)
    , m_colour(voice.colour)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setToolTip(voice.name.isEmpty() ? voice.initials : voice.name);
    setAccessibleName(toolTip());
    speakAs(this, {QAccessible::StaticText, {}, {}});
}

QSize Avatar::sizeHint() const
{
    const QFontMetrics metrics(font());
    const int height = metrics.height() + theme::kGrid / 2;
    return {std::max(metrics.horizontalAdvance(m_initials) + 2 * theme::kGrid - 2, height), height};
}

void Avatar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const QColor fill = m_colour < 0 ? theme::raised() : theme::personColour(m_colour);
    painter.setPen(m_colour < 0 ? theme::dimmed() : fill);
    painter.setBrush(fill);
    painter.drawRoundedRect(area, 5, 5);
    painter.setPen(m_colour < 0 ? theme::text() : theme::inkOn(fill));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.drawText(rect(), Qt::AlignCenter, m_initials);
}

QString voiceName(const Voice& voice)
{
    return voice.name.isEmpty() ? voice.initials : voice.name;
}

namespace {

// Projects have them in the order of their identifiers.
std::span<const Person>::iterator personIn(std::span<const Person> people, PersonId person)
{
    const auto found =
        std::ranges::lower_bound(people, person.value, {}, [](const Person& each) { return each.id.value; });
    return found != people.end() && found->id == person ? found : std::ranges::find(people, person, &Person::id);
}

Voice voiceOf(PersonId person, int column, std::span<const Person> people, bool pseudonyms)
{
    Voice voice;
    voice.person = person;
    const auto found = personIn(people, person);
    if (pseudonyms || found == people.end()) {
        voice.initials =
            found == people.end() ? QStringLiteral("A%1").arg(column + 1) : QString::fromStdString(found->pseudonym);
        return voice;
    }
    voice.initials = QString::fromStdString(found->initials);
    voice.name = QString::fromStdString(found->name);
    voice.colour = found->colour;
    return voice;
}

Option* optionFor(VoteSheet& sheet, const LabelMatrixCell& cell)
{
    const auto found = std::ranges::find_if(sheet.options, [&cell](const Option& option) {
        return option.choice.verdict == cell.verdict && option.choice.category == cell.category;
    });
    return found == sheet.options.end() ? nullptr : &*found;
}

} // namespace

VoteSheet voteSheet(const LabelMatrix& labelMatrix, int row, std::span<const Label> labels,
                    std::span<const Person> people, bool pseudonyms)
{
    VoteSheet sheet;
    sheet.consensus = consensusOf(labelMatrix, row);
    const Choice* majority = sheet.consensus.majority();
    for (const Choice& choice : sheet.consensus.choices) {
        Option option;
        option.choice = choice;
        if (choice.category >= 0) {
            option.category = labelMatrix.taxonomy().categories()[static_cast<std::size_t>(choice.category)].id;
        }
        option.text = choiceText(labelMatrix.taxonomy(), choice.category, sheet.consensus.split);
        option.majority = majority == &choice;
        sheet.options.push_back(std::move(option));
    }
    for (int column = 0; column < static_cast<int>(labelMatrix.annotators().size()); ++column) {
        const PersonId person = labelMatrix.annotators()[static_cast<std::size_t>(column)];
        Voice voice = voiceOf(person, column, people, pseudonyms);
        const auto label = std::ranges::find(labels, person, &Label::by);
        if (label != labels.end()) {
            voice.label = label->content;
        }
        const LabelMatrixCell& cell = labelMatrix.cell(row, column);
        if (Option* option = cell.isRating() ? optionFor(sheet, cell) : nullptr) {
            option->voices.push_back(std::move(voice));
        } else if (cell.verdict == Verdict::CannotTell) {
            sheet.cannotTell.push_back(std::move(voice));
        } else if (cell.verdict == Verdict::NoneOfThese) {
            sheet.openCodes.push_back(std::move(voice));
        } else {
            sheet.waiting.push_back(std::move(voice));
        }
    }
    return sheet;
}

VoteSheet withoutVotes(VoteSheet sheet)
{
    sheet.consensus.votes = 0;
    sheet.ballot = true;
    sheet.cannotTell.clear();
    sheet.openCodes.clear();
    sheet.waiting.clear();
    for (Option& option : sheet.options) {
        option.choice.votes = 0;
        option.majority = false;
        option.voices.clear();
    }
    // What is not for the study has no place in the codebook, and comes last.
    std::ranges::stable_sort(sheet.options, {}, [](const Option& option) {
        return std::pair(option.choice.category < 0, option.choice.category);
    });
    return sheet;
}

Voice voiceOf(const LabelMatrix& labelMatrix, PersonId person, std::span<const Person> people, bool pseudonyms)
{
    if (personIn(people, person) != people.end()) {
        return voiceOf(person, 0, people, pseudonyms); // they are not named by their place
    }
    const auto& annotators = labelMatrix.annotators();
    const auto found = std::ranges::find(annotators, person);
    auto column = static_cast<int>(found - annotators.begin());
    if (found == annotators.end()) {
        for (const Person& other : people) {
            column += other.id < person && std::ranges::count(annotators, other.id) == 0 ? 1 : 0;
        }
    }
    return voiceOf(person, column, people, pseudonyms);
}

} // namespace accord::ui
