// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/new_round/summary_step.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/study/sampling/sample_controller.h"
#include "ui/study/sampling/strata_text.h"
#include "ui/study/study_text.h"
#include "ui/support/joined_text.h"
#include "ui/support/look.h"

namespace accord::ui {

SummaryStep::SummaryStep(SampleController& controller, const Project& project, QWidget* parent)
    : RoundStep(tr("Summary"), tr("Nothing begins yet: the draft can be looked at and changed before it is started."),
                parent)
    , m_controller(controller)
    , m_project(project)
    , m_text(new QLabel(this))
{
    m_text->setObjectName(QStringLiteral("summary"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setMaximumWidth(80 * look::kGrid);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_text);
    column->addStretch();
}

void SummaryStep::tell(const RoundWish& wish)
{
    m_text->setText(lines(wish).join(QStringLiteral("\n\n")));
}

QStringList SummaryStep::lines(const RoundWish& wish) const
{
    QStringList lines{tr("“%1”: %2").arg(text(wish.content.name), purposeWord(wish.content.purpose).toLower())};
    if (const auto sample = m_controller.sample()) {
        const auto frame = static_cast<int>(sample->frame);
        const QString some = countText(sample->issues, false);
        lines.append(wish.all || wish.sample.strata.by.empty()
                         ? tr("%1 of %Ln issues, seed %2.", nullptr, frame).arg(some).arg(wish.sample.seed)
                         : tr("%1 of %Ln issues, %2 by %3, seed %4.", nullptr, frame)
                               .arg(some, allocationWord(wish.sample.allocation), strataText(wish.sample.strata))
                               .arg(wish.sample.seed));
        if (sample->repeats > 0) {
            lines.append(tr("%Ln of them come twice, to see whether people agree with themselves.", nullptr,
                            static_cast<int>(sample->repeats)));
        }
    }
    QStringList names;
    for (const study::Weight& each : wish.assignment.people) {
        if (const Person* person = m_project.person(each.person)) {
            names.append(text(person->name));
        }
    }
    const bool all = wish.assignment.method == study::AssignmentMethod::EveryoneAll;
    lines.append(tr("%1. %2.").arg(inList(names), methodName(wish.assignment.method)));
    if (!all) {
        lines.append(tr("%n people label each issue.", nullptr, wish.assignment.overlap));
    }
    lines.append(wish.content.blind ? tr("Blind: nobody sees another’s labels before the round is closed.")
                                    : tr("Open: everybody sees everybody’s labels at once."));
    lines.append(wish.content.ownOrder ? tr("Everybody has an order of their own.")
                                       : tr("Everybody has the same order."));
    if (!wish.content.gate.empty()) {
        lines.append(tr("Before the next round: %1.").arg(text(wish.content.gate)));
    }
    return lines;
}

} // namespace accord::ui
