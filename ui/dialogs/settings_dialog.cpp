// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/dialogs/settings_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include "ui/core/actions.h"
#include "ui/core/language.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/widgets/accessible.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/list_view.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kLargestText = 40; // points

QString plain(QString text)
{
    return text.remove(QLatin1Char('&'));
}

/// The title of the page in which a shortcut works, as the command that shows the page bears it.
QString placeName(const Actions& actions, const QString& place)
{
    const QAction* shows = actions.action(QStringLiteral("view.page.") + place);
    return shows == nullptr ? ShortcutEditor::tr("everywhere") : plain(shows->text());
}

} // namespace

ShortcutEditor::ShortcutEditor(Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_search(new QLineEdit(this))
    , m_table(new ListView(this))
    , m_rows(new ColumnModel<ShortcutRow>(
          this,
          {{tr("Command"), [](const ShortcutRow& row) { return row.command; }},
           {.heading = tr("Works in"),
            .text = [](const ShortcutRow& row) { return row.place; },
            .quiet = [](const ShortcutRow&) { return true; }},
           {.heading = tr("Shortcut"),
            .text = [](const ShortcutRow& row) { return row.keys; },
            .strong = [](const ShortcutRow& row) { return row.changed; }}},
          {.id = [](const ShortcutRow& row) { return static_cast<qlonglong>(qHash(row.action)); }}))
    , m_keys(new QKeySequenceEdit(this))
    , m_reset(new QPushButton(tr("Reset"), this))
    , m_clear(new QPushButton(tr("None"), this))
    , m_warning(new QLabel(this))
{
    m_search->setPlaceholderText(tr("Find a command or a key"));
    m_search->setAccessibleName(m_search->placeholderText());
    addClearButton(*m_search);
    m_table->setObjectName(QStringLiteral("shortcuts"));
    m_table->setModel(m_rows);
    m_table->setFirstStretches(true);
    m_warning->setWordWrap(true);
    QPalette colours = m_warning->palette();
    colours.setColor(QPalette::WindowText, theme::warning());
    m_warning->setPalette(colours);

    auto* resetAll = new QPushButton(tr("Reset All"), this);
    for (QPushButton* button : {m_reset, m_clear, resetAll}) {
        button->setAutoDefault(false); // Enter belongs to the field
    }
    auto* line = new QHBoxLayout;
    auto* name = new QLabel(tr("Shortcut"), this);
    name->setBuddy(m_keys);
    m_keys->setAccessibleName(name->text());
    speakAs(
        m_keys,
        {QAccessible::HotkeyField, [this] { return m_keys->keySequence().toString(QKeySequence::NativeText); }, {}});
    m_table->setAccessibleName(tr("Shortcuts"));
    line->addWidget(name);
    line->addWidget(m_keys, 1);
    line->addWidget(m_clear);
    line->addWidget(m_reset);
    line->addSpacing(2 * theme::kGrid);
    line->addWidget(resetAll);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid, theme::kGrid);
    column->addWidget(m_search);
    column->addWidget(m_table, 1);
    column->addLayout(line);
    column->addWidget(m_warning);
    const QList<QWidget*> order{m_search, m_table, m_keys, m_clear, m_reset, resetAll};
    for (int i = 1; i < order.size(); ++i) {
        setTabOrder(order[i - 1], order[i]);
    }

    connect(m_search, &QLineEdit::textChanged, this, &ShortcutEditor::fill);
    connect(m_table, &ListView::chosen, this, &ShortcutEditor::showChosen);
    connect(m_keys, &QKeySequenceEdit::editingFinished, this, [this] { assign(chosen(), m_keys->keySequence()); });
    connect(m_clear, &QPushButton::clicked, this, [this] { assign(chosen(), QKeySequence()); });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        const auto& entries = m_actions.entries();
        const auto found = std::ranges::find(entries, chosen(), &Actions::Entry::id);
        if (found != entries.end()) {
            assign(found->id, found->standard);
        }
    });
    connect(resetAll, &QPushButton::clicked, this, [this] {
        m_actions.resetShortcuts();
        m_warning->clear();
    });
    connect(&m_actions, &Actions::changed, this, &ShortcutEditor::fill);
    fill();
}

QString ShortcutEditor::warning() const
{
    return m_warning->text();
}

QString ShortcutEditor::chosen() const
{
    const ShortcutRow* row = m_rows->at(m_table->currentIndex());
    return row == nullptr ? QString() : row->action;
}

