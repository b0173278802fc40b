// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/label_page.h"

#include <QApplication>
#include <QDesktopServices>
#include <QHBoxLayout>
#include <QUndoStack>
#include <QWindow>

#include "core/labelling/labelling.h"
#include "core/labelling/reading.h"
#include "core/project/items.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/pages/label/callouts.h"
#include "ui/pages/label/label_pane.h"
#include "ui/pages/label/missing.h"
#include "ui/text/error_text.h"
#include "ui/widgets/first_steps.h"
#include "ui/widgets/reader/marks.h"

#include <algorithm>
#include <span>
#include <utility>

namespace accord::ui {

constinit const PageEntry kLabelPage{"label", QT_TRANSLATE_NOOP("accord::ui::Page", "Label"), "label", "label",
                                     createPage<LabelPage>};

LabelPage::LabelPage(const PageContext& context, QWidget* parent)
    : Page(kLabelPage, parent)
    , m_context(context)
    , m_actions(context.actions, this)
    , m_stack(new QStackedWidget(this))
    , m_empty(new Placeholder(this))
    , m_pause(new Pause(this))
    , m_parts(new ReadingParts(this))
    , m_queueBack(new PanelBack(m_actions.queue, this))
    , m_queue(new QueuePanel(context.session, this))
    , m_reader(new Reader(context, this, QStringLiteral("label"), this))
    , m_passages(new Passages(*m_reader))
    , m_side(new LabelPane(context, m_actions, this))
    , m_happened(new Happened(context.undo, context.actions.action(QStringLiteral("edit.undo")), m_reader))
    , m_feedback(new FeedbackReader(context.session, this))
{
    m_before = ItemId{QSettings().value(itemKey()).toLongLong()};
    build();
    connectActions();
    connectEvidence();
    connectSession();
    qApp->installEventFilter(this);
    showTypeKeys();
}

LabelPage::~LabelPage() = default;

void LabelPage::build()
{
    m_parts->setObjectName(QStringLiteral("labelParts"));
    m_parts->addWidget(m_queue);
    m_parts->addWidget(m_reader);
    m_parts->addWidget(m_side);
    m_parts->setStretchFactor(0, 0);
    m_parts->setStretchFactor(1, 1);
    m_parts->setStretchFactor(2, 0);
    m_parts->setSizes({240, 660, 310});
    m_parts->setYielding({m_queue});
    m_parts->setKeeping(m_side, [this] { return m_reader->leastWidth(); });
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_parts);
    m_stack->addWidget(m_pause);
    auto* layout = theme::layoutIn<QHBoxLayout>(this, theme::Pad::None, 0);
    layout->addWidget(m_queueBack);
    layout->addWidget(m_stack, 1);
    setFocusProxy(m_reader); // where the keys of the page work
}

void LabelPage::connectActions()
{
    const auto on = [this](QAction* action, auto what) { connect(action, &QAction::triggered, this, what); };
    on(m_actions.next, [this] { goTo(m_queue->model().rowOf(currentItem()) + 1); });
    on(m_actions.previous, [this] { goTo(m_queue->model().rowOf(currentItem()) - 1); });
    on(m_actions.first, [this] { goTo(0); });
    on(m_actions.last, [this] { goTo(m_queue->model().rowCount() - 1); });
    on(m_actions.search, [this] {
        showQueue(true);
        m_queue->filterBox()->setFocus(Qt::ShortcutFocusReason);
        m_queue->filterBox()->selectAll();
    });
    on(m_actions.queue, [this] { showQueue(m_queue->isHidden()); });
    on(m_actions.goTo, [this] { emit wanted(IssuesTarget()); });
    on(m_actions.pause, [this] { m_pause->isOn() ? goOnFromPause() : pause(); });
    connect(m_pause, &Pause::over, this, &LabelPage::goOnFromPause);
    connect(m_parts, &ReadingParts::rearranged, this, [this] {
        m_actions.queue->setChecked(!m_queue->isHidden());
        m_queueBack->setVisible(m_queue->isHidden());
        giveRoomToNames();
    });
    for (qsizetype i = 0; i < m_actions.tabs.size(); ++i) {
        on(m_actions.tabs[i], [this, i] {
            showQueue(true);
            m_queue->chooseTab(static_cast<QueueTab>(i));
        });
    }
    showQueue(setting(settings::kQueueShown));
    on(m_actions.progress, [this] { m_queue->showProgress(); });
    on(m_actions.openLink, [this] {
        const auto issue = labelling::issueToRead(m_context.session.project(), m_reader->issue());
        if (issue) {
            const QUrl address(QString::fromStdString(issue->link.url));
            if (judged(address) != WebLink::Refused) {
                QDesktopServices::openUrl(address);
            }
        }
    });
    connect(&m_side->controller(), &LabelController::gave, this,
            [this](const LabelContent& before, const LabelContent& after) {
                m_happened->say(happenedText(m_side->controller().name(), before, after, tree().taxonomy()));
            });
    connect(m_side, &LabelPane::deciding, this, [this] { m_next = nextItem(); });
    connect(m_side, &LabelPane::decided, this, &LabelPage::decided);
    connect(m_side, &LabelPane::lookedAtAgain, this, [this] {
        std::erase_if(m_again, [this](const LabelToRelabel& label) { return label.item == currentItem(); });
        m_queue->lookedAtAgain(currentItem());
    });
    connect(m_side, &LabelPane::keysBack, this, &LabelPage::keyMode);
    connect(m_side, &LabelPane::proposalWanted, this, [this](CategoryId focused) {
        emit wanted(ProposalTarget{currentItem(), focused});
    });
    connect(m_queue, &QueuePanel::chosen, this, &LabelPage::showItem);
    connect(m_queue, &QueuePanel::left, this, &LabelPage::keyMode);
    connect(m_queue, &QueuePanel::filtered, this, [this] {
        m_reader->setKeywords(markedWords(m_queue->searchWords()));
        takeBackLastOne();
    });
}

