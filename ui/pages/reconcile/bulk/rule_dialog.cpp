// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/bulk/rule_dialog.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QUndoStack>
#include <QVBoxLayout>

#include "core/project/backups.h"
#include "core/project/items.h"
#include "core/reconcile/meetings.h"
#include "core/reconcile/rule_effect.h"
#include "core/reconcile/rules.h"
#include "ui/core/session.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/bulk/rule_preview.h"
#include "ui/pages/reconcile/queue/block_list.h"
#include "ui/pages/reconcile/queue/conflict_filter.h"
#include "ui/pages/reconcile/reconcile_actions.h"
#include "ui/text/names.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace accord::ui {
namespace {

using Kind = reconcile::Rule::Kind;

constexpr int kMostSampled = 40;
constexpr int kCategoryLetters = 30;

QWidget* lineOf(const QList<QWidget*>& widgets, QWidget* parent)
{
    auto* whole = new QWidget(parent);
    auto* line = new QHBoxLayout(whole);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(theme::kGrid);
    for (QWidget* widget : widgets) {
        line->addWidget(widget);
    }
    line->addStretch();
    return whole;
}

} // namespace

RuleChoice::RuleChoice(const People& people, const Taxonomy& taxonomy, QWidget* parent)
    : QWidget(parent)
    , m_layout(new QGridLayout(this))
    , m_group(new QButtonGroup(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(4 * theme::kGrid);
    m_layout->setVerticalSpacing(theme::kGrid / 2);
    m_layout->setColumnStretch(1, 1);
    const int count = std::max(2, static_cast<int>(people.size()));
    m_lines = {add("unanimous", tr("&Unanimous: everybody in the round chose the same"), Kind::Unanimous),
               add("plurality", tr("&Plurality: more than any other choice got, no tie"), Kind::Plurality),
               add("majority", tr("&Majority: more than half chose the same"), Kind::Majority),
               add("sameTheme", tr("Same &theme: only sub-themes differ, decide the theme"), Kind::SameTheme)};
    addAtLeast(count);
    addPerson(people);
    addCategory(taxonomy);
    arrange(true);
    m_buttons.front().first->setChecked(true);
    for (const auto& [button, kind] : m_buttons) {
        connect(button, &QRadioButton::toggled, this, [this](bool on) {
            if (on) {
                emit changed();
            }
        });
    }
}

int RuleChoice::widest(std::size_t from, std::size_t step) const
{
    int width = 0;
    for (std::size_t i = from; i < m_lines.size(); i += step) {
        width = std::max(width, m_lines[i]->sizeHint().width());
    }
    return width;
}

QSize RuleChoice::minimumSizeHint() const
{
    return {widest(0, 1), QWidget::minimumSizeHint().height()};
}

void RuleChoice::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool beside = width() >= widest(0, 2) + m_layout->horizontalSpacing() + widest(1, 2);
    if (beside != m_beside) {
        arrange(beside);
    }
}

void RuleChoice::arrange(bool beside)
{
    m_beside = beside;
    for (QWidget* line : m_lines) {
        m_layout->removeWidget(line);
    }
    const int columns = beside ? 2 : 1;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const int at = static_cast<int>(i);
        const bool last = i + 1 == m_lines.size();
        m_layout->addWidget(m_lines[i], at / columns, at % columns, 1, last ? columns : 1);
    }
}

QRadioButton* RuleChoice::add(const char* name, const QString& text, Kind kind)
{
    auto* button = new QRadioButton(text, this);
    button->setObjectName(QString::fromLatin1(name));
    m_group->addButton(button);
    m_buttons.emplace_back(button, kind);
    return button;
}

void RuleChoice::addAtLeast(int people)
{
    auto* button = add("atLeast", tr("At &least"), Kind::AtLeast);
    m_count = new QSpinBox(this);
    m_count->setObjectName(QStringLiteral("atLeastCount"));
    m_count->setAccessibleName(tr("How many chose the same"));
    m_count->setRange(2, people);
    m_count->setValue(std::max(2, people / 2 + 1));
    auto* rest = new QLabel(tr("of %1 chose the same, and nothing else got as many").arg(people), this);
    m_lines.push_back(lineOf({button, m_count, rest}, this));
    connect(m_count, &QSpinBox::valueChanged, this, [this, button] {
        if (button->isChecked()) {
            emit changed();
        }
        button->setChecked(true);
    });
}