bool ShortcutEditor::assign(const QString& id, const QKeySequence& shortcut)
{
    const QStringList clashes = m_actions.clashesWith(id, shortcut);
    if (!clashes.isEmpty()) {
        const QAction* other = m_actions.action(clashes.front());
        m_warning->setText(tr("%1 already does “%2”. Please give that command another shortcut first.")
                               .arg(shortcut.toString(QKeySequence::NativeText), plain(other->text())));
        showChosen();
        return false;
    }
    m_warning->clear();
    m_actions.setShortcut(id, shortcut);
    return true;
}

void ShortcutEditor::fill()
{
    const QString wanted = m_search->text();
    std::vector<ShortcutRow> rows;
    for (const Actions::Entry& entry : m_actions.entries()) {
        ShortcutRow row{entry.id, plain(entry.action->text()), placeName(m_actions, entry.place),
                        entry.action->shortcut().toString(QKeySequence::NativeText),
                        entry.action->shortcut() != entry.standard};
        if (row.command.contains(wanted, Qt::CaseInsensitive) || row.keys.contains(wanted, Qt::CaseInsensitive)) {
            rows.push_back(std::move(row));
        }
    }
    m_rows->setRows(std::move(rows));
    if (!m_table->currentIndex().isValid()) {
        m_table->setCurrentIndex(m_rows->index(0, 0));
    }
    m_table->resizeColumnToContents(1);
    m_table->setColumnWidth(2, theme::scaled(18 * theme::kGrid));
    showChosen();
}

void ShortcutEditor::showChosen()
{
    const QAction* action = m_actions.action(chosen());
    for (QWidget* control :
         {static_cast<QWidget*>(m_keys), static_cast<QWidget*>(m_clear), static_cast<QWidget*>(m_reset)}) {
        control->setEnabled(action != nullptr);
    }
    if (action != nullptr) {
        m_keys->setKeySequence(action->shortcut());
    }
}

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
    column->setContentsMargins(0, 0, 0, 2 * theme::kGrid);
    column->addWidget(m_tabs);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(2 * theme::kGrid, 0, 2 * theme::kGrid, 0);
    foot->addWidget(buttons);
    column->addLayout(foot);
    resize(80 * theme::kGrid, 64 * theme::kGrid);
}

void SettingsDialog::showShortcuts()
{
    m_tabs->setCurrentIndex(1);
}

QWidget* SettingsDialog::makeGeneral()
{
    auto* page = new QWidget(m_tabs);
    auto* form = new QFormLayout(page);
    form->setContentsMargins(3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid);
    form->setVerticalSpacing(2 * theme::kGrid);
    form->setHorizontalSpacing(2 * theme::kGrid);

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
    theme->addItem(tr("High contrast"), QStringLiteral("contrast"));
    theme->setCurrentIndex(qMax(0, theme->findData(setting(settings::kTheme))));
    connect(theme, &QComboBox::currentIndexChanged, this,
            [theme] { setSetting(settings::kTheme, theme->currentData().toString()); });
    form->addRow(tr("Theme"), theme);

    auto* whole = new QComboBox(page);
    whole->setObjectName(QString::fromLatin1(settings::kInterfaceSize.key));
    for (const int percent : {100, 110, 125, 150, 175, 200}) {
        whole->addItem(tr("%1 %").arg(QLocale().toString(percent)), percent);
    }
    whole->setCurrentIndex(qMax(0, whole->findData(setting(settings::kInterfaceSize))));
    connect(whole, &QComboBox::currentIndexChanged, this,
            [whole] { setSetting(settings::kInterfaceSize, whole->currentData().toInt()); });
    form->addRow(tr("Size of the interface’s text"), whole);

    auto* size = new QSpinBox(page);
    size->setObjectName(QString::fromLatin1(settings::kTextSize.key));
    size->setRange(0, kLargestText);
    size->setSuffix(tr(" pt"));
    size->setSpecialValueText(tr("As the interface has it"));
    size->setValue(setting(settings::kTextSize));
    connect(size, &QSpinBox::valueChanged, this, [](int points) { setSetting(settings::kTextSize, points); });
    form->addRow(tr("Size of issue texts and categories"), size);

    form->addRow(tr("Label"), checkBox(tr("Enter goes on to the next issue to do"), settings::kAcceptGoesOn, page));
    form->addRow(tr("Reconcile"),
                 checkBox(tr("Pseudonyms: A1, A2, … instead of initials"), settings::kInitialsOnly, page));
    return page;
}

} // namespace accord::ui
