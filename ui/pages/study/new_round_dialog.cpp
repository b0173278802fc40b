// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/new_round_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/core/prompts.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/study/new_round_steps.h"
#include "ui/pages/study/sample_controller.h"
#include "ui/pages/study/study_text.h"
#include "ui/text/error_text.h"

namespace accord::ui {
namespace {

QStringList namesOf(const std::vector<Round>& rounds)
{
    QStringList names;
    for (const Round& round : rounds) {
        names.append(text(round.name));
    }
    return names;
}

study::RoundContent firstContent(const Project& project)
{
    study::RoundContent content;
    content.purpose = project.rounds().empty() ? RoundPurpose::Pilot : RoundPurpose::Main;
    return content;
}

} // namespace

Result<RoundId> makeRound(Project& project, PersonId by, const RoundWish& wish, const study::Sample& sample,
                          Progress& progress, const std::stop_token& stop)
{
    ACCORD_TRY(const Round round,
               study::createRound(project, by, wish.content, study::itemsOf(project, sample, by), progress, stop));
    if (wish.assignment.method != study::AssignmentMethod::EveryoneAll) {
        study::AssignmentRequest request = wish.assignment;
        request.round = round.id;
        request.strata = wish.request().strata;
        ACCORD_TRY(const study::Assignment plan, study::planAssignment(project, by, request, progress, stop));
        ACCORD_CHECK(study::apply(project, by, plan));
    }
    return round.id;
}

NewRoundDialog::NewRoundDialog(Session& session, Prompts& prompts, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_prompts(prompts)
    , m_controller(new SampleController(session, this))
    , m_names(new QListWidget(this))
    , m_hint(new QLabel(this))
    , m_steps(new QStackedWidget(this))
    , m_missing(new QLabel(this))
{
    setObjectName(QStringLiteral("newRound"));
    setWindowTitle(tr("New Round"));
    const Project& project = session.project();
    build();
    addStep(new PurposeStep(firstContent(project), namesOf(project.rounds()), text(project.settings().gate), this));
    m_frame = new FrameStep(*m_controller, project.rounds(), this);
    addStep(m_frame);
    addStep(new SampleStep(*m_controller, this));
    addStep(new PeopleStep(*m_controller, project, this));
    m_summary = new SummaryStep(*m_controller, project, this);
    addStep(m_summary);
    connect(m_controller, &SampleController::changed, this, &NewRoundDialog::update);
    connect(m_names, &QListWidget::currentRowChanged, this, &NewRoundDialog::go);
    m_names->setCurrentRow(0);
    wishChanged();
    resize(QSize(140 * theme::kGrid, 76 * theme::kGrid).boundedTo(screen()->availableSize() * 9 / 10));
}

void NewRoundDialog::build()
{
    m_names->setObjectName(QStringLiteral("steps"));
    m_names->setAccessibleName(tr("Steps"));
    m_names->setFrameShape(QFrame::NoFrame);
    m_names->setFixedWidth(theme::scaled(16 * theme::kGrid));
    m_names->setSpacing(theme::kGrid / 4);
    m_names->viewport()->setAutoFillBackground(false);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setWordWrap(true);
    m_missing->setObjectName(QStringLiteral("missing"));
    m_missing->setForegroundRole(QPalette::PlaceholderText);
    m_missing->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_back = buttons->addButton(tr("Back"), QDialogButtonBox::ActionRole);
    m_next = buttons->addButton(tr("Next"), QDialogButtonBox::ActionRole);
    m_back->setObjectName(QStringLiteral("back"));
    m_next->setObjectName(QStringLiteral("next"));
    m_back->setAutoDefault(false);
    m_next->setDefault(true);
    // The keyboard goes there when nothing is next yet: Enter is not to throw away what was said.
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_back, &QPushButton::clicked, this, [this] { m_names->setCurrentRow(m_names->currentRow() - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_names->currentRow() + 1 < m_names->count()) {
            m_names->setCurrentRow(m_names->currentRow() + 1);
        } else {
            accept();
        }
    });
    auto* right = new QVBoxLayout;
    right->setSpacing(2 * theme::kGrid);
    right->addWidget(m_hint);
    right->addWidget(m_steps, 1);
    auto* across = new QHBoxLayout;
    across->setSpacing(3 * theme::kGrid);
    across->addWidget(m_names);
    across->addLayout(right, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_missing, 1);
    foot->addWidget(buttons);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid, 2 * theme::kGrid);
    column->setSpacing(2 * theme::kGrid);
    column->addLayout(across, 1);
    column->addLayout(foot);
}

