// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/collect/sources_tab.h"

#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/base/os/files.h"
#include "core/collect/confirmed_sources.h"
#include "core/collect/sources.h"
#include "ui/core/prompts.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/collect/collect_tab.h"
#include "ui/pages/collect/collect_text.h"
#include "ui/pages/collect/fetch_controller.h"
#include "ui/pages/collect/source_dialog.h"
#include "ui/pages/collect/source_text.h"
#include "ui/text/error_text.h"
#include "ui/widgets/list_view.h"
#include "ui/widgets/placeholder.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace accord::ui {
namespace {

constexpr std::int64_t kLines = 500; ///< of the log of one source: as many as are kept

bool isWhole(const FetchLine& line)
{
    return line.event == FetchEvent::Finished || line.event == FetchEvent::Unchanged;
}

/// Of a fetch, however it ended; or the beginning of one that goes on elsewhere.
bool isEnd(const FetchLine& line)
{
    return isWhole(line) || line.event == FetchEvent::Stopped || line.event == FetchEvent::Failed ||
           line.event == FetchEvent::Began;
}

} // namespace

SourceModel::SourceModel(Session& session, QObject* parent)
    : QObject(parent)
    , m_reading(session, this)
{}

void SourceModel::read()
{
    m_reading.read<Found>(
        [](Project& project) -> Result<Found> {
            Found found;
            ACCORD_TRY(found.sources, collect::sources(project));
            for (const collect::SourceStatus& each : found.sources) {
                ACCORD_TRY(const auto lines, collect::fetchLog(project, each.source.uuid, kLines));
                const auto whole = std::ranges::find_if(lines, isWhole);
                if (whole != lines.end()) {
                    found.brought[each.source.uuid] = text(whole->subject).section(QLatin1Char(' '), 0, 0).toLongLong();
                }
                const auto end = std::ranges::find_if(lines, isEnd);
                if (end != lines.end() && end->event == FetchEvent::Failed) {
                    found.failed[each.source.uuid] = *end;
                }
            }
            return found;
        },
        [this](Result<Found> found) {
            m_known = true;
            m_error.reset();
            if (found.ok()) {
                m_sources = std::move(found->sources);
                m_brought = std::move(found->brought);
                m_failed = std::move(found->failed);
            } else {
                m_error = found.error();
            }
            emit changed();
        });
}

std::vector<Source> SourceModel::wanted() const
{
    std::vector<Source> all;
    for (const collect::SourceStatus& each : m_sources) {
        all.push_back(each.source);
    }
    return all;
}

const collect::SourceStatus* SourceModel::at(qlonglong number) const
{
    const auto found = std::ranges::find_if(
        m_sources, [&](const collect::SourceStatus& each) { return numberOf(each.source.uuid) == number; });
    return found == m_sources.end() ? nullptr : &*found;
}

QString SourceModel::name(const Uuid& source) const
{
    const collect::SourceStatus* found = at(numberOf(source));
    return found == nullptr ? tr("removed source") : sourceName(found->source);
}

std::optional<std::int64_t> SourceModel::broughtLast(const Uuid& source) const
{
    const auto found = m_brought.find(source);
    return found == m_brought.end() ? std::nullopt : std::optional(found->second);
}

const FetchLine* SourceModel::failure(const Uuid& source) const
{
    const auto found = m_failed.find(source);
    return found == m_failed.end() ? nullptr : &found->second;
}

namespace {

constexpr std::int64_t kFewRequests = 20; ///< so many are sent without asking first

/// The lines of files, as UTF-8; a file that cannot be read has none.
std::vector<std::string> linesOf(const QStringList& files)
{
    std::vector<std::string> lines;
    for (const QString& name : files) {
        constexpr std::size_t kMostBytes = std::size_t{8} << 20U;
        const Result<std::string> text = readFile(name.toStdString(), kMostBytes);
        for (const QByteArray& line : QByteArray::fromStdString(text.ok() ? *text : std::string()).split('\n')) {
            if (const QByteArray address = line.trimmed(); !address.isEmpty() && !address.startsWith('#')) {
                lines.push_back(address.toStdString());
            }
        }
    }
    return lines;
}

std::vector<collect::FetchCost> valuesOf(const FetchController::Forecasts& forecasts)
{
    std::vector<collect::FetchCost> all;
    for (const auto& [source, forecast] : forecasts.known) {
        all.push_back(forecast);
    }
    return all;
}

QString refusedText(const FetchController::Forecasts& forecasts)
{
    QString sentences;
    for (const auto& [source, error] : forecasts.refused) {
        sentences += QLatin1Char('\n') + SourcesTab::tr("%1: %2").arg(sourceName(source), errorText(error));
    }
    return sentences;
}

} // namespace

