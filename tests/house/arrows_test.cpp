// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/house/arrows.h"
#include "tests/support/catch.h"

using namespace accord::house;

namespace {

std::string findings(const std::string& path, const std::string& text)
{
    return print(wrongArrows({path, text}));
}

} // namespace

TEST_CASE("A file lies in the layer of its folder, however deep")
{
    CHECK(layerOf("core/store/statement.h") == "core/store");
    CHECK(layerOf("core/store/events/insert.h") == "core/store");
    CHECK(layerOf("tests/core/store/statement_test.cpp") == "tests");
    CHECK(layerOf("ui/pages/label/label_page.h") == "ui/pages/label");
    CHECK(layerOf("ui/pages/label_page.h").empty());
    CHECK(layerOf("core/storage/statement.h").empty());
    CHECK(layerOf("statement.h").empty());
}

TEST_CASE("An arrow that is not drawn is found with its line")
{
    CHECK(findings("core/model/issue.h", "#pragma once\n\n#include \"core/store/statement.h\"\n") ==
          "core/model/issue.h:3: no arrow leads from core/model to core/store (\"core/store/statement.h\").\n");
    CHECK_FALSE(findings("core/labelling/a.cpp", "#include \"core/reconcile/b.h\"").empty());
    CHECK_FALSE(findings("core/labelling/a.cpp", "#include \"core/net/b.h\"").empty());
    CHECK_FALSE(findings("core/agreement/a.cpp", "#include \"core/store/b.h\"").empty());
    CHECK_FALSE(findings("core/base/a.cpp", "#include \"core/model/b.h\"").empty());
    CHECK_FALSE(findings("ui/pages/label/deep/a.cpp", " # include \"core/store/b.h\"").empty());
    CHECK_FALSE(findings("ui/pages/label/a.cpp", "#include \"core/format/b.h\"").empty());
    CHECK_FALSE(findings("ui/pages/label/a.cpp", "#include \"ui/pages/reconcile/b.h\"").empty());
    CHECK_FALSE(findings("ui/widgets/a.cpp", "#include \"ui/app/b.h\"").empty());
    CHECK_FALSE(findings("ui/core/a.cpp", "#include \"ui/widgets/b.h\"").empty());
    CHECK_FALSE(findings("app/cli/a.cpp", "#include \"ui/core/b.h\"").empty());
    CHECK_FALSE(findings("core/store/a.cpp", "#include \"tests/support/files.h\"").empty());
}

TEST_CASE("Arrows that are drawn pass")
{
    CHECK(findings("core/store/a.cpp", "#include \"core/store/events/b.h\"\n#include \"core/base/result.h\"").empty());
    CHECK(findings("core/project/a.cpp", "#include \"core/store/b.h\"\n#include \"core/agreement/b.h\"").empty());
    CHECK(findings("core/collect/a.cpp", "#include \"core/net/b.h\"\n#include \"core/project/b.h\"").empty());
    CHECK(findings("ui/pages/reconcile/a.cpp", "#include \"core/agreement/b.h\"\n#include \"ui/widgets/b.h\"").empty());
    CHECK(findings("ui/pages/new/a.cpp", "#include \"ui/pages/new/b.h\"\n#include \"ui/core/page.h\"").empty());
    CHECK(findings("ui/app/a.cpp", "#include \"ui/pages/reconcile/b.h\"").empty());
    CHECK(findings("app/gui/main.cpp", "#include \"ui/app/b.h\"").empty());
    CHECK(findings("tests/core/a_test.cpp", "#include \"core/store/b.h\"\n#include \"a_test.moc\"").empty());
}

TEST_CASE("A library is seen only in its layer")
{
    CHECK(findings("core/project/a.cpp", "\n#include <sqlite3.h>") ==
          "core/project/a.cpp:2: SQLite is not seen in core/project (<sqlite3.h>).\n");
    CHECK_FALSE(findings("core/collect/a.cpp", "#include <curl/curl.h>").empty());
    CHECK_FALSE(findings("core/base/a.cpp", "#include <curl/curl.h>").empty());
    CHECK_FALSE(findings("core/net/a.cpp", "#include <curl/urlapi.h>").empty());
    CHECK(findings("core/base/a.cpp", "#include <curl/urlapi.h>").empty());
    CHECK_FALSE(findings("core/base/a.cpp", "#include <QString>").empty());
    CHECK_FALSE(findings("app/cli/a.cpp", "#include <QtCore/QString>").empty());
    CHECK_FALSE(findings("core/net/a.cpp", "#include <httplib.h>").empty());
    CHECK(findings("core/sqlite/a.cpp", "#include <sqlite3.h>").empty());
    CHECK(findings("core/net/a.cpp", "#include <curl/curl.h>").empty());
    CHECK(findings("core/base/a.cpp", "#include <unistd.h>") ==
          "core/base/a.cpp:1: the system is not seen in core/base (<unistd.h>).\n");
    CHECK(findings("core/base/os/a.cpp", "#include <unistd.h>\n#include <sys/stat.h>").empty());
    CHECK(findings("ui/pages/label/tree/a.cpp", "#include <QTreeView>").empty());
    CHECK(findings("tests/core/store/a_test.cpp", "#include <sqlite3.h>").empty());
}

TEST_CASE("A layer that nobody drew and an include that does not start at the root are found")
{
    CHECK(findings("core/helpers/a.h", "") ==
          "core/helpers/a.h: the folder is no layer of the picture in core/README.md.\n");
    CHECK_FALSE(findings("core/store/a.cpp", "#include \"statement.h\"").empty());
    CHECK_FALSE(findings("core/store/a.cpp", "#include \"../base/result.h\"").empty());
}
