// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/agreement/agreement_page.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QKeySequence>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>

#include "ui/agreement/charts/bar_list.h"
#include "ui/agreement/charts/matrix_view.h"
#include "ui/agreement/panels/headline.h"
#include "ui/agreement/panels/level_grid.h"
#include "ui/agreement/panels/section.h"
#include "ui/agreement/panels/selection_bar.h"
#include "ui/agreement/report/coefficients.h"
#include "ui/agreement/report/figures.h"
#include "ui/agreement/report/tables.h"
#include "ui/agreement/report/wording.h"
#include "ui/support/actions.h"
#include "ui/support/jobs.h"
#include "ui/support/look.h"
#include "ui/widgets/empty_state.h"

#include <algorithm>
#include <memory>

namespace accord::ui {
namespace {

constexpr int kAgainMilliseconds = 1000;
constexpr int kMostConfused = 8;
constexpr int kTwoColumns = 110 * look::kGrid; ///< narrower than this there is one column

QVBoxLayout* column(QBoxLayout* columns)
{
    auto* layout = new QVBoxLayout;
    layout->setSpacing(3 * look::kGrid);
    columns->addLayout(layout, 1);
    return layout;
}

} // namespace

AgreementPage::AgreementPage(const PageContext& context, QWidget* parent)
    : Page(parent)
    , m_context(context)
    , m_stack(new QStackedWidget(this))
    , m_notice(new EmptyState(this))
{
    m_stack->addWidget(m_notice);
    m_stack->addWidget(makeContent());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    m_again.setSingleShot(true);
    m_again.setInterval(kAgainMilliseconds);
    connect(&m_again, &QTimer::timeout, this, &AgreementPage::compute);
    connect(m_selection, &SelectionBar::changed, this, &AgreementPage::selectionChanged);
    connect(&m_context.session, &Session::roundChanged, this, &AgreementPage::roundMoved);
    connect(&m_context.session, &Session::currentRoundChanged, this, &AgreementPage::roundMoved);
    connect(&m_context.session, &Session::contentsChanged, this, &AgreementPage::roundMoved);
    connectCharts();
    addActions();
    sayWhyEmpty();
}

AgreementPage::~AgreementPage()
{
    m_context.session.jobs().stop(m_job);
}

QWidget* AgreementPage::makeContent()
{
    auto* content = new QWidget(this);
    m_selection = new SelectionBar(content);
    m_scroll = new QScrollArea(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    auto* body = new QWidget;
    body->setAutoFillBackground(true);
    body->setBackgroundRole(QPalette::Base);
    makeSections(body);
    m_scroll->setWidget(body);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_selection);
    layout->addWidget(m_scroll, 1);
    return content;
}

void AgreementPage::makeSections(QWidget* body)
{
    Prompts& prompts = m_context.prompts;
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, body);
    m_columns->setContentsMargins(2 * look::kGrid, 2 * look::kGrid, 2 * look::kGrid, 2 * look::kGrid);
    m_columns->setSpacing(4 * look::kGrid);
    const auto section = [&](QBoxLayout* in, const QString& title, QWidget* content, auto&& table) {
        auto* made = new Section(prompts, title, content, body);
        made->setTable(table);
        in->addWidget(made);
        m_sections.append(made);
        return made;
    };
    QVBoxLayout* left = column(m_columns);
    m_headline = new Headline(body);
    left->addWidget(m_headline);
    m_categories = new BarList(body);
    m_categories->setObjectName(QStringLiteral("categoryBars"));
    m_categorySection = section(left, tr("Categories, worst first"), m_categories,
                                [this] { return categoryTable(m_report, *m_taxonomy); });
    m_unused = new QLabel(body);
    m_unused->setWordWrap(true);
    m_unused->setForegroundRole(QPalette::PlaceholderText);
    left->addWidget(m_unused);
    m_finals = new BarList(body);
    m_finals->setObjectName(QStringLiteral("finalBars"));
    m_finalSection = section(left, tr("Each annotator against the final label"), m_finals,
                             [this] { return finalTable(m_report, people()); });
    left->addStretch();

