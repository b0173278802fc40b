// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/report/report_dialogs.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QRegularExpression>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "core/project/items.h"
#include "core/reconcile/meetings.h"
#include "core/reconcile/minutes.h"
#include "core/report/documents.h"
#include "ui/core/language.h"
#include "ui/core/prompts.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/votes/voices.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"

#include <algorithm>
#include <memory>

namespace accord::ui {

ScopeBox::ScopeBox(Session& session, QWidget* parent)
    : QComboBox(parent)
    , m_round(session.round())
{
    setObjectName(QStringLiteral("scope"));
    setAccessibleName(tr("Meeting"));
    if (const auto round = session.project().round(m_round)) {
        m_roundName = QString::fromStdString(round->name);
    }
    addItem(tr("The whole round %1").arg(m_roundName));
    if (auto meetings = reconcile::meetings(session.project(), m_round); meetings.ok()) {
        m_meetings = std::move(*meetings);
    }
    std::ranges::reverse(m_meetings);
    for (const Meeting& meeting : m_meetings) {
        const QDateTime began = QDateTime::fromString(QString::fromStdString(meeting.startedAt), Qt::ISODateWithMs);
        addItem(tr("%1 (%2)").arg(QString::fromStdString(meeting.content.name),
                                  QLocale().toString(began.toLocalTime(), QLocale::ShortFormat)));
    }
    setCurrentIndex(m_meetings.empty() ? 0 : 1);
}

reconcile::Scope ScopeBox::scope() const
{
    reconcile::Scope scope{m_round, std::nullopt, {}, {}};
    if (const int place = currentIndex() - 1; place >= 0 && static_cast<std::size_t>(place) < m_meetings.size()) {
        scope.meeting = m_meetings[static_cast<std::size_t>(place)];
    }
    return scope;
}

QString ScopeBox::proposal() const
{
    const reconcile::Scope chosen = scope();
    QString name = chosen.meeting ? QString::fromStdString(chosen.meeting->content.name) : m_roundName;
    name.replace(QRegularExpression(QStringLiteral("[^\\w-]+"), QRegularExpression::UseUnicodePropertiesOption),
                 QStringLiteral("-"));
    return tr("minutes-%1").arg(name.toLower());
}

namespace {

struct ReportFeedbackWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportFeedback)
};

QString pathOf(const Taxonomy& taxonomy, const reconcile::Named& named)
{
    if (taxonomy.find(named.category) == nullptr) {
        return feedbackNamed(taxonomy, named);
    }
    return feedbackNamed(taxonomy, named) + QLatin1Char(' ') + shownPath(taxonomy, named.category);
}

} // namespace

QString feedbackNamed(const Taxonomy& taxonomy, const reconcile::Named& named)
{
    return choiceWord(taxonomy, named.verdict, named.category);
}

QString feedbackPath(const Taxonomy& taxonomy, const reconcile::Named& from, const reconcile::Named& to)
{
    return ReportFeedbackWords::tr("%1 → %2").arg(pathOf(taxonomy, from), pathOf(taxonomy, to));
}

QString feedbackSummary(const reconcile::Feedback& feedback)
{
    const QLocale locale;
    if (feedback.labels == 0) {
        return ReportFeedbackWords::tr("There are no labels of this person in the round.");
    }
    QString text = ReportFeedbackWords::tr("Labels: %1; on issues that are decided: %2; decided otherwise: %3.")
                       .arg(locale.toString(feedback.labels), locale.toString(feedback.decided),
                            locale.toString(feedback.decidedOtherwise()));
    if (feedback.votes > 0) {
        text += QLatin1Char(' ') + ReportFeedbackWords::tr("Second votes: %1; otherwise than labelled: %2.")
                                       .arg(locale.toString(feedback.votes), locale.toString(feedback.votesMoved()));
    }
    return text;
}

std::vector<FeedbackRow> feedbackRows(const Taxonomy& taxonomy, const reconcile::OtherwiseGroup& group)
{
    std::vector<FeedbackRow> rows;
    rows.reserve(group.items.size());
    for (const reconcile::OtherwiseDecided& item : group.items) {
        const DecisionContent& content = item.decision.content;
        QString how = content.source == DecisionSource::Import ? ReportFeedbackWords::tr("from a file")
                                                               : text(report::methodText(language::words(), content));
        if (item.vote) {
            how = ReportFeedbackWords::tr("%1; vote: %2")
                      .arg(how, feedbackNamed(taxonomy, {item.vote->content.verdict, item.vote->content.category}));
        }
        QString reason = QString::fromStdString(content.reason).simplified();
        if (const QString cause = text(report::causeText(language::words(), content.cause)); !cause.isEmpty()) {
            reason = reason.isEmpty() ? cause : ReportFeedbackWords::tr("%1: %2").arg(cause, reason);
        }
        rows.push_back({item.item, how, reason});
    }
    return rows;
}

