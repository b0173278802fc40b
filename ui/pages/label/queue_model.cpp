// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/queue_model.h"

#include "core/base/text.h"
#include "core/project/items.h"
#include "ui/text/plain_text.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace accord::ui {
namespace {

constexpr std::size_t kStep = 128;

} // namespace

TitleIndex::TitleIndex(Project& project)
    : m_project(project)
{}

void TitleIndex::clear()
{
    m_text.clear();
    m_ends.clear();
}

bool TitleIndex::fillFurther(const std::vector<labelling::QueueEntry>& entries)
{
    if (m_ends.size() >= entries.size() || entries.size() > kMost) {
        return false;
    }
    std::vector<ItemId> items;
    const std::size_t end = std::min(m_ends.size() + kStep, entries.size());
    for (std::size_t i = m_ends.size(); i < end; ++i) {
        items.push_back(entries[i].item);
    }
    const auto headings = headingsOf(m_project, items);
    if (!headings) {
        return false;
    }
    auto heading = headings->begin();
    for (const ItemId item : items) {
        // An item that is gone meanwhile keeps its place with an empty text.
        if (heading != headings->end() && heading->item == item) {
            m_text += text::lowerAscii(heading->fullName() + " " + heading->title);
            ++heading;
        }
        m_ends.push_back(static_cast<std::uint32_t>(m_text.size()));
    }
    return m_ends.size() < entries.size();
}

std::vector<std::uint32_t> TitleIndex::matches(const std::string& typed, std::size_t from) const
{
    // What only the full-text search understands is left out: "quant*", and the quotes of a phrase.
    std::string folded = text::lowerAscii(typed);
    std::erase_if(folded, [](char c) { return c == '*' || c == '"'; });
    const std::vector<std::string_view> words = text::split(folded, ' ');
    std::vector<std::uint32_t> found;
    for (std::size_t i = from; i < m_ends.size(); ++i) {
        const std::string_view entry = text(i);
        if (std::ranges::all_of(words, [&](std::string_view word) { return entry.find(word) != entry.npos; })) {
            found.push_back(static_cast<std::uint32_t>(i));
        }
    }
    return found;
}

std::string_view TitleIndex::text(std::size_t index) const
{
    const std::uint32_t begin = index == 0 ? 0 : m_ends[index - 1];
    return std::string_view(m_text).substr(begin, m_ends[index] - begin);
}

namespace {

constexpr int kPage = 32;             // rows whose headings are read together
constexpr qsizetype kHeadings = 2048; // some screens full of rows

bool cannotTell(const labelling::QueueEntry& entry)
{
    return entry.verdict == Verdict::CannotTell;
}

/// What the signs of a row say: how far it is, the code, the flag.
QString saidOf(const labelling::QueueEntry& entry, const QString& code)
{
    QStringList said;
    switch (entry.verdict) {
    case Verdict::None:
        said.append(QueueModel::tr("to do"));
        break;
    case Verdict::Category:
        said.append(QueueModel::tr("labelled %1").arg(code));
        break;
    case Verdict::NoneOfThese:
        said.append(QueueModel::tr("none of these"));
        break;
    case Verdict::NotForStudy:
        said.append(QueueModel::tr("not for this study"));
        break;
    case Verdict::CannotTell:
        said.append(QueueModel::tr("cannot tell yet"));
        break;
    }
    if (entry.flagged) {
        said.append(QueueModel::tr("flagged"));
    }
    if (entry.again) {
        said.append(QueueModel::tr("to look at again"));
    }
    return inList(said);
}

} // namespace

QString queueName(const Heading& heading)
{
    return QString::fromStdString(heading.shortName());
}

QueueModel::QueueModel(Session& session, QObject* parent)
    : QAbstractListModel(parent)
    , m_reading(session, this)
    , m_headings(kHeadings)
{
    m_fetchTimer.setSingleShot(true);
    m_fetchTimer.setInterval(0);
    connect(&m_fetchTimer, &QTimer::timeout, this, &QueueModel::fetch);
}

void QueueModel::load(std::vector<labelling::QueueEntry> entries, std::shared_ptr<const Taxonomy> taxonomy)
{
    beginResetModel();
    m_entries = std::move(entries);
    m_taxonomy = std::move(taxonomy);
    m_headings.clear();
    ++m_turn;
    m_byItem.resize(m_entries.size());
    std::iota(m_byItem.begin(), m_byItem.end(), 0U);
    const auto itemOf = [this](std::uint32_t index) { return m_entries[index].item; };
    if (!std::ranges::is_sorted(m_byItem, {}, itemOf)) { // it is, unless everybody has an order of their own
        std::ranges::sort(m_byItem, {}, itemOf);
    }
    m_counts = {};
    for (const labelling::QueueEntry& entry : m_entries) {
        count(entry, 1);
    }
    m_matches.reset();
    m_visible = chosen();
    endResetModel();
}

