// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/submitting/label_controller.h"

namespace accord::ui {

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
                              content.exclusion == before.content.exclusion;
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
