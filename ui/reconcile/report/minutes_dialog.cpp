// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/report/minutes_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/exchange/sheet.h"
#include "core/reconcile/minutes.h"
#include "ui/reconcile/report/scope_box.h"
#include "ui/support/error_text.h"
#include "ui/support/jobs.h"
#include "ui/support/look.h"
#include "ui/support/prompts.h"
#include "ui/support/session.h"
#include "ui/support/settings.h"

#include <memory>

namespace accord::ui {
namespace {

Status write(Project& project, const reconcile::Scope& scope, bool pseudonyms, reconcile::MinutesFormat format,
             const std::filesystem::path& file, int& decisions, const std::stop_token& stop)
{
    ACCORD_TRY(const reconcile::Minutes minutes, reconcile::minutes(project, scope, pseudonyms, stop));
    ACCORD_TRY(exchange::SafeFile out, exchange::SafeFile::create(file, project.file()));
    out.stream() << reconcile::minutesText(minutes, *project.taxonomy(), format);
    ACCORD_CHECK(out.check());
    ACCORD_CHECK(out.finish());
    decisions = static_cast<int>(minutes.decided.size());
    return {};
}

} // namespace

MinutesDialog::MinutesDialog(Session& session, Prompts& prompts, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_prompts(prompts)
    , m_scope(new ScopeBox(session, this))
    , m_format(new QComboBox(this))
    , m_pseudonyms(new QCheckBox(tr("Call people A1, A2, …"), this))
{
    setObjectName(QStringLiteral("minutes"));
    setWindowTitle(tr("Save the Minutes"));
    m_format->setObjectName(QStringLiteral("format"));
    m_format->addItem(tr("HTML, to be read and printed"));
    m_format->addItem(tr("Markdown"));
    m_pseudonyms->setObjectName(QStringLiteral("pseudonyms"));
    m_pseudonyms->setChecked(setting(settings::kInitialsOnly));
    m_pseudonyms->setToolTip(tr("What people wrote stays as it is, and may name somebody."));
    auto* about = new QLabel(tr("Who took part, what was decided, how and why, with the votes; what rules decided; the "
                                "figures before and after; what is left."),
                             this);
    about->setWordWrap(true);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(look::kGrid);
    form->addRow(tr("Minutes of"), m_scope);
    form->addRow(tr("Format"), m_format);
    form->addRow(QString(), m_pseudonyms);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("Save…"), QDialogButtonBox::AcceptRole)->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &MinutesDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * look::kGrid, 3 * look::kGrid, 3 * look::kGrid, 2 * look::kGrid);
    column->setSpacing(2 * look::kGrid);
    column->addWidget(about);
    column->addLayout(form);
    column->addWidget(buttons);
}

void MinutesDialog::accept()
{
    const reconcile::Scope scope = m_scope->scope();
    if (const Status open = m_session.project().requireOpen(scope.round); !open.ok()) {
        m_prompts.tell(this, windowTitle(), errorText(open.error()));
        return;
    }
    const bool html = m_format->currentIndex() == 0;
    const QString file = m_prompts.saveFile(
        this, windowTitle(), m_scope->proposal() + (html ? QStringLiteral(".html") : QStringLiteral(".md")),
        html ? tr("HTML (*.html)") : tr("Markdown (*.md)"));
    if (file.isEmpty()) {
        return;
    }
    const auto written = std::make_shared<int>();
    m_session.jobs().start(
        tr("Writing %1").arg(QFileInfo(file).fileName()),
        [scope, written, pseudonyms = m_pseudonyms->isChecked(),
         format = html ? reconcile::MinutesFormat::Html : reconcile::MinutesFormat::Markdown,
         path = std::filesystem::path(file.toStdString())](Project& project, Progress& /*progress*/,
                                                           const std::stop_token& stop) {
            return write(project, scope, pseudonyms, format, path, *written, stop);
        },
        parent(),
        [window = parentWidget(), &prompts = m_prompts, title = windowTitle(), written, file](const Status& status) {
            prompts.tell(window, title,
                         status.ok() ? tr("%1 has the minutes. Decisions by people: %n", nullptr, *written)
                                           .arg(QFileInfo(file).fileName())
                                     : errorText(status.error()));
        });
    QDialog::accept();
}

} // namespace accord::ui
