// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/form/verdict_bar.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QResizeEvent>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QVBoxLayout>

#include "ui/support/look.h"
#include "ui/widgets/shortcut_button.h"

#include <algorithm>

namespace accord::ui {
namespace {

/// A reason in as many lines as it takes: however narrow the page, all of it can be read.
class ReasonButton final : public QPushButton
{
public:
    ReasonButton(const QString& words, QWidget* parent)
        : QPushButton(words, parent)
    {
        QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }

    [[nodiscard]] int heightForWidth(int width) const override
    {
        const QRect room(0, 0, width - 2 * look::kGrid, kMostHeight);
        return fontMetrics().boundingRect(room, kFlags, text()).height() + look::kGrid + look::kGrid / 2;
    }

    [[nodiscard]] QSize sizeHint() const override { return {0, heightForWidth(std::max(width(), 1))}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QStylePainter painter(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        painter.drawControl(QStyle::CE_PushButtonBevel, option);
        if (hasFocus()) {
            QStyleOptionFocusRect focus;
            focus.initFrom(this);
            focus.rect = style()->subElementRect(QStyle::SE_PushButtonFocusRect, &option, this);
            painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
        }
        painter.setPen(palette().color(isEnabled() ? QPalette::Normal : QPalette::Disabled, QPalette::ButtonText));
        painter.drawText(rect().adjusted(look::kGrid, 0, -look::kGrid, 0), kFlags, text());
    }

    void resizeEvent(QResizeEvent* event) override
    {
        QPushButton::resizeEvent(event);
        if (event->size().width() != event->oldSize().width()) {
            updateGeometry();
        }
    }

private:
    static constexpr int kMostHeight = 10'000;
    static constexpr int kFlags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
};

} // namespace

VerdictBar::VerdictBar(const Keys& keys, QWidget* parent)
    : QWidget(parent)
    , m_readOnly(new QLabel(this))
    , m_line(new QLabel(this))
    , m_buttons(new QWidget(this))
    , m_reasonButtons(new QWidget(this))
{
    m_readOnly->setObjectName(QStringLiteral("readOnly"));
    m_readOnly->setWordWrap(true);
    m_readOnly->hide();
    m_line->setObjectName(QStringLiteral("verdictLine"));
    m_line->setWordWrap(true);
    keepLine();
    auto* grid = new QGridLayout(m_buttons);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(look::kGrid / 2);
    auto* accept = new ShortcutButton(keys.accept, m_buttons);
    accept->setDefault(true);
    grid->addWidget(accept, 0, 0, 1, 2);
    grid->addWidget(new ShortcutButton(keys.flag, m_buttons), 0, 2);
    grid->addWidget(new ShortcutButton(keys.exclude, m_buttons), 1, 0, 1, 2);
    grid->addWidget(new ShortcutButton(keys.cannotTell, m_buttons), 1, 2);
    for (ShortcutButton* button : m_buttons->findChildren<ShortcutButton*>()) {
        button->setMayShrink();
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);

    auto* column = new QVBoxLayout(m_reasonButtons);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::kGrid / 2);
    m_reasonButtons->hide();

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look::kGrid / 2);
    layout->addWidget(m_line);
    layout->addWidget(m_readOnly);
    layout->addWidget(m_buttons);
    layout->addWidget(m_reasonButtons);
}

void VerdictBar::setReasons(const QList<std::pair<Exclusion, QString>>& reasons)
{
    if (reasons == m_reasons) {
        return;
    }
    stopAsking();
    m_reasons = reasons;
    qDeleteAll(m_reasonButtons->findChildren<QPushButton*>());
    for (const auto& [reason, words] : reasons) {
        auto* button = new ReasonButton(words, m_reasonButtons);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QPushButton::clicked, this, [this, given = reason] { emit reasonGiven(given); });
        m_reasonButtons->layout()->addWidget(button);
    }
}

Exclusion VerdictBar::reason(int number) const
{
    return number < 1 || number > m_reasons.size() ? Exclusion::None : m_reasons[number - 1].first;
}

void VerdictBar::setReadOnly(const QString& why)
{
    if (why == m_readOnly->text()) {
        return; // somebody may be choosing a reason
    }
    stopAsking();
    m_readOnly->setText(why);
    m_readOnly->setVisible(!why.isEmpty());
    m_buttons->setVisible(why.isEmpty());
}

void VerdictBar::askReason(const QStringList& keys)
{
    const QList<QPushButton*> buttons = m_reasonButtons->findChildren<QPushButton*>();
    for (qsizetype i = 0; i < buttons.size(); ++i) {
        const QString key = keys.value(i);
        buttons[i]->setText(key.isEmpty() ? m_reasons[i].second : tr("%1  %2").arg(key, m_reasons[i].second));
    }
    say(tr("Why is it not for this study?"));
    m_buttons->hide();
    m_reasonButtons->show();
}

void VerdictBar::stopAsking()
{
    if (isAsking()) {
        say({});
        m_reasonButtons->hide();
        m_buttons->show();
    }
}

bool VerdictBar::isAsking() const
{
    return !m_reasonButtons->isHidden();
}

void VerdictBar::say(const QString& sentence, bool warning)
{
    m_warning = warning;
    colourLine();
    m_line->setText(sentence);
}

/// There is always room for a line: when it comes and goes, nothing above it moves.
void VerdictBar::keepLine()
{
    m_line->setMinimumHeight(fontMetrics().height());
}

void VerdictBar::colourLine()
{
    QPalette colours;
    colours.setColor(QPalette::WindowText, m_warning ? look::warning() : look::dimmed());
    m_line->setPalette(colours);
}

void VerdictBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        colourLine();
    } else if (event->type() == QEvent::FontChange) {
        keepLine();
    }
}

} // namespace accord::ui
