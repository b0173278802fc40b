// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCheckBox>
#include <QRadioButton>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QTextLayout>

#include <algorithm>
#include <type_traits>

namespace accord::ui {

/// A check box or a radio button whose words go on in the next line where there is no room for them beside it.
template <class Button>
class Wrapped : public Button
{
    static_assert(std::is_same_v<Button, QCheckBox> || std::is_same_v<Button, QRadioButton>);
    static constexpr bool kChecks = std::is_same_v<Button, QCheckBox>;

public:
    explicit Wrapped(const QString& text, QWidget* parent = nullptr)
        : Button(text, parent)
    {
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        this->setSizePolicy(policy);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const int least = minimumSizeHint().width();
        return {least, heightForWidth(std::max(least, this->width()))};
    }

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        constexpr int kNarrowest = 20; // letters
        const QSize whole = Button::sizeHint();
        return {std::min(kNarrowest * this->fontMetrics().averageCharWidth(), whole.width()), whole.height()};
    }

    [[nodiscard]] int heightForWidth(int width) const override
    {
        QStyleOptionButton option;
        this->initStyleOption(&option);
        option.text = lines(width);
        return contents(option, this->fontMetrics().size(Qt::TextShowMnemonic, option.text)).height();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QStylePainter painter(this);
        QStyleOptionButton option;
        this->initStyleOption(&option);
        option.text = lines(this->width());
        painter.drawControl(kChecks ? QStyle::CE_CheckBox : QStyle::CE_RadioButton, option);
    }

    [[nodiscard]] bool hitButton(const QPoint& place) const override { return this->rect().contains(place); }

private:
    [[nodiscard]] QSize contents(const QStyleOptionButton& option, const QSize& words) const
    {
        const auto type = kChecks ? QStyle::CT_CheckBox : QStyle::CT_RadioButton;
        return this->style()->sizeFromContents(type, &option, words, this);
    }

    /// The words, broken where they do not fit.
    [[nodiscard]] QString lines(int width) const
    {
        QStyleOptionButton option;
        this->initStyleOption(&option);
        const int room = std::max(width - contents(option, QSize(0, 0)).width(), 1);
        QTextOption breaks;
        breaks.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        QTextLayout layout(this->text(), this->font());
        layout.setTextOption(breaks);
        QStringList found;
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(room);
            found << this->text().mid(line.textStart(), line.textLength()).trimmed();
        }
        layout.endLayout();
        return found.join(QLatin1Char('\n'));
    }
};

} // namespace accord::ui
