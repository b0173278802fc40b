// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/report/scope_box.h"

#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

#include "core/reconcile/meetings.h"
#include "ui/support/session.h"

#include <algorithm>

namespace accord::ui {

ScopeBox::ScopeBox(Session& session, QWidget* parent)
    : QComboBox(parent)
    , m_round(session.round())
{
    setObjectName(QStringLiteral("scope"));
    setAccessibleName(tr("Meeting"));
    if (const Round* round = session.project().round(m_round)) {
        m_roundName = QString::fromStdString(round->name);
    }
    addItem(tr("The whole round %1").arg(m_roundName));
    if (auto meetings = reconcile::meetings(session.project(), m_round); meetings.ok()) {
        m_meetings = std::move(*meetings);
    }
    std::ranges::reverse(m_meetings);
    for (const Meeting& meeting : m_meetings) {
        const QDateTime began = QDateTime::fromString(QString::fromStdString(meeting.startedAt), Qt::ISODateWithMs);
        addItem(tr("%1 (%2)").arg(QString::fromStdString(meeting.content.name),
                                  QLocale().toString(began.toLocalTime(), QLocale::ShortFormat)));
    }
    setCurrentIndex(m_meetings.empty() ? 0 : 1);
}

reconcile::Scope ScopeBox::scope() const
{
    reconcile::Scope scope{m_round, std::nullopt, {}, {}};
    if (const int place = currentIndex() - 1; place >= 0 && static_cast<std::size_t>(place) < m_meetings.size()) {
        scope.meeting = m_meetings[static_cast<std::size_t>(place)];
    }
    return scope;
}

QString ScopeBox::proposal() const
{
    const reconcile::Scope chosen = scope();
    QString name = chosen.meeting ? QString::fromStdString(chosen.meeting->content.name) : m_roundName;
    name.replace(QRegularExpression(QStringLiteral("[^\\w-]+"), QRegularExpression::UseUnicodePropertiesOption),
                 QStringLiteral("-"));
    return tr("minutes-%1").arg(name.toLower());
}

} // namespace accord::ui
