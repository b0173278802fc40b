// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDesktopServices>
#include <QMainWindow>
#include <QTest>
#include <QTextBrowser>
#include <QUndoStack>

#include "core/exchange/import_issues.h"
#include "core/labelling/queue.h"
#include "core/labelling/reading.h"
#include "core/sqlite/database.h"
#include "core/study/rounds.h"
#include "tests/support/catch.h"
#include "tests/support/fake_prompts.h"
#include "tests/support/files.h"
#include "tests/support/temp_folder.h"
#include "tests/ui/waiting.h"
#include "ui/core/actions.h"
#include "ui/core/session.h"
#include "ui/widgets/reader/reader.h"

#include <memory>
#include <string>
#include <vector>

namespace accord::test {

/// A reader in a window of its own over the issues of one file.
class ReaderBench
{
public:
    /// `change`: SQL that is done in the project before it is read, as by somebody who forges one.
    explicit ReaderBench(const std::filesystem::path& file, const std::string& change = {})
    {
        {
            auto project = Project::create(m_folder / "read.accord", "Reading");
            REQUIRE(project.ok());
            NoProgress quiet;
            REQUIRE(exchange::importIssues(*project, {file}, exchange::Malformed::Refuse, quiet, {}).ok());
            study::RoundPlan plan;
            plan.name = "All";
            REQUIRE(study::startRound(*project, plan).ok());
            if (!change.empty()) {
                REQUIRE(project->database().execute(change).ok());
            }
        }
        auto opened = ui::Session::open(m_folder / "read.accord");
        REQUIRE(opened.ok());
        session = std::move(*opened);
        const auto entries = labelling::queue(session->project(), session->round(), {});
        for (const labelling::QueueEntry& entry : *entries) {
            issues.push_back(*labelling::issueOf(session->project(), entry.item));
        }
        reader = new ui::Reader({*session, actions, prompts, undo}, &window, QStringLiteral("test"), &window);
        window.setCentralWidget(reader);
        window.resize(800, 700);
        window.show();
        window.activateWindow();
        REQUIRE(waitUntilActive(&window));
        reader->setFocus();
    }

    /// One issue with this body; `comments` is the text of a JSON list.
    static std::string issueJson(const std::string& body, const std::string& comments = "[]")
    {
        return R"({"html_url":"https://github.com/accord/tests/issues/1","number":1,"title":"A title","state":"closed",)"
               R"("state_reason":"completed","user":{"login":"ada"},"author_association":"MEMBER",)"
               R"("created_at":"2025-03-14T09:12:00Z","labels":[{"name":"good first issue"}],"body":")" +
               body + R"(","comments_list":)" + comments + "}";
    }

    void finish()
    {
        REQUIRE(waitFor([this] { return reader->isComplete(); }));
    }
    void open(std::size_t index)
    {
        reader->open(issues.at(index));
        finish();
    }
    [[nodiscard]] QString text() { return reader->text().toPlainText(); }

private:
    TempFolder m_folder;

public:
    std::unique_ptr<ui::Session> session;
    ui::Actions actions;
    FakePrompts prompts;
    QUndoStack undo;
    QMainWindow window;
    ui::Reader* reader = nullptr;
    std::vector<IssueId> issues;
};

/// Collects what the desktop is asked to open; a browser that shows nothing has the slot that it takes.
class Desktop : public QTextBrowser
{
public:
    Desktop()
    {
        for (const char* scheme : {"http", "https", "file", "javascript"}) {
            QDesktopServices::setUrlHandler(QString::fromLatin1(scheme), this, "setSource");
        }
    }
    ~Desktop() override
    {
        for (const char* scheme : {"http", "https", "file", "javascript"}) {
            QDesktopServices::unsetUrlHandler(QString::fromLatin1(scheme));
        }
    }
    QList<QUrl> opened;

protected:
    void doSetSource(const QUrl& url, QTextDocument::ResourceType) override { opened << url; }
};

} // namespace accord::test
