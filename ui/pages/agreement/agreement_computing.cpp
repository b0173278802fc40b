// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0

// What the page has computed beside the window's thread: the report, and what takes longer than it.
#include <QLabel>
#include <QTimer>

#include "core/agreement/sample_size.h"
#include "core/project/agreement/evidence.h"
#include "core/study/next_hour.h"
#include "ui/pages/agreement/agreement_page.h"
#include "ui/pages/agreement/next_hour_view.h"
#include "ui/pages/agreement/planner.h"
#include "ui/pages/agreement/report_view.h"
#include "ui/pages/agreement/selection_bar.h"
#include "ui/text/error_text.h"

#include <utility>

namespace accord::ui {
namespace {

constexpr int kPatience = 300; ///< milliseconds
constexpr int kStudies = 200;  ///< simulated for each plan
constexpr std::uint64_t kSeed = 20260101;
constexpr agreement::Count kMostSimulated = 20'000; ///< items; larger plans would take too long to try

} // namespace

void AgreementPage::compute()
{
    const auto state = m_context.session.liveRound();
    if (!state) {
        return;
    }
    // Where the codebook changed meanwhile, roundMoved() has seen to it that it is counted again.
    m_report.readAbout<AgreementReport>(
        [this] { return counted(); },
        [state, selection = m_selection->selection(),
         measure = &m_selection->measure()](Project& project) -> Result<AgreementReport> {
            ACCORD_TRY(const auto labels, withOpenCodes(project, {state, &state->labelMatrix}, selection));
            AgreementReport report = makeReport(*labels, selection, *measure, state->given);
            ACCORD_CHECK(addIntra(report, project, *labels));
            ACCORD_CHECK(addCauses(report, project, *labels));
            return report;
        },
        [this, taxonomy = std::make_shared<const Taxonomy>(state->labelMatrix.taxonomy())](
            const Result<AgreementReport>& report) {
            if (report.ok()) {
                m_taxonomy = taxonomy;
                computed(*report);
            } else {
                sayProblem(report.error());
            }
        });
    computePassages();
}

// Beside the report: the texts of all issues that are cited take longer to read than labels to count.
void AgreementPage::computePassages()
{
    m_passages.readAbout<EvidenceAgreement>(
        [this] { return counted().round; },
        [round = counted().round](Project& project, Progress&, const std::stop_token& stop) {
            return evidenceAgreement(project, round, stop);
        },
        [this](const Result<EvidenceAgreement>& found) {
            if (found.ok()) {
                m_view->setPassages(counted().round, *found);
            } else {
                sayProblem(found.error());
            }
        });
}

void AgreementPage::computed(const AgreementReport& report)
{
    m_problemLine->hide();
    m_view->setOutdated(false);
    showContent();
    showReport(report, !std::exchange(m_sorted, true));
    refreshExplanation();
    computeModel();
}

// After the numbers, as it takes longer: they do not wait for it. What came while it was fitted is taken at its end, or
// it would never end while people label.
void AgreementPage::computeModel()
{
    const auto state = m_context.session.liveRound();
    if (!state || m_model.busy()) {
        m_fitAgain = m_model.busy();
        return;
    }
    m_model.readAbout<std::shared_ptr<const LabelModel>>(
        [this] { return counted(); },
        [state, selection = m_view->report().selection, before = m_fitted](
            Project& project, Progress&, const std::stop_token& stop) -> Result<std::shared_ptr<const LabelModel>> {
            ACCORD_TRY(const auto labels, withOpenCodes(project, {state, &state->labelMatrix}, selection));
            return labelModel(*labels, selection, stop, before);
        },
        [this](const Result<std::shared_ptr<const LabelModel>>& model) {
            if (model.ok()) {
                m_fitted = *model;
                m_view->setModel(m_fitted);
            } else {
                sayProblem(model.error());
            }
            if (std::exchange(m_fitAgain, false)) {
                computeModel();
            }
        });
    QTimer::singleShot(kPatience, this, [this] {
        if (m_model.busy()) {
            m_view->setModelLate(); // of the same labels it is there at once, and nothing is to flicker
        }
    });
}

void AgreementPage::computeRounds()
{
    if (!m_context.session.liveRound()) {
        return;
    }
    m_view->setRounds({});
    m_rounds.readAbout<std::vector<RoundValue>>(
        [this] { return counted().round; },
        [selection = m_selection->selection(),
         measure = &m_selection->measure().atLevel()](Project& project, const std::stop_token& stop) {
            return agreementByRound(project, selection, *measure, stop);
        },
        [this](Result<std::vector<RoundValue>> rounds) {
            if (rounds.ok()) {
                m_view->setRounds(std::move(rounds).value());
            } else {
                sayProblem(rounds.error());
            }
        });
}

void AgreementPage::simulate(const agreement::Expectation& expectation,
                             const std::vector<agreement::SampleSizePlan>& plans)
{
    using Simulated = std::vector<agreement::SimulatedPlan>;
    m_simulation.read<Simulated>(
        [expectation, plans](Project&, Progress& progress, const std::stop_token& stop) -> Result<Simulated> {
            Simulated simulated;
            for (const agreement::SampleSizePlan& plan : plans) {
                if (stop.stop_requested()) {
                    break;
                }
                agreement::Expectation with = expectation;
                with.raters = plan.raters;
                simulated.push_back(plan.items > kMostSimulated
                                        ? agreement::SimulatedPlan{}
                                        : agreement::simulate(with, static_cast<int>(plan.items), kStudies, kSeed));
                progress.report("", static_cast<std::int64_t>(simulated.size()), std::ssize(plans));
            }
            return simulated;
        },
        [this](const Result<Simulated>& simulated) {
            if (simulated.ok()) {
                m_view->planner().setSimulated(*simulated);
            }
        },
        tr("Simulating studies"));
}

void AgreementPage::planHour()
{
    if (m_view->empty() || m_view->isOutdated()) {
        return;
    }
    const NextHourView& view = m_view->nextHour();
    m_hour.read<study::NextHour>(
        [round = view.round(), request = view.request()](Project& project, Progress&, const std::stop_token& stop) {
            return study::nextHour(project, round, request, stop);
        },
        [this, round = view.round(), level = view.request().level](const Result<study::NextHour>& hour) {
            NextHourView& shown = m_view->nextHour();
            if (shown.round() != round || shown.request().level != level || !m_taxonomy) {
                return;
            }
            if (hour.ok()) {
                shown.setHour(*hour, *m_taxonomy);
            } else if (hour.error().code != Errc::Cancelled) {
                shown.setProblem(errorText(hour.error()));
            }
        },
        tr("Planning the next hour"));
}

} // namespace accord::ui
