// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QFrame>
#include <QLabel>
#include <QList>
#include <QScrollArea>
#include <QString>
#include <QStringList>
#include <QWidget>

#include "core/model/category.h"
#include "core/model/label.h"
#include "core/model/study.h"
#include "core/model/taxonomy.h"
#include "core/project/consensus.h"
#include "core/project/label_matrix.h"

#include <optional>
#include <span>
#include <vector>

class QHBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace accord::ui {

/// A choice that got votes, as words. Rich texts set off the part of the path at which the item's votes differ: what
/// matters between C.5 and C.9 is the 5 and the 9.
struct ChoiceText
{
    QString code;     ///< "C.9"; empty for "not for this study"
    QString name;     ///< of the category itself
    QString codeHtml; ///< with the differing part large and in the type's colour
    QString pathHtml; ///< names from the type down, the differing one in full strength
    QString pathText; ///< "Bug › Memory"
    /// The codebook's definition, when to use it and when not, as one paragraph of rich text; empty where it has none.
    QString definitionHtml;
    QString shortHtml;  ///< the definition alone
    QString definition; ///< the same in plain text
};

/// `category` is an index into Taxonomy::categories(), or -1 for "not for this study"; `split` is the highest level on
/// which the votes differ, if they do.
ChoiceText choiceText(const Taxonomy& taxonomy, int category, std::optional<Level> split);

/// "C.9 Memory", or "Not for this study".
QString choiceTitle(const Taxonomy& taxonomy, int category);

/// What a choice is called where there is little room: "C.9", "None of these", "Not for this study", "Cannot tell".
QString choiceWord(const Taxonomy& taxonomy, Verdict verdict, CategoryId category);

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

/// The level on which votes differ: "type", "theme", "sub-theme".
QString splitWord(Level split);

/// One annotator on one item.
struct Voice
{
    PersonId person;
    QString initials; ///< "MO", or "A3" when names are hidden
    QString name;     ///< empty when names are hidden
    int colour = -1;  ///< index for theme::personColour(); -1: none, names are hidden
    LabelContent label;
};

/// One choice with everybody who made it.
struct Option
{
    Choice choice;
    CategoryId category; ///< none for "not for this study"
    ChoiceText text;
    bool majority = false;
    std::vector<Voice> voices;
};

/// Who said what about an item: what the right side of the page shows.
struct VoteSheet
{
    Consensus consensus;
    std::vector<Option> options; ///< most votes first
    std::vector<Voice> cannotTell;
    std::vector<Voice> openCodes; ///< gave a code of their own
    std::vector<Voice> waiting;   ///< gave labels in this round, not for this item yet
    bool ballot = false;          ///< people vote on it: nothing of what anybody chose is in it
};

/// `labels` are the current labels of the item; `pseudonyms` hides who is who behind A1, A2 and so on, by the order in
/// which people first appear in the round.
VoteSheet voteSheet(const LabelMatrix& labelMatrix, int row, std::span<const Label> labels,
                    std::span<const Person> people, bool pseudonyms);

/// The same for a ballot: what can be chosen, in the order of the codebook, and nothing of who or how many chose it.
VoteSheet withoutVotes(VoteSheet sheet);

/// Anybody of the project, named as on the sheet; who never labelled in the round comes after those who did.
Voice voiceOf(const LabelMatrix& labelMatrix, PersonId person, std::span<const Person> people, bool pseudonyms);

/// How a confidence is said: "sure", "fairly sure", "unsure"; empty for none.
QString confidenceWord(Confidence confidence);

/// An annotator as a small rounded field with initials on their colour. The colour never stands alone.
class Avatar : public QWidget
{
    Q_OBJECT
public:
    explicit Avatar(const Voice& voice, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QString initials() const { return m_initials; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_initials;
    int m_colour;
};

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
