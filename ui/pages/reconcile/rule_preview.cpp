// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/rule_preview.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QStringList>
#include <QTableView>
#include <QVBoxLayout>

#include "core/reconcile/figures.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/votes_panel.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"

#include <array>
#include <iterator>

namespace accord::ui {

void CategoryCounts::set(const reconcile::RulePreview& preview, const Taxonomy& taxonomy)
{
    beginResetModel();
    m_rows.clear();
    for (const Category& category : taxonomy.categories()) {
        const auto found = preview.byCategory.find(category.code);
        if (found != preview.byCategory.end()) {
            m_rows.push_back(Row{QString::fromStdString(category.code), shownName(category), found->second});
        }
    }
    const auto excluded = preview.byCategory.find("-");
    if (excluded != preview.byCategory.end()) {
        m_rows.push_back(Row{QStringLiteral("–"), tr("Not for this study"), excluded->second});
    }
    endResetModel();
}

int CategoryCounts::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CategoryCounts::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CategoryCounts::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole && index.column() == Count) {
        return QVariant::fromValue<int>(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role == Qt::ForegroundRole && index.column() == Code) {
        return theme::typeColour(row.code);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    switch (index.column()) {
    case Code:
        return row.code;
    case Name:
        return row.name;
    default:
        return QLocale().toString(row.count);
    }
}

QVariant CategoryCounts::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Code:
        return tr("Code");
    case Name:
        return tr("Category");
    default:
        return tr("Decisions");
    }
}

namespace {

QString shareText(int part, int whole)
{
    if (whole == 0) {
        return QStringLiteral("–");
    }
    const QLocale locale;
    return FiguresModel::tr("%1 (%2 %)").arg(locale.toString(part), locale.toString(100.0 * part / whole, 'f', 1));
}

QString kappaText(const agreement::Outcome& kappa)
{
    if (const auto few = reconcile::fewItems(kappa)) {
        return FiguresModel::tr("%1 of %2").arg(few->alike).arg(few->items);
    }
    return kappa ? QLocale().toString(kappa->value, 'f', 3) : QStringLiteral("–");
}

} // namespace

void FiguresModel::set(const QStringList& headings, const QList<QStringList>& rows)
{
    beginResetModel();
    m_headings = headings;
    m_rows = rows;
    endResetModel();
}

int FiguresModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FiguresModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headings.size());
}

QVariant FiguresModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount()) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && index.column() > 0) {
        return QVariant::fromValue<int>(Qt::AlignRight | Qt::AlignVCenter);
    }
    return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(m_rows[index.row()].value(index.column()))
                                                              : QVariant();
}

QVariant FiguresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole && section > 0) {
        return QVariant::fromValue<int>(Qt::AlignRight | Qt::AlignVCenter);
    }
    return role == Qt::DisplayRole ? QVariant(m_headings.value(section)) : QVariant();
}

void setRepositories(FiguresModel& model, const reconcile::RulePreview& preview)
{
    QList<QStringList> rows;
    for (const auto& [name, count] : preview.byRepository) {
        rows.append({QString::fromStdString(name), QLocale().toString(count)});
    }
    model.set({FiguresModel::tr("Repository"), FiguresModel::tr("Decisions")}, rows);
}

void setSplits(FiguresModel& model, const reconcile::RulePreview& preview)
{
    const std::array<QString, 4> names{FiguresModel::tr("All alike"), FiguresModel::tr("Across types"),
                                       FiguresModel::tr("Across themes"), FiguresModel::tr("Across sub-themes")};
    QList<QStringList> rows;
    for (const std::size_t split : {1U, 2U, 3U, 0U}) {
        rows.append({names[split], QLocale().toString(preview.bySplit[split])});
    }
    model.set({FiguresModel::tr("Labels differ"), FiguresModel::tr("Decisions")}, rows);
}

void setShares(FiguresModel& model, const reconcile::RuleEffect& effect)
{
    const auto row = [](const QString& name, int before, int beforeOf, int after, int afterOf) {
        return QStringList{name, shareText(before, beforeOf), shareText(after, afterOf)};
    };
    QList<QStringList> rows;
    rows.append(row(FiguresModel::tr("Items decided"), effect.before.items, effect.itemsOfRound, effect.after.items,
                    effect.itemsOfRound));
    rows.append(row(FiguresModel::tr("Conflicts decided"), effect.before.conflicts, effect.conflictsOfRound,
                    effect.after.conflicts, effect.conflictsOfRound));
    for (const auto& [type, count] : effect.after.byType) {
        const auto before = effect.before.byType.find(type);
        const QString name = type == "-"      ? FiguresModel::tr("Decided as not for this study")
                             : type == "none" ? FiguresModel::tr("Decided as none of these")
                                              : FiguresModel::tr("Decided as %1").arg(QString::fromStdString(type));
        rows.append(row(name, before == effect.before.byType.end() ? 0 : before->second, effect.before.items, count,
                        effect.after.items));
    }
    model.set({FiguresModel::tr("Share"), FiguresModel::tr("Before"), FiguresModel::tr("After")}, rows);
}

