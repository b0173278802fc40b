// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/label_controller.h"

#include <QCoreApplication>

#include "core/base/os/files.h"
#include "core/project/items.h"
#include "ui/pages/label/queue_model.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

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
    gather();
    m_inView = inView;
}

void ViewTime::touch()
{
    gather();
}

void ViewTime::gather()
{
    const qint64 now = m_now();
    if (m_inView) {
        m_gathered += std::min(now - m_since, kIdle);
    }
    m_since = now;
}

void ViewTime::restart(double seconds)
{
    m_gathered = static_cast<qint64>(seconds * 1000);
    m_since = m_now();
}

double ViewTime::take()
{
    gather();
    return static_cast<double>(std::exchange(m_gathered, 0)) / 1000.0;
}

namespace {

labelling::LabelSubmission givenOf(const LabelPlace& place, const MyLabel& label)
{
    return {place.round, place.item, place.person, label.content, label.seconds, label.verdictStays};
}

/// The label may be given as it is once the file can be written again. Anything else will never be taken, such as a
/// category that was retired meanwhile.
bool isAboutFile(Errc code)
{
    switch (code) {
    case Errc::Cancelled:
    case Errc::Unreadable:
    case Errc::Unwritable:
    case Errc::DiskFull:
    case Errc::NotADatabase:
    case Errc::NotAProject:
    case Errc::TooNew:
    case Errc::Damaged:
    case Errc::ReadOnly:
    case Errc::Locked:
    case Errc::Internal:
        return true;
    default:
        return false;
    }
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
    // What is refused is not waiting to be saved: the session is not to say so.
    const auto refusal = std::make_shared<std::optional<Error>>();
    const auto work = [given, refusal](Project& project) -> Status {
        const Status status = labelling::submitLabel(project, given);
        if (!status.ok() && !isAboutFile(status.error().code) && !isReplaced(status.error())) {
            *refusal = status.error();
            return {};
        }
        return status;
    };
    m_session.writeLabel(work, this, [this, place, refusal](const Status& status) {
        if (*refusal) {
            takeBack(place, **refusal);
        } else {
            written(place, status);
        }
    });
}

void MyLabels::takeBack(const LabelPlace& place, const Error& refusal)
{
    const auto found = m_pending.find(place);
    if (found == m_pending.end()) {
        return;
    }
    // What was given after it is on its way, and not refused yet.
    if (--found->second.writes > 0) {
        return;
    }
    m_pending.erase(found);
    emit changed(place, of(place).content);
    emit unsavedChanged();
    emit refused(place, refusal);
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
    if (std::exchange(m_done, false)) {
        m_first = false;
        return;
    }
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
    , m_steps(session, this)
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
    m_label = MyLabel{content, before.seconds + m_time.take()};
    m_undo.push(command(m_place, m_name, before, m_label));
    emit gave(before.content, content);
    return true;
}

/// What was said of an item, and what is said instead, as one step.
LabelCommand* LabelController::command(const LabelPlace& place, const QString& name, MyLabel& before, MyLabel& after)
{
    const LabelContent& from = before.content;
    const LabelContent& to = after.content;
    const bool verdictStays = to.verdict == from.verdict && to.category == from.category &&
                              to.exclusion == from.exclusion && to.code == from.code;
    before.verdictStays = verdictStays;
    after.verdictStays = verdictStays;
    const bool sameText = verdictStays && to.flagged == from.flagged && to.confidence == from.confidence &&
                          (to.note == from.note) != (to.summary == from.summary);
    const LabelCommand::Field field = !sameText              ? LabelCommand::Field::Other
                                      : to.note == from.note ? LabelCommand::Field::Summary
                                                             : LabelCommand::Field::Note;
    const QString text = gestureText(name, from, to, *m_session.project().taxonomy());
    return new LabelCommand(*m_labels, place, before, after, text, field, m_gesture);
}

void LabelController::readSteps()
{
    using Steps = std::vector<std::pair<labelling::LabelStep, Heading>>;
    const RoundId round = m_session.round();
    const PersonId me = m_session.me();
    m_steps.read<Steps>(
        [round, me](Project& project) -> Result<Steps> {
            ACCORD_TRY(std::vector<labelling::LabelStep> steps, labelling::lastSteps(project, round, me, kSteps));
            std::vector<ItemId> items;
            std::ranges::transform(steps, std::back_inserter(items), &labelling::LabelStep::item);
            ACCORD_TRY(const std::vector<Heading> headings, headingsOf(project, items));
            Steps named;
            for (std::size_t i = 0; i < steps.size() && i < headings.size(); ++i) {
                named.emplace_back(std::move(steps[i]), headings[i]);
            }
            return named;
        },
        [this, round, me](Result<Steps> steps) {
            if (!steps || m_undo.count() > 0 || m_session.round() != round || m_session.me() != me) {
                return;
            }
            for (const auto& [step, heading] : *steps) {
                MyLabel before{step.before, step.secondsBefore};
                MyLabel after{step.after, step.seconds};
                LabelCommand* done = command({round, me, step.item}, queueName(heading), before, after);
                done->setDone();
                m_undo.push(done);
            }
            ++m_gesture;
        });
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
