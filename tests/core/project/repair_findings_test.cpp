// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/messages/catalogue.h"
#include "core/project/repair.h"
#include "core/sqlite/database.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace accord;
using namespace accord::test;

namespace {

std::string unescaped(std::string xml)
{
    for (const auto& [entity, character] : {std::pair("&quot;", "\""), std::pair("&apos;", "'"), std::pair("&lt;", "<"),
                                            std::pair("&gt;", ">"), std::pair("&amp;", "&")}) {
        xml = text::replacedAll(xml, entity, character);
    }
    return xml;
}

// What stands between two tags from `at` on, which is moved behind it.
std::string within(const std::string& xml, const std::string& tag, std::size_t& at)
{
    const std::string open = "<" + tag + ">";
    const std::size_t from = std::min(xml.find(open, at), xml.size() - open.size()) + open.size();
    at = std::min(xml.find("</" + tag + ">", from), xml.size());
    return unescaped(xml.substr(from, at - from));
}

// The sentences of core/messages in the Chinese catalogue, without Qt.
std::map<std::string, std::string> chineseMessages()
{
    const std::string file = readFile(sourceFolder() / "resources/translations/accord_zh_CN.ts");
    const std::size_t start = file.find("<name>Messages</name>");
    const std::string context = file.substr(start, file.find("</context>", start) - start);
    std::map<std::string, std::string> messages;
    for (std::size_t at = 0; context.find("<source>", at) != std::string::npos;) {
        std::string english = within(context, "source", at);
        messages[std::move(english)] = within(context, "translation", at);
    }
    return messages;
}

struct FindingInBoth
{
    const char* tampering;
    std::string english;
    std::string chinese;
};

const std::string kNobody = ", where nobody's work can have put it; go back to a backup from before the file was "
                            "merged that brought it";
const std::string kNobodyChinese = "，任何人的操作都不可能使它达到该值；请恢复到合并引入它的文件之前的备份";

// Entry 5 of the log is the label.
const std::vector<FindingInBoth> kTold = {
    {"PRAGMA ignore_check_constraints = ON; UPDATE item SET occurrence = 0; PRAGMA ignore_check_constraints = OFF",
     "the file is damaged; SQLite says: CHECK constraint failed in item",
     "文件已损坏；SQLite 报告：CHECK constraint failed in item"},
    {"PRAGMA foreign_keys = OFF; UPDATE event SET import_id = 99 WHERE kind = 'label'",
     "a reference leads nowhere: row 5 of the table event names a row of import that is gone",
     "有引用指向不存在的内容：表 event 的第 5 行引用了表 import 中不存在的行"},
    {"PRAGMA foreign_keys = OFF; UPDATE label SET category_id = 99",
     "a reference leads nowhere: a row of the table label names a row of category that is gone",
     "有引用指向不存在的内容：表 label 中有一行引用了表 category 中不存在的行"},
    {"INSERT INTO assigned_item SELECT seq, item_id, 1 FROM event WHERE kind = 'label'",
     "an item is handed out by entry 5 of the log, which is no assignment",
     "有条目由日志的第 5 条记录分配，而该记录并非分配"},
    {"INSERT INTO assigned_item SELECT seq, item_id, 1 FROM event WHERE kind = 'label';"
     "UPDATE event SET kind = 'assignment', round_id = NULL WHERE kind = 'label'",
     "an item is handed out by entry 5 of the log, which is about another round",
     "有条目由日志的第 5 条记录分配，而该记录属于另一轮次"},
    {"UPDATE event SET clock = 2000000000000 WHERE kind = 'label'",
     "the logical clock of an entry of the log stands at 2000000000000" + kNobody,
     "日志中一条记录的逻辑时钟为 2000000000000" + kNobodyChinese},
    {"UPDATE event SET clock = -1 WHERE kind = 'label'",
     "the logical clock of an entry of the log stands below zero, at -1" + kNobody,
     "日志中一条记录的逻辑时钟为负，即 -1" + kNobodyChinese},
    {"INSERT OR REPLACE INTO project (key, value) VALUES ('clock', '2000000000000')",
     "the logical clock of the project stands at 2000000000000" + kNobody,
     "项目的逻辑时钟为 2000000000000" + kNobodyChinese},
    {"UPDATE item SET position = 2000000000", "the place of an item in its round is number 2000000000" + kNobody,
     "一个条目在其轮次中的位置为 2000000000" + kNobodyChinese},
};

} // namespace

TEST_CASE("Check: each kind of finding is a sentence in English and in Chinese", "[project]")
{
    const auto chinese = chineseMessages();
    REQUIRE(chinese.size() > 600);
    const auto translate = [&](const char* text) {
        const auto found = chinese.find(text);
        return found == chinese.end() ? "not translated: " + std::string(text) : found->second;
    };
    std::set<Reason> kinds;
    for (const FindingInBoth& told : kTold) {
        INFO(told.tampering);
        Sample sample(1, 1);
        sample.give(0, 0, "A.1");
        must(sample.project.database().execute(told.tampering));
        const Integrity found = must(checkIntegrity(sample.project));
        CHECK_FALSE(found.sound());
        REQUIRE(found.findings.size() == 1);
        const Message& finding = found.findings.front();
        CHECK(messages::fits(finding));
        CHECK(messages::sentence(finding) == told.english);
        CHECK(messages::sentence(finding, translate) == told.chinese);
        CHECK(found.damaged == (finding.reason == Reason::SqliteFinds));
        kinds.insert(finding.reason);
    }
    CHECK(kinds.size() == 9);
}