SourcesTab::SourcesTab(const PageContext& context, const CollectActions& actions, SourceModel& book,
                       FetchController& controller, QWidget* parent)
    : CollectTab(context, QStringLiteral("sources"), tr("Sources"), parent)
    , m_actions(actions)
    , m_book(book)
    , m_controller(controller)
    , m_stack(new QStackedWidget(this))
    , m_empty(new Placeholder(this))
    , m_list(new ListView(this))
    , m_table(new ColumnModel<collect::SourceStatus>(
          this, sourceColumns(book, controller),
          {.id = [](const collect::SourceStatus& status) { return numberOf(status.source.uuid); }}))
    , m_problem(note())
    , m_about(note())
    , m_told(note())
    , m_content(new QWidget(this))
{
    build();
    connect(m_list, &ListView::opened, this, &SourcesTab::edit);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        say({});
        updateActions();
    });
    connect(&m_book, &SourceModel::changed, this, &SourcesTab::fill);
    connect(&m_controller, &FetchController::moved, this, &SourcesTab::fill);
    connect(&m_controller, &FetchController::finished, this, &SourcesTab::fetched);
}

void SourcesTab::build()
{
    m_list->setObjectName(QStringLiteral("sourceList"));
    m_list->setAccessibleName(tr("Sources"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setModel(m_table);
    m_list->setFirstStretches(true);
    m_problem->setForegroundRole(QPalette::WindowText);
    m_problem->setObjectName(QStringLiteral("sourceProblem"));
    m_about->setObjectName(QStringLiteral("sourceAbout"));
    m_told->setObjectName(QStringLiteral("sourceTold"));
    setStart(m_list);
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(inset(m_list), 1);
    column->addWidget(m_problem);
    column->addWidget(m_about);
    column->addWidget(m_told);
    column->addLayout(buttons({m_actions.add, m_actions.edit, m_actions.remove, m_actions.fetch, m_actions.fetchAll,
                               m_actions.stop, m_actions.forecast, m_actions.tokens}));
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_content);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_stack);
}

void SourcesTab::refresh()
{
    fill();
    updateActions();
}

void SourcesTab::fill()
{
    if (!m_book.known()) {
        return;
    }
    if (m_book.error()) {
        m_empty->say(QStringLiteral("warning"), tr("The sources cannot be read"), errorText(*m_book.error()));
        m_offered.reset();
        turnTo(m_stack, m_empty);
        return;
    }
    if (m_book.sources().empty()) {
        offerToAdd();
        return;
    }
    m_offered.reset();
    const bool first = m_table->rowCount() == 0;
    m_table->setRows(m_book.sources());
    if (first && m_table->rowCount() > 0) {
        m_list->setCurrentIndex(m_table->index(0, 0));
    }
    if (m_book.at(numberOf(m_added)) != nullptr) {
        m_list->choose(numberOf(m_added));
        m_added = {};
    }
    tellOfChosen();
    turnTo(m_stack, m_content);
    updateActions();
}

/// What the table has no room for, and what cannot be done without the mouse in a tool tip.
void SourcesTab::tellOfChosen()
{
    const std::vector<Source> sources = chosen();
    const collect::SourceStatus* one = sources.size() == 1 ? m_book.at(numberOf(sources.front().uuid)) : nullptr;
    const bool rests = one != nullptr && m_controller.live(one->source.uuid) == nullptr;
    const QString problem = rests ? failureText(*one, m_book, m_controller) : QString();
    sayInNote(m_problem, problem, true);
    m_problem->setVisible(!problem.isEmpty());
    m_about->setText(one == nullptr ? QString() : wantedText(one->source));
    m_about->setVisible(one != nullptr);
    m_told->setText(!m_said.isEmpty() || !rests || !mayLead() ? m_said : nextText(*one));
}

void SourcesTab::offerToAdd()
{
    updateActions();
    if (m_offered == mayLead()) {
        return; // the button may have the keyboard
    }
    m_offered = mayLead();
    m_table->setRows({});
    m_empty->say(QStringLiteral("collect"), tr("No source yet"),
                 tr("A source is a repository on GitHub, Gitee or another host, with the period and the keywords "
                    "for which issues are wanted. Issues from files come in with File > Import Issues."));
    m_empty->offer(m_actions.add);
    m_empty->offer(m_actions.addLinks);
    turnTo(m_stack, m_empty);
}

