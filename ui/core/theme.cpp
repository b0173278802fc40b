// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/core/theme.h"

#include <QApplication>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFontDatabase>
#include <QIconEngine>
#include <QPainter>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QStyle>
#include <QStyleHints>
#include <QSvgRenderer>
#include <QWidget>

#include "ui/core/style.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace accord::ui::theme {
namespace {

/// One theme's colours. No two themes have the same text, dimmed, accent, onAccent, warning or type: an icon keeps the
/// colour that it was made with, from which its meaning is told after the theme changed.
struct Scheme
{
    QRgb text, dimmed, faint, surface, raised, line, accent, onAccent, warning, keyword;
    std::array<QRgb, 8> types; ///< after Okabe and Ito (2008), lightened for dark grounds
    std::array<QRgb, 8> people;
};

constexpr Scheme kLight{
    .text = 0xff1f2328,
    .dimmed = 0xff656d78,
    .faint = 0xff838e9c,
    .surface = 0xffffffff,
    .raised = 0xfff4f5f7,
    .line = 0xffdcdfe4,
    .accent = 0xff4a54c0,
    .onAccent = 0xffffffff,
    .warning = 0xffa84a00,
    .keyword = 0xfffff0b3,
    .types = {0xff0072b2, 0xff007f5c, 0xffbb4d00, 0xffa45186, 0xff8a6100, 0xff5968bd, 0xff8c564b, 0xff4b5563},
    .people = {0xff0072b2, 0xffbb4d00, 0xff007f5c, 0xffa45186, 0xff876a00, 0xff5968bd, 0xff8c564b, 0xff56707f}};
constexpr Scheme kDark{
    .text = 0xffe3e6ea,
    .dimmed = 0xff98a0ac,
    .faint = 0xff7a808a,
    .surface = 0xff1c1e22,
    .raised = 0xff24272c,
    .line = 0xff383c43,
    .accent = 0xff9098f5,
    .onAccent = 0xff14161a,
    .warning = 0xfff0a35c,
    .keyword = 0xff5a4a12,
    .types = {0xff5db6ec, 0xff3cc39a, 0xfff58b4b, 0xffdf9cc5, 0xffe0b13f, 0xff9da9f7, 0xffcf9f93, 0xffa9b2bf},
    .people = {0xff5db6ec, 0xfff58b4b, 0xff3cc39a, 0xffdf9cc5, 0xffe0b13f, 0xff9da9f7, 0xffcf9f93, 0xff9db4c2}};
constexpr Scheme kHighContrast{
    .text = 0xfffdfdfd,
    .dimmed = 0xffd6d6d6,
    .faint = 0xffadadad,
    .surface = 0xff000000,
    .raised = 0xff0f0f0f,
    .line = 0xffc8c8c8,
    .accent = 0xffffe14d,
    .onAccent = 0xff000000,
    .warning = 0xffffb870,
    .keyword = 0xff003a6b,
    .types = {0xff7cc8ff, 0xff4de3b4, 0xffffa366, 0xffffb3dc, 0xfff5cc4a, 0xffb3bdff, 0xffe0b3a8, 0xffd0d7e0},
    .people = {0xff7cc8ff, 0xffffa366, 0xff4de3b4, 0xffffb3dc, 0xfff5cc4a, 0xffb3bdff, 0xffe0b3a8, 0xffb5cddb}};

const Scheme* s_scheme = &kLight;
QStringList s_types;   ///< codes of the types of the codebook, in its order
double s_textSize = 1; ///< of the interface, in proportion to the system's

const Scheme& scheme()
{
    return *s_scheme;
}

bool isDarkPalette(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

/// The wish of GTK's settings and of GNOME, for a Qt that does not tell (before 6.5).
bool gtkWantsDark()
{
    if (qEnvironmentVariable("GTK_THEME").contains(QStringLiteral("dark"), Qt::CaseInsensitive)) {
        return true;
    }
    const QString config = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    for (const char* version : {"gtk-4.0", "gtk-3.0"}) {
        const QString file = config + QLatin1Char('/') + QString::fromLatin1(version) + QStringLiteral("/settings.ini");
        const QSettings ini(file, QSettings::IniFormat);
        const QString theme = ini.value(QStringLiteral("Settings/gtk-theme-name")).toString();
        if (ini.value(QStringLiteral("Settings/gtk-application-prefer-dark-theme")).toBool() ||
            theme.contains(QStringLiteral("dark"), Qt::CaseInsensitive)) {
            return true;
        }
    }
    return false;
}

bool gnomeWantsDark()
{
    constexpr int kMilliseconds = 200;
    if (!qEnvironmentVariable("XDG_CURRENT_DESKTOP").contains(QStringLiteral("GNOME"), Qt::CaseInsensitive)) {
        return false;
    }
    QProcess settings;
    settings.start(QStringLiteral("gsettings"), {QStringLiteral("get"), QStringLiteral("org.gnome.desktop.interface"),
                                                 QStringLiteral("color-scheme")});
    return settings.waitForFinished(kMilliseconds) && settings.readAllStandardOutput().contains("dark");
}

bool systemIsDark()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (QGuiApplication::styleHints()->colorScheme() != Qt::ColorScheme::Unknown) {
        return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
    }
#endif
    // The palette as the platform made it, before ours was set for the first time.
    static const bool dark = isDarkPalette(QGuiApplication::palette()) || gtkWantsDark() || gnomeWantsDark();
    return dark;
}

/// A colour of any theme as the theme of the moment has it; any other colour as it is.
QColor ofTheMoment(const QColor& colour)
{
    const QRgb rgb = colour.rgba();
    for (const Scheme* other : {&kLight, &kDark, &kHighContrast}) {
        for (const auto field :
             {&Scheme::text, &Scheme::dimmed, &Scheme::accent, &Scheme::onAccent, &Scheme::warning}) {
            if (rgb == other->*field) {
                return scheme().*field;
            }
        }
        for (std::size_t i = 0; i < other->types.size(); ++i) {
            if (rgb == other->types[i]) {
                return scheme().types[i];
            }
        }
    }
    return colour;
}

/// The wish of this word: "light", "dark", "contrast"; any other is the system's.
const Scheme& schemeNamed(const QString& theme)
{
    if (theme == QStringLiteral("contrast")) {
        return kHighContrast;
    }
    const bool dark = theme == QStringLiteral("dark") || (theme != QStringLiteral("light") && systemIsDark());
    return dark ? kDark : kLight;
}

// Relative luminance, WCAG 2.1.
double luminance(const QColor& colour)
{
    const auto linear = [](float part) {
        const double value = static_cast<double>(part);
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// An icon that is drawn from its SVG in the colour of the moment, sharp at every size and scaling.
class SvgEngine final : public QIconEngine
{
public:
    SvgEngine(QByteArray svg, const QColor& colour)
        : m_svg(std::move(svg))
        , m_colour(colour)
    {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        QColor colour = m_colour.isValid() ? ofTheMoment(m_colour) : text();
        if (mode == QIcon::Disabled) {
            colour = isHighContrast() ? QColor(scheme().faint) : line().darker(isDark() ? 70 : 120);
        } else if (mode == QIcon::Selected && !m_colour.isValid()) {
            colour = QGuiApplication::palette().color(QPalette::HighlightedText);
        }
        QByteArray svg = m_svg;
        svg.replace("currentColor", colour.name().toLatin1());
        QSvgRenderer renderer(svg);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new SvgEngine(*this); }

private:
    QByteArray m_svg;
    QColor m_colour; ///< not valid: the text's
};

/// So many times the size of another font.
void setSize(QFont& font, const QFont& usual, double factor)
{
    const bool points = usual.pointSizeF() > 0;
    points ? font.setPointSizeF(usual.pointSizeF() * factor) : font.setPixelSize(qRound(usual.pixelSize() * factor));
}

/// Keeps a widget's font in proportion to the interface's. Lives as long as the widget.
class ScaledFont final : public QObject
{
public:
    ScaledFont(QWidget* widget, double factor, QFont::Weight weight)
        : QObject(widget)
        , m_widget(widget)
        , m_factor(factor)
        , m_weight(weight)
    {
        widget->installEventFilter(this);
        follow();
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == m_widget && event->type() == QEvent::ApplicationFontChange) {
            follow();
        }
        return false;
    }

private:
    void follow()
    {
        QFont font; // says size and weight, the rest comes from above
        setSize(font, QApplication::font(), m_factor);
        font.setWeight(m_weight);
        m_widget->setFont(font);
    }

    QWidget* m_widget;
    double m_factor;
    QFont::Weight m_weight;
};

} // namespace

bool isDark()
{
    return s_scheme != &kLight;
}

bool isHighContrast()
{
    return s_scheme == &kHighContrast;
}

double contrast(const QColor& one, const QColor& other)
{
    const double first = luminance(one) + 0.05;
    const double second = luminance(other) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

QColor inkOn(const QColor& ground)
{
    const QColor black(Qt::black);
    const QColor white(Qt::white);
    return contrast(ground, black) > contrast(ground, white) ? black : white;
}

QPalette palette()
{
    const Scheme& colours = scheme();
    const bool high = isHighContrast();
    // What gives a window depth, for light, dark and high contrast.
    const auto shade = [high](QRgb light, QRgb dark, QRgb contrast) {
        return QColor(high ? contrast : isDark() ? dark : light);
    };
    const QColor text(colours.text);
    const QColor faint(colours.faint);
    QPalette result;
    result.setColor(QPalette::Window, colours.raised);
    result.setColor(QPalette::WindowText, text);
    result.setColor(QPalette::Base, colours.surface);
    result.setColor(QPalette::AlternateBase, colours.raised);
    result.setColor(QPalette::Text, text);
    result.setColor(QPalette::Button, shade(0xfffbfbfc, 0xff2d3036, 0xff1a1a1a));
    result.setColor(QPalette::ButtonText, text);
    result.setColor(QPalette::BrightText, colours.warning);
    result.setColor(QPalette::ToolTipBase, shade(0xfffdfdfd, 0xff33373e, 0xff000000));
    result.setColor(QPalette::ToolTipText, text);
    result.setColor(QPalette::PlaceholderText, colours.dimmed);
    // A whole row in the dark theme's accent would outshine the text that is read.
    result.setColor(QPalette::Highlight, shade(colours.accent, 0xff434a92, colours.accent));
    result.setColor(QPalette::HighlightedText, shade(colours.onAccent, 0xfff2f3f8, colours.onAccent));
    result.setColor(QPalette::Link, colours.accent);
    result.setColor(QPalette::LinkVisited, colours.accent);
    result.setColor(QPalette::Light, shade(0xffffffff, 0xff3a3e45, 0xff4d4d4d));
    result.setColor(QPalette::Midlight, shade(0xffeef0f2, 0xff31353b, 0xff333333));
    result.setColor(QPalette::Mid, colours.line);
    result.setColor(QPalette::Dark, shade(0xffc4c8cf, 0xff15171a, 0xff8c8c8c));
    result.setColor(QPalette::Shadow, shade(0xffa9aeb6, 0xff0e0f11, 0xff000000));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        result.setColor(QPalette::Disabled, role, faint);
    }
    // The text of a disabled row stays readable: on its own ground in high contrast, on a grey one otherwise.
    result.setColor(QPalette::Disabled, QPalette::Highlight, high ? colours.raised : colours.line);
    result.setColor(QPalette::Disabled, QPalette::HighlightedText, faint);
    return result;
}

void apply(QApplication& application, const QString& theme)
{
    s_scheme = &schemeNamed(theme);
    if (application.style()->objectName() != Style::name()) {
        QApplication::setStyle(new Style);
    }
    QApplication::setPalette(palette());
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    // Follows the system while it is asked to.
    static QMetaObject::Connection following;
    QObject::disconnect(following);
    if (theme == QStringLiteral("system")) {
        following = QObject::connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, &application,
                                     [&application, theme] { apply(application, theme); });
    }
#endif
}

