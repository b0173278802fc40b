// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFrame>
#include <QLabel>

#include "core/study/progress.h"
#include "ui/core/session.h"

namespace accord::ui {

/// How far I am in the round, how quick, and when I will be done, as rich text of a few lines. It compares nobody.
QString progressText(const study::PersonProgress& progress, const QString& round);

/// "1 min 12 s"
QString durationText(double seconds);

/// These lines above the place that tells "312 of 500, 48 today", until a key or a click closes them. They are read in
/// the background.
class ProgressPopup : public QFrame
{
    Q_OBJECT
public:
    ProgressPopup(Session& session, QWidget* parent);

    void openAbove(QWidget* anchor);
    [[nodiscard]] QString text() const { return m_text->text(); }

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void read();
    void place();

    Session& m_session;
    QLabel* m_text;
    QWidget* m_anchor = nullptr;
};

} // namespace accord::ui
