// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/dialogs/merge_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "core/exchange/merge.h"
#include "core/project/backups.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/dialogs/merge_flow.h"
#include "ui/dialogs/merge_questions.h"

#include <algorithm>
#include <memory>

namespace accord::ui {
namespace {

QString whatText(const exchange::MergeFileReport& file)
{
    if (!file.isPackage) {
        return MergeDialog::tr("A copy of the project");
    }
    if (file.origin == PackageOrigin::NotHandedOut) {
        return MergeDialog::tr("A package that this project knows nothing of");
    }
    const auto owner = std::ranges::find(file.people, file.packagedFor, &MergePerson::uuid);
    return owner == file.people.end() ? MergeDialog::tr("A package")
                                      : MergeDialog::tr("Package for %1").arg(QString::fromStdString(owner->name));
}

} // namespace

Columns<exchange::MergeFileReport> mergeFileColumns()
{
    using File = exchange::MergeFileReport;
    const auto path = [](const File& file) { return QString::fromStdString(file.file.string()); };
    const auto fresh = [](const File& file) { return countsText(file.fresh); };
    const auto known = [](const File& file) { return countsText(file.known); };
    return {{.heading = MergeDialog::tr("File"),
             .text = [path](const File& file) { return QFileInfo(path(file)).fileName(); },
             .toolTip = [path](const File& file) { return QDir::toNativeSeparators(path(file)); }},
            {.heading = MergeDialog::tr("What it is"), .text = whatText, .toolTip = whatText},
            {.heading = MergeDialog::tr("New here"), .text = fresh, .toolTip = fresh},
            {.heading = MergeDialog::tr("Here already"), .text = known, .toolTip = known}};
}

namespace {

/// Of what one should only know, such as categories with another name.
constexpr int kMostNotes = 8;

} // namespace

MergeDialog::MergeDialog(Session& session, std::vector<std::filesystem::path> files, const exchange::MergeReport& plan,
                         QWidget* parent)
    : SessionDialog(parent)
    , m_session(session)
    , m_files(std::move(files))
    , m_model(new ColumnModel<exchange::MergeFileReport>(this, mergeFileColumns()))
    , m_sum(new QLabel(this))
    , m_heading(new QLabel(this))
    , m_hidden(new QLabel(this))
    , m_counting(session, this)
{
    setObjectName(QStringLiteral("mergeDialog"));
    setWindowTitle(tr("Merge"));
    build();
    take(plan);
    const bool asks = !m_rows.isEmpty() && m_rows.front()->answers() != nullptr;
    (asks ? static_cast<QWidget*>(m_rows.front()->answers()) : m_merge)->setFocus();
}

void MergeDialog::build()
{
    m_sum->setObjectName(QStringLiteral("sum"));
    m_sum->setWordWrap(true);
    QFont strong = font();
    strong.setBold(true);
    m_sum->setFont(strong);
    m_heading->setFont(strong);
    m_hidden->setForegroundRole(QPalette::PlaceholderText);
    m_hidden->hide();
    const auto folder = backups::folderOf(m_session.project().file());
    auto* promise = new QLabel(tr("Nothing is written before you press Merge. Then the project as it is now is kept "
                                  "in %1, and everything is brought in at once or not at all.")
                                   .arg(QString::fromStdString(folder.filename().string())),
                               this);
    promise->setObjectName(QStringLiteral("promise"));
    promise->setToolTip(QDir::toNativeSeparators(QString::fromStdString(folder.string())));
    promise->setWordWrap(true);
    promise->setForegroundRole(QPalette::PlaceholderText);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_merge = buttons->addButton(tr("Merge"), QDialogButtonBox::AcceptRole);
    m_merge->setObjectName(QStringLiteral("merge"));
    m_merge->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Dialog, 2 * theme::kGrid);
    column->addWidget(m_sum);
    column->addWidget(makeTable());
    column->addWidget(m_heading);
    column->addWidget(makeLooks(), 1);
    column->addWidget(promise);
    column->addWidget(buttons);
    resize(112 * theme::kGrid, 76 * theme::kGrid);
}

