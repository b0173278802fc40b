// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/dialogs/new_project_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QVBoxLayout>

#include "core/exchange/taxonomy_files.h"
#include "core/project/project.h"
#include "core/study/people.h"
#include "ui/core/prompts.h"
#include "ui/core/theme.h"
#include "ui/dialogs/taxonomy_preview.h"
#include "ui/text/error_text.h"

namespace accord::ui {
namespace {

const QString kFromFile = QStringLiteral("file");
const QString kNone = QStringLiteral("none");

QString fileFor(const QString& name)
{
    QString plain = name.trimmed();
    for (QChar& letter : plain) {
        const bool fits = letter.isLetterOrNumber() || QStringLiteral(" -_.").contains(letter);
        letter = fits ? letter : QLatin1Char('-');
    }
    // Systems name a folder for documents that nobody may have made.
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString folder = QFileInfo(documents).isDir() ? documents : QDir::homePath();
    return plain.isEmpty() ? QString() : QDir(folder).filePath(plain + QStringLiteral(".accord"));
}

} // namespace

NewProjectDialog::NewProjectDialog(Prompts& prompts, QWidget* parent)
    : QDialog(parent)
    , m_prompts(prompts)
    , m_name(new QLineEdit(this))
    , m_file(new QLineEdit(this))
    , m_taxonomy(new QComboBox(this))
    , m_person(new QLineEdit(this))
    , m_labels(new QCheckBox(tr("I also label"), this))
    , m_preview(new TaxonomyPreviewTree(this))
    , m_faults(new QLabel(this))
{
    setObjectName(QStringLiteral("newProject"));
    setWindowTitle(tr("New Project"));
    for (const exchange::ShippedTaxonomy& shipped : exchange::shippedTaxonomies()) {
        m_taxonomy->addItem(QString::fromStdString(shipped.name), QString::fromStdString(shipped.file));
    }
    m_taxonomy->addItem(tr("From a file…"), kFromFile);
    m_taxonomy->addItem(tr("None for now"), kNone);
    auto* browse = new QPushButton(tr("Choose…"), this);
    browse->setAutoDefault(false);
    auto* fileLine = new QHBoxLayout;
    fileLine->addWidget(m_file, 1);
    fileLine->addWidget(browse);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_create = buttons->addButton(tr("Create"), QDialogButtonBox::AcceptRole);
    m_create->setDefault(true);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(theme::kGrid + theme::kGrid / 2);
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("File"), fileLine);
    m_file->setAccessibleName(tr("File"));
    setTabOrder(m_file, browse);
    setTabOrder(browse, m_taxonomy);
    auto* sample = new QPushButton(tr("Save a Template…"), this);
    sample->setObjectName(QStringLiteral("taxonomyTemplate"));
    sample->setAutoDefault(false);
    sample->setToolTip(tr("A small taxonomy as a table, text, Markdown or JSON, to be changed into your own"));
    auto* taxonomyLine = new QHBoxLayout;
    taxonomyLine->addWidget(m_taxonomy, 1);
    taxonomyLine->addWidget(sample);
    form->addRow(tr("Taxonomy"), taxonomyLine);
    m_taxonomy->setAccessibleName(tr("Taxonomy"));
    m_faults->setObjectName(QStringLiteral("taxonomyFaults"));
    m_faults->setTextFormat(Qt::PlainText);
    m_faults->setWordWrap(true);
    m_faults->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    form->addRow(QString(), m_preview);
    form->addRow(QString(), m_faults);
    connect(sample, &QPushButton::clicked, this, &NewProjectDialog::saveTemplate);
    form->addRow(tr("Your name"), m_person);
    m_person->setPlaceholderText(tr("You lead the study: who makes a project is its first lead"));
    m_labels->setObjectName(QStringLiteral("alsoLabels"));
    m_labels->setChecked(true);
    m_labels->setToolTip(tr("Otherwise no issue goes to you. You can change it on the Study page."));
    form->addRow(QString(), m_labels);
    auto* hint = new QLabel(tr("Issues come next: import them once the project is open."), this);
    hint->setForegroundRole(QPalette::PlaceholderText);
    form->addRow(QString(), hint);
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Dialog, 2 * theme::kGrid);
    column->addLayout(form);
    column->addWidget(buttons);
    setMinimumWidth(72 * theme::kGrid);

    connect(buttons, &QDialogButtonBox::accepted, this, &NewProjectDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(browse, &QPushButton::clicked, this, &NewProjectDialog::chooseFile);
    connect(m_taxonomy, &QComboBox::activated, this, &NewProjectDialog::chooseTaxonomy);
    connect(m_name, &QLineEdit::textChanged, this, [this](const QString& name) {
        if (!m_fileChosen) {
            m_file->setText(QDir::toNativeSeparators(fileFor(name)));
        }
        update();
    });
    connect(m_file, &QLineEdit::textEdited, this, [this] { m_fileChosen = true; });
    connect(m_file, &QLineEdit::textChanged, this, &NewProjectDialog::update);
    connect(m_person, &QLineEdit::textChanged, this, &NewProjectDialog::update);
    showTaxonomy();
}

