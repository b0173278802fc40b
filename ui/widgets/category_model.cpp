// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/category_model.h"

#include "core/taxonomy/walk_keys.h"
#include "ui/text/names.h"

#include <algorithm>
#include <unordered_map>

namespace accord::ui {
namespace {

QString wordsOf(const Category& category, const CategoryText& text)
{
    QStringList words{QString::fromStdString(category.code), QString::fromStdString(text.name),
                      QString::fromStdString(text.definition)};
    for (const std::string& synonym : text.synonyms) {
        words << QString::fromStdString(synonym);
    }
    return words.join(QLatin1Char('\n')).toCaseFolded();
}

} // namespace

QString WalkKeys::cap(const QString& numerals) const
{
    QStringList caps;
    bool letters = true;
    for (const QChar numeral : numerals) {
        caps << digits.value(numeral.digitValue());
        if (caps.last().isEmpty()) {
            return {};
        }
        letters = letters && caps.last().size() == 1;
    }
    return caps.join(letters ? QString() : QStringLiteral(" "));
}

CategoryModel::CategoryModel(QObject* parent)
    : QAbstractItemModel(parent)
    , m_taxonomy(std::make_shared<Taxonomy>())
{}

void CategoryModel::setTaxonomy(std::shared_ptr<const Taxonomy> taxonomy)
{
    beginResetModel();
    m_taxonomy = std::move(taxonomy);
    m_nodes.clear();
    m_roots.clear();
    m_focused = {};
    m_keysBelow = {};
    m_typed.clear();
    m_numerals.clear();
    std::unordered_map<Uuid, int> numbers;
    for (const Category& category : m_taxonomy->categories()) {
        const auto parent = numbers.find(category.parent);
        if ((category.retired && !m_showsRetired) || (category.level != Level::Type && parent == numbers.end())) {
            continue;
        }
        const int number = static_cast<int>(m_nodes.size());
        const int above = parent == numbers.end() ? -1 : parent->second;
        std::vector<int>& siblings = above < 0 ? m_roots : m_nodes[static_cast<std::size_t>(above)].children;
        const int row = static_cast<int>(siblings.size());
        siblings.push_back(number);
        numbers.emplace(category.uuid, number);
        const CategoryText text = shownText(category);
        m_nodes.push_back(Node{&category,
                               above,
                               row,
                               {},
                               QString::fromStdString(text.name),
                               QString::fromStdString(text.definition),
                               wordsOf(category, text)});
    }
    endResetModel();
}

void CategoryModel::setShowsRetired(bool shown)
{
    if (std::exchange(m_showsRetired, shown) != shown) {
        setTaxonomy(m_taxonomy);
    }
}

void CategoryModel::setFocused(CategoryId category)
{
    if (category == m_focused) {
        return;
    }
    m_focused = category;
    m_typed.clear();
    m_numerals.clear();
    for (const taxonomy::DigitKeys& key : taxonomy::digitKeys(*m_taxonomy, m_taxonomy->find(category))) {
        m_numerals.emplace(key.category->id, QString::fromStdString(key.digits));
    }
    const CategoryId before = std::exchange(m_keysBelow, keysBelow(category));
    rowsChanged(before);
    rowsChanged(m_keysBelow);
    rowsChanged({});
}

void CategoryModel::setKeys(WalkKeys keys)
{
    if (keys != m_keys) {
        m_keys = std::move(keys);
        rowsChanged(m_keysBelow);
        rowsChanged({});
    }
}

void CategoryModel::setTyped(const QString& numerals)
{
    if (std::exchange(m_typed, numerals) != numerals) {
        rowsChanged(m_keysBelow);
    }
}

QString CategoryModel::keyOf(const Category& category) const
{
    if (category.level == Level::Type) {
        return m_keysBelow.valid() ? QString() : m_keys.types.value(QString::fromStdString(category.code));
    }
    const auto numerals = m_numerals.find(category.id);
    return numerals != m_numerals.end() && numerals->second.startsWith(m_typed) ? m_keys.cap(numerals->second)
                                                                                : QString();
}

/// Keys stand at the children of the node in focus, at a leaf at its siblings, and at the types while there is none.
CategoryId CategoryModel::keysBelow(CategoryId focused) const
{
    const QModelIndex index = indexOf(focused);
    return index.isValid() && rowCount(index) == 0 ? categoryAt(index.parent()) : focused;
}

void CategoryModel::setLabelled(CategoryId category)
{
    for (const CategoryId changed : {std::exchange(m_labelled, category), category}) {
        if (const QModelIndex index = indexOf(changed); index.isValid()) {
            emit dataChanged(index, index);
        }
    }
}

void CategoryModel::rowsChanged(CategoryId parent)
{
    const QModelIndex above = indexOf(parent);
    if (const int rows = rowCount(above); rows > 0 && above.isValid() == parent.valid()) {
        emit dataChanged(index(0, 0, above), index(rows - 1, 0, above));
    }
}

QModelIndex CategoryModel::indexOf(CategoryId category) const
{
    for (std::size_t i = 0; category.valid() && i < m_nodes.size(); ++i) {
        if (m_nodes[i].category->id == category) {
            return createIndex(m_nodes[i].row, 0, i);
        }
    }
    return {};
}

QModelIndex CategoryModel::indexOf(const Uuid& category) const
{
    for (std::size_t i = 0; !category.isNull() && i < m_nodes.size(); ++i) {
        if (m_nodes[i].category->uuid == category) {
            return createIndex(m_nodes[i].row, 0, i);
        }
    }
    return {};
}

const Category* CategoryModel::at(const QModelIndex& index) const
{
    return index.isValid() ? node(index).category : nullptr;
}

CategoryId CategoryModel::categoryAt(const QModelIndex& index) const
{
    return index.isValid() ? node(index).category->id : CategoryId{};
}

const CategoryModel::Node& CategoryModel::node(const QModelIndex& index) const
{
    return m_nodes[static_cast<std::size_t>(index.internalId())];
}

const std::vector<int>& CategoryModel::childrenOf(const QModelIndex& parent) const
{
    return parent.isValid() ? node(parent).children : m_roots;
}

QModelIndex CategoryModel::index(int row, int column, const QModelIndex& parent) const
{
    const std::vector<int>& children = childrenOf(parent);
    if (row < 0 || column != 0 || row >= static_cast<int>(children.size())) {
        return {};
    }
    return createIndex(row, 0, static_cast<quintptr>(children[static_cast<std::size_t>(row)]));
}

QModelIndex CategoryModel::parent(const QModelIndex& index) const
{
    const int above = index.isValid() ? node(index).parent : -1;
    return above < 0 ? QModelIndex()
                     : createIndex(m_nodes[static_cast<std::size_t>(above)].row, 0, static_cast<quintptr>(above));
}

int CategoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(childrenOf(parent).size());
}

