// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/collect/selection/relevance.h"
#include "ui/collect/collect_part.h"
#include "ui/support/threads/background.h"

#include <vector>

class QCheckBox;
class QSpinBox;
class QStackedWidget;

namespace accord::ui {

class CellTable;
class Placeholder;
class QuietList;
class SampleView;
struct CellRow;
struct CollectActions;

/// Whether what a keyword brings is what the study looks for: a sample is read, a key per issue says what it is.
class KeywordsPart : public CollectPart
{
    Q_OBJECT
public:
    KeywordsPart(const PageContext& context, const CollectActions& actions, QWidget* page, QWidget* parent);

    void refresh() override;
    void leave() override;
    [[nodiscard]] bool busy() const override { return m_reading.busy() || m_drawing.busy(); }

    void draw();
    void countList(); ///< asks for a list of keywords, and counts them in all texts of the project
    void judge(Relevance relevance);
    void toggleWhole();

private:
    /// What stands in the texts of the project, however they came into it.
    struct Counted
    {
        std::vector<Keyword> keywords;
        std::int64_t texts = -1; ///< of the project; -1: nothing was counted
        std::vector<KeywordCount> counts;
    };
    struct Read
    {
        std::vector<collect::KeywordRelevance> relevance;
        Counted counted;
    };

    static Result<Read> read(Project& project, const std::vector<Keyword>& list, const Counted& before,
                             const std::stop_token& stop);
    [[nodiscard]] std::vector<CellRow> rows() const;
    void build();
    QLayout* choices();
    void show(const Result<Read>& read);
    void updateActions();
    [[nodiscard]] QString chosen() const;
    [[nodiscard]] bool brings() const;
    using QWidget::show;

    const CollectActions& m_actions;
    QStackedWidget* m_stack;
    Placeholder* m_empty;
    QWidget* m_content;
    QuietList* m_list;
    CellTable* m_table;
    QCheckBox* m_alone;
    QSpinBox* m_size;
    QSpinBox* m_seed;
    SampleView* m_sample;
    Background m_reading;
    Background m_drawing;
    std::vector<collect::KeywordRelevance> m_keywords; ///< as in the rows; of those that were only counted 0 issues
    std::vector<Keyword> m_chosen;                     ///< the list that is to be counted; empty: those of the sources
    Counted m_counted;
};

} // namespace accord::ui
