// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QComboBox>
#include <QPlainTextEdit>
#include <QString>
#include <QWidget>

#include "core/model/decision.h"
#include "core/model/label.h"
#include "core/model/meeting.h"
#include "ui/pages/reconcile/votes/voices.h"

#include <optional>
#include <vector>

class QAction;
class QCheckBox;
class QComboBox;
class QLineEdit;

namespace accord::ui {

class Session;
class ShortcutButton;
class Suggestions;
struct ReconcileKeys;

/// Why an issue is not for this study: one of the study's reasons, or that it is not said, which stands first.
class ExclusionBox : public QComboBox
{
    Q_OBJECT
public:
    explicit ExclusionBox(Session& session, QWidget* parent = nullptr);

    [[nodiscard]] Exclusion exclusion() const { return static_cast<Exclusion>(currentData().toInt()); }
    void clear() { setCurrentIndex(0); } ///< it is not said
    void next();                         ///< the one after, and the first one after the last

private:
    void fill(); ///< what was chosen stays chosen

    Session& m_session;
};

/// What the disagreement came from, and what the codebook should say instead.
class CauseLine : public QWidget
{
    Q_OBJECT
public:
    explicit CauseLine(const ReconcileKeys& keys, QWidget* parent = nullptr);

    void clear();
    [[nodiscard]] Cause cause() const;
    [[nodiscard]] bool codebookChange() const;
    [[nodiscard]] QString wish() const; ///< the change as somebody typed it; empty where none is
    [[nodiscard]] bool isTouched() const;

    [[nodiscard]] QLineEdit* wishField() const { return m_wish; }
    void showWish(); ///< a wish that came back from a draft is a wish

    void openCauses();
    void toggleCodebook();

private:
    QComboBox* m_cause;
    QCheckBox* m_codebook;
    QLineEdit* m_wish;
};

/// Why something was decided, in a sentence. Offers reasons that were given before: those that begin like what is
/// typed, or with Down in an empty field those that were given most.
class ReasonField : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit ReasonField(Session& session, QWidget* parent = nullptr);

    [[nodiscard]] QString reason() const { return toPlainText().trimmed(); }

signals:
    void submitted(); ///< Ctrl+Enter while reasons are offered, when no shortcut sees it

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit(); ///< two lines of the font, which is larger in the meeting view
    void take(const QString& reason);

    Suggestions* m_suggestions;
};

/// What a decision can come from: where the item and the meeting stand.
struct Origin
{
    PersonId me;
    std::optional<Meeting> meeting;     ///< that goes on
    std::optional<SecondVote> revealed; ///< the last one on the item
    std::vector<Voice> everybody;       ///< who can have taken part
};

/// How people came to the decision, and who took part. Nothing is chosen before somebody says it; a key says what is
/// most likely: after a second vote that leads to it the second vote, in a meeting consensus, otherwise the majority
/// where it is followed, and else that one decides for all. Pressed again it says the next, and then nothing again.
/// What is not so cannot be chosen.
class OriginLine : public QWidget
{
    Q_OBJECT
public:
    explicit OriginLine(const ReconcileKeys& keys, QWidget* parent = nullptr);

    void setOrigin(Origin origin);
    void setChoice(Verdict verdict, CategoryId category, bool followsMajority);
    void clear(); ///< for another item: nobody has chosen anything

    [[nodiscard]] Method method() const;

    /// Writes method, second vote, meeting and who took part into the decision.
    void writeInto(DecisionContent& content) const;

    /// Second votes of this item came to another choice than this one, or to none.
    [[nodiscard]] bool isAsVoted() const;

    void nextMethod();
    void openPeople();

private:
    void setMethod(Method method);
    void follow();
    void sayPeople();
    [[nodiscard]] bool isSo(Method method) const;
    [[nodiscard]] Method likely() const;
    [[nodiscard]] std::vector<PersonId> people() const;

    Origin m_origin;
    Verdict m_verdict = Verdict::None;
    CategoryId m_category;
    bool m_followsMajority = false;
    std::optional<std::vector<PersonId>> m_people; ///< as somebody chose them
    QAction* m_how;                                ///< the key; says what is said so far, where the rest is not in view
    QComboBox* m_method;
    ShortcutButton* m_tookPart;
};

} // namespace accord::ui
