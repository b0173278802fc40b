// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/report/feedback_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "core/project/items.h"
#include "ui/reconcile/report/feedback_text.h"
#include "ui/reconcile/report/scope_box.h"
#include "ui/support/error_text.h"
#include "ui/support/jobs.h"
#include "ui/support/look.h"
#include "ui/support/session.h"

namespace accord::ui {
namespace {

constexpr int kItemRole = Qt::UserRole;      ///< of an issue: its ItemId's value
constexpr int kGroupRole = Qt::UserRole + 1; ///< of a group: its number
constexpr int kMovedRole = Qt::UserRole + 2; ///< of a group: second votes

} // namespace

FeedbackDialog::FeedbackDialog(Session& session, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_person(new QComboBox(this))
    , m_scope(new ScopeBox(session, this))
    , m_summary(new QLabel(this))
    , m_list(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("feedback"));
    setWindowTitle(tr("What Did the Meeting Change for Me?"));
    build();
    connect(m_person, &QComboBox::activated, this, &FeedbackDialog::read);
    connect(m_scope, &QComboBox::activated, this, &FeedbackDialog::read);
    connect(m_list, &QTreeWidget::itemExpanded, this, &FeedbackDialog::fill);
    connect(m_list, &QTreeWidget::itemActivated, this, &FeedbackDialog::follow);
    read();
}

void FeedbackDialog::build()
{
    m_person->setObjectName(QStringLiteral("person"));
    m_person->setAccessibleName(tr("Whose labels"));
    const PersonId me = m_session.me();
    for (const Person& person : m_session.project().people()) {
        const QString name = QString::fromStdString(person.name);
        const QVariant id = QVariant::fromValue<qlonglong>(person.id.value);
        if (person.id == me) {
            m_person->insertItem(0, tr("My labels (%1)").arg(name), id);
        } else {
            m_person->addItem(name, id);
        }
    }
    m_person->setCurrentIndex(0);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("list"));
    m_list->setAccessibleName(windowTitle());
    m_list->setHeaderLabels({tr("From, to and issue"), tr("How it was decided"), tr("Reason")});
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setExpandsOnDoubleClick(false);
    m_list->header()->setStretchLastSection(true);
    auto* hint = new QLabel(tr("Enter or a double click goes to the issue."), this);
    hint->setForegroundRole(QPalette::PlaceholderText);
    auto* choice = new QHBoxLayout;
    choice->addWidget(m_person, 1);
    choice->addWidget(m_scope, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * look::kGrid, 3 * look::kGrid, 3 * look::kGrid, 2 * look::kGrid);
    column->setSpacing(2 * look::kGrid);
    column->addLayout(choice);
    column->addWidget(m_summary);
    column->addWidget(m_list, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(hint, 1);
    foot->addWidget(buttons);
    column->addLayout(foot);
    resize(128 * look::kGrid, 76 * look::kGrid);
    m_list->setColumnWidth(What, 48 * look::kGrid);
    m_list->setColumnWidth(How, 26 * look::kGrid);
    m_list->setFocus();
}

void FeedbackDialog::read()
{
    const PersonId person{m_person->currentData().toLongLong()};
    const auto result = std::make_shared<reconcile::Feedback>();
    m_reading = true;
    const int number = ++m_number;
    m_session.jobs().start(
        QString(),
        [result, person, scope = m_scope->scope()](Project& project, Progress& /*progress*/,
                                                   const std::stop_token& stop) -> Status {
            ACCORD_TRY(*result, reconcile::feedback(project, scope, person, stop));
            return {};
        },
        this,
        [this, result, number](const Status& status) {
            if (number == m_number) {
                m_reading = false;
                show(status, *result);
            }
        },
        true);
}

void FeedbackDialog::show(const Status& status, const reconcile::Feedback& feedback)
{
    m_list->clear();
    m_feedback = feedback;
    if (!status.ok()) {
        m_summary->setText(errorText(status.error()));
        return;
    }
    m_summary->setText(feedbackSummary(feedback));
    const auto section = [this](const QString& title) {
        auto* item = new QTreeWidgetItem(m_list, {title});
        item->setFirstColumnSpanned(true);
        QFont bold = font();
        bold.setBold(true);
        item->setFont(What, bold);
        return item;
    };
    if (!feedback.otherwise.empty()) {
        QTreeWidgetItem* otherwise = section(tr("Decided otherwise"));
        for (std::size_t i = 0; i < feedback.otherwise.size(); ++i) {
            const reconcile::OtherwiseGroup& group = feedback.otherwise[i];
            addGroup(otherwise, group.from, group.to, static_cast<int>(group.items.size()), i, false);
        }
        otherwise->setExpanded(true);
    }
    if (!feedback.moved.empty()) {
        QTreeWidgetItem* moved = section(tr("Voted otherwise than labelled"));
        for (std::size_t i = 0; i < feedback.moved.size(); ++i) {
            const reconcile::MovedGroup& group = feedback.moved[i];
            addGroup(moved, group.from, group.to, static_cast<int>(group.items.size()), i, true);
        }
        moved->setExpanded(true);
    }
    if (QTreeWidgetItem* first = m_list->topLevelItem(0)) {
        m_list->setCurrentItem(first->child(0));
    }
}

QString FeedbackDialog::named(const reconcile::Named& named) const
{
    return feedbackNamed(*m_session.project().taxonomy(), named);
}

void FeedbackDialog::addGroup(QTreeWidgetItem* above, const reconcile::Named& from, const reconcile::Named& to,
                              int issues, std::size_t number, bool moved)
{
    auto* group = new QTreeWidgetItem(above);
    group->setText(What, tr("%1 → %2").arg(named(from), named(to)));
    group->setText(How, tr("%Ln issues", nullptr, issues));
    group->setData(What, kGroupRole, QVariant::fromValue<qulonglong>(number));
    group->setData(What, kMovedRole, moved);
    group->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator);
    group->setToolTip(What, feedbackPath(*m_session.project().taxonomy(), from, to));
}

