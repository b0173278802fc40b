// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

#include "core/model/study.h"
#include "core/project/agreement/label_model.h"
#include "ui/widgets/save.h"

#include <memory>
#include <span>
#include <vector>

class QLabel;
class QPushButton;

namespace accord::ui {

class NumberTable;

/// How sure the labels are by Dawid and Skene's model: how often each person is right and what they take for what, how
/// the model was fitted, and ways to the issues of which it says something else than most people, or of which it is
/// least certain.
class ModelView : public QWidget
{
    Q_OBJECT
public:
    explicit ModelView(QWidget* parent);

    using Model = std::shared_ptr<const LabelModel>;

    void setModel(Model model, std::vector<Person> people); ///< null: none
    void setLate(bool late);                                ///< labels are newer than what is shown
    [[nodiscard]] const Model& model() const { return m_model; }
    [[nodiscard]] TextTable table() const; ///< each person with their most frequent mistakes

signals:
    void itemsWanted(const std::vector<accord::ItemId>& items, const QString& about);

private:
    void wantItems(const std::vector<int>& rows, const QString& about);

    Model m_model;
    std::vector<Person> m_people;
    QLabel* m_about;
    NumberTable* m_table;
    QPushButton* m_differing;
    QPushButton* m_uncertain;
};

} // namespace accord::ui
