// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/assign_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "core/base/reason.h"
#include "core/study/assignment/plan.h"
#include "ui/core/prompts.h"
#include "ui/core/theme.h"
#include "ui/pages/study/composition_view.h"
#include "ui/pages/study/people_choice.h"
#include "ui/pages/study/study_text.h"
#include "ui/text/error_text.h"
#include "ui/widgets/column_model.h"
#include "ui/widgets/list_view.h"

#include <algorithm>

namespace accord::ui {

MatrixTable::MatrixTable(QWidget* parent)
    : QWidget(parent)
    , m_head(new QLabel(this))
    , m_list(new ListView(this))
    , m_model(new ColumnModel<AssignedRow>(this, {}, {.strong = [](const AssignedRow& row) { return row.id < 0; }}))
{
    m_head->setObjectName(QStringLiteral("matrixHead"));
    m_head->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("matrix"));
    m_list->setAccessibleName(tr("Who gets how many"));
    m_list->setModel(m_model);
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None, theme::kGrid);
    column->addWidget(m_head);
    column->addWidget(m_list, 1);
}

void MatrixTable::say(const QString& sentence)
{
    m_head->setText(sentence);
    m_head->setVisible(!sentence.isEmpty());
}

void MatrixTable::show(const study::AssignmentMatrix& matrix, const Project& project)
{
    Columns<AssignedRow> columns{
        {tr("Issues"), [](const AssignedRow& row) { return row.name; }},
        {tr("All"), [](const AssignedRow& row) { return countText(row.items, false); }, Qt::AlignRight}};
    AssignedRow sum{-1, tr("Together"), 0, {}};
    for (std::size_t at = 0; at < matrix.people.size(); ++at) {
        const auto person = project.person(matrix.people[at]);
        columns.push_back({person == nullptr ? QString() : text(person->initials),
                           [at](const AssignedRow& row) { return countText(row.counts[at], true); }, Qt::AlignRight});
        sum.counts.push_back(matrix.total(at));
    }
    std::vector<AssignedRow> rows;
    for (std::size_t stratum = 0; stratum < matrix.strata.size(); ++stratum) {
        const auto& [values, items] = matrix.strata[stratum];
        rows.push_back({static_cast<qlonglong>(stratum), valuesText(values), items, matrix.counts[stratum]});
        sum.items += items;
    }
    rows.insert(rows.begin(), std::move(sum));
    m_model->setRows(std::move(columns), std::move(rows));
}

Result<study::AssignmentMatrix> previewOf(const study::Sample& sample, const study::AssignmentRequest& request)
{
    study::AssignmentMatrix matrix;
    study::ShareRequest asked;
    asked.overlap = request.overlap;
    for (const study::Weight& each : request.people) {
        matrix.people.push_back(each.person);
        asked.weights.push_back(each.weight);
    }
    for (const study::SampledPart& part : sample.strata) {
        if (part.sample > 0) {
            matrix.strata.push_back({part.values, part.sample});
            asked.strata.push_back(part.sample);
        }
    }
    if (request.method == study::AssignmentMethod::EveryoneAll) {
        for (const std::int64_t items : asked.strata) {
            matrix.counts.emplace_back(matrix.people.size(), items);
        }
        return matrix;
    }
    if (request.method != study::AssignmentMethod::KOfN) {
        return Error{Errc::Invalid, Reason::AssignmentMethodUnknown, {study::assignmentWord(request.method)}};
    }
    ACCORD_TRY(matrix.counts, study::shares(asked));
    return matrix;
}

namespace {

constexpr int kMostPeople = 100;
constexpr int kLargestNumber = 1'000'000;

QSpinBox* number(const char* name, int low, int high, int value, QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setObjectName(QString::fromLatin1(name));
    box->setRange(low, high);
    box->setValue(value);
    return box;
}

} // namespace

AssignForm::AssignForm(QWidget* parent)
    : QWidget(parent)
    , m_form(new QFormLayout)
    , m_method(new QComboBox(this))
    , m_hint(new QLabel(this))
    , m_overlap(number("overlap", 1, kMostPeople, 2, this))
    , m_block(number("block", 1, kLargestNumber, 50, this))
    , m_seed(number("assignSeed", 1, kLargestNumber, 1, this))
    , m_people(new PeopleChoice(this))
{
    m_method->setObjectName(QStringLiteral("method"));
    for (const auto method : {study::AssignmentMethod::EveryoneAll, study::AssignmentMethod::KOfN,
                              study::AssignmentMethod::Blocks, study::AssignmentMethod::ByRepository}) {
        m_method->addItem(methodName(method), static_cast<int>(method));
    }
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setVerticalSpacing(theme::kGrid);
    m_form->addRow(tr("Method"), m_method);
    m_form->addRow(QString(), m_hint);
    m_form->addRow(tr("People per issue"), m_overlap);
    m_form->addRow(tr("Issues in a block"), m_block);
    m_form->addRow(tr("Seed"), m_seed);
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None, theme::kGrid);
    column->addLayout(m_form);
    column->addWidget(m_people, 1);
    connect(m_method, &QComboBox::currentIndexChanged, this, &AssignForm::update);
    for (const QSpinBox* box : {m_overlap, m_block, m_seed}) {
        connect(box, &QSpinBox::valueChanged, this, &AssignForm::update);
    }
    connect(m_people, &PeopleChoice::changed, this, &AssignForm::update);
    update();
}

