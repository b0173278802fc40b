// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/queue/conflict_filter.h"

#include <QAction>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/reconcile/filter.h"
#include "core/reconcile/filter_text.h"
#include "core/reconcile/saved_filters.h"
#include "ui/core/prompts.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/combo_boxes.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace accord::ui {

SavedFilters::SavedFilters(const PageContext& context, QAction* key, std::function<reconcile::Filter()> present,
                           QWidget* parent)
    : QToolButton(parent)
    , m_context(context)
    , m_present(std::move(present))
    , m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("savedFilters"));
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_menu->setObjectName(QStringLiteral("savedFiltersMenu"));
    setMenu(m_menu);
    const auto name = [this, key] {
        const QString keys = key->shortcut().toString(QKeySequence::NativeText);
        setText(keys.isEmpty() ? tr("Saved") : tr("Saved (%1)").arg(keys));
        setToolTip(tr("Filters that the project keeps for everybody"));
    };
    name();
    connect(key, &QAction::changed, this, name);
    connect(key, &QAction::triggered, this, [this] { m_menu->popup(mapToGlobal(QPoint(0, height()))); });
    connect(m_menu, &QMenu::aboutToShow, this, &SavedFilters::fill);
}

void SavedFilters::fill()
{
    m_menu->clear();
    const auto state = m_context.session.liveRound();
    const auto saved = reconcile::savedFilters(m_context.session.project());
    if (!state || !saved.ok()) {
        m_menu->addAction(tr("No round is open"))->setEnabled(false);
        return;
    }
    const reconcile::FilterNames names{state->labelMatrix, m_context.session.project().people()};
    const auto naming = setting(settings::kInitialsOnly) ? reconcile::Naming::Hidden : reconcile::Naming::Shown;
    for (const reconcile::SavedFilter& filter : *saved) {
        QAction* action = m_menu->addAction(QString::fromStdString(filter.name).replace(u'&', QStringLiteral("&&")));
        if (const auto parsed = reconcile::parseFilter(filter.text, names); parsed.ok()) {
            action->setToolTip(QString::fromStdString(reconcile::filterText(*parsed, names, naming)));
        }
        connect(action, &QAction::triggered, this, [this, filter] { choose(filter); });
    }
    if (saved->empty()) {
        m_menu->addAction(tr("None kept yet"))->setEnabled(false);
    }
    m_menu->addSeparator();
    QAction* keeping = m_menu->addAction(tr("&Keep This Filter…"));
    connect(keeping, &QAction::triggered, this, &SavedFilters::keep);
    QMenu* removal = m_menu->addMenu(tr("&Remove"));
    enable(keeping, true, m_context.session, Action::SaveFilter);
    enable(removal->menuAction(), !saved->empty(), m_context.session, Action::SaveFilter);
    for (const reconcile::SavedFilter& filter : *saved) {
        const QString name = QString::fromStdString(filter.name);
        connect(removal->addAction(QString(name).replace(u'&', QStringLiteral("&&"))), &QAction::triggered, this,
                [this, name] { remove(name); });
    }
    m_menu->setToolTipsVisible(true);
}

void SavedFilters::choose(const reconcile::SavedFilter& saved)
{
    const auto state = m_context.session.liveRound();
    if (!state) {
        return;
    }
    const auto filter = reconcile::parseFilter(saved.text, {state->labelMatrix, m_context.session.project().people()});
    if (filter.ok()) {
        emit chosen(*filter);
    } else {
        m_context.prompts.tell(this, tr("This Filter Does Not Fit"), errorText(filter.error()));
    }
}

void SavedFilters::keep()
{
    const auto state = m_context.session.liveRound();
    if (!state) {
        return;
    }
    const reconcile::FilterNames names{state->labelMatrix, m_context.session.project().people()};
    const reconcile::Filter filter = m_present();
    const auto naming = setting(settings::kInitialsOnly) ? reconcile::Naming::Hidden : reconcile::Naming::Shown;
    const auto keepAs =
        [this, stored = reconcile::filterText(filter, names, reconcile::Naming::Stored)](const QString& name) {
            if (!name.trimmed().isEmpty()) {
                const reconcile::SavedFilter saved{name.trimmed().toStdString(), stored};
                m_context.session.write([saved, me = m_context.session.me()](
                                            Project& project) { return reconcile::saveFilter(project, saved, me); },
                                        this, {});
            }
        };
    m_context.prompts.line(this, tr("Keep This Filter"), tr("Name, for everybody in the project:"),
                           QString::fromStdString(reconcile::filterText(filter, names, naming)), {this, keepAs});
}