bool QueueModel::takeOver(const std::vector<labelling::QueueEntry>& entries)
{
    if (!std::ranges::equal(entries, m_entries, {}, &labelling::QueueEntry::item, &labelling::QueueEntry::item)) {
        return false;
    }
    m_entries = entries;
    m_counts = {};
    for (const labelling::QueueEntry& entry : m_entries) {
        count(entry, 1);
    }
    ++m_turn; // titles may have come
    if (!m_visible.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
    return true;
}

void QueueModel::setTab(QueueTab tab)
{
    m_tab = tab;
    rebuild();
}

void QueueModel::setMatches(std::optional<std::vector<std::uint32_t>> matches)
{
    m_matches = std::move(matches);
    rebuild();
}

void QueueModel::addMatches(const std::vector<std::uint32_t>& more)
{
    if (!m_matches) {
        return;
    }
    std::vector<bool> known(m_entries.size());
    for (const std::uint32_t index : *m_matches) {
        known[index] = true;
    }
    std::vector<std::uint32_t> rows;
    for (const std::uint32_t index : more) {
        if (!known[index]) {
            known[index] = true;
            m_matches->push_back(index);
            if (belongs(m_entries[index], m_tab)) {
                rows.push_back(index);
            }
        }
    }
    if (!rows.empty()) {
        beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(rows.size()) - 1);
        m_visible.insert(m_visible.end(), rows.begin(), rows.end());
        endInsertRows();
    }
}

bool QueueModel::update(ItemId item, const LabelContent& content, bool moves)
{
    const auto index = indexOfItem(item);
    if (!index) {
        return false;
    }
    labelling::QueueEntry& entry = m_entries[*index];
    const bool couldNotTell = cannotTell(entry);
    count(entry, -1);
    entry.category = content.category;
    entry.verdict = content.verdict;
    entry.flagged = content.flagged;
    entry.cited = !content.citations.empty();
    count(entry, 1);
    if (const int row = rowOf(item); row >= 0) {
        emit dataChanged(this->index(row), this->index(row));
        if (moves && m_tab == QueueTab::ToDo && !m_matches && couldNotTell != cannotTell(entry)) {
            move(row);
        }
    }
    return true;
}

void QueueModel::lookedAtAgain(ItemId item)
{
    const auto index = indexOfItem(item);
    if (index && m_entries[*index].again) {
        count(m_entries[*index], -1);
        m_entries[*index].again = false;
        count(m_entries[*index], 1);
    }
}

/// Puts the row where its entry belongs now: "cannot tell" at the end, everything else in the round's order.
void QueueModel::move(int row)
{
    const std::uint32_t index = m_visible[static_cast<std::size_t>(row)];
    int target = rowCount();
    if (!cannotTell(m_entries[index])) {
        const auto place = std::ranges::find_if(m_visible, [&](std::uint32_t other) {
            return other != index && (other > index || cannotTell(m_entries[other]));
        });
        target = static_cast<int>(place - m_visible.begin());
    }
    if (target == row || target == row + 1) {
        return;
    }
    beginMoveRows({}, row, row, {}, target);
    m_visible.erase(m_visible.begin() + row);
    m_visible.insert(m_visible.begin() + (target > row ? target - 1 : target), index);
    endMoveRows();
}

std::optional<std::uint32_t> QueueModel::indexOfItem(ItemId item) const
{
    const auto itemOf = [this](std::uint32_t index) { return m_entries[index].item; };
    const auto found = std::ranges::lower_bound(m_byItem, item, {}, itemOf);
    return found != m_byItem.end() && itemOf(*found) == item ? std::optional(*found) : std::nullopt;
}

const labelling::QueueEntry* QueueModel::entry(ItemId item) const
{
    const auto index = indexOfItem(item);
    return index ? &m_entries[*index] : nullptr;
}

int QueueModel::matches(QueueTab tab) const
{
    if (!m_matches) {
        return count(tab);
    }
    return static_cast<int>(
        std::ranges::count_if(*m_matches, [&](std::uint32_t index) { return belongs(m_entries[index], tab); }));
}

int QueueModel::rowOf(ItemId item) const
{
    const auto index = indexOfItem(item);
    if (!index) {
        return -1;
    }
    const auto found = std::ranges::find(m_visible, *index);
    return found == m_visible.end() ? -1 : static_cast<int>(found - m_visible.begin());
}

ItemId QueueModel::itemAt(int row) const
{
    return row < 0 || row >= rowCount() ? ItemId{} : m_entries[m_visible[static_cast<std::size_t>(row)]].item;
}

int QueueModel::nextToDo(int row) const
{
    int later = -1;
    for (int step = 1; step <= rowCount(); ++step) {
        const int candidate = (row + step) % rowCount();
        const labelling::QueueEntry& entry = m_entries[m_visible[static_cast<std::size_t>(candidate)]];
        if (candidate == row || (m_tab == QueueTab::Again ? !entry.again : entry.done())) {
            continue;
        }
        if (!cannotTell(entry)) {
            return candidate;
        }
        later = later < 0 ? candidate : later;
    }
    return later;
}

int QueueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_visible.size());
}

