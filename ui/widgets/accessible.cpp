// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/accessible.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QHeaderView>
#include <QObject>
#include <QTreeView>

namespace accord::ui {
namespace {

/// Hangs on the widget, so that the interface, which is made when somebody asks, finds it.
class SpokenOf final : public QObject
{
public:
    SpokenOf(QWidget* widget, Spoken said)
        : QObject(widget)
        , spoken(std::move(said))
    {
        setObjectName(QStringLiteral("spoken"));
    }

    Spoken spoken;
};

const Spoken* spokenOf(const QObject& object)
{
    for (const QObject* child : object.children()) {
        if (const auto* found = dynamic_cast<const SpokenOf*>(child)) {
            return &found->spoken;
        }
    }
    return nullptr;
}

class SpokenWidget final : public QAccessibleWidget
{
public:
    SpokenWidget(QWidget* widget, const Spoken& spoken)
        : QAccessibleWidget(widget, spoken.role)
    {}

    [[nodiscard]] QString text(QAccessible::Text what) const override
    {
        const Spoken* spoken = spokenOf(*widget());
        return what == QAccessible::Value && spoken != nullptr && spoken->value ? spoken->value()
                                                                                : QAccessibleWidget::text(what);
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget())) {
            state.checkable = button->isCheckable();
            state.checked = button->isChecked();
        }
        return state;
    }

    [[nodiscard]] QStringList actionNames() const override
    {
        QStringList names = QAccessibleWidget::actionNames();
        const Spoken* spoken = spokenOf(*widget());
        if (widget()->isEnabled() &&
            (qobject_cast<QAbstractButton*>(widget()) != nullptr || (spoken && spoken->press))) {
            names.prepend(pressAction());
        }
        return names;
    }

    void doAction(const QString& name) override
    {
        if (name != pressAction() || !widget()->isEnabled()) {
            QAccessibleWidget::doAction(name);
        } else if (const Spoken* spoken = spokenOf(*widget()); spoken != nullptr && spoken->press) {
            const std::function<void()> press = spoken->press; // it may end the widget
            press();
        } else if (auto* button = qobject_cast<QAbstractButton*>(widget())) {
            button->click();
        }
    }
};

QAccessibleInterface* makeSpoken(const QString& /*className*/, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    const Spoken* spoken = widget == nullptr ? nullptr : spokenOf(*widget);
    return spoken == nullptr ? nullptr : new SpokenWidget(widget, *spoken);
}

/// The row's number among what is in view, as Qt's interfaces of lists and trees count their children: of a tree the
/// rows that are open, after the header.
int childOf(const QAbstractItemView& view, const QModelIndex& row)
{
    const auto* tree = qobject_cast<const QTreeView*>(&view);
    if (tree == nullptr) {
        return row.row();
    }
    int number = tree->header() == nullptr ? 0 : 1;
    for (QModelIndex above = tree->indexAbove(row); above.isValid(); above = tree->indexAbove(above)) {
        ++number;
    }
    return number * row.model()->columnCount(row.parent()) + row.column();
}

std::function<void(QAccessibleEvent&)>& announcer()
{
    static std::function<void(QAccessibleEvent&)> takes;
    return takes;
}

void tell(QAccessibleEvent& event)
{
    if (announcer()) {
        announcer()(event);
    } else {
        QAccessible::updateAccessibility(&event);
    }
}

/// What says the sentences of a window: readers speak a notification when it comes into view. Nobody sees it.
QWidget& speakerOf(QWidget& window)
{
    const QString name = QStringLiteral("speaker");
    auto* speaker = window.findChild<QWidget*>(name, Qt::FindDirectChildrenOnly);
    if (speaker == nullptr) {
        speaker = new QWidget(&window);
        speaker->setObjectName(name);
        speaker->setAttribute(Qt::WA_TransparentForMouseEvents);
        speaker->setGeometry(-1, -1, 1, 1);
        speakAs(speaker, {QAccessible::Notification, {}, {}});
    }
    return *speaker;
}

} // namespace

void speakAs(QWidget* widget, Spoken spoken)
{
    static const bool installed = [] {
        QAccessible::installFactory(makeSpoken);
        return true;
    }();
    Q_UNUSED(installed)
    new SpokenOf(widget, std::move(spoken));
    // To name a widget makes its interface, which is kept; the next one to ask gets another.
    if (QAccessibleInterface* before = QAccessible::queryAccessibleInterface(widget)) {
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(before));
    }
}

void announceRow(QAbstractItemView& view, const QModelIndex& row)
{
    if (!row.isValid() || (!QAccessible::isActive() && !announcer())) {
        return;
    }
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(childOf(view, row));
    tell(event);
}

void announce(QWidget& where, const QString& sentence)
{
    if (sentence.isEmpty() || !where.isVisible() || (!QAccessible::isActive() && !announcer())) {
        return;
    }
    QWidget& speaker = speakerOf(*where.window());
    speaker.hide();
    speaker.setAccessibleName(sentence);
    speaker.show();
    QAccessibleEvent event(&speaker, QAccessible::Alert);
    tell(event);
}

void setAnnouncer(std::function<void(QAccessibleEvent&)> takes)
{
    announcer() = std::move(takes);
}

} // namespace accord::ui
