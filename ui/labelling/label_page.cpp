// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/label_page.h"

#include <QApplication>
#include <QDesktopServices>
#include <QUndoStack>
#include <QVBoxLayout>
#include <QWindow>

#include "core/labelling/reading.h"
#include "ui/labelling/marked_words.h"
#include "ui/labelling/missing.h"
#include "ui/support/error_text.h"
#include "ui/support/look.h"
#include "ui/support/settings.h"
#include "ui/widgets/key_button.h"
#include "ui/widgets/reader/web_link.h"

#include <algorithm>
#include <array>

namespace accord::ui {
LabelPage::LabelPage(const PageContext& context, QWidget* parent)
    : Page(parent)
    , m_context(context)
    , m_actions(context.actions, this)
    , m_desk(new LabelDesk(context.session, context.undo, this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_parts(new QSplitter(this))
    , m_queue(new QueuePanel(context.session, this))
    , m_reader(new Reader(context, this, QStringLiteral("label"), QStringLiteral("label"), this))
    , m_tree(new CategoryTree(this))
    , m_form(new LabelForm(context.session, m_actions.summary, m_actions.note, m_actions.confidence, this))
    , m_verdict(new VerdictBar({m_actions.accept, m_actions.flag, m_actions.cannotTell, m_actions.exclude}, this))
{
    build();
    connectActions();
    connectSession();
}

LabelPage::~LabelPage() = default;

void LabelPage::build()
{
    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, look::kGrid, look::kGrid, look::kGrid);
    column->setSpacing(look::kGrid);
    column->addWidget(m_tree, 1);
    auto* propose = new KeyButton(m_actions.propose, right);
    propose->setFlat(true);
    propose->setFocusPolicy(Qt::NoFocus);
    column->addWidget(propose, 0, Qt::AlignLeft);
    column->addWidget(m_form);
    column->addWidget(m_verdict);
    m_parts->setObjectName(QStringLiteral("labelParts"));
    m_parts->addWidget(m_queue);
    m_parts->addWidget(m_reader);
    m_parts->addWidget(right);
    m_parts->setChildrenCollapsible(false);
    m_parts->setStretchFactor(0, 0);
    m_parts->setStretchFactor(1, 1);
    m_parts->setStretchFactor(2, 0);
    m_parts->setSizes({240, 660, 310});
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_parts);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
}

void LabelPage::connectActions()
{
    const auto on = [this](QAction* action, auto what) { connect(action, &QAction::triggered, this, what); };
    on(m_actions.accept, [this] { accept(); });
    on(m_actions.next, [this] { goTo(m_queue->model().rowOf(m_desk->item()) + 1); });
    on(m_actions.previous, [this] { goTo(m_queue->model().rowOf(m_desk->item()) - 1); });
    on(m_actions.first, [this] { goTo(0); });
    on(m_actions.last, [this] { goTo(m_queue->model().rowCount() - 1); });
    on(m_actions.exclude, [this] { askReason(); });
    on(m_actions.cannotTell, [this] { giveVerdict(Verdict::CannotTell, {}, Exclusion::None); });
    on(m_actions.flag, [this] { toggleFlag(); });
    on(m_actions.note, [this] { m_form->focusNote(); });
    on(m_actions.summary, [this] { m_form->focusSummary(); });
    on(m_actions.withdraw, [this] {
        if (m_desk->give(LabelContent{})) {
            showLabel();
        }
    });
    on(m_actions.propose, [this] { propose(); });
    on(m_actions.filterTree, [this] { m_tree->startFilter(); });
    on(m_actions.up, [this] { m_tree->walkUp(); });
    on(m_actions.search, [this] { m_queue->filterBox()->setFocus(Qt::ShortcutFocusReason); });
    on(m_actions.openLink, [this] {
        const auto issue = labelling::issueToRead(m_context.session.project(), m_reader->issue());
        if (issue) {
            const QUrl address(QString::fromStdString(issue->link.url));
            if (judged(address) != WebLink::Refused) {
                QDesktopServices::openUrl(address);
            }
        }
    });
    for (qsizetype i = 0; i < m_actions.digits.size(); ++i) {
        on(m_actions.digits[i], [this, i] { digit(static_cast<int>(i) + 1); });
    }
    for (qsizetype i = 0; i < m_actions.confidence.size(); ++i) {
        on(m_actions.confidence[i], [this, i] { setConfidence(static_cast<int>(i)); });
    }
    connect(m_tree, &CategoryTree::accepted, this, &LabelPage::accept);
    connect(m_tree, &CategoryTree::filterLeft, this, &LabelPage::keyMode);
    connect(m_tree, &CategoryTree::focusChanged, this, [this](CategoryId category) {
        m_form->setSummaryKind(m_tree->taxonomy().summaryKindOf(category));
        m_verdict->stopAsking();
    });
    connect(m_form, &LabelForm::closed, this, &LabelPage::keyMode);
    connect(m_form, &LabelForm::left, this, &LabelPage::takeOver);
    connect(m_verdict, &VerdictBar::reasonGiven, this,
            [this](Exclusion reason) { giveVerdict(Verdict::NotForStudy, {}, reason); });
    connect(m_queue, &QueuePanel::chosen, this, &LabelPage::showItem);
    connect(m_queue, &QueuePanel::left, this, &LabelPage::keyMode);
    connect(m_queue, &QueuePanel::filtered, this,
            [this] { m_reader->setKeywords(markedWords(m_queue->searchWords())); });
}

void LabelPage::connectSession()
{
    Session& session = m_context.session;
    connect(&session, &Session::changed, this, &LabelPage::followChanges);
    connect(&session, &Session::meChanged, this, &LabelPage::reload);
    connect(&session, &Session::currentRoundChanged, this, &LabelPage::reload);
    connect(&m_desk->labels(), &MyLabels::changed, this, &LabelPage::labelMoved);
    connect(&m_desk->labels(), &MyLabels::unsavedChanged, this, &LabelPage::tellUnsaved);
    // Later: showing an item may make a gesture, which must not happen in the middle of an undo.
    connect(
        &m_desk->labels(), &MyLabels::wanted, this,
        [this](const LabelPlace& place) {
            m_context.session.setRound(place.round);
            if (m_desk->item() != place.item) {
                showItem(place.item);
            }
            emit wanted(id(), {{QStringLiteral("item"), QVariant::fromValue<qint64>(place.item.value)}});
        },
        Qt::QueuedConnection);
    connect(qApp, &QGuiApplication::focusWindowChanged, this, &LabelPage::watchTime);
}

void LabelPage::enter()
{
    if (!m_loaded) {
        reload();
    } else {
        refresh();
    }
    keyMode();
    watchTime();
}

void LabelPage::leave()
{
    takeOver();
}

void LabelPage::show(const QVariantMap& what)
{
    if (!m_loaded) {
        reload();
    }
    if (what.contains(QStringLiteral("items"))) {
        std::vector<ItemId> items;
        for (const qlonglong id : what.value(QStringLiteral("items")).value<QList<qlonglong>>()) {
            items.push_back(ItemId{id});
        }
        m_queue->showOnly(items, what.value(QStringLiteral("about")).toString());
        goTo(0);
        return;
    }
    const ItemId item{what.value(QStringLiteral("item")).toLongLong()};
    if (m_queue->model().entry(item) != nullptr && item != m_desk->item()) {
        showItem(item);
    }
}

void LabelPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    if (!m_loaded) {
        reload();
    }
    watchTime();
}

