// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/new_round_steps.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "core/study/gate/expression.h"
#include "ui/core/theme.h"
#include "ui/pages/study/assign_dialog.h"
#include "ui/pages/study/composition_view.h"
#include "ui/pages/study/people_choice.h"
#include "ui/pages/study/sample_controller.h"
#include "ui/pages/study/size_dialog.h"
#include "ui/pages/study/study_text.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/wrapped_button.h"

#include <algorithm>
#include <limits>

namespace accord::ui {
namespace {

constexpr RoundPurpose kPurposes[]{RoundPurpose::Training, RoundPurpose::Pilot, RoundPurpose::Main,
                                   RoundPurpose::Check};

/// "Pilot", or "Pilot 2" when there is one already.
QString freeName(const QString& word, const QStringList& taken)
{
    QString name = word;
    for (int number = 2; taken.contains(name, Qt::CaseInsensitive); ++number) {
        name = QStringLiteral("%1 %2").arg(word).arg(number);
    }
    return name;
}

constexpr int kStepFormWidth = 42 * theme::kGrid;
constexpr int kViewWidth = 30 * theme::kGrid;  // at least, beside the form
constexpr int kViewHeight = 24 * theme::kGrid; // at least, below it
constexpr int kBetween = 3 * theme::kGrid;

} // namespace

void RoundStep::setParts(QWidget* form, QWidget* view)
{
    m_form = form;
    m_view = view;
    form->setFixedWidth(theme::scaled(kStepFormWidth));
    m_parts = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_parts->setContentsMargins(0, 0, 0, 0);
    m_parts->setSpacing(kBetween);
    m_parts->addWidget(form);
    m_parts->addWidget(view, 1);
}

/// As narrow as the form alone: what is beside it can go below it.
QSize RoundStep::minimumSizeHint() const
{
    const QSize least = QWidget::minimumSizeHint();
    return m_form == nullptr ? least : QSize(m_form->minimumWidth(), least.height());
}

void RoundStep::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_parts == nullptr) {
        return;
    }
    const bool below = width() < m_form->minimumWidth() + kBetween + theme::scaled(kViewWidth);
    m_parts->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_view->setMinimumHeight(below ? theme::scaled(kViewHeight) : 0);
}

PurposeStep::PurposeStep(const study::RoundContent& content, const QStringList& taken, const QString& gate,
                         QWidget* parent)
    : RoundStep(tr("Purpose"), tr("What is the round for, and what is it called?"), parent)
    , m_taken(taken)
    , m_purpose(new QButtonGroup(this))
    , m_name(new QLineEdit(text(content.name), this))
    , m_blind(new Wrapped<QCheckBox>(tr("Blind: nobody sees another’s labels before the round is closed"), this))
    , m_ownOrder(
          new Wrapped<QCheckBox>(tr("Everybody has an order of their own, so that not everybody is tired at the same "
                                    "issues"),
                                 this))
    , m_openCodes(
          new Wrapped<QCheckBox>(tr("Open codes: where no category fits, people type codes of their own"), this))
    , m_gate(new QLineEdit(text(content.gate), this))
    , m_gateHint(new QLabel(this))
    , m_named(!content.name.empty())
{
    m_name->setObjectName(QStringLiteral("roundName"));
    m_blind->setObjectName(QStringLiteral("blind"));
    m_ownOrder->setObjectName(QStringLiteral("ownOrder"));
    m_openCodes->setObjectName(QStringLiteral("openCodes"));
    m_openCodes->setChecked(content.openCodes);
    m_gate->setObjectName(QStringLiteral("gate"));
    m_blind->setChecked(content.blind);
    m_ownOrder->setChecked(content.ownOrder);
    build(gate);
    m_purpose->button(static_cast<int>(content.purpose))->setChecked(true);
    connect(m_purpose, &QButtonGroup::idClicked, this, &PurposeStep::follow);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_named = true; });
    connect(m_name, &QLineEdit::textChanged, this, &RoundStep::changed);
    connect(m_gate, &QLineEdit::textChanged, this, [this] {
        const auto gateNow = study::parseGate(m_gate->text().toStdString());
        m_gateHint->setText(gateNow.ok() ? QString() : errorText(gateNow.error()));
        m_gateHint->setVisible(!gateNow.ok());
        emit changed();
    });
    follow();
    setFocusProxy(m_name);
}

