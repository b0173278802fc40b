// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QLabel>
#include <QLineEdit>
#include <QList>
#include <QPlainTextEdit>
#include <QWidget>

#include "core/model/category.h"
#include "core/model/label.h"

#include <utility>

namespace accord::ui {

class Session;

/// What a verdict is given with: accept, flag, cannot tell, not for this study with its reasons, and what stands now.
class VerdictBar : public QWidget
{
    Q_OBJECT
public:
    struct Keys
    {
        QAction* accept;
        QAction* flag;
        QAction* cannotTell;
        QAction* exclude;
    };

    explicit VerdictBar(const Keys& keys, QWidget* parent = nullptr);

    /// The study's reasons why an issue is not for it, in the order of their keys.
    void setReasons(const QList<std::pair<Exclusion, QString>>& reasons);
    [[nodiscard]] Exclusion reason(int number) const; ///< 1-based; none where there is none

    /// Asks which of them holds; `keys` are the keys of the answers, first one first.
    void askReason(const QStringList& keys);
    void stopAsking();
    [[nodiscard]] bool isAsking() const;

    /// In place of the buttons: why nothing can be said about the issue. Empty: it can.
    void setReadOnly(const QString& why);

    void say(const QString& sentence, bool warning = false); ///< one line above the buttons; empty: none
    [[nodiscard]] QString said() const { return m_line->text(); }

signals:
    void askingChanged(); ///< the digits choose a reason from now on, or do not any more
    void reasonGiven(accord::Exclusion reason);

protected:
    void changeEvent(QEvent* event) override;

private:
    void colourLine();
    void keepLine();

    QLabel* m_readOnly;
    QLabel* m_line;
    bool m_warning = false;
    QWidget* m_buttons;
    QWidget* m_reasonButtons;
    QList<std::pair<Exclusion, QString>> m_reasons;
};

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

    /// Where there is little room: the note is one line high until somebody writes in it; where there is very little,
    /// an empty one is not there until then.
    void setShort(bool isShort, bool veryShort);
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
    QLineEdit* m_summary; ///< completed from what labels of this project say already
    QLabel* m_noteName;
    QLabel* m_sure = nullptr;
    QPlainTextEdit* m_note;
    bool m_showing = false;
    bool m_short = false;
    bool m_veryShort = false;
    QString m_shownSummary; ///< as show() left the fields: what is not typed is not taken over
    QString m_shownNote;
};

} // namespace accord::ui
