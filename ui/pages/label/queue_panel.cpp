// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/queue_panel.h"

#include <QApplication>
#include <QDateTime>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QStyleOption>
#include <QVBoxLayout>

#include "core/model/label.h"
#include "ui/core/theme.h"
#include "ui/pages/label/progress_popup.h"
#include "ui/pages/label/queue_model.h"
#include "ui/widgets/accessible.h"
#include "ui/widgets/buttons.h"

#include <algorithm>
#include <utility>

namespace accord::ui {
namespace {

constexpr int kSign = 14; // px; the status sign's square

/// The status as a sign of its own shape, so that it does not need its colour.
void paintStatus(QPainter& painter, const QRectF& box, Verdict verdict, const QColor& colour)
{
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const QRectF circle = box.adjusted(1, 1, -1, -1);
    const QPointF middle = circle.center();
    if (verdict == Verdict::Category || verdict == Verdict::NoneOfThese) {
        QPainterPath tick(QPointF(box.left() + 2, middle.y()));
        tick.lineTo(middle.x() - 1, box.bottom() - 3);
        tick.lineTo(box.right() - 1.5, box.top() + 3);
        painter.drawPath(tick);
        return;
    }
    painter.drawEllipse(circle);
    if (verdict == Verdict::NotForStudy) {
        painter.drawLine(QPointF(circle.left() + 2.5, circle.bottom() - 2.5),
                         QPointF(circle.right() - 2.5, circle.top() + 2.5));
    } else if (verdict == Verdict::CannotTell) {
        QFont font = painter.font();
        font.setPixelSize(10);
        font.setBold(true);
        painter.setFont(font);
        painter.drawText(circle, Qt::AlignCenter, QStringLiteral("?"));
    }
}

void paintFlag(QPainter& painter, const QRectF& box, const QColor& colour)
{
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(box.left() + 3, box.top() + 2), QPointF(box.left() + 3, box.bottom() - 1));
    QPainterPath cloth(QPointF(box.left() + 3, box.top() + 2));
    cloth.lineTo(box.right() - 2, box.top() + 4.5);
    cloth.lineTo(box.left() + 3, box.top() + 7.5);
    painter.fillPath(cloth, colour);
    painter.drawPath(cloth);
}

/// Answers the x where the code begins.
int paintCode(QPainter& painter, const QRect& line, const QString& code, const QColor& colour)
{
    QFont font = painter.font();
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, code);
    return line.right() - painter.fontMetrics().horizontalAdvance(code);
}

} // namespace

void QueueDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const auto colour = [&](const QColor& usual) {
        return selected ? option.palette.color(QPalette::HighlightedText) : usual;
    };
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(option.font);
    const int grid = theme::kGrid;
    const int height = option.fontMetrics.height();
    const QRect inner = option.rect.adjusted(grid, grid - 2, -grid, -(grid - 2));
    QRect first(inner.left() + kSign + grid, inner.top(), inner.width() - kSign - grid, height);
    const QRect second(first.left(), inner.bottom() - height + 1, first.width(), height);

    const auto verdict = static_cast<Verdict>(index.data(QueueModel::VerdictRole).toInt());
    const QRectF sign(inner.left(), first.center().y() - kSign / 2.0 + 1, kSign, kSign);
    paintStatus(*painter, sign, verdict, colour(verdict == Verdict::None ? theme::dimmed() : theme::accent()));
    if (index.data(QueueModel::FlaggedRole).toBool()) {
        paintFlag(*painter, QRectF(inner.left(), second.center().y() - kSign / 2.0 + 1, kSign, kSign),
                  colour(theme::warning()));
    }
    painter->setFont(option.font);
    if (const QString code = index.data(QueueModel::CodeRole).toString(); !code.isEmpty()) {
        first.setRight(paintCode(*painter, first, code, colour(theme::typeColour(code))) - grid);
    }
    painter->setFont(option.font);
    painter->setPen(colour(theme::dimmed()));
    const QString name = index.data(QueueModel::NameRole).toString();
    painter->drawText(first, Qt::AlignLeft | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(name, Qt::ElideMiddle, first.width()));
    const QString title = index.data(QueueModel::TitleRole).toString();
    painter->setPen(colour(title.isEmpty() ? theme::dimmed() : theme::text()));
    painter->drawText(second, Qt::AlignLeft | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(title.isEmpty() && !name.isEmpty() ? tr("(no title)") : title,
                                                    Qt::ElideRight, second.width()));
    painter->restore();
}

