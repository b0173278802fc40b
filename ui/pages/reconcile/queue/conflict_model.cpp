// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/queue/conflict_model.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/reconcile/blocks.h"
#include "core/reconcile/conflicts.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/queue/conflict_panel.h"
#include "ui/pages/reconcile/votes/voices.h"
#include "ui/text/plain_text.h"

#include <utility>
#include <vector>

namespace accord::ui {
namespace {

// Titles kept for rows that were looked at; a long meeting does not fill the memory.
constexpr auto kMostHeadings = std::size_t{20000};

QString numberOf(const Heading& heading)
{
    const QString number = QString::fromStdString(heading.shortName());
    return heading.occurrence > 1 ? ConflictModel::tr("%1 (repeat %2)").arg(number).arg(heading.occurrence) : number;
}

QString titleOf(const Heading& heading)
{
    return heading.title.empty() ? ConflictModel::tr("Text not collected yet") : QString::fromStdString(heading.title);
}

} // namespace

QString standingWord(Agreement agreement, DecisionState decision)
{
    if (decision == DecisionState::Decided) {
        return QCoreApplication::translate("Standing", "Decided");
    }
    if (decision == DecisionState::Deferred) {
        return QCoreApplication::translate("Standing", "Deferred");
    }
    switch (agreement) {
    case Agreement::Unanimous:
        return QCoreApplication::translate("Standing", "Unanimous");
    case Agreement::Conflict:
        return QCoreApplication::translate("Standing", "Conflict");
    case Agreement::Incomplete:
        break;
    }
    return QCoreApplication::translate("Standing", "Incomplete");
}

QString standingIcon(Agreement agreement, DecisionState decision)
{
    if (decision == DecisionState::Decided) {
        return QStringLiteral("decided");
    }
    if (decision == DecisionState::Deferred) {
        return QStringLiteral("deferred");
    }
    switch (agreement) {
    case Agreement::Unanimous:
        return QStringLiteral("unanimous");
    case Agreement::Conflict:
        return QStringLiteral("conflict");
    case Agreement::Incomplete:
        break;
    }
    return QStringLiteral("incomplete");
}

ConflictModel::ConflictModel(Headings headings, QObject* parent)
    : QAbstractListModel(parent)
    , m_headings(std::move(headings))
    , m_fetchTimer(this)
{
    m_fetchTimer.setSingleShot(true);
    m_fetchTimer.setInterval(0);
    connect(&m_fetchTimer, &QTimer::timeout, this, &ConflictModel::fetch);
}

void ConflictModel::reset(const LabelMatrix& labelMatrix, std::vector<reconcile::Conflict> conflicts)
{
    beginResetModel();
    m_rows = std::move(conflicts);
    m_places.clear();
    m_places.reserve(m_rows.size());
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row) {
        m_places.emplace(m_rows[static_cast<std::size_t>(row)].item, row);
    }
    takeCodes(labelMatrix);
    m_wanted.clear();
    endResetModel();
}

// Answers whether they are others now: then what every row says is in places of a codebook that no longer holds.
bool ConflictModel::takeCodes(const LabelMatrix& labelMatrix)
{
    std::vector<QString> codes;
    for (const Category& category : labelMatrix.taxonomy().categories()) {
        codes.push_back(QString::fromStdString(category.code));
    }
    return std::exchange(m_codes, std::move(codes)) != m_codes;
}

void ConflictModel::refreshRow(const LabelMatrix& labelMatrix, int row)
{
    reconcile::Conflict& conflict = m_rows[static_cast<std::size_t>(row)];
    const int now = labelMatrix.rowOf(conflict.item);
    if (now >= 0) {
        conflict.row = now;
        conflict.consensus = consensusOf(labelMatrix, now);
        conflict.decision = labelMatrix.decision(now).state;
    } else {
        conflict.consensus = {}; // it is in no round any more, and nobody labels it
    }
}

void ConflictModel::refresh(const LabelMatrix& labelMatrix, std::span<const ItemId> items)
{
    if (takeCodes(labelMatrix)) {
        refreshAll(labelMatrix);
        return;
    }
    for (const ItemId item : items) {
        const int row = rowOf(item);
        if (row >= 0) {
            refreshRow(labelMatrix, row);
            emit dataChanged(index(row), index(row));
        }
    }
}