// The issues of a group are read when somebody wants to see them: there may be thousands.
void FeedbackDialog::fill(QTreeWidgetItem* group)
{
    if (group->childCount() > 0 || !group->data(What, kGroupRole).isValid()) {
        return;
    }
    const auto number = static_cast<std::size_t>(group->data(What, kGroupRole).toULongLong());
    const std::vector<FeedbackRow> rows =
        group->data(What, kMovedRole).toBool()
            ? feedbackRows(*m_session.project().taxonomy(), m_feedback.moved[number])
            : feedbackRows(*m_session.project().taxonomy(), m_feedback.otherwise[number]);
    std::vector<ItemId> items;
    items.reserve(rows.size());
    for (const FeedbackRow& row : rows) {
        items.push_back(row.item);
    }
    const auto headings = headingsOf(m_session.project(), items);
    QList<QTreeWidgetItem*> children;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        auto* child = new QTreeWidgetItem;
        if (headings.ok() && i < headings->size()) {
            child->setText(What, issueText((*headings)[i].repository, (*headings)[i].number, (*headings)[i].title));
            child->setToolTip(What, child->text(What));
        }
        child->setText(How, rows[i].how);
        child->setText(Reason, rows[i].reason);
        child->setToolTip(How, rows[i].how);
        child->setToolTip(Reason, rows[i].reason);
        child->setData(What, kItemRole, QVariant::fromValue<qlonglong>(rows[i].item.value));
        children.append(child);
    }
    group->addChildren(children);
}

void FeedbackDialog::follow()
{
    QTreeWidgetItem* current = m_list->currentItem();
    const QVariant item = current == nullptr ? QVariant() : current->data(What, kItemRole);
    if (item.isValid()) {
        emit itemWanted(ItemId{item.toLongLong()});
    } else if (current != nullptr) {
        current->setExpanded(!current->isExpanded());
    }
}

} // namespace accord::ui