void RuleChoice::addPerson(const People& people)
{
    auto* button = add("ofPerson", tr("&One person’s label:"), Kind::OfPerson);
    m_person = new QComboBox(this);
    m_person->setObjectName(QStringLiteral("trustedPerson"));
    m_person->setAccessibleName(tr("Whose label"));
    for (const auto& [name, person] : people) {
        m_person->addItem(name);
        m_people.push_back(person);
    }
    button->setEnabled(!people.empty());
    m_person->setEnabled(!people.empty());
    m_lines.push_back(lineOf({button, m_person}, this));
    connect(m_person, &QComboBox::currentIndexChanged, this, [this, button] {
        if (button->isChecked()) {
            emit changed();
        }
        button->setChecked(true);
    });
}

void RuleChoice::addCategory(const Taxonomy& taxonomy)
{
    auto* button = add("asCategory", tr("All a&s:"), Kind::Category);
    m_category = new QComboBox(this);
    m_category->setObjectName(QStringLiteral("ruleCategory"));
    m_category->setAccessibleName(tr("As which category"));
    m_category->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_category->setMinimumContentsLength(kCategoryLetters);
    for (const Category& category : taxonomy.categories()) {
        if (!category.retired) {
            m_category->addItem(shownCodeAndName(category), QVariant::fromValue<qlonglong>(category.id.value));
            m_codes.push_back(category.code);
        }
    }
    m_category->addItem(tr("Not for this study"), QVariant::fromValue<qlonglong>(0));
    m_codes.emplace_back("-");
    m_lines.push_back(lineOf({button, m_category}, this));
    connect(m_category, &QComboBox::currentIndexChanged, this, [this, button] {
        if (button->isChecked()) {
            emit changed();
        }
        button->setChecked(true);
    });
}

void RuleChoice::setRule(const reconcile::Rule& rule)
{
    if (rule.kind == Kind::Category) {
        m_category->setCurrentIndex(m_category->findData(QVariant::fromValue<qlonglong>(rule.category.value)));
    }
    for (const auto& [button, kind] : m_buttons) {
        if (kind == rule.kind) {
            button->setChecked(true);
        }
    }
}

reconcile::Rule RuleChoice::rule() const
{
    reconcile::Rule rule;
    for (const auto& [button, kind] : m_buttons) {
        if (button->isChecked()) {
            rule.kind = kind;
        }
    }
    if (rule.kind == Kind::AtLeast) {
        rule.count = m_count->value();
    }
    if (rule.kind == Kind::OfPerson) {
        const Person& person = m_people[static_cast<std::size_t>(m_person->currentIndex())];
        rule.person = person.id;
        rule.personName = person.name;
    }
    if (rule.kind == Kind::Category && m_category->currentIndex() >= 0) {
        rule.category = CategoryId{m_category->currentData().toLongLong()};
        rule.categoryCode = m_codes[static_cast<std::size_t>(m_category->currentIndex())];
    }
    return rule;
}

namespace {

// The first of the issues, "vllm-project/vllm#12".
Result<QStringList> namesOf(Project& project, const std::vector<reconcile::DecidedApart>& apart)
{
    constexpr std::size_t kMost = 5;
    std::vector<ItemId> items;
    for (std::size_t i = 0; i < std::min(kMost, apart.size()); ++i) {
        items.push_back(apart[i].items.front().item);
    }
    ACCORD_TRY(const auto headings, headingsOf(project, items));
    QStringList names;
    for (const Heading& heading : headings) {
        names.append(QString::fromStdString(heading.fullName()));
    }
    return names;
}

} // namespace

RuleDialog::RuleDialog(const PageContext& context, const reconcile::Filter& shown, QWidget* parent)
    : QDialog(parent)
    , m_context(context)
    , m_sample(new ColumnModel<SampleRow>(this, sampleColumns()))
    , m_counting(context.session, this)
{
    setObjectName(QStringLiteral("ruleDialog"));
    setWindowTitle(tr("Decide by Rule"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid);
    layout->setSpacing(theme::kGrid);
    makeRules(layout);
    makeScope(layout, shown);
    makePreview(layout);

    auto* buttons = new QDialogButtonBox(this);
    m_cancel = buttons->addButton(QDialogButtonBox::Cancel);
    m_apply = buttons->addButton(tr("Decide"), QDialogButtonBox::AcceptRole);
    m_apply->setObjectName(QStringLiteral("applyRule"));
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_apply, &QPushButton::clicked, this, &RuleDialog::apply);
    connect(m_rules, &RuleChoice::changed, this, &RuleDialog::looked);
    connect(m_rules, &RuleChoice::changed, this, &RuleDialog::refresh);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &RuleDialog::looked);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &RuleDialog::refresh);
    connect(m_tabs, &QTabWidget::currentChanged, this, &RuleDialog::looked);
    resize(128 * theme::kGrid, 80 * theme::kGrid);
    refresh();
}

