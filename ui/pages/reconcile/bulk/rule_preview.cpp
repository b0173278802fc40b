// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/bulk/rule_preview.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QStringList>
#include <QVBoxLayout>

#include "core/reconcile/figures.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/votes/voices.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"

#include <array>
#include <iterator>

namespace accord::ui {

namespace {

struct PreviewTextWords
{
    Q_DECLARE_TR_FUNCTIONS(PreviewText)
};

QString shareText(int part, int whole)
{
    if (whole == 0) {
        return kNothing;
    }
    const QLocale locale;
    return PreviewTextWords::tr("%1 (%2 %)").arg(locale.toString(part), locale.toString(100.0 * part / whole, 'f', 1));
}

QString kappaText(const agreement::Outcome& kappa)
{
    if (const auto few = reconcile::fewItems(kappa)) {
        return PreviewTextWords::tr("%1 of %2").arg(few->alike).arg(few->items);
    }
    return kappa ? QLocale().toString(kappa->value, 'f', 3) : kNothing;
}

} // namespace

Columns<PreviewTabs::CountRow> PreviewTabs::countColumns(const QString& what)
{
    const auto name = [](const CountRow& row) { return row.name; };
    const auto count = [](const CountRow& row) { return QLocale().toString(row.count); };
    return {
        {.heading = what, .text = name, .toolTip = name},
        {.heading = PreviewTextWords::tr("Decisions"), .text = count, .alignment = Qt::AlignRight, .toolTip = count}};
}

Columns<PreviewTabs::EffectRow> PreviewTabs::effectColumns(const QString& what)
{
    const auto name = [](const EffectRow& row) { return row.name; };
    const auto before = [](const EffectRow& row) { return row.before; };
    const auto after = [](const EffectRow& row) { return row.after; };
    return {{.heading = what, .text = name, .toolTip = name},
            {.heading = PreviewTextWords::tr("Before"), .text = before, .alignment = Qt::AlignRight, .toolTip = before},
            {.heading = PreviewTextWords::tr("After"), .text = after, .alignment = Qt::AlignRight, .toolTip = after}};
}

/// In the codebook's order.
std::vector<PreviewTabs::CountRow> PreviewTabs::categoryRows(const reconcile::RulePreview& preview,
                                                             const Taxonomy& taxonomy)
{
    std::vector<CountRow> rows;
    for (const Category& category : taxonomy.categories()) {
        const auto found = preview.byCategory.find(category.code);
        if (found != preview.byCategory.end()) {
            rows.push_back({shownName(category), found->second, QString::fromStdString(category.code)});
        }
    }
    if (const auto excluded = preview.byCategory.find("-"); excluded != preview.byCategory.end()) {
        rows.push_back({PreviewTextWords::tr("Not for this study"), excluded->second, kNothing});
    }
    return rows;
}

std::vector<PreviewTabs::CountRow> PreviewTabs::splitRows(const reconcile::RulePreview& preview)
{
    return {{PreviewTextWords::tr("Across types"), preview.bySplit[1], {}},
            {PreviewTextWords::tr("Across themes"), preview.bySplit[2], {}},
            {PreviewTextWords::tr("Across sub-themes"), preview.bySplit[3], {}},
            {PreviewTextWords::tr("All alike"), preview.bySplit[0], {}}};
}

std::vector<PreviewTabs::EffectRow> PreviewTabs::shareRows(const reconcile::RuleEffect& effect)
{
    std::vector<EffectRow> rows;
    const auto add = [&rows](const QString& name, int before, int beforeOf, int after, int afterOf) {
        rows.push_back({name, shareText(before, beforeOf), shareText(after, afterOf)});
    };
    add(PreviewTextWords::tr("Items decided"), effect.before.items, effect.itemsOfRound, effect.after.items,
        effect.itemsOfRound);
    add(PreviewTextWords::tr("Conflicts decided"), effect.before.conflicts, effect.conflictsOfRound,
        effect.after.conflicts, effect.conflictsOfRound);
    for (const auto& [type, count] : effect.after.byType) {
        const auto before = effect.before.byType.find(type);
        const QString name = type == "-"      ? PreviewTextWords::tr("Decided as not for this study")
                             : type == "none" ? PreviewTextWords::tr("Decided as none of these")
                                              : PreviewTextWords::tr("Decided as %1").arg(QString::fromStdString(type));
        add(name, before == effect.before.byType.end() ? 0 : before->second, effect.before.items, count,
            effect.after.items);
    }
    return rows;
}

std::vector<PreviewTabs::EffectRow> PreviewTabs::kappaRows(const reconcile::RuleEffect& effect,
                                                           const QStringList& names)
{
    std::vector<EffectRow> rows;
    for (std::size_t i = 0; i < effect.annotators.size(); ++i) {
        const auto& annotator = effect.annotators[i];
        rows.push_back(
            {names.value(static_cast<qsizetype>(i)), kappaText(annotator.before), kappaText(annotator.after)});
    }
    return rows;
}

namespace {

int categoryOf(const LabelMatrix& labelMatrix, const reconcile::Decided& decided)
{
    return decided.content.verdict == Verdict::Category ? labelMatrix.indexOf(decided.content.category) : -1;
}

QString votesText(const LabelMatrix& labelMatrix, int row)
{
    QStringList votes;
    for (const Choice& choice : consensusOf(labelMatrix, row).choices) {
        const QString code =
            choice.category < 0
                ? kNothing
                : QString::fromStdString(
                      labelMatrix.taxonomy().categories()[static_cast<std::size_t>(choice.category)].code);
        votes.append(QStringLiteral("%1×%2").arg(code).arg(choice.votes));
    }
    return votes.join(QStringLiteral("  "));
}

QString issueText(const Heading& heading)
{
    const QString repository = QString::fromStdString(heading.repository);
    return QStringLiteral("%1#%2  %3")
        .arg(repository.mid(repository.lastIndexOf(QLatin1Char('/')) + 1), QString::fromStdString(heading.number),
             QString::fromStdString(heading.title));
}

} // namespace

Columns<SampleRow> sampleColumns()
{
    const auto issue = [](const SampleRow& row) { return row.issue; };
    const auto votes = [](const SampleRow& row) { return row.votes; };
    const auto decision = [](const SampleRow& row) { return row.decision; };
    return {{.heading = PreviewTextWords::tr("Issue"), .text = issue, .toolTip = issue},
            {.heading = PreviewTextWords::tr("Votes"), .text = votes, .toolTip = votes},
            {.heading = PreviewTextWords::tr("Would be decided as"), .text = decision, .toolTip = decision}};
}

std::vector<SampleRow> sampleRows(const LabelMatrix& labelMatrix, const std::vector<reconcile::Decided>& sample,
                                  const std::vector<Heading>& headings)
{
    std::vector<SampleRow> rows;
    for (std::size_t i = 0; i < sample.size(); ++i) {
        const int row = labelMatrix.rowOf(sample[i].item);
        rows.push_back({sample[i].item, i < headings.size() ? issueText(headings[i]) : QString(),
                        row < 0 ? QString() : votesText(labelMatrix, row),
                        choiceTitle(labelMatrix.taxonomy(), categoryOf(labelMatrix, sample[i]))});
    }
    return rows;
}

namespace {

QString number(int count)
{
    return QStringLiteral("<b>%1</b>").arg(QLocale().toString(count));
}

} // namespace

QString decideText(const reconcile::Rule& rule, int items)
{
    switch (rule.kind) {
    case reconcile::Rule::Kind::Unanimous:
        return PreviewTextWords::tr("Decide %Ln Unanimous Items", nullptr, items);
    case reconcile::Rule::Kind::Majority:
        return PreviewTextWords::tr("Decide %Ln Items by Majority", nullptr, items);
    case reconcile::Rule::Kind::Plurality:
        return PreviewTextWords::tr("Decide %Ln Items by Plurality", nullptr, items);
    case reconcile::Rule::Kind::SameTheme:
        return PreviewTextWords::tr("Decide the Theme of %Ln Items", nullptr, items);
    case reconcile::Rule::Kind::OfPerson:
        return PreviewTextWords::tr("Decide %Ln Items by One Person’s Label", nullptr, items);
    case reconcile::Rule::Kind::Category:
        return rule.category.valid()
                   ? PreviewTextWords::tr("Decide %Ln Items as %1", nullptr, items)
                         .arg(QString::fromStdString(rule.categoryCode))
                   : PreviewTextWords::tr("Decide That %Ln Items Are Not for This Study", nullptr, items);
    case reconcile::Rule::Kind::AtLeast:
        break;
    }
    return PreviewTextWords::tr("Decide %Ln Items by at Least %1 Alike", nullptr, items).arg(rule.count);
}

QString previewHtml(const reconcile::RulePreview& preview, const QStringList& apart)
{
    QStringList lines{
        PreviewTextWords::tr("The rule has an answer for %1 of %2 items: %3 unanimous and %4 of the %5 conflicts.")
            .arg(number(preview.matching), number(preview.items), number(preview.unanimous), number(preview.conflicts),
                 number(preview.conflictsOfRound))};
    if (preview.alreadyDecided > 0) {
        lines.append(PreviewTextWords::tr(
                         "%1 of them a person or a file has decided already: they are left alone. The rule says the "
                         "same for %2 of these, something else for %3.")
                         .arg(number(preview.alreadyDecided), number(preview.sameAsDecided),
                              number(preview.alreadyDecided - preview.sameAsDecided)));
    }
    const int same = preview.matching - preview.alreadyDecided - static_cast<int>(preview.decisions.size());
    if (same > 0) {
        lines.append(PreviewTextWords::tr("%1 a rule has decided the same way before.").arg(number(same)));
    }
    if (!preview.apart.empty()) {
        const QString names = inList(apart).toHtmlEscaped();
        lines.append(PreviewTextWords::tr("<b>%Ln</b> issues that the round shows more than once are decided "
                                          "differently from one time to the other: %1",
                                          nullptr, static_cast<int>(preview.apart.size()))
                         .arg(names) +
                     (apart.size() < std::ssize(preview.apart) ? QStringLiteral(", …") : QStringLiteral(".")));
    }
    lines.append(
        preview.decisions.empty()
            ? PreviewTextWords::tr("There is nothing left to decide by this rule.")
            : PreviewTextWords::tr(
                  "<b>%Ln</b> items get a decision that is marked as the rule’s. One undo takes all of them back.",
                  nullptr, static_cast<int>(preview.decisions.size())));
    return QStringLiteral("<p>%1</p>").arg(lines.join(QStringLiteral("</p><p>")));
}

ListView* previewTable(QAbstractItemModel* model, const QString& name, QWidget* parent)
{
    auto* table = new ListView(parent);
    table->setObjectName(name);
    table->setModel(model);
    return table;
}

PreviewTabs::PreviewTabs(QWidget* parent)
    : QTabWidget(parent)
    , m_categories(new ColumnModel<CountRow>(this))
    , m_repositories(new ColumnModel<CountRow>(this, countColumns(PreviewTextWords::tr("Repository"))))
    , m_splits(new ColumnModel<CountRow>(this, countColumns(PreviewTextWords::tr("Labels differ"))))
    , m_shares(new ColumnModel<EffectRow>(this, effectColumns(PreviewTextWords::tr("Share"))))
    , m_kappas(new ColumnModel<EffectRow>(this, effectColumns(PreviewTextWords::tr("With the decisions"))))
{
    setObjectName(QStringLiteral("previewTabs"));
    setDocumentMode(true);
    const auto code = [](const CountRow& row) { return row.code; };
    Columns<CountRow> columns = countColumns(PreviewTextWords::tr("Category"));
    columns.insert(columns.begin(), {.heading = PreviewTextWords::tr("Code"),
                                     .text = code,
                                     .toolTip = code,
                                     .colour = [](const CountRow& row) { return theme::typeColour(row.code); }});
    m_categories->setRows(std::move(columns), {});
    auto* categories = previewTable(m_categories, QStringLiteral("categoryCounts"), this);
    categories->setStretching({1});
    categories->setAccessibleName(tr("&Categories").remove(QLatin1Char('&')));
    addTab(categories, tr("&Categories"));
    addFigures(m_repositories, tr("&Repositories"), QStringLiteral("repositoryCounts"), {});
    addFigures(m_splits, tr("L&evels"), QStringLiteral("splitCounts"),
               tr("The highest level on which the labels of an item differ."));
    addFigures(m_shares, tr("S&hares"), QStringLiteral("shares"),
               tr("Of all items, of all conflicts, and of what is decided."));
    addFigures(m_kappas, tr("&Kappa"), QStringLiteral("kappas"),
               tr("Cohen’s kappa of each annotator with the decisions, by themes. It says how often the "
                  "decisions follow somebody, whose own label may be behind them: it is no agreement "
                  "between independent annotators."));
}

void PreviewTabs::addFigures(QAbstractItemModel* model, const QString& title, const QString& name, const QString& hint)
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::kGrid / 2);
    auto* table = previewTable(model, name, page);
    table->setAccessibleName(QString(title).remove(QLatin1Char('&')));
    table->setAccessibleDescription(hint);
    table->setFirstStretches(true);
    layout->addWidget(table, 1);
    if (!hint.isEmpty()) {
        auto* words = new QLabel(hint, page);
        words->setWordWrap(true);
        words->setForegroundRole(QPalette::PlaceholderText);
        words->setMargin(theme::kGrid / 2);
        layout->addWidget(words);
    }
    addTab(page, title);
}

void PreviewTabs::set(const reconcile::RulePreview& preview, const reconcile::RuleEffect& effect,
                      const Taxonomy& taxonomy, const QStringList& annotators)
{
    m_categories->setRows(categoryRows(preview, taxonomy));
    std::vector<CountRow> repositories;
    for (const auto& [name, count] : preview.byRepository) {
        repositories.push_back({QString::fromStdString(name), count, {}});
    }
    m_repositories->setRows(std::move(repositories));
    m_splits->setRows(splitRows(preview));
    m_shares->setRows(shareRows(effect));
    m_kappas->setRows(kappaRows(effect, annotators));
}

} // namespace accord::ui
