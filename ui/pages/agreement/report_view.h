// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/model/study.h"
#include "core/model/taxonomy.h"
#include "core/project/agreement/evidence.h"
#include "core/project/agreement/label_model.h"
#include "ui/pages/agreement/behind.h"
#include "ui/pages/agreement/figures.h"
#include "ui/pages/agreement/insight_figures.h"
#include "ui/pages/agreement/report.h"
#include "ui/widgets/save.h"

#include <memory>
#include <utility>
#include <vector>

class QAction;
class QBoxLayout;
class QLabel;

namespace accord::ui {

class BarList;
class Headline;
class MatrixView;
class NextHourView;
class ModelView;
class NoteList;
class NumberTable;
class Planner;
class PointLine;
class Prompts;
class Section;
class StackedBar;

/// A report with all its sections, in two columns where there is room. Numbers move where they stand; only a report
/// that is shown for the first time sorts.
class ReportView : public QWidget
{
    Q_OBJECT
public:
    ReportView(Prompts& prompts, QWidget* parent);

    /// What the report's numbers are about.
    struct Names
    {
        std::shared_ptr<const Taxonomy> taxonomy;
        std::vector<Person> people;
        SharedList<Round> rounds;
        AlarmRights rights; ///< of who looks at it
    };

    /// `sort`: lists come in a new order; otherwise what is in them stays where it is.
    void setReport(const AgreementReport& report, Names names, bool sort);
    void setRounds(std::vector<RoundValue> rounds);                ///< of the report that is shown
    void setModel(const std::shared_ptr<const LabelModel>& model); ///< the same; null: none, or not yet
    void setModelLate();                                           ///< it is fitted anew

    /// How well people agree on passages in a round: shown below a report of that round, if anything is cited.
    void setPassages(RoundId round, const EvidenceAgreement& found);

    /// What the report was computed for, in words: below its number, always.
    void setWhere(const QString& where);

    /// The report is not of what is selected now: it is greyed, and nothing in it leads anywhere.
    void setOutdated(bool outdated);
    [[nodiscard]] bool isOutdated() const { return m_outdated; }
    [[nodiscard]] bool empty() const { return !m_names.taxonomy; }
    [[nodiscard]] const AgreementReport& report() const { return m_report; }
    [[nodiscard]] const Names& names() const { return m_names; }
    [[nodiscard]] Planner& planner() { return *m_planner; }
    [[nodiscard]] NextHourView& nextHour() { return *m_nextHour; }
    void showNextHour(bool shown); ///< to whom it is something to plan

    [[nodiscard]] QString allTables() const; ///< as TSV, each below its title

    /// Its key is said at the button that does the same.
    [[nodiscard]] TextTable withSelection(TextTable table) const;
    void followExplain(const QAction* action);

signals:
    void behindWanted(const accord::ui::Behind& behind);
    void itemsWanted(const std::vector<accord::ItemId>& items,
                     accord::PersonId person);          ///< whose labels of them differ
    void stepWanted(const accord::ui::AlarmStep& step); ///< towards the codebook
    void conflictsWanted(const std::vector<accord::ItemId>& items, const QString& about);
    void explainWanted();
    void roundWanted(accord::RoundId round);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    template <class Table>
    Section* section(QBoxLayout* in, const char* name, const QString& title, QWidget* content, Table table);
    void makeLeft(QBoxLayout* in);
    void makeIntra(QBoxLayout* in);
    void makeRight(QBoxLayout* in);
    void connectCharts();

    void refresh(bool sort);
    void showAlarms(bool sort);
    void openAlarm(int key);
    void takeStep(int key, int action);
    void makeConfusion(QBoxLayout* in);
    void makeModel(QBoxLayout* in);
    void showConfusion();
    void showBars(bool sort);
    void showMatrices();
    void showUnused(const std::vector<int>& used);
    void showRounds();
    void showIntra();
    void showPassages();
    void wantIntra(int annotator, int pair);
    void wantConfused(int one, int other);
    void wantPerson(Behind::What what, int annotator);
    [[nodiscard]] Behind behind(Behind::What what) const;

    Prompts& m_prompts;
    AgreementReport m_report;
    Names m_names;
    bool m_outdated = false;
    std::vector<Alarm> m_alarmList; ///< as shown; its order stays until somebody sorts
    bool m_rareShown = false;
    ConfusionForm m_confusionForm = ConfusionForm::Counts;
    RoundId m_passagesOf;
    EvidenceAgreement m_passages;
    std::vector<Behind> m_behindLevels;
    std::vector<std::pair<int, int>> m_behindPairs; ///< annotator and pair of AgreementReport::intra

    QBoxLayout* m_columns = nullptr;
    QList<Section*> m_sections;
    Headline* m_headline = nullptr;
    NoteList* m_alarms = nullptr;
    BarList* m_categories = nullptr;
    QLabel* m_where = nullptr;
    QLabel* m_unused = nullptr;
    BarList* m_finals = nullptr;
    BarList* m_rest = nullptr;
    BarList* m_intra = nullptr;
    QLabel* m_drift = nullptr;
    NumberTable* m_intraPairs = nullptr;
    NumberTable* m_passageTable = nullptr;
    Planner* m_planner = nullptr;
    NextHourView* m_nextHour = nullptr;
    Section* m_hourSection = nullptr;
    NumberTable* m_levels = nullptr;
    StackedBar* m_loss = nullptr;
    PointLine* m_rounds = nullptr;
    MatrixView* m_pairs = nullptr;
    BarList* m_confused = nullptr;
    MatrixView* m_confusion = nullptr;
    ModelView* m_model = nullptr;
    Section* m_alarmSection = nullptr;
    Section* m_confusionSection = nullptr;
    Section* m_modelSection = nullptr;
    Section* m_categorySection = nullptr;
    Section* m_finalSection = nullptr;
    Section* m_intraSection = nullptr;
    Section* m_pairSection = nullptr;
    Section* m_passageSection = nullptr;
    Section* m_lossSection = nullptr;
    Section* m_roundSection = nullptr;
};

} // namespace accord::ui
