// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/dialogs/label_import_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "core/base/text.h"
#include "ui/core/theme.h"
#include "ui/text/error_text.h"

#include <algorithm>

namespace accord::ui {
namespace {

using exchange::ColumnRole;

struct RoleName
{
    ColumnRole role;
    const char* text;
};

constexpr std::array<RoleName, 14> kRoles{
    RoleName{ColumnRole::Link, QT_TRANSLATE_NOOP("accord::ui::LabelImportDialog", "Link to the issue")},
    RoleName{ColumnRole::Annotator, QT_TRANSLATE_NOOP("accord::ui::LabelImportDialog", "Labels of a person")},
    RoleName{ColumnRole::Final, QT_TRANSLATE_NOOP("accord::ui::LabelImportDialog", "Final labels")},
    RoleName{ColumnRole::Citations,
             QT_TRANSLATE_NOOP("accord::ui::LabelImportDialog", "Evidence of a person's labels")},
    RoleName{ColumnRole::Item, QT_TRANSLATE_NOOP("accord::ui::LabelImportDialog", "Name of the item")},
    RoleName{ColumnRole::Group, QT_TRANSLATE_NOOP("accord::ui::LabelImportDialog", "Group of the item")},
    RoleName{ColumnRole::Person, QT_TRANSLATE_NOOP("accord::ui::LabelImportDialog", "Person of the label beside it")},
    RoleName{ColumnRole::Label, QT_TRANSLATE_NOOP("accord::ui::LabelImportDialog", "Label of the person beside it")},
    RoleName{ColumnRole::Conflict, QT_TRANSLATE_NOOP("accord::ui::LabelImportDialog", "Whether it was a conflict")},
    RoleName{ColumnRole::Note, QT_TRANSLATE_NOOP("accord::ui::LabelImportDialog", "Note on the label")},
    RoleName{ColumnRole::Date, QT_TRANSLATE_NOOP("accord::ui::LabelImportDialog", "When it was labelled")},
    RoleName{ColumnRole::RoundName, QT_TRANSLATE_NOOP("accord::ui::LabelImportDialog", "Round of the row")},
    RoleName{ColumnRole::Skipped, QT_TRANSLATE_NOOP("accord::ui::LabelImportDialog", "Leave out")},
    RoleName{ColumnRole::Ignored, QT_TRANSLATE_NOOP("accord::ui::LabelImportDialog", "Not recognised")},
};

int placeOf(ColumnRole role)
{
    const auto found = std::ranges::find(kRoles, role, &RoleName::role);
    return found == kRoles.end() ? static_cast<int>(kRoles.size()) - 1 : static_cast<int>(found - kRoles.begin());
}

} // namespace

LabelImportDialog::LabelImportDialog(const Project& project, std::vector<std::filesystem::path> files, QWidget* parent)
    : SessionDialog(parent)
    , m_files(std::move(files))
    , m_round(new QComboBox(this))
    , m_final(new QCheckBox(tr("Take the final labels as decisions"), this))
    , m_table(new QTableWidget(0, 3, this))
    , m_hint(new QLabel(this))
{
    setObjectName(QStringLiteral("importLabels"));
    setWindowTitle(tr("Import Labels"));
    m_round->setEditable(true);
    for (const Round& round : project.rounds()) {
        m_round->addItem(QString::fromStdString(round.name));
    }
    m_round->setEditText(project.rounds().empty() ? tr("Imported") : m_round->itemText(m_round->count() - 1));
    m_final->setChecked(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setWordWrap(true);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_start = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
    m_start->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* form = new QFormLayout;
    form->setVerticalSpacing(theme::kGrid);
    QString names = QFileInfo(QString::fromStdString(m_files.front().string())).fileName();
    if (m_files.size() > 1) {
        names = tr("%1 and %n more", nullptr, static_cast<int>(m_files.size()) - 1).arg(names);
    }
    form->addRow(tr("Files"), new QLabel(names, this));
    form->addRow(tr("Round"), m_round);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid, 2 * theme::kGrid);
    column->setSpacing(theme::kGrid + theme::kGrid / 2);
    column->addLayout(form);
    column->addWidget(m_table, 1);
    column->addWidget(m_final);
    column->addWidget(m_hint);
    column->addWidget(buttons);
    readColumns(project);
    fillTable(project);
    connect(m_round, &QComboBox::editTextChanged, this, &LabelImportDialog::update);
    update();
    resize(64 * theme::kGrid, m_guessed ? 60 * theme::kGrid : 24 * theme::kGrid);
}

void LabelImportDialog::readColumns(const Project& project)
{
    const auto layout = exchange::labelLayout(m_files.front());
    if (!layout.ok()) {
        m_problem = errorText(layout.error());
        return;
    }
    if (*layout != exchange::LabelLayout::Wide) {
        return;
    }
    auto guessed = exchange::guessColumns(m_files.front(), *project.taxonomy());
    if (guessed.ok()) {
        m_guessed = std::move(guessed).value();
    } else {
        m_problem = errorText(guessed.error());
    }
}

void LabelImportDialog::fillTable(const Project& project)
{
    m_table->setVisible(m_guessed.has_value());
    if (!m_guessed) {
        return;
    }
    m_table->setHorizontalHeaderLabels({tr("Column"), tr("What it is"), tr("Whose labels")});
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    m_table->setShowGrid(false);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setFocusPolicy(Qt::NoFocus);
    m_table->setRowCount(static_cast<int>(m_guessed->columns.size()));
    int row = 0;
    for (const exchange::LabelColumn& column : m_guessed->columns) {
        auto* header = new QTableWidgetItem(QString::fromStdString(column.header));
        header->setFlags(Qt::ItemIsEnabled);
        m_table->setItem(row, 0, header);
        auto* roles = new QComboBox(m_table);
        for (const RoleName& role : kRoles) {
            roles->addItem(tr(role.text));
        }
        roles->setCurrentIndex(placeOf(column.doubtful ? ColumnRole::Ignored : column.role));
        roles->setObjectName(QStringLiteral("role"));
        connect(roles, &QComboBox::currentIndexChanged, this, &LabelImportDialog::update);
        m_table->setCellWidget(row, 1, roles);
        m_roles.append(roles);
        auto* whose = new QComboBox(m_table);
        whose->setObjectName(QStringLiteral("whose"));
        whose->addItem(tr("somebody new"), QVariant::fromValue<qlonglong>(0));
        for (const Person& person : project.people()) {
            whose->addItem(QString::fromStdString(person.name), QVariant::fromValue<qlonglong>(person.id.value));
            if (text::equalsIgnoringCase(person.name, column.header)) {
                whose->setCurrentIndex(whose->count() - 1);
            }
        }
        m_table->setCellWidget(row, 2, whose);
        m_whose.append(whose);
        ++row;
    }
}

exchange::LabelColumns LabelImportDialog::columns() const
{
    exchange::LabelColumns chosen = *m_guessed;
    for (std::size_t i = 0; i < chosen.columns.size(); ++i) {
        const auto place = static_cast<std::size_t>(m_roles[static_cast<qsizetype>(i)]->currentIndex());
        chosen.columns[i].role = kRoles[place].role;
        chosen.columns[i].doubtful = chosen.columns[i].doubtful && chosen.columns[i].role == ColumnRole::Ignored;
    }
    return chosen;
}

void LabelImportDialog::update()
{
    const bool named = !m_round->currentText().trimmed().isEmpty();
    const bool usable = !m_guessed || columns().usable();
    m_start->setEnabled(named && usable);
    for (qsizetype i = 0; i < m_whose.size(); ++i) {
        m_whose[i]->setEnabled(kRoles[static_cast<std::size_t>(m_roles[i]->currentIndex())].role ==
                               ColumnRole::Annotator);
    }
    m_final->setVisible(m_guessed && columns().first(ColumnRole::Final).has_value());
    m_hint->setText(usable ? tr("People and the round are made if they do not exist.")
                           : tr("One column must be the link to the issue, and at least one the labels of a person."));
}

exchange::LabelImport LabelImportDialog::import() const
{
    exchange::LabelImport what;
    what.files = m_files;
    what.round = m_round->currentText().trimmed().toStdString();
    what.withFinal = m_final->isChecked();
    if (m_guessed) {
        const exchange::LabelColumns chosen = columns();
        for (std::size_t i = 0; i < chosen.columns.size(); ++i) {
            const PersonId person{m_whose[static_cast<qsizetype>(i)]->currentData().toLongLong()};
            if (chosen.columns[i].role == ColumnRole::Annotator && person.valid()) {
                what.people.emplace_back(chosen.columns[i].header, person);
            }
        }
        const bool asGuessed =
            std::ranges::equal(chosen.columns, m_guessed->columns, [](const auto& one, const auto& two) {
                return one.role == two.role && one.doubtful == two.doubtful;
            });
        // Other files may have other columns: what nobody changed is guessed for each of them.
        if (!asGuessed) {
            what.columns = chosen;
        }
    }
    return what;
}

} // namespace accord::ui
