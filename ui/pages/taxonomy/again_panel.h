// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/model/study.h"
#include "core/project/codebook/relabel.h"
#include "ui/core/reading.h"
#include "ui/core/session.h"
#include "ui/core/target.h"
#include "ui/widgets/column_model.h"
#include "ui/widgets/tabbed_page.h"

#include <memory>
#include <stop_token>
#include <vector>

class QLabel;
class QStackedWidget;

namespace accord::ui {

class Placeholder;
struct TaxonomyKeys;

/// My labels that are to be looked at again, because what their category means changed or it was split; and for those
/// who lead, how many each person has.
class AgainPanel : public Tab
{
    Q_OBJECT
public:
    AgainPanel(const PageContext& context, const TaxonomyKeys& keys, QWidget* parent);

    void refresh() override;
    [[nodiscard]] int count() const; ///< of mine, in all rounds
    [[nodiscard]] bool busy() const override { return m_reading.busy(); }
    void open(); ///< all of the chosen round on the Label page, beginning with the chosen one

signals:
    void counted();
    void wanted(const accord::ui::Target& target);

private:
    /// A round with labels of mine to look at again.
    struct RoundAgain
    {
        RoundId round;
        std::vector<LabelToRelabel> labels;
        std::vector<Heading> headings; ///< of the first kMostShown
    };
    struct Row
    {
        RoundId round;
        LabelToRelabel label;
        QString issue;
        QString title;
    };
    struct Found
    {
        std::vector<RoundAgain> mine;
        std::vector<RelabelCount> everybody;
    };

    static Result<Found> find(Project& project, PersonId me, bool lead, const std::stop_token& stop);
    void build(const TaxonomyKeys& keys);
    void fill();
    void fillCounts();
    [[nodiscard]] QString whyOf(const LabelToRelabel& label) const;

    Reading m_reading;
    Found m_found;
    QStackedWidget* m_stack;
    Placeholder* m_empty;
    ListView* m_list;
    ColumnModel<Row>* m_rows;
    QLabel* m_title;
    QLabel* m_counts;
};

} // namespace accord::ui