QSize QueueDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Q_UNUSED(index)
    return {theme::kGrid * 20, 2 * option.fontMetrics.height() + 2 * theme::kGrid};
}

namespace {

constexpr int kPadding = 5; // px, left and right of a tab's words
constexpr int kLetters = 2; // of its words at the least

} // namespace

QueueTabs::QueueTabs(QWidget* parent)
    : QTabBar(parent)
{
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(false);
    setElideMode(Qt::ElideRight);
    setFocusPolicy(Qt::TabFocus);
}

void QueueTabs::name(int index, const QString& words, const QString& count)
{
    setTabData(index, words);
    const QString text = tr("%1 %2").arg(words, count);
    if (text != tabText(index)) {
        setTabText(index, text);
    }
}

QSize QueueTabs::minimumTabSizeHint(int index) const
{
    return {fontMetrics().averageCharWidth() * kLetters + 2 * kPadding, tabSizeHint(index).height()};
}

/// The arrows choose a tab while it has the focus, not the next issue.
bool QueueTabs::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right) {
            event->accept();
            return true;
        }
    }
    return QTabBar::event(event);
}

bool QueueTabs::numbersFit() const
{
    int needed = 0;
    for (int index = 0; index < count(); ++index) {
        needed += isTabVisible(index) ? fontMetrics().horizontalAdvance(tabText(index)) + 2 * kPadding + 2 : 0;
    }
    return needed <= width();
}

QSize QueueTabs::tabSizeHint(int index) const
{
    const QString text = numbersFit() ? tabText(index) : tabData(index).toString();
    return {fontMetrics().horizontalAdvance(text) + 2 * kPadding + 2, fontMetrics().height() + theme::kGrid};
}

void QueueTabs::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    for (int index = 0; index < count(); ++index) {
        if (!isTabVisible(index)) {
            continue;
        }
        const QRect tab = tabRect(index);
        const bool chosen = index == currentIndex();
        painter.setPen(chosen ? theme::text() : theme::dimmed());
        const int room = tab.width() - kPadding;
        const bool fits = numbersFit() && fontMetrics().horizontalAdvance(tabText(index)) <= room;
        const QString words = tabData(index).toString();
        painter.drawText(tab, Qt::AlignCenter,
                         fits ? tabText(index) : fontMetrics().elidedText(words, Qt::ElideRight, room));
        if (chosen && hasFocus()) {
            QStyleOptionFocusRect focus;
            focus.initFrom(this);
            focus.rect = tab;
            style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
        }
        if (chosen) {
            painter.fillRect(tab.adjusted(kPadding, tab.height() - 2, -kPadding, 0), theme::accent());
        }
    }
}

namespace {

/// "9,512", but "38.7k": four tabs share the width of a narrow list. The whole number is in the tool tip.
QString shortCount(int count)
{
    return count < 10'000 ? QLocale().toString(count)
                          : QueuePanel::tr("%1k").arg(QLocale().toString(count / 1000.0, 'f', count < 100'000 ? 1 : 0));
}

} // namespace

QueuePanel::QueuePanel(Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new QueueModel(session, this))
    , m_filter(new QueueFilter(session, *m_model, this))
    , m_box(new QLineEdit(this))
    , m_tabs(new QueueTabs(this))
    , m_list(new QListView(this))
    , m_found(new QLabel(this))
    , m_progress(new QToolButton(this))
    , m_counting(session, this)
{
    makeBox();
    makeTabs();
    makeList();
    m_found->setObjectName(QStringLiteral("queueFound"));
    m_found->setWordWrap(true);
    m_found->setFocusPolicy(Qt::NoFocus);
    m_found->hide();

    m_progress->setObjectName(QStringLiteral("progress"));
    m_progress->setAutoRaise(true);
    m_progress->setFocusPolicy(Qt::NoFocus);
    m_progress->setToolTip(tr("How far I am, and how quick"));
    m_progress->setMinimumWidth(theme::kGrid); // its words are not to keep the queue from being narrow
    connect(m_progress, &QToolButton::clicked, this, &QueuePanel::showProgress);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::kGrid, theme::kGrid, 0, theme::kGrid);
    layout->setSpacing(theme::kGrid / 2);
    layout->addWidget(m_box);
    layout->addWidget(m_tabs);
    layout->addWidget(m_found);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_progress, 0, Qt::AlignLeft);

