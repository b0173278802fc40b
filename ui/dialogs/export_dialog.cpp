// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/dialogs/export_dialog.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include "ui/core/jobs.h"
#include "ui/core/prompts.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/text/error_text.h"
#include "ui/text/first_labels.h"
#include "ui/text/plain_text.h"

#include <memory>

namespace accord::ui {
namespace {

using exchange::ExportFormat;

QString proposal(const QString& round, ExportFormat format)
{
    QString name = round.toLower();
    for (QChar& letter : name) {
        letter = letter.isLetterOrNumber() ? letter : QLatin1Char('-');
    }
    switch (format) {
    case ExportFormat::Json:
        return name + QStringLiteral(".json");
    case ExportFormat::Long:
        return name + QStringLiteral("-long.csv");
    case ExportFormat::Wide:
        break;
    }
    return name + QStringLiteral(".csv");
}

} // namespace

ExportDialog::ExportDialog(Session& session, Prompts& prompts, QWidget* parent)
    : SessionDialog(parent)
    , m_session(session)
    , m_prompts(prompts)
    , m_round(new QComboBox(this))
    , m_formats(new QButtonGroup(this))
    , m_exact(new QCheckBox(tr("Write texts that look like formulas exactly"), this))
{
    setObjectName(QStringLiteral("exportLabels"));
    setWindowTitle(tr("Export Labels"));
    for (const Round& round : session.project().rounds()) {
        m_round->addItem(QString::fromStdString(round.name), QVariant::fromValue<qint64>(round.id.value));
        if (round.id == session.round()) {
            m_round->setCurrentIndex(m_round->count() - 1);
        }
    }
    auto* form = new QFormLayout;
    form->setVerticalSpacing(theme::kGrid);
    form->addRow(tr("Round"), m_round);
    const auto add = [&](ExportFormat format, const QString& label, const QString& text) {
        auto* button = new QRadioButton(text, this);
        m_formats->addButton(button, static_cast<int>(format));
        form->addRow(label, button);
    };
    add(ExportFormat::Wide, tr("Layout"), tr("Wide CSV: a row per issue, a column per person, the decision last"));
    add(ExportFormat::Long, QString(), tr("Long CSV: a row per label, with summary, note, confidence and time"));
    add(ExportFormat::Json, QString(), tr("JSON: everything, labels and decisions"));
    m_exact->setToolTip(tr("Otherwise they get an apostrophe in front, so that a spreadsheet shows them instead of "
                           "running them. Importing the file takes it off again."));
    form->addRow(QString(), m_exact);
    setTabOrder(m_formats->buttons().back(), m_exact);
    connect(m_formats, &QButtonGroup::idToggled, this, [this] { m_exact->setEnabled(format() != ExportFormat::Json); });
    setFormat(ExportFormat::Wide);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole)->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Dialog, 2 * theme::kGrid);
    column->addLayout(form);
    column->addWidget(buttons);
}

ExportFormat ExportDialog::format() const
{
    return static_cast<ExportFormat>(m_formats->checkedId());
}

void ExportDialog::setFormat(ExportFormat format)
{
    m_formats->button(static_cast<int>(format))->setChecked(true);
}

bool ExportDialog::exact() const
{
    return m_exact->isChecked();
}

void ExportDialog::setExact(bool exact)
{
    m_exact->setChecked(exact);
}

void ExportDialog::accept()
{
    const RoundId round{m_round->currentData().value<qint64>()};
    if (const Status open = m_session.project().requireOpen(round); !open.ok()) {
        m_prompts.tell(this, windowTitle(), errorText(open.error()));
        return;
    }
    const ExportFormat layout = format();
    const bool json = layout == ExportFormat::Json;
    const auto save = [this, round, layout](const QString& file) {
        write(round, layout, file);
        QDialog::accept();
    };
    m_prompts.saveFile(this, windowTitle(), proposal(m_round->currentText(), layout),
                       json ? tr("JSON (*.json)") : tr("CSV (*.csv)"), {this, save});
}

void ExportDialog::write(RoundId round, ExportFormat layout, const QString& file)
{
    const auto report = std::make_shared<exchange::ExportReport>();
    m_session.jobs().start(
        tr("Exporting %1").arg(QFileInfo(file).fileName()), Jobs::Access::Read,
        [round, layout, report, options = exchange::ExportOptions{exact()},
         path = std::filesystem::path(file.toStdString())](Project& project, Progress& /*progress*/,
                                                           const std::stop_token& /*stop*/) -> Status {
            ACCORD_TRY(*report, exchange::exportLabels(project, round, layout, path, options));
            return {};
        },
        parent(),
        [window = parentWidget(), &prompts = m_prompts, title = windowTitle(), report, file](const Status& status) {
            if (!status.ok()) {
                prompts.tell(window, title, errorText(status.error()));
                return;
            }
            QStringList sentences{tr("%1 has %2 with %3 and %4.")
                                      .arg(QFileInfo(file).fileName(),
                                           tr("%Ln items", nullptr, static_cast<int>(report->items)),
                                           tr("%Ln labels", nullptr, static_cast<int>(report->labels)),
                                           tr("%Ln decisions", nullptr, static_cast<int>(report->decisions)))};
            if (const QString later = asNowSentence(report->later); !later.isEmpty()) {
                sentences.append(later);
            }
            prompts.tell(window, title, inSentences(sentences));
        });
}

} // namespace accord::ui
