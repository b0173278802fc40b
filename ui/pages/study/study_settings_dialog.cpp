// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/study_settings_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "core/study/settings.h"
#include "ui/core/theme.h"
#include "ui/pages/study/study_text.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"

namespace accord::ui {
namespace {

constexpr int kNumberRole = Qt::UserRole;
constexpr int kUsualRole = Qt::UserRole + 1; ///< the usual words of that number

} // namespace

ReasonList::ReasonList(const StudySettings& settings, QWidget* parent)
    : QWidget(parent)
    , m_list(new QListWidget(this))
    , m_add(new QPushButton(tr("Add"), this))
    , m_remove(new QPushButton(tr("Remove"), this))
    , m_up(new QPushButton(tr("Up"), this))
    , m_down(new QPushButton(tr("Down"), this))
{
    m_list->setObjectName(QStringLiteral("reasons"));
    m_list->setAccessibleName(tr("Reasons for not for this study"));
    m_list->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::SelectedClicked);
    for (const ScreeningReason& reason : settings.reasons) {
        addRow(reason, reasonWords(reason.number, settings));
    }
    auto* buttons = new QVBoxLayout;
    buttons->setSpacing(theme::kGrid / 2);
    for (QPushButton* button : {m_add, m_remove, m_up, m_down}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    auto* across = theme::layoutIn<QHBoxLayout>(this, theme::Pad::None, theme::kGrid);
    across->addWidget(m_list, 1);
    across->addLayout(buttons);
    connect(m_add, &QPushButton::clicked, this, [this] {
        addRow({}, tr("Another reason"));
        m_list->setCurrentRow(m_list->count() - 1);
        m_list->editItem(m_list->currentItem());
        update();
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        delete m_list->takeItem(m_list->currentRow());
        update();
    });
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_list, &QListWidget::currentRowChanged, this, &ReasonList::update);
    m_list->setCurrentRow(0);
    update();
}

void ReasonList::addRow(const ScreeningReason& reason, const QString& words)
{
    auto* item = new QListWidgetItem(words, m_list);
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    item->setData(kNumberRole, static_cast<int>(reason.number));
    item->setData(kUsualRole, reason.text.empty() && reason.number != Exclusion::None ? words : QString());
}

void ReasonList::move(int by)
{
    const int row = m_list->currentRow();
    QListWidgetItem* item = m_list->takeItem(row);
    m_list->insertItem(row + by, item);
    m_list->setCurrentRow(row + by);
    update();
}

void ReasonList::update()
{
    const int row = m_list->currentRow();
    m_add->setEnabled(m_list->count() < static_cast<int>(study::kMostReasons));
    m_remove->setEnabled(row >= 0 && m_list->count() > 1);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_list->count());
    emit changed();
}

std::vector<ScreeningReason> ReasonList::reasons() const
{
    std::vector<ScreeningReason> reasons;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem* item = m_list->item(row);
        ScreeningReason reason;
        reason.number = static_cast<Exclusion>(item->data(kNumberRole).toInt());
        const QString words = item->text().simplified();
        reason.text = words == item->data(kUsualRole).toString() ? std::string() : words.toStdString();
        reasons.push_back(reason);
    }
    return reasons;
}

namespace {

constexpr int kMostItems = 100'000;

QLabel* hint(const QString& words, QWidget* parent)
{
    auto* label = new QLabel(words, parent);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

StudySettingsDialog::StudySettingsDialog(const StudySettings& settings, QWidget* parent)
    : SessionDialog(parent)
    , m_reasons(new ReasonList(settings, this))
    , m_level(new QComboBox(this))
    , m_share(new QDoubleSpinBox(this))
    , m_items(new QSpinBox(this))
    , m_gate(new QLineEdit(text(settings.gate), this))
    , m_problem(new QLabel(this))
{
    setObjectName(QStringLiteral("studySettings"));
    setWindowTitle(tr("Settings of the Study"));
    m_level->setObjectName(QStringLiteral("level"));
    for (const Level level : kLevels) {
        m_level->addItem(levelName(level), static_cast<int>(level));
    }
    m_level->setCurrentIndex(m_level->findData(static_cast<int>(settings.training.level)));
    m_share->setObjectName(QStringLiteral("share"));
    m_share->setRange(0, kPercent);
    m_share->setDecimals(1);
    m_share->setSuffix(QStringLiteral(" %"));
    m_share->setValue(settings.training.share * kPercent);
    m_items->setObjectName(QStringLiteral("items"));
    m_items->setRange(1, kMostItems);
    m_items->setSuffix(tr(" issues"));
    m_items->setValue(settings.training.items);
    m_gate->setObjectName(QStringLiteral("gate"));
    m_gate->setPlaceholderText(tr("none; such as: theme fleiss-kappa >= 0.7 and lower > 0.6"));
    build();
    connect(m_gate, &QLineEdit::textChanged, this, &StudySettingsDialog::update);
    connect(m_reasons, &ReasonList::changed, this, &StudySettingsDialog::update);
    update();
}

void StudySettingsDialog::build()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_save = buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole);
    m_save->setObjectName(QStringLiteral("save"));
    m_save->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_problem->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("problem"));
    auto* form = new QFormLayout;
    form->setVerticalSpacing(theme::kGrid);
    form->addRow(tr("Not for this study"), m_reasons);
    form->addRow(QString(), hint(tr("The first one is chosen with 1, the second with 2, and so on. A reason that is "
                                    "taken away stays in the labels that have it."),
                                 this));
    form->addRow(tr("Right in training"), m_level);
    form->addRow(QString(), hint(tr("Down to this level a label has to be that of the reference."), this));
    form->addRow(tr("Ready with"), m_share);
    form->addRow(tr("of at least"), m_items);
    form->addRow(tr("Gate"), m_gate);
    form->addRow(QString(), hint(tr("What a round has to reach before the study goes on; a round may have its own. "
                                    "Levels, coefficients, new-categories, proposals and seconds are compared with "
                                    ">=, >, <= or <, and joined with “and”."),
                                 this));
    form->addRow(QString(), m_problem);
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Dialog, 2 * theme::kGrid);
    column->addLayout(form);
    column->addWidget(buttons);
    setMinimumWidth(80 * theme::kGrid);
}

StudySettings StudySettingsDialog::settings() const
{
    StudySettings settings;
    settings.reasons = m_reasons->reasons();
    settings.training.level = static_cast<Level>(m_level->currentData().toInt());
    settings.training.share = m_share->value() / kPercent;
    settings.training.items = m_items->value();
    settings.gate = m_gate->text().simplified().toStdString();
    return settings;
}

void StudySettingsDialog::update()
{
    if (m_save == nullptr) {
        return;
    }
    const auto settled = study::settled(settings());
    m_save->setEnabled(settled.ok());
    m_problem->setText(settled.ok() ? QString() : errorText(settled.error()));
    m_problem->setVisible(!settled.ok());
}

} // namespace accord::ui
