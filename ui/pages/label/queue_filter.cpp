// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/queue_filter.h"

#include <QElapsedTimer>

#include <memory>

namespace accord::ui {
namespace {

constexpr int kSearchPauseMs = 450;
constexpr int kStepMs = 5;         // of the window's thread, per turn
constexpr int kHits = 200;         // a page of hits
constexpr int kShortestSearch = 2; // characters that are worth a full-text search

} // namespace

QueueFilter::QueueFilter(Session& session, QueueModel& model, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_model(model)
    , m_titles(session.project())
    , m_search(session, this)
{
    m_step.setInterval(0);
    m_pause.setInterval(kSearchPauseMs);
    m_pause.setSingleShot(true);
    connect(&m_step, &QTimer::timeout, this, &QueueFilter::step);
    connect(&m_pause, &QTimer::timeout, this, &QueueFilter::searchNow);
}

QueueFilter::~QueueFilter() = default;

void QueueFilter::setText(const QString& typed)
{
    const QString wanted = typed.simplified();
    if (wanted == m_typed) {
        return;
    }
    m_typed = wanted;
    m_only.clear();
    m_search.stop();
    m_pause.stop();
    m_next = 0;
    m_looked = false;
    m_compared = 0;
    if (m_typed.isEmpty()) {
        m_step.stop();
        m_model.setMatches(std::nullopt);
        tell();
        return;
    }
    auto matches = m_titles.matches(m_typed.toStdString(), 0);
    m_compared = m_titles.size();
    m_inTitles = static_cast<int>(matches.size());
    m_model.setMatches(std::move(matches));
    m_step.start();
    m_pause.start();
    tell();
}

void QueueFilter::showOnly(std::vector<ItemId> items, const QString& about)
{
    setText({});
    m_only = std::move(items);
    m_about = about;
    applyOnly();
}

void QueueFilter::showAll()
{
    m_only.clear();
    m_model.setMatches(std::nullopt);
    tell();
}

// Another round has none of them: then all are shown.
void QueueFilter::applyOnly()
{
    std::vector<std::uint32_t> indexes;
    for (const ItemId item : m_only) {
        if (const auto index = m_model.indexOfItem(item)) {
            indexes.push_back(*index);
        }
    }
    if (indexes.empty()) {
        showAll();
        return;
    }
    m_model.setMatches(std::move(indexes));
    tell();
}

void QueueFilter::step()
{
    QElapsedTimer clock;
    clock.start();
    bool more = true;
    while (more && clock.elapsed() < kStepMs) {
        more = m_titles.fillFurther(m_model.entries());
    }
    const auto matches = m_titles.matches(m_typed.toStdString(), m_compared);
    m_compared = m_titles.size();
    m_inTitles += static_cast<int>(matches.size());
    m_model.addMatches(matches);
    if (!more) {
        m_step.stop();
    }
    tell();
}

void QueueFilter::searchNow()
{
    m_pause.stop();
    if (m_typed.size() >= kShortestSearch && !m_looked && !m_search.busy()) {
        startSearch(0);
    }
}

void QueueFilter::searchFurther()
{
    if (m_next != 0 && !m_search.busy()) {
        startSearch(m_next);
    }
}

void QueueFilter::startSearch(std::int64_t below)
{
    m_search.read<labelling::Hits>(
        [below, round = m_session.round(), typed = m_typed.toStdString()](Project& project) {
            return labelling::search(project, round, typed, kHits, below);
        },
        [this](const Result<labelling::Hits>& hits) {
            if (hits) {
                takeHits(*hits);
            } else {
                emit m_session.failed(hits.error());
            }
        });
    tell();
}

void QueueFilter::takeHits(const labelling::Hits& hits)
{
    std::vector<std::uint32_t> indexes;
    for (const ItemId item : hits.items) {
        if (const auto index = m_model.indexOfItem(item)) {
            indexes.push_back(*index);
        }
    }
    m_looked = true;
    m_next = hits.next;
    m_incomplete = !hits.index.complete();
    m_model.addMatches(indexes);
    tell();
}

void QueueFilter::forget()
{
    m_search.stop();
    m_titles.clear();
    const QString typed = std::exchange(m_typed, QString());
    if (showsOnly()) {
        applyOnly();
    } else {
        setText(typed);
    }
}

void QueueFilter::buildIndex()
{
    const auto state = labelling::indexState(m_session.project());
    if (m_indexing || m_session.project().readOnly() || !state || state->complete()) {
        return;
    }
    m_indexing = true;
    indexFurther();
}

void QueueFilter::indexFurther()
{
    const auto more = std::make_shared<bool>(false);
    m_session.writeAside(
        [more](Project& project) -> Status {
            ACCORD_TRY(*more, labelling::indexFurther(project));
            return {};
        },
        this,
        [this, more](const Status& status) {
            if (status.ok() && *more) {
                indexFurther();
                return;
            }
            m_indexing = false;
            // What was found so far may be less than there is.
            if (m_incomplete && !m_typed.isEmpty() && !m_search.busy()) {
                m_incomplete = false;
                m_looked = false;
                searchNow();
            }
        });
}

void QueueFilter::tell()
{
    if (m_typed.isEmpty()) {
        emit stateChanged(showsOnly() ? m_about : QString());
        return;
    }
    // What is in a title is often in the text as well: one number says how many there are.
    const int found = m_model.matches(QueueTab::All);
    QStringList parts{found == 0 && m_looked ? tr("Nothing found") : tr("%n found", nullptr, found)};
    if (m_inTitles > 0) {
        parts << tr("%n in titles", nullptr, m_inTitles);
    }
    if (m_search.busy()) {
        parts << tr("searching texts…");
    } else if (m_looked) {
        if (m_next != 0) {
            parts << tr("more at the end of the list");
        }
        if (m_incomplete) {
            parts << tr("the index is still being built, there may be more");
        }
    }
    emit stateChanged(parts.join(tr(" · ")));
}

} // namespace accord::ui
