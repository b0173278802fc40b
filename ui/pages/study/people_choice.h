// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTreeWidget>

#include "core/model/study.h"
#include "core/study/assignment/plan.h"

#include <span>
#include <vector>

namespace accord::ui {

/// Who labels, with boxes to tick, and how much of the work each takes on.
class PeopleChoice : public QTreeWidget
{
    Q_OBJECT
public:
    explicit PeopleChoice(QWidget* parent = nullptr);

    /// Those who may label: nobody who looks on or has left. `chosen`: ticked; nobody named: all of them.
    void setPeople(std::span<const Person> people, const std::vector<PersonId>& chosen);
    void setWeighted(bool weighted); ///< whether weights can be given

    [[nodiscard]] std::vector<study::Weight> weights() const; ///< of those ticked
    [[nodiscard]] std::vector<PersonId> chosen() const;
    [[nodiscard]] bool all() const; ///< everybody is ticked

signals:
    void changed();

private:
    enum Column { Name, Weight, kColumns };
    bool m_filling = false;
};

} // namespace accord::ui
