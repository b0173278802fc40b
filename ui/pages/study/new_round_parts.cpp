// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/new_round_parts.h"

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

#include "core/study/gate/expression.h"
#include "ui/core/theme.h"
#include "ui/pages/study/composition_view.h"
#include "ui/pages/study/sample_controller.h"
#include "ui/pages/study/size_dialog.h"
#include "ui/pages/study/study_text.h"
#include "ui/text/error_text.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/flow_layout.h"
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

} // namespace

QPushButton* makeUnfold(const QString& words, QWidget& behind)
{
    auto* unfold = new QPushButton(words);
    unfold->setObjectName(QStringLiteral("more"));
    unfold->setCheckable(true);
    unfold->setFlat(true);
    unfold->setIcon(theme::icon(QStringLiteral("down")));
    behind.hide();
    QObject::connect(unfold, &QPushButton::toggled, &behind, [unfold, &behind](bool shown) {
        unfold->setIcon(theme::icon(shown ? QStringLiteral("up") : QStringLiteral("down")));
        behind.setVisible(shown);
    });
    return unfold;
}

PurposePart::PurposePart(const study::RoundContent& content, const QStringList& taken, const QString& gate,
                         QFormLayout& form, QFormLayout& more, QObject* parent)
    : RoundPart(parent)
    , m_taken(taken)
    , m_purpose(new QButtonGroup(this))
    , m_hint(new QLabel)
    , m_name(new QLineEdit(text(content.name)))
    , m_named(!content.name.empty())
{
    addPurposes(form);
    m_name->setObjectName(QStringLiteral("roundName"));
    form.addRow(tr("Name"), m_name);
    addMore(content, gate, more);
    m_purpose->button(static_cast<int>(content.purpose))->setChecked(true);
    for (QAbstractButton* button : m_purpose->buttons()) { // Tab leads to the one that is chosen
        button->setFocusPolicy(button->isChecked() ? Qt::StrongFocus : Qt::ClickFocus);
    }
    connect(m_purpose, &QButtonGroup::idClicked, this, &PurposePart::follow);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_named = true; });
    connect(m_name, &QLineEdit::textChanged, this, &RoundPart::changed);
    follow();
}

void PurposePart::addPurposes(QFormLayout& form)
{
    auto* purposes = new FlowLayout;
    purposes->setSpacing(theme::kGrid);
    for (const RoundPurpose purpose : kPurposes) {
        auto* button = new QRadioButton(purposeWord(purpose));
        button->setObjectName(QStringLiteral("purpose%1").arg(static_cast<int>(purpose)));
        button->setToolTip(purposeHint(purpose));
        m_purpose->addButton(button, static_cast<int>(purpose));
        purposes->addWidget(button);
    }
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    form.addRow(tr("Purpose"), purposes);
    form.addRow(QString(), m_hint);
}

void PurposePart::addMore(const study::RoundContent& content, const QString& gate, QFormLayout& more)
{
    m_gate = new QLineEdit(text(content.gate));
    m_gate->setObjectName(QStringLiteral("gate"));
    m_gate->setPlaceholderText(gate.isEmpty() ? tr("such as: theme fleiss-kappa >= 0.7 and lower > 0.6")
                                              : tr("as the study sets it: %1").arg(gate));
    auto* hint = new QLabel;
    hint->setWordWrap(true);
    hint->hide();
    more.addRow(tr("Gate"), m_gate);
    more.addRow(QString(), hint);
    connect(m_gate, &QLineEdit::textChanged, this, [this, hint] {
        const auto now = study::parseGate(m_gate->text().toStdString());
        hint->setText(now.ok() ? QString() : errorText(now.error()));
        hint->setVisible(!now.ok());
        emit changed();
    });
    const auto box = [&](const char* name, const QString& words, bool on) {
        auto* made = new Wrapped<QCheckBox>(words);
        made->setObjectName(QString::fromLatin1(name));
        made->setChecked(on);
        more.addRow(made);
        connect(made, &QCheckBox::toggled, this, &RoundPart::changed);
        return made;
    };
    m_blind = box("blind", tr("Blind: nobody sees another’s labels before the round is closed"), content.blind);
    m_ownOrder = box("ownOrder",
                     tr("Everybody has an order of their own, so that not everybody is tired at the same "
                        "issues"),
                     content.ownOrder);
    m_openCodes =
        box("openCodes", tr("Open codes: where no category fits, people type codes of their own"), content.openCodes);
}