void PurposeStep::build(const QString& gate)
{
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(theme::kGrid);
    auto* purposes = new QVBoxLayout;
    purposes->setSpacing(theme::kGrid / 2);
    for (const RoundPurpose purpose : kPurposes) {
        auto* button = new QRadioButton(purposeWord(purpose), this);
        button->setObjectName(QStringLiteral("purpose%1").arg(static_cast<int>(purpose)));
        m_purpose->addButton(button, static_cast<int>(purpose));
        auto* hint = new QLabel(purposeHint(purpose), this);
        hint->setWordWrap(true);
        hint->setForegroundRole(QPalette::PlaceholderText);
        hint->setIndent(3 * theme::kGrid);
        purposes->addWidget(button);
        purposes->addWidget(hint);
        purposes->addSpacing(theme::kGrid / 2);
    }
    m_gate->setPlaceholderText(gate.isEmpty() ? tr("such as: theme fleiss-kappa >= 0.7 and lower > 0.6")
                                              : tr("as the study sets it: %1").arg(gate));
    m_gateHint->setWordWrap(true);
    m_gateHint->hide();
    form->addRow(tr("Purpose"), purposes);
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Gate"), m_gate);
    form->addRow(QString(), m_gateHint);
    form->addRow(QString(), m_blind);
    form->addRow(QString(), m_ownOrder);
    form->addRow(QString(), m_openCodes);
    QList<QWidget*> order{m_name, m_gate, m_blind, m_ownOrder, m_openCodes};
    order.prepend(m_purpose->buttons().back());
    for (int i = 1; i < order.size(); ++i) {
        setTabOrder(order[i - 1], order[i]);
    }
}

void PurposeStep::setStarted()
{
    for (QAbstractButton* button : m_purpose->buttons()) {
        button->setEnabled(false);
    }
    m_blind->setEnabled(false);
    m_ownOrder->setEnabled(false);
}

RoundPurpose PurposeStep::purpose() const
{
    return static_cast<RoundPurpose>(m_purpose->checkedId());
}

void PurposeStep::follow()
{
    if (!m_named) {
        m_name->setText(freeName(purposeWord(purpose()), m_taken));
        m_name->selectAll();
    }
    emit changed();
}

void PurposeStep::fill(RoundWish& wish) const
{
    wish.content.name = m_name->text().simplified().toStdString();
    wish.content.purpose = purpose();
    wish.content.blind = m_blind->isChecked();
    wish.content.ownOrder = m_ownOrder->isChecked();
    wish.content.openCodes = m_openCodes->isChecked();
    wish.content.gate = m_gate->text().simplified().toStdString();
}

QString PurposeStep::missing() const
{
    const QString name = m_name->text().simplified();
    if (name.isEmpty()) {
        return tr("The round has no name yet.");
    }
    if (m_taken.contains(name, Qt::CaseInsensitive)) {
        return tr("There is a round “%1” already.").arg(name);
    }
    return study::parseGate(m_gate->text().toStdString()).ok() ? QString() : tr("The gate is not understood.");
}

std::vector<std::string> wordsOf(const QString& text)
{
    std::vector<std::string> words;
    for (const QString& word : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (!word.trimmed().isEmpty()) {
            words.push_back(word.trimmed().toStdString());
        }
    }
    return words;
}

FrameStep::FrameStep(SampleController& controller, const std::vector<Round>& rounds, QWidget* parent)
    : RoundStep(tr("Frame"), tr("Which issues can be drawn? What is left empty leaves nothing out."), parent)
    , m_controller(controller)
    , m_view(new CompositionView(this))
{
    QWidget* form = makeForm(rounds);
    setParts(form, m_view);
    connect(&controller, &SampleController::changed, this, [this] {
        m_view->show(m_controller);
        if (isVisible()) {
            emit changed();
        }
    });
    setFocusProxy(m_repositories);
}