void NewProjectDialog::setName(const QString& name)
{
    m_name->setText(name);
}

void NewProjectDialog::setFile(const QString& file)
{
    m_fileChosen = true;
    m_file->setText(file);
}

void NewProjectDialog::setPerson(const QString& person)
{
    m_person->setText(person);
}

QString NewProjectDialog::person() const
{
    return m_person->text().trimmed();
}

std::filesystem::path NewProjectDialog::file() const
{
    QString path = QDir::fromNativeSeparators(m_file->text().trimmed());
    if (!path.endsWith(QStringLiteral(".accord"))) {
        path += QStringLiteral(".accord");
    }
    return path.toStdString();
}

void NewProjectDialog::chooseFile()
{
    m_prompts.saveFile(this, windowTitle(), QFileInfo(m_file->text()).fileName(), tr("Accord projects (*.accord)"),
                       {this, [this](const QString& file) { setFile(QDir::toNativeSeparators(file)); }});
}

void NewProjectDialog::chooseTaxonomy(int index)
{
    if (m_taxonomy->itemData(index).toString() != kFromFile) {
        showTaxonomy();
        return;
    }
    const auto take = [this, index](const QStringList& files) {
        m_taxonomyFile = files.front();
        m_taxonomy->setItemText(index, tr("From the file %1").arg(QFileInfo(m_taxonomyFile).fileName()));
        showTaxonomy();
    };
    const auto cancelled = [this, index] {
        m_taxonomy->setCurrentIndex(m_taxonomyFile.isEmpty() ? 0 : index);
        showTaxonomy();
    };
    m_prompts.openFiles(this, tr("Taxonomy"), taxonomyFilter(), {this, take, cancelled});
}

void NewProjectDialog::showTaxonomy()
{
    m_preview->setVisible(false);
    m_faults->clear();
    if (m_taxonomy->currentData().toString() == kFromFile && !m_taxonomyFile.isEmpty()) {
        const auto source = exchange::taxonomySource(m_taxonomyFile.toStdString());
        const auto preview = source.ok() ? exchange::previewTaxonomy(nullptr, *source)
                                         : Result<exchange::TaxonomyPreview>(source.error());
        if (preview.ok()) {
            m_preview->show(*preview, true);
            m_preview->setVisible(true);
        } else {
            m_faults->setText(errorText(preview.error()));
        }
    }
    m_faults->setVisible(!m_faults->text().isEmpty());
    update();
}

void NewProjectDialog::saveTemplate()
{
    const QString title = tr("Save a Template");
    const auto save = [this, title](const QString& file) {
        const Status saved = exchange::saveTaxonomyTemplate(file.toStdString());
        if (!saved.ok()) {
            m_prompts.tell(this, title, errorText(saved.error()));
        }
    };
    m_prompts.saveFile(this, title, QStringLiteral("taxonomy.csv"), taxonomyFilters(), {this, save});
}

void NewProjectDialog::update()
{
    m_create->setEnabled(!m_name->text().trimmed().isEmpty() && !m_file->text().trimmed().isEmpty() &&
                         !person().isEmpty() && m_faults->text().isEmpty());
}

Status NewProjectDialog::make() const
{
    ACCORD_TRY(Project project, Project::create(file(), m_name->text().trimmed().toStdString()));
    ACCORD_TRY(const Person lead, study::addFirstLead(project, person().toStdString(), m_labels->isChecked()));
    const QString chosen = m_taxonomy->currentData().toString();
    if (chosen == kFromFile) {
        ACCORD_CHECK(exchange::importTaxonomy(project, m_taxonomyFile.toStdString(), lead.id));
    } else if (chosen != kNone) {
        for (const exchange::ShippedTaxonomy& shipped : exchange::shippedTaxonomies()) {
            if (shipped.file == chosen.toStdString()) {
                ACCORD_CHECK(exchange::importTaxonomyText(project, shipped.text, shipped.file, lead.id));
            }
        }
    }
    return {};
}

void NewProjectDialog::accept()
{
    const Status made = make();
    if (made.ok()) {
        QDialog::accept();
        return;
    }
    // A file that was there before is left alone; one of ours that is not finished is of no use to anybody.
    if (made.error().code != Errc::Exists) {
        std::error_code ignored;
        std::filesystem::remove(file(), ignored);
    }
    m_prompts.tell(this, windowTitle(), errorText(made.error()));
}

} // namespace accord::ui
