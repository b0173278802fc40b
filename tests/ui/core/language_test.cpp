// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFont>
#include <QFontDatabase>
#include <QFontInfo>
#include <QLocale>
#include <QPushButton>

#include "core/base/reason.h"
#include "tests/support/catch.h"
#include "ui/core/language.h"
#include "ui/text/error_text.h"

namespace accord::ui {
namespace {

/// English again when the case ends, with the dates and numbers of the other tests.
class BackToEnglish
{
public:
    BackToEnglish() = default;
    ~BackToEnglish()
    {
        language::install(QStringLiteral("en"));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }
    BackToEnglish(const BackToEnglish&) = delete;
    BackToEnglish& operator=(const BackToEnglish&) = delete;
};

QString labels(int count)
{
    return QCoreApplication::translate("AgreementWording", "%Ln labels", nullptr, count);
}

TEST_CASE("The language of the system is the first of its languages that Accord has, and English without one")
{
    CHECK(language::ofSystem({QStringLiteral("zh-Hans-CN"), QStringLiteral("en")}) == QStringLiteral("zh_CN"));
    CHECK(language::ofSystem({QStringLiteral("zh_SG")}) == QStringLiteral("zh_CN"));
    CHECK(language::ofSystem({QStringLiteral("de-DE"), QStringLiteral("zh-CN"), QStringLiteral("en")}) ==
          QStringLiteral("zh_CN"));
    CHECK(language::ofSystem({QStringLiteral("en-GB"), QStringLiteral("zh-CN")}) == QStringLiteral("en"));
    CHECK(language::ofSystem({QStringLiteral("fr-FR")}) == QStringLiteral("en"));
    CHECK(language::ofSystem({}) == QStringLiteral("en"));
}

TEST_CASE("English counts one and many, and groups thousands")
{
    CHECK(labels(1) == QStringLiteral("1 label"));
    CHECK(labels(2) == QStringLiteral("2 labels"));
    CHECK(labels(0) == QStringLiteral("0 labels"));
    CHECK(labels(12'345) == QStringLiteral("12,345 labels"));
}

TEST_CASE("In Chinese the window, messages of the core, Qt's own buttons, dates and numbers are Chinese")
{
    const BackToEnglish after;
    language::apply(QStringLiteral("zh_CN"));
    CHECK(language::current() == QStringLiteral("zh_CN"));
    // Chinese letters are not left to whatever font holds them; Latin ones keep the system's.
    for (const auto kind : {QFontDatabase::GeneralFont, QFontDatabase::FixedFont}) {
        const QFont font = QFontDatabase::systemFont(kind);
        const QStringList families = QFont::substitutes(font.family());
        CHECK(families.value(0).compare(QFontInfo(font).family(), Qt::CaseInsensitive) == 0);
        CHECK(families.contains(QStringLiteral("Noto Sans CJK SC"), Qt::CaseInsensitive));
    }
    CHECK(labels(3) == QStringLiteral("3 个标签"));
    const QString error = errorText(Error{Errc::NotFound, Reason::FileNotFound, {"a.accord"}});
    INFO(error.toStdString());
    CHECK(error.contains(QChar(0x3002))); // the full stop of Chinese sentences
    const QDialogButtonBox box(QDialogButtonBox::Cancel);
    CHECK(box.button(QDialogButtonBox::Cancel)->text().contains(QStringLiteral("取消")));
    CHECK(QLocale().language() == QLocale::Chinese);
    CHECK(QLocale().toString(QDate(2026, 3, 1), QLocale::LongFormat).contains(QStringLiteral("2026年3月1日")));
}

TEST_CASE("A language that is chosen holds over the system's, and an unknown one is the system's")
{
    const BackToEnglish after;
    language::apply(QStringLiteral("en"));
    CHECK(language::current() == QStringLiteral("en"));
    language::apply(QStringLiteral("tlh"));
    CHECK(language::current() == language::ofSystem(QLocale::system().uiLanguages()));
}

} // namespace
} // namespace accord::ui
