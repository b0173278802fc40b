// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/new_round_dialog.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QShowEvent>

#include "ui/core/prompts.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/study/assign_dialog.h"
#include "ui/pages/study/composition_view.h"
#include "ui/pages/study/people_choice.h"
#include "ui/pages/study/sample_controller.h"
#include "ui/pages/study/study_text.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"

#include <algorithm>

namespace accord::ui {
namespace {

QStringList namesOf(std::span<const Round> rounds)
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

constexpr int kPartWidth = 44 * theme::kGrid;
constexpr int kViewWidth = 30 * theme::kGrid;  // at least, beside the form
constexpr int kViewHeight = 24 * theme::kGrid; // of each part of it, at least
constexpr int kBetween = 4 * theme::kGrid;
constexpr int kHighest = 80 * theme::kGrid;

/// A form and what belongs to it: beside each other, or one below the other where that is too wide.
class Beside final : public QWidget
{
public:
    Beside(QWidget* form, const QList<QWidget*>& views)
        : m_form(form)
        , m_columns(new QBoxLayout(QBoxLayout::LeftToRight, this))
    {
        m_form->setFixedWidth(theme::scaled(kPartWidth));
        m_columns->setContentsMargins(0, 0, 0, 0);
        m_columns->setSpacing(kBetween);
        m_columns->addWidget(form, 0, Qt::AlignTop);
        auto* column = new QVBoxLayout;
        column->setSpacing(2 * theme::kGrid);
        for (QWidget* view : views) {
            view->setMinimumHeight(theme::scaled(kViewHeight));
            column->addWidget(view, 1);
        }
        m_columns->addLayout(column, 1);
    }

    /// As narrow as the form alone: what is beside it can go below it.
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {m_form->minimumWidth(), QWidget::minimumSizeHint().height()};
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QWidget::resizeEvent(event);
        const bool below = width() < m_form->minimumWidth() + kBetween + theme::scaled(kViewWidth);
        m_columns->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    }

private:
    QWidget* m_form;
    QBoxLayout* m_columns;
};

QFormLayout* makeForm(QWidget* widget)
{
    auto* form = theme::layoutIn<QFormLayout>(widget, theme::Pad::None);
    form->setVerticalSpacing(theme::kGrid);
    return form;
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
    : SessionDialog(parent)
    , m_session(session)
    , m_prompts(prompts)
    , m_controller(new SampleController(session, this))
    , m_scroll(new QScrollArea(this))
    , m_people(new AssignForm)
    , m_matrix(new MatrixTable)
    , m_summary(new QLabel(this))
    , m_missing(new QLabel(this))
{
    setObjectName(QStringLiteral("newRound"));
    setWindowTitle(tr("New Round"));
    // With large fonts it is higher than a small screen: it is scrolled, and the sentence and the buttons stay in
    // sight.
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(makeParts());
    m_scroll->viewport()->setAutoFillBackground(false);
    m_scroll->widget()->setAutoFillBackground(false);
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Dialog, 2 * theme::kGrid);
    column->addWidget(m_scroll, 1);
    column->addLayout(makeFoot());
    connect(m_controller, &SampleController::changed, this, &NewRoundDialog::preview);
    connect(m_people, &AssignForm::changed, this, &NewRoundDialog::preview);
    wishChanged();
    m_purpose->setFocus();
    resize(QSize(theme::scaled(118 * theme::kGrid), 0).boundedTo(screen()->availableSize() * 9 / 10));
}

// What is made first comes first by Tab, so both forms get their place when their rows are there.
QWidget* NewRoundDialog::makeParts()
{
    const Project& project = m_session.project();
    auto* above = new QWidget;
    auto* below = new QWidget;
    QFormLayout* form = makeForm(above);
    QFormLayout* more = makeForm(below);
    auto* view = new CompositionView;
    m_people->setPeople(project.people(), {});
    m_purpose = new PurposePart(firstContent(project), namesOf(project.rounds()), text(project.settings().gate), *form,
                                *more, this);
    m_frame = new FramePart(*m_controller, project.rounds(), *more, this);
    add(m_purpose);
    add(m_frame);
    add(new SamplePart(*m_controller, *view, *form, *more, this));
    connect(m_controller, &SampleController::changed, view, [this, view] { view->show(*m_controller); });
    auto* parts = new QWidget;
    auto* column = theme::layoutIn<QVBoxLayout>(parts, theme::Pad::None, 2 * theme::kGrid);
    column->addWidget(new Beside(above, {m_people}));
    auto* behind = new Beside(below, {view, m_matrix});
    QPushButton* unfold = makeUnfold(tr("More: gate, blind, which issues, strata, seed"), *behind);
    connect(unfold, &QPushButton::toggled, this, &NewRoundDialog::fit);
    column->addWidget(unfold, 0, Qt::AlignLeft);
    column->addWidget(behind);
    column->addStretch();
    return parts;
}

QLayout* NewRoundDialog::makeFoot()
{
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_missing->setObjectName(QStringLiteral("missing"));
    m_missing->setForegroundRole(QPalette::PlaceholderText);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_create = buttons->addButton(tr("Create Draft"), QDialogButtonBox::AcceptRole);
    m_create->setObjectName(QStringLiteral("create"));
    m_create->setDefault(true);
    // The keyboard goes there when nothing can be made yet: Enter is not to throw away what was said.
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewRoundDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QLabel* label : {m_summary, m_missing}) {
        label->setWordWrap(true);
    }
    m_summary->setMinimumHeight(2 * m_summary->fontMetrics().lineSpacing());
    auto* last = new QHBoxLayout;
    last->addWidget(m_missing, 1);
    last->addWidget(buttons);
    auto* foot = new QVBoxLayout;
    foot->setSpacing(theme::kGrid);
    foot->addWidget(m_summary);
    foot->addLayout(last);
    return foot;
}