QWidget* FrameStep::makeForm(const std::vector<Round>& rounds)
{
    auto* widget = new QWidget(this);
    auto* form = new QFormLayout(widget);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(theme::kGrid);
    const auto line = [&](const char* name, const QString& hint) {
        auto* edit = new QLineEdit(widget);
        edit->setObjectName(QString::fromLatin1(name));
        edit->setPlaceholderText(hint);
        connect(edit, &QLineEdit::textChanged, this, &RoundStep::changed);
        return edit;
    };
    m_of = new QComboBox(widget);
    m_of->setObjectName(QStringLiteral("drawnFrom"));
    m_of->addItem(tr("all issues of the project"), QVariant::fromValue<qlonglong>(0));
    for (const Round& round : rounds) {
        m_of->addItem(tr("the issues of “%1”").arg(text(round.name)), QVariant::fromValue<qlonglong>(round.id.value));
    }
    m_of->setEnabled(!rounds.empty());
    m_repositories = line("repositories", tr("all; names between commas"));
    m_from = line("from", tr("2024, 2024-03 or 2024-03-15"));
    m_to = line("to", tr("likewise"));
    m_keywords = line("keywords", tr("words between commas"));
    m_state = new QComboBox(widget);
    m_state->addItem(tr("open or closed"), QString());
    m_state->addItem(tr("open"), QStringLiteral("open"));
    m_state->addItem(tr("closed"), QStringLiteral("closed"));
    m_notBefore = new QCheckBox(tr("Leave out what earlier rounds had"), widget);
    m_notBefore->setObjectName(QStringLiteral("notBefore"));
    m_notBefore->setChecked(!rounds.empty());
    m_notBefore->setEnabled(!rounds.empty());
    m_withText = new QCheckBox(tr("Leave out issues without text"), widget);
    m_withText->setObjectName(QStringLiteral("withText"));
    form->addRow(tr("Drawn from"), m_of);
    form->addRow(tr("Repositories"), m_repositories);
    form->addRow(tr("Created from"), m_from);
    form->addRow(tr("to"), m_to);
    form->addRow(tr("State"), m_state);
    form->addRow(tr("Keywords"), m_keywords);
    form->addRow(m_notBefore);
    form->addRow(m_withText);
    connect(m_of, &QComboBox::activated, this, [this] { m_ofChosen = true; });
    for (const QComboBox* box : {m_of, m_state}) {
        connect(box, &QComboBox::currentIndexChanged, this, &FrameStep::updateEarlier);
    }
    for (const QCheckBox* box : {m_notBefore, m_withText}) {
        connect(box, &QCheckBox::toggled, this, &RoundStep::changed);
    }
    return widget;
}

void FrameStep::setPurpose(RoundPurpose purpose)
{
    const bool other = (purpose == RoundPurpose::Check) != (m_purpose == RoundPurpose::Check);
    m_purpose = purpose;
    if (other && !m_ofChosen) {
        m_of->setCurrentIndex(purpose == RoundPurpose::Check ? m_of->count() - 1 : 0);
    }
}

/// What is drawn from a round has been in one.
void FrameStep::updateEarlier()
{
    const bool all = m_of->currentData().toLongLong() == 0;
    m_notBefore->setEnabled(all && m_of->count() > 1);
    emit changed();
}

void FrameStep::enter()
{
    m_view->show(m_controller);
}

void FrameStep::fill(RoundWish& wish) const
{
    study::FrameFilter& filter = wish.sample.frame;
    filter = {};
    filter.repositories = wordsOf(m_repositories->text());
    filter.from = m_from->text().trimmed().toStdString();
    filter.to = m_to->text().trimmed().toStdString();
    filter.keywords = wordsOf(m_keywords->text());
    if (const QString state = m_state->currentData().toString(); !state.isEmpty()) {
        filter.states = {state.toStdString()};
    }
    if (const qlonglong round = m_of->currentData().toLongLong(); round != 0) {
        filter.inRounds = {RoundId{round}};
    }
    filter.notInAnyRound = filter.inRounds.empty() && m_notBefore->isChecked();
    filter.onlyWithText = m_withText->isChecked();
}

QString FrameStep::missing() const
{
    if (m_controller.frame() == nullptr) {
        return m_controller.problem() && !m_controller.busy() ? errorText(*m_controller.problem())
                                                              : tr("The issues are being read.");
    }
    return m_controller.frame()->items.empty() ? tr("No issue is left to draw from.") : QString();
}

namespace {

constexpr int kLargestSample = 10'000'000;
constexpr int kUsualSize = 100;
constexpr int kMostRepeats = 100;

} // namespace

