// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QIcon>
#include <QString>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;

namespace accord::ui {

/// An icon that stands in a page. It is painted anew when the theme changes, which a pixmap in a QLabel is not.
class IconView : public QWidget
{
    Q_OBJECT
public:
    IconView(const QIcon& icon, int side, QWidget* parent); ///< px

    void setIcon(const QIcon& icon);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QIcon m_icon;
};

/// What an empty page shows: an icon, a sentence that says what to do next, and up to two buttons that do it.
class Placeholder : public QWidget
{
    Q_OBJECT
public:
    explicit Placeholder(QWidget* parent = nullptr);

    /// `icon` is a name for theme::icon(). Buttons of an earlier content go.
    void say(const QString& icon, const QString& title, const QString& sentence);

    /// A button that does what the action does, with its text and tool tip. The first one is the one to press, unless
    /// it is no `primary` one: then Enter presses nothing.
    void offer(QAction* action, bool primary = true);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fitSentence();

    IconView* m_icon = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_sentence = nullptr;
    QHBoxLayout* m_buttons = nullptr;
};

} // namespace accord::ui
