// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QTest>
#include <QWidget>

#include "core/project/project.h"
#include "tests/support/catch.h"
#include "tests/support/fake_prompts.h"
#include "tests/support/temp_folder.h"
#include "ui/app/main_window.h"
#include "ui/pages/study/study_page.h"
#include "ui/widgets/list_view.h"

#include <memory>
#include <string>

namespace accord::test {

/// The whole window on a study of 60 issues in three repositories (30 of alpha/one, 20 of beta/two, 10 of gamma/three;
/// 2023 to 2025; every third one closed) with Lea, who leads it, Ann, Bob and Cy, who label, and Olaf, who looks on.
/// The Study page is open.
class StudyBench
{
public:
    explicit StudyBench(const char* as = "Lea");

    [[nodiscard]] Project& project();
    [[nodiscard]] ui::StudyPage& page() { return *m_page; }
    [[nodiscard]] ui::MainWindow& window() { return *m_window; }
    [[nodiscard]] PersonId person(const std::string& name);
    [[nodiscard]] const Round& round(const std::string& name);
    [[nodiscard]] std::filesystem::path file() const { return m_folder / "study.accord"; }
    [[nodiscard]] const TempFolder& folder() const { return m_folder; }

    void settle();                                                           ///< everything is written, told and read
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier); ///< to what has the focus
    void type(const QString& text);
    [[nodiscard]] QAction* action(const char* id);

    /// A round as somebody else makes it: all issues of the frame, drafted and, if asked for, started.
    void makeRound(const std::string& name, RoundPurpose purpose, bool start, std::int64_t first = 0);

    /// What people label in it: everybody the same, but Cy says otherwise on every fourth issue.
    void labelAll(const std::string& round, int leaveOpen = 0);

    /// The dialog of that name, once it is there.
    [[nodiscard]] QWidget* dialog(const char* name);

    template <class T>
    T* in(const QWidget* widget, const char* name)
    {
        T* found = widget->findChild<T*>(QString::fromLatin1(name));
        REQUIRE(found != nullptr);
        return found;
    }

    /// The text of a cell of a list.
    [[nodiscard]] static QString cell(const QAbstractItemView* list, int row, int column);

private:
    void make();

    TempFolder m_folder;

public:
    FakePrompts prompts;

private:
    std::unique_ptr<ui::MainWindow> m_window; ///< asks the prompts, and goes before them
    ui::StudyPage* m_page = nullptr;
};

} // namespace accord::test