SampleStep::SampleStep(SampleController& controller, QWidget* parent)
    : RoundStep(tr("Sample"), tr("How many of them, and how are they drawn?"), parent)
    , m_controller(controller)
    , m_draw(new QButtonGroup(this))
    , m_view(new CompositionView(this))
{
    QWidget* form = makeForm();
    setParts(form, m_view);
    connect(&controller, &SampleController::changed, this, [this] {
        m_view->show(m_controller);
        if (isVisible()) {
            emit changed();
        }
    });
    connect(m_view, &CompositionView::quotasChanged, this, &RoundStep::changed);
    setFocusProxy(m_size);
    update();
}

void SampleStep::makeWays(QFormLayout* form, QWidget* widget)
{
    auto* ways = new QVBoxLayout;
    ways->setSpacing(theme::kGrid / 2);
    const auto way = [&](Draw draw, const char* name, const QString& words) {
        auto* button = new QRadioButton(words, widget);
        button->setObjectName(QString::fromLatin1(name));
        m_draw->addButton(button, static_cast<int>(draw));
        ways->addWidget(button);
    };
    way(Draw::All, "drawAll", tr("All of them"));
    way(Draw::Simple, "drawSimple", tr("A simple random sample"));
    way(Draw::Strata, "drawStrata", tr("From each stratum, by"));
    m_draw->button(static_cast<int>(Draw::Simple))->setChecked(true);
    for (const auto by :
         {study::StratumBy::Repository, study::StratumBy::Year, study::StratumBy::State, study::StratumBy::Keyword}) {
        auto* box = new QCheckBox(stratumName(by), widget);
        box->setObjectName(QStringLiteral("by%1").arg(static_cast<int>(by)));
        box->setChecked(by == study::StratumBy::Repository);
        box->setProperty("by", static_cast<int>(by));
        m_by.append(box);
        auto* line = new QHBoxLayout;
        line->addSpacing(3 * theme::kGrid);
        line->addWidget(box);
        if (by == study::StratumBy::Keyword) {
            m_keywords = new QLineEdit(widget);
            m_keywords->setObjectName(QStringLiteral("strataKeywords"));
            m_keywords->setPlaceholderText(tr("words between commas"));
            connect(m_keywords, &QLineEdit::textChanged, this, &SampleStep::update);
            line->addWidget(m_keywords, 1);
        } else {
            line->addStretch();
        }
        ways->addLayout(line);
        connect(box, &QCheckBox::toggled, this, &SampleStep::update);
    }
    form->addRow(tr("Draw"), ways);
    connect(m_draw, &QButtonGroup::idToggled, this, &SampleStep::update);
}

QWidget* SampleStep::makeForm()
{
    auto* widget = new QWidget(this);
    auto* form = new QFormLayout(widget);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(theme::kGrid);
    makeWays(form, widget);
    m_allocation = new QComboBox(widget);
    m_allocation->setObjectName(QStringLiteral("allocation"));
    m_allocation->addItem(tr("as in the frame"), static_cast<int>(study::Allocation::Proportional));
    m_allocation->addItem(tr("as many from each"), static_cast<int>(study::Allocation::Equal));
    m_allocation->addItem(tr("own numbers"), static_cast<int>(study::Allocation::Quotas));
    m_size = new QSpinBox(widget);
    m_size->setObjectName(QStringLiteral("size"));
    m_size->setRange(1, kLargestSample);
    m_size->setValue(kUsualSize);
    m_size->setGroupSeparatorShown(true);
    m_howMany = new QPushButton(tr("How Many?"), widget);
    m_howMany->setObjectName(QStringLiteral("howMany"));
    m_howMany->setAutoDefault(false);
    m_howMany->setToolTip(tr("The size that a margin of error, or an interval of kappa, asks for"));
    connect(m_howMany, &QPushButton::clicked, this, &SampleStep::askForSize);
    auto* size = new QHBoxLayout;
    size->addWidget(m_size, 1);
    size->addWidget(m_howMany);
    m_repeats = new QDoubleSpinBox(widget);
    m_repeats->setObjectName(QStringLiteral("repeats"));
    m_repeats->setRange(0, kMostRepeats);
    m_repeats->setDecimals(1);
    m_repeats->setSuffix(tr(" % come twice"));
    m_repeats->setToolTip(tr("Shows whether a person agrees with themselves"));
    m_seed = new QSpinBox(widget);
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setRange(1, std::numeric_limits<int>::max());
    m_seed->setToolTip(tr("The same seed draws the same issues on every machine; it is kept with the round"));
    form->addRow(tr("Shares"), m_allocation);
    form->addRow(tr("Issues"), size);
    form->addRow(tr("Repeats"), m_repeats);
    form->addRow(tr("Seed"), m_seed);
    connect(m_allocation, &QComboBox::currentIndexChanged, this, &SampleStep::update);
    connect(m_repeats, &QDoubleSpinBox::valueChanged, this, &SampleStep::update);
    for (const QSpinBox* box : {m_size, m_seed}) {
        connect(box, &QSpinBox::valueChanged, this, &SampleStep::update);
    }
    return widget;
}

