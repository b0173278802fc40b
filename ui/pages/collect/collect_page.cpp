// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/collect/collect_page.h"

#include <QDialog>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/collect/http/tokens.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/collect/collect_text.h"
#include "ui/pages/collect/duplicates_tab.h"
#include "ui/pages/collect/fetch_controller.h"
#include "ui/pages/collect/keywords_tab.h"
#include "ui/pages/collect/log_tab.h"
#include "ui/pages/collect/selection_tab.h"
#include "ui/pages/collect/sources_tab.h"
#include "ui/pages/collect/tokens_dialog.h"
#include "ui/widgets/tab_bar.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kAgainMilliseconds = 1000;

} // namespace

constinit const PageEntry kCollectPage{"collect", QT_TRANSLATE_NOOP("accord::ui::Page", "Collect"), "collect",
                                       "collect", createPage<CollectPage>};

CollectPage::CollectPage(const PageContext& context, QWidget* parent)
    : Page(kCollectPage, parent)
    , m_context(context)
    , m_actions(CollectActions::make(context.actions, this))
    , m_tokens(new TokenStore(this))
    , m_book(new SourceModel(context.session, this))
    , m_controller(new FetchController(context.session, *m_tokens, this))
    , m_bar(new TabBar(this))
    , m_stack(new QStackedWidget(this))
    , m_again(this)
{
    build();
    makeParts();
    connectActions();
    connectSession();
    updateRights();
}

void CollectPage::build()
{
    m_bar->setObjectName(QStringLiteral("collectParts"));
    m_bar->setAccessibleName(tr("Parts of the page"));
    auto* top = new QHBoxLayout;
    top->setContentsMargins(theme::kGrid / 2, theme::kGrid / 2, 2 * theme::kGrid, 0);
    top->addWidget(m_bar);
    top->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_stack, 1);
    m_again.setSingleShot(true);
    m_again.setInterval(kAgainMilliseconds);
    connect(&m_again, &QTimer::timeout, this, [this] {
        if (isVisible()) {
            m_book->read();
            if (part() == m_keywords) {
                m_keywords->refresh(); // the other parts hear of it from the book
            }
        }
    });
}

void CollectPage::addPart(CollectTab* part)
{
    m_parts.append(part);
    m_stack->addWidget(part);
    const qsizetype number = m_parts.size();
    QAction* action = m_actions.parts.value(number - 1);
    action->setText(tr("Show %1").arg(part->title()));
    connect(action, &QAction::triggered, this, [this, part] { showPart(part->id()); });
    const QSignalBlocker quiet(m_bar);
    const int tab = m_bar->addTab(part->title());
    m_bar->setTabData(tab, part->id());
    m_bar->setTabToolTip(
        tab, QStringLiteral("%1 (%2)").arg(part->title(), action->shortcut().toString(QKeySequence::NativeText)));
}

void CollectPage::makeParts()
{
    addPart(m_sources = new SourcesTab(m_context, m_actions, *m_book, *m_controller, this));
    addPart(m_selection = new SelectionTab(m_context, m_actions, *m_book, *m_controller, this));
    addPart(m_keywords = new KeywordsTab(m_context, m_actions, this, this));
    addPart(m_duplicates = new DuplicatesTab(m_context, m_actions, this));
    addPart(new LogTab(m_context, *m_book, this));
    for (CollectTab* part : m_parts) {
        part->leave(); // what can be done only where it is shown
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
    connect(m_bar, &QTabBar::currentChanged, this, [this](int index) { showPart(m_bar->tabData(index).toString()); });
    connect(m_sources, &SourcesTab::dialogMade, this, &CollectPage::present);
    connect(m_selection, &SelectionTab::dialogMade, this, &CollectPage::present);
}

void CollectPage::connectSession()
{
    Session& session = m_context.session;
    connect(&session, &Session::contentsChanged, this, [this] {
        updateRights();
        m_again.start();
    });
    connect(&session, &Session::changed, this, [this] {
        if (isVisible() && !m_again.isActive()) {
            m_again.start();
        }
    });
    connect(&session, &Session::meChanged, this, [this] {
        updateRights();
        if (isVisible()) {
            part()->refresh();
        }
    });
}

CollectTab* CollectPage::part() const
{
    return qobject_cast<CollectTab*>(m_stack->currentWidget());
}

bool CollectPage::busy() const
{
    return m_again.isActive() || m_book->busy() || part()->busy();
}

// What only a lead may do is there for everybody, and the parts say who may; not in a package, as issues are collected
// in the study's project.
void CollectPage::updateRights()
{
    const Session& session = m_context.session;
    const bool package = session.packagedFor().valid();
    for (QAction* action : m_actions.ofTheLead()) {
        action->setVisible(!package);
        if (!package && !isPermitted(session, Action::Fetch)) {
            enable(action, false, session, Action::Fetch);
        }
    }
}

void CollectPage::showPart(const QString& id)
{
    const auto found = std::ranges::find_if(m_parts, [&](const CollectTab* part) { return part->id() == id; });
    if (found == m_parts.end()) {
        return;
    }
    {
        const QSignalBlocker quiet(m_bar);
        m_bar->setCurrentIndex(static_cast<int>(found - m_parts.begin()));
    }
    const bool onBar = m_bar->hasFocus(); // whoever goes along the parts by arrows goes on there
    CollectTab* before = part();
    m_stack->setCurrentWidget(*found);
    before->leave();
    if (isVisible()) {
        (*found)->refresh();
        if (!onBar) {
            (*found)->takeFocus();
        }
    }
}

void CollectPage::enter()
{
    m_book->read();
    part()->refresh();
    part()->takeFocus();
}

void CollectPage::show(const Target& target)
{
    if (const auto* to = std::get_if<CollectTarget>(&target)) {
        showPart(to->tab);
    }
}

std::optional<Target> CollectPage::place() const
{
    return CollectTarget{part()->id()};
}

void CollectPage::judge(int verdict)
{
    if (part() == m_keywords) {
        m_keywords->judge(static_cast<Relevance>(verdict));
    } else if (part() == m_duplicates) {
        m_duplicates->judge(static_cast<collect::PairVerdict>(verdict));
    }
}

// A dialog knows the session, and goes before it does.
void CollectPage::present(QDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(this, &QObject::destroyed, dialog, [dialog] { delete dialog; });
    dialog->open();
}

void CollectPage::showTokens()
{
    QStringList hosts{QStringLiteral("github.com"), QStringLiteral("gitee.com")};
    for (const collect::SourceStatus& each : m_book->sources()) {
        hosts.append(text(collect::tokenHost(each.source)));
    }
    hosts.removeDuplicates();
    present(new TokensDialog(*m_tokens, hosts, window()));
}

} // namespace accord::ui