void AssignForm::setPeople(std::span<const Person> people, const std::vector<PersonId>& chosen)
{
    m_people->setPeople(people, chosen);
    update();
}

void AssignForm::setMethod(study::AssignmentMethod method)
{
    m_method->setCurrentIndex(m_method->findData(static_cast<int>(method)));
}

void AssignForm::setOverlap(int overlap)
{
    m_overlap->setValue(overlap);
}

void AssignForm::setShared(bool shared)
{
    if (m_shared != shared) {
        m_shared = shared;
        update();
    }
}

study::AssignmentRequest AssignForm::request() const
{
    study::AssignmentRequest request;
    request.method = static_cast<study::AssignmentMethod>(m_method->currentData().toInt());
    request.people = m_people->weights();
    request.overlap = m_overlap->value();
    request.block = m_block->value();
    request.seed = static_cast<std::uint64_t>(m_seed->value());
    return request;
}

QString AssignForm::missing() const
{
    const study::AssignmentRequest asked = request();
    const auto working = std::ranges::count_if(asked.people, [](const study::Weight& each) { return each.weight > 0; });
    if (working == 0) {
        return tr("Nobody is ticked.");
    }
    return asked.method != study::AssignmentMethod::EveryoneAll && asked.overlap > working
               ? tr("Each issue is to go to %1 people, and %n are ticked.", nullptr, static_cast<int>(working))
                     .arg(asked.overlap)
               : QString();
}

void AssignForm::update()
{
    const auto method = static_cast<study::AssignmentMethod>(m_method->currentData().toInt());
    const bool handed = method != study::AssignmentMethod::EveryoneAll;
    m_hint->setText(methodHint(method, m_overlap->value()));
    // Hidden rows would leave their labels behind.
    const bool blocks = method == study::AssignmentMethod::Blocks;
    using Shown = std::pair<QWidget*, bool>;
    for (const auto& [box, on] :
         {Shown{m_method, true}, Shown{m_overlap, handed}, Shown{m_seed, handed}, Shown{m_block, blocks}}) {
        box->setVisible(on && m_shared);
        m_form->labelForField(box)->setVisible(on && m_shared);
    }
    m_hint->setVisible(m_shared);
    m_people->setWeighted(handed || !m_shared);
    emit changed();
}

namespace {

constexpr int kFormWidth = 42 * theme::kGrid;

} // namespace

AssignDialog::AssignDialog(Session& session, Prompts& prompts, const Round& round, QWidget* parent)
    : SessionDialog(parent)
    , m_session(session)
    , m_prompts(prompts)
    , m_round(round.id)
    , m_what(new QComboBox(this))
    , m_person(new QComboBox(this))
    , m_personLabel(new QLabel(this))
    , m_form(new AssignForm(this))
    , m_matrix(new MatrixTable(this))
    , m_changes(new QLabel(this))
    , m_planning(session, this)
{
    setObjectName(QStringLiteral("assign"));
    setWindowTitle(tr("Assign “%1”").arg(text(round.name)));
    build(round);
    fillPeople();
    connect(m_what, &QComboBox::currentIndexChanged, this, &AssignDialog::update);
    connect(m_person, &QComboBox::currentIndexChanged, this, &AssignDialog::plan);
    connect(m_form, &AssignForm::changed, this, &AssignDialog::plan);
    resize(132 * theme::kGrid, 72 * theme::kGrid);
    update();
}

void AssignDialog::build(const Round& round)
{
    m_what->setObjectName(QStringLiteral("what"));
    m_what->setAccessibleName(tr("What is to be done"));
    m_what->addItem(tr("Share out anew"), static_cast<int>(What::Anew));
    if (round.assigned) {
        m_what->addItem(tr("Hand over what somebody has not begun"), static_cast<int>(What::Reassign));
        m_what->addItem(tr("Take back what somebody has not labelled"), static_cast<int>(What::TakeBack));
        m_what->addItem(tr("Give somebody who joins their part"), static_cast<int>(What::Join));
        m_what->addItem(tr("Hand out what waits"), static_cast<int>(What::HandOut));
    }
    m_person->setObjectName(QStringLiteral("assignPerson"));
    m_form->setPeople(m_session.project().people(), round.people);
    m_form->setMethod(round.assigned ? study::AssignmentMethod::KOfN : study::AssignmentMethod::EveryoneAll);
    if (round.overlap > 0) {
        m_form->setOverlap(round.overlap);
    }
    m_changes->setObjectName(QStringLiteral("changes"));
    m_changes->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(tr("Assign"), QDialogButtonBox::AcceptRole);
    m_apply->setObjectName(QStringLiteral("apply"));
    m_apply->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &AssignDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* left = new QVBoxLayout;
    left->setSpacing(theme::kGrid);
    left->addWidget(m_what);
    left->addWidget(m_personLabel);
    left->addWidget(m_person);
    left->addWidget(m_form, 1);
    m_form->setFixedWidth(theme::scaled(kFormWidth));
    auto* right = new QVBoxLayout;
    right->setSpacing(theme::kGrid);
    right->addWidget(m_changes);
    right->addWidget(m_matrix, 1);
    auto* across = new QHBoxLayout;
    across->setSpacing(3 * theme::kGrid);
    across->addLayout(left);
    across->addLayout(right, 1);
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Dialog, 2 * theme::kGrid);
    column->addLayout(across, 1);
    column->addWidget(buttons);
}

