// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include "core/labelling/labelling.h"
#include "tests/support/demo_project.h"
#include "tests/support/fake_prompts.h"
#include "ui/app/main_window.h"
#include "ui/dialogs/merge_dialog.h"
#include "ui/dialogs/merge_questions.h"

#include <filesystem>
#include <memory>
#include <string>

namespace accord::test {

inline constexpr const char* kLead = "Jonas Lindqvist";
inline constexpr const char* kVolunteer = "Mira Okafor";

/// The window with the demo project in it, as the lead has it, and what comes back to be merged.
class SharingBench
{
public:
    SharingBench();

    DemoProject demo;
    FakePrompts prompts;
    std::unique_ptr<ui::MainWindow> window;

    /// A package for the volunteer, of everything or of one round.
    [[nodiscard]] std::filesystem::path package(const char* name = "mira.accord", const char* round = "");
    /// A whole copy of the project as it is now.
    [[nodiscard]] std::filesystem::path copy(const char* name);

    void drop(const QStringList& files); ///< onto the window
    ui::MergeDialog& dropped(const QStringList& files);
    ui::MergeDialog& dialog(); ///< once what was dropped has been looked through

    [[nodiscard]] ui::Session& session() const { return *window->session(); }
    [[nodiscard]] int backups() const; ///< that were made before a merge

    /// The code of the volunteer's label on the first item of the pilot, as the window's project has it.
    [[nodiscard]] std::string firstCode() const;
};

/// Labels the volunteer's first item of the pilot in a file.
void labelFirst(const std::filesystem::path& file, const std::string& person, const std::string& code);

void showActive(ui::MainWindow& window);
QString textOf(const std::filesystem::path& file);

/// The row whose sentence contains that.
ui::MergeQuestionRow* rowAbout(const ui::MergeDialog& dialog, const QString& what);

} // namespace accord::test
