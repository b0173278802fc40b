// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QIcon>
#include <QString>
#include <QStringList>

#include "ui/widgets/charts/chart.h"

#include <cstdint>
#include <vector>

namespace accord::ui {

/// A sentence that asks for attention.
struct Note
{
    int key = 0;
    QString code;          ///< set in the colour of its type; empty for none
    QString head;          ///< what it is about, set bold
    QString text;          ///< what is the matter with it
    QString toolTip;       ///< more of it
    QStringList actions{}; ///< what can be done about it, below it

    /// The line stands for others, which it shows and hides; it has an arrow in place of the sign.
    enum class Fold : std::uint8_t { None, Closed, Open };
    Fold fold = Fold::None;
};

/// Sentences below each other, each with a warning sign and what can be done about it; a long one goes on in the next
/// line. Each sentence and each action is a field.
class NoteList : public Chart
{
    Q_OBJECT
public:
    explicit NoteList(QWidget* parent = nullptr);

    void setNotes(std::vector<Note> notes);
    [[nodiscard]] const std::vector<Note>& notes() const { return m_notes; }

    [[nodiscard]] int fieldCount() const override { return static_cast<int>(m_fields.size()); }
    [[nodiscard]] QRect fieldRect(int field) const override;
    [[nodiscard]] QString fieldName(int field) const override;
    [[nodiscard]] QString fieldToolTip(int field) const override
    {
        return at(field).action < 0 ? noteOf(field).toolTip : QString();
    }
    /// Of a note, or of one of its actions; both are places.
    [[nodiscard]] int fieldOf(int note, int action = -1) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void activated(int key);
    void actionWanted(int key, int action); ///< place in Note::actions

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Field
    {
        int note = 0;
        int action = -1; ///< -1: the sentence
        QRect place{};
    };
    [[nodiscard]] const Field& at(int field) const { return m_fields[static_cast<std::size_t>(field)]; }
    [[nodiscard]] const Note& noteOf(int field) const { return m_notes[static_cast<std::size_t>(at(field).note)]; }
    [[nodiscard]] QString textOf(const Field& field) const; ///< of an action
    int layOutActions(int note, int top);
    void layOut();
    void paintSign(QPainter& painter, const Note& note, const QRect& place) const;

    std::vector<Note> m_notes;
    std::vector<Field> m_fields; ///< each note, and its actions behind it
    int m_height = 0;
    QIcon m_icon;
};

} // namespace accord::ui
