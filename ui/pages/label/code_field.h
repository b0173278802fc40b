// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLineEdit>

#include <string>

class QAction;

namespace accord::ui {

class Session;

/// Where an annotator types a code of their own for an issue that no category fits, in a round that takes such codes.
/// It offers codes that were used before: of a blind round one's own.
class CodeField : public QLineEdit
{
    Q_OBJECT
public:
    /// `key` leads into the field, and is enabled while the chosen round takes codes.
    CodeField(Session& session, QAction* key, QWidget* parent);

    /// The code of the label that is shown; empty: it has none.
    void show(const std::string& code);

    /// Whether a code can be given now: the field is hidden where it cannot and none is shown.
    void setOpen(bool open);

signals:
    void given(const std::string& code); ///< Enter
    void closed();                       ///< Esc, or Enter in an empty field: the keys are the page's again

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void nameIt();

    QAction* m_key;
    QString m_shown; ///< as show() left it
};

} // namespace accord::ui
