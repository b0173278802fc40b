// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/submitting/label_command.h"

#include <QCoreApplication>

#include <utility>

namespace accord::ui {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(LabelCommand)
};

} // namespace

LabelCommand::LabelCommand(MyLabels& labels, const LabelPlace& place, MyLabel before, MyLabel after,
                           const QString& text, Field field, int gesture)
    : QUndoCommand(text)
    , m_labels(&labels)
    , m_place(place)
    , m_before(std::move(before))
    , m_after(std::move(after))
    , m_field(field)
    , m_gesture(gesture)
{}

bool LabelCommand::mergeWith(const QUndoCommand* next)
{
    const auto* more = dynamic_cast<const LabelCommand*>(next); // others may have the same id
    if (more == nullptr || more->m_field != m_field || more->m_gesture != m_gesture || more->m_place != m_place) {
        return false;
    }
    m_after = more->m_after;
    return true;
}

void LabelCommand::undo()
{
    put(m_before);
}

void LabelCommand::redo()
{
    put(m_after);
}

void LabelCommand::put(const MyLabel& label)
{
    // The page is gone, or somebody else sits here now: their labels are not to be touched by this.
    if (!m_labels || m_labels->session().me() != m_place.person) {
        setObsolete(true);
        return;
    }
    m_labels->set(m_place, label);
    if (!std::exchange(m_first, false)) {
        emit m_labels->wanted(m_place);
    }
}

QString gestureText(const QString& name, const LabelContent& before, const LabelContent& after,
                    const Taxonomy& taxonomy)
{
    if (after.verdict != before.verdict || after.category != before.category || after.exclusion != before.exclusion) {
        const Category* category = taxonomy.find(after.category);
        switch (after.verdict) {
        case Verdict::Category:
            return Words::tr("Label %1 as %2")
                .arg(name, category == nullptr ? QString() : QString::fromStdString(category->code));
        case Verdict::NotForStudy:
            return Words::tr("Leave %1 out of the Study").arg(name);
        case Verdict::CannotTell:
            return Words::tr("Put %1 off").arg(name);
        case Verdict::NoneOfThese: // no label says so
        case Verdict::None:
            return Words::tr("Withdraw the Label of %1").arg(name);
        }
    }
    if (after.flagged != before.flagged) {
        return after.flagged ? Words::tr("Flag %1").arg(name) : Words::tr("Unflag %1").arg(name);
    }
    if (after.summary != before.summary) {
        return Words::tr("Edit the Summary of %1").arg(name);
    }
    return after.note != before.note ? Words::tr("Edit the Note on %1").arg(name)
                                     : Words::tr("Change the Confidence in %1").arg(name);
}

} // namespace accord::ui
