// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/agreement/agreement_page.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolTip>
#include <QVBoxLayout>

#include "core/exchange/rating_matrix.h"
#include "core/study/rounds.h"
#include "ui/core/actions.h"
#include "ui/core/prompts.h"
#include "ui/core/rights.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/pages/agreement/explain_dialog.h"
#include "ui/pages/agreement/next_hour_view.h"
#include "ui/pages/agreement/planner.h"
#include "ui/pages/agreement/report_view.h"
#include "ui/pages/agreement/selection_bar.h"
#include "ui/pages/agreement/wording.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/placeholder.h"

#include <utility>

namespace accord::ui {
namespace {

constexpr int kAgainMilliseconds = 1000;

ExplainedNumber explained(const LabelMatrix& labelMatrix, const Selection& selection, const agreement::Measure& measure,
                          const QString& where)
{
    const Ratings ratings = ratingsFor(labelMatrix, selection, measure);
    ExplainedNumber number{accord::explain(labelMatrix.taxonomy(), ratings, measure), where, {}};
    for (const int category : ratings.categories) {
        number.categories.push_back(categoryCode(labelMatrix.taxonomy(), category, ratings.openCodeTexts) +
                                    QLatin1Char(' ') +
                                    categoryName(labelMatrix.taxonomy(), category, ratings.openCodeTexts));
    }
    return number;
}

} // namespace

constinit const PageEntry kAgreementPage{"agreement", QT_TRANSLATE_NOOP("accord::ui::Page", "Agreement"), "agreement",
                                         "agreement", createPage<AgreementPage>};

AgreementPage::AgreementPage(const PageContext& context, QWidget* parent)
    : Page(kAgreementPage, parent)
    , m_context(context)
    , m_stack(new QStackedWidget(this))
    , m_notice(new Placeholder(this))
    , m_report(context.session, this)
    , m_rounds(context.session, this)
    , m_passages(context.session, this)
    , m_issues(context.session, this)
    , m_explained(context.session, this)
    , m_simulation(context.session, this)
    , m_hour(context.session, this)
    , m_model(context.session, this)
{
    m_stack->addWidget(m_notice);
    m_stack->addWidget(makeContent());
    auto* layout = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None);
    layout->addWidget(m_stack);
    m_again.setSingleShot(true);
    m_again.setInterval(kAgainMilliseconds);
    connect(&m_again, &QTimer::timeout, this, [this] {
        // A large round may take longer than the labels leave time: it is not begun anew each time.
        if (m_report.busy() || m_passages.busy()) {
            m_again.start();
        } else {
            compute();
        }
    });
    connect(&m_context.session, &Session::roundChanged, this, &AgreementPage::roundMoved);
    connect(&m_context.session, &Session::currentRoundChanged, this, [this] {
        fillRounds();
        roundMoved();
    });
    connect(&m_context.session, &Session::contentsChanged, this, [this] {
        fillRounds();
        roundMoved();
        computeRounds();
    });
    connect(&m_context.session, &Session::meChanged, this, [this] {
        if (!m_view->empty()) {
            showReport(AgreementReport(m_view->report()), false); // others may do other things about it
        }
    });
    connect(&settingsNews(), &SettingsNews::changed, this, [this](const QString& key) {
        if (key == QLatin1String(settings::kInitialsOnly.key)) {
            const auto state = m_context.session.liveRound();
            if (state && m_filled.valid()) {
                m_selection->setRound(state->labelMatrix, shownPeople());
            }
            selectionChanged();
        }
    });
    connectContent();
    addActions();
    fillRounds();
    sayWhyEmpty();
}

QWidget* AgreementPage::makeContent()
{
    auto* content = new QWidget(this);
    m_selection = new SelectionBar(this);
    m_scroll = new QScrollArea(content);
    m_scroll->setObjectName(QStringLiteral("agreementScroll"));
    m_scroll->setAccessibleName(title());
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_view = new ReportView(m_context.prompts, content);
    m_scroll->setWidget(m_view);
    auto* layout = theme::layoutIn<QVBoxLayout>(content, theme::Pad::None, 0);
    layout->addWidget(m_selection);
    layout->addWidget(makeProblem(content));
    layout->addWidget(m_scroll, 1);
    return content;
}

