// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/reconcile/second_vote/people_popup.h"

class QCheckBox;

namespace accord::ui {

/// Asks for what a second vote begins with: who takes part, and whether it is about one issue or about the whole block.
class StartVote : public PeoplePopup
{
    Q_OBJECT
public:
    /// `block`: how many issues the open block has; 0 where none is open.
    StartVote(const std::vector<Voice>& people, const std::vector<PersonId>& usual, int block, QWidget* parent);

signals:
    void begun(const std::vector<accord::PersonId>& people, bool wholeBlock);

protected:
    bool takesKey(int key) override;
    void take() override;

private:
    QCheckBox* m_block;
};

} // namespace accord::ui
