// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/model/issue.h"
#include "core/taxonomy/codes.h"
#include "ui/core/reading.h"
#include "ui/core/session.h"
#include "ui/widgets/column_model.h"
#include "ui/widgets/tabbed_page.h"

#include <stop_token>
#include <string>
#include <unordered_map>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QStackedWidget;

namespace accord::ui {

class Placeholder;
struct TaxonomyKeys;

/// The codes of annotators' own in rounds that are open to all eyes: who used them how often, with the issues and what
/// was written about them. Those that are chosen become a category by a proposal.
class CodesPanel : public Tab
{
    Q_OBJECT
public:
    CodesPanel(const PageContext& context, const TaxonomyKeys& keys, QWidget* parent);

    void refresh() override;
    [[nodiscard]] int count() const { return static_cast<int>(m_found.codes.codes.size()); }
    [[nodiscard]] bool busy() const override { return m_reading.busy(); }
    [[nodiscard]] std::vector<std::string> chosen() const; ///< codes, in the order of the list

signals:
    void counted();
    void chosenChanged();

private:
    struct Found
    {
        taxonomy::OpenCodes codes;
        std::unordered_map<ItemId, Heading> headings;
    };

    static Result<Found> find(Project& project, PersonId me, const std::stop_token& stop);
    void build(const TaxonomyKeys& keys);
    void fill();
    void fillLabels();
    [[nodiscard]] Columns<taxonomy::OpenCode> columns() const;
    [[nodiscard]] std::vector<const taxonomy::OpenCode*> chosenCodes() const;

    Reading m_reading;
    Found m_found;
    QStackedWidget* m_stack;
    Placeholder* m_empty;
    QLabel* m_title;
    ListView* m_list;
    ColumnModel<taxonomy::OpenCode>* m_codes;
    QPlainTextEdit* m_labels;
    QLabel* m_leftOut;
};

} // namespace accord::ui
