// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QIcon>
#include <QString>

#include "ui/widgets/charts/chart.h"

#include <vector>

namespace accord::ui {

/// A sentence that asks for attention.
struct Note
{
    int key = 0;
    QString code;    ///< set in the colour of its type; empty for none
    QString head;    ///< what it is about, set bold
    QString text;    ///< what is the matter with it
    QString toolTip; ///< more of it
};

/// Sentences below each other, each with a warning sign; a long one goes on in the next line.
class NoteList : public Chart
{
    Q_OBJECT
public:
    explicit NoteList(QWidget* parent = nullptr);

    void setNotes(std::vector<Note> notes);
    [[nodiscard]] const std::vector<Note>& notes() const { return m_notes; }

    [[nodiscard]] int fieldCount() const override { return static_cast<int>(m_notes.size()); }
    [[nodiscard]] QRect fieldRect(int field) const override;
    [[nodiscard]] QString fieldName(int field) const override;
    [[nodiscard]] QString fieldToolTip(int field) const override { return note(field).toolTip; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void activated(int key);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] const Note& note(int field) const { return m_notes[static_cast<std::size_t>(field)]; }
    void layOut();

    std::vector<Note> m_notes;
    std::vector<int> m_tops; ///< one more than notes
    QIcon m_icon;
};

} // namespace accord::ui
