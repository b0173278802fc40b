// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/core/theme.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QProcess>
#include <QSettings>
#include <QStandardPaths>
#include <QStyle>
#include <QStyleHints>
#include <QStyleOption>
#include <QSvgRenderer>

#include <array>

namespace accord::ui::theme {
namespace {

/// One theme's colours.
struct Scheme
{
    QRgb text, dimmed, surface, raised, line, accent, onAccent, warning;
    std::array<QRgb, 6> types; ///< after Okabe and Ito (2008), lightened for the dark theme
};

constexpr Scheme kLight{
    0xff1f2328, 0xff656d78, 0xffffffff,
    0xfff4f5f7, 0xffdcdfe4, 0xff4a54c0,
    0xffffffff, 0xffa84a00, {0xff0072b2, 0xff00805d, 0xffc45100, 0xffa8558a, 0xff8a6100, 0xff4b5563}};
constexpr Scheme kDark{
    0xffe3e6ea, 0xff98a0ac, 0xff1c1e22,
    0xff24272c, 0xff383c43, 0xff9098f5,
    0xff14161a, 0xfff0a35c, {0xff5db6ec, 0xff3cc39a, 0xfff58b4b, 0xffdf9cc5, 0xffe0b13f, 0xffa9b2bf}};

constexpr std::array<QRgb, 8> kPeople{0xff0072b2, 0xffd55e00, 0xff009e73, 0xffcc79a7,
                                      0xff8a6d00, 0xff5b6abf, 0xff8c564b, 0xff56707f};

bool s_dark = false;

const Scheme& scheme()
{
    return s_dark ? kDark : kLight;
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

/// A colour of either theme as the theme of the moment has it; any other colour as it is.
QColor ofTheMoment(const QColor& colour)
{
    const Scheme& other = s_dark ? kLight : kDark;
    const Scheme& now = scheme();
    const QRgb rgb = colour.rgba();
    for (const auto field : {&Scheme::text, &Scheme::dimmed, &Scheme::accent, &Scheme::onAccent, &Scheme::warning}) {
        if (rgb == other.*field) {
            return now.*field;
        }
    }
    for (std::size_t i = 0; i < now.types.size(); ++i) {
        if (rgb == other.types[i]) {
            return now.types[i];
        }
    }
    return colour;
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
            colour = line().darker(s_dark ? 70 : 120);
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

} // namespace

bool isDark()
{
    return s_dark;
}

QPalette palette(bool dark)
{
    const Scheme& colours = dark ? kDark : kLight;
    const QColor text(colours.text);
    const QColor faint(QColor(colours.dimmed).lighter(dark ? 80 : 130));
    QPalette result;
    result.setColor(QPalette::Window, colours.raised);
    result.setColor(QPalette::WindowText, text);
    result.setColor(QPalette::Base, colours.surface);
    result.setColor(QPalette::AlternateBase, colours.raised);
    result.setColor(QPalette::Text, text);
    result.setColor(QPalette::Button, dark ? QColor(0xff2d3036) : QColor(0xfffbfbfc));
    result.setColor(QPalette::ButtonText, text);
    result.setColor(QPalette::BrightText, colours.warning);
    result.setColor(QPalette::ToolTipBase, dark ? QColor(0xff33373e) : QColor(0xfffdfdfd));
    result.setColor(QPalette::ToolTipText, text);
    result.setColor(QPalette::PlaceholderText, colours.dimmed);
    // A whole row in the dark theme's accent would outshine the text that is read.
    result.setColor(QPalette::Highlight, dark ? QColor(0xff434a92) : QColor(colours.accent));
    result.setColor(QPalette::HighlightedText, dark ? QColor(0xfff2f3f8) : QColor(colours.onAccent));
    result.setColor(QPalette::Link, colours.accent);
    result.setColor(QPalette::LinkVisited, colours.accent);
    result.setColor(QPalette::Light, dark ? QColor(0xff3a3e45) : QColor(0xffffffff));
    result.setColor(QPalette::Midlight, dark ? QColor(0xff31353b) : QColor(0xffeef0f2));
    result.setColor(QPalette::Mid, colours.line);
    result.setColor(QPalette::Dark, dark ? QColor(0xff15171a) : QColor(0xffc4c8cf));
    result.setColor(QPalette::Shadow, dark ? QColor(0xff0e0f11) : QColor(0xffa9aeb6));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        result.setColor(QPalette::Disabled, role, faint);
    }
    result.setColor(QPalette::Disabled, QPalette::Highlight, colours.line);
    result.setColor(QPalette::Disabled, QPalette::HighlightedText, faint);
    return result;
}

void apply(QApplication& application, const QString& theme)
{
    const bool system = systemIsDark();
    s_dark = theme == QStringLiteral("dark") || (theme != QStringLiteral("light") && system);
    if (application.style()->objectName() != Style::name()) {
        QApplication::setStyle(new Style);
    }
    QApplication::setPalette(palette(s_dark));
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
    return s_dark ? QColor(0x5a, 0x4a, 0x12) : QColor(0xff, 0xf0, 0xb3);
}

QColor warning()
{
    return scheme().warning;
}

QColor typeColour(const QString& code)
{
    const auto& types = scheme().types;
    const char letter = code.isEmpty() ? '-' : code[0].toUpper().toLatin1();
    if (letter < 'A' || letter > 'Z') {
        return dimmed();
    }
    return types[static_cast<std::size_t>(letter - 'A') % types.size()];
}

QColor personColour(int index)
{
    const auto size = static_cast<int>(kPeople.size());
    return kPeople[static_cast<std::size_t>(((index % size) + size) % size)];
}

QString standingWord(reconcile::Agreement agreement, DecisionState decision)
{
    if (decision == DecisionState::Decided) {
        return QCoreApplication::translate("Standing", "Decided");
    }
    if (decision == DecisionState::Deferred) {
        return QCoreApplication::translate("Standing", "Deferred");
    }
    switch (agreement) {
    case reconcile::Agreement::Unanimous:
        return QCoreApplication::translate("Standing", "Unanimous");
    case reconcile::Agreement::Conflict:
        return QCoreApplication::translate("Standing", "Conflict");
    case reconcile::Agreement::Incomplete:
        break;
    }
    return QCoreApplication::translate("Standing", "Incomplete");
}

QString standingIcon(reconcile::Agreement agreement, DecisionState decision)
{
    if (decision == DecisionState::Decided) {
        return QStringLiteral("decided");
    }
    if (decision == DecisionState::Deferred) {
        return QStringLiteral("deferred");
    }
    switch (agreement) {
    case reconcile::Agreement::Unanimous:
        return QStringLiteral("unanimous");
    case reconcile::Agreement::Conflict:
        return QStringLiteral("conflict");
    case reconcile::Agreement::Incomplete:
        break;
    }
    return QStringLiteral("incomplete");
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

namespace accord::ui {
namespace {

constexpr int kScrollBarWidth = theme::kGrid + theme::kGrid / 2;
constexpr int kShortestHandle = 4 * theme::kGrid;

/// The handle of a scroll bar that has no buttons at its ends.
QRect handle(const QStyleOptionSlider& bar)
{
    const bool across = bar.orientation == Qt::Horizontal;
    const int room = across ? bar.rect.width() : bar.rect.height();
    const qint64 range = qint64{bar.maximum} - bar.minimum;
    if (range <= 0) {
        return bar.rect;
    }
    const auto share = static_cast<int>(qint64{bar.pageStep} * room / (range + bar.pageStep));
    const int length = qBound(qMin(kShortestHandle, room), share, room);
    const int start =
        QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, room - length, bar.upsideDown);
    return across ? QRect(bar.rect.x() + start, bar.rect.y(), length, bar.rect.height())
                  : QRect(bar.rect.x(), bar.rect.y() + start, bar.rect.width(), length);
}

/// What lies beside the bar: the text or list that it scrolls.
QPalette::ColorRole groundOf(const QWidget* widget)
{
    for (const QWidget* above = widget; above != nullptr; above = above->parentWidget()) {
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(above)) {
            return area->viewport()->backgroundRole();
        }
    }
    return QPalette::Window;
}

void drawScrollBar(const QStyleOptionSlider& bar, QPainter& painter, const QWidget* widget)
{
    painter.fillRect(bar.rect, bar.palette.color(groundOf(widget)));
    if (bar.maximum <= bar.minimum) {
        return;
    }
    const bool held =
        (bar.state & QStyle::State_Sunken) != 0 && (bar.activeSubControls & QStyle::SC_ScrollBarSlider) != 0;
    const bool near = (bar.state & QStyle::State_MouseOver) != 0;
    QColor colour = theme::dimmed();
    colour.setAlphaF(held ? 0.8F : near ? 0.6F : 0.35F);
    constexpr int kEdge = 3;
    const QRect place = handle(bar).adjusted(kEdge, kEdge, -kEdge, -kEdge);
    const qreal radius = qMin(place.width(), place.height()) / 2.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(place, radius, radius);
    painter.restore();
}

/// Fusion outlines fields and boxes in a shade of the window that cannot be seen on a dark ground.
template <class Option>
Option outlined(const Option& option)
{
    Option copy(option);
    if (theme::isDark()) {
        copy.palette.setColor(QPalette::Window, theme::line().lighter(180)); // Fusion darkens it
    }
    return copy;
}

} // namespace

Style::Style()
    : QProxyStyle(QStringLiteral("Fusion"))
{
    setObjectName(name());
}

QString Style::name()
{
    return QStringLiteral("accord");
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    switch (hint) {
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_UnderlineShortcut: // only while Alt is held
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    return metric == PM_ScrollBarExtent ? kScrollBarWidth : QProxyStyle::pixelMetric(metric, option, widget);
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                              const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ItemViewItem || type == CT_MenuItem || type == CT_MenuBarItem) {
        result.rheight() += theme::kGrid / 2;
    }
    return result;
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                            const QWidget* widget) const
{
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_ScrollBar || bar == nullptr) {
        return QProxyStyle::subControlRect(control, option, part, widget);
    }
    const QRect slider = handle(*bar);
    const bool across = bar->orientation == Qt::Horizontal;
    switch (part) {
    case SC_ScrollBarGroove:
        return bar->rect;
    case SC_ScrollBarSlider:
        return slider;
    case SC_ScrollBarSubPage:
        return across ? QRect(bar->rect.topLeft(), QPoint(slider.left() - 1, bar->rect.bottom()))
                      : QRect(bar->rect.topLeft(), QPoint(bar->rect.right(), slider.top() - 1));
    case SC_ScrollBarAddPage:
        return across ? QRect(QPoint(slider.right() + 1, bar->rect.top()), bar->rect.bottomRight())
                      : QRect(QPoint(bar->rect.left(), slider.bottom() + 1), bar->rect.bottomRight());
    default:
        return {}; // no buttons at the ends
    }
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const
{
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    switch (element) {
    case PE_Frame:
    case PE_FrameLineEdit:
        if (frame != nullptr) {
            const QStyleOptionFrame seen = outlined(*frame);
            QProxyStyle::drawPrimitive(element, &seen, painter, widget);
            return;
        }
        break;
    case PE_IndicatorCheckBox:
    case PE_IndicatorRadioButton:
        if (button != nullptr) {
            const QStyleOptionButton seen = outlined(*button);
            QProxyStyle::drawPrimitive(element, &seen, painter, widget);
            return;
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const
{
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        control == CC_ScrollBar && bar != nullptr) {
        drawScrollBar(*bar, *painter, widget);
    } else if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option); spin != nullptr) {
        const QStyleOptionSpinBox seen = outlined(*spin);
        QProxyStyle::drawComplexControl(control, &seen, painter, widget);
    } else {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

} // namespace accord::ui