void PurposePart::setFocus()
{
    m_name->setFocus();
}

void PurposePart::setStarted()
{
    for (QAbstractButton* button : m_purpose->buttons()) {
        button->setEnabled(false);
    }
    m_blind->setEnabled(false);
    m_ownOrder->setEnabled(false);
}

RoundPurpose PurposePart::purpose() const
{
    return static_cast<RoundPurpose>(m_purpose->checkedId());
}

void PurposePart::follow()
{
    m_hint->setText(purposeHint(purpose()));
    if (!m_named) {
        m_name->setText(freeName(purposeWord(purpose()), m_taken));
        m_name->selectAll();
    }
    emit changed();
}

void PurposePart::fill(RoundWish& wish) const
{
    wish.content.name = m_name->text().simplified().toStdString();
    wish.content.purpose = purpose();
    wish.content.blind = m_blind->isChecked();
    wish.content.ownOrder = m_ownOrder->isChecked();
    wish.content.openCodes = m_openCodes->isChecked();
    wish.content.gate = m_gate->text().simplified().toStdString();
}

QString PurposePart::missing() const
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

FramePart::FramePart(SampleController& controller, std::span<const Round> rounds, QFormLayout& more, QObject* parent)
    : RoundPart(parent)
    , m_controller(controller)
    , m_of(new QComboBox)
{
    const auto line = [this](const char* name, const QString& hint) {
        auto* edit = new QLineEdit;
        edit->setObjectName(QString::fromLatin1(name));
        edit->setPlaceholderText(hint);
        connect(edit, &QLineEdit::textChanged, this, &RoundPart::changed);
        return edit;
    };
    auto* hint = new QLabel(tr("Which issues can be drawn? What is left empty leaves nothing out."));
    hint->setWordWrap(true);
    hint->setForegroundRole(QPalette::PlaceholderText);
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
    m_state = new QComboBox;
    m_state->addItem(tr("open or closed"), QString());
    m_state->addItem(tr("open"), QStringLiteral("open"));
    m_state->addItem(tr("closed"), QStringLiteral("closed"));
    m_notBefore = new QCheckBox(tr("Leave out what earlier rounds had"));
    m_notBefore->setObjectName(QStringLiteral("notBefore"));
    m_notBefore->setChecked(!rounds.empty());
    m_notBefore->setEnabled(!rounds.empty());
    m_withText = new QCheckBox(tr("Leave out issues without text"));
    m_withText->setObjectName(QStringLiteral("withText"));
    more.addRow(hint);
    more.addRow(tr("Drawn from"), m_of);
    more.addRow(tr("Repositories"), m_repositories);
    more.addRow(tr("Created from"), m_from);
    more.addRow(tr("to"), m_to);
    more.addRow(tr("State"), m_state);
    more.addRow(tr("Keywords"), m_keywords);
    more.addRow(m_notBefore);
    more.addRow(m_withText);
    connect(m_of, &QComboBox::activated, this, [this] { m_ofChosen = true; });
    for (const QComboBox* box : {m_of, m_state}) {
        connect(box, &QComboBox::currentIndexChanged, this, &FramePart::updateEarlier);
    }
    for (const QCheckBox* box : {m_notBefore, m_withText}) {
        connect(box, &QCheckBox::toggled, this, &RoundPart::changed);
    }
}

void FramePart::setPurpose(RoundPurpose purpose)
{
    const bool other = (purpose == RoundPurpose::Check) != (m_purpose == RoundPurpose::Check);
    m_purpose = purpose;
    if (other && !m_ofChosen) {
        m_of->setCurrentIndex(purpose == RoundPurpose::Check ? m_of->count() - 1 : 0);
    }
}

