// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/dialogs/settings_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/core/actions.h"
#include "ui/core/language.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/widgets/accessible.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr int kLargestText = 40; // points

QString plain(QString text)
{
    return text.remove(QLatin1Char('&'));
}

QString placeName(const QString& place)
{
    return place == QStringLiteral("window") ? ShortcutEditor::tr("everywhere") : place;
}

} // namespace

ShortcutEditor::ShortcutEditor(Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_table(new QTreeWidget(this))
    , m_keys(new QKeySequenceEdit(this))
    , m_reset(new QPushButton(tr("Reset"), this))
    , m_clear(new QPushButton(tr("None"), this))
    , m_warning(new QLabel(this))
{
    auto* search = new QLineEdit(this);
    search->setPlaceholderText(tr("Find a command or a key"));
    search->setAccessibleName(search->placeholderText());
    search->setClearButtonEnabled(true);
    m_table->setHeaderLabels({tr("Command"), tr("Works in"), tr("Shortcut")});
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setSortingEnabled(false);
    m_table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->header()->setStretchLastSection(false);
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
    column->addWidget(search);
    column->addWidget(m_table, 1);
    column->addLayout(line);
    column->addWidget(m_warning);
    const QList<QWidget*> order{search, m_table, m_keys, m_clear, m_reset, resetAll};
    for (int i = 1; i < order.size(); ++i) {
        setTabOrder(order[i - 1], order[i]);
    }

    connect(search, &QLineEdit::textChanged, this, &ShortcutEditor::filter);
    connect(m_table, &QTreeWidget::currentItemChanged, this, &ShortcutEditor::showChosen);
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
    const QTreeWidgetItem* row = m_table->currentItem();
    return row == nullptr ? QString() : row->data(0, kIdRole).toString();
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
    const QString before = chosen();
    const QSignalBlocker quiet(m_table);
    m_table->clear();
    for (const Actions::Entry& entry : m_actions.entries()) {
        auto* row = new QTreeWidgetItem(m_table);
        row->setText(0, plain(entry.action->text()));
        row->setText(1, placeName(entry.place));
        row->setForeground(1, theme::dimmed());
        row->setText(2, entry.action->shortcut().toString(QKeySequence::NativeText));
        row->setData(0, kIdRole, entry.id);
        if (entry.action->shortcut() != entry.standard) {
            QFont strong = font();
            strong.setBold(true);
            row->setFont(2, strong);
        }
        if (entry.id == before) {
            m_table->setCurrentItem(row);
        }
    }
    if (m_table->currentItem() == nullptr) {
        m_table->setCurrentItem(m_table->topLevelItem(0));
    }
    m_table->resizeColumnToContents(1);
    m_table->setColumnWidth(2, theme::scaled(18 * theme::kGrid));
    showChosen();
}

void ShortcutEditor::filter(const QString& text)
{
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        QTreeWidgetItem* row = m_table->topLevelItem(i);
        row->setHidden(!row->text(0).contains(text, Qt::CaseInsensitive) &&
                       !row->text(2).contains(text, Qt::CaseInsensitive));
    }
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