std::vector<Source> SourcesTab::chosen() const
{
    std::vector<Source> sources;
    for (const collect::SourceStatus& each : m_book.sources()) {
        for (const QModelIndex& row : m_list->selectionModel()->selectedRows()) {
            if (row.data(IdRole).toLongLong() == numberOf(each.source.uuid)) {
                sources.push_back(each.source);
            }
        }
    }
    return sources;
}

void SourcesTab::updateActions()
{
    const bool here = isVisible();
    const auto count = chosen().size();
    const bool free = !m_controller.running();
    const bool forecasting = m_controller.forecasting();
    const auto offer = [this](QAction* action, bool possible) { enable(action, possible, session()); };
    offer(m_actions.add, true);
    offer(m_actions.addLinks, true);
    offer(m_actions.edit, here && count == 1);
    offer(m_actions.remove, free && here && count > 0);
    offer(m_actions.fetch, free && here && count > 0 && !forecasting);
    offer(m_actions.fetchAll, free && !m_book.sources().empty() && !forecasting);
    offer(m_actions.forecast, free && here && count > 0 && !forecasting);
    offer(m_actions.stop, (m_controller.running() && !m_controller.stopping()) || forecasting);
    offer(m_actions.tokens, true);
}

void SourcesTab::say(const QString& sentence)
{
    m_said = sentence;
    tellOfChosen();
}

void SourcesTab::add()
{
    // What is wanted of one repository is often wanted of the next one too.
    Source source;
    if (!m_book.sources().empty()) {
        source.selection = m_book.sources().back().source.selection;
        source.selection.keywords.clear();
        source.selection.labels.clear();
    }
    ask(source);
}

void SourcesTab::edit()
{
    const std::vector<Source> sources = chosen();
    if (sources.size() == 1 && mayLead()) {
        ask(sources.front());
    }
}

void SourcesTab::ask(const Source& source)
{
    auto* dialog = new SourceDialog(source, context().prompts, window());
    connect(dialog, &SourceDialog::saved, this,
            [this, dialog, source] { keep(dialog, source.uuid.isNull() ? std::nullopt : std::optional(source)); });
    dialog->open();
}

void SourcesTab::keep(SourceDialog* dialog, const std::optional<Source>& seen)
{
    const auto saved = std::make_shared<Uuid>();
    session().write(
        [saved, source = dialog->source(), seen, me = session().me()](Project& project) -> Status {
            ACCORD_TRY(*saved, collect::saveSource(project, me, source, seen));
            return {};
        },
        dialog,
        [this, saved, dialog](const Status& status) {
            if (status.ok()) {
                m_added = *saved;
                say({});
                dialog->accept();
                m_book.read();
            } else {
                dialog->sayNotSaved(status.error());
            }
        },
        FailureTold::ByReceiver);
}

void SourcesTab::addFromLinks()
{
    const QString title = tr("Add Sources From Links");
    context().prompts.openFiles(this, title, tr("Lists of links (*.txt *.csv);;All files (*)"),
                                {this, [this, title](const QStringList& files) { addFrom(files, title); }});
}

void SourcesTab::addFrom(const QStringList& files, const QString& title)
{
    const auto sources = collect::sourcesOfLinks(linesOf(files));
    if (!sources.ok()) {
        context().prompts.tell(this, title, errorText(sources.error()));
        return;
    }
    write(
        title,
        [sources = *sources, me = session().me()](Project& project) -> Status {
            for (const Source& source : sources) {
                ACCORD_CHECK(collect::saveSource(project, me, source));
            }
            return {};
        },
        [this] { m_book.read(); });
}

void SourcesTab::remove()
{
    const std::vector<Source> sources = chosen();
    if (sources.empty()) {
        return;
    }
    const QString title = tr("Remove Source");
    const QString question =
        sources.size() == 1
            ? tr("%1 is not fetched any more. The issues that it brought into the project stay, with everything that "
                 "people said about them; what was fetched and not brought in goes.")
                  .arg(text(sources.front().repository))
            : tr("%n sources are not fetched any more. The issues that they brought into the project stay, with "
                 "everything that people said about them; what was fetched and not brought in goes.",
                 nullptr, static_cast<int>(sources.size()));
    const auto removeThem = [this, title, sources] {
        write(
            title,
            [sources, me = session().me()](Project& project) -> Status {
                for (const Source& source : sources) {
                    ACCORD_CHECK(collect::removeSource(project, me, source.uuid));
                }
                return {};
            },
            [this] { m_book.read(); });
    };
    context().prompts.confirm(this, {title, question, tr("Remove")}, {this, removeThem});
}

