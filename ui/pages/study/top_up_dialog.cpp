// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/top_up_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "ui/core/prompts.h"
#include "ui/core/theme.h"
#include "ui/pages/study/study_text.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"

namespace accord::ui {
namespace {

constexpr int kLargestTarget = 1'000'000;
constexpr int kUsualTarget = 30;

} // namespace

TopUpDialog::TopUpDialog(Session& session, Prompts& prompts, const Round& round, QWidget* parent)
    : SessionDialog(parent)
    , m_session(session)
    , m_prompts(prompts)
    , m_round(round.id)
    , m_category(new QComboBox(this))
    , m_target(new QSpinBox(this))
    , m_answer(new QLabel(this))
    , m_work(session, this)
{
    setObjectName(QStringLiteral("topUp"));
    setWindowTitle(tr("Top Up “%1”").arg(text(round.name)));
    m_category->setObjectName(QStringLiteral("category"));
    m_category->setMaximumWidth(60 * theme::kGrid);
    for (const Category& category : session.project().taxonomy()->categories()) {
        if (!category.retired) {
            m_category->addItem(QStringLiteral("%1  %2").arg(text(category.code), shownName(category)),
                                QVariant::fromValue<qlonglong>(category.id.value));
        }
    }
    m_target->setObjectName(QStringLiteral("target"));
    m_target->setRange(1, kLargestTarget);
    m_target->setValue(kUsualTarget);
    m_answer->setObjectName(QStringLiteral("answer"));
    m_answer->setWordWrap(true);
    build();
    connect(m_category, &QComboBox::currentIndexChanged, this, &TopUpDialog::plan);
    connect(m_target, &QSpinBox::valueChanged, this, &TopUpDialog::plan);
    plan();
}

void TopUpDialog::build()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_add = buttons->addButton(tr("Add Issues"), QDialogButtonBox::AcceptRole);
    m_add->setObjectName(QStringLiteral("add"));
    m_add->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &TopUpDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(theme::kGrid);
    form->addRow(tr("Category"), m_category);
    form->addRow(tr("Issues of it"), m_target);
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Dialog, 2 * theme::kGrid);
    column->addLayout(form);
    column->addWidget(m_answer);
    column->addStretch();
    column->addWidget(buttons);
    setMinimumSize(72 * theme::kGrid, 36 * theme::kGrid);
}

void TopUpDialog::plan()
{
    m_plan.reset();
    m_add->setEnabled(false);
    m_work.read<study::TopUp>(
        [round = m_round, me = m_session.me(), category = CategoryId{m_category->currentData().toLongLong()},
         target = m_target->value()](Project& project, Progress& progress, const std::stop_token& stop) {
            return study::planTopUp(project, me, round, category, target, progress, stop);
        },
        [this](const Result<study::TopUp>& plan) { take(plan); });
}

void TopUpDialog::take(const Result<study::TopUp>& plan)
{
    if (!plan.ok()) {
        m_answer->setText(errorText(plan.error()));
        return;
    }
    m_plan = std::make_shared<const study::TopUp>(*plan);
    const study::Yield& yield = plan->yield;
    QStringList lines{tr("So far %1 of %Ln issues that somebody labelled are of the category; %2 wait to be labelled.",
                         nullptr, static_cast<int>(yield.judged))
                          .arg(countText(yield.found, false), countText(yield.waiting, false))};
    if (!plan->items.empty()) {
        lines.append(tr("%Ln more issues are added, of %1 that are left, in the order of the sample’s seed. Ask again "
                        "when they are labelled.",
                        nullptr, static_cast<int>(plan->items.size()))
                         .arg(countText(plan->left, false)));
    } else {
        lines.append(plan->left == 0               ? tr("No issue is left to draw.")
                     : yield.found >= plan->target ? tr("There are enough.")
                                                   : tr("Enough wait to be labelled. Ask again when they are."));
    }
    m_answer->setText(lines.join(QStringLiteral("\n\n")));
    m_add->setEnabled(!plan->items.empty());
}

void TopUpDialog::accept()
{
    if (!m_plan) {
        return;
    }
    m_add->setEnabled(false);
    m_adding = m_session.writeLong(
        tr("Adding issues"),
        [plan = m_plan, me = m_session.me()](Project& project, Progress& progress, const std::stop_token& stop) {
            return study::topUp(project, me, *plan, progress, stop);
        },
        this,
        [this](const Status& added) {
            m_adding = 0;
            if (!added.ok()) {
                m_prompts.tell(this, windowTitle(), errorText(added.error()));
                plan();
                return;
            }
            QDialog::accept();
        });
}

void TopUpDialog::reject()
{
    m_session.jobs().stop(m_adding);
    QDialog::reject();
}

} // namespace accord::ui
