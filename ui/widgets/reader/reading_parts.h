// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QSplitter>
#include <QToolButton>

#include <functional>

namespace accord::ui {

/// An issue with panels at its sides. The text is what is read: it keeps its least width whatever the fonts and the
/// window are. The panels get narrower first, and where that is not enough they are hidden, one after the other, until
/// there is room for them again. One panel may go under the text instead: where text and panel do not fit side by side.
class ReadingParts : public QSplitter
{
    Q_OBJECT
public:
    explicit ReadingParts(QWidget* parent = nullptr);

    /// Panels that may be hidden for want of room, the first one first.
    void setYielding(const QList<QWidget*>& panels);

    /// The yielding panel that goes under the text where there is no room for both side by side. `besideWidth`: px that
    /// it needs at least at the side; `turn`: it is told whether it lies under the text, with all the width.
    void setStacking(QWidget* panel, std::function<int()> besideWidth, std::function<void(bool)> turn);
    [[nodiscard]] bool isStacked() const { return orientation() == Qt::Vertical; }

    /// The panel in which one acts: it keeps its least width. Where there is no room for both it is the text that
    /// gives way, from `textWidth` px down to a third of them.
    void setKeeping(QWidget* panel, std::function<int()> textWidth);

    /// Whether somebody wants to see the panel at all. One that was hidden for want of room and is asked for is shown:
    /// then the others go first.
    void setWanted(QWidget* panel, bool wanted);

    /// While on, somebody else says what is shown, such as the meeting view; how it lies is still said here.
    void setHandsOff(bool on);

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void rearranged(); ///< a panel was hidden or shown, or went under the text or back

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void hidePanel(QWidget& panel);
    void makeRoom();
    void hideWhatDoesNotFit();
    [[nodiscard]] bool wantsStack() const;
    [[nodiscard]] int least(const QWidget& panel) const;
    void narrowText();
    void stack(bool on);

    QList<QWidget*> m_yielding;
    QList<QWidget*> m_gone;        ///< hidden for want of room
    QWidget* m_stacking = nullptr; ///< goes under the text
    QWidget* m_keeping = nullptr;
    std::function<int()> m_textWidth;
    std::function<int()> m_besideWidth;
    std::function<void(bool)> m_turn;
    QList<int> m_besideSizes; ///< of the parts, when they lay side by side
    bool m_handsOff = false;
};

/// A narrow button at the edge of the page, in the place of a panel that somebody has hidden: it brings the panel back.
class PanelBack : public QToolButton
{
    Q_OBJECT
public:
    /// `toggle` shows and hides the panel.
    explicit PanelBack(QAction* toggle, QWidget* parent = nullptr);
};

} // namespace accord::ui
