// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QApplication>
#include <QIcon>
#include <QSettings>
#include <QTextStream>

#include "app/gui/arguments.h"
#include "app/gui/picture.h"
#include "ui/app/commands.h"
#include "ui/app/main_window.h"
#include "ui/app/pages.h"
#include "ui/core/jobs.h"
#include "ui/core/language.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/text/error_text.h"

#include <cstdlib>

namespace {

using namespace accord;

constexpr int kCannotShow = 1;
constexpr int kWrongArguments = 2;

int complain(const QString& sentence, int code)
{
    QTextStream(stderr) << "accord: " << sentence << '\n';
    return code;
}

int runWindow(const app::Arguments& arguments)
{
    const bool picture = !arguments.picture.isEmpty();
    ui::language::apply(arguments.language.isEmpty() ? ui::setting(ui::settings::kLanguage) : arguments.language);
    ui::theme::apply(*qApp,
                     picture && !arguments.theme.isEmpty() ? arguments.theme : ui::setting(ui::settings::kTheme));
    if (!picture) {
        ui::theme::applyTextSize(*qApp, ui::setting(ui::settings::kInterfaceSize));
    }
    ui::DialogPrompts prompts;
    ui::MainWindow window(prompts);
    if (picture) {
        window.resize(arguments.size);
    }
    window.show();
    if (arguments.tellInWindow && !arguments.project.isEmpty()) {
        window.commands().openFile(arguments.project);
    } else if (!arguments.project.isEmpty() && arguments.opening.page != QStringLiteral("start")) {
        ui::Opening opening = arguments.opening;
        opening.ask = !picture;
        const Status opened = window.open(arguments.project.toStdString(), opening);
        if (!opened.ok()) {
            return complain(ui::errorText(opened.error()), kCannotShow);
        }
        if (opening.page == QStringLiteral("meeting")) {
            window.goTo(ui::MeetingTarget());
        } else if (!opening.page.isEmpty() && !window.showPage(opening.page)) {
            return complain(QStringLiteral("There is no page \"%1\". There are: %2.")
                                .arg(opening.page, ui::pageIds().join(QStringLiteral(", "))),
                            kWrongArguments);
        }
    }
    if (!picture && arguments.project.isEmpty() && arguments.opening.page.isEmpty()) {
        window.commands().openLast();
    }
    if (!picture) {
        const int code = QApplication::exec();
        window.closeProject();
        if (ui::Jobs::anyLeftBehind()) {
            // Somebody still reads; everything is written. Nobody waits for that one.
            QSettings().sync();
            std::_Exit(code);
        }
        return code;
    }
    const QString problem = app::drawPicture(window, arguments.picture);
    return problem.isEmpty() ? 0 : complain(problem, kCannotShow);
}

} // namespace

int main(int argc, char** argv)
{
    QStringList words;
    for (int i = 0; i < argc; ++i) {
        words.append(QString::fromLocal8Bit(argv[i]));
    }
    const app::Arguments arguments = app::parseArguments(words);
    if (!arguments.problem.isEmpty()) {
        return complain(arguments.problem + QStringLiteral("\nTry accord --help."), kWrongArguments);
    }
    if (arguments.help || arguments.version) {
        QTextStream(stdout) << (arguments.help ? app::helpText() : QStringLiteral("accord " ACCORD_VERSION "\n"));
        return 0;
    }
    if (!arguments.picture.isEmpty()) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("QT_SCALE_FACTOR", QByteArray::number(arguments.scale));
    }
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Accord"));
    QApplication::setApplicationName(QStringLiteral("accord"));
    QApplication::setApplicationDisplayName(QStringLiteral("Accord"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/accord.svg")));
    QApplication::setDesktopFileName(QStringLiteral(ACCORD_APP_ID));
    QApplication::setApplicationVersion(QStringLiteral(ACCORD_VERSION));
    return runWindow(arguments);
}
