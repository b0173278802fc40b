// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QTest>
#include <QWidget>

#include "core/collect/sources.h"
#include "core/model/collect.h"
#include "core/project/project.h"
#include "tests/support/catch.h"
#include "tests/support/fake_prompts.h"
#include "tests/support/temp_folder.h"
#include "ui/app/main_window.h"
#include "ui/core/keyring.h"
#include "ui/pages/collect/collect_page.h"
#include "ui/widgets/list_view.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace accord::test {

/// A keyring in memory, or one that does not work, or does not answer.
class FakeKeyring final : public ui::Keyring
{
public:
    void read(const QString& name, Read done) override;
    void write(const QString& name, const QString& secret, Done done) override;
    void remove(const QString& name, Done done) override;

    bool broken = false;
    bool silent = false;                        ///< what is read is kept waiting
    std::vector<std::function<void()>> waiting; ///< answers, when they are called
    std::map<QString, QString> secrets;
};

/// The whole window on a project without issues, led by Lea; Ann labels. The page Collect is open.
class CollectBench
{
public:
    explicit CollectBench(const char* as = "Lea");
    ~CollectBench();
    CollectBench(const CollectBench&) = delete;
    CollectBench& operator=(const CollectBench&) = delete;

    [[nodiscard]] Project& project();
    [[nodiscard]] ui::CollectPage& page() { return *m_page; }
    [[nodiscard]] ui::MainWindow& window() { return *m_window; }
    [[nodiscard]] FakeKeyring& keyring() { return *m_keyring; }
    [[nodiscard]] PersonId person(const std::string& name);
    [[nodiscard]] std::filesystem::path file() const { return m_folder / "collect.accord"; }
    [[nodiscard]] const TempFolder& folder() const { return m_folder; }

    void settle();                                                           ///< everything is written, told and read
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier); ///< to what has the focus
    void type(const QString& text);
    void tab(int number); ///< Alt and the number, and what it reads

    /// A source as somebody else adds it.
    Source addSource(const std::string& address, const std::vector<std::string>& keywords = {});

    /// What the so-manieth fetch would have brought: issues of the source, all of them complete.
    void mirror(const Source& source, const std::vector<FetchedIssue>& issues, std::int64_t pass = 1);

    /// The dialog of that name, once it is there.
    [[nodiscard]] QWidget* dialog(const char* name);

    template <class T>
    T* in(const QWidget* widget, const char* name)
    {
        T* found = widget->findChild<T*>(QString::fromLatin1(name));
        REQUIRE(found != nullptr);
        return found;
    }

    template <class T>
    T* in(const char* name)
    {
        return in<T>(m_page, name);
    }

    /// The text of a cell of a list.
    [[nodiscard]] static QString cell(const QAbstractItemView* list, int row, int column);

private:
    TempFolder m_folder;
    FakeKeyring* m_keyring;

public:
    FakePrompts prompts;

private:
    std::unique_ptr<ui::MainWindow> m_window; ///< asks the prompts, and goes before them
    ui::CollectPage* m_page = nullptr;
};

/// An issue of "alpha/one" as a host hands it out.
FetchedIssue hostIssue(int number, const std::string& title, const std::string& body,
                       const std::string& createdAt = "2024-03-14T09:12:00Z");

} // namespace accord::test
