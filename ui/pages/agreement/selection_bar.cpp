// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/agreement/selection_bar.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QMenu>
#include <QToolButton>

#include "ui/core/theme.h"
#include "ui/pages/agreement/wording.h"
#include "ui/text/names.h"
#include "ui/widgets/combo_boxes.h"
#include "ui/widgets/flow_layout.h"

#include <algorithm>

namespace accord::ui {
namespace {

/// Stays open while several people are chosen.
class StayingMenu : public QMenu
{
public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        if (QAction* action = activeAction(); action != nullptr && action->isCheckable()) {
            action->trigger();
            return;
        }
        QMenu::mouseReleaseEvent(event);
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        const bool chooses =
            event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (QAction* action = activeAction(); chooses && action != nullptr && action->isCheckable()) {
            action->trigger();
            return;
        }
        QMenu::keyPressEvent(event);
    }
};

Level deepestOf(const Taxonomy& taxonomy)
{
    Level deepest = Level::Type;
    for (const Category& category : taxonomy.categories()) {
        deepest = category.retired ? deepest : std::max(deepest, category.level);
    }
    return deepest;
}

bool hasOpenCodes(const LabelMatrix& labelMatrix)
{
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        for (int column = 0; column < static_cast<int>(labelMatrix.annotators().size()); ++column) {
            if (labelMatrix.cell(row, column).verdict == Verdict::NoneOfThese) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

SelectionBar::SelectionBar(QWidget* parent)
    : QWidget(parent)
    , m_people(new QToolButton(this))
    , m_peopleMenu(new StayingMenu(this))
{
    auto* layout = theme::layoutIn<FlowLayout>(this, theme::Pad::Bar, theme::kGrid);
    m_round = new QComboBox(this);
    m_round->setObjectName(QStringLiteral("round"));
    m_round->setAccessibleName(tr("Round"));
    m_round->setToolTip(tr("Round"));
    m_round->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    layout->addWidget(m_round);
    connect(m_round, &QComboBox::activated, this,
            [this] { emit roundChosen(RoundId{m_round->currentData().toLongLong()}); });
    m_level = add(QStringLiteral("level"), tr("Level"));
    setLevels(kLevels.back());
    connect(m_level, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_quiet) {
            m_wanted = static_cast<Level>(m_level->currentData().toInt());
        }
    });
    m_coefficient = add(QStringLiteral("coefficient"), tr("Coefficient"));
    for (const agreement::Measure* measure : agreement::measures()) {
        const QString key = QString::fromUtf8(measure->key.data(), static_cast<qsizetype>(measure->key.size()));
        m_coefficient->addItem(measureName(*measure), key);
        m_coefficient->setItemData(m_coefficient->count() - 1, measureDefinition(*measure), Qt::ToolTipRole);
    }
    m_type = add(QStringLiteral("finalType"), tr("Final type"));
    m_type->addItem(tr("All final types"), QVariant::fromValue<qlonglong>(0));
    m_repository = add(QStringLiteral("repository"), tr("Repository"));
    m_repository->addItem(tr("All repositories"), QString());
    m_repeats = new RepeatsBox(this);
    layout->addWidget(m_repeats);
    m_repeats->hide();
    connect(m_repeats, &QComboBox::currentIndexChanged, this, &SelectionBar::changed);
    m_openCodes = new QCheckBox(tr("Open codes count"), this);
    m_openCodes->setObjectName(QStringLiteral("openCodesCount"));
    m_openCodes->setToolTip(
        tr("Codes of annotators’ own are categories too: alike where their words are, and different "
           "from every category of the codebook. Otherwise they do not count."));
    layout->addWidget(m_openCodes);
    m_openCodes->hide();
    connect(m_openCodes, &QCheckBox::toggled, this, &SelectionBar::changed);
    m_people->setObjectName(QStringLiteral("people"));
    m_people->setPopupMode(QToolButton::InstantPopup);
    m_people->setMenu(m_peopleMenu);
    m_people->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_people->setIcon(theme::icon(QStringLiteral("people")));
    m_people->setFocusPolicy(Qt::TabFocus);
    m_people->setToolTip(tr("Whose labels count"));
    layout->addWidget(m_people);
    setTabOrder(m_repeats, m_openCodes);
    setTabOrder(m_openCodes, m_people);
    peopleChanged();
}

QComboBox* SelectionBar::add(const QString& name, const QString& label)
{
    auto* box = new QComboBox(this);
    box->setObjectName(name);
    box->setAccessibleName(label);
    box->setToolTip(label);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMinimumContentsLength(8);
    box->setMaximumWidth(44 * theme::kGrid); // a long name in a list must not push the others away
    layout()->addWidget(box);
    connect(box, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_quiet) {
            emit changed();
        }
    });
    return box;
}

