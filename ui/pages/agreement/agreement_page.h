// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPointer>
#include <QTimer>

#include "core/project/agreement/label_model.h"
#include "ui/core/page.h"
#include "ui/core/reading.h"
#include "ui/pages/agreement/behind.h"
#include "ui/pages/agreement/insight_figures.h"
#include "ui/pages/agreement/report.h"

#include <vector>

class QLabel;
class QScrollArea;
class QStackedWidget;

namespace accord::agreement {

struct Expectation;
struct SampleSizePlan;

} // namespace accord::agreement

namespace accord::exchange {
struct MatrixPlan;
}

namespace accord::ui {

class Placeholder;
class ExplainDialog;
class ReportView;
class SelectionBar;

extern const PageEntry kAgreementPage;

/// How well people agree on the current round: chooses what is looked at, has it computed in the background, keeps it
/// up to date, and leads from a number to its issues. What a report looks like is ReportView's.
class AgreementPage : public Page
{
    Q_OBJECT
public:
    AgreementPage(const PageContext& context, QWidget* parent);

    void enter() override;

private:
    QWidget* makeContent();
    QWidget* makeProblem(QWidget* parent);
    void connectContent();
    void addActions();

    void roundMoved();
    void fillRounds();
    void sayWhyEmpty(const QString& why = QString());
    void selectionChanged();
    void compute();
    void computeRounds();
    void computePassages();
    void computeModel();
    void computed(const AgreementReport& report);
    void sayProblem(const Error& error);
    void showContent();
    void showReport(const AgreementReport& report, bool sort);

    void showIssues(const Behind& behind);
    void showConflicts(const std::vector<ItemId>& items, const QString& about); ///< on the page Reconcile
    void takeStep(const AlarmStep& step); ///< on the page Taxonomy, or with a proposal
    [[nodiscard]] AlarmRights alarmRights() const;
    [[nodiscard]] bool isOfReport(const LabelMatrix& labelMatrix) const;
    [[nodiscard]] std::vector<Person> shownPeople() const;
    void explain();
    void refreshExplanation();
    [[nodiscard]] QString whereText() const;
    void saveMatrix();
    void writeMatrix(const exchange::MatrixPlan& plan, const QString& file);
    void planHour();
    void simulate(const agreement::Expectation& expectation, const std::vector<agreement::SampleSizePlan>& plans);

    /// What the numbers are of: nothing while there is no round to show, or a blind one.
    struct Counted
    {
        RoundId round;
        std::vector<Category> categories;

        bool operator==(const Counted&) const = default;
    };
    [[nodiscard]] Counted counted() const;

    PageContext m_context;
    QStackedWidget* m_stack;
    Placeholder* m_notice;
    SelectionBar* m_selection = nullptr;
    QWidget* m_problemLine = nullptr; ///< why the numbers do not answer the selection
    QLabel* m_problem = nullptr;
    QScrollArea* m_scroll = nullptr;
    ReportView* m_view = nullptr;
    QPointer<ExplainDialog> m_explain;

    std::shared_ptr<const Taxonomy> m_taxonomy; ///< whose categories the report on the screen counts

    bool m_arriving = false;  ///< somebody came to the page, and the keyboard is not in the report yet
    bool m_sorted = false;    ///< the report on the screen answers the selection: later ones keep its order
    RoundId m_filled;         ///< the round that the choices were made from
    std::size_t m_people = 0; ///< how many annotators they were made from
    std::size_t m_items = 0;  ///< and how many items
    QTimer m_again;           ///< numbers that need the whole table follow the labels once a second
    Reading m_report;
    Reading m_rounds;
    Reading m_passages;
    Reading m_issues;
    Reading m_explained;
    Reading m_simulation;
    Reading m_hour;
    Reading m_model;
    std::shared_ptr<const LabelModel> m_fitted; ///< of the round and selection on the screen
    bool m_fitAgain = false;                    ///< labels came while it was fitted
};

} // namespace accord::ui
