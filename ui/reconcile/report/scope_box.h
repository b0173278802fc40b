// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QComboBox>

#include "core/reconcile/feedback.h"

#include <vector>

namespace accord::ui {

class Session;

/// What is told of the round: all of it, or one of its meetings. It begins with the latest meeting, if there is one.
class ScopeBox : public QComboBox
{
    Q_OBJECT
public:
    ScopeBox(Session& session, QWidget* parent);

    [[nodiscard]] reconcile::Scope scope() const;
    [[nodiscard]] QString proposal() const; ///< a name for a file, without its end

private:
    RoundId m_round;
    QString m_roundName;
    std::vector<Meeting> m_meetings; ///< as listed, behind "The whole round"
};

} // namespace accord::ui