int CategoryModel::columnCount(const QModelIndex& parent) const
{
    Q_UNUSED(parent)
    return 1;
}

QVariant CategoryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const Category& category = *node(index).category;
    switch (role) {
    case CategoryRole:
        return QVariant::fromValue<qint64>(category.id.value);
    case CodeRole:
        return QString::fromStdString(category.code);
    case NameRole:
        return node(index).name;
    case WordsRole:
        return node(index).words;
    case LabelledRole:
        return category.id == m_labelled;
    case RetiredRole:
        return category.retired;
    case KeyRole:
        return keyOf(category);
    case TypedRole:
        return m_keys.cap(m_typed);
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return QString::fromStdString(category.code) + QLatin1Char(' ') + node(index).name;
    case Qt::ToolTipRole: // with the name, which may be cut
        return node(index).definition.isEmpty() ? node(index).name
                                                : node(index).name + QStringLiteral("\n\n") + node(index).definition;
    default:
        return {};
    }
}

namespace {

int rank(const QModelIndex& index, const QStringList& words)
{
    const QString code = index.data(CategoryModel::CodeRole).toString().toCaseFolded();
    const QString name = index.data(CategoryModel::NameRole).toString().toCaseFolded();
    const QString typed = words.join(QLatin1Char(' '));
    if (code == typed) {
        return 0;
    }
    if (name.startsWith(typed)) {
        return 1;
    }
    const bool named = std::ranges::all_of(words, [&](const QString& word) { return name.contains(word); });
    return named ? 2 : 3;
}

void collect(const CategoryFilter& filter, const QModelIndex& parent, QModelIndexList& rows)
{
    for (int row = 0; row < filter.rowCount(parent); ++row) {
        const QModelIndex index = filter.index(row, 0, parent);
        if (filter.matches(index)) {
            rows << index;
        }
        collect(filter, index, rows);
    }
}

} // namespace

CategoryFilter::CategoryFilter(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

void CategoryFilter::setWords(const QString& typed)
{
    m_words = typed.toCaseFolded().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool CategoryFilter::sourceMatches(const QModelIndex& source) const
{
    const QString words = source.data(CategoryModel::WordsRole).toString();
    return std::ranges::all_of(m_words, [&](const QString& word) { return words.contains(word); });
}

bool CategoryFilter::matches(const QModelIndex& proxyIndex) const
{
    return sourceMatches(mapToSource(proxyIndex));
}

bool CategoryFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    return sourceMatches(sourceModel()->index(row, 0, parent));
}

QModelIndexList CategoryFilter::matchingRows() const
{
    QModelIndexList rows;
    collect(*this, {}, rows);
    return rows;
}

QModelIndex CategoryFilter::best() const
{
    const QModelIndexList rows = matchingRows();
    const auto found =
        std::ranges::min_element(rows, {}, [this](const QModelIndex& index) { return rank(index, m_words); });
    return found == rows.end() ? QModelIndex() : *found;
}

QModelIndex CategoryFilter::neighbour(const QModelIndex& proxyIndex, int step) const
{
    const QModelIndexList rows = matchingRows();
    return rows.value(rows.indexOf(proxyIndex) + step);
}

} // namespace accord::ui
