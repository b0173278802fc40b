// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTest>
#include <QUndoStack>
#include <QWidget>

#include "core/reconcile/decisions.h"
#include "tests/support/catch.h"
#include "tests/support/fake_prompts.h"
#include "tests/support/temp_folder.h"
#include "ui/core/actions.h"
#include "ui/core/page.h"
#include "ui/core/session.h"

#include <memory>
#include <string>

namespace accord::test {

/// A project file with a round of seven items, four annotators (Ann, Bob, Cy, Dee) and five conflicts, opened as the
/// window does, with what a page gets around it.
///
/// | issue       | Ann | Bob | Cy  | Dee | stands                          |
/// |-------------|-----|-----|-----|-----|---------------------------------|
/// | vllm#1      | C.9 | C.9 | C.9 | C.9 | unanimous                       |
/// | vllm#2      | C.5 | C.9 | C.9 | C.9 | themes differ, majority C.9     |
/// | vllm#3      | A.2 | C.9 | C.9 | B.1 | types differ, no majority       |
/// | vllm#4      | C.5 | C.5 | C.9 | C.9 | themes differ, no majority      |
/// | vllm#5      | B.1 | B.1 | B.1 | B.1 | unanimous                       |
/// | vllm#6      | C.1 | C.1 | C.1 | C.9 | themes differ, majority C.1     |
/// | deepspeed#7 | C.2 | C.2 | C.2 | C.3 | themes differ, majority C.2     |
class PageBench
{
public:
    PageBench();

    /// Shows the page as a window with the keyboard on it, and waits until it has its round.
    void open(ui::Page& page);

    /// Waits until everything is written and told.
    void settle();

    [[nodiscard]] ItemId item(const std::string& number) const; ///< "3"
    [[nodiscard]] PersonId person(const std::string& name) const;
    [[nodiscard]] CategoryId category(const std::string& code) const;
    [[nodiscard]] DecisionContent decision(const std::string& number);
    [[nodiscard]] int decided(); ///< items, in the file

    /// What another process does to the file.
    void decideElsewhere(const std::string& number, const std::string& code);
    void labelElsewhere(const std::string& number, const std::string& name, const std::string& code);

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString& text);

    [[nodiscard]] ui::PageContext context() { return {*session, actions, prompts, undo}; }
    [[nodiscard]] std::filesystem::path file() const { return m_folder / "round.accord"; }
    [[nodiscard]] const TempFolder& folder() const { return m_folder; }

private:
    void make();

    TempFolder m_folder;
    QWidget* m_page = nullptr;

public:
    std::unique_ptr<ui::Session> session;
    ui::Actions actions;
    FakePrompts prompts;
    QUndoStack undo;
    RoundId round;
};

/// A file that another process imports: it lists the issue of vllm as it stands, and once more with other labels of
/// Ann, Bob, Cy and Dee ("C.5,C.9,C.9,C.9").
void labelAgain(PageBench& bench, const std::string& number, const std::string& codes);

template <class T>
T* child(const QWidget& page, const char* name)
{
    T* found = page.findChild<T*>(QString::fromLatin1(name));
    REQUIRE(found != nullptr);
    return found;
}

} // namespace accord::test
