// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "ui/collect/collect_part.h"
#include "ui/collect/fetching/fetch_controller.h"

#include <optional>
#include <vector>

class QLabel;
class QStackedWidget;

namespace accord::ui {

class CellTable;
class Placeholder;
class QuietList;
class SourceModel;
class SourceDialog;
class TokenStore;
struct CollectActions;

/// Where issues come from, how far each source has come, and what can be done with it.
class SourcesPart : public CollectPart
{
    Q_OBJECT
public:
    SourcesPart(const PageContext& context, const CollectActions& actions, SourceModel& book,
                FetchController& controller, QWidget* parent);

    void refresh() override;
    void leave() override { updateActions(); }

    void add();
    void addFromLinks();
    void edit();
    void remove();
    void fetch(bool all);
    [[nodiscard]] bool mayAsk(const std::vector<Source>& sources);
    void forecast();

signals:
    void dialogMade(QDialog* dialog); ///< the page opens it

private:
    void build();
    void fill();
    void offerToAdd();
    void updateActions();
    void ask(const Source& source);
    void keep(SourceDialog* dialog, const std::optional<Source>& seen);
    void say(const QString& sentence);
    void tellOfChosen();
    void fetchNow(const std::vector<Source>& sources, const FetchController::Forecasts& forecasts);
    void fetched(const Status& status);
    [[nodiscard]] std::vector<Source> chosen() const;

    const CollectActions& m_actions;
    SourceModel& m_book;
    FetchController& m_controller;
    QStackedWidget* m_stack;
    Placeholder* m_empty;
    QuietList* m_list;
    CellTable* m_table;
    QLabel* m_problem;
    QLabel* m_about;
    QLabel* m_told;
    QWidget* m_content;
    QString m_said;
    Uuid m_added;                  ///< to be chosen once it is in the list
    std::optional<bool> m_offered; ///< that there is no source is said, with what a lead can do about it
};

} // namespace accord::ui