void setKappas(FiguresModel& model, const reconcile::RuleEffect& effect, const QStringList& names)
{
    QList<QStringList> rows;
    for (std::size_t i = 0; i < effect.annotators.size(); ++i) {
        const auto& annotator = effect.annotators[i];
        rows.append({names.value(static_cast<qsizetype>(i)), kappaText(annotator.before), kappaText(annotator.after)});
    }
    model.set({FiguresModel::tr("With the decisions"), FiguresModel::tr("Before"), FiguresModel::tr("After")}, rows);
}

namespace {

int categoryOf(const LabelMatrix& labelMatrix, const reconcile::Decided& decided)
{
    return decided.content.verdict == Verdict::Category ? labelMatrix.indexOf(decided.content.category) : -1;
}

QString votesText(const LabelMatrix& labelMatrix, int row)
{
    QStringList votes;
    for (const reconcile::Choice& choice : reconcile::consensus(labelMatrix, row).choices) {
        const QString code =
            choice.category < 0
                ? QStringLiteral("–")
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

void SampleModel::set(const LabelMatrix& labelMatrix, const std::vector<reconcile::Decided>& sample,
                      const std::vector<Heading>& headings)
{
    beginResetModel();
    m_rows.clear();
    for (std::size_t i = 0; i < sample.size(); ++i) {
        const int row = labelMatrix.rowOf(sample[i].item);
        m_rows.push_back(Row{sample[i].item, i < headings.size() ? issueText(headings[i]) : QString(),
                             row < 0 ? QString() : votesText(labelMatrix, row),
                             choiceTitle(labelMatrix.taxonomy(), categoryOf(labelMatrix, sample[i]))});
    }
    endResetModel();
}

int SampleModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SampleModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SampleModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == ItemRole) {
        return QVariant::fromValue<qlonglong>(row.item.value);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    switch (index.column()) {
    case Issue:
        return row.issue;
    case Votes:
        return row.votes;
    default:
        return row.decision;
    }
}

QVariant SampleModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Issue:
        return tr("Issue");
    case Votes:
        return tr("Votes");
    default:
        return tr("Would be decided as");
    }
}

namespace {

struct PreviewTextWords
{
    Q_DECLARE_TR_FUNCTIONS(PreviewText)
};

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

QTableView* plainTable(QAbstractItemModel* model, const QString& name, QWidget* parent)
{
    auto* table = new QTableView(parent);
    table->setObjectName(name);
    table->setModel(model);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + theme::kGrid);
    table->setShowGrid(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setHighlightSections(false);
    return table;
}

PreviewTabs::PreviewTabs(QWidget* parent)
    : QTabWidget(parent)
    , m_categories(new CategoryCounts(this))
{
    setObjectName(QStringLiteral("previewTabs"));
    setDocumentMode(true);
    auto* categories = plainTable(m_categories, QStringLiteral("categoryCounts"), this);
    categories->setFrameShape(QFrame::NoFrame);
    categories->horizontalHeader()->setSectionResizeMode(CategoryCounts::Name, QHeaderView::Stretch);
    categories->setColumnWidth(CategoryCounts::Code, 8 * theme::kGrid);
    categories->setColumnWidth(CategoryCounts::Count, 10 * theme::kGrid);
    categories->setAccessibleName(tr("&Categories").remove(QLatin1Char('&')));
    addTab(categories, tr("&Categories"));
    m_repositories = addFigures(tr("&Repositories"), QStringLiteral("repositoryCounts"), {});
    m_splits = addFigures(tr("L&evels"), QStringLiteral("splitCounts"),
                          tr("The highest level on which the labels of an item differ."));
    m_shares = addFigures(tr("S&hares"), QStringLiteral("shares"),
                          tr("Of all items, of all conflicts, and of what is decided."));
    m_kappas = addFigures(tr("&Kappa"), QStringLiteral("kappas"),
                          tr("Cohen’s kappa of each annotator with the decisions, by themes. It says how often the "
                             "decisions follow somebody, whose own label may be behind them: it is no agreement "
                             "between independent annotators."));
}

FiguresModel* PreviewTabs::addFigures(const QString& title, const QString& name, const QString& hint)
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::kGrid / 2);
    auto* model = new FiguresModel(this);
    auto* table = plainTable(model, name, page);
    table->setAccessibleName(QString(title).remove(QLatin1Char('&')));
    table->setAccessibleDescription(hint);
    table->setFrameShape(QFrame::NoFrame);
    table->horizontalHeader()->setDefaultSectionSize(15 * theme::kGrid);
    layout->addWidget(table, 1);
    connect(model, &FiguresModel::modelReset, table,
            [table] { table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch); });
    if (!hint.isEmpty()) {
        auto* words = new QLabel(hint, page);
        words->setWordWrap(true);
        words->setForegroundRole(QPalette::PlaceholderText);
        words->setMargin(theme::kGrid / 2);
        layout->addWidget(words);
    }
    addTab(page, title);
    return model;
}

void PreviewTabs::set(const reconcile::RulePreview& preview, const reconcile::RuleEffect& effect,
                      const Taxonomy& taxonomy, const QStringList& annotators)
{
    m_categories->set(preview, taxonomy);
    setRepositories(*m_repositories, preview);
    setSplits(*m_splits, preview);
    setShares(*m_shares, effect);
    setKappas(*m_kappas, effect, annotators);
}

} // namespace accord::ui
