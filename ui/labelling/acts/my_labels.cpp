// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/acts/my_labels.h"

#include <algorithm>

namespace accord::ui {

MyLabels::MyLabels(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{}

MyLabel MyLabels::of(const LabelPlace& place) const
{
    if (const auto found = m_pending.find(place); found != m_pending.end()) {
        return found->second.label;
    }
    const auto label = labelling::currentLabel(m_session.project(), place.round, place.item, place.person);
    return label && *label ? MyLabel{(*label)->content, (*label)->seconds} : MyLabel{};
}

void MyLabels::set(const LabelPlace& place, const MyLabel& label)
{
    m_pending[place].label = label;
    write(place);
    emit changed(place, label.content);
}

void MyLabels::write(const LabelPlace& place)
{
    Pending& pending = m_pending[place];
    ++pending.writes;
    pending.failed = false;
    const labelling::Given given{place.round, place.item, place.person, pending.label.content, pending.label.seconds};
    m_session.write([given](Project& project) { return labelling::give(project, given); }, this,
                    [this, place](const Status& status) { written(place, status); });
}

void MyLabels::written(const LabelPlace& place, const Status& status)
{
    const auto found = m_pending.find(place);
    if (found == m_pending.end()) {
        return;
    }
    --found->second.writes;
    if (!status.ok()) {
        found->second.failed = true;
        emit unsavedChanged();
        return;
    }
    if (found->second.writes == 0) {
        m_pending.erase(found);
    }
    // The file takes labels again: the others follow.
    if (unsaved() > 0) {
        tryAgain();
    }
    emit unsavedChanged();
}

int MyLabels::unsaved() const
{
    return static_cast<int>(std::ranges::count_if(m_pending, [](const auto& entry) { return entry.second.failed; }));
}

void MyLabels::tryAgain()
{
    for (auto& [place, pending] : m_pending) {
        if (pending.failed && pending.writes == 0) {
            write(place);
        }
    }
    emit unsavedChanged();
}

} // namespace accord::ui
