// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/submitting/my_labels.h"

#include <algorithm>
#include <memory>
#include <optional>

namespace accord::ui {
namespace {

labelling::LabelSubmission givenOf(const LabelPlace& place, const MyLabel& label)
{
    return {place.round, place.item, place.person, label.content, label.seconds, label.verdictStays};
}

} // namespace

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
    const labelling::LabelSubmission given = givenOf(place, pending.label);
    // What may not be labelled is not waiting to be saved: the session is not to say so.
    const auto refusal = std::make_shared<std::optional<Error>>();
    const auto work = [given, refusal](Project& project) -> Status {
        const Status status = labelling::submitLabel(project, given);
        if (!status.ok() && status.error().code == Errc::NotPermitted) {
            *refusal = status.error();
            return {};
        }
        return status;
    };
    m_session.writeLabel(work, this, [this, place, refusal](const Status& status) {
        written(place, *refusal ? Status(**refusal) : status);
    });
}

void MyLabels::written(const LabelPlace& place, const Status& status)
{
    const auto found = m_pending.find(place);
    if (found == m_pending.end()) {
        return;
    }
    --found->second.writes;
    if (!status.ok() && status.error().code == Errc::NotPermitted) {
        m_pending.erase(found);
        emit changed(place, of(place).content);
        emit refused(place, status.error());
        return;
    }
    if (!status.ok()) {
        found->second.failed = true;
        emit unsavedChanged();
        return;
    }
    const bool last = found->second.writes == 0;
    if (last) {
        m_pending.erase(found);
    }
    // The file takes labels again: the others follow.
    if (unsaved() > 0) {
        tryAgain();
    }
    emit unsavedChanged();
    if (last) {
        emit kept(place);
    }
}

int MyLabels::unsaved() const
{
    return static_cast<int>(std::ranges::count_if(m_pending, [](const auto& entry) { return entry.second.failed; }));
}

std::vector<labelling::LabelSubmission> MyLabels::pending() const
{
    std::vector<labelling::LabelSubmission> labels;
    for (const auto& [place, pending] : m_pending) {
        labels.push_back(givenOf(place, pending.label));
    }
    return labels;
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
