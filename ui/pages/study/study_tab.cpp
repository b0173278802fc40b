// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/study_tab.h"

#include <utility>

namespace accord::ui {

void StudyTab::setRound(RoundId round)
{
    if (std::exchange(m_round, round) != round) {
        roundChanged();
    }
}

} // namespace accord::ui