void SavedFilters::remove(const QString& name)
{
    const auto work = [gone = name.toStdString(), me = m_context.session.me()](Project& project) {
        const Status status = reconcile::removeFilter(project, gone, me);
        // Somebody else was quicker: it is gone as was wanted.
        return status.ok() || status.error().code == Errc::NotFound ? Status{} : status;
    };
    m_context.prompts.confirm(this,
                              {tr("Remove the Filter"),
                               tr("The filter “%1” is removed for everybody in the project. What was decided with "
                                  "it stays.")
                                   .arg(name),
                               tr("Remove")},
                              {this, [this, work] { m_context.session.write(work, this, {}); }});
}

QString sizeText(const reconcile::Filter& filter)
{
    QStringList parts;
    if (filter.perBlock > 0) {
        parts.append(FilterChoice::tr("at most %Ln of a block", nullptr, filter.perBlock));
    }
    if (filter.sample > 0) {
        parts.append(FilterChoice::tr("%Ln drawn by chance", nullptr, filter.sample));
    }
    if (filter.limit > 0) {
        parts.append(FilterChoice::tr("the worst %Ln", nullptr, filter.limit));
    }
    return inList(parts);
}

FilterChoice::FilterChoice(const PageContext& context, QWidget* parent)
    : QComboBox(parent)
    , m_context(context)
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
}

void FilterChoice::offer(const QString& title, const reconcile::Filter& filter)
{
    const auto state = m_context.session.liveRound();
    if (!state) {
        return;
    }
    const reconcile::FilterNames names{state->labelMatrix, m_context.session.project().people()};
    const auto naming = setting(settings::kInitialsOnly) ? reconcile::Naming::Hidden : reconcile::Naming::Shown;
    const reconcile::ConflictQueue queue(state->labelMatrix, filter);
    m_filters.push_back(filter);
    addItem(QStringLiteral("%1 · %2").arg(title, tr("%Ln issues", nullptr, static_cast<int>(queue.size()))));
    setItemData(count() - 1, QString::fromStdString(reconcile::filterText(filter, names, naming)), Qt::ToolTipRole);
}

void FilterChoice::offerSaved()
{
    const auto state = m_context.session.liveRound();
    Project& project = m_context.session.project();
    const auto saved = reconcile::savedFilters(project);
    if (!state || !saved.ok()) {
        return;
    }
    for (const reconcile::SavedFilter& each : *saved) {
        // One that names somebody or something that is not in this round has nothing to offer.
        const auto filter = reconcile::parseFilter(each.text, {state->labelMatrix, project.people()});
        if (filter.ok()) {
            offer(tr("Filter “%1”").arg(QString::fromStdString(each.name)), *filter);
        }
    }
}

reconcile::Filter FilterChoice::filter() const
{
    const int at = currentIndex();
    return at < 0 ? reconcile::Filter{} : m_filters[static_cast<std::size_t>(at)];
}

namespace {

constexpr int kGap = theme::kGrid / 2;

QComboBox* comboBox(const QString& name, const QString& everything, QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setObjectName(name);
    box->setAccessibleName(everything);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
    box->addItem(everything, QVariant::fromValue<qlonglong>(0));
    return box;
}

void chooseId(QComboBox* box, std::int64_t id)
{
    box->setCurrentIndex(std::max(0, box->findData(QVariant::fromValue<qlonglong>(id))));
}

} // namespace

