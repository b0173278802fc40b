// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/app/notices.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

#include "ui/core/jobs.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/widgets/buttons.h"

#include <map>

namespace accord::ui {
namespace {

constexpr int kMostInitials = 6;

struct SharingTextWords
{
    Q_DECLARE_TR_FUNCTIONS(SharingText)
};

} // namespace

QString placeSentence(const Opened& opened)
{
    const QString name = QString::fromStdString(opened.location.name);
    switch (opened.location.place) {
    case Place::Local:
        break;
    case Place::Network:
        return SharingTextWords::tr(
                   "This project is on a network drive (%1): several people can work in it, one save at a time, and it "
                   "is as safe as the locks of that drive; for work apart, use packages.")
            .arg(name);
    case Place::Cloud:
        return SharingTextWords::tr(
                   "This project is in a folder that %1 copies elsewhere behind its back, so it can only be read here: "
                   "move it to a local or network drive, or hand out packages, which may lie in such a "
                   "folder.")
            .arg(name);
    }
    return {};
}

QString roomSentence()
{
    return SharingTextWords::tr(
        "There is no room left on the disk that this project lies on, so it can only be read, and nobody else can "
        "open it meanwhile. Make room there, then open it again.");
}

QString placeWord(const Opened& opened)
{
    return opened.location.place == Place::Network ? SharingTextWords::tr("Network drive")
           : opened.location.place == Place::Cloud ? SharingTextWords::tr("Cloud folder")
                                                   : QString();
}

QString recoverySentence(const Opened& opened)
{
    if (opened.recoveredPages == 0) {
        return {};
    }
    const int pages = static_cast<int>(opened.recoveredPages);
    return opened.writeAheadLog
               ? SharingTextWords::tr(
                     "A program that had this project open ended abruptly. All that it had saved is here; pages "
                     "recovered: %n.",
                     nullptr, pages)
               : SharingTextWords::tr(
                     "A program that had this project open ended abruptly. What it had not finished saving was undone; "
                     "pages put back: %n.",
                     nullptr, pages);
}

HereText hereText(const Session& session)
{
    std::map<PersonId, int> windows;
    for (const Present& other : session.company().others()) {
        // My own row from before this window: what was cut off there is not me in another window.
        if (other.seen || other.person != session.me()) {
            ++windows[other.person];
        }
    }
    QStringList initials;
    QStringList names;
    for (const auto& [id, count] : windows) {
        const auto person = session.project().person(id);
        initials += person == nullptr ? QStringLiteral("?") : QString::fromStdString(person->initials);
        const QString name = person == nullptr ? SharingTextWords::tr("Somebody who has not said who they are")
                                               : QString::fromStdString(person->name);
        const QString also =
            id == session.me() && id.valid() ? SharingTextWords::tr("%1 (you, in another window)").arg(name) : name;
        names += count == 1 ? also : SharingTextWords::tr("%1, in %n windows", nullptr, count).arg(also);
    }
    if (initials.size() > kMostInitials) {
        const auto more = static_cast<int>(initials.size()) - kMostInitials + 1;
        initials = initials.mid(0, kMostInitials - 1);
        initials += SharingTextWords::tr("and %n more", nullptr, more);
    }
    if (names.isEmpty()) {
        return {};
    }
    return {initials.join(QStringLiteral("  ")),
            SharingTextWords::tr("Also here now:") + QStringLiteral("\n") + names.join(QStringLiteral("\n"))};
}

namespace {

/// The bar's own scale: totals may be bytes beyond what an int holds.
constexpr int kWhole = 1000;

} // namespace

ProgressStrip::ProgressStrip(QWidget* parent)
    : QWidget(parent)
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(2 * theme::kGrid, theme::kGrid / 2, 2 * theme::kGrid, theme::kGrid / 2);
    m_rows->setSpacing(theme::kGrid / 2);
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
    auto* line = theme::layoutIn<QHBoxLayout>(row.widget, theme::Pad::None, 2 * theme::kGrid);
    row.step = new QLabel(row.widget);
    row.step->setForegroundRole(QPalette::PlaceholderText);
    row.bar = new QProgressBar(row.widget);
    row.bar->setRange(0, 0);
    row.bar->setTextVisible(false);
    row.bar->setFixedSize(24 * theme::kGrid, theme::kGrid);
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
    found->step->setText(found->step->fontMetrics().elidedText(step, Qt::ElideMiddle, 40 * theme::kGrid));
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
    discard(found->widget); // its Cancel may have been clicked just now
    m_byJob.erase(found);
    setVisible(!m_byJob.isEmpty());
}

} // namespace accord::ui
