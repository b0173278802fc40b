// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTextBrowser>

namespace accord::ui {

/// A few lines beside the tree that have to do with the issue in view: as high as they are, up to a third of the room
/// that is there, and scrolled beyond that. It never takes the focus. Without a text it is not there.
class Callout : public QTextBrowser
{
    Q_OBJECT
public:
    explicit Callout(QWidget* parent = nullptr);

    /// `html` in the classes "good", "bad", "dim", "gone"; empty hides the note.
    void say(const QString& html);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void render();

    QString m_html;
};

} // namespace accord::ui
