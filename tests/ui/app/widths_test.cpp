// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractButton>
#include <QLabel>
#include <QLocale>
#include <QTabBar>

#include "tests/support/catch.h"
#include "tests/ui/app/window_tour.h"
#include "ui/core/language.h"

#include <map>

namespace accord::test {
namespace {

using ui::language::apply;
using ui::language::install;

/// How many pixels of its text a widget has no room for.
int missing(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (label->text().isEmpty() || !label->pixmap().isNull()) {
            return 0;
        }
        return label->wordWrap() ? label->heightForWidth(label->width()) - label->height()
                                 : label->minimumSizeHint().width() - label->width();
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        return button->text().isEmpty() ? 0 : button->sizeHint().width() - button->width();
    }
    if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) {
        return bar->elideMode() == Qt::ElideNone && !bar->usesScrollButtons() ? bar->sizeHint().width() - bar->width()
                                                                              : 0;
    }
    return 0;
}

void findCut(const char* language)
{
    apply(QString::fromLatin1(language));
    std::map<QString, QString> cut;
    qsizetype looked = 0;
    tourWindow([&](const QString& place, const QWidget& shown, const QList<ShownText>&) {
        for (const QWidget* widget : shown.findChildren<QWidget*>()) {
            ++looked;
            if (const int pixels = widget->isVisible() ? missing(*widget) : 0; pixels > 1) {
                const auto* label = qobject_cast<const QLabel*>(widget);
                const auto* button = qobject_cast<const QAbstractButton*>(widget);
                const QString text = label != nullptr    ? label->text()
                                     : button != nullptr ? button->text()
                                                         : widget->objectName();
                cut.emplace(text, QStringLiteral("%1, %2 pixels: %3 %4")
                                      .arg(place)
                                      .arg(pixels)
                                      .arg(QString::fromLatin1(widget->metaObject()->className()), text));
            }
        }
    });
    install(QStringLiteral("en"));
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    CHECK(looked > 10'000);
    for (const auto& [text, where] : cut) {
        FAIL_CHECK("cut: " << where.toStdString());
    }
}

TEST_CASE("No text is cut in English in a window of 1280 by 720")
{
    findCut("en");
}

TEST_CASE("No text is cut in Chinese in a window of 1280 by 720")
{
    findCut("zh_CN");
}

} // namespace
} // namespace accord::test
