// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/dialogs/backups_dialog.h"

#include <QComboBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/project/restore_backup.h"
#include "ui/core/prompts.h"
#include "ui/core/theme.h"
#include "ui/text/error_text.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/list_view.h"

#include <utility>

namespace accord::ui {
namespace {

std::filesystem::path pathOf(const QString& file)
{
    return file.toStdString();
}

QString words(backups::Occasion reason)
{
    switch (reason) {
    case backups::Occasion::Open:
        return BackupsDialog::tr("when it was opened");
    case backups::Occasion::Hourly:
        return BackupsDialog::tr("while working");
    case backups::Occasion::Asked:
        return BackupsDialog::tr("somebody asked for it");
    case backups::Occasion::BeforeBulk:
        return BackupsDialog::tr("before many changes at once");
    case backups::Occasion::BeforeMerge:
        return BackupsDialog::tr("before a merge");
    case backups::Occasion::BeforeRepair:
        return BackupsDialog::tr("before a repair");
    case backups::Occasion::BeforeRestore:
        return BackupsDialog::tr("before another was restored");
    }
    return {};
}

QString moment(const std::string& utc)
{
    const QDateTime at = QDateTime::fromString(QString::fromStdString(utc), Qt::ISODate);
    return QLocale().toString(at.toLocalTime(), QLocale::ShortFormat);
}

} // namespace

BackupsDialog::BackupsDialog(Prompts& prompts, const QStringList& projects, QWidget* parent)
    : QDialog(parent)
    , m_prompts(prompts)
    , m_projects(new QComboBox(this))
    , m_list(new ListView(this))
    , m_backups(new ColumnModel<BackupRow>(this))
    , m_hint(new QLabel(this))
{
    setObjectName(QStringLiteral("backups"));
    setWindowTitle(tr("Backups"));
    m_list->setAccessibleName(windowTitle());
    build(projects);
    connect(m_projects, &QComboBox::activated, this, &BackupsDialog::choose);
    connect(m_list, &ListView::chosen, this, &BackupsDialog::updateButtons);
    connect(m_copy, &QPushButton::clicked, this, &BackupsDialog::restoreCopy);
    connect(m_inPlace, &QPushButton::clicked, this, &BackupsDialog::restoreInPlace);
    refresh();
}

BackupsDialog::~BackupsDialog() = default;

void BackupsDialog::build(const QStringList& projects)
{
    m_projects->setObjectName(QStringLiteral("project"));
    for (const QString& file : projects) {
        m_projects->addItem(QFileInfo(file).completeBaseName(), file);
        m_projects->setItemData(m_projects->count() - 1, QDir::toNativeSeparators(file), Qt::ToolTipRole);
    }
    m_projects->addItem(tr("Another project…"));
    m_list->setObjectName(QStringLiteral("list"));
    const auto number = [](const QString& heading, std::int64_t backups::Contents::*what) {
        return Column<BackupRow>{heading,
                                 [what](const BackupRow& row) {
                                     return !row.inside ? QString()
                                            : *row.inside
                                                ? QLocale().toString(static_cast<qint64>((**row.inside).*what))
                                                : kNothing;
                                 },
                                 Qt::AlignRight};
    };
    m_backups->setRows({{.heading = tr("Made"),
                         .text = [](const BackupRow& row) { return moment(row.backup.at); },
                         .toolTip = [](const BackupRow& row) { return text(row.backup.file.string()); },
                         .sort = [](const BackupRow& row) { return text(row.backup.at); }},
                        {tr("Why"),
                         [](const BackupRow& row) {
                             return row.inside && !*row.inside ? tr("cannot be read") : words(row.backup.reason);
                         }},
                        number(tr("Labels"), &backups::Contents::labels),
                        number(tr("Decisions"), &backups::Contents::decisions),
                        number(tr("Issues"), &backups::Contents::issues),
                        {.heading = tr("Size"),
                         .text =
                             [](const BackupRow& row) {
                                 return QLocale().formattedDataSize(static_cast<qint64>(row.backup.bytes), 1);
                             },
                         .alignment = Qt::AlignRight,
                         .sort = [](const BackupRow& row) { return static_cast<qint64>(row.backup.bytes); }}},
                       {});
    m_list->setModel(m_backups);
    m_list->setStretching({1});
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_close = buttons->button(QDialogButtonBox::Close);
    m_copy = buttons->addButton(tr("Restore as a Copy…"), QDialogButtonBox::ActionRole);
    m_inPlace = buttons->addButton(tr("Put in Place…"), QDialogButtonBox::ActionRole);
    m_copy->setObjectName(QStringLiteral("copy"));
    m_inPlace->setObjectName(QStringLiteral("inPlace"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Dialog, 2 * theme::kGrid);
    column->addWidget(m_projects);
    column->addWidget(m_list, 1);
    column->addWidget(m_hint);
    column->addWidget(buttons);
    resize(96 * theme::kGrid, 60 * theme::kGrid);
}

QString BackupsDialog::project() const
{
    return m_projects->currentData().toString();
}

void BackupsDialog::choose(int index)
{
    if (index < m_projects->count() - 1) {
        refresh();
        return;
    }
    const auto showFirst = [this] {
        m_projects->setCurrentIndex(0);
        refresh();
    };
    const auto add = [this, showFirst](const QStringList& files) {
        m_projects->insertItem(0, QFileInfo(files.front()).completeBaseName(), files.front());
        showFirst();
    };
    m_prompts.openFiles(this, tr("Backups of a Project"), tr("Accord projects (*.accord)"), {this, add, showFirst});
}

void BackupsDialog::refresh()
{
    std::vector<BackupRow> rows;
    if (!project().isEmpty()) {
        const auto found = backups::list(pathOf(project()));
        for (const backups::Backup& backup : found.ok() ? *found : std::vector<backups::Backup>{}) {
            rows.push_back({backup, {}});
        }
    }
    m_backups->setRows(std::move(rows));
    const QString folder = QString::fromStdString(backups::folderOf(pathOf(project())).string());
    m_hint->setText(
        m_backups->rows().empty()
            ? tr("There are no backups of this project. They are made while it is open, when something "
                 "changed, in a folder beside it.")
            : tr("They are in %1. The newest 24 are kept, then one a day for 14 days and one a week for 13 weeks on "
                 "which any was made, up to 4 GB together. Those that somebody asked for stay until you remove them.")
                  .arg(QDir::toNativeSeparators(folder)));
    m_list->setCurrentIndex(m_backups->index(0, 0));
    updateButtons();
    count();
}

/// A look into each, which may take a while on a slow disk.
void BackupsDialog::count()
{
    const int filling = ++m_filling;
    m_counter.request_stop();
    // The one before it ends there: nobody at the window waits for a slow disk.
    m_counter = std::jthread(
        [this, filling, all = m_backups->rows(), before = std::move(m_counter)](const std::stop_token& stop) mutable {
            before = {};
            for (std::size_t row = 0; row < all.size() && !stop.stop_requested(); ++row) {
                const auto found = backups::contents(all[row].backup.file);
                all[row].inside = found.ok() ? std::optional(*found) : std::nullopt;
                QMetaObject::invokeMethod(
                    this,
                    [this, filling, counted = all]() mutable {
                        if (filling == m_filling) {
                            m_backups->setRows(std::move(counted));
                        }
                    },
                    Qt::QueuedConnection);
            }
        });
}

const backups::Backup* BackupsDialog::selected() const
{
    const BackupRow* row = m_backups->at(m_list->currentIndex());
    return row == nullptr ? nullptr : &row->backup;
}

void BackupsDialog::updateButtons()
{
    m_copy->setEnabled(!m_busy && selected() != nullptr);
    m_inPlace->setEnabled(!m_busy && selected() != nullptr);
    m_projects->setEnabled(!m_busy);
    m_list->setEnabled(!m_busy);
    m_close->setText(m_busy ? tr("Cancel") : tr("Close"));
}

void BackupsDialog::restoreCopy()
{
    const backups::Backup backup = *selected();
    const QFileInfo present(project());
    const QString day = QString::fromStdString(backup.at.substr(0, 10));
    const QString proposal = present.dir().filePath(tr("%1 of %2.accord").arg(present.completeBaseName(), day));
    const auto restoreAs = [this, backup](const QString& file) {
        inBackground(
            [backup, file](const std::stop_token& stop) { return backups::restoreAs(backup.file, pathOf(file), stop); },
            file, tr("%1 is what the backup held.").arg(QFileInfo(file).fileName()));
    };
    m_prompts.saveFile(this, tr("Restore as a Copy"), proposal, tr("Accord projects (*.accord)"), {this, restoreAs});
}

void BackupsDialog::restoreInPlace()
{
    const backups::Backup backup = *selected();
    const QString file = project();
    const auto put = [this, backup, file] { putInPlace(backup, file); };
    const auto sure = [this, file, put] {
        if (release) {
            release(file, put);
        } else {
            put();
        }
    };
    m_prompts.confirm(
        this,
        {tr("Put in Place"),
         tr("%1 will be again as it was on %2. What is there now is kept as a backup first, so that this can be taken "
            "back.")
             .arg(QFileInfo(file).completeBaseName(), moment(backup.at)),
         tr("Put in Place")},
        {this, sure});
}

void BackupsDialog::putInPlace(const backups::Backup& backup, const QString& file)
{
    m_released = release != nullptr;
    inBackground(
        [backup, file](const std::stop_token& stop) -> Status {
            const auto kept = backups::restoreInPlace(backup.file, pathOf(file), stop);
            return kept.ok() ? Status() : Status(kept.error());
        },
        file,
        tr("%1 is again as it was on %2. What was there before is among the backups.")
            .arg(QFileInfo(file).completeBaseName(), moment(backup.at)));
}

void BackupsDialog::inBackground(Work work, const QString& result, const QString& sentence)
{
    m_busy = true;
    updateButtons();
    m_hint->setText(tr("Restoring…"));
    m_worker = std::jthread([this, work = std::move(work), result, sentence](const std::stop_token& stop) {
        if (delay) {
            delay(stop);
        }
        const Status status = work(stop);
        QMetaObject::invokeMethod(
            this, [this, status, result, sentence] { finish(status, result, sentence); }, Qt::QueuedConnection);
    });
}

void BackupsDialog::reject()
{
    if (!m_busy) {
        QDialog::reject();
        return;
    }
    m_worker.request_stop();
    m_close->setEnabled(false);
    m_hint->setText(tr("Cancelling…"));
}

void BackupsDialog::finish(const Status& status, const QString& result, const QString& sentence)
{
    const bool cancelled = m_worker.get_stop_token().stop_requested();
    const bool released = std::exchange(m_released, false);
    m_busy = false;
    m_close->setEnabled(true);
    updateButtons();
    if (status.ok()) {
        emit restored(result, sentence);
        accept();
        return;
    }
    if (released) {
        emit left(result, tr("Nothing was restored; %1 is as it was.").arg(QFileInfo(result).completeBaseName()));
    }
    if (status.error().code != Errc::Cancelled) {
        m_prompts.tell(this, tr("Backups"), errorText(status.error()));
    }
    if (cancelled) {
        QDialog::reject();
        return;
    }
    refresh();
}

} // namespace accord::ui