    m_midnight.setSingleShot(true);
    m_midnight.setTimerType(Qt::PreciseTimer); // never before the day is over
    connect(&m_midnight, &QTimer::timeout, this, [this] {
        m_today = 0;
        countToday();
    });
    connect(m_found, &QLabel::linkActivated, this, [this] {
        m_filter->showAll();
        setCurrent(m_current);
    });
    connect(m_filter, &QueueFilter::stateChanged, this, [this](const QString& sentence) {
        m_sentence = sentence;
        sayFound();
        refreshCounts();
    });
}

void QueuePanel::makeBox()
{
    m_box->setObjectName(QStringLiteral("queueFilter"));
    m_box->setPlaceholderText(tr("Filter and search"));
    m_box->setAccessibleName(m_box->placeholderText());
    m_box->setToolTip(tr("Filters numbers and titles of all tabs. Enter searches bodies and discussions as well.\n"
                         "Words must all occur; quant* finds beginnings, \"out of memory\" finds a phrase."));
    addClearButton(*m_box);
    m_box->installEventFilter(this);
    connect(m_box, &QLineEdit::textChanged, this, &QueuePanel::typed);
    for (QAction* clear : m_box->findChildren<QAction*>()) {
        connect(clear, &QAction::triggered, this, &QueuePanel::left);
    }
}

void QueuePanel::makeTabs()
{
    m_tabs->setObjectName(QStringLiteral("queueTabs"));
    m_tabs->setAccessibleName(tr("Part of the queue"));
    for (int i = 0; i < kQueueTabs; ++i) {
        m_tabs->addTab({});
    }
    connect(m_tabs, &QTabBar::currentChanged, this, &QueuePanel::tabChanged);
    connect(m_tabs, &QTabBar::tabBarClicked, this, &QueuePanel::left);
}

QSize QueuePanel::minimumSizeHint() const
{
    constexpr int kLetters = 21; // of the name of an issue and the code of its label
    return {fontMetrics().averageCharWidth() * kLetters + 2 * theme::kGrid, QWidget::minimumSizeHint().height()};
}

/// What is looked for is looked for everywhere: the tabs then tell how much of it they have.
void QueuePanel::typed(const QString& words)
{
    const bool before = !m_filter->text().isEmpty();
    const bool now = !words.simplified().isEmpty();
    if (now && !before) {
        const QueueTab tab = m_model->tab();
        setTab(QueueTab::All);
        m_tabBack = tab;
    }
    m_filter->setText(words);
    if (before && !now && m_tabBack) {
        setTab(*std::exchange(m_tabBack, std::nullopt));
        if (m_current.valid() && m_model->rowOf(m_current) < 0) {
            setTab(QueueTab::All); // what was found stays in view, and in the list
        }
    }
    setCurrent(m_current);
    refreshCounts();
    emit filtered();
}

void QueuePanel::tabChanged()
{
    m_model->setTab(static_cast<QueueTab>(m_tabs->currentIndex()));
    setCurrent(m_current);
    sayFound();
    refreshCounts();
    if (!m_following) {
        m_tabBack.reset();
        showSomething();
    }
    emit filtered();
}