void LabelPage::hideEvent(QHideEvent* event)
{
    takeOver();
    Page::hideEvent(event);
    watchTime();
}

/// Another round, another person, or the first look.
void LabelPage::reload()
{
    takeOver();
    const ItemId before = m_desk->item();
    m_desk->putAway();
    m_loaded = true;
    m_usable = false;
    if (sayWhatIsMissing(m_context, *m_empty)) {
        m_stack->setCurrentWidget(m_empty);
        return;
    }
    if (const Status status = m_queue->load(); !status) {
        m_empty->say(QStringLiteral("warning"), tr("The queue cannot be read"), errorText(status.error()));
        m_stack->setCurrentWidget(m_empty);
        return;
    }
    m_usable = true;
    m_stack->setCurrentWidget(m_parts);
    takeTaxonomy();
    m_queue->filter().buildIndex();
    QueueModel& queue = m_queue->model();
    if (queue.rowCount() == 0 && queue.count(QueueTab::All) > 0) {
        m_queue->setTab(QueueTab::All);
    }
    const int row = std::max(queue.nextToDo(-1), 0);
    showItem(queue.entry(before) != nullptr ? before : queue.itemAt(row));
}

void LabelPage::takeTaxonomy()
{
    const auto taxonomy = m_context.session.project().taxonomy();
    m_tree->setTaxonomy(taxonomy);
    m_actions.setTypes(*taxonomy);
    for (QAction* type : m_actions.types) {
        connect(type, &QAction::triggered, this, [this, type] { m_tree->walk(type->data().toChar()); });
    }
}