SampleStep::Draw SampleStep::draw() const
{
    return static_cast<Draw>(m_draw->checkedId());
}

bool SampleStep::own() const
{
    return draw() == Draw::Strata && m_allocation->currentData().toInt() == static_cast<int>(study::Allocation::Quotas);
}

study::StrataChoice SampleStep::strata() const
{
    study::StrataChoice strata;
    if (draw() != Draw::Strata) {
        return strata;
    }
    for (const QCheckBox* box : m_by) {
        const auto by = static_cast<study::StratumBy>(box->property("by").toInt());
        const bool words = by != study::StratumBy::Keyword || !wordsOf(m_keywords->text()).empty();
        if (box->isChecked() && words) {
            strata.by.push_back(by);
        }
    }
    if (std::ranges::find(strata.by, study::StratumBy::Keyword) != strata.by.end()) {
        strata.keywords = wordsOf(m_keywords->text());
    }
    return strata;
}

void SampleStep::update()
{
    if (m_seed == nullptr) {
        return;
    }
    const bool stratified = draw() == Draw::Strata;
    for (QCheckBox* box : m_by) {
        box->setEnabled(stratified);
    }
    m_keywords->setEnabled(stratified && m_by.back()->isChecked());
    m_allocation->setEnabled(stratified);
    m_size->setEnabled(draw() != Draw::All && !own());
    m_howMany->setEnabled(draw() != Draw::All);
    m_view->setOwn(own());
    emit changed();
}

void SampleStep::enter()
{
    m_view->show(m_controller);
}

void SampleStep::fill(RoundWish& wish) const
{
    wish.all = draw() == Draw::All;
    wish.sample.strata = strata();
    wish.sample.allocation = draw() == Draw::Strata
                                 ? static_cast<study::Allocation>(m_allocation->currentData().toInt())
                                 : study::Allocation::Proportional;
    wish.sample.size = m_size->value();
    wish.sample.quotas = own() ? m_view->quotas() : std::vector<study::Quota>{};
    wish.sample.repeats = m_repeats->value() / kPercent;
    wish.sample.seed = static_cast<std::uint64_t>(m_seed->value());
}

QString SampleStep::missing() const
{
    if (draw() == Draw::Strata && strata().by.empty()) {
        return tr("Nothing is ticked to tell strata apart by.");
    }
    if (m_controller.busy() || (!m_controller.sample() && !m_controller.problem())) {
        return tr("The sample is being drawn.");
    }
    if (m_controller.problem()) {
        return errorText(*m_controller.problem());
    }
    return m_controller.sample()->issues == 0 ? tr("The sample has no issue yet.") : QString();
}

// A size of its own for each stratum is its quota; a size for all is divided as before, but not by quotas.
void SampleStep::use(std::int64_t size, const std::vector<study::Quota>& quotas)
{
    const auto allocation = !quotas.empty() ? study::Allocation::Quotas : study::Allocation::Proportional;
    if (!quotas.empty() || own()) {
        m_allocation->setCurrentIndex(m_allocation->findData(static_cast<int>(allocation)));
    }
    m_size->setValue(static_cast<int>(std::min<std::int64_t>(size, kLargestSample)));
    if (!quotas.empty()) {
        m_view->setQuotas(quotas);
    }
}

void SampleStep::askForSize()
{
    std::vector<std::int64_t> strata;
    std::vector<study::Quota> quotas;
    std::int64_t population = 0;
    if (const study::SamplingFrame* frame = m_controller.frame()) {
        for (const study::Stratum& stratum : frame->strata) {
            strata.push_back(stratum.items);
            quotas.push_back({stratum.values, 0});
        }
        population = static_cast<std::int64_t>(frame->items.size());
    }
    auto* dialog = new SizeDialog(population, strata, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, quotas]() mutable {
        const std::vector<std::int64_t>& sizes = dialog->sizes();
        const bool perStratum = !sizes.empty() && sizes.size() == quotas.size();
        for (std::size_t i = 0; i < quotas.size() && perStratum; ++i) {
            quotas[i].items = sizes[i];
        }
        use(dialog->size(), perStratum ? quotas : std::vector<study::Quota>{});
    });
    dialog->open();
}