/// No issue stays in view that the list does not have, unless it has none.
void QueuePanel::showSomething()
{
    if (m_model->rowOf(m_current) < 0 && m_model->rowCount() > 0) {
        emit chosen(m_model->itemAt(std::max(m_model->nextToDo(-1), 0)));
    }
}

void QueuePanel::sayFound()
{
    QString sentence = m_sentence;
    if (sentence.isEmpty() && m_model->rowCount() == 0) {
        sentence = tr("None here. The issue in view is another one.");
    }
    m_found->setTextFormat(m_filter->showsOnly() ? Qt::RichText : Qt::PlainText);
    m_found->setText(m_filter->showsOnly()
                         ? QStringLiteral("%1 <a href='all'>%2</a>").arg(sentence.toHtmlEscaped(), tr("Show all"))
                         : sentence);
    const bool links = m_filter->showsOnly();
    m_found->setTextInteractionFlags(links ? Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard
                                           : Qt::TextInteractionFlags(Qt::LinksAccessibleByMouse));
    m_found->setFocusPolicy(links ? Qt::TabFocus : Qt::NoFocus);
    if (links) { // Qt orders only what takes the focus
        setTabOrder(m_tabs, m_found);
        setTabOrder(m_found, m_list);
    }
    m_found->setVisible(!sentence.isEmpty());
}

void QueuePanel::showProgress()
{
    (new ProgressPopup(m_session, this))->openAbove(m_progress);
}

void QueuePanel::showOnly(const std::vector<ItemId>& items, const QString& about)
{
    m_box->clear();
    m_filter->showOnly(items, about);
    setTab(QueueTab::All);
    setCurrent(m_current);
}

void QueuePanel::makeList()
{
    m_list->setObjectName(QStringLiteral("queueList"));
    m_list->setAccessibleName(tr("Queue"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new QueueDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::TabFocus); // a click leaves it where the page's keys act
    m_list->setAutoScroll(false);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) {
        m_clicking = true;
        emit chosen(m_model->itemAt(index.row()));
        m_clicking = false;
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& row) {
        if (m_list->hasFocus() && row.isValid() && m_model->itemAt(row.row()) != m_current) { // by its own keys
            emit chosen(m_model->itemAt(row.row()));
        }
    });
    connect(m_list->verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
        if (value >= m_list->verticalScrollBar()->maximum()) {
            m_filter->searchFurther();
        }
    });
}

Status QueuePanel::load()
{
    ACCORD_TRY(auto entries, labelling::queue(m_session.project(), m_session.round(), m_session.me()));
    ACCORD_TRY(auto taxonomy, m_session.project().taxonomyFor(m_session.round()));
    m_model->load(std::move(entries), std::move(taxonomy));
    m_filter->forget();
    m_today = 0;
    sayFound();
    refreshCounts();
    countToday();
    return {};
}

Status QueuePanel::refresh()
{
    ACCORD_TRY(auto entries, labelling::queue(m_session.project(), m_session.round(), m_session.me()));
    ACCORD_TRY(const auto taxonomy, m_session.project().taxonomyFor(m_session.round()));
    m_model->setTaxonomy(taxonomy);
    if (!m_model->takeOver(entries)) {
        m_model->load(std::move(entries), taxonomy);
        m_filter->forget();
        setCurrent(m_current);
    }
    refreshCounts();
    countToday();
    return {};
}

/// A day that ends while the window is open takes its count with it. Timers stand still while a machine sleeps: what is
/// labelled and a window that comes back look at the day as well.
void QueuePanel::followDay()
{
    if (m_now().date() != m_day) {
        m_today = 0;
        refreshCounts();
        countToday();
    }
}

void QueuePanel::setClock(std::function<QDateTime()> now)
{
    m_now = std::move(now);
    countToday();
}

bool QueuePanel::event(QEvent* event)
{
    if (event->type() == QEvent::WindowActivate && m_day.isValid()) {
        followDay();
    }
    return QWidget::event(event);
}