void RuleDialog::makeRules(QVBoxLayout* layout)
{
    RuleChoice::People people;
    if (const auto state = m_context.session.liveRound()) {
        const bool hidden = setting(settings::kInitialsOnly);
        for (const PersonId id : state->labelMatrix.annotators()) {
            const auto person = m_context.session.project().person(id);
            const QString name = hidden || person == nullptr ? QStringLiteral("A%1").arg(people.size() + 1)
                                                             : QString::fromStdString(person->name);
            m_names.append(name);
            people.emplace_back(name, person == nullptr ? Person{} : *person);
        }
    }
    m_rules = new RuleChoice(people, *m_context.session.project().taxonomy(), this);
    layout->addWidget(m_rules);
}

namespace {

// Everything there is, decided or not: what a rule without a condition looks at.
reconcile::Filter wholeRound()
{
    reconcile::Filter all;
    all.show = reconcile::Filter::Show::All;
    all.onlyConflicts = false;
    return all;
}

} // namespace

void RuleDialog::makeScope(QVBoxLayout* layout, const reconcile::Filter& shown)
{
    m_scope = new FilterChoice(m_context, this);
    m_scope->setObjectName(QStringLiteral("ruleScope"));
    auto* name = new QLabel(tr("O&f:"), this);
    name->setBuddy(m_scope);
    auto* line = new QHBoxLayout;
    line->addWidget(name);
    line->addWidget(m_scope, 1);
    layout->addLayout(line);
    const auto state = m_context.session.liveRound();
    if (!state) {
        return;
    }
    const Project& project = m_context.session.project();
    const reconcile::FilterNames names{state->labelMatrix, project.people()};
    if (shown.items || reconcile::filterText(shown, names) != reconcile::filterText({}, names)) {
        m_scope->offer(tr("What the queue shows"), shown);
        m_rules->setRule({}); // the majority: what a queue of conflicts shows is not unanimous
    }
    m_scope->offer(tr("The whole round"), wholeRound());
    const auto meeting = reconcile::runningMeeting(m_context.session.project(), m_context.session.round());
    if (meeting.ok() && *meeting) {
        if (const auto agenda = reconcile::agendaOf(project, state->labelMatrix, **meeting); agenda.ok()) {
            m_scope->offer(tr("The agenda of the meeting"), *agenda);
        }
    }
    m_scope->offerSaved();
}

void RuleDialog::start(const reconcile::Rule& rule)
{
    const QSignalBlocker quiet(m_rules);
    const QSignalBlocker quietScope(m_scope);
    m_rules->setRule(rule);
    const auto state = m_context.session.liveRound();
    if (rule.where && state) {
        const bool block = rule.where->block.has_value();
        m_scope->offer(block ? blockTitle(state->labelMatrix.taxonomy(), *rule.where->block) : tr("As it is"),
                       *rule.where);
        m_scope->setCurrentIndex(m_scope->count() - 1);
    }
    refresh();
}

void RuleDialog::makePreview(QVBoxLayout* layout)
{
    m_words = new QLabel(this);
    m_words->setObjectName(QStringLiteral("previewWords"));
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::RichText);
    layout->addWidget(m_words);
    auto* sides = new QHBoxLayout;
    sides->setSpacing(2 * theme::kGrid);
    m_tabs = new PreviewTabs(this);
    sides->addWidget(m_tabs, 4);
    sides->addWidget(makeSample(), 5);
    layout->addLayout(sides, 1);
}

QWidget* RuleDialog::makeSample()
{
    auto* widget = new QWidget(this);
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::kGrid / 2);
    auto* line = new QHBoxLayout;
    auto* title =
        new QLabel(tr("To read: drawn by chance, conflicts first. Enter or a double click opens one."), widget);
    title->setWordWrap(true);
    title->setForegroundRole(QPalette::PlaceholderText);
    m_another = new QPushButton(tr("Draw &Again"), widget);
    m_another->setObjectName(QStringLiteral("drawAgain"));
    m_another->setAutoDefault(false);
    line->addWidget(title, 1);
    line->addWidget(m_another);
    layout->addLayout(line);
    auto* sample = previewTable(m_sample, QStringLiteral("sample"), widget);
    sample->setAccessibleName(title->text());
    sample->setStretching({0, 2});
    layout->addWidget(sample, 1);
    connect(m_another, &QPushButton::clicked, this, [this] {
        ++m_seed;
        drawSample();
    });
    connect(sample, &ListView::opened, this, [this](qlonglong item) { emit itemWanted(ItemId{item}); });
    return widget;
}