void ConflictModel::refreshAll(const LabelMatrix& labelMatrix)
{
    takeCodes(labelMatrix);
    for (int row = 0; row < rowCount(); ++row) {
        refreshRow(labelMatrix, row);
    }
    if (rowCount() > 0) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

int ConflictModel::rowOf(ItemId item) const
{
    const auto found = m_places.find(item);
    return found == m_places.end() ? -1 : found->second;
}

ItemId ConflictModel::itemAt(int row) const
{
    return row < 0 || row >= rowCount() ? ItemId{} : m_rows[static_cast<std::size_t>(row)].item;
}

void ConflictModel::setState(ItemId item, DecisionState state)
{
    const int row = rowOf(item);
    if (row >= 0) {
        m_rows[static_cast<std::size_t>(row)].decision = state;
        emit dataChanged(index(row), index(row));
    }
}

int ConflictModel::nextOpen(int row) const
{
    const int count = rowCount();
    for (int step = 1; step < count; ++step) {
        const int candidate = (row + step) % count;
        if (m_rows[static_cast<std::size_t>(candidate)].decision == DecisionState::Open) {
            return candidate;
        }
    }
    return -1;
}

int ConflictModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const Heading* ConflictModel::headingOf(ItemId item) const
{
    const auto found = m_known.find(item);
    if (found != m_known.end()) {
        return &found->second;
    }
    m_wanted.push_back(item);
    m_fetchTimer.start();
    return nullptr;
}

void ConflictModel::fetch()
{
    const std::vector<ItemId> wanted = std::exchange(m_wanted, {});
    if (m_known.size() > kMostHeadings) {
        m_known.clear();
    }
    for (Heading& heading : m_headings(wanted)) {
        const int row = rowOf(heading.item);
        m_known.insert_or_assign(heading.item, std::move(heading));
        if (row >= 0) {
            emit dataChanged(index(row), index(row), {NumberRole, TitleRole});
        }
    }
}

QStringList ConflictModel::votesOf(const reconcile::Conflict& conflict) const
{
    if (std::ranges::binary_search(m_votedOn, conflict.item)) {
        return {tr("being voted on")};
    }
    QStringList votes;
    for (const Choice& choice : conflict.consensus.choices) {
        const QString code = choice.category < 0 ? kNothing : m_codes[static_cast<std::size_t>(choice.category)];
        votes.append(QStringLiteral("%1×%2").arg(code).arg(choice.votes));
    }
    return votes;
}

void ConflictModel::setVotedOn(std::vector<ItemId> items)
{
    if (items == m_votedOn) {
        return;
    }
    m_votedOn = std::move(items);
    if (rowCount() > 0) {
        emit dataChanged(index(0), index(rowCount() - 1), {VotesRole, Qt::AccessibleTextRole});
    }
}

/// What a row shows: number, title, state, the votes and where they part.
QString ConflictModel::saidOf(const reconcile::Conflict& conflict) const
{
    QStringList said;
    if (const Heading* heading = headingOf(conflict.item)) {
        said << numberOf(*heading) << titleOf(*heading);
    }
    said << standingWord(conflict.consensus.agreement, conflict.decision) << votesOf(conflict);
    if (conflict.consensus.split) {
        said << QStringLiteral("≠ ") + splitWord(*conflict.consensus.split);
    }
    return inList(said);
}

QVariant ConflictModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const reconcile::Conflict& conflict = at(index.row());
    switch (role) {
    case ItemRole:
        return QVariant::fromValue<qlonglong>(conflict.item.value);
    case NumberRole: {
        const Heading* heading = headingOf(conflict.item);
        return heading == nullptr ? QString() : numberOf(*heading);
    }
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
    case TitleRole: {
        const Heading* heading = headingOf(conflict.item);
        return heading == nullptr ? QString() : titleOf(*heading);
    }
    case VotesRole:
        return votesOf(conflict);
    case SplitRole:
        return conflict.consensus.split ? static_cast<int>(*conflict.consensus.split) : 0;
    case StateRole:
        return static_cast<int>(conflict.decision);
    case StandingRole:
        return static_cast<int>(conflict.consensus.agreement);
    case Qt::AccessibleTextRole:
        return saidOf(conflict);
    default:
        return {};
    }
}

ConflictUpdater::ConflictUpdater(ConflictPanel& queue)
    : m_queue(queue)
{}

void ConflictUpdater::note(const Changes& changes, RoundId round)
{
    m_everythingMoved = m_everythingMoved || changes.everything || changes.contents;
    const auto noteAll = [&](const auto& all) {
        for (const auto& change : all) {
            if (change.round == round) {
                m_moved.insert(change.item);
                m_sinceSorted.insert(change.item);
            }
        }
    };
    noteAll(changes.labels);
    noteAll(changes.decisions);
    m_muchMoved = m_muchMoved || m_everythingMoved;
    m_queue.setStale(m_muchMoved ? -1 : static_cast<int>(m_sinceSorted.size()));
}

bool ConflictUpdater::takeOver(const LabelMatrix& labelMatrix, ItemId shown)
{
    const bool shownMoved = m_everythingMoved || m_moved.contains(shown);
    if (m_everythingMoved) {
        m_queue.model().refreshAll(labelMatrix);
    } else if (!m_moved.empty()) {
        m_queue.model().refresh(labelMatrix, std::vector<ItemId>(m_moved.begin(), m_moved.end()));
    }
    if (m_everythingMoved || !m_moved.empty()) {
        m_queue.blocks().refresh(reconcile::blocks(labelMatrix, m_queue.filter().filter()));
        m_queue.sayBlock();
    }
    forget();
    return shownMoved;
}

void ConflictUpdater::forget()
{
    m_moved.clear();
    m_everythingMoved = false;
}

void ConflictUpdater::sort(const LabelMatrix& labelMatrix, ItemId keep)
{
    m_sinceSorted.clear();
    m_muchMoved = false;
    m_queue.setStale(0);
    ConflictModel& model = m_queue.model();
    const reconcile::Filter filter = m_queue.filter().filter();
    m_queue.blocks().reset(labelMatrix, reconcile::blocks(labelMatrix, filter));
    model.reset(labelMatrix, reconcile::conflicts(labelMatrix, filter));
    const int row = model.rowOf(keep);
    m_queue.setCurrentRow(row >= 0 ? row : (model.rowCount() > 0 ? 0 : -1));
}

} // namespace accord::ui