void applyTextSize(QApplication& application, int percent)
{
    static bool changed = false; // before that the font is left to the system
    if (percent == 100 && !changed) {
        return;
    }
    changed = true;
    s_textSize = percent / 100.0; // before the font: whoever is told of that one may ask
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    setSize(font, QFont(font), percent / 100.0);
    if (application.font() != font) {
        QApplication::setFont(font);
    }
}

int scaled(int pixels)
{
    return qRound(pixels * s_textSize);
}

QFont sized(QFont font, double factor)
{
    setSize(font, font, factor);
    return font;
}

void scaleFont(QWidget* widget, double factor, QFont::Weight weight)
{
    new ScaledFont(widget, factor, weight);
}

QMargins margins(Pad pad)
{
    switch (pad) {
    case Pad::None:
        break;
    case Pad::Small:
        return {kGrid, kGrid, kGrid, kGrid};
    case Pad::Bar:
        return {2 * kGrid, kGrid, 2 * kGrid, kGrid};
    case Pad::Page:
        return {2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid};
    case Pad::Dialog:
        return {3 * kGrid, 3 * kGrid, 3 * kGrid, 2 * kGrid};
    }
    return {};
}

QColor accent()
{
    return scheme().accent;
}

QColor onAccent()
{
    return scheme().onAccent;
}

