// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextEdit>

#include "tests/support/catch.h"
#include "tests/ui/app/window_tour.h"

#include <map>

namespace accord::test {
namespace {

/// A part of a widget of Qt's, which speaks for it.
bool isInner(const QWidget& widget)
{
    if (widget.objectName().startsWith(QStringLiteral("qt_")) || qobject_cast<const QScrollBar*>(&widget) != nullptr ||
        qobject_cast<const QHeaderView*>(&widget) != nullptr || qobject_cast<const QMenu*>(&widget) != nullptr) {
        return true;
    }
    for (const QWidget* above = widget.parentWidget(); above != nullptr; above = above->parentWidget()) {
        if (qobject_cast<const QComboBox*>(above) != nullptr ||
            qobject_cast<const QAbstractSpinBox*>(above) != nullptr ||
            qobject_cast<const QLineEdit*>(above) != nullptr || above->inherits("QKeySequenceEdit")) {
            return true;
        }
    }
    return false;
}

bool isReached(const QWidget& widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0 && !isInner(widget);
}

/// What somebody can work with, by keyboard or by mouse.
bool isInteractive(const QWidget& widget)
{
    const bool kind =
        qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
        qobject_cast<const QLineEdit*>(&widget) != nullptr || qobject_cast<const QTextEdit*>(&widget) != nullptr ||
        qobject_cast<const QPlainTextEdit*>(&widget) != nullptr || qobject_cast<const QComboBox*>(&widget) != nullptr ||
        qobject_cast<const QAbstractItemView*>(&widget) != nullptr ||
        qobject_cast<const QAbstractSlider*>(&widget) != nullptr ||
        qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr;
    // What hands its focus on is named by what gets it, unless it is worked with by mouse.
    const bool handsOn = widget.focusProxy() != nullptr;
    return (isReached(widget) && !handsOn) || (kind && widget.isVisible() && !isInner(widget));
}

QString described(const QWidget& widget)
{
    QString path;
    for (const QWidget* each = &widget; each != nullptr; each = each->parentWidget()) {
        path += QString::fromLatin1(each->metaObject()->className()).section(QLatin1Char(':'), -1) + QLatin1Char('"') +
                each->objectName() + QStringLiteral("\" < ");
        if (each->isWindow()) {
            break;
        }
    }
    return path.chopped(3);
}

/// Tab leads from one to the other, which stand in one container: against the order of reading when the other one is
/// above and begins no further right, or is to the left on the same line.
bool jumpsBack(const QWidget& from, const QWidget& to)
{
    if (from.parentWidget() != to.parentWidget()) {
        return false;
    }
    const QRect one = from.geometry();
    const QRect other = to.geometry();
    const bool above = other.bottom() < one.top();
    const bool below = other.top() > one.bottom();
    return above ? other.left() <= one.left() : !below && other.right() < one.left();
}

TEST_CASE("every control of every page, tab and dialog has a name and a role, and Tab goes in the order of reading")
{
    std::map<QString, QString> faults;
    qsizetype looked = 0;
    qsizetype steps = 0;
    tourWindow([&](const QString& place, const QWidget& shown, const QList<ShownText>&) {
        const auto note = [&](const QWidget& widget, const char* what) {
            faults.emplace(described(widget) + QStringLiteral(": ") + QString::fromLatin1(what), place);
        };
        for (QWidget* widget : shown.findChildren<QWidget*>()) {
            if (widget->window() != &shown || !isInteractive(*widget)) {
                continue;
            }
            ++looked;
            const QAccessibleInterface* said = QAccessible::queryAccessibleInterface(widget);
            if (said == nullptr || !said->isValid()) {
                note(*widget, "unknown");
                continue;
            }
            if (said->text(QAccessible::Name).trimmed().isEmpty()) {
                note(*widget, "no name");
            }
            // Client is what Qt says of a widget that it does not know, and of an area that is scrolled by keys.
            const bool area = qobject_cast<const QScrollArea*>(widget) != nullptr;
            if (said->role() == QAccessible::NoRole || (said->role() == QAccessible::Client && !area)) {
                note(*widget, "no role");
            }
        }
        const QWidget* last = nullptr;
        for (const QWidget* each = shown.nextInFocusChain(); each != nullptr && each != &shown;
             each = each->nextInFocusChain()) {
            if (each->window() != &shown || !isReached(*each) || each->focusProxy() != nullptr) {
                continue;
            }
            if (last != nullptr) {
                ++steps;
                if (jumpsBack(*last, *each)) {
                    note(*each, ("Tab leads back from " + described(*last)).toUtf8().constData());
                }
            }
            last = each;
        }
    });
    CHECK(looked > 1'000);
    CHECK(steps > 1'000);
    for (const auto& [what, where] : faults) {
        FAIL_CHECK(what.toStdString() << " (" << where.toStdString() << ")");
    }
}

} // namespace
} // namespace accord::test
