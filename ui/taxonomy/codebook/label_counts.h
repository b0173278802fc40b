// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

#include "ui/support/session.h"
#include "ui/taxonomy/codebook/codebook_model.h"

namespace accord::ui {

/// How many labels of the current round each category has, with those below it: counted in the background, anew when
/// labels come. Nothing while the round is blind.
class LabelCounts : public QObject
{
    Q_OBJECT
public:
    explicit LabelCounts(Session& session, QObject* parent = nullptr);
    ~LabelCounts() override;

    [[nodiscard]] const CodebookModel::Counts& counts() const { return m_counts; }
    [[nodiscard]] QString roundName() const { return m_round; } ///< that they are of

signals:
    void changed();

private:
    void count();

    Session& m_session;
    QTimer m_again;
    CodebookModel::Counts m_counts;
    QString m_round;
    int m_job = 0;
};

} // namespace accord::ui
