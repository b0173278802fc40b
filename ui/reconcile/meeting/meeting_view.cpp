// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/meeting/meeting_view.h"

#include <QApplication>
#include <QEvent>
#include <QFontInfo>
#include <QSplitter>

#include "ui/support/page.h"
#include "ui/widgets/reader/reader.h"
#include "ui/widgets/reader/reading_parts.h"

#include <algorithm>
#include <utility>

namespace accord::ui {
namespace {

// So many lines of text would fill the screen from top to bottom. What is read from far away is measured by the screen,
// not by the desk.
constexpr double kLinesOfIssue = 38;
constexpr double kLinesOfSide = 46;
constexpr int kReaderShare = 56; // of 100, the side has the rest

double factor(const QWidget& window, double lines)
{
    const double usual = QFontInfo(QApplication::font()).pixelSize();
    return std::clamp(window.height() / lines / usual, 1.0, 4.0);
}

QFont larger(double by)
{
    QFont font = QApplication::font();
    if (font.pointSizeF() > 0) {
        font.setPointSizeF(font.pointSizeF() * by);
    } else {
        font.setPixelSize(static_cast<int>(font.pixelSize() * by));
    }
    return font;
}

} // namespace

MeetingView::MeetingView(Page* page, Parts parts)
    : QObject(page)
    , m_page(page)
    , m_parts(std::move(parts))
{
    page->installEventFilter(this);
    for (QWidget* widget : std::as_const(m_parts.onlyView)) {
        widget->hide();
    }
}

void MeetingView::set(bool on, bool wholeScreen)
{
    if (on == m_on) {
        return;
    }
    m_on = on;
    QSplitter& splitter = *m_parts.splitter;
    auto* reading = qobject_cast<ReadingParts*>(&splitter);
    if (on) {
        if (reading != nullptr) {
            reading->setHandsOff(true);
        }
        m_sizes = splitter.sizes();
        m_hidden.clear();
        for (QWidget* widget : std::as_const(m_parts.onlyPage)) {
            if (!widget->isHidden()) {
                m_hidden.append(widget);
                widget->hide();
            }
        }
    } else {
        for (QWidget* widget : std::as_const(m_hidden)) {
            widget->show();
        }
    }
    for (QWidget* widget : std::as_const(m_parts.onlyView)) {
        widget->setVisible(on);
    }
    emit m_page->roomWanted(on, wholeScreen);
    fit();
    if (!on) {
        splitter.setSizes(m_sizes);
        if (reading != nullptr) {
            reading->setHandsOff(false);
        }
    }
}

bool MeetingView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_page && event->type() == QEvent::Resize && m_on) {
        fit();
    }
    return QObject::eventFilter(watched, event);
}

void MeetingView::fit()
{
    const QWidget& window = *m_page->window();
    m_parts.reader->setZoom(m_on ? factor(window, kLinesOfIssue) : 1);
    const QFont side = m_on ? larger(factor(window, kLinesOfSide)) : QFont();
    m_parts.side->setFont(side);
    for (QWidget* widget : std::as_const(m_parts.onlyView)) {
        widget->setFont(side);
    }
    if (m_on) {
        QList<int> sizes;
        for (int i = 0; i < m_parts.splitter->count(); ++i) {
            const QWidget* widget = m_parts.splitter->widget(i);
            const int share = widget == m_parts.reader ? kReaderShare : widget == m_parts.side ? 100 - kReaderShare : 0;
            sizes.append(m_page->width() * share / 100);
        }
        m_parts.splitter->setSizes(sizes);
    }
}

} // namespace accord::ui
