// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/dialogs/import_flow.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStringList>
#include <QWidget>

#include "core/base/reason.h"
#include "core/exchange/import_issues.h"
#include "core/exchange/taxonomy_files.h"
#include "core/exchange/written_taxonomy.h"
#include "core/project/backups.h"
#include "ui/core/jobs.h"
#include "ui/core/prompts.h"
#include "ui/core/session.h"
#include "ui/core/type_keys.h"
#include "ui/dialogs/label_import_dialog.h"
#include "ui/dialogs/taxonomy_preview.h"
#include "ui/text/error_text.h"

#include <memory>

namespace accord::ui {

FileKind fileKind(const QString& file)
{
    const QFileInfo info(file);
    if (info.isDir()) {
        return FileKind::Issues;
    }
    const QString suffix = info.suffix().toLower();
    if (suffix == QStringLiteral("accord")) {
        return FileKind::Project;
    }
    if (suffix == QStringLiteral("txt")) {
        return FileKind::Links;
    }
    if (suffix == QStringLiteral("md") || suffix == QStringLiteral("markdown")) {
        return FileKind::Taxonomy;
    }
    if (suffix == QStringLiteral("jsonl") || suffix == QStringLiteral("ndjson")) {
        return FileKind::Issues;
    }
    if (suffix == QStringLiteral("tsv") || suffix == QStringLiteral("xlsx") || suffix == QStringLiteral("ods")) {
        return FileKind::Labels;
    }
    QFile stream(file);
    const bool table = suffix == QStringLiteral("csv");
    if ((!table && suffix != QStringLiteral("json")) || !info.isFile() || !stream.open(QIODevice::ReadOnly)) {
        return FileKind::Unknown;
    }
    constexpr qint64 kEnough = 8192;
    const QByteArray head = stream.read(kEnough);
    if (table) {
        return exchange::isTaxonomyTable(head.toStdString()) ? FileKind::Taxonomy : FileKind::Labels;
    }
    if (head.contains("\"accord-taxonomy\"")) {
        return FileKind::Taxonomy;
    }
    // What the JSON export writes for each label; issues have neither.
    const bool labels = head.contains("\"annotator\"") && head.contains("\"verdict\"");
    return labels ? FileKind::Labels : FileKind::Issues;
}

namespace {

constexpr std::size_t kMostLines = 8;

struct ReportTextWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportReport)
};

/// "bad.csv:12: found 5 columns, expected 9"
QString problemLine(const Error& problem)
{
    const std::string place = problem.argument(0);
    const QString name = QFileInfo(QString::fromStdString(place)).fileName();
    return messageText(place.empty() ? problem.message() : problem.about(name.toStdString()).message());
}

} // namespace

QString reportText(const exchange::ImportReport& report)
{
    struct Line
    {
        std::int64_t count;
        QString sentence;
    };
    QStringList lines;
    for (const Line& line :
         {Line{report.issuesAdded - report.othersAdded, ReportTextWords::tr("New issues: %1")},
          Line{report.othersAdded, ReportTextWords::tr("New texts of other kinds: %1")},
          Line{report.textsAdded, ReportTextWords::tr("Issues that have a text now: %1")},
          Line{report.textsChanged, ReportTextWords::tr("Issues with a newer text: %1")},
          Line{report.textsOlder, ReportTextWords::tr("Left out, because the project has a newer text: %1")},
          Line{report.withoutDiscussion, ReportTextWords::tr("Issues whose comments are not in the files: %1")},
          Line{report.strayComments, ReportTextWords::tr("Comments left out, because no file has their issues: %1")},
          Line{report.unchanged, ReportTextWords::tr("Issues that were there already: %1")},
          Line{report.comments, ReportTextWords::tr("Comments: %1")},
          Line{report.itemsAdded, ReportTextWords::tr("New items of the round: %1")},
          Line{report.peopleAdded, ReportTextWords::tr("New people: %1")},
          Line{report.labels, ReportTextWords::tr("Labels: %1")},
          Line{report.labelsReplaced, ReportTextWords::tr("Labels that replace others: %1")},
          Line{report.decisions, ReportTextWords::tr("Decisions: %1")},
          Line{report.pullRequests, ReportTextWords::tr("Left out, because they are pull requests: %1")},
          Line{report.problemCount, ReportTextWords::tr("Left out, because they cannot be understood: %1")}}) {
        if (line.count > 0) {
            lines.append(line.sentence.arg(QLocale().toString(static_cast<qlonglong>(line.count))));
        }
    }
    for (const std::string& header : report.finalColumns) {
        lines.append(
            ReportTextWords::tr("The decisions are what the column “%1” says.").arg(QString::fromStdString(header)));
    }
    return lines.isEmpty() ? ReportTextWords::tr("There was nothing new in it.") : lines.join(QLatin1Char('\n'));
}

QString problemsText(const exchange::ImportReport& report)
{
    QStringList lines;
    for (std::size_t i = 0; i < report.problems.size() && i < kMostLines; ++i) {
        lines.append(problemLine(report.problems[i]));
    }
    const std::int64_t more = report.problemCount - static_cast<std::int64_t>(lines.size());
    if (more > 0) {
        lines.append(ReportTextWords::tr("and %1 more").arg(QLocale().toString(static_cast<qlonglong>(more))));
    }
    return lines.join(QLatin1Char('\n'));
}

