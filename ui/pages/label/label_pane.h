// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

#include "ui/core/draft.h"
#include "ui/core/page.h"
#include "ui/pages/label/callouts.h"
#include "ui/pages/label/code_field.h"
#include "ui/pages/label/evidence_list.h"
#include "ui/pages/label/label_actions.h"
#include "ui/pages/label/label_controller.h"
#include "ui/pages/label/label_form.h"
#include "ui/widgets/category_tree.h"

#include <memory>
#include <string>
#include <vector>

namespace accord::ui {

/// The words of a search as the reader marks them: without what only the search understands.
std::vector<std::string> markedWords(const QString& typed);

/// The right side of the Label page: what I say about the item that lies in front of me. The tree, the form and the
/// verdicts put what they hold on the desk; which item comes next is the page's.
class LabelPane : public QWidget
{
    Q_OBJECT
public:
    LabelPane(const PageContext& context, LabelActions& actions, QWidget* parent = nullptr);
    ~LabelPane() override;

    /// The types that have keys, before anything of them is shown here.
    void setTypes(const std::shared_ptr<const Taxonomy>& taxonomy);

    /// Another codebook, or the same one again; what is in focus stays.
    void setTaxonomy(const std::shared_ptr<const Taxonomy>& taxonomy);

    /// The reasons why an issue is not for this study, as the project has them now.
    void takeSettings();

    /// Another item; `name` is for the texts of undo. What was typed about the one before is kept.
    void take(ItemId item, const QString& name);

    /// Why nothing can be said about the item that is shown; empty: something can.
    void setReadOnly(const QString& why);

    /// Why my label of the item is to be looked at again, as rich text; empty: it is not. Accepting it ends that.
    void setAgain(const QString& html);

    /// What a training item tells about my label of it, as rich text; empty: nothing.
    void setFeedback(const QString& html);
    [[nodiscard]] bool showsFeedback() const { return m_feedback->isVisibleTo(this); }
    void putAway();
    void takeOver();  ///< what was typed is kept, whatever comes next
    void readAgain(); ///< something else was said about the item elsewhere; what is being typed here stays
    void showLabel();
    void say(const QString& sentence, bool warning = false); ///< until something else is in focus or in view
    void sayWhatStands(); ///< in its place: what my label of the item is, where the buttons do not show it

    /// My label cites the passage; if it does already, it does not any more.
    void cite(const Citation& citation);

    [[nodiscard]] QSize minimumSizeHint() const override;

    [[nodiscard]] EvidenceList& evidence() { return *m_evidence; }
    [[nodiscard]] LabelController& controller() { return *m_controller; }
    [[nodiscard]] const LabelController& controller() const { return *m_controller; }
    [[nodiscard]] CategoryTree& tree() { return *m_tree; }
    [[nodiscard]] LabelForm& form() { return *m_form; }

signals:
    void deciding();          ///< a verdict is about to be given: the queue is still as it was
    void decided(bool given); ///< on to the next one; false: it was the same as before
    void lookedAtAgain();     ///< the label was given again, by the codebook that holds now
    void keysBack();          ///< a field was left: the keys are the page's again
    void evidenceMoved();     ///< my label cites something else, or another label is shown
    void proposalWanted(accord::CategoryId focused);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void connectActions();
    void typed();
    void keepTyped();
    void accept();
    void giveVerdict(Verdict verdict, CategoryId category, Exclusion reason, const std::string& code = {});
    void openCode();
    void shorten();
    void digit(int number);
    void giveKeys();
    void askSecondDigit(const QString& key);
    void askReason();
    void showCard();
    void toggleFlag();
    void setConfidence(int step);
    void followUnsaved();
    void tellRefused(const LabelPlace& place, const Error& error);

    Session& m_session;
    LabelActions& m_actions;
    LabelController* m_controller;
    std::shared_ptr<const Taxonomy> m_taxonomy;
    CategoryTree* m_tree;
    LabelForm* m_form;
    EvidenceList* m_evidence;
    CodeField* m_code;
    Callout* m_again;
    Callout* m_feedback;
    VerdictBar* m_verdict;
    QWidget* m_propose = nullptr;
    TypingPause* m_pause;
    bool m_readOnly = false;
    bool m_saysUnsaved = false; ///< the line says that labels are not saved
};

} // namespace accord::ui