void LabelPage::connectEvidence()
{
    connect(m_actions.cite, &QAction::triggered, m_passages, &Passages::take);
    connect(m_actions.withoutEvidence, &QAction::triggered, this, &LabelPage::listWithoutEvidence);
    connect(m_passages, &Passages::taken, m_side, &LabelPane::cite);
    connect(m_passages, &Passages::notFound, this, [this] {
        m_side->say(tr("This is no passage of the issue: select words of its title, text or comments."), true);
    });
    connect(m_passages, &Passages::walkingMoved, this, [this] {
        if (!m_passages->isWalking()) {
            m_side->sayWhatStands();
            return;
        }
        m_side->say(tr("The arrows choose a sentence, with Shift several. %1 cites it, Esc leaves.")
                        .arg(m_actions.cite->shortcut().toString(QKeySequence::NativeText)));
    });
    connect(m_side, &LabelPane::evidenceMoved, this, &LabelPage::showEvidence);
    connect(m_reader, &Reader::opened, this, &LabelPage::showEvidence);
    connect(&m_side->evidence(), &EvidenceList::wanted, this, [this](int number) {
        const std::vector<Citation>& citations = m_side->controller().content().citations;
        if (number < static_cast<int>(citations.size())) {
            m_passages->goTo(citations[static_cast<std::size_t>(number)]);
        }
    });
}

void LabelPage::showEvidence()
{
    std::vector<ShownPassage> shown;
    for (const Citation& citation : m_side->controller().content().citations) {
        shown.push_back({citation, theme::accent(), {}});
    }
    m_passages->show(std::move(shown));
    m_side->evidence().show(m_side->controller().content().citations, m_passages->places());
}

void LabelPage::listWithoutEvidence()
{
    std::vector<ItemId> items;
    for (const labelling::QueueEntry& entry : m_queue->model().entries()) {
        if (entry.done() && !entry.cited) {
            items.push_back(entry.item);
        }
    }
    if (items.empty()) {
        m_side->say(tr("Every label of yours cites something."));
        return;
    }
    showQueue(true);
    m_queue->showOnly(items, tr("Labels without evidence"));
    goTo(0);
}

void LabelPage::showQueue(bool shown)
{
    m_parts->setWanted(m_queue, shown);
    if (shown != setting(settings::kQueueShown)) {
        setSetting(settings::kQueueShown, shown);
    }
    if (!shown && !m_parts->isAncestorOf(window()->focusWidget())) {
        keyMode();
    }
}