const Heading* QueueModel::heading(int row) const
{
    const Known* known = m_headings.object(itemAt(row).value);
    if (known == nullptr || known->turn != m_turn) {
        m_wanted.insert(row / kPage);
        m_fetchTimer.start();
    }
    return known != nullptr && known->heading ? &*known->heading : nullptr;
}

void QueueModel::fetch()
{
    if (m_reading.busy()) {
        return; // take() comes back here
    }
    std::vector<ItemId> items;
    for (const int page : m_wanted) {
        for (int row = page * kPage; row < std::min((page + 1) * kPage, rowCount()); ++row) {
            items.push_back(itemAt(row));
        }
    }
    if (items.empty()) {
        m_wanted.clear();
        return;
    }
    m_reading.read<std::vector<Heading>>(
        [items](Project& project) { return headingsOf(project, items); },
        [this, items, pages = std::exchange(m_wanted, {}), turn = m_turn](Result<std::vector<Heading>> headings) {
            // Otherwise rows stay without a title; the page itself tells what is wrong with the file.
            if (headings) {
                take(pages, items, turn, std::move(headings).value());
            }
            if (!m_wanted.empty()) {
                m_fetchTimer.start();
            }
        });
}

void QueueModel::take(const std::set<int>& pages, const std::vector<ItemId>& items, int turn,
                      std::vector<Heading> headings)
{
    for (const ItemId item : items) {
        m_headings.insert(item.value, new Known{std::nullopt, turn});
    }
    for (Heading& heading : headings) {
        const qint64 key = heading.item.value;
        m_headings.insert(key, new Known{std::move(heading), turn});
    }
    for (const int page : pages) {
        const int last = std::min((page + 1) * kPage, rowCount()) - 1;
        if (page * kPage <= last) {
            emit dataChanged(index(page * kPage), index(last));
        }
    }
}

QVariant QueueModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const labelling::QueueEntry& entry = m_entries[m_visible[static_cast<std::size_t>(index.row())]];
    switch (role) {
    case ItemRole:
        return QVariant::fromValue<qint64>(entry.item.value);
    case VerdictRole:
        return static_cast<int>(entry.verdict);
    case FlaggedRole:
        return entry.flagged;
    case CodeRole: {
        const Category* category = m_taxonomy ? m_taxonomy->find(entry.category) : nullptr;
        return category == nullptr ? QString() : QString::fromStdString(category->code);
    }
    case Qt::AccessibleTextRole:
        return inList({index.data(Qt::DisplayRole).toString(), saidOf(entry, index.data(CodeRole).toString())});
    case NameRole:
    case TitleRole:
    case Qt::ToolTipRole:
    case Qt::DisplayRole: {
        const Heading* heading = this->heading(index.row());
        if (heading == nullptr) {
            return QString();
        }
        const QString title = QString::fromStdString(heading->title);
        return role == NameRole    ? queueName(*heading)
               : role == TitleRole ? title
                                   : tr("%1: %2").arg(queueName(*heading), title);
    }
    default:
        return {};
    }
}

bool QueueModel::belongs(const labelling::QueueEntry& entry, QueueTab tab)
{
    switch (tab) {
    case QueueTab::ToDo:
        return !entry.done();
    case QueueTab::Done:
        return entry.done();
    case QueueTab::Flagged:
        return entry.flagged;
    case QueueTab::Again:
        return entry.again;
    case QueueTab::All:
        break;
    }
    return true;
}

std::vector<std::uint32_t> QueueModel::chosen() const
{
    std::vector<std::uint32_t> rows;
    std::vector<std::uint32_t> later;
    const auto take = [&](std::uint32_t index) {
        if (belongs(m_entries[index], m_tab)) {
            (m_tab == QueueTab::ToDo && cannotTell(m_entries[index]) ? later : rows).push_back(index);
        }
    };
    if (m_matches) {
        std::ranges::for_each(*m_matches, take);
    } else {
        for (std::uint32_t index = 0; index < m_entries.size(); ++index) {
            take(index);
        }
    }
    rows.insert(rows.end(), later.begin(), later.end());
    return rows;
}

void QueueModel::rebuild()
{
    std::vector<std::uint32_t> rows = chosen();
    if (rows == m_visible) {
        return;
    }
    if (!m_visible.empty()) {
        beginRemoveRows({}, 0, rowCount() - 1);
        m_visible.clear();
        endRemoveRows();
    }
    if (!rows.empty()) {
        beginInsertRows({}, 0, static_cast<int>(rows.size()) - 1);
        m_visible = std::move(rows);
        endInsertRows();
    }
}

void QueueModel::count(const labelling::QueueEntry& entry, int by)
{
    m_counts[static_cast<std::size_t>(entry.done() ? QueueTab::Done : QueueTab::ToDo)] += by;
    m_counts[static_cast<std::size_t>(QueueTab::Flagged)] += entry.flagged ? by : 0;
    m_counts[static_cast<std::size_t>(QueueTab::Again)] += entry.again ? by : 0;
    m_counts[static_cast<std::size_t>(QueueTab::All)] += by;
}

} // namespace accord::ui
