// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/taxonomy_page.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSplitter>
#include <QVBoxLayout>

#include "ui/core/actions.h"
#include "ui/core/rights.h"
#include "ui/core/theme.h"
#include "ui/core/type_keys.h"
#include "ui/pages/taxonomy/again_panel.h"
#include "ui/pages/taxonomy/codebook_draft.h"
#include "ui/pages/taxonomy/codebook_panel.h"
#include "ui/pages/taxonomy/codebook_tree.h"
#include "ui/pages/taxonomy/codes_panel.h"
#include "ui/pages/taxonomy/review_dialog.h"
#include "ui/pages/taxonomy/taxonomy_actions.h"
#include "ui/pages/taxonomy/taxonomy_commands.h"
#include "ui/pages/taxonomy/versions_panel.h"
#include "ui/widgets/placeholder.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kTreeWidth = 40 * theme::kGrid;
constexpr int kWidestTree = 52 * theme::kGrid;

QString withCount(const QString& words, int count)
{
    return count == 0 ? words : TaxonomyPage::tr("%1 (%2)").arg(words, QLocale().toString(count));
}

void addTaxonomyCommands(PageWindow& window, QObject* parent)
{
    new TaxonomyCommands(window, parent);
}

} // namespace

constinit const PageEntry kTaxonomyPage{"taxonomy",
                                        QT_TRANSLATE_NOOP("accord::ui::Page", "Taxonomy"),
                                        "taxonomy",
                                        "taxonomy",
                                        createPage<TaxonomyPage>,
                                        false,
                                        addTaxonomyCommands};

TaxonomyPage::TaxonomyPage(const PageContext& context, QWidget* parent)
    : TabbedPage(kTaxonomyPage, context, parent)
    , m_keys(context.actions, this)
    , m_book(new ProposalModel(context.session, this))
    , m_draft(new CodebookDraft(context, this))
    , m_counts(new LabelCounts(context.session, this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new Placeholder(this))
    , m_parts(new QSplitter(this))
    , m_side(new CodebookPane(m_keys, this))
    , m_tree(&m_side->tree())
    , m_codebook(new CodebookPanel(context, *m_draft, m_keys, this))
    , m_versions(new VersionsPanel(context, m_keys, this))
    , m_proposals(new ProposalsPanel(context, *m_book, m_keys, this))
    , m_again(new AgainPanel(context, m_keys, this))
    , m_codes(new CodesPanel(context, m_keys, this))
    , m_list(new EditList(*m_draft, m_keys, this))
    , m_versionActions(new VersionActions(context, m_keys, *m_draft, *m_versions, this))
    , m_actions(new EditActions(*m_draft, m_keys, *m_tree, *m_list, context.prompts, this))
    , m_version(new QLabel(this))
{
    build();
    connectSession();
    connectTree();
    connectTabs();
    showTab(m_codebook->id());
    showTree();
    refresh();
    connect(&context.actions, &Actions::changed, &m_following, [this] { showEntry(); });
}

void TaxonomyPage::build()
{
    m_parts->setObjectName(QStringLiteral("taxonomyParts"));
    m_parts->setChildrenCollapsible(false);
    m_parts->addWidget(m_side);
    m_parts->addWidget(makeMiddle());
    m_parts->addWidget(m_list);
    m_parts->setStretchFactor(1, 1);
    // With large text the tree is wider, as far as the words in the middle can do without it.
    const int tree = std::min(theme::scaled(kTreeWidth), kWidestTree);
    m_parts->setSizes({tree, 76 * theme::kGrid, 34 * theme::kGrid});
    m_empty->say(
        QStringLiteral("taxonomy"), tr("No codebook yet"),
        tr("A codebook says which categories there are and when to use them. Import one from a table, a text, a "
           "Markdown list or JSON; a template shows what it looks like."));
    m_empty->offer(context().actions.action(QStringLiteral("file.importTaxonomy")));
    m_empty->offer(context().actions.action(QStringLiteral("file.taxonomyTemplate")), false);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_parts);
    auto* layout = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None);
    layout->addWidget(m_stack);
}