void QueuePanel::countToday()
{
    const QDateTime now = m_now();
    m_day = now.date();
    m_midnight.start(static_cast<int>(now.msecsTo(m_day.addDays(1).startOfDay())));
    const QDateTime midnight = m_day.startOfDay();
    m_moved = false;
    m_counting.read<int>([round = m_session.round(), me = m_session.me(),
                          since = midnight.toUTC().toString(Qt::ISODateWithMs).toStdString()](
                             Project& project) { return labelling::doneSince(project, round, me, since); },
                         [this](const Result<int>& count) {
                             // Whether the count has seen what was done meanwhile cannot be known: it counts again.
                             if (m_moved) {
                                 countToday();
                             } else if (count) {
                                 m_today = *count;
                                 refreshCounts();
                             }
                         });
}

void QueuePanel::update(ItemId item, const LabelContent& content, bool moves)
{
    const labelling::QueueEntry* entry = m_model->entry(item);
    if (entry == nullptr) {
        return;
    }
    const bool before = entry->done();
    m_model->update(item, content, moves);
    m_moved = true;
    followDay();
    m_today += static_cast<int>(m_model->entry(item)->done()) - static_cast<int>(before);
    refreshCounts();
}

void QueuePanel::lookedAtAgain(ItemId item)
{
    m_model->lookedAtAgain(item);
    refreshCounts();
}

QString QueuePanel::searchWords() const
{
    return m_filter->text();
}

void QueuePanel::setCurrent(ItemId item)
{
    m_current = item;
    const int row = m_model->rowOf(item);
    if (row < 0) {
        m_list->selectionModel()->clear();
        return;
    }
    const QModelIndex index = m_model->index(row);
    m_list->setCurrentIndex(index);
    if (!m_list->hasFocus()) { // otherwise it announces itself
        announceRow(*m_list, index);
    }
    if (!m_clicking) {
        m_list->scrollTo(index);
    }
}

void QueuePanel::setTab(QueueTab tab)
{
    const bool before = std::exchange(m_following, true);
    m_tabs->setCurrentIndex(static_cast<int>(tab));
    m_following = before;
}

void QueuePanel::chooseTab(QueueTab tab)
{
    const int index = static_cast<int>(tab);
    if (m_tabs->currentIndex() == index) {
        showSomething();
    } else if (m_tabs->isTabVisible(index)) {
        m_tabs->setCurrentIndex(index);
    }
}

void QueuePanel::refreshCounts()
{
    const auto name = [this](QueueTab tab, const QString& words) {
        const int count = m_model->matches(tab);
        m_tabs->name(static_cast<int>(tab), words, shortCount(count));
        m_tabs->setTabToolTip(static_cast<int>(tab), tr("%1 %2").arg(words, QLocale().toString(count)));
    };
    name(QueueTab::ToDo, tr("To do"));
    name(QueueTab::Done, tr("Done"));
    name(QueueTab::Flagged, tr("Flagged"));
    name(QueueTab::All, tr("All"));
    name(QueueTab::Again, tr("Again"));
    const int again = static_cast<int>(QueueTab::Again);
    m_tabs->setTabToolTip(again, tr("To be looked at again: what their category means has changed since you labelled "
                                    "them, or it was split"));
    // The tab in which somebody is stays until they leave it.
    m_tabs->setTabVisible(again, m_model->count(QueueTab::Again) > 0 || m_tabs->currentIndex() == again);
    m_progress->setText(tr("%L1 of %L2, %L3 today")
                            .arg(m_model->count(QueueTab::Done))
                            .arg(m_model->count(QueueTab::All))
                            .arg(m_today));
}

bool QueuePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_box || event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        const int step = key == Qt::Key_Down ? 1 : -1;
        const ItemId item = m_model->itemAt(m_model->rowOf(m_current) + step);
        if (item.valid()) {
            emit chosen(item);
        }
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        m_filter->searchNow();
        showSomething();
        emit left();
        return true;
    }
    if (key == Qt::Key_Escape) {
        if (m_filter->showsOnly()) {
            m_filter->showAll();
            setCurrent(m_current);
        }
        emit left();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace accord::ui
