// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/round_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "ui/support/error_text.h"
#include "ui/support/look.h"
#include "ui/support/prompts.h"
#include "ui/support/session.h"

#include <memory>

namespace accord::ui {

RoundDialog::RoundDialog(Session& session, Prompts& prompts, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_prompts(prompts)
    , m_name(new QLineEdit(this))
    , m_blind(new QCheckBox(tr("Blind: nobody sees another's labels until the blind is lifted"), this))
    , m_onlyNew(new QCheckBox(tr("Only issues that no other round has"), this))
    , m_limit(new QCheckBox(tr("Only the first"), this))
    , m_first(new QSpinBox(this))
    , m_shuffled(new QCheckBox(tr("In a random order, seed"), this))
    , m_seed(new QSpinBox(this))
    , m_count(new QLabel(this))
{
    setObjectName(QStringLiteral("startRound"));
    setWindowTitle(tr("Start a Round"));
    const auto rounds = session.project().rounds().size();
    m_name->setText(rounds == 0 ? tr("Pilot") : tr("Round %1").arg(rounds + 1));
    m_blind->setChecked(true);
    m_onlyNew->setChecked(rounds > 0);
    m_onlyNew->setEnabled(rounds > 0);
    m_first->setRange(1, 10'000'000);
    m_first->setValue(100);
    m_seed->setRange(1, 1'000'000);
    const Result<std::int64_t> issues = study::issueCount(session.project());
    m_issues = issues.ok() ? *issues : 0;
    m_count->setText(m_issues == 0 ? tr("The project has no issues yet. Import some first.")
                                   : tr("The project has %1 issues.").arg(QLocale().toString(m_issues)));
    m_count->setForegroundRole(QPalette::PlaceholderText);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_start = buttons->addButton(tr("Start"), QDialogButtonBox::AcceptRole);
    m_start->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &RoundDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* form = new QFormLayout;
    form->setVerticalSpacing(look::kGrid + look::kGrid / 2);
    form->addRow(tr("Name"), m_name);
    form->addRow(QString(), m_blind);
    form->addRow(tr("Issues"), m_onlyNew);
    const auto addPair = [&](QCheckBox* box, QSpinBox* spin) {
        auto* line = new QHBoxLayout;
        line->addWidget(box);
        line->addWidget(spin);
        line->addStretch();
        form->addRow(QString(), line);
        connect(box, &QCheckBox::toggled, this, &RoundDialog::update);
    };
    addPair(m_limit, m_first);
    addPair(m_shuffled, m_seed);
    form->addRow(QString(), m_count);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * look::kGrid, 3 * look::kGrid, 3 * look::kGrid, 2 * look::kGrid);
    column->setSpacing(2 * look::kGrid);
    column->addLayout(form);
    column->addWidget(buttons);
    connect(m_name, &QLineEdit::textChanged, this, &RoundDialog::update);
    update();
    m_name->selectAll();
}

void RoundDialog::update()
{
    m_first->setEnabled(m_limit->isChecked());
    m_seed->setEnabled(m_shuffled->isChecked());
    m_start->setEnabled(m_issues > 0 && !m_name->text().trimmed().isEmpty());
}

study::RoundPlan RoundDialog::plan() const
{
    study::RoundPlan plan;
    plan.name = m_name->text().trimmed().toStdString();
    plan.blind = m_blind->isChecked();
    plan.onlyNew = m_onlyNew->isChecked();
    plan.first = m_limit->isChecked() ? m_first->value() : 0;
    plan.shuffled = m_shuffled->isChecked();
    plan.seed = static_cast<std::uint64_t>(m_seed->value());
    return plan;
}

void RoundDialog::accept()
{
    const auto started = std::make_shared<RoundId>();
    m_start->setEnabled(false);
    m_session.write(
        [plan = plan(), started](Project& project) -> Status {
            ACCORD_TRY(const Round round, study::startRound(project, plan));
            *started = round.id;
            return {};
        },
        this,
        [this, started](const Status& status) {
            m_start->setEnabled(true);
            if (!status.ok()) {
                m_prompts.tell(this, windowTitle(), errorText(status.error()));
                return;
            }
            m_session.setRound(*started);
            QDialog::accept();
        });
}

} // namespace accord::ui
