// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/model/study.h"
#include "core/study/people.h"
#include "ui/core/session_dialog.h"
#include "ui/pages/study/study_tab.h"
#include "ui/widgets/column_model.h"

#include <vector>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace accord::ui {

class ListView;
struct StudyActions;

/// The colours for people beside each other, one of them chosen; arrows go from one to the next.
class ColourChoice : public QWidget
{
    Q_OBJECT
public:
    explicit ColourChoice(QWidget* parent = nullptr);

    [[nodiscard]] int colour() const;
    void setColour(int colour);

private:
    QButtonGroup* m_group;
};

/// Those who lead first, then as they joined; who has left comes last.
std::vector<Person> inOrder(std::vector<Person> people);

Columns<Person> personColumns(PersonId me);

/// Who somebody is: name, initials, colour, role, pseudonym. What is done with it is the caller's.
class PersonDialog : public SessionDialog
{
    Q_OBJECT
public:
    /// `content`: as they are now, or what somebody new begins with. `others`: everybody else. Role and pseudonym are
    /// for leads.
    PersonDialog(const study::PersonContent& content, std::vector<Person> others, bool isNew, bool lead,
                 QWidget* parent);

    [[nodiscard]] study::PersonContent content() const;

private:
    void build(bool isNew);
    void update();

    std::vector<Person> m_others;
    QLineEdit* m_name;
    QLineEdit* m_initials;
    ColourChoice* m_colour;
    QComboBox* m_role;
    QLabel* m_roleHint;
    QCheckBox* m_labels;
    QLineEdit* m_pseudonym;
    QPushButton* m_ok = nullptr;
};

/// Who takes part in the study: whom to add, what changed about somebody, who has left.
class PeopleTab : public StudyTab
{
    Q_OBJECT
public:
    PeopleTab(const PageContext& context, const StudyActions& actions, QWidget* parent);

    void refresh() override;

    void add();
    void edit();
    void markLeft(); ///< or back again

private:
    [[nodiscard]] const Person* chosen() const;
    void updateActions();
    void ask(PersonId person, const study::PersonContent& content);

    const StudyActions& m_actions;
    ColumnModel<Person>* m_model;
    ListView* m_list;
};

} // namespace accord::ui