void LabelPage::connectSession()
{
    Session& session = m_context.session;
    connect(&session, &Session::changed, this, &LabelPage::followChanges);
    connect(&session, &Session::meChanged, this, &LabelPage::reloadWhenShown);
    connect(&session, &Session::currentRoundChanged, this, &LabelPage::reloadWhenShown);
    connect(&m_side->controller().labels(), &MyLabels::changed, this, &LabelPage::labelMoved);
    connect(&m_side->controller().labels(), &MyLabels::kept, this, [this](const LabelPlace& place) {
        if (place == m_side->controller().place() && isTraining()) {
            m_feedback->read(place);
        }
    });
    connect(m_feedback, &FeedbackReader::ready, this, &LabelPage::showFeedback);
    // Later: showing an item may make a gesture, which must not happen in the middle of an undo.
    connect(
        &m_side->controller().labels(), &MyLabels::wanted, this,
        [this](const LabelPlace& place) {
            m_context.session.setRound(place.round);
            if (m_loaded && currentItem() != place.item) {
                showItem(place.item);
            }
            emit wanted(LabelTarget{.round = place.round, .item = place.item});
        },
        Qt::QueuedConnection);
    connect(qApp, &QGuiApplication::focusWindowChanged, this, &LabelPage::watchTime);
}

void LabelPage::enter()
{
    const bool fresh = std::exchange(m_fresh, false);
    if (!m_loaded) {
        reload();
    } else if (!fresh) {
        refresh();
    }
    keyMode();
    watchTime();
}

void LabelPage::leave()
{
    m_side->takeOver();
    if (currentItem().valid()) {
        QSettings().setValue(itemKey(), QVariant::fromValue<qint64>(currentItem().value));
    }
}

/// Under which this machine remembers the issue that was in view last.
QString LabelPage::itemKey() const
{
    return QString::fromLatin1(settings::kProjects) + settings::projectKey(m_context.session.project().file()) +
           QStringLiteral("/item");
}

std::vector<labelling::LabelSubmission> LabelPage::unsavedLabels()
{
    m_side->takeOver();
    return m_side->controller().labels().pending();
}

void LabelPage::show(const Target& target)
{
    const auto* to = std::get_if<LabelTarget>(&target);
    if (to == nullptr) {
        return;
    }
    if (!m_loaded) {
        reload();
    }
    if (!to->items.empty()) {
        m_queue->showOnly(to->items, to->about);
        goTo(0);
    }
    if (m_queue->model().entry(to->item) != nullptr && to->item != currentItem()) {
        showItem(to->item);
    }
}

std::optional<Target> LabelPage::place() const
{
    return currentItem().valid() ? std::optional<Target>(LabelTarget{.item = currentItem()}) : std::nullopt;
}

void LabelPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    if (!m_loaded) {
        reload();
        m_fresh = true; // the window shows the page, and then enters it
    } else if (m_outdated) {
        refresh();
        m_fresh = true;
    }
    watchTime();
}

void LabelPage::hideEvent(QHideEvent* event)
{
    m_side->takeOver();
    m_fresh = false;
    Page::hideEvent(event);
    watchTime();
}

void LabelPage::resizeEvent(QResizeEvent* event)
{
    giveRoomToNames();
    Page::resizeEvent(event);
}

/// Where the issue keeps about 60 characters, the names of the categories are not cut, however narrow their side was;
/// where it has less they have what there is. The words of the buttons are never cut.
void LabelPage::giveRoomToNames()
{
    const int words = m_side->minimumSizeHint().width();
    const int names = tree().namesWidth() + theme::kGrid;
    const int queue = m_queue->isHidden() ? 0 : qMax(m_queue->minimumSizeHint().width(), 24 * theme::kGrid);
    const int spare = width() - queue - m_reader->leastWidth() * 6 / 5;
    m_side->setMinimumWidth(qMax(words, qMin(spare, names)));
}

/// Nobody looks at a hidden page: its queue is read when it is shown.
void LabelPage::reloadWhenShown()
{
    if (!isHidden()) {
        reload();
    } else if (m_loaded) {
        m_before = currentItem();
        m_side->putAway();
        m_loaded = false;
        m_usable = false;
    }
}

