// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPlainTextEdit>
#include <QTimer>

class QCompleter;
class QStringListModel;

namespace accord::ui {

class Session;

/// Why something was decided, in a sentence. Offers reasons that were given before: those that begin like what is
/// typed, or with Down in an empty field those that were given most.
class ReasonField : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit ReasonField(Session& session, QWidget* parent = nullptr);

    [[nodiscard]] QString reason() const { return toPlainText().trimmed(); }

signals:
    void submitted(); ///< Ctrl+Enter while reasons are offered, when no shortcut sees it

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit(); ///< two lines of the font, which is larger in the meeting view
    void offer();
    void show(const QString& typed, const QStringList& offers);
    void take(const QString& reason);

    Session& m_session;
    QStringListModel* m_offers;
    QCompleter* m_completer;
    QTimer m_pause;
};

} // namespace accord::ui