QWidget* TaxonomyPage::makeMiddle()
{
    auto* middle = new QWidget(this);
    auto* bar = new QWidget(middle);
    auto* across = new QHBoxLayout(bar);
    across->setContentsMargins(theme::kGrid, theme::kGrid, 2 * theme::kGrid, theme::kGrid);
    across->setSpacing(theme::kGrid / 2);
    across->addWidget(keyRow(bar, m_keys.tabs), 1);
    m_version->setObjectName(QStringLiteral("codebookVersion"));
    m_version->setForegroundRole(QPalette::PlaceholderText);
    across->addWidget(m_version);
    const QList<Tab*> all{m_codebook, m_versions, m_proposals, m_again, m_codes};
    for (qsizetype i = 0; i < all.size(); ++i) {
        addTab(all[i], m_keys.tabs[i]);
    }
    m_codebook->setStart(m_tree); // it is about what is chosen there
    auto* column = theme::layoutIn<QVBoxLayout>(middle, theme::Pad::None, 0);
    column->addWidget(bar);
    column->addWidget(stack(), 1);
    return middle;
}

void TaxonomyPage::connectSession()
{
    Session& session = context().session;
    connect(&session, &Session::contentsChanged, this, &TaxonomyPage::refresh);
    connect(&session, &Session::meChanged, this, &TaxonomyPage::refresh);
    connect(m_counts, &LabelCounts::changed, this, [this] {
        m_tree->model().setCounts(m_counts->counts());
        showEntry();
    });
    connect(m_draft, &CodebookDraft::changed, this, &TaxonomyPage::showTree);
    connect(m_draft, &CodebookDraft::said, this, &TaxonomyPage::said);
    connect(m_draft, &CodebookDraft::applied, this, [this](int version) {
        const QAction* undo = context().actions.action(QStringLiteral("edit.undo"));
        const QString key = undo == nullptr ? QString() : undo->shortcut().toString(QKeySequence::NativeText);
        emit said(key.isEmpty() ? tr("Version %1 of the codebook holds now.").arg(version)
                                : tr("Version %1 of the codebook holds now. %2 takes it back.").arg(version).arg(key));
        tab()->takeFocus();
    });
}

void TaxonomyPage::connectTree()
{
    connect(m_tree, &CodebookTree::chosenChanged, this, &TaxonomyPage::showEntry);
    connect(m_tree, &CodebookTree::retiredWanted, m_keys.retired, &QAction::setChecked);
    connect(m_tree, &CodebookTree::codebookWanted, this, [this] { showTab(m_codebook->id()); });
    connect(m_keys.retired, &QAction::toggled, m_tree, &CodebookTree::setShowsRetired);
    connect(m_keys.filter, &QAction::triggered, m_tree, &CodebookTree::startFilter);
    const auto chosenId = [this] {
        const Category* category = m_tree->chosen();
        return category == nullptr ? CategoryId{} : category->id;
    };
    connect(m_keys.propose, &QAction::triggered, this, [this, chosenId] {
        emit wanted(ProposalTarget{{}, chosenId()});
    });
    connect(m_keys.proposeChange, &QAction::triggered, this,
            [this, chosenId] { emit wanted(ChangeTarget{chosenId()}); });
}

void TaxonomyPage::connectTabs()
{
    const auto editWords = [this] {
        if (m_keys.editWords->isEnabled()) {
            showTab(m_codebook->id());
            m_codebook->edit();
        }
    };
    connect(m_keys.editWords, &QAction::triggered, this, editWords);
    connect(m_codebook, &CodebookPanel::editWanted, this, editWords);
    connect(m_codebook, &CodebookPanel::categoryWanted, m_tree, &CodebookTree::choose);
    connect(m_codebook, &CodebookPanel::said, this, &TaxonomyPage::said);
    connect(m_codebook, &CodebookPanel::editingChanged, this, [this] {
        updateEnabled();
        if (!m_codebook->isEditing()) {
            tab()->takeFocus();
        }
    });
    connect(m_book, &ProposalModel::changed, this, &TaxonomyPage::showCounts);
    connect(m_proposals, &ProposalsPanel::said, this, &TaxonomyPage::said);
    connect(m_versions, &VersionsPanel::chosenChanged, this, &TaxonomyPage::updateEnabled);
    connect(m_versionActions, &VersionActions::said, this, &TaxonomyPage::said);
    connect(m_again, &AgainPanel::counted, this, &TaxonomyPage::showCounts);
    connect(m_proposals, &ProposalsPanel::wanted, this, &Page::wanted);
    connect(m_again, &AgainPanel::wanted, this, &Page::wanted);
    connect(m_codes, &CodesPanel::counted, this, &TaxonomyPage::showCounts);
    connect(m_codes, &CodesPanel::chosenChanged, this, &TaxonomyPage::updateEnabled);
    connect(m_keys.proposeCodes, &QAction::triggered, this, [this] {
        const Category* near = m_tree->chosen();
        emit wanted(ProposalTarget{{}, near == nullptr ? CategoryId{} : near->id, m_codes->chosen()});
    });
    connect(m_keys.relabel, &QAction::triggered, m_again, &AgainPanel::open);
}