/// Another round, another person, or the first look.
void LabelPage::reload()
{
    const ItemId before = m_loaded ? currentItem() : m_before;
    const bool hadKeys = m_stack->currentWidget() == m_parts && m_parts->isAncestorOf(window()->focusWidget());
    m_side->putAway();
    m_pause->end();
    m_loaded = true;
    m_outdated = false;
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
    QueueModel& queue = m_queue->model();
    if (queue.count(QueueTab::All) == 0) {
        sayNothingIsForMe(m_context, *m_empty);
        m_stack->setCurrentWidget(m_empty);
        return;
    }
    m_usable = true;
    m_stack->setCurrentWidget(m_parts);
    takeStudy();
    takeAgain();
    m_queue->filter().buildIndex();
    if (queue.rowCount() == 0 || (!m_readOnly.isEmpty() && queue.count(QueueTab::Again) > 0)) {
        m_queue->setTab(queue.count(QueueTab::Again) > 0 ? QueueTab::Again : QueueTab::All);
    }
    const int row = std::max(queue.nextToDo(-1), 0);
    showItem(queue.entry(before) != nullptr ? before : queue.itemAt(row));
    if (m_readOnly.isEmpty()) {
        m_side->controller().readSteps();
    }
    // Who was asked something before there was anything to label has the keys here now.
    if (isVisible() && !hadKeys) {
        keyMode();
    }
}

/// What the round and the study say about labelling here: the codebook, the reasons, whether I may.
void LabelPage::takeStudy()
{
    Session& session = m_context.session;
    m_readOnly = whyReadOnly(session);
    m_side->takeSettings();
    const auto taxonomy = session.project().taxonomyFor(session.round());
    if (!taxonomy) {
        emit session.failed(taxonomy.error());
    } else if (&tree().taxonomy() != taxonomy->get()) {
        m_side->takeOver();
        m_side->setTaxonomy(*taxonomy);
        giveRoomToNames();
    }
}

void LabelPage::takeAgain()
{
    m_again.clear();
    if (m_queue->model().count(QueueTab::Again) > 0) {
        Session& session = m_context.session;
        if (auto again = toLookAtAgain(session.project(), session.round(), session.me())) {
            m_again = std::move(*again);
        }
    }
}

/// People, issues, items or the codebook changed, or very many labels: what is in front of somebody stays where it is.
void LabelPage::refresh()
{
    m_outdated = false;
    if (!m_usable || !currentItem().valid() || sayWhatIsMissing(m_context, *m_empty)) {
        reload();
        return;
    }
    takeStudy();
    if (const Status status = m_queue->refresh(); !status) {
        reload();
        return;
    }
    takeAgain();
    m_queue->filter().buildIndex();
    if (m_queue->model().entry(currentItem()) == nullptr) {
        reload(); // it was taken back, or given to somebody else
        return;
    }
    m_reader->refresh();
    m_side->readAgain();
    sayAgain(currentItem());
    takeBackLastOne();
}

void LabelPage::showItem(ItemId item)
{
    if (!item.valid()) {
        return;
    }
    m_side->takeOver();
    m_pause->end();
    m_stack->setCurrentWidget(m_parts);
    const auto issue = labelling::issueOf(m_context.session.project(), item);
    if (!issue) {
        m_side->say(errorText(issue.error()), true);
        return;
    }
    m_reader->open(*issue);
    m_waiting = {};
    m_saidLast = false;
    const auto heading = headingsOf(m_context.session.project(), std::span(&item, 1));
    m_side->take(item, heading && !heading->empty() ? queueName(heading->front()) : QString());
    m_side->setFeedback({});
    m_feedback->forget();
    sayAgain(item);
    m_queue->setCurrent(item);
    if (const auto next = labelling::issueOf(m_context.session.project(), nextItem())) {
        m_reader->prefetch(*next);
    }
}

/// Whether the item is to be looked at again, and by that whether it can be labelled where the others cannot.
void LabelPage::sayAgain(ItemId item)
{
    Session& session = m_context.session;
    const auto found = std::ranges::find(m_again, item, &LabelToRelabel::item);
    m_side->setReadOnly(found == m_again.end() ? m_readOnly : QString());
    m_side->setAgain(found == m_again.end() ? QString()
                                            : againText(session.project(), session.round(), *found, tree().taxonomy()));
    if (isTraining() && !m_side->controller().labels().isPending(m_side->controller().place())) {
        m_feedback->read(m_side->controller().place());
    }
}

bool LabelPage::isTraining() const
{
    const auto round = m_context.session.project().round(m_context.session.round());
    return round != nullptr && round->purpose == RoundPurpose::Training;
}

/// The label of a training item was compared with its reference.
void LabelPage::showFeedback(const LabelPlace& place, const QString& html)
{
    if (place != m_side->controller().place()) {
        return;
    }
    m_side->setFeedback(html);
    // Without a reference there is nothing to be read before the next one.
    if (std::exchange(m_waiting, ItemId{}) == place.item && html.isEmpty()) {
        goOn(m_next);
    }
}

