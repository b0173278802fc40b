// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/bulk/rule_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableView>
#include <QUndoStack>
#include <QVBoxLayout>

#include "core/project/backups/backups.h"
#include "ui/reconcile/bulk/category_counts.h"
#include "ui/reconcile/bulk/preview_text.h"
#include "ui/reconcile/bulk/sample_model.h"
#include "ui/reconcile/swap_command.h"
#include "ui/support/jobs.h"
#include "ui/support/look.h"
#include "ui/support/session.h"

#include <memory>
#include <utility>

namespace accord::ui {

RuleDialog::RuleDialog(const PageContext& context, QWidget* parent)
    : QDialog(parent)
    , m_context(context)
    , m_counts(new CategoryCounts(this))
    , m_sample(new SampleModel(this))
{
    setObjectName(QStringLiteral("ruleDialog"));
    setWindowTitle(tr("Decide by Rule"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * look::kGrid, 2 * look::kGrid, 2 * look::kGrid, 2 * look::kGrid);
    layout->setSpacing(look::kGrid);
    layout->addWidget(makeRules());
    layout->addWidget(makePreview(), 1);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(tr("Decide"), QDialogButtonBox::AcceptRole);
    m_apply->setObjectName(QStringLiteral("applyRule"));
    m_apply->setDefault(true);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_apply, &QPushButton::clicked, this, &RuleDialog::apply);
    resize(120 * look::kGrid, 72 * look::kGrid);
    refresh();
}

QWidget* RuleDialog::makeRules()
{
    auto* widget = new QWidget(this);
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look::kGrid / 2);
    m_unanimous = new QRadioButton(tr("&Unanimous: everybody in the round chose the same"), widget);
    m_majority = new QRadioButton(tr("&Majority: more than half chose the same"), widget);
    m_atLeast = new QRadioButton(tr("At &least"), widget);
    m_unanimous->setObjectName(QStringLiteral("unanimous"));
    m_majority->setObjectName(QStringLiteral("majority"));
    m_atLeast->setObjectName(QStringLiteral("atLeast"));
    m_unanimous->setChecked(true);
    const auto state = m_context.session.roundState();
    const int people = state ? static_cast<int>(state->board.annotators().size()) : 2;
    m_count = new QSpinBox(widget);
    m_count->setObjectName(QStringLiteral("atLeastCount"));
    m_count->setRange(2, std::max(2, people));
    m_count->setValue(std::max(2, people / 2 + 1));
    layout->addWidget(m_unanimous);
    layout->addWidget(m_majority);
    auto* line = new QHBoxLayout;
    line->setSpacing(look::kGrid);
    line->addWidget(m_atLeast);
    line->addWidget(m_count);
    line->addWidget(new QLabel(tr("of %1 chose the same, and nothing else got as many").arg(people), widget));
    line->addStretch();
    layout->addLayout(line);
    for (QRadioButton* button : {m_unanimous, m_majority, m_atLeast}) {
        connect(button, &QRadioButton::toggled, this, [this](bool on) {
            if (on) {
                refresh();
            }
        });
    }
    connect(m_count, &QSpinBox::valueChanged, this, [this] {
        m_atLeast->setChecked(true);
        refresh();
    });
    return widget;
}

QTableView* RuleDialog::makeTable(QAbstractItemModel* model, const QString& name)
{
    auto* table = new QTableView(this);
    table->setObjectName(name);
    table->setModel(model);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + look::kGrid);
    table->setShowGrid(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setWordWrap(false);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return table;
}

QWidget* RuleDialog::makePreview()
{
    auto* widget = new QWidget(this);
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, look::kGrid, 0, 0);
    layout->setSpacing(look::kGrid);
    m_words = new QLabel(widget);
    m_words->setObjectName(QStringLiteral("previewWords"));
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::RichText);
    layout->addWidget(m_words);
    auto* tables = new QHBoxLayout;
    tables->setSpacing(2 * look::kGrid);
    auto* counts = makeTable(m_counts, QStringLiteral("categoryCounts"));
    counts->horizontalHeader()->setSectionResizeMode(CategoryCounts::Name, QHeaderView::Stretch);
    counts->setColumnWidth(CategoryCounts::Code, 8 * look::kGrid);
    counts->setColumnWidth(CategoryCounts::Count, 10 * look::kGrid);
    auto* sample = makeTable(m_sample, QStringLiteral("sample"));
    sample->horizontalHeader()->setSectionResizeMode(SampleModel::Issue, QHeaderView::Stretch);
    sample->setColumnWidth(SampleModel::Votes, 18 * look::kGrid);
    sample->setColumnWidth(SampleModel::Decision, 25 * look::kGrid);
    sample->setToolTip(tr("Double-click an item to look at it behind this window."));
    tables->addWidget(counts, 2);
    tables->addWidget(sample, 3);
    layout->addLayout(tables, 1);
    auto* hint =
        new QLabel(tr("On the right: items out of these, conflicts first. Enter or a double click opens one."), widget);
    hint->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(hint);
    connect(sample, &QTableView::activated, this, [this](const QModelIndex& index) {
        emit itemWanted(ItemId{index.data(SampleModel::ItemRole).toLongLong()});
    });
    return widget;
}

