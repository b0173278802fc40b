// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/votes/model_reader.h"

#include <QLocale>
#include <QStringList>

#include "core/project/consensus.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/votes/voices.h"
#include "ui/text/plain_text.h"

#include <utility>

namespace accord::ui {
namespace {

constexpr int kModelAgainMilliseconds = 500;
constexpr int kPatienceMilliseconds = 300; ///< of the same labels the model is there at once, and nothing is to flicker
constexpr double kLeastShown = 0.01;
constexpr std::size_t kMostProbable = 3;
constexpr int kFewRaters = 3;

std::size_t placeOf(Level level)
{
    return static_cast<std::size_t>(level) - 1;
}

} // namespace

ModelReader::ModelReader(const PageContext& context, const ReconcileStore& store, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_store(store)
    , m_reading(context.session, this)
{
    m_again.setSingleShot(true);
    m_again.setInterval(kModelAgainMilliseconds);
    connect(&m_again, &QTimer::timeout, this, [this] {
        if (!m_reading.busy()) { // otherwise it is read to its end first, or it would never be while people label
            read();
        }
    });
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatienceMilliseconds);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_slow = m_reading.busy();
        emit changed();
    });
    connect(&store, &ReconcileStore::changed, this, [this](const ReconcileState& before) {
        if (item() != before.item) {
            itemMoved();
        }
    });
}

void ModelReader::itemMoved()
{
    forgetOther();
    emit changed();
    const std::size_t place = placeOf(level());
    const bool onItsWay = m_reading.busy() && m_reads == place;
    if (m_late.at(place) || (!m_models.at(place) && !onItsWay)) {
        read();
    }
}

void ModelReader::refresh()
{
    forgetOther();
    m_late.fill(true);
    if (!m_again.isActive()) {
        m_again.start();
    }
}

void ModelReader::forgetOther()
{
    const auto state = m_context.session.liveRound();
    const RoundId round = state ? state->labelMatrix.round() : RoundId{};
    if (std::exchange(m_round, round) != round) {
        m_models = {};
        m_reading.stop();
    }
}

// Where the item's labels part; themes otherwise.
Level ModelReader::level() const
{
    const auto state = m_context.session.liveRound();
    const int row = state ? state->labelMatrix.rowOf(item()) : -1;
    return row < 0 ? Level::Theme : consensusOf(state->labelMatrix, row).split.value_or(Level::Theme);
}

void ModelReader::read()
{
    const auto state = m_context.session.liveRound();
    if (!state || !item().valid()) {
        m_reading.stop();
        return;
    }
    Selection selection;
    selection.level = level();
    const std::size_t place = placeOf(selection.level);
    if (m_reading.busy()) {
        m_late.at(m_reads) = true; // given up
    }
    m_reads = place;
    m_late.at(place) = false; // what comes while it is read says so anew
    m_patience.start();
    m_reading.readAbout<Model>(
        [this] { return m_round; },
        [state, selection, before = m_models.at(place)](Project&, Progress&, const std::stop_token& stop) {
            return labelModel(state->labelMatrix, selection, stop, before);
        },
        [this, place](const Result<Model>& model) {
            m_slow = false;
            m_patience.stop();
            if (model.ok()) {
                m_models.at(place) = *model;
                if (m_late.at(place)) {
                    m_again.start();
                }
            } else {
                m_late.at(place) = true;
            }
            emit changed();
        });
}

ModelReader::Model ModelReader::model() const
{
    const Model& found = m_models.at(placeOf(level()));
    return found && found->fitted.defined() ? found : nullptr;
}

QString ModelReader::html() const
{
    const auto state = m_context.session.liveRound();
    const Model found = state ? model() : nullptr;
    if (!found) {
        return {};
    }
    QStringList parts;
    for (const LikelyCategory& likely : found->likely(item(), kLeastShown)) {
        if (static_cast<std::size_t>(parts.size()) < kMostProbable) {
            const QString code =
                likely.code == "-" ? choiceTitle(state->labelMatrix.taxonomy(), -1) : text(likely.code);
            parts.append(
                tr("%1 %2 %", "code and probability").arg(code, QLocale().toString(likely.probability * 100, 'f', 0)));
        }
    }
    if (parts.isEmpty()) {
        return {};
    }
    const QString line = tr("Model: %1").arg(inList(parts)).toHtmlEscaped();
    return m_slow ? theme::faint(line) : line;
}

QString ModelReader::toolTip() const
{
    const Model found = model();
    if (!found) {
        return {};
    }
    QStringList sentences{
        tr("How probable each category is, by the model of Dawid and Skene (1979), which takes into account how well "
           "each person labels. It is of the first labels of the round, and decides nothing."),
        found->fitted.converged() ? tr("It converged after %Ln steps.", nullptr, found->fitted.iterations())
                                  : tr("It has not converged after %Ln steps.", nullptr, found->fitted.iterations())};
    if (found->fitted.raters() < kFewRaters) {
        sentences.append(tr("With fewer than three people it cannot tell whose errors are whose."));
    }
    return inSentences(sentences);
}

} // namespace accord::ui
