// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>

#include "tests/ui/pages/collect/collect_bench.h"
#include "ui/pages/collect/tokens_dialog.h"

using namespace accord;
using namespace accord::test;

namespace {

const QString kToken = QStringLiteral("ghp_made_up_for_this_test");

/// Whether anything that the dialog shows has the token in it.
bool shows(const QWidget* dialog, const QString& token)
{
    bool found = false;
    for (const QLabel* label : dialog->findChildren<QLabel*>()) {
        found = found || label->text().contains(token);
    }
    for (const QLineEdit* field : dialog->findChildren<QLineEdit*>()) {
        found = found || field->text().contains(token) || field->echoMode() != QLineEdit::Password;
    }
    return found;
}

} // namespace

TEST_CASE("A token goes into the keyring and is never shown again")
{
    CollectBench bench;
    bench.key(Qt::Key_T);
    auto* dialog = bench.dialog("tokens");
    auto* field = bench.in<QLineEdit>(dialog, "token-github.com");
    field->setFocus();
    bench.type(kToken);
    bench.key(Qt::Key_Return);
    CHECK(bench.keyring().secrets.at("token/github.com") == kToken);
    CHECK(field->text().isEmpty());
    CHECK_FALSE(shows(dialog, kToken));
    CHECK(bench.in<QLabel>(dialog, "state-github.com")->text().contains("in the keyring"));
    CHECK(bench.page().tokens().secret("github.com").reveal() == kToken.toStdString());
    CHECK(bench.page().tokens().secret("gitee.com").empty());
    bench.key(Qt::Key_Escape);

    bench.key(Qt::Key_T);
    dialog = bench.dialog("tokens");
    CHECK_FALSE(shows(dialog, kToken));
    QTest::mouseClick(bench.in<QPushButton>(dialog, "forget-github.com"), Qt::LeftButton);
    CHECK(bench.keyring().secrets.empty());
    CHECK(bench.page().tokens().secret("github.com").empty());
    bench.key(Qt::Key_Escape);
}

TEST_CASE("Without a keyring a token is kept for the session, and nowhere else")
{
    CollectBench bench;
    bench.keyring().broken = true;
    bench.key(Qt::Key_T);
    auto* dialog = bench.dialog("tokens");
    CHECK(bench.in<QLabel>(dialog, "told")->text().contains("no keyring is running"));
    bench.in<QLineEdit>(dialog, "token-gitee.com")->setFocus();
    bench.type(kToken);
    bench.key(Qt::Key_Return);
    CHECK(bench.page().tokens().origin("gitee.com") == ui::TokenStore::Origin::Session);
    CHECK(bench.page().tokens().secret("gitee.com").reveal() == kToken.toStdString());
    CHECK(bench.in<QLabel>(dialog, "state-gitee.com")->text().contains("as long as this window is open"));
    CHECK(bench.keyring().secrets.empty());
    const QSettings settings;
    for (const QString& key : settings.allKeys()) {
        CHECK_FALSE(settings.value(key).toString().contains(kToken));
    }
    bench.key(Qt::Key_Escape);
}

TEST_CASE("A token of the environment is used where the keyring has none")
{
    CollectBench bench;
    qputenv("ACCORD_TOKEN_GITHUB_COM", "from_the_environment");
    bench.key(Qt::Key_T);
    auto* dialog = bench.dialog("tokens");
    CHECK(bench.in<QLabel>(dialog, "state-github.com")->text().contains("ACCORD_TOKEN_GITHUB_COM"));
    CHECK(bench.page().tokens().secret("github.com").reveal() == "from_the_environment");
    bench.in<QLineEdit>(dialog, "token-github.com")->setFocus();
    bench.type(kToken);
    bench.key(Qt::Key_Return);
    CHECK(bench.page().tokens().secret("github.com").reveal() == kToken.toStdString());
    bench.key(Qt::Key_Escape);
    qunsetenv("ACCORD_TOKEN_GITHUB_COM");
}
