// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/codebook/label_counts.h"

#include "ui/support/jobs.h"

#include <utility>

namespace accord::ui {
namespace {

constexpr int kAgainMilliseconds = 1000;

CodebookModel::Counts countsOf(const LabelMatrix& labelMatrix, const std::stop_token& stop)
{
    const Taxonomy& taxonomy = labelMatrix.taxonomy();
    std::vector<int> own(taxonomy.categories().size());
    for (int annotator = 0; annotator < static_cast<int>(labelMatrix.annotators().size()); ++annotator) {
        for (int row = 0; row < labelMatrix.rows() && !stop.stop_requested(); ++row) {
            if (const int category = labelMatrix.cell(row, annotator).category; category >= 0) {
                ++own[static_cast<std::size_t>(category)];
            }
        }
    }
    CodebookModel::Counts counts;
    for (std::size_t i = 0; i < own.size(); ++i) {
        for (const Category* step = &taxonomy.categories()[i]; step != nullptr; step = taxonomy.parentOf(*step)) {
            counts[step->uuid] += own[i];
        }
    }
    return counts;
}

} // namespace

LabelCounts::LabelCounts(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_again.setSingleShot(true);
    m_again.setInterval(kAgainMilliseconds);
    connect(&m_again, &QTimer::timeout, this, &LabelCounts::count);
    connect(&session, &Session::roundChanged, this, [this] {
        if (m_counts.empty() || !m_session.liveRound()) {
            count();
        } else if (!m_again.isActive()) {
            m_again.start();
        }
    });
    count();
}

LabelCounts::~LabelCounts()
{
    m_session.jobs().stop(m_job);
}

void LabelCounts::count()
{
    const auto state = m_session.liveRound();
    m_session.jobs().stop(m_job);
    if (!state) {
        if (!std::exchange(m_counts, {}).empty()) {
            emit changed();
        }
        return;
    }
    const Round* round = m_session.project().round(state->labelMatrix.round());
    const QString name = round == nullptr ? QString() : QString::fromStdString(round->name);
    const auto counts = std::make_shared<CodebookModel::Counts>();
    m_job = m_session.jobs().start(
        QString(),
        [state, counts](Project&, Progress&, const std::stop_token& stop) -> Status {
            *counts = countsOf(state->labelMatrix, stop);
            return {};
        },
        this,
        [this, counts, name](const Status& status) {
            if (status.ok()) {
                m_counts = std::move(*counts);
                m_round = name;
                emit changed();
            }
        },
        true);
}

} // namespace accord::ui
