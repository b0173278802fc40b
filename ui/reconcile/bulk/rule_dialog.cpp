// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/bulk/rule_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QUndoStack>
#include <QVBoxLayout>

#include "core/project/backups.h"
#include "core/project/items.h"
#include "core/reconcile/rules.h"
#include "ui/reconcile/bulk/preview_tabs.h"
#include "ui/reconcile/bulk/preview_text.h"
#include "ui/reconcile/bulk/rule_choice.h"
#include "ui/reconcile/bulk/sample_model.h"
#include "ui/reconcile/swap_command.h"
#include "ui/support/jobs.h"
#include "ui/support/look.h"
#include "ui/support/session.h"
#include "ui/support/settings.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace accord::ui {
namespace {

// The first of the issues, "vllm-project/vllm#12".
Result<QStringList> namesOf(Project& project, const std::vector<reconcile::DecidedApart>& apart)
{
    constexpr std::size_t kMost = 5;
    std::vector<ItemId> items;
    for (std::size_t i = 0; i < std::min(kMost, apart.size()); ++i) {
        items.push_back(apart[i].items.front().item);
    }
    ACCORD_TRY(const auto headings, headingsOf(project, items));
    QStringList names;
    for (const Heading& heading : headings) {
        names.append(QString::fromStdString(heading.repository + "#" + heading.number));
    }
    return names;
}

} // namespace

RuleDialog::RuleDialog(const PageContext& context, QWidget* parent)
    : QDialog(parent)
    , m_context(context)
    , m_sample(new SampleModel(this))
{
    setObjectName(QStringLiteral("ruleDialog"));
    setWindowTitle(tr("Decide by Rule"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * look::kGrid, 2 * look::kGrid, 2 * look::kGrid, 2 * look::kGrid);
    layout->setSpacing(look::kGrid);
    makeRules(layout);
    makePreview(layout);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(tr("Decide"), QDialogButtonBox::AcceptRole);
    m_apply->setObjectName(QStringLiteral("applyRule"));
    m_apply->setDefault(true);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_apply, &QPushButton::clicked, this, &RuleDialog::apply);
    resize(128 * look::kGrid, 80 * look::kGrid);
    refresh();
}

void RuleDialog::makeRules(QVBoxLayout* layout)
{
    RuleChoice::People people;
    if (const auto state = m_context.session.liveRound()) {
        const bool hidden = setting(settings::kInitialsOnly);
        for (const PersonId id : state->labelMatrix.annotators()) {
            const Person* person = m_context.session.project().person(id);
            const QString name = hidden || person == nullptr ? QStringLiteral("A%1").arg(people.size() + 1)
                                                             : QString::fromStdString(person->name);
            m_names.append(name);
            people.emplace_back(name, person == nullptr ? Person{} : *person);
        }
    }
    m_rules = new RuleChoice(people, this);
    layout->addWidget(m_rules);
    connect(m_rules, &RuleChoice::changed, this, &RuleDialog::refresh);
}

void RuleDialog::makePreview(QVBoxLayout* layout)
{
    m_words = new QLabel(this);
    m_words->setObjectName(QStringLiteral("previewWords"));
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::RichText);
    layout->addWidget(m_words);
    auto* sides = new QHBoxLayout;
    sides->setSpacing(2 * look::kGrid);
    m_tabs = new PreviewTabs(this);
    sides->addWidget(m_tabs, 4);
    sides->addWidget(makeSample(), 5);
    layout->addLayout(sides, 1);
}

QWidget* RuleDialog::makeSample()
{
    auto* widget = new QWidget(this);
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look::kGrid / 2);
    auto* line = new QHBoxLayout;
    auto* title =
        new QLabel(tr("To read: drawn by chance, conflicts first. Enter or a double click opens one."), widget);
    title->setWordWrap(true);
    title->setForegroundRole(QPalette::PlaceholderText);
    m_another = new QPushButton(tr("Draw &Again"), widget);
    m_another->setObjectName(QStringLiteral("drawAgain"));
    m_another->setAutoDefault(false);
    line->addWidget(title, 1);
    line->addWidget(m_another);
    layout->addLayout(line);
    auto* sample = plainTable(m_sample, QStringLiteral("sample"), widget);
    sample->horizontalHeader()->setSectionResizeMode(SampleModel::Issue, QHeaderView::Stretch);
    sample->setColumnWidth(SampleModel::Votes, 18 * look::kGrid);
    sample->setColumnWidth(SampleModel::Decision, 25 * look::kGrid);
    layout->addWidget(sample, 1);
    connect(m_another, &QPushButton::clicked, this, [this] {
        ++m_seed;
        drawSample();
    });
    connect(sample, &QTableView::activated, this, [this](const QModelIndex& index) {
        emit itemWanted(ItemId{index.data(SampleModel::ItemRole).toLongLong()});
    });
    return widget;
}

void RuleDialog::refresh()
{
    m_apply->setEnabled(false);
    const auto state = m_context.session.liveRound();
    if (!state) {
        m_words->setText(tr("The round is not open to everybody, so that nothing can be decided."));
        return;
    }
    Jobs& jobs = m_context.session.jobs();
    jobs.stop(m_job);
    const auto preview = std::make_shared<reconcile::RulePreview>();
    const auto effect = std::make_shared<reconcile::RuleEffect>();
    const reconcile::Rule wanted = m_rules->rule();
    const auto apart = std::make_shared<QStringList>();
    const auto count = [state, preview, effect, apart, wanted](Project& project, Progress& /*progress*/,
                                                               const std::stop_token& /*stop*/) -> Status {
        *preview = reconcile::preview(state->labelMatrix, wanted);
        *effect = reconcile::effect(state->labelMatrix, *preview);
        ACCORD_TRY(*apart, namesOf(project, preview->apart));
        return {};
    };
    const auto number = std::make_shared<int>(0);
    m_job = jobs.start(
        QString(), count, this,
        [this, preview, effect, apart, wanted, number](const Status& status) {
            if (status.ok() && *number == m_job) {
                m_previewed = wanted;
                take(*preview, *effect, *apart);
            }
        },
        true);
    *number = m_job;
}

void RuleDialog::take(const reconcile::RulePreview& preview, const reconcile::RuleEffect& effect,
                      const QStringList& apart)
{
    const auto state = m_context.session.liveRound();
    if (!state) {
        return;
    }
    m_preview = preview;
    const int count = static_cast<int>(preview.decisions.size());
    m_words->setText(previewHtml(preview, apart));
    m_tabs->set(preview, effect, state->labelMatrix.taxonomy(), m_names);
    drawSample();
    m_apply->setText(count == 0 ? tr("Nothing to Decide") : decideText(m_previewed, count));
    m_apply->setEnabled(count > 0);
}

void RuleDialog::drawSample()
{
    const auto state = m_context.session.liveRound();
    if (!state) {
        return;
    }
    const auto sample = reconcile::sample(state->labelMatrix, m_preview, SampleModel::kMost, m_seed);
    std::vector<ItemId> items;
    items.reserve(sample.size());
    for (const reconcile::Decided& decided : sample) {
        items.push_back(decided.item);
    }
    const auto headings = headingsOf(m_context.session.project(), items);
    m_sample->set(state->labelMatrix, sample, headings.ok() ? *headings : std::vector<Heading>{});
    m_another->setEnabled(m_preview.decisions.size() > sample.size());
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
        (void)backups::makeIfChanged(project, backups::Occasion::BeforeBulk);
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
