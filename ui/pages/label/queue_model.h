// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractListModel>
#include <QCache>
#include <QTimer>

#include "core/labelling/queue.h"
#include "core/model/study.h"
#include "core/model/taxonomy.h"
#include "core/project/project.h"
#include "ui/core/reading.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace accord::ui {

/// "ik_llama.cpp#455"; of a repeat the same, so that nobody labels it differently.
QString queueName(const Heading& heading);

/// Names and titles of a queue, folded for comparing, one after the other in one piece of memory (about 80 bytes an
/// entry). Read when somebody first filters, in steps, so that typing never waits for the file.
class TitleIndex
{
public:
    /// Above this many entries titles are not held; the full-text search finds them.
    static constexpr std::size_t kMost = 200'000;

    explicit TitleIndex(Project& project);

    void clear();
    [[nodiscard]] std::size_t size() const { return m_ends.size(); } ///< entries read so far

    /// Reads a further hundred or so entries. False when it has them all.
    bool fillFurther(const std::vector<labelling::QueueEntry>& entries);

    /// Of the entries [from, size()) those that have every word of `typed`.
    [[nodiscard]] std::vector<std::uint32_t> matches(const std::string& typed, std::size_t from) const;

private:
    [[nodiscard]] std::string_view text(std::size_t index) const;

    Project& m_project;
    std::string m_text;
    std::vector<std::uint32_t> m_ends;
};

/// Which part of a queue is shown; also the order of the tabs.
/// Again is what is to be looked at again; it is there only while there is some.
enum class QueueTab : std::uint8_t { ToDo, Done, Flagged, All, Again };
inline constexpr int kQueueTabs = 5;

/// One person's queue of a round: all entries in memory, and of them the numbers of those in view, so that a tab or a
/// filter is a pass over small values. The headings of rows that are looked at are read in the background, a page of
/// rows at a time. Changes are taken over in place; only showing another part orders rows anew,
/// and "cannot tell", which goes to the end of what is to do.
class QueueModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role : std::uint16_t {
        ItemRole = Qt::UserRole + 1, ///< qint64, ItemId::value
        NameRole,                    ///< queueName(); empty until it is read
        TitleRole,                   ///< the title; empty while the text is missing
        CodeRole,                    ///< code of my label
        VerdictRole,                 ///< int, Verdict
        FlaggedRole,
    };

    explicit QueueModel(Session& session, QObject* parent = nullptr);

    /// Another round or person. The taxonomy is for the codes of labels.
    void load(std::vector<labelling::QueueEntry> entries, std::shared_ptr<const Taxonomy> taxonomy);

    /// The same round as it is now, in place. False when it has other items: load() then.
    bool takeOver(const std::vector<labelling::QueueEntry>& entries);
    void setTaxonomy(std::shared_ptr<const Taxonomy> taxonomy) { m_taxonomy = std::move(taxonomy); }

    void setTab(QueueTab tab);
    [[nodiscard]] QueueTab tab() const { return m_tab; }

    /// Shows only these entries (as indexes into entries()), in this order; nothing shows all again.
    void setMatches(std::optional<std::vector<std::uint32_t>> matches);
    void addMatches(const std::vector<std::uint32_t>& more); ///< at the end, without those that are there

    /// Takes over what holds now for an entry. `moves`: it was this window that did it, so that "cannot tell" goes to
    /// the end of what is to do, or comes back from there. False when the round does not have the item.
    bool update(ItemId item, const LabelContent& content, bool moves);
    void lookedAtAgain(ItemId item); ///< it is not to be looked at again any more

    [[nodiscard]] const std::vector<labelling::QueueEntry>& entries() const { return m_entries; }
    [[nodiscard]] const labelling::QueueEntry* entry(ItemId item) const;
    [[nodiscard]] std::optional<std::uint32_t> indexOfItem(ItemId item) const;
    [[nodiscard]] int count(QueueTab tab) const { return m_counts[static_cast<std::size_t>(tab)]; }
    [[nodiscard]] int matches(QueueTab tab) const; ///< of what is looked for; all of it while nothing is

    [[nodiscard]] int rowOf(ItemId item) const; ///< -1 when it is not in view
    [[nodiscard]] ItemId itemAt(int row) const; ///< none outside

    /// The row to go to after `row` (-1: from the start): the next one that nobody decided, from there around; then
    /// those that could not be told; -1 when nothing else is left to do. In the tab Again: the next one to look at
    /// again.
    [[nodiscard]] int nextToDo(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    /// What is known of an item; no heading: there is no such item.
    struct Known
    {
        std::optional<Heading> heading;
        int turn = 0; ///< m_turn when it was asked for
    };

    [[nodiscard]] const Heading* heading(int row) const; ///< asks for it if it is not there yet, or may be old
    void fetch();
    void take(const std::set<int>& pages, const std::vector<ItemId>& items, int turn, std::vector<Heading> headings);
    [[nodiscard]] static bool belongs(const labelling::QueueEntry& entry, QueueTab tab);
    [[nodiscard]] std::vector<std::uint32_t> chosen() const;
    void rebuild();
    void move(int row);
    void count(const labelling::QueueEntry& entry, int by);

    Reading m_reading;
    QCache<qint64, Known> m_headings; ///< of the rows that were in view lately, by item
    int m_turn = 0;                   ///< headings that were asked for in an earlier one may be old
    mutable std::set<int> m_wanted;   ///< pages of rows that were looked at and whose headings are to be read
    mutable QTimer m_fetchTimer;
    std::shared_ptr<const Taxonomy> m_taxonomy;
    std::vector<labelling::QueueEntry> m_entries;
    std::vector<std::uint32_t> m_byItem; ///< indexes of entries, sorted by item
    std::vector<std::uint32_t> m_visible;
    std::optional<std::vector<std::uint32_t>> m_matches;
    QueueTab m_tab = QueueTab::ToDo;
    std::array<int, kQueueTabs> m_counts{};
};

} // namespace accord::ui