/// People, issues, items or the codebook changed, or very many labels: what is in front of somebody stays where it is.
void LabelPage::refresh()
{
    if (!m_usable || !m_desk->item().valid() || sayWhatIsMissing(m_context, *m_empty)) {
        reload();
        return;
    }
    if (&m_tree->taxonomy() != m_context.session.project().taxonomy().get()) {
        takeOver();
        const CategoryId focused = m_tree->focused();
        takeTaxonomy();
        m_tree->setLabelled(m_desk->content().category);
        m_tree->setFocused(focused);
    }
    if (const Status status = m_queue->refresh(); !status) {
        reload();
        return;
    }
    m_queue->filter().buildIndex();
    m_reader->refresh();
    readLabelAgain();
}

/// What I said about the item was said elsewhere; what is being typed here stays.
void LabelPage::readLabelAgain()
{
    const bool typing = m_form->over(m_desk->content()) != m_desk->content();
    const LabelContent before = m_desk->content();
    m_desk->readAgain();
    if (!typing && m_desk->content() != before) {
        showLabel();
    }
}

void LabelPage::showItem(ItemId item)
{
    if (!item.valid()) {
        return;
    }
    takeOver();
    const auto issue = labelling::issueOf(m_context.session.project(), item);
    if (!issue) {
        m_verdict->say(errorText(issue.error()), true);
        return;
    }
    QueueModel& queue = m_queue->model();
    m_desk->take(item, queue.nameOfItem(item));
    m_reader->open(*issue);
    m_verdict->stopAsking();
    m_verdict->say({});
    tellUnsaved();
    showLabel();
    m_queue->setCurrent(item);
    if (const auto next = labelling::issueOf(m_context.session.project(), nextItem())) {
        m_reader->prefetch(*next);
    }
}

void LabelPage::showLabel()
{
    const LabelContent& content = m_desk->content();
    m_tree->setLabelled(content.category);
    m_tree->setFocused(content.category);
    m_form->setSummaryKind(m_tree->taxonomy().summaryKindOf(content.category));
    m_form->show(content);
    m_actions.flag->setChecked(content.flagged);
    if (content.verdict == Verdict::NotForStudy) {
        m_verdict->say(tr("Not for this study. %1.").arg(VerdictBar::reasonText(content.exclusion)));
    } else if (content.verdict == Verdict::CannotTell) {
        m_verdict->say(tr("Put off: you could not tell yet."));
    }
}

/// What was typed is kept, whatever comes next.
void LabelPage::takeOver()
{
    if (m_desk->item().valid()) {
        m_desk->give(m_form->over(m_desk->content()));
    }
}

void LabelPage::goTo(int row)
{
    const ItemId item = m_queue->model().itemAt(row);
    if (item.valid() && item != m_desk->item()) {
        showItem(item);
    }
}

ItemId LabelPage::nextItem() const
{
    const QueueModel& queue = m_queue->model();
    const int row = queue.rowOf(m_desk->item());
    const int next = queue.nextToDo(row);
    return queue.itemAt(next >= 0 ? next : row + 1);
}

void LabelPage::goOn(ItemId next)
{
    keyMode();
    if (!setting(settings::kAcceptGoesOn)) {
        showLabel();
    } else if (next.valid()) {
        showItem(next);
    } else {
        showLabel();
        m_verdict->say(tr("This was the last one to do here."));
    }
}

void LabelPage::keyMode()
{
    m_reader->setFocus();
}

