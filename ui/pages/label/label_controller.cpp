// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/label_controller.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

namespace accord::ui {

ViewTime::ViewTime(Now now)
    : m_now(std::move(now))
    , m_since(m_now())
{}

ViewTime::Now ViewTime::steadyNow()
{
    return [] {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        return static_cast<qint64>(std::chrono::duration_cast<std::chrono::milliseconds>(now).count());
    };
}

void ViewTime::setInView(bool inView)
{
    if (inView == m_inView) {
        return;
    }
    const qint64 now = m_now();
    if (m_inView) {
        m_gathered += now - m_since;
    }
    m_since = now;
    m_inView = inView;
}

void ViewTime::restart()
{
    m_gathered = 0;
    m_since = m_now();
}

double ViewTime::take()
{
    const qint64 now = m_now();
    const qint64 whole = m_gathered + (m_inView ? now - m_since : 0);
    m_gathered = 0;
    m_since = now;
    return static_cast<double>(whole) / 1000.0;
}

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

namespace {

struct LabelCommandWords
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
    if (after.verdict != before.verdict || after.category != before.category || after.exclusion != before.exclusion ||
        after.code != before.code) {
        const Category* category = taxonomy.find(after.category);
        switch (after.verdict) {
        case Verdict::Category:
            return LabelCommandWords::tr("Label %1 as %2")
                .arg(name, category == nullptr ? QString() : QString::fromStdString(category->code));
        case Verdict::NotForStudy:
            return LabelCommandWords::tr("Leave %1 out of the Study").arg(name);
        case Verdict::CannotTell:
            return LabelCommandWords::tr("Put %1 off").arg(name);
        case Verdict::NoneOfThese:
            return LabelCommandWords::tr("Code %1 as “%2”").arg(name, QString::fromStdString(after.code));
        case Verdict::None:
            return LabelCommandWords::tr("Withdraw the Label of %1").arg(name);
        }
    }
    if (after.flagged != before.flagged) {
        return after.flagged ? LabelCommandWords::tr("Flag %1").arg(name)
                             : LabelCommandWords::tr("Unflag %1").arg(name);
    }
    if (after.citations != before.citations) {
        return after.citations.size() > before.citations.size()
                   ? LabelCommandWords::tr("Cite a Passage of %1").arg(name)
                   : LabelCommandWords::tr("Take Back Evidence of %1").arg(name);
    }
    if (after.summary != before.summary) {
        return LabelCommandWords::tr("Edit the Summary of %1").arg(name);
    }
    return after.note != before.note ? LabelCommandWords::tr("Edit the Note on %1").arg(name)
                                     : LabelCommandWords::tr("Change the Confidence in %1").arg(name);
}

LabelController::LabelController(Session& session, QUndoStack& undo, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_undo(undo)
    , m_labels(new MyLabels(session, this))
{}

void LabelController::take(ItemId item, const QString& name)
{
    m_place = LabelPlace{m_session.round(), m_session.me(), item};
    m_name = name;
    m_label = m_labels->of(m_place);
    m_time.restart();
}

void LabelController::putAway()
{
    m_place = {};
    m_label = {};
}

bool LabelController::give(const LabelContent& content)
{
    if (!m_place.item.valid() || content == m_label.content) {
        return false;
    }
    MyLabel before = m_label;
    const bool verdictStays = content.verdict == before.content.verdict &&
                              content.category == before.content.category &&
                              content.exclusion == before.content.exclusion && content.code == before.content.code;
    before.verdictStays = verdictStays;
    m_label = MyLabel{content, before.seconds + m_time.take(), verdictStays};
    const QString text = gestureText(m_name, before.content, content, *m_session.project().taxonomy());
    const bool sameText = verdictStays && content.flagged == before.content.flagged &&
                          content.confidence == before.content.confidence &&
                          (content.note == before.content.note) != (content.summary == before.content.summary);
    const LabelCommand::Field field = !sameText                             ? LabelCommand::Field::Other
                                      : content.note == before.content.note ? LabelCommand::Field::Summary
                                                                            : LabelCommand::Field::Note;
    m_undo.push(new LabelCommand(*m_labels, m_place, before, m_label, text, field, m_gesture));
    emit gave(before.content, content);
    return true;
}

void LabelController::giveAgain(const LabelContent& content)
{
    if (m_place.item.valid()) {
        m_label = MyLabel{content, m_label.seconds + m_time.take(), false};
        m_labels->set(m_place, m_label);
    }
}

void LabelController::readAgain()
{
    if (m_place.item.valid()) {
        m_label = m_labels->of(m_place);
    }
}

} // namespace accord::ui
