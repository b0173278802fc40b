// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QApplication>
#include <QLocale>

#include "tests/support/looked_up.h"
#include "tests/support/own_home.h"
#include "tests/support/session.h"
#include "ui/core/language.h"

namespace {

QtMessageHandler previous = nullptr;

// The offscreen platform says for each window what it cannot do, which buries the words of a test that fails.
void withoutPlugin(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (!message.startsWith(QLatin1String("This plugin does not support"))) {
        previous(type, context, message);
    }
}

} // namespace

int main(int argc, char** argv)
{
    const accord::test::OwnHome home;
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    previous = qInstallMessageHandler(withoutPlugin);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    const QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Accord"));
    QApplication::setApplicationName(QStringLiteral("accord"));
    QApplication::setQuitOnLastWindowClosed(false);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    accord::ui::language::install(QStringLiteral("en")); // one and many
    const accord::test::LookedUp texts;
    const int code = accord::test::runTests(argc, argv);
    return code != 0 || texts.allKnown() ? code : 1;
}
