// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/bulk/settled_pair_reader.h"

#include <QLocale>
#include <QStringList>

#include "core/project/consensus.h"
#include "core/project/items.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/decision/decision_text.h"
#include "ui/pages/reconcile/queue/block_list.h"
#include "ui/pages/reconcile/votes/voices.h"

namespace accord::ui {
namespace {

constexpr int kAgainMilliseconds = 300;

std::optional<reconcile::BlockKey> blockOfItem(const LabelMatrix& labelMatrix, ItemId item)
{
    const int row = labelMatrix.rowOf(item);
    return row < 0 ? std::nullopt : reconcile::blockOf(labelMatrix, consensusOf(labelMatrix, row));
}

} // namespace

SettledPairReader::SettledPairReader(const PageContext& context, const ReconcileStore& store, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_store(store)
    , m_reading(context.session, this)
{
    m_again.setSingleShot(true);
    m_again.setInterval(kAgainMilliseconds);
    connect(&m_again, &QTimer::timeout, this, &SettledPairReader::read);
    connect(&store, &ReconcileStore::changed, this, [this](const ReconcileState& before) {
        if (item() != before.item) {
            m_read.reset();
            emit changed();
            read();
        }
    });
}

void SettledPairReader::refresh()
{
    if (!m_again.isActive()) {
        m_again.start();
    }
}

void SettledPairReader::read()
{
    const auto state = m_context.session.liveRound();
    const auto pair = state ? blockOfItem(state->labelMatrix, item()) : std::nullopt;
    if (!pair) {
        m_reading.stop();
        return;
    }
    m_reading.readAbout<Read>(
        [this] { return item(); },
        [state, pair = *pair, item = item()](Project& project) -> Result<Read> {
            Read told;
            ACCORD_TRY(told.settled,
                       reconcile::settledPair(project, state->labelMatrix, pair,
                                              [item](const Decision& decision) { return decision.item != item; }));
            std::vector<ItemId> items;
            for (const Decision& decision : told.settled.last) {
                items.push_back(decision.item);
            }
            ACCORD_TRY(told.headings, headingsOf(project, items));
            told.like = reconcile::likeTheLast({state->labelMatrix, project.people()}, told.settled);
            if (told.like) {
                told.rest = static_cast<int>(reconcile::preview(state->labelMatrix, *told.like).decisions.size());
            }
            return told;
        },
        [this](const Result<Read>& told) {
            m_read = told.ok() ? std::optional(*told) : std::nullopt;
            emit changed();
        });
}

QString SettledPairReader::outcomesText(const Taxonomy& taxonomy) const
{
    QStringList parts;
    for (const reconcile::PairOutcome& outcome : m_read->settled.outcomes) {
        parts.append(QStringLiteral("%1 %2").arg(choiceWord(taxonomy, outcome.verdict, outcome.category),
                                                 QLocale().toString(outcome.byPeople + outcome.byOthers)));
    }
    return parts.join(QStringLiteral(" · "));
}

QString SettledPairReader::causesText() const
{
    QStringList parts;
    for (std::size_t cause = 1; cause < m_read->settled.causes.size(); ++cause) {
        if (const int count = m_read->settled.causes[cause]; count > 0) {
            parts.append(QStringLiteral("%1 %2").arg(causeWord(static_cast<Cause>(cause)), QLocale().toString(count)));
        }
    }
    return parts.join(QStringLiteral(" · "));
}

QString SettledPairReader::html() const
{
    const auto state = m_context.session.liveRound();
    if (!m_read || !state) {
        return {};
    }
    const Taxonomy& taxonomy = state->labelMatrix.taxonomy();
    const QString title = blockTitle(taxonomy, m_read->settled.pair);
    if (m_read->settled.decided == 0) {
        return theme::faint(tr("%1: none is decided yet.").arg(title).toHtmlEscaped());
    }
    QStringList lines{
        tr("%1, decided so far: %2")
            .arg(QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped()), outcomesText(taxonomy).toHtmlEscaped())};
    if (const QString causes = causesText(); !causes.isEmpty()) {
        lines.append(theme::faint(tr("Causes: %1").arg(causes).toHtmlEscaped()));
    }
    for (std::size_t i = 0; i < m_read->settled.last.size() && i < m_read->headings.size(); ++i) {
        const DecisionContent& content = m_read->settled.last[i].content;
        const Heading& heading = m_read->headings[i];
        const QString issue = QString::fromStdString(heading.shortName());
        const QString reason = content.reason.empty()
                                   ? theme::faint(tr("no reason given").toHtmlEscaped())
                                   : QStringLiteral("“%1”").arg(QString::fromStdString(content.reason).toHtmlEscaped());
        lines.append(QStringLiteral("<b>%1</b> %2 %3")
                         .arg(choiceWord(taxonomy, content.verdict, content.category).toHtmlEscaped(),
                              theme::faint(issue.toHtmlEscaped()), reason));
    }
    return lines.join(QStringLiteral("<br>"));
}

QString SettledPairReader::offer() const
{
    const auto state = m_context.session.liveRound();
    if (!m_read || !m_read->like || m_read->rest == 0 || !state) {
        return {};
    }
    const QString title = blockTitle(state->labelMatrix.taxonomy(), m_read->settled.pair);
    const reconcile::Rule& rule = *m_read->like;
    if (rule.kind == reconcile::Rule::Kind::Majority) {
        return tr("Decide the Remaining %Ln of %1 by Majority…", nullptr, m_read->rest).arg(title);
    }
    return tr("Decide the Remaining %Ln of %1 as %2…", nullptr, m_read->rest)
        .arg(title, choiceWord(state->labelMatrix.taxonomy(),
                               rule.category.valid() ? Verdict::Category : Verdict::NotForStudy, rule.category));
}

std::optional<reconcile::Rule> SettledPairReader::rule() const
{
    const auto state = m_context.session.liveRound();
    const auto pair = state ? blockOfItem(state->labelMatrix, item()) : std::nullopt;
    if (!pair) {
        return std::nullopt;
    }
    if (m_read && m_read->like) {
        return m_read->like;
    }
    reconcile::Rule rule;
    reconcile::Filter block;
    block.block = *pair;
    reconcile::narrow(rule, {state->labelMatrix, m_context.session.project().people()}, block);
    return rule;
}

} // namespace accord::ui