void AssignDialog::fillPeople()
{
    for (const Person& person : m_session.project().people()) {
        if (person.role != Role::Observer) {
            m_person->addItem(person.left.empty() ? text(person.name) : tr("%1 (has left)").arg(text(person.name)),
                              QVariant::fromValue<qlonglong>(person.id.value));
        }
    }
}

AssignDialog::What AssignDialog::what() const
{
    return static_cast<What>(m_what->currentData().toInt());
}

void AssignDialog::update()
{
    const bool somebody = what() == What::Reassign || what() == What::TakeBack || what() == What::Join;
    m_person->setVisible(somebody);
    m_personLabel->setVisible(somebody);
    m_personLabel->setText(what() == What::Join ? tr("Who joins") : tr("Whose"));
    m_form->setShared(what() == What::Anew);
    m_form->setVisible(what() == What::Anew || what() == What::Reassign || what() == What::HandOut);
    plan();
}

void AssignDialog::plan()
{
    m_plan.reset();
    m_apply->setEnabled(false);
    const QString missing = what() == What::Anew ? m_form->missing() : QString();
    if (!missing.isEmpty()) {
        m_planning.stop();
        m_changes->setText(missing);
        return;
    }
    study::AssignmentRequest request = m_form->request();
    request.round = m_round;
    const PersonId person{m_person->currentData().toLongLong()};
    m_planning.read<study::Assignment>(
        [what = what(), request, person, me = m_session.me()](
            Project& project, Progress& progress, const std::stop_token& stop) -> Result<study::Assignment> {
            switch (what) {
            case What::Reassign:
                return study::planReassign(project, me, request.round, person, request.people);
            case What::TakeBack:
                return study::planReturn(project, me, request.round, person);
            case What::Join:
                return study::planJoin(project, me, request.round, {person, 1});
            case What::HandOut:
                return study::planHandOut(project, me, request.round, request.people);
            case What::Anew:
                break;
            }
            return study::planAssignment(project, me, request, progress, stop);
        },
        [this](const Result<study::Assignment>& plan) { take(plan); });
}

void AssignDialog::take(const Result<study::Assignment>& plan)
{
    if (!plan.ok()) {
        m_changes->setText(errorText(plan.error()));
        return;
    }
    m_plan = std::make_shared<const study::Assignment>(*plan);
    m_changes->setText(changesText(*plan));
    m_matrix->say({});
    m_matrix->show(plan->matrix, m_session.project());
    m_apply->setEnabled(what() == What::Anew || !plan->changes.empty());
}

QString AssignDialog::changesText(const study::Assignment& plan) const
{
    QStringList parts;
    for (const study::AssignmentChange& each : plan.changes) {
        const auto person = m_session.project().person(each.person);
        if (person == nullptr) {
            continue;
        }
        const QString name = text(person->name);
        const auto out = static_cast<std::int64_t>(each.out.size());
        const auto back = static_cast<std::int64_t>(each.back.size());
        parts.append(back == 0 ? tr("%1 gets %2").arg(name, countText(out, false))
                     : out == 0
                         ? tr("%1 gives up %2").arg(name, countText(back, false))
                         : tr("%1 gets %2 and gives up %3").arg(name, countText(out, false), countText(back, false)));
    }
    QString all = !plan.handedOut   ? tr("All of them label everything.")
                  : parts.isEmpty() ? tr("Nothing changes.")
                                    : tr("%1.").arg(peopleText(parts));
    if (plan.unassigned > 0) {
        all += QLatin1Char(' ') + tr("For %Ln labels nobody is there.", nullptr, static_cast<int>(plan.unassigned));
    }
    return all;
}

void AssignDialog::accept()
{
    if (!m_plan) {
        return;
    }
    m_apply->setEnabled(false);
    m_session.write([plan = m_plan, me = m_session.me()](Project& project) { return study::apply(project, me, *plan); },
                    this,
                    [this](const Status& applied) {
                        if (!applied.ok()) {
                            m_prompts.tell(this, windowTitle(), errorText(applied.error()));
                            plan();
                            return;
                        }
                        QDialog::accept();
                    },
                    FailureTold::ByReceiver);
}

} // namespace accord::ui