reconcile::Rule RuleDialog::rule() const
{
    using Kind = reconcile::Rule::Kind;
    if (m_atLeast->isChecked()) {
        return {Kind::AtLeast, m_count->value()};
    }
    return {m_majority->isChecked() ? Kind::Majority : Kind::Unanimous, 0};
}

void RuleDialog::refresh()
{
    m_apply->setEnabled(false);
    const auto state = m_context.session.roundState();
    if (!state) {
        m_words->setText(tr("The round is not open to everybody, so that nothing can be decided."));
        return;
    }
    Jobs& jobs = m_context.session.jobs();
    jobs.stop(m_job);
    const auto preview = std::make_shared<reconcile::RulePreview>();
    const reconcile::Rule wanted = rule();
    const auto count = [state, preview, wanted](Project& /*project*/, Progress& /*progress*/,
                                                const std::stop_token& /*stop*/) -> Status {
        *preview = reconcile::preview(state->board, wanted);
        return {};
    };
    const auto number = std::make_shared<int>(0);
    m_job = jobs.start(
        QString(), count, this,
        [this, preview, wanted, number](const Status& status) {
            if (status.ok() && *number == m_job) {
                m_previewed = wanted;
                take(*preview);
            }
        },
        true);
    *number = m_job;
}

void RuleDialog::take(const reconcile::RulePreview& preview)
{
    const auto state = m_context.session.roundState();
    if (!state) {
        return;
    }
    m_preview = preview;
    const int count = static_cast<int>(preview.decisions.size());
    m_words->setText(previewHtml(preview));
    m_counts->set(preview, state->board.taxonomy());
    const std::vector<reconcile::Decided> sample = SampleModel::pick(state->board, preview);
    std::vector<ItemId> items;
    for (const reconcile::Decided& decided : sample) {
        items.push_back(decided.item);
    }
    const auto headings = labelling::headings(m_context.session.project(), items);
    m_sample->set(state->board, sample, headings.ok() ? *headings : std::vector<labelling::Heading>{});
    m_apply->setText(count == 0 ? tr("Nothing to Decide") : decideText(m_previewed, count));
    m_apply->setEnabled(count > 0);
}

void RuleDialog::apply()
{
    Session& session = m_context.session;
    const RoundId round = session.round();
    const PersonId me = session.me();
    const auto outcome = std::make_shared<reconcile::RuleOutcome>();
    const auto preview = std::make_shared<const reconcile::RulePreview>(std::move(m_preview));
    const reconcile::Rule wanted = m_previewed;
    m_preview = {};
    m_apply->setEnabled(false);
    m_apply->setText(tr("Deciding…"));
    const auto work = [outcome, preview, round, me](Project& project) -> Status {
        // Where none can be made the rule goes on: it can be undone.
        (void)backups::makeIfChanged(project, backups::Reason::BeforeBulk);
        ACCORD_TRY(*outcome, reconcile::apply(project, round, me, *preview));
        return {};
    };
    // The step of undo is made even if the dialog was closed meanwhile.
    session.write(work, parent(),
                  [context = m_context, dialog = QPointer(this), outcome, wanted, round, me](const Status& status) {
                      const int count = static_cast<int>(outcome->after.size());
                      if (status.ok() && count > 0) {
                          context.undo.push(new SwapCommand(decideText(wanted, count), context.session,
                                                            {round, me, std::move(*outcome), true}, nullptr, {}));
                      }
                      if (dialog && status.ok()) {
                          emit dialog->decided(count);
                          dialog->accept();
                      } else if (dialog) {
                          dialog->refresh();
                      }
                  });
}

} // namespace accord::ui