ConflictFilter::ConflictFilter(QWidget* parent)
    : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::kGrid, theme::kGrid, theme::kGrid, kGap);
    layout->setSpacing(kGap);
    layout->addWidget(makeStates());
    m_about = new QLabel(this);
    m_about->setObjectName(QStringLiteral("aboutItems"));
    m_about->setWordWrap(true);
    m_about->hide();
    layout->addWidget(m_about);

    m_line = new QHBoxLayout;
    m_line->setSpacing(theme::kGrid);
    m_unfold = new QPushButton(this);
    m_unfold->setObjectName(QStringLiteral("moreFilters"));
    m_unfold->setCheckable(true);
    m_unfold->setFlat(true);
    m_unfold->setFocusPolicy(Qt::TabFocus);
    m_unfold->setIcon(theme::icon(QStringLiteral("filter")));
    m_clear = new QPushButton(tr("Clear"), this);
    m_clear->setFlat(true);
    m_clear->setFocusPolicy(Qt::TabFocus);
    m_line->addWidget(m_unfold);
    m_line->addStretch();
    m_line->addWidget(m_clear);
    layout->addLayout(m_line);
    m_more = makeMore();
    m_more->hide();
    layout->addWidget(m_more);
    connect(m_unfold, &QPushButton::toggled, m_more, &QWidget::setVisible);
    connect(m_clear, &QPushButton::clicked, this, &ConflictFilter::clearConditions);
    updateSummary();
}

QWidget* ConflictFilter::makeStates()
{
    auto* widget = new QWidget(this);
    auto* layout = new QGridLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kGap);
    auto* group = new QButtonGroup(this);
    for (int i = 0; i < 4; ++i) {
        auto* button = new QToolButton(widget);
        button->setObjectName(QStringLiteral("show%1").arg(i));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setFocusPolicy(Qt::TabFocus);
        group->addButton(button, i);
        layout->addWidget(button, 0, i);
        m_states.append(button);
    }
    m_states[0]->setChecked(true);
    setCounts(reconcile::Tally{});
    connect(group, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (on && !m_quiet) {
            emit changed();
        }
    });
    return widget;
}

QWidget* ConflictFilter::makeMore()
{
    auto* widget = new QWidget(this);
    auto* layout = new QGridLayout(widget);
    layout->setContentsMargins(0, 0, 0, kGap);
    layout->setHorizontalSpacing(theme::kGrid);
    layout->setVerticalSpacing(kGap);
    m_onePerson = comboBox(QStringLiteral("onePerson"), tr("Anybody"), widget);
    m_otherPerson = comboBox(QStringLiteral("otherPerson"), tr("anybody else"), widget);
    m_oneCategory = comboBox(QStringLiteral("oneCategory"), tr("Any category"), widget);
    m_otherCategory = comboBox(QStringLiteral("otherCategory"), tr("any other"), widget);
    m_repository = comboBox(QStringLiteral("repository"), tr("All repositories"), widget);
    m_flagged = new QCheckBox(tr("Only flagged"), widget);
    m_flagged->setObjectName(QStringLiteral("onlyFlagged"));
    layout->addWidget(m_onePerson, 0, 0);
    layout->addWidget(m_otherPerson, 0, 1);
    layout->addWidget(m_oneCategory, 1, 0);
    layout->addWidget(m_otherCategory, 1, 1);
    layout->addWidget(m_repository, 2, 0);
    layout->addWidget(m_flagged, 2, 1);
    layout->addWidget(makeLevels(), 3, 0, 1, 2);
    m_margin = new QSpinBox(widget);
    m_margin->setObjectName(QStringLiteral("margin"));
    m_margin->setRange(-1, reconcile::kMostSized);
    m_margin->setSpecialValueText(tr("Any margin"));
    m_margin->setPrefix(tr("Margin at most "));
    m_margin->setValue(-1);
    m_margin->setAccessibleName(tr("Votes between the first choice and the second"));
    m_margin->setToolTip(m_margin->accessibleName());
    layout->addWidget(m_margin, 4, 0, 1, 2);
    const auto moved = [this] {
        updateSummary();
        if (!m_quiet) {
            emit changed();
        }
    };
    for (QComboBox* box : {m_onePerson, m_otherPerson, m_oneCategory, m_otherCategory, m_repository}) {
        connect(box, &QComboBox::currentIndexChanged, this, moved);
    }
    for (QToolButton* level : m_levels) {
        connect(level, &QToolButton::toggled, this, moved);
    }
    connect(m_flagged, &QCheckBox::toggled, this, moved);
    connect(m_margin, &QSpinBox::valueChanged, this, moved);
    return widget;
}