/// What is drawn from a round has been in one.
void FramePart::updateEarlier()
{
    const bool all = m_of->currentData().toLongLong() == 0;
    m_notBefore->setEnabled(all && m_of->count() > 1);
    emit changed();
}

void FramePart::fill(RoundWish& wish) const
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

QString FramePart::missing() const
{
    if (m_controller.frame() == nullptr) {
        return m_controller.problem() && !m_controller.busy() ? errorText(*m_controller.problem())
                                                              : tr("The issues are being read.");
    }
    if (!m_controller.frame()->items.empty()) {
        return {};
    }
    RoundWish wish;
    fill(wish);
    return wish.sample.frame.notInAnyRound
               ? tr("No issue is left to draw from: what earlier rounds had is left out, as is said under More.")
               : tr("No issue is left to draw from.");
}

namespace {

constexpr int kLargestSample = 10'000'000;
constexpr int kUsualSize = 100;
constexpr int kMostRepeats = 100;

} // namespace

SamplePart::SamplePart(SampleController& controller, CompositionView& view, QFormLayout& form, QFormLayout& more,
                       QObject* parent)
    : RoundPart(parent)
    , m_controller(controller)
    , m_view(view)
{
    addSize(form);
    addStrata(more);
    connect(&m_view, &CompositionView::quotasChanged, this, &RoundPart::changed);
    update();
}

void SamplePart::addSize(QFormLayout& form)
{
    auto* sample = new QRadioButton(tr("A random sample of"));
    sample->setObjectName(QStringLiteral("drawSample"));
    sample->setChecked(true);
    m_size = new QSpinBox;
    m_size->setObjectName(QStringLiteral("size"));
    m_size->setAccessibleName(tr("Issues"));
    m_size->setRange(1, kLargestSample);
    m_size->setValue(kUsualSize);
    m_size->setGroupSeparatorShown(true);
    m_howMany = new QPushButton(tr("How Many?"));
    m_howMany->setObjectName(QStringLiteral("howMany"));
    m_howMany->setAutoDefault(false);
    m_howMany->setToolTip(tr("The size that a margin of error, or an interval of kappa, asks for"));
    m_all = new QRadioButton(tr("All of them"));
    m_all->setObjectName(QStringLiteral("drawAll"));
    auto* line = new FlowLayout;
    line->setSpacing(theme::kGrid);
    for (QWidget* each : QList<QWidget*>{sample, m_size, m_howMany}) {
        line->addWidget(each);
    }
    auto* ways = new QButtonGroup(this);
    ways->addButton(sample);
    ways->addButton(m_all);
    form.addRow(tr("Issues"), line);
    form.addRow(QString(), m_all);
    connect(m_howMany, &QPushButton::clicked, this, &SamplePart::askForSize);
    connect(m_size, &QSpinBox::valueChanged, this, &SamplePart::update);
    connect(m_all, &QRadioButton::toggled, this, &SamplePart::update);
}