QWidget* AgreementPage::makeProblem(QWidget* parent)
{
    m_problemLine = new QWidget(parent);
    m_problemLine->setObjectName(QStringLiteral("agreementProblem"));
    auto* icon =
        new IconView(theme::icon(QStringLiteral("warning"), theme::warning()), 2 * theme::kGrid, m_problemLine);
    m_problem = new QLabel(m_problemLine);
    m_problem->setObjectName(QStringLiteral("agreementProblemText"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    auto* again = new QPushButton(tr("Try Again"), m_problemLine);
    connect(again, &QPushButton::clicked, this, &AgreementPage::selectionChanged);
    auto* across = theme::layoutIn<QHBoxLayout>(m_problemLine, theme::Pad::Bar, theme::kGrid);
    across->addWidget(icon);
    across->addWidget(m_problem, 1);
    across->addWidget(again);
    m_problemLine->hide();
    return m_problemLine;
}

void AgreementPage::connectContent()
{
    connect(m_selection, &SelectionBar::changed, this, &AgreementPage::selectionChanged);
    connect(m_selection, &SelectionBar::roundChosen, &m_context.session, &Session::setRound);
    connect(m_view, &ReportView::behindWanted, this, &AgreementPage::showIssues);
    connect(m_view, &ReportView::itemsWanted, this, [this](const std::vector<ItemId>& items, PersonId person) {
        if (!m_view->isOutdated()) {
            showConflicts(items, tr("%1 against themselves").arg(nameOf(shownPeople(), person)));
        }
    });
    connect(m_view, &ReportView::conflictsWanted, this, [this](const std::vector<ItemId>& items, const QString& about) {
        if (!m_view->isOutdated()) {
            showConflicts(items, about);
        }
    });
    connect(m_view, &ReportView::stepWanted, this, &AgreementPage::takeStep);
    connect(m_view, &ReportView::explainWanted, this, &AgreementPage::explain);
    connect(m_view, &ReportView::roundWanted, &m_context.session, &Session::setRound);
    connect(&m_view->planner(), &Planner::simulationWanted, this, &AgreementPage::simulate);
    connect(&m_view->nextHour(), &NextHourView::hourWanted, this, &AgreementPage::planHour);
}

void AgreementPage::addActions()
{
    const auto copy = [this] {
        if (!m_view->empty() && m_stack->currentIndex() == 1) {
            QGuiApplication::clipboard()->setText(m_view->allTables());
        }
    };
    ActionTable table(m_context.actions, this, id());
    m_view->followExplain(
        table.make("agreement.explain", tr("Explain This Number"), Qt::Key_E, {}, [this] { explain(); }));
    table.make("agreement.sort", tr("Sort Again"), Qt::Key_F5, {}, [this] { selectionChanged(); });
    table.make("agreement.copy", tr("Copy All Tables"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, {}, copy);
    table.make("agreement.matrix", tr("Save Rating Matrix…"), {}, {}, [this] { saveMatrix(); });
}

void AgreementPage::showContent()
{
    m_stack->setCurrentIndex(1);
    // The keys of the page work only while the keyboard is on something in it.
    QWidget* focus = focusWidget();
    // Qt gave it to the first choice when the page before was hidden: there a key of scrolling chooses another level.
    const bool given = std::exchange(m_arriving, false) && focus != nullptr && m_selection->isAncestorOf(focus);
    if (isVisible() && (given || focus == nullptr || !focus->hasFocus()) && !m_explain) {
        // Who comes back from the issues of a number goes on where they left.
        const bool within = !given && focus != nullptr && m_stack->currentWidget()->isAncestorOf(focus);
        (within ? focus : m_scroll)->setFocus(Qt::OtherFocusReason);
    }
}

void AgreementPage::enter()
{
    m_arriving = true;
    m_context.session.wantRound();
    roundMoved();
    if (m_stack->currentIndex() == 1) {
        showContent();
    }
}

void AgreementPage::fillRounds()
{
    m_selection->setRounds(m_context.session.project().rounds(), m_context.session.round());
}

void AgreementPage::sayWhyEmpty(const QString& why)
{
    const Session& session = m_context.session;
    m_stack->setCurrentWidget(m_notice);
    if (!session.round().valid()) {
        m_notice->say(
            QStringLiteral("round"), tr("No round yet"),
            tr("Agreement is measured on a round in which several people label the same issues. Import labels, "
               "or start a round."));
        m_notice->offer(m_context.actions.action(QStringLiteral("file.importLabels")));
    } else if (session.roundIsBlind()) {
        m_notice->say(
            QStringLiteral("blind"), tr("This round is blind"),
            tr("Nobody sees how the labels compare before the round is over. When everybody is done, a lead lifts the "
               "blind; that cannot be taken back.") +
                QLatin1Char(' ') + denialText(session, Action::LiftBlind, session.round()));
        m_notice->offer(m_context.actions.action(QStringLiteral("study.liftBlind")), false);
    } else if (!why.isEmpty()) {
        m_notice->say(QStringLiteral("agreement"), tr("Nothing to compare yet"), why);
    } else {
        m_notice->say(QStringLiteral("agreement"), tr("Reading the round"), tr("The labels are being counted."));
    }
}

// The round is there, is another one, or moved.
void AgreementPage::roundMoved()
{
    const auto state = m_context.session.liveRound();
    if (!state) {
        m_filled = RoundId{};
        m_sorted = false;
        if (m_explain) {
            m_explain->close();
        }
        sayWhyEmpty();
        return;
    }
    const LabelMatrix& labelMatrix = state->labelMatrix;
    if (labelMatrix.annotators().size() < 2) {
        sayWhyEmpty(tr("Only one person has labelled in this round so far, or nobody. Numbers come with the second."));
        return;
    }
    if (m_filled != labelMatrix.round() || m_people != labelMatrix.annotators().size() ||
        m_items != labelMatrix.items().size()) { // an item that is new may be the first repeat
        m_filled = labelMatrix.round();
        m_people = labelMatrix.annotators().size();
        m_items = labelMatrix.items().size();
        // And by that selectionChanged().
        m_selection->setRound(labelMatrix, shownPeople());
        return;
    }
    if (!isOfReport(labelMatrix)) {
        m_sorted = false;
        m_view->setOutdated(!m_view->empty()); // its categories may be those of another codebook
        m_model.stop();
    } else if (m_sorted && isWholeRound(m_view->report().selection)) {
        AgreementReport report = m_view->report();
        followLive(report, state->levels);
        report.given = state->given;
        countOtherwise(report, labelMatrix);
        showReport(report, false);
    }
    if (!m_again.isActive()) {
        m_again.start();
    }
}

void AgreementPage::selectionChanged()
{
    m_sorted = false;
    // Until the numbers of this selection are there, those of the last one are not taken for them.
    m_view->setOutdated(!m_view->empty());
    if (m_explain) {
        m_explain->setOutdated();
    }
    m_model.stop();
    m_fitAgain = false;
    m_fitted.reset();
    m_view->setModel(nullptr);
    compute();
    computeRounds();
}

AgreementPage::Counted AgreementPage::counted() const
{
    const auto state = m_context.session.liveRound();
    return state ? Counted{state->labelMatrix.round(), state->labelMatrix.taxonomy().categories()} : Counted{};
}

// Whether the numbers on the screen are of this round, in the categories that it has now.
bool AgreementPage::isOfReport(const LabelMatrix& labelMatrix) const
{
    return m_taxonomy && m_view->report().round == labelMatrix.round() &&
           m_taxonomy->categories() == labelMatrix.taxonomy().categories();
}

// In place of the numbers: what is shown belongs to an earlier selection, or to labels that have moved since.
void AgreementPage::sayProblem(const Error& error)
{
    if (error.code == Errc::Cancelled) {
        return;
    }
    const QString why = errorText(error);
    if (m_view->empty()) {
        m_stack->setCurrentWidget(m_notice);
        m_notice->say(QStringLiteral("warning"), tr("The numbers cannot be computed"), why);
        m_notice->offer(m_context.actions.action(QStringLiteral("agreement.sort")));
        return;
    }
    m_problem->setText(m_sorted ? tr("The numbers below may be older than the labels. %1").arg(why)
                                : tr("The numbers of this selection cannot be computed. Those below are of what stood "
                                     "here before: %1. %2")
                                      .arg(whereText().section(QLatin1Char('\n'), 0, 0), why));
    m_problemLine->show();
    if (m_explain) {
        m_explain->setProblem(why);
    }
}

// `sort`: lists come in a new order; otherwise their numbers move where they stand.
void AgreementPage::showReport(const AgreementReport& report, bool sort)
{
    const Project& project = m_context.session.project();
    m_view->setReport(report, {m_taxonomy, shownPeople(), project.rounds(), alarmRights()}, sort);
    m_view->setWhere(whereText());
    m_view->showNextHour(isPermitted(m_context.session, Action::Assign));
    if (const auto round = project.round(report.round); round != nullptr) {
        const std::size_t people = study::labellersOf(project, *round).size();
        m_view->nextHour().setRound(report.round, report.selection.level, static_cast<int>(people));
    }
}

// Everybody by their names, or by their pseudonyms where nobody is to see who is who.
std::vector<Person> AgreementPage::shownPeople() const
{
    std::vector<Person> people = m_context.session.project().people().copy();
    if (setting(settings::kInitialsOnly)) {
        for (Person& person : people) {
            person.name = person.pseudonym;
            person.initials = person.pseudonym;
        }
    }
    return people;
}

void AgreementPage::showIssues(const Behind& behind)
{
    const auto state = m_context.session.liveRound();
    if (!state || m_view->isOutdated() || !isOfReport(state->labelMatrix)) {
        return;
    }
    const Selection selection = m_view->report().selection;
    const QString about = behindText(
        state->labelMatrix.taxonomy(), selection, behind,
        [people = shownPeople()](PersonId person) { return nameOf(people, person); }, m_view->report().openCodes);
    m_issues.readAbout<std::vector<ItemId>>(
        [this] { return counted(); },
        [state, selection, behind](Project& project) -> Result<std::vector<ItemId>> {
            ACCORD_TRY(const auto labels, withOpenCodes(project, {state, &state->labelMatrix}, selection));
            return itemsBehind(*labels, selection, behind);
        },
        [this, about](const Result<std::vector<ItemId>>& items) {
            if (!items.ok()) {
                sayProblem(items.error());
                return;
            }
            if (items->empty()) {
                const QWidget* focus = QApplication::focusWidget() == nullptr ? this : QApplication::focusWidget();
                QToolTip::showText(focus->mapToGlobal(focus->rect().center()), tr("No issue: %1").arg(about));
                return;
            }
            showConflicts(*items, about);
        });
}

void AgreementPage::showConflicts(const std::vector<ItemId>& items, const QString& about)
{
    ConflictsTarget target;
    target.items = items;
    target.about = about;
    emit wanted(target);
}

AlarmRights AgreementPage::alarmRights() const
{
    const Session& session = m_context.session;
    const bool somebody = session.me().valid();
    return {somebody && isPermitted(session, Action::EditCodebook), somebody && isPermitted(session, Action::Propose)};
}

void AgreementPage::takeStep(const AlarmStep& step)
{
    const auto category = [this](int index) -> const Category& {
        return m_taxonomy->categories()[static_cast<std::size_t>(index)];
    };
    if (step.what == AlarmStep::What::Propose) {
        emit wanted(ChangeTarget{category(step.category).id});
        return;
    }
    TaxonomyTarget target;
    target.category = category(step.category).uuid;
    target.begin = TaxonomyTarget::Begin::Redefine;
    if (step.what == AlarmStep::What::Merge) {
        target.begin = TaxonomyTarget::Begin::Merge;
        target.into = category(step.other).uuid;
    }
    emit wanted(target);
}

void AgreementPage::explain()
{
    if (m_view->empty() || m_stack->currentIndex() != 1) {
        return;
    }
    if (!m_explain) {
        m_explain = new ExplainDialog(this);
        m_explain->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_explain, &ExplainDialog::matrixWanted, this, &AgreementPage::saveMatrix);
    }
    m_explain->show();
    m_explain->raise();
    m_explain->activateWindow();
    refreshExplanation();
}

QString AgreementPage::whereText() const
{
    const AgreementReport& report = m_view->report();
    const auto round = m_context.session.project().round(report.round);
    QStringList parts{tr("Round %1").arg(round == nullptr ? QString() : QString::fromStdString(round->name))};
    parts.append(report.measure->isForAllLevels() ? tr("all levels")
                                                  : tr("level: %1").arg(levelName(report.selection.level).toLower()));
    parts.append(report.selection.repository.empty() ? tr("all repositories")
                                                     : QString::fromStdString(report.selection.repository));
    if (const Category* type = m_taxonomy ? m_taxonomy->find(report.selection.finalType) : nullptr; type != nullptr) {
        parts.append(tr("decided as %1").arg(QString::fromStdString(type->code)));
    }
    if (report.selection.repeats != Repeats::AsTheyCame) {
        parts.append(report.selection.repeats == Repeats::Count ? tr("repeats count") : tr("repeats left out"));
    }
    if (report.selection.openCodes) {
        parts.append(tr("open codes counted as categories"));
    }
    QStringList names;
    const std::vector<Person> people = shownPeople();
    for (const PersonId person : report.annotators) {
        names.append(nameOf(people, person));
    }
    const QString all = inList(names);
    return parts.join(QStringLiteral(" · ")) + QLatin1Char('\n') +
           (report.selection.annotators.empty()
                ? all
                : tr("%1 of %2 annotators: %3")
                      .arg(QString::number(names.size()), QString::number(report.annotatorsOfRound), all));
}

void AgreementPage::refreshExplanation()
{
    const auto state = m_context.session.liveRound();
    if (!m_explain || !state || m_view->empty()) {
        return;
    }
    if (m_view->isOutdated()) {
        m_explain->setOutdated();
        if (!m_problemLine->isHidden()) {
            m_explain->setProblem(m_problem->text());
        }
        return; // computed() comes back here
    }
    m_explained.readAbout<ExplainedNumber>(
        [this] { return counted(); },
        [state, selection = m_view->report().selection, measure = m_view->report().measure,
         where = whereText()](Project& project) -> Result<ExplainedNumber> {
            ACCORD_TRY(const auto labels, withOpenCodes(project, {state, &state->labelMatrix}, selection));
            return explained(*labels, selection, *measure, where);
        },
        [this](Result<ExplainedNumber> number) {
            if (m_explain && number.ok()) {
                m_explain->setNumber(std::move(number).value());
            } else if (m_explain && number.error().code != Errc::Cancelled) {
                m_explain->setProblem(errorText(number.error()));
            }
        });
}

void AgreementPage::saveMatrix()
{
    if (m_view->empty() || m_view->isOutdated() || m_stack->currentIndex() != 1) {
        return;
    }
    const AgreementReport& report = m_view->report();
    exchange::MatrixPlan plan;
    plan.round = report.round;
    plan.selection = report.selection;
    plan.wholePath = report.measure->isForAllLevels();
    plan.pseudonyms = setting(settings::kInitialsOnly);
    QWidget* above = m_explain ? static_cast<QWidget*>(m_explain) : this;
    m_context.prompts.saveFile(above, tr("Save Rating Matrix"), QStringLiteral("ratings.csv"), tr("CSV files (*.csv)"),
                               {this, [this, plan](const QString& file) { writeMatrix(plan, file); }});
}

void AgreementPage::writeMatrix(const exchange::MatrixPlan& plan, const QString& file)
{
    m_context.session.jobs().start(
        tr("Saving the rating matrix"), Jobs::Access::Read,
        [plan, file](Project& project, Progress&, const std::stop_token&) -> Status {
            const auto saved = exchange::exportMatrix(project, plan, file.toStdString());
            return saved.ok() ? Status() : Status(saved.error());
        },
        this,
        [this](const Status& status) {
            if (!status.ok()) {
                m_context.prompts.tell(this, tr("Not Saved"), errorText(status.error()));
            }
        });
}

} // namespace accord::ui
