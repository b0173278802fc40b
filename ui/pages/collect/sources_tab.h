// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

#include "core/collect/sources.h"
#include "ui/core/reading.h"
#include "ui/pages/collect/collect_tab.h"
#include "ui/pages/collect/fetch_controller.h"
#include "ui/widgets/column_model.h"

#include <map>
#include <optional>
#include <vector>

class QLabel;
class QStackedWidget;

namespace accord::ui {

struct CollectActions;
class Placeholder;
class ListView;
class SourceDialog;
class TokenStore;

/// The sources of the project and what is there of them, for every tab of the page.
class SourceModel : public QObject
{
    Q_OBJECT
public:
    SourceModel(Session& session, QObject* parent);

    void read(); ///< anew, in the background

    [[nodiscard]] bool known() const { return m_known; } ///< they have been read
    [[nodiscard]] bool busy() const { return m_reading.busy(); }
    [[nodiscard]] const std::vector<collect::SourceStatus>& sources() const { return m_sources; }
    [[nodiscard]] std::vector<Source> wanted() const; ///< the sources alone
    [[nodiscard]] const collect::SourceStatus* at(qlonglong number) const;
    [[nodiscard]] QString name(const Uuid& source) const; ///< "vllm-project/vllm"

    /// Issues that the last finished pass over a source brought, as its log has it; none if there was none.
    [[nodiscard]] std::optional<std::int64_t> broughtLast(const Uuid& source) const;

    /// The line of the log that says how the last fetch of a source failed; none if it did not.
    [[nodiscard]] const FetchLine* failure(const Uuid& source) const;

    /// Why they could not be read.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

signals:
    void changed();

private:
    struct Found
    {
        std::vector<collect::SourceStatus> sources;
        std::map<Uuid, std::int64_t> brought;
        std::map<Uuid, FetchLine> failed;
    };

    Reading m_reading;
    std::vector<collect::SourceStatus> m_sources;
    std::map<Uuid, std::int64_t> m_brought;
    std::map<Uuid, FetchLine> m_failed;
    std::optional<Error> m_error;
    bool m_known = false;
};

/// Where issues come from, how far each source has come, and what can be done with it.
class SourcesTab : public CollectTab
{
    Q_OBJECT
public:
    SourcesTab(const PageContext& context, const CollectActions& actions, SourceModel& book,
               FetchController& controller, QWidget* parent);

    void refresh() override;
    void leave() override { updateActions(); }

    void add();
    void addFromLinks();
    void addFrom(const QStringList& files, const QString& title);
    void edit();
    void remove();
    void fetch(bool all);
    void forecastAndFetch(const std::vector<Source>& sources);
    void whenMayAsk(const std::vector<Source>& sources, const std::function<void()>& then);
    void forecast();
    void forecast(const std::vector<Source>& sources);

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
    ListView* m_list;
    ColumnModel<collect::SourceStatus>* m_table;
    QLabel* m_problem;
    QLabel* m_about;
    QLabel* m_told;
    QWidget* m_content;
    QString m_said;
    Uuid m_added;                  ///< to be chosen once it is in the list
    std::optional<bool> m_offered; ///< that there is no source is said, with what a lead can do about it
};

} // namespace accord::ui
