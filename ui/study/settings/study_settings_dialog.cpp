// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/settings/study_settings_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "core/study/settings.h"
#include "ui/study/settings/reason_list.h"
#include "ui/study/study_text.h"
#include "ui/support/error_text.h"
#include "ui/support/look.h"
#include "ui/widgets/level_name.h"

namespace accord::ui {
namespace {

constexpr double kPercent = 100;
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
    : QDialog(parent)
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
    for (const Level level : {Level::Type, Level::Theme, Level::Subtheme}) {
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
    form->setVerticalSpacing(look::kGrid);
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
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * look::kGrid, 3 * look::kGrid, 3 * look::kGrid, 2 * look::kGrid);
    column->setSpacing(2 * look::kGrid);
    column->addLayout(form);
    column->addWidget(buttons);
    setMinimumWidth(80 * look::kGrid);
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
