// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>

class QSplitter;
class QWidget;

namespace accord::ui {

class Page;
class Reader;

/// The page as a room sees it on a projector: the same issue, votes and decision with the same keys, large, and nothing
/// else. It rearranges the parts of the page and gives them back as they were.
class MeetingView : public QObject
{
    Q_OBJECT
public:
    /// The parts, which live as long as the page.
    struct Parts
    {
        QSplitter* splitter = nullptr; ///< holds the reader, the side and what is hidden beside them
        Reader* reader = nullptr;
        QWidget* side = nullptr;
        QList<QWidget*> onlyPage; ///< shown on the page, hidden in the view
        QList<QWidget*> onlyView; ///< the other way round
    };

    MeetingView(Page* page, Parts parts);

    [[nodiscard]] bool isOn() const { return m_on; }
    void set(bool on, bool wholeScreen = true);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();

    Page* m_page;
    Parts m_parts;
    QList<QWidget*> m_hidden; ///< of the page's own, by the view
    QList<int> m_sizes;       ///< of the splitter, on the page
    bool m_on = false;
};

} // namespace accord::ui
