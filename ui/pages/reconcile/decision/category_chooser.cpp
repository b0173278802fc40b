// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/decision/category_chooser.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QScreen>
#include <QSortFilterProxyModel>
#include <QStringList>
#include <QVBoxLayout>

#include "ui/core/theme.h"
#include "ui/text/names.h"
#include "ui/widgets/buttons.h"

#include <algorithm>
#include <utility>

namespace accord::ui {
namespace {

QString wordsOf(const Category& category, const CategoryText& text, const QString& path)
{
    QStringList words{QString::fromStdString(category.code), path, QString::fromStdString(text.definition)};
    for (const std::string& synonym : text.synonyms) {
        words.append(QString::fromStdString(synonym));
    }
    return words.join(QLatin1Char(' ')).toLower();
}

} // namespace

CategoryList::CategoryList(std::shared_ptr<const Taxonomy> taxonomy, QObject* parent)
    : QAbstractListModel(parent)
{
    for (const Category& category : taxonomy->categories()) {
        if (category.retired) {
            continue;
        }
        const QString path = shownPath(*taxonomy, category.id);
        const CategoryText text = shownText(category);
        m_entries.push_back(Entry{category.id, static_cast<int>(category.level) - 1,
                                  QString::fromStdString(category.code + "  " + text.name),
                                  QString::fromStdString(text.definition), wordsOf(category, text, path)});
    }
}

int CategoryList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant CategoryList::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Entry& entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return QString(3 * entry.depth, QLatin1Char(' ')) + entry.title;
    case Qt::ToolTipRole:
        return entry.definition;
    case IdRole:
        return QVariant::fromValue<qlonglong>(entry.id.value);
    case WordsRole:
        return entry.words;
    default:
        return {};
    }
}

namespace {

/// Lets a row through that has all the words.
class AllWords : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QStringList& words)
    {
        m_words = words;
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const QString text = sourceModel()->index(row, 0, parent).data(CategoryList::WordsRole).toString();
        return std::ranges::all_of(m_words, [&text](const QString& word) { return text.contains(word); });
    }

private:
    QStringList m_words;
};

} // namespace

CategoryChooser::CategoryChooser(std::shared_ptr<const Taxonomy> taxonomy, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_search(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_model(new CategoryList(std::move(taxonomy), this))
    , m_found(new AllWords(this))
{
    setObjectName(QStringLiteral("categoryChooser"));
    setFrameShape(QFrame::StyledPanel);
    m_found->setSourceModel(m_model);
    m_list->setAccessibleName(tr("Categories"));
    m_list->setModel(m_found);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusProxy(m_search);
    m_list->setTextElideMode(Qt::ElideRight);
    m_search->setPlaceholderText(tr("Search the codebook"));
    m_search->setAccessibleName(m_search->placeholderText());
    addClearButton(*m_search);
    m_search->installEventFilter(this);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::kGrid, theme::kGrid, theme::kGrid, theme::kGrid);
    layout->setSpacing(theme::kGrid);
    layout->addWidget(m_search);
    layout->addWidget(m_list);
    // A window of its own has the standard font, whatever that of the page is.
    setFont(parent->font());
    const double larger = QFontMetricsF(font()).height() / QFontMetricsF(QApplication::font()).height();
    resize(QSizeF(46 * theme::kGrid * larger, 42 * theme::kGrid * larger).toSize());

    connect(m_search, &QLineEdit::textChanged, this, &CategoryChooser::filter);
    connect(m_search, &QLineEdit::returnPressed, this, &CategoryChooser::accept);
    connect(m_list, &QListView::clicked, this, &CategoryChooser::accept);
    filter(QString());
}

void CategoryChooser::openAt(QWidget* anchor)
{
    const QRect screen = anchor->screen()->availableGeometry();
    const QPoint top = anchor->mapToGlobal(QPoint(anchor->width() - width(), 0));
    const int above = top.y() - height();
    // Beside what is as high as the screen there is room neither above nor below it.
    const int lowest = std::max(screen.top(), screen.bottom() - height());
    move(std::clamp(top.x(), screen.left(), std::max(screen.left(), screen.right() - width())),
         above >= screen.top() ? above : std::min(top.y() + anchor->height(), lowest));
    setVisible(true);
    m_search->setFocus(Qt::PopupFocusReason);
}

bool CategoryChooser::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void CategoryChooser::filter(const QString& text)
{
    static_cast<AllWords*>(m_found)->setWords(text.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts));
    m_list->setCurrentIndex(m_found->index(0, 0));
}

void CategoryChooser::accept()
{
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid()) {
        return;
    }
    close();
    emit chosen(CategoryId{index.data(CategoryList::IdRole).toLongLong()});
}

} // namespace accord::ui