QWidget* ConflictFilter::makeLevels()
{
    auto* widget = new QWidget(this);
    auto* layout = new QHBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kGap);
    layout->addWidget(new QLabel(tr("Across"), widget));
    for (const auto& [name, text] : {std::pair{"acrossTypes", tr("types")}, std::pair{"acrossThemes", tr("themes")},
                                     std::pair{"acrossSubthemes", tr("sub-themes")}}) {
        auto* button = new QToolButton(widget);
        button->setObjectName(QString::fromLatin1(name));
        button->setText(text);
        button->setAccessibleName(tr("Labels differ across %1").arg(text));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        layout->addWidget(button);
        m_levels.append(button);
    }
    layout->addStretch();
    return widget;
}

void ConflictFilter::setRound(const LabelMatrix& labelMatrix, std::span<const Person> people, bool pseudonyms)
{
    m_quiet = true;
    if (m_round != labelMatrix.round()) {
        m_round = labelMatrix.round();
        setKept({});
    }
    for (QComboBox* box : {m_onePerson, m_otherPerson}) {
        refill(box, [&] {
            for (std::size_t i = 0; i < labelMatrix.annotators().size(); ++i) {
                const auto found = std::ranges::find(people, labelMatrix.annotators()[i], &Person::id);
                QString text = QStringLiteral("A%1").arg(i + 1);
                if (found != people.end()) {
                    text = QString::fromStdString(pseudonyms ? found->pseudonym : found->initials + "  " + found->name);
                }
                box->addItem(text, QVariant::fromValue<qlonglong>(labelMatrix.annotators()[i].value));
            }
        });
    }
    for (QComboBox* box : {m_oneCategory, m_otherCategory}) {
        refill(box, [&] {
            for (const Category& category : labelMatrix.taxonomy().categories()) {
                box->addItem(QString::fromStdString(category.code) + QStringLiteral("  ") + shownName(category),
                             QVariant::fromValue<qlonglong>(category.id.value));
            }
        });
    }
    refill(m_repository, [&] {
        m_repository->setItemText(0, allGroups(labelMatrix.repositories()));
        QStringList names;
        for (const std::string& name : labelMatrix.repositories()) {
            names.append(QString::fromStdString(name));
        }
        names.sort(Qt::CaseInsensitive);
        for (const QString& name : names) {
            m_repository->addItem(name, name);
        }
    });
    m_quiet = false;
    updateSummary();
}

void ConflictFilter::setCounts(const reconcile::Tally& tally)
{
    const int pending = std::max(0, tally.conflicts - tally.conflictsDecided - tally.deferred);
    const std::array<std::pair<QString, int>, 4> states{{{tr("Pending"), pending},
                                                         {tr("Deferred"), tally.deferred},
                                                         {tr("Decided"), tally.conflictsDecided},
                                                         {tr("All"), tally.conflicts}}};
    const QLocale locale;
    for (std::size_t i = 0; i < states.size(); ++i) {
        const auto& [word, count] = states[i];
        m_states[static_cast<qsizetype>(i)]->setText(QStringLiteral("%1\n%2").arg(word, locale.toString(count)));
    }
}

reconcile::Filter ConflictFilter::filter() const
{
    reconcile::Filter filter = m_kept;
    for (int i = 0; i < m_states.size(); ++i) {
        if (m_states[i]->isChecked()) {
            filter.show = static_cast<reconcile::Filter::Show>(i);
        }
    }
    filter.onlyFlagged = m_flagged->isChecked();
    filter.margin = m_margin->value() < 0 ? std::nullopt : std::optional(m_margin->value());
    filter.oneAnnotator = PersonId{m_onePerson->currentData().toLongLong()};
    filter.otherAnnotator = PersonId{m_otherPerson->currentData().toLongLong()};
    filter.oneCategory = CategoryId{m_oneCategory->currentData().toLongLong()};
    filter.otherCategory = CategoryId{m_otherCategory->currentData().toLongLong()};
    filter.repository =
        m_repository->currentIndex() > 0 ? m_repository->currentData().toString().toStdString() : std::string();
    filter.across.clear();
    for (int i = 0; i < m_levels.size(); ++i) {
        if (m_levels[i]->isChecked()) {
            filter.across.push_back(static_cast<Level>(i + 1));
        }
    }
    return filter;
}