void NewRoundDialog::add(RoundPart* part)
{
    m_parts.append(part);
    connect(part, &RoundPart::changed, this, &NewRoundDialog::wishChanged);
}

/// As high as what it shows, where there is room for that.
// How high its parts are is known once they have their width.
void NewRoundDialog::showEvent(QShowEvent* event)
{
    if (!event->spontaneous()) { // one that comes back from being an icon keeps the size that somebody gave it
        fit();
    }
    QDialog::showEvent(event);
}

void NewRoundDialog::fit()
{
    layout()->activate();
    QWidget* parts = m_scroll->widget();
    const int high = std::max(parts->minimumSizeHint().height(), parts->heightForWidth(m_scroll->viewport()->width()));
    const int wanted = height() - m_scroll->viewport()->height() + high;
    resize(width(), std::min({wanted, kHighest, screen()->availableSize().height() * 9 / 10}));
}

RoundWish NewRoundDialog::wish() const
{
    RoundWish wish;
    for (const RoundPart* part : m_parts) {
        part->fill(wish);
    }
    wish.assignment = m_people->request();
    // Nobody named: who joins later is in it too.
    if (wish.assignment.method != study::AssignmentMethod::EveryoneAll || !m_people->people().all()) {
        wish.content.people = m_people->people().chosen();
    }
    return wish;
}

bool NewRoundDialog::busy() const
{
    return m_controller->busy() || m_making != 0;
}

void NewRoundDialog::wishChanged()
{
    m_frame->setPurpose(wish().content.purpose);
    m_controller->want(wish().request());
    update();
}

void NewRoundDialog::preview()
{
    const auto sample = m_controller->sample();
    const QString why = m_people->missing();
    m_matrix->say(why);
    if (sample && why.isEmpty()) {
        const auto matrix = previewOf(*sample, m_people->request());
        m_matrix->say(matrix.ok() ? QString()
                                  : tr("Who gets what follows from the order of the issues. Make the draft, then look "
                                       "at it with Assign before you start the round."));
        m_matrix->show(matrix.ok() ? *matrix : study::AssignmentMatrix{}, m_session.project());
    }
    update();
}

