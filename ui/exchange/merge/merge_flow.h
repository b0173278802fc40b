// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

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

/// Merges packages and copies into the open project: asks for the files, looks through them in the background, shows
/// what they would bring and what needs a look, merges in the background, and says what came of it.
class MergeFlow : public QObject
{
    Q_OBJECT
public:
    MergeFlow(Session& session, Prompts& prompts, QWidget* window, QObject* parent);

    void start(QStringList files = {}); ///< without files somebody is asked for them

signals:
    void finished();                      ///< said or asked everything there is to say
    void openWanted(const QString& file); ///< it is another project, to be opened by itself

private:
    using Files = std::vector<std::filesystem::path>;

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
