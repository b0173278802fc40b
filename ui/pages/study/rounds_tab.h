// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QStringList>
#include <QWidget>

#include "core/model/study.h"
#include "core/study/lifecycle.h"
#include "ui/core/reading.h"
#include "ui/core/session_dialog.h"
#include "ui/pages/study/round_facts.h"
#include "ui/pages/study/study_tab.h"
#include "ui/widgets/column_model.h"

#include <cstdint>
#include <map>
#include <vector>

class QAction;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace accord::ui {

class PeopleChoice;
class Placeholder;
class PurposePart;
class ListView;
class Session;
class ShortcutButton;
struct StudyActions;

/// A round with what the list says of it.
struct RoundRow
{
    Round round;
    std::size_t people = 0; ///< who label in it
    int codebook = 0;       ///< number of the frozen version; 0: the newest
    std::int64_t items = 0;
    std::int64_t expected = 0; ///< labels that are to be given
    std::int64_t done = 0;     ///< of them
    bool works = false;        ///< the pages show this one
    bool own = false;          ///< the two counts are those of who looks
};

Columns<RoundRow> roundColumns();

/// One round in a few lines, and as buttons what can be done with it next.
class RoundCard : public QWidget
{
    Q_OBJECT
public:
    RoundCard(const StudyActions& actions, QWidget* parent);

    /// `facts`: sentences. Only what can be done now is offered, and what others can do now.
    void show(const RoundRow& row, const QStringList& facts);
    using QWidget::show;

    /// What fits the round and is for others: shown, and says for whom.
    void setDenied(const QList<QAction*>& actions);

    void updateButtons();

private:
    QList<QAction*> m_denied;
    QLabel* m_title;
    QLabel* m_facts;
    QList<ShortcutButton*> m_buttons;
    QList<QAction*> m_actions;
    std::map<RoundState, QAction*> m_next;  ///< what comes next, by how far the round is
    RoundState m_state = RoundState::Draft; ///< of the round that is shown
};

/// Changes what a draft is: purpose, name, gate, blind, order, open codes, who labels. Its items stay as they were
/// drawn. Of a round that runs name, gate and open codes. What is as usual is behind More.
class EditRoundDialog : public SessionDialog
{
    Q_OBJECT
public:
    EditRoundDialog(const Session& session, const Round& round, QWidget* parent);

    [[nodiscard]] study::RoundContent content() const;

private:
    void update();

    study::RoundContent m_content;
    PurposePart* m_purpose = nullptr;
    PeopleChoice* m_people = nullptr; ///< null where its items are handed out already, or it runs
    QLabel* m_missing;
    QPushButton* m_save = nullptr;
};

/// The rounds of the study, and what can be done next with the one that is chosen.
class RoundsTab : public StudyTab
{
    Q_OBJECT
public:
    RoundsTab(const PageContext& context, const StudyActions& actions, QWidget* parent);

    void refresh() override;
    [[nodiscard]] bool busy() const override { return m_reading.busy(); }

    void start();
    void close();
    void markReconciled();
    void remove(); ///< the draft that is chosen
    void work();
    void change(const QString& title, RoundId round, const study::RoundContent& content,
                const study::RoundContent& seen);

protected:
    void roundChanged() override;

private:
    void build();
    void read(std::vector<RoundFacts> facts);
    void showChosen();
    void updateActions();
    void markReconciled(RoundId round,
                        const QString& leftOpen); ///< why conflicts have no decision for good; or nothing
    void askToClose(const Round& round, const study::Completeness& complete);
    [[nodiscard]] std::shared_ptr<const Round> chosen() const;

    PageContext m_context;
    const StudyActions& m_actions;
    ColumnModel<RoundRow>* m_model;
    ListView* m_list;
    RoundCard* m_card;
    QStackedWidget* m_stack;
    Placeholder* m_empty;
    std::vector<RoundFacts> m_facts;
    Reading m_reading;
    Reading m_closing;
};

} // namespace accord::ui
