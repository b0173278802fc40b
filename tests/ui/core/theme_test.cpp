// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QScopeGuard>
#include <QSet>
#include <QStyle>
#include <QStyleOption>

#include "tests/support/catch.h"
#include "ui/core/style.h"
#include "ui/core/theme.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace accord::ui {
namespace {

/// Sets a theme until the end of a test.
class Themed
{
public:
    explicit Themed(const char* name) { theme::apply(*qApp, QString::fromLatin1(name)); }
    ~Themed() { theme::apply(*qApp, QStringLiteral("light")); }
    Themed(const Themed&) = delete;
    Themed& operator=(const Themed&) = delete;
};

/// The least contrast of a colour on the grounds of lists and of windows.
double least(const QColor& colour)
{
    return std::min(theme::contrast(colour, theme::surface()), theme::contrast(colour, theme::raised()));
}

TEST_CASE("contrast is that of WCAG")
{
    // Examples of the W3C: https://www.w3.org/WAI/WCAG21/Techniques/general/G18 and its tools.
    CHECK(theme::contrast(Qt::white, Qt::black) == Approx(21));
    CHECK(theme::contrast(Qt::red, Qt::red) == Approx(1));
    CHECK(theme::contrast(QColor(0x77, 0x77, 0x77), Qt::white) == Approx(4.48).epsilon(0.002));
    CHECK(theme::contrast(QColor(0x59, 0x59, 0x59), Qt::white) == Approx(7.0).epsilon(0.002));
}

TEST_CASE("all text of each theme can be read, and better in high contrast")
{
    struct Bound
    {
        const char* name;
        double text;  ///< WCAG 2.1: 4.5 (AA), 7 (AAA)
        double lines; ///< edges that tell where a thing is; 0: they only part what is apart anyway
    };
    for (const Bound& bound : {Bound{"light", 4.5, 0}, Bound{"dark", 4.5, 0}, Bound{"contrast", 7, 7}}) {
        INFO(bound.name);
        const Themed themed(bound.name);
        CHECK(least(theme::text()) >= bound.text);
        CHECK(least(theme::dimmed()) >= bound.text);
        CHECK(least(theme::accent()) >= bound.text);
        CHECK(least(theme::warning()) >= bound.text);
        CHECK(least(theme::line()) >= bound.lines);
        CHECK(theme::contrast(theme::onAccent(), theme::accent()) >= bound.text);
        CHECK(theme::contrast(theme::text(), theme::keywordGround()) >= bound.text);
        for (char letter = 'A'; letter <= 'H'; ++letter) {
            INFO(letter);
            CHECK(least(theme::typeColour(QString(QLatin1Char(letter)))) >= bound.text);
        }
        for (int person = 0; person < 8; ++person) {
            INFO(person);
            const QColor fill = theme::personColour(person);
            CHECK(least(fill) >= 4.5);
            CHECK(theme::contrast(theme::inkOn(fill), fill) >= 4.5);
        }
    }
}

TEST_CASE("types of one's own have colours of their own, in the order of the codebook")
{
    const auto usual = qScopeGuard([] { theme::setTypes({}); });
    for (const char* name : {"light", "dark", "contrast"}) {
        INFO(name);
        const Themed themed(name);
        theme::setTypes({QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")});
        const QList<QColor> study{theme::typeColour(QStringLiteral("A.1")), theme::typeColour(QStringLiteral("B")),
                                  theme::typeColour(QStringLiteral("C.9.iv"))};
        theme::setTypes({});
        CHECK(study == QList<QColor>{theme::typeColour(QStringLiteral("A")), theme::typeColour(QStringLiteral("B")),
                                     theme::typeColour(QStringLiteral("C"))});
        const QStringList own{QStringLiteral("docs"), QStringLiteral("F"),    QStringLiteral("L"), QStringLiteral("1"),
                              QStringLiteral("CB"),   QStringLiteral("功能"), QStringLiteral("X"), QStringLiteral("R")};
        theme::setTypes(own);
        QSet<QRgb> colours;
        for (const QString& code : own) {
            const QColor colour = theme::typeColour(code + QStringLiteral(".2"));
            CHECK(colour == theme::typeColour(code));
            CHECK(least(colour) >= 4.5);
            colours.insert(colour.rgb());
        }
        CHECK(colours.size() == own.size());
        CHECK(theme::typeColour(own[0]) == study[0]);
        CHECK(theme::typeColour({}) == theme::dimmed());
    }
}

TEST_CASE("the palette of each theme keeps its texts apart from what is behind them")
{
    using Pair = std::pair<QPalette::ColorRole, QPalette::ColorRole>;
    const std::vector<Pair> pairs{
        {QPalette::WindowText, QPalette::Window},        {QPalette::Text, QPalette::Base},
        {QPalette::Text, QPalette::AlternateBase},       {QPalette::ButtonText, QPalette::Button},
        {QPalette::ToolTipText, QPalette::ToolTipBase},  {QPalette::PlaceholderText, QPalette::Base},
        {QPalette::PlaceholderText, QPalette::Window},   {QPalette::Link, QPalette::Base},
        {QPalette::HighlightedText, QPalette::Highlight}};
    for (const auto& [name, least] : {std::pair("light", 4.5), std::pair("dark", 4.5), std::pair("contrast", 7.0)}) {
        const Themed themed(name);
        const QPalette palette = theme::palette();
        for (const auto& [text, ground] : pairs) {
            INFO(name << " " << text << " on " << ground);
            CHECK(theme::contrast(palette.color(text), palette.color(ground)) >= least);
        }
        // What is switched off may be faint (WCAG 2.1, 1.4.3), but not in high contrast.
        if (theme::isHighContrast()) {
            for (const auto& [text, ground] : pairs) {
                INFO("disabled " << text << " on " << ground);
                CHECK(theme::contrast(palette.color(QPalette::Disabled, text),
                                      palette.color(QPalette::Disabled, ground)) >= least);
            }
        }
    }
}

TEST_CASE("what has the keyboard is framed by 2 px in high contrast")
{
    const Themed themed("contrast");
    const Style style;
    for (const QColor& ground : {theme::surface(), theme::accent()}) {
        QImage image(20, 20, QImage::Format_RGB32);
        image.fill(ground);
        QPainter painter(&image);
        QStyleOptionFocusRect option;
        option.rect = image.rect();
        option.state = QStyle::State_HasFocus | QStyle::State_Enabled;
        option.backgroundColor = ground;
        style.drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, nullptr);
        painter.end();
        for (const QPoint at : {QPoint(0, 10), QPoint(1, 10), QPoint(18, 10), QPoint(19, 10), QPoint(10, 0),
                                QPoint(10, 1), QPoint(10, 18), QPoint(10, 19)}) {
            INFO(at.x() << " " << at.y());
            CHECK(theme::contrast(image.pixelColor(at), ground) >= 7);
        }
        CHECK(image.pixelColor(2, 10) == ground);
        CHECK(image.pixelColor(10, 17) == ground);
    }
}

TEST_CASE("the edge of a box to tick is seen on the ground of a window")
{
    constexpr double kSeen = 3; // WCAG 2.1, 1.4.11: what is not text
    for (const char* name : {"light", "dark", "contrast"}) {
        const Themed themed(name);
        const Style style;
        for (const auto box : {QStyle::PE_IndicatorCheckBox, QStyle::PE_IndicatorRadioButton}) {
            QImage image(24, 24, QImage::Format_RGB32);
            image.fill(theme::raised());
            QPainter painter(&image);
            QStyleOptionButton option;
            option.rect = image.rect().adjusted(4, 4, -4, -4);
            option.palette = theme::palette();
            option.state = QStyle::State_Enabled | QStyle::State_Off;
            style.drawPrimitive(box, &option, &painter, nullptr);
            painter.end();
            double most = 1;
            for (int x = 0; x < image.width(); ++x) {
                most = std::max(most, theme::contrast(image.pixelColor(x, image.height() / 2), theme::raised()));
            }
            INFO(name << " " << box);
            CHECK(most >= kSeen);
        }
    }
}

TEST_CASE("an icon keeps its meaning when the theme changes")
{
    const auto inked = [](const QIcon& icon) {
        const QImage image = icon.pixmap(QSize(32, 32)).toImage();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (const QColor colour = image.pixelColor(x, y); colour.alpha() == 255) {
                    return colour;
                }
            }
        }
        return QColor();
    };
    for (const char* from : {"light", "dark", "contrast"}) {
        theme::apply(*qApp, QString::fromLatin1(from));
        const QIcon warning = theme::icon(QStringLiteral("conflict"), theme::warning());
        for (const char* to : {"light", "dark", "contrast"}) {
            INFO(from << " " << to);
            const Themed themed(to);
            const QColor seen = inked(warning);
            REQUIRE(seen.isValid());
            CHECK(seen == theme::warning());
        }
    }
}

} // namespace
} // namespace accord::ui
