// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/app/pages.h"

#include <QAbstractButton>
#include <QAction>
#include <QIcon>
#include <QPainter>
#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>

#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/pages/agreement/agreement_page.h"
#include "ui/pages/collect/collect_page.h"
#include "ui/pages/label/label_page.h"
#include "ui/pages/reconcile/reconcile_page.h"
#include "ui/pages/study/study_page.h"
#include "ui/pages/taxonomy/taxonomy_page.h"
#include "ui/widgets/accessible.h"

namespace accord::ui {
namespace {

QString paneKey(const Page& page, const QSplitter& splitter, qsizetype number)
{
    const QString name = splitter.objectName().isEmpty() ? QString::number(number) : splitter.objectName();
    return QString::fromLatin1(settings::kLayouts) + page.id() + QLatin1Char('/') + name;
}

} // namespace

void restorePanes(const Page& page)
{
    const QSettings store;
    const auto splitters = page.findChildren<QSplitter*>();
    for (qsizetype i = 0; i < splitters.size(); ++i) {
        const QByteArray state = store.value(paneKey(page, *splitters[i], i)).toByteArray();
        if (!state.isEmpty()) {
            splitters[i]->restoreState(state);
        }
    }
}

void rememberPanes(const Page& page)
{
    QSettings store;
    const auto splitters = page.findChildren<QSplitter*>();
    for (qsizetype i = 0; i < splitters.size(); ++i) {
        store.setValue(paneKey(page, *splitters[i], i), splitters[i]->saveState());
    }
}

std::span<const PageEntry* const> pageEntries()
{
    static constexpr const PageEntry* kPages[]{&kLabelPage,    &kReconcilePage, &kAgreementPage,
                                               &kTaxonomyPage, &kStudyPage,     &kCollectPage};
    return kPages;
}

QStringList pageIds()
{
    QStringList ids;
    for (const PageEntry* entry : pageEntries()) {
        ids.append(QString::fromLatin1(entry->id));
    }
    return ids;
}

namespace {

constexpr int kIconSize = 3 * theme::kGrid;

class PageButton final : public QAbstractButton
{
public:
    PageButton(const Page& page, QWidget* parent)
        : QAbstractButton(parent)
        , m_name(page.icon())
        , m_icon(theme::icon(m_name))
    {
        setObjectName(page.id());
        setText(page.title());
        setCheckable(true);
        setAutoExclusive(true);
        setFocusPolicy(Qt::NoFocus);
        setAttribute(Qt::WA_Hover);
        setAccessibleName(page.title());
        speakAs(this, {QAccessible::PageTab, {}, {}});
        theme::scaleFont(this, 0.85);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const int words = fontMetrics().horizontalAdvance(text()) + 2 * theme::kGrid;
        return {qMax(9 * theme::kGrid, words), kIconSize + fontMetrics().height() + 3 * theme::kGrid};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        const bool strong = isChecked() || underMouse();
        if (isChecked()) {
            painter.fillRect(QRect(0, theme::kGrid / 2, 3, height() - theme::kGrid), theme::accent());
        }
        const int top = theme::kGrid + theme::kGrid / 4;
        const QRect place((width() - kIconSize) / 2, top, kIconSize, kIconSize);
        if (strong) {
            m_icon.paint(&painter, place);
        } else {
            theme::icon(m_name, theme::dimmed()).paint(&painter, place);
        }
        painter.setPen(strong ? theme::text() : theme::dimmed());
        painter.drawText(rect().adjusted(0, top + kIconSize + theme::kGrid / 2, 0, 0), Qt::AlignHCenter | Qt::AlignTop,
                         text());
    }

private:
    QString m_name;
    QIcon m_icon;
};

} // namespace

PageBar::PageBar(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, theme::kGrid / 2, 1, 0);
    m_column->setSpacing(0);
    m_column->addStretch();
}

void PageBar::add(const Page& page, QAction* action)
{
    auto* button = new PageButton(page, this);
    const QString title = page.title();
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    button->setToolTip(keys.isEmpty() ? title : tr("%1 (%2)").arg(title, keys));
    connect(button, &QAbstractButton::clicked, action, &QAction::trigger);
    m_column->insertWidget(m_column->count() - 1, button);
}

void PageBar::clear()
{
    qDeleteAll(findChildren<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly));
}

void PageBar::setCurrent(const QString& id)
{
    if (auto* button = findChild<QAbstractButton*>(id, Qt::FindDirectChildrenOnly)) {
        button->setChecked(true);
    }
}

void PageBar::setOffered(const QString& id, bool offered)
{
    if (auto* button = findChild<QAbstractButton*>(id, Qt::FindDirectChildrenOnly)) {
        button->setVisible(offered);
    }
}

void PageBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(QRect(width() - 1, 0, 1, height()), theme::line());
}

} // namespace accord::ui
