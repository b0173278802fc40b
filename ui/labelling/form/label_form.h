// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QLabel>
#include <QPlainTextEdit>
#include <QWidget>

#include "core/model/category.h"
#include "core/model/label.h"
#include "ui/labelling/form/summary_field.h"
#include "ui/support/session.h"

namespace accord::ui {

/// What a label says beside its category: the summary, how sure I am, a note. The fields hold what is being typed; the
/// page decides when it is taken over.
class LabelForm : public QWidget
{
    Q_OBJECT
public:
    /// `confidence` are the three actions, lowest first; summary and note are the keys that lead into the fields.
    LabelForm(Session& session, QAction* summary, QAction* note, const QList<QAction*>& confidence,
              QWidget* parent = nullptr);

    void show(const LabelContent& content);

    /// What stands in the fields now is what was taken over, or `content` is: text that differs is being typed.
    void takenOver();
    void takeBack(const LabelContent& content);

    /// `base` with what stands in the fields now.
    [[nodiscard]] LabelContent over(LabelContent base) const;

    /// What the summary is about, by the type in focus.
    void setSummaryKind(SummaryKind kind);

    void setReadOnly(bool readOnly);

    /// Where there is little room: the note is one line high until somebody writes in it.
    void setShort(bool isShort);
    void focusSummary();
    void focusNote();
    [[nodiscard]] QLineEdit* summary() const { return m_summary; }
    [[nodiscard]] QPlainTextEdit* note() const { return m_note; }

signals:
    void typed();  ///< a key changed the summary or the note
    void left();   ///< a field lost the focus: what stands in it may be taken over
    void closed(); ///< Esc in a field, Enter in the summary, Ctrl+Enter in the note: the keys are the page's again

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void nameFields();
    void fitNote();
    [[nodiscard]] QWidget* confidenceRow(const QList<QAction*>& confidence);

    QAction* m_summaryAction;
    QAction* m_noteAction;
    QList<QAction*> m_confidence;
    SummaryKind m_kind = SummaryKind::None;
    QLabel* m_summaryName;
    SummaryField* m_summary;
    QLabel* m_noteName;
    QLabel* m_sure = nullptr;
    QPlainTextEdit* m_note;
    bool m_showing = false;
    bool m_short = false;
    QString m_shownSummary; ///< as show() left the fields: what is not typed is not taken over
    QString m_shownNote;
};

} // namespace accord::ui
