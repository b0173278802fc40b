// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFrame>
#include <QLabel>
#include <QList>
#include <QScrollArea>
#include <QString>
#include <QStringList>

#include "ui/pages/reconcile/votes/voices.h"

#include <vector>

class QHBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace accord::ui {

/// A text in one line, cut with dots where there is no room for it; its tool tip has all of it then.
class ElidedLabel : public QLabel
{
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent, const QString& text = {});

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

/// A label with our own markup, wrapped.
QLabel* richLabel(const QString& html, QWidget* parent);

/// One category that got votes: its key, code and path, how many chose it, who they are and what they wrote. A click
/// takes it for the decision.
class VoteRow : public QFrame
{
    Q_OBJECT
public:
    /// `key` is the shortcut shown on the row; empty for none. `votes` is how many voted in all. `ballot`: two lines,
    /// so that all that can be voted for is in view.
    VoteRow(const Option& option, int votes, const QString& key, bool ballot, QWidget* parent = nullptr);

    void setChosen(bool chosen);
    [[nodiscard]] bool isChosen() const { return m_chosen; }

    /// Without when to use it and when not, which the tool tip has then; on a ballot without the definition.
    void setShort(bool isShort);

signals:
    void clicked();

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fillBallot(QHBoxLayout* head, QVBoxLayout* layout);
    void fillVotes(const Option& option, int votes, QHBoxLayout* head, QVBoxLayout* layout);

    ChoiceText m_text;
    QLabel* m_mark;
    QLabel* m_definition = nullptr; ///< null where the codebook says nothing
    bool m_ballot;
    bool m_chosen = false;
    bool m_short = false;
};

/// Everybody in one line of chips, under a word such as "Cannot tell yet".
QWidget* voiceLine(const QString& word, const std::vector<Voice>& voices, QWidget* parent);

/// The votes on one item, a row per category, most votes first. Which row is taken for the decision is shown, but never
/// set by the panel itself.
class VotesPanel : public QScrollArea
{
    Q_OBJECT
public:
    explicit VotesPanel(QWidget* parent = nullptr);

    /// `keys` are the shortcuts shown on the rows, in their order. `above` stands above them and becomes the panel's;
    /// null for nothing.
    void setSheet(const VoteSheet& sheet, const QStringList& keys, QWidget* above = nullptr);
    void setChosen(int option); ///< -1: none of them
    void scrollToTop();

    /// Where the rows have room only without when to use a category and when not, the row that is chosen says this
    /// alone; where they have none even so, all say all and are scrolled. Otherwise all say all. A ballot goes without
    /// definitions where its rows have no room with them.
    void setShortens(bool shortens);

    /// What stands below the votes, also of another sheet: how the same pair was settled so far, and the offer to
    /// decide the rest like that. Empty texts: nothing.
    void setBelow(const QString& html, const QString& offer);
    /// A quiet line between the two: what a model takes the item for, with how it comes to that. Empty: nothing.
    void setModel(const QString& html, const QString& toolTip);

    [[nodiscard]] int rows() const { return static_cast<int>(m_rows.size()); }

signals:
    void chosen(int option);
    void offerTaken();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitRows();
    void addBelow(QVBoxLayout* layout, QWidget* content);
    void showBelow();

    QList<VoteRow*> m_rows;
    bool m_shortens = false;
    bool m_ballot = false;
    QString m_below;
    QString m_offer;
    QString m_model;
    QString m_modelToolTip;
    QLabel* m_modelLabel = nullptr; ///< of the present sheet, as those below
    QLabel* m_belowLabel = nullptr;
    QPushButton* m_offerButton = nullptr;
};

} // namespace accord::ui