QColor text()
{
    return scheme().text;
}

QColor dimmed()
{
    return scheme().dimmed;
}

QString faint(const QString& html)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(dimmed().name(), html);
}

QColor surface()
{
    return scheme().surface;
}

QColor raised()
{
    return scheme().raised;
}

QColor line()
{
    return scheme().line;
}

QColor keywordGround()
{
    return scheme().keyword;
}

QColor warning()
{
    return scheme().warning;
}

void setTypes(const QStringList& codes)
{
    s_types.clear();
    for (const QString& code : codes) {
        s_types << code.toUpper();
    }
}

QColor typeColour(const QString& code)
{
    const auto& types = scheme().types;
    const QString type = code.section(QLatin1Char('.'), 0, 0).toUpper();
    if (type.isEmpty() || !type[0].isLetterOrNumber()) {
        return dimmed();
    }
    auto number = static_cast<std::size_t>(s_types.indexOf(type));
    if (number >= static_cast<std::size_t>(s_types.size())) {
        number = 0; // of no codebook that is open: by its letters, "A" the first one
        for (const QChar letter : type) {
            number = number * 31 + letter.unicode() - (number == 0 ? u'A' : 0);
        }
    }
    return types[number % types.size()];
}

QColor settled()
{
    return scheme().types[1];
}

QColor personColour(int index)
{
    const auto& people = scheme().people;
    const auto size = static_cast<int>(people.size());
    return people[static_cast<std::size_t>(((index % size) + size) % size)];
}

QIcon icon(const QString& name)
{
    return icon(name, QColor());
}

QIcon icon(const QString& name, const QColor& colour)
{
    QFile file(QStringLiteral(":/icons/") + name + QStringLiteral(".svg"));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    return QIcon(new SvgEngine(file.readAll(), colour));
}

} // namespace accord::ui::theme
