// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/collect/collect_page.h"

#include "core/collect/http/tokens.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/pages/collect/collect_text.h"
#include "ui/pages/collect/duplicates_tab.h"
#include "ui/pages/collect/fetch_controller.h"
#include "ui/pages/collect/keywords_tab.h"
#include "ui/pages/collect/log_tab.h"
#include "ui/pages/collect/selection_tab.h"
#include "ui/pages/collect/sources_tab.h"
#include "ui/pages/collect/tokens_dialog.h"

namespace accord::ui {
constinit const PageEntry kCollectPage{
    "collect", QT_TRANSLATE_NOOP("accord::ui::Page", "Collect"), "collect", "collect", createPage<CollectPage>, true};

CollectPage::CollectPage(const PageContext& context, QWidget* parent)
    : TabbedPage(kCollectPage, context, parent)
    , m_actions(context.actions, this)
    , m_tokens(new TokenStore(this))
    , m_book(new SourceModel(context.session, this))
    , m_controller(new FetchController(context.session, *m_tokens, this))
{
    setLayout(makeTabs());
    addTabs();
    connectActions();
    connectSession();
    updateRights();
}

void CollectPage::addTabs()
{
    m_sources = new SourcesTab(context(), m_actions, *m_book, *m_controller, this);
    m_selection = new SelectionTab(context(), m_actions, *m_book, *m_controller, this);
    m_keywords = new KeywordsTab(context(), m_actions, this, this);
    m_duplicates = new DuplicatesTab(context(), m_actions, this);
    const QList<CollectTab*> all{m_sources, m_selection, m_keywords, m_duplicates,
                                 new LogTab(context(), *m_book, this)};
    for (qsizetype i = 0; i < all.size(); ++i) {
        addTab(all[i], m_actions.tabs.value(i));
        all[i]->leave(); // what can be done only where it is shown
    }
}

void CollectPage::connectActions()
{
    const auto on = [this](QAction* action, auto&& what) { connect(action, &QAction::triggered, this, what); };
    on(m_actions.add, [this] { m_sources->add(); });
    on(m_actions.addLinks, [this] { m_sources->addFromLinks(); });
    on(m_actions.edit, [this] { m_sources->edit(); });
    on(m_actions.remove, [this] { m_sources->remove(); });
    on(m_actions.fetch, [this] { m_sources->fetch(false); });
    on(m_actions.fetchAll, [this] { m_sources->fetch(true); });
    on(m_actions.stop, [this] { m_controller->stop(); });
    on(m_actions.forecast, [this] { m_sources->forecast(); });
    on(m_actions.tokens, [this] { showTokens(); });
    on(m_actions.importSelected, [this] { m_selection->importSelected(); });
    on(m_actions.draw, [this] { m_keywords->draw(); });
    on(m_actions.wholeIssue, [this] { m_keywords->toggleWhole(); });
    on(m_actions.countList, [this] { m_keywords->countList(); });
    on(m_actions.lookForPairs, [this] { m_duplicates->look(); });
    on(m_actions.first, [this] { judge(1); });
    on(m_actions.second, [this] { judge(2); });
    on(m_actions.notSaid, [this] { judge(0); });
}

void CollectPage::connectSession()
{
    Session& session = context().session;
    connect(&session, &Session::contentsChanged, this, [this] {
        updateRights();
        refreshSoon();
    });
    connect(&session, &Session::changed, this, &CollectPage::refreshSoon);
    connect(&session, &Session::meChanged, this, [this] {
        updateRights();
        if (isVisible()) {
            tab()->refresh();
        }
    });
}

bool CollectPage::busy() const
{
    return TabbedPage::busy() || m_book->busy();
}

void CollectPage::refreshNow()
{
    if (isVisible()) {
        m_book->read();
        if (tab() == m_keywords) {
            m_keywords->refresh(); // the other tabs hear of it from the book
        }
    }
}

// Not in a package, as issues are collected in the study's project, nor for annotators; the tabs tell others who may.
void CollectPage::updateRights()
{
    for (QAction* action : m_actions.withRight()) {
        enable(action, action->isEnabled(), context().session);
    }
}

void CollectPage::enter()
{
    m_book->read();
    TabbedPage::enter();
}

void CollectPage::show(const Target& target)
{
    if (const auto* to = std::get_if<CollectTarget>(&target)) {
        showTab(to->tab);
    }
}

std::optional<Target> CollectPage::place() const
{
    return CollectTarget{tab()->id()};
}

void CollectPage::judge(int verdict)
{
    if (tab() == m_keywords) {
        m_keywords->judge(static_cast<Relevance>(verdict));
    } else if (tab() == m_duplicates) {
        m_duplicates->judge(static_cast<collect::PairVerdict>(verdict));
    }
}

void CollectPage::showTokens()
{
    QStringList hosts{QStringLiteral("github.com"), QStringLiteral("gitee.com")};
    for (const collect::SourceStatus& each : m_book->sources()) {
        hosts.append(text(collect::tokenHost(each.source)));
    }
    hosts.removeDuplicates();
    auto* dialog = new TokensDialog(*m_tokens, hosts, window());
    dialog->open();
}

} // namespace accord::ui
