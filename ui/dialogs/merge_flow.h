// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include "core/base/result.h"
#include "core/exchange/merge_questions.h"
#include "core/project/project.h"

#include <filesystem>
#include <vector>

class QWidget;

namespace accord::ui {

class Prompts;
class Session;

/// "312 labels, 1 person"; "nothing" if everything is zero.
QString countsText(const MergeCounts& counts);

/// What a merge brought, where the project as it was before is kept, and what was given anew.
QString mergeDone(const exchange::MergeReport& report);

/// Why files were not merged: what, which file, what to do. `project` is the open project's file.
QString mergeProblem(const Error& error);

/// The file is a project, but of another study, so that it can only be opened by itself.
bool isOtherProject(const Error& error);

/// One answer to what needs a look.
struct MergeAnswer
{
    QString word;    ///< as the merge calls it, or "same:7" for the person here with that number
    QString text;    ///< in the list of answers
    QString meaning; ///< what happens then, as a sentence
};

/// The answers that there are, the proposed one first; none where somebody should only know. Without "is somebody who
/// is here", which depends on the project.
QList<MergeAnswer> questionAnswers(exchange::MergeQuestionKind kind);

/// Merges packages and copies into the open project: asks for the files, looks through them in the background, shows
/// what they would bring and what needs a look, merges in the background, and says what came of it.
class MergeFlow : public QObject
{
    Q_OBJECT
public:
    MergeFlow(Session& session, Prompts& prompts, QWidget* window, QObject* parent);

    void start(const QStringList& files = {}); ///< without files somebody is asked for them

signals:
    void finished();                      ///< said or asked everything there is to say
    void openWanted(const QString& file); ///< it is another project, to be opened by itself

private:
    using Files = std::vector<std::filesystem::path>;

    void plan(const QStringList& files);
    void planned(const Files& files, const exchange::MergeReport& plan);
    void failed(const Files& files, const Error& error);
    [[nodiscard]] QString refusal(const exchange::MergeReport& plan) const;
    void merge(const Files& files, const MergeChoices& choices);
    void end(const QString& sentence);

    Session& m_session;
    Prompts& m_prompts;
    QWidget* m_window;
};

} // namespace accord::ui