void SamplePart::addStrata(QFormLayout& more)
{
    m_strata = new QCheckBox(tr("A part of the sample from each stratum, by"));
    m_strata->setObjectName(QStringLiteral("drawStrata"));
    connect(m_strata, &QCheckBox::toggled, this, &SamplePart::update);
    more.addRow(m_strata);
    for (const auto by :
         {study::StratumBy::Repository, study::StratumBy::Year, study::StratumBy::State, study::StratumBy::Keyword}) {
        auto* box = new QCheckBox(stratumName(by));
        box->setObjectName(QStringLiteral("by%1").arg(static_cast<int>(by)));
        box->setChecked(by == study::StratumBy::Repository);
        box->setProperty("by", static_cast<int>(by));
        m_by.append(box);
        auto* line = new QHBoxLayout;
        line->addSpacing(3 * theme::kGrid);
        line->addWidget(box);
        if (by == study::StratumBy::Keyword) {
            m_keywords = new QLineEdit;
            m_keywords->setObjectName(QStringLiteral("strataKeywords"));
            m_keywords->setPlaceholderText(tr("words between commas"));
            connect(m_keywords, &QLineEdit::textChanged, this, &SamplePart::update);
            line->addWidget(m_keywords, 1);
        } else {
            line->addStretch();
        }
        more.addRow(line);
        connect(box, &QCheckBox::toggled, this, &SamplePart::update);
    }
    m_allocation = new QComboBox;
    m_allocation->setObjectName(QStringLiteral("allocation"));
    m_allocation->addItem(tr("as in the frame"), static_cast<int>(study::Allocation::Proportional));
    m_allocation->addItem(tr("as many from each"), static_cast<int>(study::Allocation::Equal));
    m_allocation->addItem(tr("own numbers"), static_cast<int>(study::Allocation::Quotas));
    m_repeats = new QDoubleSpinBox;
    m_repeats->setObjectName(QStringLiteral("repeats"));
    m_repeats->setRange(0, kMostRepeats);
    m_repeats->setDecimals(1);
    m_repeats->setSuffix(tr(" % come twice"));
    m_repeats->setToolTip(tr("Shows whether a person agrees with themselves"));
    m_seed = new QSpinBox;
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setRange(1, std::numeric_limits<int>::max());
    m_seed->setToolTip(tr("The same seed draws the same issues on every machine; it is kept with the round"));
    more.addRow(tr("Shares"), m_allocation);
    more.addRow(tr("Repeats"), m_repeats);
    more.addRow(tr("Seed"), m_seed);
    connect(m_allocation, &QComboBox::currentIndexChanged, this, &SamplePart::update);
    connect(m_repeats, &QDoubleSpinBox::valueChanged, this, &SamplePart::update);
    connect(m_seed, &QSpinBox::valueChanged, this, &SamplePart::update);
}

bool SamplePart::stratified() const
{
    return m_strata->isChecked() && !m_all->isChecked();
}

bool SamplePart::own() const
{
    return stratified() && m_allocation->currentData().toInt() == static_cast<int>(study::Allocation::Quotas);
}

study::StrataChoice SamplePart::strata() const
{
    study::StrataChoice strata;
    if (!stratified()) {
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

void SamplePart::update()
{
    if (m_seed == nullptr) {
        return;
    }
    m_strata->setEnabled(!m_all->isChecked());
    for (QCheckBox* box : m_by) {
        box->setEnabled(stratified());
    }
    m_keywords->setEnabled(stratified() && m_by.back()->isChecked());
    m_allocation->setEnabled(stratified());
    m_size->setEnabled(!m_all->isChecked() && !own());
    m_howMany->setEnabled(!m_all->isChecked());
    m_view.setOwn(own());
    emit changed();
}

void SamplePart::fill(RoundWish& wish) const
{
    wish.all = m_all->isChecked();
    wish.sample.strata = strata();
    wish.sample.allocation = stratified() ? static_cast<study::Allocation>(m_allocation->currentData().toInt())
                                          : study::Allocation::Proportional;
    wish.sample.size = m_size->value();
    wish.sample.quotas = own() ? m_view.quotas() : std::vector<study::Quota>{};
    wish.sample.repeats = m_repeats->value() / kPercent;
    wish.sample.seed = static_cast<std::uint64_t>(m_seed->value());
}

QString SamplePart::missing() const
{
    if (stratified() && strata().by.empty()) {
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
void SamplePart::use(std::int64_t size, const std::vector<study::Quota>& quotas)
{
    const auto allocation = !quotas.empty() ? study::Allocation::Quotas : study::Allocation::Proportional;
    if (!quotas.empty() || own()) {
        m_allocation->setCurrentIndex(m_allocation->findData(static_cast<int>(allocation)));
    }
    m_size->setValue(static_cast<int>(std::min<std::int64_t>(size, kLargestSample)));
    if (!quotas.empty()) {
        m_view.setQuotas(quotas);
    }
}

void SamplePart::askForSize()
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
    auto* dialog = new SizeDialog(population, strata, m_size->window());
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

} // namespace accord::ui
