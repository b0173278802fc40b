// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QSplitter>

namespace accord::ui {

/// An issue with panels at its sides. The text is what is read: it keeps its least width whatever the fonts and the
/// window are. The panels get narrower first, and where that is not enough they are hidden, one after the other, until
/// there is room for them again.
class ReadingParts : public QSplitter
{
    Q_OBJECT
public:
    explicit ReadingParts(QWidget* parent = nullptr);

    /// Panels that may be hidden for want of room, the first one first.
    void setYielding(const QList<QWidget*>& panels);

    /// Whether somebody wants to see the panel at all.
    void setWanted(QWidget* panel, bool wanted);
    [[nodiscard]] bool isWanted(const QWidget* panel) const { return !m_unwanted.contains(panel); }

    /// While on, somebody else says what is shown, such as the meeting view.
    void setHandsOff(bool on);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeRoom();

    QList<QWidget*> m_yielding;
    QList<const QWidget*> m_unwanted;
    QList<QWidget*> m_gone; ///< hidden for want of room
    bool m_handsOff = false;
};

} // namespace accord::ui
