// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QApplication>
#include <QLocale>

#include "tests/support/own_home.h"
#include "tests/support/session.h"

int main(int argc, char** argv)
{
    const accord::test::OwnHome home;
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    const QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Accord"));
    QApplication::setApplicationName(QStringLiteral("accord"));
    QApplication::setQuitOnLastWindowClosed(false);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    return accord::test::runTests(argc, argv);
}
