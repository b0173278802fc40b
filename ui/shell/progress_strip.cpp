// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/progress_strip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/support/jobs.h"
#include "ui/support/look.h"

namespace accord::ui {
namespace {

/// The bar's own scale: totals may be bytes beyond what an int holds.
constexpr int kWhole = 1000;

} // namespace

ProgressStrip::ProgressStrip(QWidget* parent)
    : QWidget(parent)
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(2 * look::kGrid, look::kGrid / 2, 2 * look::kGrid, look::kGrid / 2);
    m_rows->setSpacing(look::kGrid / 2);
    hide();
}

void ProgressStrip::follow(Jobs& jobs)
{
    connect(&jobs, &Jobs::started, this, [this, &jobs](int job, const QString& title, bool quiet) {
        if (!quiet) {
            add(jobs, job, title);
        }
    });
    connect(&jobs, &Jobs::progress, this, &ProgressStrip::show);
    connect(&jobs, &Jobs::finished, this, &ProgressStrip::remove);
    connect(&jobs, &QObject::destroyed, this, [this] {
        for (const int job : m_byJob.keys()) {
            remove(job);
        }
    });
}

void ProgressStrip::add(Jobs& jobs, int job, const QString& title)
{
    Row row;
    row.widget = new QWidget(this);
    auto* line = new QHBoxLayout(row.widget);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(2 * look::kGrid);
    row.step = new QLabel(row.widget);
    row.step->setForegroundRole(QPalette::PlaceholderText);
    row.bar = new QProgressBar(row.widget);
    row.bar->setRange(0, 0);
    row.bar->setTextVisible(false);
    row.bar->setFixedSize(24 * look::kGrid, look::kGrid);
    auto* cancel = new QPushButton(tr("Cancel"), row.widget);
    connect(cancel, &QPushButton::clicked, &jobs, [&jobs, job, cancel] {
        cancel->setEnabled(false);
        jobs.stop(job);
    });
    line->addWidget(new QLabel(title, row.widget));
    line->addWidget(row.step, 1);
    line->addWidget(row.bar);
    line->addWidget(cancel);
    m_rows->addWidget(row.widget);
    m_byJob.insert(job, row);
    setVisible(true);
}

void ProgressStrip::show(int job, const QString& step, qint64 done, qint64 total)
{
    const auto found = m_byJob.constFind(job);
    if (found == m_byJob.constEnd()) {
        return;
    }
    found->step->setText(found->step->fontMetrics().elidedText(step, Qt::ElideMiddle, 40 * look::kGrid));
    found->bar->setRange(0, total > 0 ? kWhole : 0);
    if (total > 0) {
        found->bar->setValue(static_cast<int>(qBound(qint64{0}, done, total) * kWhole / total));
    }
}

void ProgressStrip::remove(int job)
{
    const auto found = m_byJob.find(job);
    if (found == m_byJob.end()) {
        return;
    }
    delete found->widget;
    m_byJob.erase(found);
    setVisible(!m_byJob.isEmpty());
}

} // namespace accord::ui
