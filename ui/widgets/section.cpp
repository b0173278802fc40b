// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/section.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core/prompts.h"
#include "ui/core/theme.h"
#include "ui/text/error_text.h"
#include "ui/widgets/list_view.h"

#include <algorithm>

namespace accord::ui {
namespace {

/// The project that the window around it has open.
QString projectOf(const QWidget& widget)
{
    QString file;
    for (const QWidget* one = &widget; one != nullptr && file.isEmpty(); one = one->parentWidget()) {
        file = one->windowFilePath();
    }
    return file;
}

} // namespace

Section::Section(Prompts& prompts, const QString& title, QWidget* content, QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
    , m_title(title)
    , m_content(content)
    , m_head(new QHBoxLayout)
    , m_hint(new QLabel(this))
{
    auto* heading = new QLabel(title, this);
    QFont bold = heading->font();
    bold.setWeight(QFont::DemiBold);
    heading->setFont(bold);
    heading->setWordWrap(true);
    content->setAccessibleName(title);
    auto* more = new QToolButton(this);
    more->setIcon(theme::icon(QStringLiteral("export")));
    more->setAutoRaise(true);
    more->setFocusPolicy(Qt::TabFocus);
    more->setToolTip(tr("Copy or save “%1”").arg(title));
    more->setAccessibleName(more->toolTip());
    more->setPopupMode(QToolButton::InstantPopup);
    m_menu = new QMenu(more);
    m_menu->addAction(tr("Copy as Table"), this, &Section::copy);
    m_menu->addSeparator();
    m_menu->addAction(tr("Save as CSV…"), this, [this] { saveTable(QStringLiteral("csv")); });
    m_menu->addAction(tr("Save as LaTeX…"), this, [this] { saveTable(QStringLiteral("tex")); });
    m_menu->addAction(tr("Save as PNG…"), this, [this] { savePicture(QStringLiteral("png")); });
    m_menu->addAction(tr("Save as SVG…"), this, [this] { savePicture(QStringLiteral("svg")); });
    const auto lists = content->findChildren<ListView*>();
    if (auto* list = lists.isEmpty() ? qobject_cast<ListView*>(content) : lists.first(); list != nullptr) {
        list->setContextMenuPolicy(Qt::NoContextMenu); // one menu for all
        QMenu* columns = m_menu->addMenu(tr("Columns"));
        connect(columns, &QMenu::aboutToShow, list, [columns, list] {
            qDeleteAll(columns->findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
            columns->clear();
            list->addColumns(*columns);
        });
    }
    more->setMenu(m_menu);

    m_head->setSpacing(theme::kGrid);
    m_head->addWidget(heading, 1);
    m_head->addWidget(more);
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->hide();
    content->setParent(this);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* layout = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None, theme::kGrid / 2);
    layout->addLayout(m_head);
    layout->addWidget(m_hint);
    layout->addSpacing(theme::kGrid / 2);
    layout->addWidget(content);
}

void Section::addControl(QWidget* control)
{
    m_head->insertWidget(1, control);
    setTabOrder(control, m_head->itemAt(2)->widget()); // it was made after what stands behind it
}

void Section::setHint(const QString& hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

QString Section::hint() const
{
    return m_hint->text();
}

void Section::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    QWidget::keyPressEvent(event);
}

void Section::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    m_menu->popup(byKey ? m_content->mapToGlobal(QPoint(theme::kGrid, theme::kGrid)) : event->globalPos());
}

void Section::copy() const
{
    if (m_table) {
        QGuiApplication::clipboard()->setText(toTsv(m_table()));
    }
}

void Section::askFor(const QString& ending, std::function<Status(const QString& file)> save)
{
    const QString name = m_table ? m_table().name : QStringLiteral("agreement");
    const auto saveAs = [this, save = std::move(save)](const QString& file) {
        const Status status = save(file);
        if (!status.ok()) {
            m_prompts.tell(this, tr("Not Saved"), errorText(status.error()));
        }
    };
    m_prompts.saveFile(this, tr("Save “%1”").arg(m_title), name + QLatin1Char('.') + ending,
                       tr("%1 files (*.%2)").arg(ending.toUpper(), ending), {this, saveAs});
}

void Section::saveTable(const QString& ending)
{
    if (!m_table) {
        return;
    }
    const TextTable table = m_table(); // what was shown when somebody asked for it
    askFor(ending, [this, table, csv = ending == QStringLiteral("csv")](const QString& file) {
        return saveText(file, csv ? toCsv(table) : toLatex(table), projectOf(*this));
    });
}

void Section::savePicture(const QString& ending)
{
    const PictureFormat format = ending == QStringLiteral("svg") ? PictureFormat::Svg : PictureFormat::Png;
    askFor(ending, [this, format](const QString& file) {
        return ui::savePicture(file, format, *m_content, m_title, projectOf(*this));
    });
}

void arrangeColumns(QBoxLayout& columns, const QWidget& page)
{
    constexpr int kLeast = 110 * theme::kGrid;
    constexpr int kLeastLines = 56; // the same in heights of a line, for large text
    const int least = std::max(kLeast, kLeastLines * page.fontMetrics().lineSpacing());
    columns.setDirection(page.width() < least ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace accord::ui
