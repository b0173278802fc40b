// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/gui/arguments.h"

#include <QCommandLineParser>
#include <QRegularExpression>

#include "ui/app/pages.h"
#include "ui/core/language.h"

#include <algorithm>

namespace accord::app {
namespace {

QCommandLineOption option(const char* name, const char* value = "")
{
    return QCommandLineOption(QString::fromLatin1(name), QString(), QString::fromLatin1(value));
}

QString value(const QCommandLineParser& parser, const char* name)
{
    return parser.value(QString::fromLatin1(name));
}

bool isSet(const QCommandLineParser& parser, const char* name)
{
    return parser.isSet(QString::fromLatin1(name));
}

/// Fills in what belongs to a picture; a sentence when something does not fit.
QString readPicture(const QCommandLineParser& parser, Arguments& arguments)
{
    arguments.picture = value(parser, "picture");
    arguments.theme = value(parser, "theme");
    for (const char* name : {"theme", "size", "scale"}) {
        if (isSet(parser, name) && arguments.picture.isEmpty()) {
            return QStringLiteral("--%1 belongs to --picture FILE.png.").arg(QString::fromLatin1(name));
        }
    }
    const QString theme = arguments.theme;
    static const QStringList kThemes{QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("contrast")};
    if (!theme.isEmpty() && !kThemes.contains(theme)) {
        return QStringLiteral("--theme is light, dark or contrast, not \"%1\".").arg(theme);
    }
    if (isSet(parser, "size")) {
        static const QRegularExpression kSize(QStringLiteral("^([1-9][0-9]{2,4})x([1-9][0-9]{2,4})$"));
        const auto match = kSize.match(value(parser, "size"));
        if (!match.hasMatch()) {
            return QStringLiteral("--size is WIDTHxHEIGHT in pixels, such as 1280x720, not \"%1\".")
                .arg(value(parser, "size"));
        }
        arguments.size = QSize(match.captured(1).toInt(), match.captured(2).toInt());
    }
    if (isSet(parser, "scale")) {
        bool number = false;
        arguments.scale = value(parser, "scale").toDouble(&number);
        if (!number || arguments.scale < 0.5 || arguments.scale > 4) {
            return QStringLiteral("--scale is a number from 0.5 to 4, not \"%1\".").arg(value(parser, "scale"));
        }
    }
    return {};
}

} // namespace

Arguments parseArguments(const QStringList& words)
{
    QCommandLineParser parser;
    parser.addOptions({option("as", "PERSON"), option("round", "NAME"), option("page", "NAME"),
                       option("language", "LANGUAGE"), option("picture", "FILE"), option("theme", "THEME"),
                       option("size", "SIZE"), option("scale", "FACTOR"), option("window"), option("version"),
                       option("help")});
    Arguments arguments;
    if (!parser.parse(words)) {
        arguments.problem = parser.errorText();
        return arguments;
    }
    arguments.version = isSet(parser, "version");
    arguments.help = isSet(parser, "help");
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1) {
        arguments.problem = QStringLiteral("One project at a time, please: \"%1\" is one too many.").arg(files[1]);
        return arguments;
    }
    arguments.project = files.value(0);
    arguments.tellInWindow = isSet(parser, "window");
    for (const char* name : {"as", "round", "page", "picture"}) {
        if (arguments.tellInWindow && isSet(parser, name)) {
            arguments.problem = QStringLiteral("--window does not go with --%1.").arg(QString::fromLatin1(name));
            return arguments;
        }
    }
    arguments.opening.person = value(parser, "as");
    arguments.opening.round = value(parser, "round");
    arguments.opening.page = value(parser, "page");
    for (const char* name : {"as", "round"}) {
        if (isSet(parser, name) && arguments.project.isEmpty()) {
            arguments.problem = QStringLiteral("--%1 needs a project to open.").arg(QString::fromLatin1(name));
            return arguments;
        }
    }
    const bool start = arguments.opening.page.isEmpty() || arguments.opening.page == QStringLiteral("start");
    if (!start && arguments.project.isEmpty()) {
        arguments.problem = QStringLiteral("--page %1 needs a project to open.").arg(arguments.opening.page);
        return arguments;
    }
    arguments.language = value(parser, "language");
    if (isSet(parser, "language") && std::ranges::find(ui::language::all(), arguments.language,
                                                       &ui::language::Language::code) == ui::language::all().end()) {
        arguments.problem = QStringLiteral("--language is en or zh_CN, not \"%1\".").arg(arguments.language);
        return arguments;
    }
    arguments.problem = readPicture(parser, arguments);
    return arguments;
}

QString helpText()
{
    const QString text = QStringLiteral(
        "Usage: accord [PROJECT] [options]\n"
        "Label issue reports together, see where you disagree, settle it.\n"
        "\n"
        "  PROJECT          a file that ends in .accord; without it the start page opens\n"
        "  --as PERSON      who you are, by name\n"
        "  --round NAME     the round that the pages show\n"
        "  --page NAME      %1,\n"
        "                   or meeting: reconcile as the meeting view\n"
        "  --window         say what goes wrong in the window, as menus and file managers want it\n"
        "  --language LANG  en or zh_CN; as the settings say if not said\n"
        "\n"
        "  --picture FILE   draw the page into a PNG file instead of opening a window (also: --page start)\n"
        "  --theme THEME    light, dark or contrast\n"
        "  --size WxH       of the window, 1280x720 if not said\n"
        "  --scale FACTOR   as on a screen with that scaling, such as 2\n"
        "\n"
        "  --version        print the version\n"
        "  --help           print this\n"
        "\n"
        "Exit codes: 0 all went well, 1 the project cannot be opened or shown, 2 the command line is wrong.\n"
        "accord-cli does the same work without a window.\n");
    return text.arg(ui::pageIds().join(QStringLiteral(", ")));
}

} // namespace accord::app
