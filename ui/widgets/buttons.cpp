// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/buttons.h"

#include <QStyleOptionButton>
#include <QStylePainter>
#include <QToolButton>

#include "ui/core/actions.h"
#include "ui/core/theme.h"
#include "ui/widgets/flow_layout.h"

#include <utility>

namespace accord::ui {
namespace {

constexpr int kPadding = 5; // px, left and right of a key's text
constexpr int kLetters = 3; // of a text that is cut

QFont keyFont(const QFont& font)
{
    return theme::sized(font, 0.85);
}

} // namespace

ShortcutButton::ShortcutButton(QAction* action, QWidget* parent)
    : QPushButton(parent)
    , m_action(action)
{
    setFocusPolicy(Qt::TabFocus);
    setAutoDefault(false);
    setObjectName(action->objectName());
    connect(this, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, &ShortcutButton::follow);
    follow();
}

void ShortcutButton::follow()
{
    if (!m_action) {
        return;
    }
    setText(m_caption.isEmpty() ? m_action->iconText() : m_caption);
    setCheckable(m_action->isCheckable());
    setChecked(m_action->isChecked());
    setEnabled(m_action->isEnabled());
    setToolTip(m_action->toolTip());
    setStatusTip(m_action->statusTip());
    if (std::exchange(m_offered, m_action->isVisible()) != m_action->isVisible()) {
        setVisible(m_offered);
    }
    updateGeometry();
    update();
}

void ShortcutButton::setCaption(const QString& caption)
{
    m_caption = caption;
    follow();
}

void ShortcutButton::setMayShrink()
{
    m_shrinks = true;
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QString ShortcutButton::keyText() const
{
    if (!m_action || m_action->shortcut().isEmpty()) {
        return {};
    }
    return m_action->shortcut() == QKeySequence(Qt::Key_Return)
               ? QStringLiteral("↵")
               : m_action->shortcut().toString(QKeySequence::NativeText);
}

int ShortcutButton::keyWidth() const
{
    const QString key = keyText();
    return key.isEmpty() ? 0 : QFontMetrics(keyFont(font())).horizontalAdvance(key) + 2 * kPadding + theme::kGrid;
}

QSize ShortcutButton::sizeHint() const
{
    const int text = fontMetrics().horizontalAdvance(this->text());
    return {text + keyWidth() + 3 * theme::kGrid, fontMetrics().height() + 2 * theme::kGrid - 2};
}

QSize ShortcutButton::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    const int cut = kLetters * fontMetrics().averageCharWidth() + keyWidth() + 3 * theme::kGrid;
    return m_shrinks ? QSize(qMin(cut, whole.width()), whole.height()) : whole;
}

void ShortcutButton::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    painter.drawControl(QStyle::CE_PushButtonBevel, option);
    if (isChecked()) {
        // What is on must be seen in every theme, not only as a shade.
        QColor tint = theme::accent();
        tint.setAlpha(50);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme::accent(), 2));
        painter.setBrush(tint);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 3, 3);
    }
    if (hasFocus()) {
        QStyleOptionFocusRect focus;
        focus.initFrom(this);
        focus.rect = style()->subElementRect(QStyle::SE_PushButtonFocusRect, &option, this);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
    }
    const QPalette::ColorGroup group = isEnabled() ? QPalette::Normal : QPalette::Disabled;
    const QColor colour =
        palette().color(group, isChecked() && isDefault() ? QPalette::HighlightedText : QPalette::ButtonText);
    const QRect inner = rect().adjusted(theme::kGrid, 0, -theme::kGrid, 0);
    painter.setPen(colour);
    const int key = keyWidth();
    const QRect words = inner.adjusted(0, 0, -key, 0);
    painter.drawText(words, key > 0 ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter,
                     fontMetrics().elidedText(text(), Qt::ElideRight, words.width()));
    if (key == 0) {
        return;
    }
    painter.setFont(keyFont(font()));
    painter.setRenderHint(QPainter::Antialiasing);
    const int height = painter.fontMetrics().height() + 2;
    const QRectF cap(inner.right() - key + theme::kGrid, inner.center().y() - height / 2.0 + 0.5, key - theme::kGrid,
                     height);
    painter.setPen(QPen(theme::line(), 1));
    painter.setBrush(theme::surface());
    painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(isEnabled() ? theme::dimmed() : colour);
    painter.drawText(cap, Qt::AlignCenter, keyText());
}

void addClearButton(QLineEdit& field)
{
    field.setClearButtonEnabled(true);
    // It shows an icon and has no room for words.
    for (auto* button : field.findChildren<QToolButton*>()) {
        if (button->accessibleName().isEmpty()) {
            button->setAccessibleName(ShortcutButton::tr("Empty the field"));
        }
    }
}

void discard(QWidget* widget)
{
    if (widget != nullptr) {
        widget->setParent(nullptr);
        widget->deleteLater();
    }
}

KeyLine::KeyLine(const Actions& actions, const QList<Key>& keys, QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("keyLine"));
    auto* layout = theme::layoutIn<FlowLayout>(this, theme::Pad::Bar, theme::kGrid);
    for (const Key& key : keys) {
        if (QAction* action = actions.action(key.id)) {
            auto* button = new ShortcutButton(action, this);
            button->setCaption(key.caption);
            button->setFlat(true);
            // The keyboard stays where it is.
            button->setFocusPolicy(Qt::NoFocus);
            layout->addWidget(button);
        }
    }
}

} // namespace accord::ui
