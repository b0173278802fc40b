// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/reader/reading_look.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontMetrics>

#include "ui/core/settings.h"
#include "ui/core/theme.h"

namespace accord::ui {
namespace {

constexpr int kCharacters = 80;
constexpr int kLeastCharacters = 45;
constexpr double kLineHeight = 140; // percent of the font's
constexpr double kCodeLineHeight = 118;

int width(const QFont& font, int characters)
{
    const QString sample = QStringLiteral("The quick brown fox jumps over the lazy dog, 0123456789. ");
    const double each = QFontMetricsF(font).horizontalAdvance(sample) / static_cast<double>(sample.size());
    return static_cast<int>(each * characters) + 2 * ReadingLook::textMargin(true);
}

} // namespace

ReadingLook::ReadingLook(double points)
    : font(QApplication::font())
    , fixed(QFontDatabase::systemFont(QFontDatabase::FixedFont))
    , wraps(setting(settings::kWrapsCode))
{
    const double usual = font.pointSizeF() > 0 ? font.pointSizeF() + 0.5 : 11;
    font.setPointSizeF(points > 0 ? points : usual);
    fixed.setPointSizeF(font.pointSizeF() * 0.92);
}

int ReadingLook::column() const
{
    return width(font, kCharacters);
}

int ReadingLook::leastColumn() const
{
    return width(font, kLeastCharacters);
}

int ReadingLook::textMargin(bool card)
{
    return card ? 2 * theme::kGrid : 0;
}

QString ReadingLook::styleSheet() const
{
    const auto points = [this](double factor) { return QString::number(font.pointSizeF() * factor, 'f', 1); };
    const auto colour = [](const QColor& what) { return what.name(); };
    return QStringLiteral("p { margin: 0 0 8px 0; line-height: %1%; }"
                          "li { line-height: %1%; margin: 0 0 2px 0; } ul, ol { margin: 0 0 8px 0; }"
                          "h1 { font-size: %2pt; margin: 14px 0 8px 0; } h2 { font-size: %3pt; margin: 14px 0 8px 0; }"
                          "h3 { font-size: %4pt; margin: 12px 0 6px 0; }"
                          "h4, h5, h6 { font-size: %5pt; margin: 10px 0 6px 0; }"
                          "a { color: %6; text-decoration: none; } a.image { color: %7; background-color: %8; "
                          "text-decoration: underline; }"
                          "code { font-family: '%9'; font-size: %10pt; background-color: %8; }"
                          "kbd { font-family: '%9'; font-size: %10pt; background-color: %8; }")
               .arg(QString::number(kLineHeight), points(1.35), points(1.2), points(1.08), points(1.0),
                    colour(theme::accent()), colour(theme::accent()), colour(theme::raised()), fixed.family())
               .arg(points(0.92)) +
           QStringLiteral(
               "pre { font-family: '%1'; font-size: %2pt; white-space: pre-wrap; }"
               "blockquote { margin: 0 1px 8px %3px; color: %4; }"
               "table.data { border-collapse: collapse; border-width: 1px; border-style: solid; border-color: %5; "
               "margin: 8px 0 10px 0; }"
               "td, th { border-width: 1px; border-style: solid; border-color: %5; }"
               "th { background-color: %6; font-weight: 600; } td, th { padding: 3px 8px; }"
               "span.keyword { background-color: %7; } div.indent { margin-left: %8px; }"
               "div.card { margin-left: %9px; margin-right: %9px; }")
               .arg(fixed.family(), points(0.92), QString::number(kQuoteMargin), colour(theme::dimmed()),
                    colour(theme::line()), colour(theme::raised()), colour(theme::keywordGround()),
                    QString::number(kIndent), QString::number(textMargin(true)));
}

QTextCharFormat ReadingLook::text() const
{
    QTextCharFormat format;
    format.setFont(font);
    format.setForeground(theme::text());
    return format;
}

QTextCharFormat ReadingLook::title() const
{
    QTextCharFormat format = text();
    format.setFontPointSize(font.pointSizeF() * 1.5);
    format.setFontWeight(QFont::DemiBold);
    return format;
}

QTextCharFormat ReadingLook::strong() const
{
    QTextCharFormat format = text();
    format.setFontWeight(QFont::DemiBold);
    return format;
}

QTextCharFormat ReadingLook::dimmed() const
{
    QTextCharFormat format = text();
    format.setFontPointSize(font.pointSizeF() * 0.92);
    format.setForeground(theme::dimmed());
    return format;
}

QTextCharFormat ReadingLook::code() const
{
    QTextCharFormat format;
    format.setFont(fixed);
    format.setForeground(theme::text());
    return format;
}

QTextCharFormat ReadingLook::link(const QString& address) const
{
    QTextCharFormat format = text();
    format.setFontPointSize(font.pointSizeF() * 0.92);
    format.setForeground(theme::accent());
    format.setAnchor(true);
    format.setAnchorHref(address);
    return format;
}

QTextBlockFormat ReadingLook::cardHead() const
{
    QTextBlockFormat format;
    format.setProperty(CardProperty, true);
    format.setTopMargin(3 * theme::kGrid);
    format.setBottomMargin(2 * theme::kGrid - 2);
    format.setLeftMargin(textMargin(true));
    format.setRightMargin(textMargin(true));
    return format;
}

QTextBlockFormat ReadingLook::codeLines(int margin, int panel, bool first, bool last) const
{
    QTextBlockFormat format;
    format.setProperty(PanelProperty, panel);
    format.setLeftMargin(margin + kPanelPadding);
    format.setRightMargin(kPanelPadding + 4);
    format.setTopMargin(first ? theme::kGrid + 2 : 0);
    format.setBottomMargin(last ? 2 * theme::kGrid : 0);
    format.setLineHeight(kCodeLineHeight, QTextBlockFormat::ProportionalHeight);
    return format;
}

} // namespace accord::ui
