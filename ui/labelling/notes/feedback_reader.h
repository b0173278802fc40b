// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>

#include "ui/labelling/submitting/my_labels.h"
#include "ui/support/session.h"

namespace accord::ui {

/// Reads in the background how a label of a training item compares with its reference. Only the last question is
/// answered.
class FeedbackReader : public QObject
{
    Q_OBJECT
public:
    explicit FeedbackReader(Session& session, QObject* parent = nullptr);

    void read(const LabelPlace& place);
    void forget(); ///< another item is shown, or another label was given: what was asked before is not answered

signals:
    /// Rich text for a side note; empty when the item has no reference, or nothing was said about it.
    void ready(const accord::ui::LabelPlace& place, const QString& html);

private:
    Session& m_session;
    int m_turn = 0; ///< answers to an older question are dropped
};

} // namespace accord::ui