void TaxonomyPage::tabShown()
{
    updateEnabled();
}

bool TaxonomyPage::mayLead() const
{
    const Session& session = context().session;
    return session.me().valid() && isPermitted(session, Action::EditCodebook);
}

bool TaxonomyPage::busy() const
{
    return TabbedPage::busy() || m_draft->busy() || m_versions->busy() || m_again->busy() || m_codes->busy();
}

void TaxonomyPage::enter()
{
    context().session.wantRound();
    m_draft->reload();
    refresh();
    if (!m_codebook->isEditing()) { // Qt gave the keyboard to the filter when the page before was hidden
        tab()->takeFocus();
    }
}

void TaxonomyPage::leave()
{
    m_codebook->putAway();
}

void TaxonomyPage::show(const Target& target)
{
    const auto* to = std::get_if<TaxonomyTarget>(&target);
    if (to == nullptr) {
        return;
    }
    if (!to->category.isNull()) {
        showTab(m_codebook->id());
        m_tree->choose(to->category);
    }
    if (!to->tab.isEmpty()) {
        showTab(to->tab);
    }
    // What another page counted with may be merged or retired by now: then it is only shown.
    const Category* chosen = m_tree->chosen();
    if (chosen == nullptr || chosen->uuid != to->category) {
        return;
    }
    if (to->begin == TaxonomyTarget::Begin::Redefine) {
        m_keys.editWords->trigger();
    } else if (to->begin == TaxonomyTarget::Begin::Merge) {
        m_actions->merge(to->into);
    }
}

std::optional<Target> TaxonomyPage::place() const
{
    const Category* chosen = m_tree->chosen();
    return TaxonomyTarget{tab()->id(), chosen == nullptr ? Uuid{} : chosen->uuid};
}

void TaxonomyPage::refresh()
{
    const Project& project = context().session.project();
    m_stack->setCurrentWidget(project.taxonomy()->empty() ? static_cast<QWidget*>(m_empty) : m_parts);
    const int number = project.codebookNumber();
    m_version->setText(number == 0 ? QString() : tr("Version %1").arg(number));
    if (tab() == m_versions) {
        m_versions->refresh();
    }
    m_again->refresh();
    m_codes->refresh();
    updateEnabled();
    showEntry();
    showCounts();
}

/// The codebook with the pending edits in it.
void TaxonomyPage::showTree()
{
    if (&m_tree->model().taxonomy() != m_draft->taxonomy().get()) {
        m_tree->setTaxonomy(m_draft->taxonomy());
    }
    m_tree->model().setMarked(m_draft->touched());
    showEntry();
}

void TaxonomyPage::updateEnabled()
{
    const bool lead = mayLead();
    const bool editing = m_codebook->isEditing();
    const int newest = context().session.project().codebookNumber();
    const QString denied = denialText(context().session, Action::EditCodebook);
    m_side->setDenied(denied);
    m_side->setEnabled(!editing);
    m_tree->model().setMovable(lead && !editing);
    m_actions->updateEnabled(lead && !editing);
    enable(m_keys.keepWords, editing, context().session);
    enable(m_keys.propose, newest > 0, context().session);
    enable(m_keys.proposeChange, newest > 0, context().session);
    enable(m_keys.proposeCodes, tab() == m_codes && !m_codes->chosen().empty(), context().session);
    m_versionActions->updateEnabled(lead && !editing);
    m_keys.relabel->setEnabled(m_again->count() > 0);
}

void TaxonomyPage::showEntry()
{
    const Category* category = m_tree->chosen();
    EntryFacts facts;
    if (category != nullptr) {
        facts.key = typeKeyText(context().actions, *m_draft->taxonomy(), *category);
        const auto count = m_counts->counts().find(category->uuid);
        if (count != m_counts->counts().end()) {
            facts.labels =
                tr("%Ln labels in round %1", nullptr, static_cast<int>(count->second)).arg(m_counts->roundName());
        }
        if (m_draft->touched().contains(category->uuid)) {
            facts.pending = tr("Shown with the pending edits, which are not applied yet");
        }
    }
    m_codebook->show(category, facts);
}

void TaxonomyPage::showCounts()
{
    m_keys.tabs[2]->setText(withCount(tr("Proposals"), m_book->waiting()));
    m_keys.tabs[3]->setText(withCount(tr("To Look at Again"), m_again->count()));
    m_keys.tabs[4]->setText(withCount(tr("Open Codes"), m_codes->count()));
    m_keys.relabel->setEnabled(m_again->count() > 0);
}

} // namespace accord::ui
