// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include "core/exchange/import_report.h"
#include "core/exchange/labels/import_labels.h"
#include "core/exchange/taxonomy_files.h"
#include "core/project/project.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <vector>

class QWidget;

namespace accord::ui {

class Actions;
class Prompts;
class Session;

/// What a file seems to hold.
enum class FileKind : std::uint8_t { Unknown, Project, Taxonomy, Issues, Links, Labels };

/// From the name, and for JSON from the first few thousand bytes. A folder holds issues.
FileKind fileKind(const QString& file);

/// What an import brought, as sentences: only what is not zero.
QString reportText(const exchange::ImportReport& report);

/// The first parts of the files that could not be understood, a line each with file and line, and how many more.
QString problemsText(const exchange::ImportReport& report);

/// Brings files into the project: asks for them, reads them in the background, asks again when parts of them cannot be
/// understood, and says what came of it.
class ImportFlow : public QObject
{
    Q_OBJECT
public:
    ImportFlow(Session& session, Prompts& prompts, const Actions& actions, QWidget* window, QObject* parent);

    // Without files somebody is asked for them.
    void taxonomy(const QStringList& files = {});
    void issues(const QStringList& files = {});
    void texts(const QStringList& files = {});
    void links(const QStringList& files = {});
    void labels(const QStringList& files = {});

    /// Each file as what it seems to be. False when none of them can be imported.
    bool dropped(const QStringList& files);

    /// Starts the import that the dialog of labels() put together.
    void startLabels(const exchange::LabelImport& import);

signals:
    void finished(); ///< said or asked everything there is to say

private:
    using Files = std::vector<std::filesystem::path>;
    /// What somebody accepted when they were asked.
    struct Accepted
    {
        exchange::Malformed malformed = exchange::Malformed::Refuse;
        bool replace = false;
    };
    using Import = std::function<Result<exchange::ImportReport>(Project&, Accepted, Progress&, const std::stop_token&)>;

    void previewTaxonomy(const std::filesystem::path& file);
    void takeTaxonomy(const std::filesystem::path& file, exchange::SameBy sameBy);
    using Take = std::function<void(const QStringList& files)>;
    void ask(const QStringList& files, const QString& title, const QString& filter, const Take& take);
    void askAboutLabels(const QStringList& files);
    void run(const QString& title, const Import& import, Accepted accepted, const std::function<void()>& then = {});
    void done(const QString& title, const Import& import, Accepted accepted, const exchange::ImportReport& report,
              const std::function<void()>& then);

    Session& m_session;
    Prompts& m_prompts;
    const Actions& m_actions;
    QWidget* m_window;
};

} // namespace accord::ui