namespace {

std::vector<std::filesystem::path> paths(const QStringList& files)
{
    std::vector<std::filesystem::path> list;
    for (const QString& file : files) {
        list.emplace_back(file.toStdString());
    }
    return list;
}

QString sentence(const exchange::TaxonomyReport& report)
{
    if (report.added + report.changed + report.retired == 0) {
        return ImportFlow::tr("The project has this taxonomy already (codebook %1).").arg(report.codebook);
    }
    return ImportFlow::tr("Codebook %1: %Ln new categories, %2 changed, %3 retired.", nullptr,
                          static_cast<int>(report.added))
        .arg(report.codebook)

        .arg(report.changed)
        .arg(report.retired);
}

} // namespace

ImportFlow::ImportFlow(Session& session, Prompts& prompts, const Actions& actions, QWidget* window, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_prompts(prompts)
    , m_actions(actions)
    , m_window(window)
{}

void ImportFlow::ask(const QStringList& files, const QString& title, const QString& filter, const Take& take)
{
    if (files.isEmpty()) {
        m_prompts.openFiles(m_window, title, filter, {this, take});
    } else {
        take(files);
    }
}

void ImportFlow::taxonomy(const QStringList& files)
{
    ask(files, tr("Import Taxonomy"), taxonomyFilter(),
        [this](const QStringList& chosen) { previewTaxonomy(chosen.front().toStdString()); });
}

// What people write by hand is shown as it is understood; what cannot be understood is told by the import itself.
void ImportFlow::previewTaxonomy(const std::filesystem::path& file)
{
    const auto source = exchange::taxonomySource(file.string());
    const auto preview = source.ok() ? exchange::previewTaxonomy(&m_session.project(), *source)
                                     : Result<exchange::TaxonomyPreview>(source.error());
    if (!preview.ok() || !preview->byHand) {
        takeTaxonomy(file, exchange::SameBy::Ask);
        return;
    }
    auto* dialog = new TaxonomyPreviewDialog(*preview, m_window);
    connect(dialog, &QDialog::accepted, this, [this, file] { takeTaxonomy(file, exchange::SameBy::Ask); });
    connect(dialog, &QDialog::rejected, this, &ImportFlow::finished);
    dialog->open();
}

void ImportFlow::takeTaxonomy(const std::filesystem::path& file, exchange::SameBy sameBy)
{
    const QString title = tr("Import Taxonomy");
    const auto report = std::make_shared<exchange::TaxonomyReport>();
    const auto taken = std::make_shared<std::shared_ptr<const Taxonomy>>();
    m_session.write(
        [report, taken, file, sameBy, me = m_session.me()](Project& project) -> Status {
            ACCORD_TRY(*report, exchange::importTaxonomy(project, file, me, sameBy));
            *taken = project.taxonomy();
            return {};
        },
        this,
        [this, report, taken, title, file](const Status& status) {
            if (status.ok() && report->asks) {
                const QString question =
                    tr("%n categories of the file have the code and the name of one of this project, but other "
                       "identifiers: the file was made anew, or comes from elsewhere. Are they the same?",
                       nullptr, static_cast<int>(report->matched));
                m_prompts.confirm(
                    m_window, {title, question, tr("They Are the Same")},
                    {this, [this, file] { takeTaxonomy(file, exchange::SameBy::Code); }, [this] { emit finished(); }});
                return;
            }
            m_prompts.tell(m_window, title,
                           status.ok() ? QStringList{sentence(*report), otherKeysText(m_actions, **taken)}
                                             .join(QLatin1Char('\n'))
                                             .trimmed()
                                       : errorText(status.error()));
            emit finished();
        },
        FailureTold::ByReceiver);
}

void ImportFlow::issues(const QStringList& files)
{
    const QString title = tr("Import Issues");
    ask(files, title, tr("Issues (*.json *.jsonl *.ndjson)"), [this, title](const QStringList& chosen) {
        run(title,
            [list = paths(chosen), me = m_session.me()](Project& project, Accepted accepted, Progress& progress,
                                                        const std::stop_token& stop) {
                return exchange::importIssues(project, list, accepted.malformed, progress, stop, me);
            },
            {});
    });
}

void ImportFlow::texts(const QStringList& files)
{
    const QString title = tr("Import Other Texts");
    const QString kinds = tr("Texts (*.json *.jsonl *.ndjson *.csv *.tsv *.xlsx *.ods *.txt *.md *.markdown *.docx "
                             "*.odt *.html *.htm *.xhtml *.vtt *.srt)");
    ask(files, title, kinds, [this, title](const QStringList& chosen) {
        run(title,
            [list = paths(chosen), me = m_session.me()](Project& project, Accepted accepted, Progress& progress,
                                                        const std::stop_token& stop) {
                return exchange::importTexts(project, list, {}, accepted.malformed, progress, stop, me);
            },
            {});
    });
}

void ImportFlow::links(const QStringList& files)
{
    const QString title = tr("Import Links");
    ask(files, title, tr("Lists of links (*.txt)"), [this, title](const QStringList& chosen) {
        run(title,
            [list = paths(chosen), me = m_session.me()](Project& project, Accepted accepted, Progress& progress,
                                                        const std::stop_token& stop) {
                return exchange::importLinks(project, list, accepted.malformed, progress, stop, me);
            },
            {});
    });
}

void ImportFlow::labels(const QStringList& files)
{
    const QString title = tr("Import Labels");
    if (m_session.project().taxonomy()->empty()) {
        m_prompts.tell(m_window, title,
                       tr("Labels are codes of a taxonomy, and this project has none yet. Please "
                          "import the taxonomy first."));
        return;
    }
    ask(files, title, tr("Labels (*.csv *.tsv *.txt *.xlsx *.ods *.json)"),
        [this](const QStringList& chosen) { askAboutLabels(chosen); });
}

void ImportFlow::askAboutLabels(const QStringList& files)
{
    auto* dialog = new LabelImportDialog(m_session.project(), paths(files), m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { startLabels(dialog->import()); });
    if (!dialog->problem().isEmpty()) {
        m_prompts.tell(m_window, tr("Import Labels"), dialog->problem());
        delete dialog;
        return;
    }
    dialog->open();
}

void ImportFlow::startLabels(const exchange::LabelImport& import)
{
    const auto showRound = [this, name = import.round] {
        const Result<Round> round = m_session.project().roundNamed(name);
        if (round.ok()) {
            m_session.setRound(round->id);
        }
    };
    run(
        tr("Import Labels"),
        [import, me = m_session.me()](Project& project, Accepted accepted, Progress& progress,
                                      const std::stop_token& stop) {
            exchange::LabelImport what = import;
            what.malformed = accepted.malformed;
            what.replace = accepted.replace;
            what.by = me;
            // Where none can be made the import goes on: it only adds.
            (void)backups::makeIfChanged(project, backups::Occasion::BeforeBulk, stop);
            return exchange::importLabels(project, what, progress, stop);
        },
        {}, showRound);
}

bool ImportFlow::dropped(const QStringList& files)
{
    QStringList taxonomies;
    QStringList issueFiles;
    QStringList lists;
    QStringList tables;
    for (const QString& file : files) {
        switch (fileKind(file)) {
        case FileKind::Taxonomy:
            taxonomies.append(file);
            break;
        case FileKind::Issues:
            issueFiles.append(file);
            break;
        case FileKind::Links:
            lists.append(file);
            break;
        case FileKind::Labels:
            tables.append(file);
            break;
        case FileKind::Project:
        case FileKind::Unknown:
            break;
        }
    }
    if (!taxonomies.isEmpty()) {
        taxonomy(taxonomies);
    }
    if (!issueFiles.isEmpty()) {
        issues(issueFiles);
    }
    if (!lists.isEmpty()) {
        links(lists);
    }
    if (!tables.isEmpty()) {
        labels(tables);
    }
    return !(taxonomies.isEmpty() && issueFiles.isEmpty() && lists.isEmpty() && tables.isEmpty());
}

void ImportFlow::run(const QString& title, const Import& import, Accepted accepted, const std::function<void()>& then)
{
    const auto report = std::make_shared<exchange::ImportReport>();
    m_session.writeLong(
        title,
        [import, accepted, report](Project& project, Progress& progress, const std::stop_token& stop) -> Status {
            ACCORD_TRY(*report, import(project, accepted, progress, stop));
            return {};
        },
        this,
        [this, title, import, accepted, report, then](const Status& status) {
            if (status.ok()) {
                done(title, import, accepted, *report, then);
                return;
            }
            if (status.error().reason == Reason::WouldReplaceLabel) {
                const auto again = [this, title, import, accepted, then] {
                    run(title, import, {accepted.malformed, true}, then);
                };
                m_prompts.confirm(m_window, {title, errorText(status.error()), tr("Replace Them")},
                                  {this, again, [this] { emit finished(); }});
                return;
            }
            m_prompts.tell(m_window, title,
                           status.error().code == Errc::Cancelled
                               ? tr("The import was cancelled. The project is as it was before.")
                               : errorText(status.error()));
            emit finished();
        });
}

void ImportFlow::done(const QString& title, const Import& import, Accepted accepted,
                      const exchange::ImportReport& report, const std::function<void()>& then)
{
    if (!report.written && report.problemCount > 0) {
        const QString text =
            tr("Some parts of the files cannot be understood, so nothing was imported yet:\n\n%1\n\nLeave them out and "
               "import the rest?")
                .arg(problemsText(report));
        const auto again = [this, title, import, accepted, then] {
            run(title, import, {exchange::Malformed::LeaveOut, accepted.replace}, then);
        };
        m_prompts.confirm(m_window, {title, text, tr("Leave Them Out")}, {this, again, [this] { emit finished(); }});
        return;
    }
    if (then) {
        then();
    }
    m_prompts.tell(m_window, title, reportText(report));
    emit finished();
}

} // namespace accord::ui
