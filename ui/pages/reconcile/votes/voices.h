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

/// A person as lists name them: "Mira Okafor", or "A3" while names are hidden.
QString voiceName(const Voice& voice);

} // namespace accord::ui
