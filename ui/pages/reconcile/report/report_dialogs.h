// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QComboBox>
#include <QString>

#include "core/reconcile/feedback.h"
#include "ui/core/reading.h"
#include "ui/core/session_dialog.h"
#include "ui/pages/reconcile/report/report_form.h"

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace accord::ui {

/// What is told of the round: all of it, or one of its meetings. It begins with the latest meeting, if there is one.
class ScopeBox : public QComboBox
{
    Q_OBJECT
public:
    ScopeBox(Session& session, QWidget* parent);

    [[nodiscard]] reconcile::Scope scope() const;
    [[nodiscard]] QString proposal() const; ///< a name for a file, without its end

private:
    RoundId m_round;
    QString m_roundName;
    std::vector<Meeting> m_meetings; ///< as listed, behind "The whole round"
};

/// An issue of the feedback, as its row says it.
struct FeedbackRow
{
    ItemId item;
    QString how;    ///< "by second vote; I voted C.9"
    QString reason; ///< with the cause in front
};

/// "Labels: 350; on issues that are decided: 312; decided otherwise: 41. ..."
QString feedbackSummary(const reconcile::Feedback& feedback);

std::vector<FeedbackRow> feedbackRows(const Taxonomy& taxonomy, const reconcile::OtherwiseGroup& group);
std::vector<FeedbackRow> feedbackRows(const Taxonomy& taxonomy, const reconcile::MovedGroup& group);

/// "C.9", "Not for this study".
QString feedbackNamed(const Taxonomy& taxonomy, const reconcile::Named& named);

/// Both categories with their names from the type down, for a tooltip.
QString feedbackPath(const Taxonomy& taxonomy, const reconcile::Named& from, const reconcile::Named& to);

/// "vllm#12 Title"
QString issueText(const std::string& repository, const std::string& number, const std::string& title);

/// "What did the meeting change for me?": my labels that were decided otherwise, by pair of categories, with the
/// reasons; and where my second votes moved. It shows mine first; whoever leads the study can choose somebody else.
class FeedbackDialog : public SessionDialog
{
    Q_OBJECT
public:
    FeedbackDialog(Session& session, QWidget* parent);

    [[nodiscard]] bool busy() const { return m_reading.busy(); }

signals:
    void itemWanted(accord::ItemId item); ///< to be seen on the Reconcile page

private:
    enum Column { What, How, Reason, kColumns };

    void build();
    void read();
    void show(const Result<reconcile::Feedback>& feedback);
    void addGroup(QTreeWidgetItem* above, const reconcile::Named& from, const reconcile::Named& to, int issues,
                  std::size_t number, bool moved);
    void fill(QTreeWidgetItem* group);
    void follow();
    [[nodiscard]] QString named(const reconcile::Named& named) const;

    Session& m_session;
    QComboBox* m_person;
    ScopeBox* m_scope;
    QLabel* m_summary;
    QTreeWidget* m_list;
    reconcile::Feedback m_feedback;
    Reading m_reading;
};

/// Saves the minutes of a meeting or of the whole round.
class MinutesDialog : public ReportForm
{
    Q_OBJECT
public:
    MinutesDialog(Session& session, Prompts& prompts, QWidget* parent);

private:
    std::optional<Task> task() override;

    ScopeBox* m_scope;
};

} // namespace accord::ui