void NewRoundDialog::addStep(RoundStep* step)
{
    // With large fonts a step is higher than a small screen: it is scrolled, and the buttons stay in sight.
    auto* scroll = new QScrollArea(m_steps);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(step);
    scroll->viewport()->setAutoFillBackground(false);
    step->setAutoFillBackground(false);
    m_steps->addWidget(scroll);
    m_names->addItem(QStringLiteral("%1  %2").arg(m_steps->count()).arg(step->title()));
    connect(step, &RoundStep::changed, this, &NewRoundDialog::wishChanged);
}

RoundStep* NewRoundDialog::stepAt(int index) const
{
    const auto* scroll = qobject_cast<QScrollArea*>(m_steps->widget(index));
    return scroll == nullptr ? nullptr : qobject_cast<RoundStep*>(scroll->widget());
}

RoundWish NewRoundDialog::wish() const
{
    RoundWish wish;
    for (int i = 0; i < m_steps->count(); ++i) {
        stepAt(i)->fill(wish);
    }
    return wish;
}

bool NewRoundDialog::busy() const
{
    return m_controller->busy() || m_making != 0;
}

void NewRoundDialog::go(int step)
{
    if (step < 0 || step >= m_steps->count()) {
        return;
    }
    m_steps->setCurrentIndex(step);
    m_hint->setText(stepAt(step)->hint());
    m_summary->tell(wish());
    stepAt(step)->enter();
    if (!m_names->hasFocus()) {
        m_next->setFocus();
    }
    update();
}

void NewRoundDialog::wishChanged()
{
    m_frame->setPurpose(wish().content.purpose);
    m_controller->want(wish().request());
    update();
}

// What an earlier step lacks keeps the later ones from being reached.
void NewRoundDialog::update()
{
    if (m_next == nullptr || m_summary == nullptr) {
        return;
    }
    const int step = m_steps->currentIndex();
    const bool last = step == m_steps->count() - 1;
    QString missing;
    for (int i = 0; i < m_steps->count(); ++i) {
        const bool reachable = missing.isEmpty();
        QListWidgetItem* item = m_names->item(i);
        item->setFlags(reachable ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags);
        if (reachable) {
            missing = stepAt(i)->missing();
        }
        if (i == step) {
            m_missing->setText(missing);
            m_next->setEnabled(missing.isEmpty() && m_making == 0);
        }
    }
    m_back->setEnabled(step > 0);
    m_next->setText(last ? tr("Create Draft") : tr("Next"));
}

void NewRoundDialog::accept()
{
    const auto sample = m_controller->sample();
    if (!sample || m_controller->busy() || m_making != 0) {
        return;
    }
    const auto round = std::make_shared<RoundId>();
    m_making = m_session.writeLong(
        tr("Making the round"),
        [wish = wish(), sample, round, me = m_session.me()](Project& project, Progress& progress,
                                                            const std::stop_token& stop) -> Status {
            ACCORD_TRY(*round, makeRound(project, me, wish, *sample, progress, stop));
            return {};
        },
        this,
        [this, round](const Status& status) {
            m_making = 0;
            if (!status.ok()) {
                update();
                m_prompts.tell(this, windowTitle(), errorText(status.error()));
                return;
            }
            emit made(*round);
            QDialog::accept();
        });
    update();
}

void NewRoundDialog::reject()
{
    m_session.jobs().stop(m_making);
    QDialog::reject();
}

} // namespace accord::ui