void ConflictFilter::setQuietly(const reconcile::Filter& filter)
{
    m_states[static_cast<int>(filter.show)]->setChecked(true);
    m_flagged->setChecked(filter.onlyFlagged);
    m_margin->setValue(filter.margin.value_or(-1));
    chooseId(m_onePerson, filter.oneAnnotator.value);
    chooseId(m_otherPerson, filter.otherAnnotator.value);
    chooseId(m_oneCategory, filter.oneCategory.value);
    chooseId(m_otherCategory, filter.otherCategory.value);
    m_repository->setCurrentIndex(std::max(0, m_repository->findData(QString::fromStdString(filter.repository))));
    for (int i = 0; i < m_levels.size(); ++i) {
        m_levels[i]->setChecked(std::ranges::count(filter.across, static_cast<Level>(i + 1)) > 0);
    }
}

void ConflictFilter::set(const reconcile::Filter& filter, const QString& about)
{
    m_quiet = true;
    setQuietly(filter);
    setKept(filter, about);
    m_quiet = false;
    m_unfold->setChecked(narrowed() > narrowedUnseen());
    updateSummary();
    emit changed();
}

void ConflictFilter::setBlock(const std::optional<reconcile::BlockKey>& block)
{
    m_kept.block = block;
    updateSummary();
    emit changed();
}

void ConflictFilter::setKey(const QString& key)
{
    m_key = key;
    updateSummary();
}

void ConflictFilter::unfold()
{
    m_unfold->toggle();
    if (m_unfold->isChecked()) {
        m_onePerson->setFocus(Qt::ShortcutFocusReason);
    }
}

void ConflictFilter::addButton(QWidget* button)
{
    m_line->insertWidget(1, button);
}

// Of given items those are shown that are no conflict any more, too.
void ConflictFilter::setKept(const reconcile::Filter& filter, const QString& about)
{
    m_kept = filter;
    m_kept.onlyConflicts = filter.onlyConflicts && !filter.items;
    const QString size = sizeText(filter);
    const QString text = about.isEmpty() ? size : about;
    m_about->setText(text);
    m_about->setVisible(!text.isEmpty());
}

void ConflictFilter::clearConditions()
{
    reconcile::Filter state;
    state.show = filter().show;
    set(state);
}

void ConflictFilter::clear()
{
    set({});
}

// Conditions without a field, which need not be unfolded.
int ConflictFilter::narrowedUnseen() const
{
    const bool everything = !m_kept.items && !m_kept.onlyConflicts;
    return (m_kept.items ? 1 : 0) + (m_kept.block ? 1 : 0) + (m_kept.leading.valid() ? 1 : 0) +
           (m_kept.isSized() ? 1 : 0) + (everything ? 1 : 0);
}

int ConflictFilter::narrowed() const
{
    int count = narrowedUnseen() + (m_flagged->isChecked() ? 1 : 0) + (m_margin->value() >= 0 ? 1 : 0);
    count += std::ranges::any_of(m_levels, [](const QToolButton* level) { return level->isChecked(); }) ? 1 : 0;
    for (const QComboBox* box : {m_onePerson, m_otherPerson, m_oneCategory, m_otherCategory, m_repository}) {
        count += box->currentIndex() > 0 ? 1 : 0;
    }
    return count;
}

void ConflictFilter::updateSummary()
{
    const int count = narrowed();
    const QString name = count == 0 ? tr("Filters") : tr("Filters: %1").arg(count);
    m_unfold->setText(m_key.isEmpty() ? name : tr("%1 (%2)", "button and key").arg(name, m_key));
    m_clear->setVisible(count > 0);
}

} // namespace accord::ui
