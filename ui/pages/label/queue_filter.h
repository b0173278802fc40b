// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

#include "core/labelling/queue.h"
#include "ui/core/reading.h"
#include "ui/pages/label/queue_model.h"

namespace accord::ui {

/// What the filter box does to the queue: names and titles at every letter; at Enter or after a short pause also the
/// words of bodies and discussions, in the background, a page of hits at a time.
class QueueFilter : public QObject
{
    Q_OBJECT
public:
    QueueFilter(Session& session, QueueModel& model, QObject* parent = nullptr);
    ~QueueFilter() override;

    void setText(const QString& typed); ///< as it is being typed
    /// Only these, in this order, until something is typed or showAll() is called; `about` says what they are.
    void showOnly(std::vector<ItemId> items, const QString& about);
    void showAll();
    [[nodiscard]] bool showsOnly() const { return !m_only.empty(); }
    void searchNow();     ///< without waiting for the pause
    void searchFurther(); ///< the next page of hits, if there is one
    void forget();        ///< the queue was loaded anew

    [[nodiscard]] QString text() const { return m_typed; }
    [[nodiscard]] bool hasFurther() const { return m_next != 0; }

    /// Lets the word index grow in the background until it is complete.
    void buildIndex();

signals:
    void stateChanged(const QString& sentence); ///< what was found, and whether there may be more; empty: no filter

private:
    void indexFurther();
    void applyOnly();
    void step();
    void startSearch(std::int64_t below);
    void takeHits(const labelling::Hits& hits);
    void tell();

    Session& m_session;
    QueueModel& m_model;
    TitleIndex m_titles;
    QTimer m_step;
    QTimer m_pause;
    QString m_typed;
    std::vector<ItemId> m_only; ///< the only entries to show, unless something is typed
    QString m_about;            ///< what they are
    std::size_t m_compared = 0; ///< titles that were compared with what is typed
    int m_inTitles = 0;
    bool m_looked = false; ///< into the texts
    std::int64_t m_next = 0;
    bool m_incomplete = false;
    bool m_indexing = false;
    Reading m_search; ///< in the texts
};

} // namespace accord::ui
