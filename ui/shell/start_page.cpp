// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/start_page.h"

#include <QAction>
#include <QCommandLinkButton>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include "ui/support/look.h"
#include "ui/support/settings.h"

namespace accord::ui {
namespace {

constexpr int kMostRecent = 12;
constexpr int kFileRole = Qt::UserRole;

QLabel* heading(const QString& text, double size, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * size);
    label->setFont(font);
    return label;
}

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
    , m_recentSide(new QWidget(this))
    , m_recent(new QListWidget(m_recentSide))
{
    auto* left = new QVBoxLayout;
    left->addWidget(heading(tr("Accord"), 2.4, this));
    auto* what = new QLabel(tr("Label issues together, see where you disagree, settle it."), this);
    what->setForegroundRole(QPalette::PlaceholderText);
    what->setWordWrap(true);
    left->addWidget(what);
    left->addSpacing(3 * look::kGrid);
    m_ways->setSpacing(look::kGrid / 2);
    left->addLayout(m_ways);
    left->addStretch();

    auto* right = new QVBoxLayout(m_recentSide);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(look::kGrid);
    right->addWidget(heading(tr("Recent projects"), 1.2, m_recentSide));
    m_recent->setFrameShape(QFrame::NoFrame);
    m_recent->setSpacing(look::kGrid / 4);
    m_recent->viewport()->setAutoFillBackground(false);
    m_recent->setCursor(Qt::PointingHandCursor);
    m_recent->setIconSize(QSize(20, 20));
    right->addWidget(m_recent, 1);
    const auto open = [this](const QListWidgetItem* item) { emit openWanted(item->data(kFileRole).toString()); };
    connect(m_recent, &QListWidget::itemClicked, this, open);
    connect(m_recent, &QListWidget::itemActivated, this, open);

    auto* columns = new QHBoxLayout;
    columns->setSpacing(8 * look::kGrid);
    columns->addStretch(1);
    columns->addLayout(left, 4);
    columns->addWidget(m_recentSide, 5);
    columns->addStretch(1);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(4 * look::kGrid, 4 * look::kGrid, 4 * look::kGrid, 4 * look::kGrid);
    page->addStretch(1);
    page->addLayout(columns, 6);
    page->addStretch(1);
    refresh();
}

void StartPage::offer(QAction* action, const QString& icon, const QString& explanation)
{
    QString text = action->text();
    auto* button = new QCommandLinkButton(text.remove(QStringLiteral("…")), explanation, this);
    button->setIcon(look::icon(icon, look::accent()));
    button->setIconSize(QSize(3 * look::kGrid, 3 * look::kGrid));
    button->setToolTip(action->shortcut().toString(QKeySequence::NativeText));
    connect(button, &QCommandLinkButton::clicked, action, &QAction::trigger);
    m_ways->addWidget(button);
}

void StartPage::refresh()
{
    m_recent->clear();
    for (const QString& path : setting(settings::kRecent)) {
        const QFileInfo file(path);
        auto* item = new QListWidgetItem(file.completeBaseName() + QLatin1Char('\n') + shortFolder(file), m_recent);
        item->setData(kFileRole, path);
        item->setToolTip(QDir::toNativeSeparators(path));
        if (!file.exists()) {
            item->setText(tr("%1\nwas in %2").arg(file.completeBaseName(), shortFolder(file)));
            item->setForeground(palette().color(QPalette::Disabled, QPalette::Text));
            item->setFlags(item->flags() & ~(Qt::ItemIsEnabled | Qt::ItemIsSelectable));
        }
    }
    m_recentSide->setVisible(m_recent->count() > 0);
}

void rememberRecent(const QString& file)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    QStringList recent = setting(settings::kRecent);
    recent.removeAll(path);
    recent.prepend(path);
    setSetting(settings::kRecent, QStringList(recent.mid(0, kMostRecent)));
}

} // namespace accord::ui
