// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/app/start_page.h"

#include <QAction>
#include <QCommandLinkButton>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "ui/app/recent_files.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/widgets/accessible.h"

namespace accord::ui {
namespace {

constexpr int kFileRole = Qt::UserRole;
constexpr int kNameRole = Qt::UserRole + 1;
constexpr int kFolderRole = Qt::UserRole + 2;

QLabel* heading(const QString& text, double size, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    theme::scaleFont(label, size);
    label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return label;
}

/// A project as two lines: its name, and in the second rank where it is.
class RecentDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const override
    {
        return {24 * theme::kGrid, 2 * option.fontMetrics.height() + 2 * theme::kGrid};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const bool there = (option.state & QStyle::State_Enabled) != 0;
        if (there && (option.state & (QStyle::State_MouseOver | QStyle::State_Selected)) != 0) {
            QColor tint = theme::accent();
            tint.setAlphaF(0.12F);
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(Qt::NoPen);
            painter->setBrush(tint);
            painter->drawRoundedRect(option.rect, theme::kGrid / 2, theme::kGrid / 2);
        }
        const QRect place = option.rect.adjusted(theme::kGrid, theme::kGrid, -theme::kGrid, -theme::kGrid);
        painter->setPen(there ? theme::text() : option.palette.color(QPalette::Disabled, QPalette::Text));
        painter->drawText(place, Qt::AlignLeft | Qt::AlignTop, index.data(kNameRole).toString());
        painter->setPen(there ? theme::dimmed() : painter->pen().color());
        const QString folder = index.data(kFolderRole).toString();
        painter->drawText(place, Qt::AlignLeft | Qt::AlignBottom,
                          option.fontMetrics.elidedText(folder, Qt::ElideMiddle, place.width()));
    }
};

QString shortFolder(const QFileInfo& file)
{
    QString folder = file.absolutePath();
    const QString home = QDir::homePath();
    return folder.startsWith(home) ? QLatin1Char('~') + folder.mid(home.size()) : folder;
}

} // namespace

StartPage::StartPage(QWidget* parent)
    : QWidget(parent)
    , m_ways(new QVBoxLayout)
    , m_said(new QLabel(this))
    , m_recentSide(new QWidget(this))
    , m_recent(new QListWidget(m_recentSide))
{
    auto* left = new QVBoxLayout;
    left->setSpacing(theme::kGrid);
    left->addWidget(heading(tr("Accord"), 2.4, this));
    auto* what = new QLabel(tr("Label issues together, see where you disagree, settle it."), this);
    what->setForegroundRole(QPalette::PlaceholderText);
    what->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    left->addWidget(what);
    left->addSpacing(3 * theme::kGrid);
    m_ways->setSpacing(theme::kGrid / 2);
    left->addLayout(m_ways);
    m_said->setObjectName(QStringLiteral("said"));
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    left->addSpacing(theme::kGrid);
    left->addWidget(m_said);
    left->addStretch(1);

    auto* right = theme::layoutIn<QVBoxLayout>(m_recentSide, theme::Pad::None, theme::kGrid);
    right->addWidget(heading(tr("Recent projects"), 1.2, m_recentSide));
    m_recent->setFrameShape(QFrame::NoFrame);
    m_recent->setItemDelegate(new RecentDelegate(m_recent));
    m_recent->setAccessibleName(tr("Recent projects"));
    m_recent->setMouseTracking(true);
    m_recent->setFocusPolicy(Qt::TabFocus);
    m_recent->viewport()->setAutoFillBackground(false);
    m_recent->setCursor(Qt::PointingHandCursor);
    right->addWidget(m_recent, 1);
    const auto open = [this](const QListWidgetItem* item) { emit openWanted(item->data(kFileRole).toString()); };
    connect(m_recent, &QListWidget::itemClicked, this, open);
    connect(m_recent, &QListWidget::itemActivated, this, open);
    connect(&RecentFiles::instance(), &RecentFiles::found, this, &StartPage::showFound);

    // One block of text in the middle, however large the window.
    auto* block = new QWidget(this);
    m_block = block;
    auto* columns = theme::layoutIn<QHBoxLayout>(block, theme::Pad::None, 6 * theme::kGrid);
    columns->addLayout(left, 1);
    columns->addWidget(m_recentSide, 1);
    auto* page = new QHBoxLayout(this);
    page->setContentsMargins(4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid, 4 * theme::kGrid);
    page->addWidget(block);
    refresh();
}

void StartPage::offer(const Actions::Entry& entry, const QString& explanation)
{
    const QAction* action = entry.action;
    QString text = action->text();
    auto* button = new QCommandLinkButton(text.remove(QStringLiteral("…")), explanation, this);
    button->setIcon(theme::icon(QString::fromLatin1(entry.details().icon), theme::accent()));
    button->setIconSize(QSize(3 * theme::kGrid, 3 * theme::kGrid));
    button->setToolTip(action->shortcut().toString(QKeySequence::NativeText));
    connect(button, &QCommandLinkButton::clicked, action, &QAction::trigger);
    m_ways->addWidget(button);
}

void StartPage::say(const QString& sentence)
{
    m_said->setText(sentence);
    announce(*this, sentence);
}

void StartPage::refresh()
{
    m_said->clear();
    m_recent->clear();
    for (const QString& path : setting(settings::kRecent)) {
        const QFileInfo file(path);
        auto* item = new QListWidgetItem(m_recent);
        item->setData(kFileRole, path);
        item->setData(kNameRole, file.completeBaseName());
        item->setData(Qt::AccessibleTextRole, file.completeBaseName());
        item->setToolTip(QDir::toNativeSeparators(path));
        showFound(path, RecentFiles::instance().mayBeThere(path));
    }
    RecentFiles::instance().look(setting(settings::kRecent));
    const bool any = m_recent->count() > 0;
    m_recentSide->setVisible(any);
    m_block->setMaximumSize((any ? 116 : 56) * theme::kGrid, 64 * theme::kGrid);
}

void StartPage::showFound(const QString& file, bool there)
{
    constexpr Qt::ItemFlags kUsable = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    for (int row = 0; row < m_recent->count(); ++row) {
        QListWidgetItem* item = m_recent->item(row);
        if (item->data(kFileRole).toString() == file) {
            const QString folder = shortFolder(QFileInfo(file));
            item->setData(kFolderRole, there ? folder : tr("was in %1").arg(folder));
            item->setFlags(there ? item->flags() | kUsable : item->flags() & ~kUsable);
        }
    }
}

} // namespace accord::ui