    QVBoxLayout* right = column(m_columns);
    m_levels = new LevelGrid(body);
    section(right, tr("Levels side by side"), m_levels, [this] { return levelTable(m_report); });
    m_pairs = new MatrixView(body);
    m_pairs->setObjectName(QStringLiteral("pairs"));
    m_pairSection =
        section(right, tr("Pairs of annotators"), m_pairs, [this] { return pairTable(m_report, people()); });
    m_confused = new BarList(body);
    m_confused->setObjectName(QStringLiteral("confusedBars"));
    m_confused->setNameShare(80);
    m_confused->setToLargest(true);
    section(right, tr("Most often taken for each other"), m_confused, [this] {
        return confusionTable(m_report, *m_taxonomy);
    })->setHint(tr("Share of all disagreements between two labels. A click opens the conflicts."));
    m_confusion = new MatrixView(body);
    m_confusion->setObjectName(QStringLiteral("confusion"));
    section(right, tr("Confusion matrix"), m_confusion, [this] { return confusionTable(m_report, *m_taxonomy); })
        ->setHint(tr("Pairs of labels on the same item, one in the row and one in the column. The diagonal agrees. A "
                     "click opens the conflicts."));
    right->addStretch();
}

void AgreementPage::connectCharts()
{
    connect(m_pairs, &MatrixView::activated, this, &AgreementPage::wantPair);
    connect(m_confusion, &MatrixView::activated, this, [this](int row, int column) {
        const std::vector<int> used = usedCategories(m_report);
        const auto category = [&](int at) {
            return m_report.categories[static_cast<std::size_t>(used[static_cast<std::size_t>(at)])];
        };
        wantCategories(category(column), row == column ? -1 : category(row));
    });
    connect(m_confused, &BarList::activated, this, [this](int key) {
        const auto [one, other] = confusedCategories(key);
        wantCategories(one, other);
    });
    connect(m_categories, &BarList::activated, this, [this](int category) { wantCategories(category, -1); });
}

void AgreementPage::addActions()
{
    const QString place = QStringLiteral("agreement");
    QAction* copy = m_context.actions.add(QStringLiteral("agreement.copy"), tr("Copy All Tables"),
                                          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), this, place, place);
    connect(copy, &QAction::triggered, this, &AgreementPage::copyAll);
}

void AgreementPage::copyAll()
{
    if (!m_taxonomy) {
        return;
    }
    QStringList parts;
    const std::vector<Person> everybody = people();
    for (const TextTable& table :
         {levelTable(m_report), categoryTable(m_report, *m_taxonomy), pairTable(m_report, everybody),
          confusionTable(m_report, *m_taxonomy), finalTable(m_report, everybody)}) {
        parts.append(table.title + QLatin1Char('\n') + toTsv(table));
    }
    QGuiApplication::clipboard()->setText(parts.join(QLatin1Char('\n')));
}

void AgreementPage::showContent()
{
    m_stack->setCurrentIndex(1);
    // The keys of the page work only while the keyboard is on something in it.
    const QWidget* focus = focusWidget();
    if (isVisible() && (focus == nullptr || !focus->hasFocus())) {
        m_scroll->setFocus(Qt::OtherFocusReason);
    }
}

void AgreementPage::enter()
{
    m_context.session.wantRound();
    roundMoved();
    if (m_stack->currentIndex() == 1) {
        showContent();
    }
}

void AgreementPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    m_columns->setDirection(width() < kTwoColumns ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void AgreementPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_taxonomy) {
        showReport(false);
    }
}

std::vector<Person> AgreementPage::people() const
{
    return m_context.session.project().people();
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
            tr("Nobody sees how the labels compare before the round is over. When everybody is done, lift the "
               "blind; that cannot be taken back."));
        m_notice->offer(m_context.actions.action(QStringLiteral("study.liftBlind")));
    } else if (!why.isEmpty()) {
        m_notice->say(QStringLiteral("agreement"), tr("Nothing to compare yet"), why);
    } else {
        m_notice->say(QStringLiteral("agreement"), tr("Reading the round"), tr("The labels are being counted."));
    }
}

// The round is there, is another one, or moved.
void AgreementPage::roundMoved()
{
    const auto state = m_context.session.roundState();
    if (!state) {
        m_filled = RoundId{};
        sayWhyEmpty();
        return;
    }
    const Board& board = state->board;
    if (board.annotators().size() < 2) {
        sayWhyEmpty(tr("Only one person has labelled in this round so far, or nobody. Numbers come with the second."));
        return;
    }
    if (m_filled != board.round() || m_people != board.annotators().size()) {
        m_filled = board.round();
        m_people = board.annotators().size();
        m_selection->setRound(board, people()); // and by that selectionChanged()
        return;
    }
    if (m_sorted && isWholeRound(m_report.selection)) {
        followLive(m_report, state->levels);
        showReport(false);
    }
    if (!m_again.isActive()) {
        m_again.start();
    }
}

void AgreementPage::selectionChanged()
{
    m_sorted = false;
    compute();
}