void LabelPage::decided(bool given)
{
    if (given && isTraining()) {
        m_waiting = currentItem();
        // What was asked before the label was given does not know of it: no reference would be taken for the answer.
        m_feedback->forget();
        keyMode();
        m_side->showLabel();
        return;
    }
    goOn(m_next);
}

void LabelPage::goTo(int row)
{
    const ItemId item = m_queue->model().itemAt(row);
    if (item.valid() && item != currentItem()) {
        showItem(item);
    }
}

ItemId LabelPage::nextItem() const
{
    const QueueModel& queue = m_queue->model();
    const int row = queue.rowOf(currentItem());
    const int next = queue.nextToDo(row);
    return queue.itemAt(next >= 0 ? next : row + 1);
}

void LabelPage::goOn(ItemId next)
{
    keyMode();
    if (!setting(settings::kAcceptGoesOn)) {
        m_side->showLabel();
    } else if (next.valid()) {
        showItem(next);
    } else {
        m_side->showLabel();
        m_side->say(tr("This was the last one to do here."));
        m_saidLast = true;
    }
}

/// It is not, as soon as something is to do again or another part of the queue is shown.
void LabelPage::takeBackLastOne()
{
    if (m_saidLast && nextItem().valid()) {
        m_saidLast = false;
        m_side->sayWhatStands();
    }
}

void LabelPage::keyMode()
{
    if (m_pause->isOn()) {
        m_pause->setFocus();
    } else {
        m_reader->setFocus();
    }
}

void LabelPage::pause()
{
    if (!m_usable || !currentItem().valid()) {
        return;
    }
    m_side->takeOver();
    const QueueModel& queue = m_queue->model();
    m_pause->begin(currentItem(), m_side->controller().time().take(), queue.count(QueueTab::Done),
                   queue.count(QueueTab::All), m_actions.pause);
    m_side->putAway();
    m_stack->setCurrentWidget(m_pause);
    keyMode();
}

void LabelPage::goOnFromPause()
{
    const ItemId item = m_pause->item();
    const double seconds = m_pause->seconds();
    showItem(item);
    m_side->controller().time().restart(seconds);
    if (std::exchange(m_outdated, false)) {
        refresh();
    }
    keyMode();
}

/// Keys of types are found in palette and settings before the page is looked at.
void LabelPage::showTypeKeys()
{
    if (const auto taxonomy = m_context.session.project().taxonomyFor(m_context.session.round()); taxonomy.ok()) {
        m_side->setTypes(*taxonomy);
    }
}

void LabelPage::followChanges(const Changes& changes)
{
    if ((!m_loaded || isHidden()) && (changes.contents || changes.everything)) {
        showTypeKeys();
    }
    if (!m_loaded) {
        return;
    }
    m_fresh = false;
    if (isHidden() || m_pause->isOn()) {
        m_outdated = true;
        return;
    }
    if (changes.contents || changes.everything) {
        refresh();
        return;
    }
    const LabelPlace here = m_side->controller().place();
    for (const LabelChange& change : changes.labels) {
        const LabelPlace place{change.round, change.by, change.item};
        if (place.round != m_context.session.round() || place.person != m_context.session.me() ||
            m_side->controller().labels().isPending(place)) {
            continue;
        }
        // Of a blind round the feed does not tell what was said, not even to oneself.
        const auto content =
            labelling::currentContent(m_context.session.project(), place.round, place.item, place.person);
        if (content.ok()) {
            m_queue->update(place.item, *content, false);
        }
        if (place == here) {
            m_side->readAgain();
        }
    }
    takeBackLastOne();
}

/// This window gave a label, or undid one.
void LabelPage::labelMoved(const LabelPlace& place, const LabelContent& content)
{
    if (place.round == m_context.session.round() && place.person == m_context.session.me()) {
        m_queue->update(place.item, content, true);
    }
    if (place == m_side->controller().place() && content != m_side->controller().content()) {
        m_side->controller().readAgain();
        m_side->showLabel();
    }
    takeBackLastOne();
}

bool LabelPage::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
        m_side->controller().time().touch();
        break;
    default:
        break;
    }
    return Page::eventFilter(watched, event);
}

void LabelPage::watchTime()
{
    m_side->controller().time().setInView(isVisible() && QApplication::activeWindow() != nullptr);
}

} // namespace accord::ui