PeopleStep::PeopleStep(SampleController& controller, const Project& project, QWidget* parent)
    : RoundStep(tr("People"), tr("Who labels, and how many people label each issue?"), parent)
    , m_controller(controller)
    , m_project(project)
    , m_form(new AssignForm(this))
    , m_matrix(new MatrixTable(this))
{
    m_form->setPeople(project.people(), {});
    setParts(m_form, m_matrix);
    connect(m_form, &AssignForm::changed, this, [this] {
        preview();
        emit changed();
    });
    setFocusProxy(m_form);
}

void PeopleStep::preview()
{
    const auto sample = m_controller.sample();
    const QString why = m_form->missing();
    if (!sample || !why.isEmpty()) {
        m_matrix->say(why);
        return;
    }
    const auto matrix = previewOf(*sample, m_form->request());
    if (matrix.ok()) {
        m_matrix->say({});
        m_matrix->show(*matrix, m_project);
    } else {
        m_matrix->say(tr("Who gets what follows from the order of the issues. Make the draft, then look at it with "
                         "Assign before you start the round."));
        m_matrix->show(study::AssignmentMatrix{}, m_project);
    }
}

void PeopleStep::fill(RoundWish& wish) const
{
    wish.assignment = m_form->request();
    wish.content.people.clear();
    // Nobody named: who joins later is in it too.
    if (wish.assignment.method != study::AssignmentMethod::EveryoneAll || !m_form->people().all()) {
        wish.content.people = m_form->people().chosen();
    }
}

QString PeopleStep::missing() const
{
    return m_form->missing();
}

SummaryStep::SummaryStep(SampleController& controller, const Project& project, QWidget* parent)
    : RoundStep(tr("Summary"), tr("Nothing begins yet: the draft can be looked at and changed before it is started."),
                parent)
    , m_controller(controller)
    , m_project(project)
    , m_text(new QLabel(this))
{
    m_text->setObjectName(QStringLiteral("summary"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setMaximumWidth(theme::scaled(80 * theme::kGrid));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_text);
    column->addStretch();
}

void SummaryStep::tell(const RoundWish& wish)
{
    m_text->setText(lines(wish).join(QStringLiteral("\n\n")));
}

QStringList SummaryStep::lines(const RoundWish& wish) const
{
    QStringList lines{tr("“%1”: %2").arg(text(wish.content.name), purposeWord(wish.content.purpose).toLower())};
    if (const auto sample = m_controller.sample()) {
        const auto frame = static_cast<int>(sample->frame);
        const QString some = countText(sample->issues, false);
        lines.append(wish.all || wish.sample.strata.by.empty()
                         ? tr("%1 of %Ln issues, seed %2.", nullptr, frame).arg(some).arg(wish.sample.seed)
                         : tr("%1 of %Ln issues, %2 by %3, seed %4.", nullptr, frame)
                               .arg(some, allocationWord(wish.sample.allocation), strataText(wish.sample.strata))
                               .arg(wish.sample.seed));
        if (sample->repeats > 0) {
            lines.append(tr("%Ln of them come twice, to see whether people agree with themselves.", nullptr,
                            static_cast<int>(sample->repeats)));
        }
    }
    QStringList names;
    for (const study::Weight& each : wish.assignment.people) {
        if (const Person* person = m_project.person(each.person)) {
            names.append(text(person->name));
        }
    }
    const bool all = wish.assignment.method == study::AssignmentMethod::EveryoneAll;
    lines.append(tr("%1. %2.").arg(inList(names), methodName(wish.assignment.method)));
    if (!all) {
        lines.append(tr("%n people label each issue.", nullptr, wish.assignment.overlap));
    }
    lines.append(wish.content.blind ? tr("Blind: nobody sees another’s labels before the round is closed.")
                                    : tr("Open: everybody sees everybody’s labels at once."));
    lines.append(wish.content.ownOrder ? tr("Everybody has an order of their own.")
                                       : tr("Everybody has the same order."));
    if (!wish.content.gate.empty()) {
        lines.append(tr("Before the next round: %1.").arg(text(wish.content.gate)));
    }
    return lines;
}

} // namespace accord::ui