/// Sources that came with somebody else's copy of the project send requests wherever they say.
void SourcesTab::whenMayAsk(const std::vector<Source>& sources, const std::function<void()>& then)
{
    const std::vector<Source> unknown = collect::unconfirmed(sources);
    if (unknown.empty()) {
        then();
        return;
    }
    QStringList lines;
    for (const Source& source : unknown) {
        lines.append(tr("%1 at %2").arg(text(source.host + "/" + source.repository), text(source.base)));
    }
    const QString question = tr("These sources came with a copy of the project, and were never fetched from on this "
                                "computer:\n\n%1\n\nRequests are sent to these addresses, together with the token for "
                                "their host if you gave one. Do you want that?")
                                 .arg(lines.join(QLatin1Char('\n')));
    const auto confirmed = [this, unknown, then] {
        if (const Status kept = collect::confirm(unknown); !kept.ok()) {
            context().prompts.tell(this, tr("Fetch"), errorText(kept.error()));
        } else if (!m_controller.running()) {
            then();
        }
    };
    context().prompts.confirm(this, {tr("Fetch"), question, tr("Ask These Hosts")}, {this, confirmed});
}

void SourcesTab::forecast()
{
    const std::vector<Source> sources = chosen();
    whenMayAsk(sources, [this, sources] { forecast(sources); });
}

void SourcesTab::forecast(const std::vector<Source>& sources)
{
    m_controller.forecast(sources, [this](const Result<FetchController::Forecasts>& forecasts) {
        fill();
        if (forecasts.ok()) {
            say(forecastText(valuesOf(*forecasts)) + refusedText(*forecasts));
        } else if (forecasts.error().code != Errc::Cancelled) {
            say(errorText(forecasts.error()));
        }
    });
    updateActions();
}

void SourcesTab::fetch(bool all)
{
    const std::vector<Source> sources = all ? m_book.wanted() : chosen();
    if (!sources.empty() && !m_controller.running()) {
        whenMayAsk(sources, [this, sources] { forecastAndFetch(sources); });
    }
}

void SourcesTab::forecastAndFetch(const std::vector<Source>& sources)
{
    m_controller.forecast(sources, [this, sources](const Result<FetchController::Forecasts>& forecasts) {
        fill();
        if (!forecasts.ok()) {
            if (forecasts.error().code != Errc::Cancelled) {
                context().prompts.tell(this, tr("Fetch"), errorText(forecasts.error()));
            }
            return;
        }
        fetchNow(sources, *forecasts);
    });
    updateActions();
}

void SourcesTab::fetchNow(const std::vector<Source>& sources, const FetchController::Forecasts& forecasts)
{
    std::int64_t requests = 0;
    for (const collect::FetchCost& each : valuesOf(forecasts)) {
        requests += each.requests;
    }
    const QString told = forecastText(valuesOf(forecasts)) + refusedText(forecasts);
    const QString question =
        told + QLatin1Char('\n') + tr("It can be stopped at any time and goes on where it stopped.");
    const auto begin = [this, told, sources] {
        say(told);
        m_controller.fetch(sources);
    };
    if (requests <= kFewRequests) {
        begin();
    } else {
        context().prompts.confirm(this, {tr("Fetch"), question, tr("Fetch"), tr("Not Now")}, {this, begin});
    }
}

void SourcesTab::fetched(const Status& status)
{
    std::vector<collect::FetchOutcome> outcomes;
    for (const collect::SourceStatus& each : m_book.sources()) {
        if (const collect::FetchOutcome* outcome = m_controller.outcome(each.source.uuid)) {
            outcomes.push_back(*outcome);
        }
    }
    if (status.ok()) {
        say(outcomeText(outcomes));
    } else if (status.error().code == Errc::Cancelled) {
        say(tr("Stopped. What came so far is kept, and Fetch goes on from there."));
    } else {
        say(errorText(status.error()));
    }
    m_book.read();
}

} // namespace accord::ui