QString NewRoundDialog::missing() const
{
    for (const RoundPart* part : m_parts) {
        if (const QString missing = part->missing(); !missing.isEmpty()) {
            return missing;
        }
    }
    return m_people->missing();
}

void NewRoundDialog::update()
{
    if (m_create == nullptr) {
        return;
    }
    const QString why = missing();
    m_missing->setText(why.isEmpty() ? tr("Nothing begins yet: the draft can be looked at and changed before it is "
                                          "started.")
                                     : why);
    m_create->setEnabled(why.isEmpty() && m_making == 0);
    if (m_controller->busy() || !m_controller->sample()) {
        return; // the sentence is about a sample
    }
    m_summary->setText(sentence(wish()));
    const auto issues = static_cast<int>(m_controller->sample()->issues);
    m_create->setText(issues > 0 ? tr("Create Draft of %Ln Issues", nullptr, issues) : tr("Create Draft"));
}

QStringList NewRoundDialog::sampleWords(const RoundWish& wish) const
{
    const auto sample = m_controller->sample();
    const auto frame = static_cast<int>(sample->frame);
    const QString some = countText(sample->issues, false);
    const QString seed = QString::number(wish.sample.seed);
    QStringList words{wish.all                        ? tr("all %Ln issues", nullptr, frame)
                      : wish.sample.strata.by.empty() ? tr("%1 of %Ln issues, seed %2", nullptr, frame).arg(some, seed)
                                                      : tr("%1 of %Ln issues, %2 by %3, seed %4", nullptr, frame)
                                                            .arg(some, allocationWord(wish.sample.allocation),
                                                                 strataText(wish.sample.strata), seed)};
    study::FrameFilter filter = wish.sample.frame;
    if (!filter.inRounds.empty()) {
        const auto round = m_session.project().round(filter.inRounds.front());
        words.append(tr("from the issues of “%1”").arg(round == nullptr ? QString() : text(round->name)));
    } else if (filter.notInAnyRound) {
        words.append(tr("none of them in an earlier round"));
    }
    filter.inRounds.clear();
    filter.notInAnyRound = false;
    if (filter != study::FrameFilter{}) {
        words.append(tr("chosen as is said under More"));
    }
    if (sample->repeats > 0) {
        words.append(tr("%Ln of them come twice", nullptr, static_cast<int>(sample->repeats)));
    }
    return words;
}

/// The whole round, before it is made.
QString NewRoundDialog::sentence(const RoundWish& wish) const
{
    QStringList words = sampleWords(wish);
    QStringList names;
    for (const study::Weight& each : wish.assignment.people) {
        if (const auto person = m_session.project().person(each.person)) {
            names.append(text(person->name));
        }
    }
    if (!names.isEmpty()) {
        const bool all = wish.assignment.method == study::AssignmentMethod::EveryoneAll;
        const auto each = all ? static_cast<int>(names.size()) : wish.assignment.overlap;
        const auto labels = (m_controller->sample()->issues + m_controller->sample()->repeats) * each;
        words.append(tr("%1: %2").arg(peopleText(names), methodName(wish.assignment.method)));
        words.append(tr("%n labels for each issue, %1 in all", nullptr, each).arg(countText(labels, false)));
    }
    words.append(wish.content.blind ? tr("blind") : tr("open to all eyes"));
    words.append(wish.content.ownOrder ? tr("everybody in an order of their own") : tr("everybody in the same order"));
    if (wish.content.openCodes) {
        words.append(tr("with open codes"));
    }
    if (!wish.content.gate.empty()) {
        words.append(tr("before the next round: %1").arg(text(wish.content.gate)));
    }
    return tr("%1, “%2”: %3.").arg(purposeWord(wish.content.purpose), text(wish.content.name), words.join(tr("; ")));
}

void NewRoundDialog::accept()
{
    const auto sample = m_controller->sample();
    if (!sample || m_controller->busy() || m_making != 0 || !missing().isEmpty()) {
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
