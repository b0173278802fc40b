// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTest>

#include "tests/support/catch.h"
#include "tests/support/fake_prompts.h"
#include "tests/support/temp_folder.h"
#include "ui/app/main_window.h"
#include "ui/core/session.h"
#include "ui/pages/label/label_page.h"

#include <memory>
#include <optional>
#include <string>

namespace accord::test {

/// The real window on a real file: `issues` issues of accord/tests with numbers from 1, Ann and Bob, the round "Pilot";
/// Ann sits in front of it, on the Label page. Without a taxonomy file it has the one that ships with Accord.
class LabelBench
{
public:
    explicit LabelBench(int issues, bool blind = false, const std::string& taxonomy = {});

    [[nodiscard]] ui::MainWindow& window() { return *m_window; }
    [[nodiscard]] ui::LabelPage& page() { return *m_page; }
    [[nodiscard]] Project& project() { return m_window->session()->project(); }
    [[nodiscard]] std::filesystem::path file() const { return m_folder / "pilot.accord"; }
    [[nodiscard]] PersonId person(const std::string& name);
    [[nodiscard]] RoundId round() { return m_window->session()->round(); }
    [[nodiscard]] ItemId item(int number); ///< of the issue with that number

    /// What the file holds, after everything was written.
    [[nodiscard]] LabelContent label(int number, const std::string& person = "Ann");
    [[nodiscard]] std::string code(int number, const std::string& person = "Ann"); ///< "C.9", or empty
    [[nodiscard]] int current();                                                   ///< number of the issue in view

    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier); ///< wherever the focus is
    void type(const QString& text);
    void settle(); ///< waits until everything is written and told

    /// What another process does to the file.
    void labelElsewhere(int number, const std::string& person, const std::string& code);

    /// Closes the window and looks at the file as it is then.
    void close() { m_window.reset(); }

    void open(); ///< again, after close()

    FakePrompts prompts;

private:
    void make(int issues, bool blind, const std::string& taxonomy);

    TempFolder m_folder;
    std::unique_ptr<ui::MainWindow> m_window;
    ui::LabelPage* m_page = nullptr;
    std::vector<ItemId> m_items;
};

} // namespace accord::test