void LabelPage::accept()
{
    const Category* category = m_tree->focusedCategory();
    if (category == nullptr) {
        // An issue that has its verdict already is accepted as it is.
        if (m_desk->content().verdict == Verdict::NotForStudy) {
            takeOver();
            goOn(nextItem());
        } else {
            m_verdict->say(tr("Choose a category first."), true);
        }
        return;
    }
    const std::vector<const Category*> below = m_tree->taxonomy().childrenOf(*category);
    if (category->level == Level::Type &&
        std::ranges::any_of(below, [](const Category* child) { return !child->retired; })) {
        m_verdict->say(tr("%1 is a type: go on to one of its themes.").arg(QString::fromStdString(category->code)),
                       true);
        return;
    }
    giveVerdict(Verdict::Category, category->id, Exclusion::None);
}

void LabelPage::giveVerdict(Verdict verdict, CategoryId category, Exclusion reason)
{
    if (!m_desk->item().valid()) {
        return;
    }
    const ItemId next = nextItem();
    LabelContent content = m_form->over(m_desk->content());
    content.verdict = verdict;
    content.category = category;
    content.exclusion = reason;
    m_desk->give(content);
    m_verdict->stopAsking();
    goOn(next);
}

void LabelPage::digit(int number)
{
    constexpr std::array<Exclusion, 3> kReasons{Exclusion::OffTopic, Exclusion::NotAnIssue, Exclusion::Unusable};
    if (!m_verdict->isAsking()) {
        m_tree->walk(QChar(u'0' + number % 10));
    } else if (number <= static_cast<int>(kReasons.size())) {
        giveVerdict(Verdict::NotForStudy, {}, kReasons[static_cast<std::size_t>(number) - 1]);
    }
}

void LabelPage::askReason()
{
    if (m_verdict->isAsking()) {
        m_verdict->stopAsking();
        return;
    }
    QStringList keys;
    for (qsizetype i = 0; i < 3; ++i) {
        keys << m_actions.digits[i]->shortcut().toString(QKeySequence::NativeText);
    }
    m_verdict->askReason(keys);
}

void LabelPage::toggleFlag()
{
    LabelContent content = m_form->over(m_desk->content());
    content.flagged = !content.flagged;
    m_desk->give(content);
    m_actions.flag->setChecked(m_desk->content().flagged);
}

/// The window asks what is to be proposed: this page knows the issue that raises it.
void LabelPage::propose()
{
    if (m_desk->item().valid()) {
        takeOver();
        emit wanted(QStringLiteral("propose"),
                    {{QStringLiteral("item"), QVariant::fromValue<qint64>(m_desk->item().value)},
                     {QStringLiteral("category"), QVariant::fromValue<qint64>(m_tree->focused().value)}});
    }
}

/// One of three, or none when the chosen one is chosen again.
void LabelPage::setConfidence(int step)
{
    for (int i = 0; i < m_actions.confidence.size(); ++i) {
        m_actions.confidence[i]->setChecked(i == step && m_actions.confidence[i]->isChecked());
    }
    takeOver();
}

void LabelPage::followChanges(const Changes& changes)
{
    if (!m_loaded) {
        return;
    }
    if (changes.contents || changes.everything) {
        refresh();
        return;
    }
    const LabelPlace here = m_desk->place();
    for (const LabelChange& change : changes.labels) {
        const LabelPlace place{change.round, change.by, change.item};
        if (place.round != m_context.session.round() || place.person != m_context.session.me() ||
            m_desk->labels().isPending(place)) {
            continue;
        }
        LabelContent content;
        content.verdict = change.verdict;
        content.category = change.category;
        content.flagged = change.flagged;
        m_queue->update(place.item, content, false);
        if (place == here) {
            readLabelAgain();
        }
    }
}

/// This window gave a label, or undid one.
void LabelPage::labelMoved(const LabelPlace& place, const LabelContent& content)
{
    if (place.round == m_context.session.round() && place.person == m_context.session.me()) {
        m_queue->update(place.item, content, true);
    }
    if (place == m_desk->place() && content != m_desk->content()) {
        m_desk->readAgain();
        showLabel();
    }
}

void LabelPage::tellUnsaved()
{
    if (const int unsaved = m_desk->labels().unsaved(); unsaved > 0) {
        m_verdict->say(tr("Not saved yet: %n of your labels. They are kept here and written as soon as the file can be "
                          "written.",
                          nullptr, unsaved),
                       true);
    }
}

void LabelPage::watchTime()
{
    m_desk->time().setInView(isVisible() && QApplication::activeWindow() != nullptr);
}

} // namespace accord::ui
