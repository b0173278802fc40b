// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/taxonomy_widgets.h"

#include <QAction>
#include <QApplication>
#include <QIcon>
#include <QMenu>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include "ui/core/theme.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"

namespace accord::ui {

QString unbroken(QString text)
{
    static const QRegularExpression dot(QStringLiteral("\\.(?=[\\divx])"));
    return text.replace(dot, QStringLiteral(".\u2060"));
}

namespace {

constexpr int kIcon = 2 * theme::kGrid; // px
constexpr int kUnlimited = 100'000;     // px

struct Lines
{
    QString first;
    QString others;
};

Lines linesOf(const QModelIndex& index)
{
    const QString text = unbroken(index.data(Qt::DisplayRole).toString());
    return {text.section(QLatin1Char('\n'), 0, 0), text.section(QLatin1Char('\n'), 1)};
}

/// Where text goes within a row: beside the icon, if there is one.
QRect textRect(const QRect& row, const QModelIndex& index)
{
    const bool icon = !index.data(Qt::DecorationRole).isNull();
    return row.adjusted(theme::kGrid + (icon ? kIcon + theme::kGrid : 0), theme::kGrid / 2, -theme::kGrid,
                        -theme::kGrid / 2);
}

int heightOf(const QFont& font, int width, const QString& text)
{
    return text.isEmpty()
               ? 0
               : QFontMetrics(font).boundingRect(QRect(0, 0, width, kUnlimited), Qt::TextWordWrap, text).height();
}

class RowDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const QIcon icon = item.icon;
        item.text.clear();
        item.icon = {};
        const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

        painter->save();
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        QRect place = textRect(option.rect, index);
        if (!icon.isNull()) {
            icon.paint(painter, QRect(option.rect.left() + theme::kGrid, place.top() + 1, kIcon, kIcon),
                       Qt::AlignCenter, selected ? QIcon::Selected : QIcon::Normal);
        }
        const Lines lines = linesOf(index);
        const QColor onSelection = option.palette.color(QPalette::HighlightedText);
        painter->setFont(option.font);
        painter->setPen(selected ? onSelection : theme::text());
        painter->drawText(place, Qt::TextWordWrap, lines.first);
        place.setTop(place.top() + heightOf(option.font, place.width(), lines.first));
        painter->setPen(selected ? onSelection : theme::dimmed());
        painter->drawText(place, Qt::TextWordWrap, lines.others);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto* view = qobject_cast<const QListView*>(option.widget);
        const int width = view == nullptr ? option.rect.width() : view->viewport()->width() - 2 * view->spacing();
        const int inner = textRect(QRect(0, 0, width, 0), index).width();
        const Lines lines = linesOf(index);
        const int height = heightOf(option.font, inner, lines.first) + heightOf(option.font, inner, lines.others);
        return {width, height + theme::kGrid};
    }
};

} // namespace

RowList::RowList(const char* name, const QString& accessible, QWidget* parent)
    : QListView(parent)
    , m_rows(new ColumnModel<LinesRow>(
          this, {{.heading = accessible,
                  .text = [](const LinesRow& row) { return row.text; },
                  .toolTip = [](const LinesRow& row) { return row.toolTip; },
                  .icon = [](const LinesRow& row) { return row.icon.isEmpty() ? QIcon() : theme::icon(row.icon); }}}))
{
    setObjectName(QString::fromLatin1(name));
    setAccessibleName(accessible);
    setItemDelegate(new RowDelegate(this));
    setResizeMode(QListView::Adjust);
    setSpacing(theme::kGrid / 4);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setModel(m_rows);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RowList::chosen);
}

void RowList::setRows(std::vector<LinesRow> rows, int otherwise)
{
    const QSignalBlocker quiet(this);
    const int scrolled = verticalScrollBar()->value();
    m_rows->setRows(std::move(rows));
    if (!currentIndex().isValid()) {
        setCurrentIndex(m_rows->index(otherwise, 0));
    }
    verticalScrollBar()->setValue(scrolled);
}

qlonglong RowList::currentId() const
{
    const LinesRow* row = m_rows->at(currentIndex());
    return row == nullptr ? 0 : row->id;
}

void RowList::choose(qlonglong id)
{
    if (const QModelIndex index = m_rows->indexOf(id); index.isValid()) {
        setCurrentIndex(index);
    }
}

CategoryChoice::CategoryChoice(QWidget* parent)
    : QComboBox(parent)
{
    setMaxVisibleItems(20);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(24);
}

void CategoryChoice::fill(const Taxonomy& taxonomy, Level deepest, const QString& none)
{
    clear();
    if (!none.isEmpty()) {
        addItem(none, QString());
    }
    for (const Category& category : taxonomy.categories()) {
        if (category.retired || category.level > deepest) {
            continue;
        }
        const QString indent(3 * (static_cast<int>(category.level) - 1), QChar(QChar::Nbsp));
        addItem(indent + shownCodeAndName(category), QString::fromStdString(category.uuid.text()));
    }
}

void CategoryChoice::choose(const Uuid& category)
{
    const int index = findData(category.isNull() ? QString() : QString::fromStdString(category.text()));
    setCurrentIndex(std::max(index, 0));
}

Uuid CategoryChoice::chosen() const
{
    return Uuid::parse(currentData().toString().toStdString()).value_or(Uuid{});
}

QPlainTextEdit* textField(QWidget* parent, const char* name, int lines)
{
    auto* field = new QPlainTextEdit(parent);
    field->setObjectName(QString::fromLatin1(name));
    field->setTabChangesFocus(true);
    field->setMinimumHeight(lines * field->fontMetrics().lineSpacing() + 2 * theme::kGrid);
    field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    return field;
}

AskedChoice::AskedChoice(std::span<const Person> people, PersonId me, QWidget* parent)
    : QToolButton(parent)
{
    auto* menu = new QMenu(this);
    for (const Person& person : people) {
        QAction* action = menu->addAction(QString::fromStdString(person.name));
        action->setData(QVariant::fromValue<qint64>(person.id.value));
        action->setCheckable(true);
        action->setChecked(true);
        action->setEnabled(person.id != me);
        connect(action, &QAction::toggled, this, &AskedChoice::showChosen);
        m_people << action;
    }
    setMenu(menu);
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    showChosen();
}

std::vector<PersonId> AskedChoice::asked() const
{
    std::vector<PersonId> people;
    for (const QAction* action : m_people) {
        if (action->isChecked()) {
            people.push_back(PersonId{action->data().toLongLong()});
        }
    }
    return static_cast<qsizetype>(people.size()) == m_people.size() ? std::vector<PersonId>{} : people;
}

void AskedChoice::showChosen()
{
    QStringList names;
    for (const QAction* action : m_people) {
        if (action->isChecked()) {
            names << action->text();
        }
    }
    setText(names.size() == m_people.size() ? tr("Everybody in the project") : inList(names));
}

} // namespace accord::ui