ListView* MergeDialog::makeTable()
{
    auto* table = new ListView(this);
    table->setObjectName(QStringLiteral("files"));
    table->setModel(m_model);
    table->setStretching({2, 3});
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setFocusPolicy(Qt::NoFocus);
    table->fitRows(5);
    return table;
}

QWidget* MergeDialog::makeLooks()
{
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    auto* inside = new QWidget(area);
    m_column = new QVBoxLayout(inside);
    m_column->setContentsMargins(0, 0, theme::kGrid, 0);
    m_column->setSpacing(2 * theme::kGrid);
    m_column->addWidget(m_hidden);
    m_column->addStretch(1);
    area->setWidget(inside);
    return area;
}

MergeChoices MergeDialog::choices() const
{
    QList<MergeQuestionGroup> groups;
    for (const MergeQuestionRow* row : m_rows) {
        groups += row->group();
    }
    MergeChoices choices = choicesOf(groups, m_chosen);
    choices.by = m_session.me();
    return choices;
}

void MergeDialog::take(const exchange::MergeReport& plan)
{
    m_plan = plan;
    m_model->setRows(plan.files);
    showLooks(questionGroups(plan, m_session.project()));
    showSum();
}

void MergeDialog::showSum()
{
    const bool asks = std::ranges::any_of(m_rows, [this](const MergeQuestionRow* row) {
        const MergeQuestionGroup& group = row->group();
        return group.asks() && m_keys.contains(group.key) && !m_chosen.contains(group.key);
    });
    m_merge->setEnabled(!asks);
    m_merge->setToolTip(asks ? tr("First choose whether the people of one name are one person.") : QString());
    m_sum->setText(m_plan.nothingNew() ? tr("Nothing is new here.")
                                       : tr("New here: %1.").arg(countsText(m_plan.fresh())));
}

/// A row keeps its place and its answer as long as its question is there: nothing moves under the cursor.
void MergeDialog::showLooks(const QList<MergeQuestionGroup>& groups)
{
    for (MergeQuestionRow* row : m_rows) {
        const bool stays = std::ranges::any_of(
            groups, [row](const MergeQuestionGroup& group) { return group.key == row->group().key; });
        row->setVisible(stays);
    }
    m_keys.clear();
    int notes = 0;
    int hidden = 0;
    for (const MergeQuestionGroup& group : groups) {
        m_keys += group.key;
        notes += group.options.isEmpty() ? 1 : 0;
        const auto found =
            std::ranges::find_if(m_rows, [&](const MergeQuestionRow* row) { return row->group().key == group.key; });
        if (found != m_rows.end()) {
            // Who is left out has nothing new any more, but the question is about what they have.
            if (group.person.isNull()) {
                (*found)->update(group);
            }
            continue;
        }
        if (group.options.isEmpty() && notes > kMostNotes) {
            ++hidden;
        } else {
            addRow(group);
        }
    }
    if (hidden > 0) {
        m_hidden->setText(tr("And %n more changes of categories.", nullptr, static_cast<int>(hidden)));
        m_hidden->show();
    }
    m_heading->setText(groups.isEmpty() ? tr("Nothing needs a look.") : tr("Needs a look"));
}

void MergeDialog::addRow(const MergeQuestionGroup& group)
{
    auto* row = new MergeQuestionRow(group, this);
    m_column->insertWidget(static_cast<int>(m_rows.size()), row);
    m_rows += row;
    connect(row, &MergeQuestionRow::chosen, this, &MergeDialog::choose);
}

void MergeDialog::choose(const QString& key, const QString& word)
{
    m_chosen[key] = word;
    showSum();
    count();
}

void MergeDialog::count()
{
    m_counting.read<exchange::MergeReport>(
        [files = m_files, choices = choices()](Project& project, Progress& progress, const std::stop_token& stop) {
            return exchange::planMerge(project, files, choices, progress, stop);
        },
        [this](const Result<exchange::MergeReport>& plan) {
            // What cannot be counted now is told when it is merged.
            if (plan.ok()) {
                take(*plan);
            }
        });
}

} // namespace accord::ui