void AgreementPage::compute()
{
    const auto state = m_context.session.roundState();
    if (!state) {
        return;
    }
    Jobs& jobs = m_context.session.jobs();
    jobs.stop(m_job);
    const auto report = std::make_shared<AgreementReport>();
    const auto number = std::make_shared<int>(0);
    const auto work = [state, report, selection = m_selection->selection(), coefficient = m_selection->coefficient()](
                          Project& /*project*/, Progress& /*progress*/, const std::stop_token& /*stop*/) -> Status {
        *report = makeReport(state->board, selection, coefficient);
        return {};
    };
    m_job = jobs.start(
        QString(), work, this,
        [this, report, number, taxonomy = m_context.session.project().taxonomy()](const Status& status) {
            if (status.ok() && *number == m_job) {
                m_report = std::move(*report);
                m_taxonomy = taxonomy;
                showContent();
                showReport(!std::exchange(m_sorted, true));
            }
        },
        true);
    *number = m_job;
}

// `sort`: bars come in a new order; otherwise their numbers move where they stand.
void AgreementPage::showReport(bool sort)
{
    const Coefficient& coefficient = coefficients().at(m_report.coefficient);
    const std::vector<Person> everybody = people();
    m_headline->setReport(m_report);
    m_levels->setReport(m_report);

    const auto ordered = [sort](const BarList* list, std::vector<Bar> bars, bool onlyThese) {
        return sort ? std::move(bars) : inOrderOf(list->bars(), std::move(bars), onlyThese);
    };
    m_categories->setBars(ordered(m_categories, categoryBars(m_report, *m_taxonomy), false));
    m_categorySection->setHint(coefficient.chanceCorrected
                                   ? tr("Fleiss’ kappa of each category against all others, with its 95 % interval. A "
                                        "click opens its conflicts.")
                                   : tr("Where one person chose it: how often another did too. A click opens its "
                                        "conflicts."));
    m_finals->setBars(ordered(m_finals, finalBars(m_report, everybody), false));
    m_finalSection->setHint(m_report.finals == 0
                                ? tr("No item has a final label at this level yet: decide some on the Reconcile page.")
                                : coefficient.pairName);
    const int most = sort ? kMostConfused : m_report.confusion.categories * m_report.confusion.categories;
    m_confused->setBars(ordered(m_confused, confusedBars(m_report, *m_taxonomy, most), true));

    QStringList initials;
    for (const PersonId person : m_report.annotators) {
        initials.append(initialsOf(everybody, person));
    }
    m_pairs->setMatrix(initials, pairCells(m_report, everybody), false);
    m_pairSection->setHint(tr("%1 of each two; the stronger the colour, the better. A click opens what they dispute.")
                               .arg(coefficient.pairName));
    const std::vector<int> used = usedCategories(m_report);
    QStringList codes;
    for (const int category : used) {
        codes.append(categoryCode(*m_taxonomy, m_report.categories[static_cast<std::size_t>(category)]));
    }
    m_confusion->setMatrix(codes, confusionCells(m_report, *m_taxonomy, used), true);

    QStringList unused;
    for (std::size_t i = 0; i < m_report.categories.size(); ++i) {
        if (m_report.categories[i] >= 0 && std::ranges::count(used, static_cast<int>(i)) == 0) {
            unused.append(categoryCode(*m_taxonomy, m_report.categories[i]));
        }
    }
    m_unused->setVisible(!unused.isEmpty());
    // A code is not broken at its point.
    QString codesText = unused.join(QStringLiteral(", "));
    codesText.replace(QLatin1Char('.'), QStringLiteral(".\u2060"));
    m_unused->setText(tr("Nobody used: %1").arg(codesText));
}

void AgreementPage::wantPair(int one, int other)
{
    if (one == other) {
        return;
    }
    const auto id = [this](int at) {
        return QVariant::fromValue<qlonglong>(m_report.annotators[static_cast<std::size_t>(at)].value);
    };
    emit wanted(QStringLiteral("reconcile"),
                {{QStringLiteral("people"), QVariantList{id(one), id(other)}},
                 {QStringLiteral("repository"), QString::fromStdString(m_report.selection.repository)}});
}

// Indexes into Taxonomy::categories(); -1 for none.
void AgreementPage::wantCategories(int one, int other)
{
    QVariantList ids;
    for (const int category : {one, other}) {
        if (category >= 0) {
            ids.append(
                QVariant::fromValue<qlonglong>(m_taxonomy->categories()[static_cast<std::size_t>(category)].id.value));
        }
    }
    if (!ids.isEmpty()) {
        emit wanted(QStringLiteral("reconcile"),
                    {{QStringLiteral("categories"), ids},
                     {QStringLiteral("repository"), QString::fromStdString(m_report.selection.repository)}});
    }
}

} // namespace accord::ui