void SelectionBar::setLevels(Level deepest)
{
    if (m_level->count() == static_cast<int>(deepest)) {
        return;
    }
    m_level->clear();
    for (const Level level : kLevels) {
        if (level <= deepest) {
            m_level->addItem(tr("Level: %1").arg(levelName(level).toLower()), static_cast<int>(level));
        }
    }
    m_level->setCurrentIndex(m_level->findData(static_cast<int>(std::min(m_wanted, deepest))));
}

void SelectionBar::setRound(const LabelMatrix& labelMatrix, std::span<const Person> people)
{
    m_quiet = true;
    setLevels(deepestOf(labelMatrix.taxonomy()));
    refill(m_type, [&] {
        for (const Category* type : labelMatrix.taxonomy().types()) {
            m_type->addItem(tr("Final type %1 %2").arg(QString::fromStdString(type->code), shownName(*type)),
                            QVariant::fromValue<qlonglong>(type->id.value));
        }
    });
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
    m_repeats->setVisible(std::ranges::any_of(labelMatrix.items(), &LabelMatrixItem::isRepeat));
    m_openCodes->setVisible(hasOpenCodes(labelMatrix));
    for (const PersonId person : labelMatrix.annotators()) {
        const auto all = m_peopleMenu->actions();
        const auto known = std::ranges::find_if(
            all, [person](const QAction* action) { return action->data().toLongLong() == person.value; });
        if (known != all.end()) {
            (*known)->setText(nameOf(people, person));
        } else {
            QAction* action = m_peopleMenu->addAction(nameOf(people, person));
            action->setCheckable(true);
            action->setChecked(true);
            action->setData(QVariant::fromValue<qlonglong>(person.value));
            connect(action, &QAction::toggled, this, &SelectionBar::peopleChanged);
        }
    }
    m_quiet = false;
    peopleChanged();
}

void SelectionBar::setRounds(std::span<const Round> rounds, RoundId shown)
{
    m_round->clear();
    for (const Round& round : rounds) {
        const QString name = QString::fromStdString(round.name);
        m_round->addItem(round.blind ? tr("Round: %1 (blind)").arg(name) : tr("Round: %1").arg(name),
                         QVariant::fromValue<qlonglong>(round.id.value));
    }
    m_round->setCurrentIndex(m_round->findData(QVariant::fromValue<qlonglong>(shown.value)));
}

void SelectionBar::peopleChanged()
{
    const auto all = m_peopleMenu->actions();
    const auto chosen = std::ranges::count_if(all, [](const QAction* action) { return action->isChecked(); });
    m_people->setText(chosen == all.size() ? tr("Everybody") : tr("%1 of %2 people").arg(chosen).arg(all.size()));
    m_people->setAccessibleName(tr("People: %1").arg(m_people->text()));
    if (!m_quiet) {
        emit changed();
    }
}

Selection SelectionBar::selection() const
{
    Selection selection;
    selection.level = static_cast<Level>(m_level->currentData().toInt());
    selection.repository = m_repository->currentData().toString().toStdString();
    selection.finalType = CategoryId{m_type->currentData().toLongLong()};
    selection.repeats = m_repeats->repeats();
    selection.openCodes = m_openCodes->isChecked() && !m_openCodes->isHidden();
    const auto all = m_peopleMenu->actions();
    for (const QAction* action : all) {
        if (action->isChecked()) {
            selection.annotators.push_back(PersonId{action->data().toLongLong()});
        }
    }
    // Nobody chosen is as good as everybody: there is nothing else to show.
    if (std::ssize(selection.annotators) == all.size()) {
        selection.annotators.clear();
    }
    return selection;
}

const agreement::Measure& SelectionBar::measure() const
{
    return *agreement::measures()[static_cast<std::size_t>(std::max(0, m_coefficient->currentIndex()))];
}

} // namespace accord::ui
