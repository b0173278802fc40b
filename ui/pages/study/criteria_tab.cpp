// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/criteria_tab.h"

#include <QAction>
#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/exchange/sheet.h"
#include "core/report/documents.h"
#include "ui/core/language.h"
#include "ui/core/prompts.h"
#include "ui/core/session.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/pages/study/criteria_report.h"
#include "ui/pages/study/study_tab.h"
#include "ui/pages/study/study_text.h"
#include "ui/text/error_text.h"
#include "ui/text/printing.h"
#include "ui/widgets/placeholder.h"

#include <memory>

namespace accord::ui {
namespace {

constexpr int kDotsPerInch = 150;
constexpr int kMargin = 18; ///< mm

/// The page with its style sheet as Qt's documents read it: colours without transparency.
QString opaque(const QString& html)
{
    static const QRegularExpression kColour(QStringLiteral("#([0-9a-fA-F]{3})[0-9a-fA-F](?![0-9a-fA-F])"));
    const qsizetype end = qMax(qsizetype{0}, html.indexOf(QStringLiteral("</style>")));
    return html.left(end).replace(kColour, QStringLiteral("#\\1")) + html.mid(end);
}

QByteArray pdfOf(const QString& html)
{
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&bytes);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
        writer.setResolution(kDotsPerInch);
        printHtml(opaque(html), writer);
    }
    return bytes.data();
}

} // namespace

Status saveReport(const study::PilotReport& report, const QString& file, messages::Language language,
                  const std::filesystem::path& project, const collect::KeywordSummary& keywords)
{
    const bool markdown = file.endsWith(QStringLiteral(".md"), Qt::CaseInsensitive);
    const std::string written = report::pilotReportText(
        report, {markdown ? report::ReportFormat::Markdown : report::ReportFormat::Html, language}, keywords);
    const bool pdf = file.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive);
    const QByteArray bytes = pdf ? pdfOf(QString::fromStdString(written)) : QByteArray::fromStdString(written);
    ACCORD_TRY(exchange::SafeFile target, exchange::SafeFile::create(file.toStdString(), project));
    target.stream().write(bytes.constData(), bytes.size());
    return target.finish();
}

CriteriaTab::CriteriaTab(const PageContext& context, const StudyActions& actions, QWidget* parent)
    : StudyTab(context, QStringLiteral("gate"), tr("Report and Gate"), parent)
    , m_actions(actions)
    , m_stack(new QStackedWidget(this))
    , m_empty(new Placeholder(this))
    , m_scroll(new QScrollArea(this))
    , m_sheet(new ReportSheet(actions, this))
    , m_reading(context.session, this)
{
    m_scroll->setObjectName(QStringLiteral("reportScroll"));
    m_scroll->setAccessibleName(tr("Report"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidget(m_sheet);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_scroll);
    setFocusProxy(m_scroll);
    auto* whole = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None);
    whole->addWidget(m_stack);
    updateActions();
}

void CriteriaTab::roundChanged()
{
    m_report.reset();
    updateActions();
    if (isVisible()) {
        refresh();
    }
}

void CriteriaTab::say(const QString& icon, const QString& title, const QString& sentence)
{
    m_stack->setCurrentWidget(m_empty);
    m_empty->say(icon, title, sentence);
    m_report.reset();
    updateActions();
}

void CriteriaTab::refresh()
{
    const auto shown = session().project().round(round());
    if (shown == nullptr) {
        m_reading.stop();
        say(QStringLiteral("round"), tr("No round yet"), tr("The report tells of a round in which people labelled."));
        return;
    }
    if (shown->blind) {
        m_reading.stop();
        say(QStringLiteral("blind"), tr("“%1” is blind").arg(text(shown->name)),
            tr("Nobody sees how its labels compare before it is closed."));
        if (m_actions.close->isVisible()) {
            m_empty->offer(m_actions.close);
        }
        return;
    }
    m_reading.read<study::PilotReport>(
        [id = shown->id, pseudonyms = setting(settings::kInitialsOnly)](Project& project, Progress&,
                                                                        const std::stop_token& stop) {
            return study::pilotReport(project, id, pseudonyms, stop);
        },
        [this](Result<study::PilotReport> report) {
            if (!report.ok()) {
                say(QStringLiteral("agreement"), tr("No report yet"), errorText(report.error()));
                return;
            }
            m_report = std::make_shared<const study::PilotReport>(std::move(report).value());
            m_sheet->show(m_report, session().project());
            m_sheet->setMayJudge(m_actions.newRound->isEnabled());
            m_stack->setCurrentWidget(m_scroll);
            updateActions();
        });
}

void CriteriaTab::updateActions()
{
    const bool lead = m_actions.newRound->isVisible() && m_actions.newRound->isEnabled();
    m_actions.go->setEnabled(lead && m_report);
    m_actions.noGo->setEnabled(lead && m_report);
    m_actions.saveReport->setEnabled(m_report != nullptr);
}

void CriteriaTab::judge(GateVerdict verdict)
{
    if (!m_report) {
        return;
    }
    const RoundId id = m_report->round.id; // another report, or none, may be there after the question
    const bool go = verdict == GateVerdict::Go;
    const bool needed = study::needsReason(m_report->result, verdict);
    const QString title = go ? tr("Go") : tr("No-Go");
    const QString label =
        needed ? tr("Why? It goes against the conditions, there are none, or labels were given by another "
                    "version of the codebook: a reason is needed.")
               : tr("Why? The reason is kept with the figures of now.");
    const auto record = [this, title, id, verdict](const QString& reason) {
        write(
            title,
            [id, me = session().me(), verdict, why = reason.simplified().toStdString()](Project& project) -> Status {
                ACCORD_CHECK(study::recordGate(project, id, me, verdict, why));
                return {};
            },
            [this] { refresh(); });
    };
    context().prompts.line(this, title, label, QString(), {this, record});
}

void CriteriaTab::save()
{
    const auto report = m_report; // what was shown when somebody asked for it
    if (!report) {
        return;
    }
    const QString title = tr("Save Report");
    const auto saveAs = [this, title, report](const QString& file) {
        session().jobs().start(
            title, Jobs::Access::Read,
            [report, file, language = language::words().language()](Project& project, Progress&,
                                                                    const std::stop_token&) -> Status {
                ACCORD_TRY(const collect::KeywordSummary keywords, collect::keywordSummary(project));
                return saveReport(*report, file, language, project.file(), keywords);
            },
            this,
            [this, title](const Status& saved) {
                if (!saved.ok()) {
                    context().prompts.tell(this, title, errorText(saved.error()));
                }
            });
    };
    context().prompts.saveFile(this, title, tr("Report of %1.html").arg(text(report->round.name)),
                               tr("Web page (*.html);;Markdown (*.md);;PDF (*.pdf)"), {this, saveAs});
}

} // namespace accord::ui
