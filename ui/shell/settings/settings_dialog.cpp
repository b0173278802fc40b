// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/settings/settings_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include "ui/shell/settings/shortcut_editor.h"
#include "ui/support/language.h"
#include "ui/support/look.h"
#include "ui/support/settings.h"

namespace accord::ui {
namespace {

QCheckBox* checkBox(const QString& text, const Setting<bool>& what, QWidget* parent)
{
    auto* box = new QCheckBox(text, parent);
    box->setObjectName(QString::fromLatin1(what.key));
    box->setChecked(setting(what));
    QObject::connect(box, &QCheckBox::toggled, box, [&what](bool on) { setSetting(what, on); });
    return box;
}

} // namespace

SettingsDialog::SettingsDialog(Actions& actions, QWidget* parent)
    : QDialog(parent)
    , m_tabs(new QTabWidget(this))
{
    setObjectName(QStringLiteral("settings"));
    setWindowTitle(tr("Settings"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(makeGeneral(), tr("General"));
    m_tabs->addTab(new ShortcutEditor(actions, m_tabs), tr("Shortcuts"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 2 * look::kGrid);
    column->addWidget(m_tabs);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(2 * look::kGrid, 0, 2 * look::kGrid, 0);
    foot->addWidget(buttons);
    column->addLayout(foot);
    resize(80 * look::kGrid, 64 * look::kGrid);
}

void SettingsDialog::showShortcuts()
{
    m_tabs->setCurrentIndex(1);
}

QWidget* SettingsDialog::makeGeneral()
{
    auto* page = new QWidget(m_tabs);
    auto* form = new QFormLayout(page);
    form->setContentsMargins(3 * look::kGrid, 3 * look::kGrid, 3 * look::kGrid, 3 * look::kGrid);
    form->setVerticalSpacing(2 * look::kGrid);
    form->setHorizontalSpacing(2 * look::kGrid);

    // Each by the name that those know who speak it.
    auto* spoken = new QComboBox(page);
    spoken->setObjectName(QString::fromLatin1(settings::kLanguage.key));
    spoken->addItem(tr("As the system has it"), QStringLiteral("system"));
    for (const language::Language& each : language::all()) {
        spoken->addItem(each.name, each.code);
    }
    spoken->setCurrentIndex(qMax(0, spoken->findData(setting(settings::kLanguage))));
    connect(spoken, &QComboBox::currentIndexChanged, this,
            [spoken] { setSetting(settings::kLanguage, spoken->currentData().toString()); });
    form->addRow(tr("Language"), spoken);

    auto* theme = new QComboBox(page);
    theme->setObjectName(QString::fromLatin1(settings::kTheme.key));
    theme->addItem(tr("As the system has it"), QStringLiteral("system"));
    theme->addItem(tr("Light"), QStringLiteral("light"));
    theme->addItem(tr("Dark"), QStringLiteral("dark"));
    theme->setCurrentIndex(qMax(0, theme->findData(setting(settings::kTheme))));
    connect(theme, &QComboBox::currentIndexChanged, this,
            [theme] { setSetting(settings::kTheme, theme->currentData().toString()); });
    form->addRow(tr("Theme"), theme);

    auto* size = new QSpinBox(page);
    size->setObjectName(QString::fromLatin1(settings::kTextSize.key));
    size->setRange(0, 28);
    size->setSuffix(tr(" pt"));
    size->setSpecialValueText(tr("As the system has it"));
    size->setValue(setting(settings::kTextSize));
    connect(size, &QSpinBox::valueChanged, this, [](int points) { setSetting(settings::kTextSize, points); });
    form->addRow(tr("Size of issue texts"), size);

    form->addRow(tr("Label"), checkBox(tr("Enter goes on to the next issue to do"), settings::kAcceptGoesOn, page));
    form->addRow(tr("Reconcile"),
                 checkBox(tr("Pseudonyms: A1, A2, … instead of initials"), settings::kInitialsOnly, page));
    return page;
}

} // namespace accord::ui
