// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/audit_tab.h"

#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/exchange/audit/audit.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/text/error_text.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/column_model.h"
#include "ui/widgets/list_view.h"
#include "ui/widgets/placeholder.h"

namespace accord::ui {
namespace {

using exchange::AuditCheck;
using exchange::AuditFinding;
using exchange::AuditSeverity;

QString severityText(AuditSeverity severity)
{
    switch (severity) {
    case AuditSeverity::Note:
        return AuditTab::tr("Note");
    case AuditSeverity::Warning:
        return AuditTab::tr("Warning");
    case AuditSeverity::Serious:
        break;
    }
    return AuditTab::tr("Serious");
}

QString checkText(AuditCheck check)
{
    switch (check) {
    case AuditCheck::RepeatedItems:
        return AuditTab::tr("Repeated items");
    case AuditCheck::CopiedLabels:
        return AuditTab::tr("Two people alike");
    case AuditCheck::RepeatedBlock:
        return AuditTab::tr("Repeated block");
    case AuditCheck::CodesOutside:
        return AuditTab::tr("Codes outside of the codebook");
    case AuditCheck::Renumbered:
        return AuditTab::tr("Renumbered code");
    case AuditCheck::NeverUsed:
        return AuditTab::tr("Categories never used");
    case AuditCheck::NeverFinal:
        return AuditTab::tr("Category never agreed on or never final");
    case AuditCheck::FinalIsPlurality:
        return AuditTab::tr("Final labels all as most said");
    case AuditCheck::OrderEffect:
        return AuditTab::tr("Agreement falls from person to person");
    case AuditCheck::Averages:
        return AuditTab::tr("Averages that differ");
    case AuditCheck::ChangedLater:
        return AuditTab::tr("Changed after first labels ended");
    case AuditCheck::TooFast:
        break;
    }
    return AuditTab::tr("Faster than one can read");
}

Columns<AuditFinding> auditColumns()
{
    return {{.heading = AuditTab::tr("Severity"),
             .text = [](const AuditFinding& finding) { return severityText(finding.severity); },
             .warning = [](const AuditFinding& finding) { return finding.severity > AuditSeverity::Note; }},
            {AuditTab::tr("Check"), [](const AuditFinding& finding) { return checkText(finding.check); }},
            {AuditTab::tr("What was found"), [](const AuditFinding& finding) { return messageText(finding.message); }}};
}

} // namespace

AuditTab::AuditTab(const PageContext& context, QWidget* parent)
    : StudyTab(context, QStringLiteral("audit"), tr("Audit"), parent)
    , m_stack(new QStackedWidget(this))
    , m_empty(new Placeholder(this))
    , m_list(new ListView(this))
    , m_model(new ColumnModel<AuditFinding>(this, auditColumns()))
    , m_sentence(new QLabel(this))
    , m_reading(context.session, this)
{
    m_list->setObjectName(QStringLiteral("auditList"));
    m_list->setAccessibleName(tr("Findings"));
    m_list->setModel(m_model);
    m_list->setStretching({2});
    m_sentence->setObjectName(QStringLiteral("auditSentence"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_sentence->setWordWrap(true);
    m_sentence->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid);
    auto* content = new QWidget(this);
    auto* column = theme::layoutIn<QVBoxLayout>(content, theme::Pad::None, 0);
    column->addLayout(inset(m_list), 1);
    column->addWidget(m_sentence);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(content);
    m_stack->setCurrentWidget(content);
    setFocusProxy(m_list);
    connect(m_list, &ListView::chosen, this, &AuditTab::showChosen);
    auto* whole = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None);
    whole->addWidget(m_stack);
}

void AuditTab::say(const QString& icon, const QString& title, const QString& sentence)
{
    m_stack->setCurrentWidget(m_empty);
    m_empty->say(icon, title, sentence);
}

void AuditTab::showChosen()
{
    const AuditFinding* finding = m_model->at(m_list->currentIndex());
    m_sentence->setText(finding != nullptr ? messageText(finding->message)
                                           : tr("A finding is to be looked at, and proves nothing."));
}

void AuditTab::roundChanged()
{
    m_stopped = false;
    if (isVisible()) {
        refresh();
    }
}

void AuditTab::refresh()
{
    const auto shown = session().project().round(round());
    if (shown == nullptr) {
        m_reading.stop();
        say(QStringLiteral("check"), tr("No round yet"), tr("The labels of a round are looked at."));
        return;
    }
    if (shown->blind) {
        m_reading.stop();
        say(QStringLiteral("blind"), tr("This round is blind"),
            tr("Its labels are looked at when the round is closed."));
        return;
    }
    if (m_stopped) {
        return;
    }
    // The first time it may take long, and can be stopped; what follows others' work is not to flicker.
    const QString title =
        m_audited == shown->id ? QString() : tr("Looking at the labels of “%1”").arg(text(shown->name));
    m_reading.read<std::vector<AuditFinding>>(
        [id = shown->id](Project& project, Progress& progress,
                         const std::stop_token& stop) -> Result<std::vector<AuditFinding>> {
            ACCORD_TRY(const exchange::AuditedLabels labels, exchange::readAudited(project, id, Level::Theme, stop));
            return exchange::audit(labels, progress, stop);
        },
        [this, id = shown->id](const Result<std::vector<AuditFinding>>& findings) {
            if (!findings.ok() && findings.error().code == Errc::Cancelled) {
                m_stopped = true;
                say(QStringLiteral("check"), tr("The audit was stopped"),
                    tr("It begins anew when this tab is opened again."));
                return;
            }
            if (!findings.ok()) {
                say(QStringLiteral("warning"), tr("Nothing to show"), errorText(findings.error()));
                return;
            }
            m_audited = id;
            if (findings->empty()) {
                say(QStringLiteral("check"), tr("Nothing was found"),
                    tr("No labels are copied, repeated or outside of the codebook, and nothing else of what is looked "
                       "for is there."));
                return;
            }
            m_stack->setCurrentIndex(1);
            m_model->setRows(*findings);
            showChosen();
        },
        title);
}

} // namespace accord::ui