void RuleDialog::looked()
{
    m_looked = true;
    m_apply->setDefault(true);
}

void RuleDialog::refresh()
{
    m_apply->setEnabled(false);
    const auto state = m_context.session.liveRound();
    if (!state) {
        m_counting.stop();
        m_words->setText(tr("The round is not open to everybody, so that nothing can be decided."));
        return;
    }
    struct Counted
    {
        reconcile::RulePreview preview;
        reconcile::RuleEffect effect;
        QStringList apart;
    };
    const reconcile::FilterNames names{state->labelMatrix, m_context.session.project().people()};
    reconcile::Rule wanted = m_rules->rule();
    const reconcile::Filter scope = m_scope->filter();
    const bool part = scope.items || reconcile::filterText(scope, names) != reconcile::filterText(wholeRound(), names);
    if (part) {
        reconcile::narrow(wanted, names, scope);
    }
    (part || m_looked ? m_apply : m_cancel)->setDefault(true);
    m_counting.readAbout<Counted>([this] { return m_context.session.round(); },
                                  [state, wanted](Project& project) -> Result<Counted> {
                                      Counted counted;
                                      counted.preview = reconcile::preview(state->labelMatrix, wanted);
                                      counted.effect = reconcile::effect(state->labelMatrix, counted.preview);
                                      ACCORD_TRY(counted.apart, namesOf(project, counted.preview.apart));
                                      return counted;
                                  },
                                  [this, wanted](const Result<Counted>& counted) {
                                      if (counted.ok()) {
                                          m_previewed = wanted;
                                          take(counted->preview, counted->effect, counted->apart);
                                      }
                                  });
}

void RuleDialog::take(const reconcile::RulePreview& preview, const reconcile::RuleEffect& effect,
                      const QStringList& apart)
{
    const auto state = m_context.session.liveRound();
    if (!state) {
        return;
    }
    m_preview = preview;
    const int count = static_cast<int>(preview.decisions.size());
    m_words->setText(previewHtml(preview, apart));
    m_tabs->set(preview, effect, state->labelMatrix.taxonomy(), m_names);
    drawSample();
    m_apply->setText(count == 0 ? tr("Nothing to Decide") : decideText(m_previewed, count));
    m_apply->setEnabled(count > 0);
}

void RuleDialog::drawSample()
{
    const auto state = m_context.session.liveRound();
    if (!state) {
        return;
    }
    const auto sample = reconcile::sample(state->labelMatrix, m_preview, kMostSampled, m_seed);
    std::vector<ItemId> items;
    items.reserve(sample.size());
    for (const reconcile::Decided& decided : sample) {
        items.push_back(decided.item);
    }
    const auto headings = headingsOf(m_context.session.project(), items);
    m_sample->setRows(sampleRows(state->labelMatrix, sample, headings.ok() ? *headings : std::vector<Heading>{}));
    m_another->setEnabled(m_preview.decisions.size() > sample.size());
}

void RuleDialog::apply()
{
    Session& session = m_context.session;
    const RoundId round = session.round();
    const PersonId me = session.me();
    const auto outcome = std::make_shared<reconcile::RuleOutcome>();
    const auto preview = std::make_shared<const reconcile::RulePreview>(std::move(m_preview));
    const reconcile::Rule wanted = m_previewed;
    m_preview = {};
    m_apply->setEnabled(false);
    m_apply->setText(tr("Deciding…"));
    const auto work = [outcome, preview, round, me](Project& project) -> Status {
        // Where none can be made the rule goes on: it can be undone.
        (void)backups::makeIfChanged(project, backups::Occasion::BeforeBulk);
        ACCORD_TRY(*outcome, reconcile::apply(project, round, me, *preview));
        return {};
    };
    // The step of undo is made even if the dialog was closed meanwhile.
    session.write(work, parent(),
                  [context = m_context, dialog = QPointer(this), outcome, wanted, round, me](const Status& status) {
                      const int count = static_cast<int>(outcome->after.size());
                      if (status.ok() && count > 0) {
                          context.undo.push(new SwapCommand(decideText(wanted, count), context.session,
                                                            {round, me, std::move(*outcome), true}, nullptr, {}));
                      }
                      if (dialog && status.ok()) {
                          emit dialog->decided(count);
                          dialog->accept();
                      } else if (dialog) {
                          dialog->refresh();
                      }
                  });
}

} // namespace accord::ui
