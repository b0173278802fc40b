// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

#include "core/model/meeting.h"
#include "core/model/taxonomy.h"
#include "ui/reconcile/votes/vote_sheet.h"

#include <span>

namespace accord::ui {

/// The votes of a second vote that was revealed, beside the first labels: who changed their mind stands out, with what
/// they said before; the others stand by what they stayed with. `voices`: those who take part, in their order.
class RevealView : public QWidget
{
    Q_OBJECT
public:
    RevealView(const SecondVote& secondVote, std::span<const Label> firstLabels, const std::vector<Voice>& voices,
               const Taxonomy& taxonomy, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace accord::ui