std::vector<FeedbackRow> feedbackRows(const Taxonomy& taxonomy, const reconcile::MovedGroup& group)
{
    std::vector<FeedbackRow> rows;
    rows.reserve(group.items.size());
    for (const reconcile::MovedVote& moved : group.items) {
        rows.push_back({moved.item,
                        moved.decided
                            ? ReportFeedbackWords::tr("decided: %1").arg(feedbackNamed(taxonomy, *moved.decided))
                            : ReportFeedbackWords::tr("not decided"),
                        QString::fromStdString(moved.vote.content.note).simplified()});
    }
    return rows;
}

QString issueText(const std::string& repository, const std::string& number, const std::string& title)
{
    const QString name = QString::fromStdString(repository).section(QLatin1Char('/'), -1);
    return QStringLiteral("%1#%2  %3")
        .arg(name, QString::fromStdString(number), QString::fromStdString(title).simplified());
}

namespace {

constexpr int kItemRole = Qt::UserRole;      ///< of an issue: its ItemId's value
constexpr int kGroupRole = Qt::UserRole + 1; ///< of a group: its number
constexpr int kMovedRole = Qt::UserRole + 2; ///< of a group: second votes

} // namespace

FeedbackDialog::FeedbackDialog(Session& session, QWidget* parent)
    : SessionDialog(parent)
    , m_session(session)
    , m_person(new QComboBox(this))
    , m_scope(new ScopeBox(session, this))
    , m_summary(new QLabel(this))
    , m_list(new QTreeWidget(this))
    , m_reading(session, this)
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
    column->setContentsMargins(3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid, 2 * theme::kGrid);
    column->setSpacing(2 * theme::kGrid);
    column->addLayout(choice);
    column->addWidget(m_summary);
    column->addWidget(m_list, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(hint, 1);
    foot->addWidget(buttons);
    column->addLayout(foot);
    resize(128 * theme::kGrid, 76 * theme::kGrid);
    m_list->setColumnWidth(What, theme::scaled(48 * theme::kGrid));
    m_list->setColumnWidth(How, theme::scaled(26 * theme::kGrid));
    m_list->setFocus();
}

void FeedbackDialog::read()
{
    const PersonId person{m_person->currentData().toLongLong()};
    m_reading.read<reconcile::Feedback>(
        [person, scope = m_scope->scope()](Project& project, const std::stop_token& stop) {
            return reconcile::feedback(project, scope, person, stop);
        },
        [this](const Result<reconcile::Feedback>& feedback) { show(feedback); });
}

void FeedbackDialog::show(const Result<reconcile::Feedback>& result)
{
    m_list->clear();
    m_feedback = result.ok() ? *result : reconcile::Feedback{};
    if (!result.ok()) {
        m_summary->setText(errorText(result.error()));
        return;
    }
    const reconcile::Feedback& feedback = m_feedback;
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

MinutesDialog::MinutesDialog(Session& session, Prompts& prompts, QWidget* parent)
    : ReportForm(session, prompts, parent)
    , m_scope(new ScopeBox(session, this))
{
    setObjectName(QStringLiteral("minutes"));
    setWindowTitle(tr("Save the Minutes"));
    setAbout(tr("Who took part, what was decided, how and why, with the votes; what rules decided; the figures before "
                "and after; what is left."));
    addChoice(tr("Minutes of"), m_scope);
    setFormat(SavedAs::Html);
}

std::optional<ReportForm::Task> MinutesDialog::task()
{
    const reconcile::Scope scope = m_scope->scope();
    if (const Status open = session().project().requireOpen(scope.round); !open.ok()) {
        prompts().tell(this, windowTitle(), errorText(open.error()));
        return std::nullopt;
    }
    return Task{[scope, pseudonyms = pseudonyms()](Project& project, const report::Form& form,
                                                   const std::stop_token& stop) -> Result<Report> {
                    ACCORD_TRY(const reconcile::Minutes minutes, reconcile::minutes(project, scope, pseudonyms, stop));
                    return Report{report::minutesText(minutes, *project.taxonomy(), form),
                                  static_cast<int>(minutes.decided.size())};
                },
                [](int decisions, const QString& file) {
                    return tr("%1 has the minutes. Decisions by people: %n", nullptr, decisions).arg(file);
                },
                m_scope->proposal()};
}

} // namespace accord::ui
