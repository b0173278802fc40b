// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/code_field.h"

#include <QAction>
#include <QCompleter>
#include <QFocusEvent>
#include <QKeyEvent>

#include "core/labelling/labelling.h"
#include "core/model/bounds.h"
#include "ui/core/session.h"
#include "ui/widgets/suggestions.h"

namespace accord::ui {

CodeField::CodeField(Session& session, QAction* key, QWidget* parent)
    : QLineEdit(parent)
    , m_key(key)
{
    setObjectName(QStringLiteral("openCode"));
    setMaxLength(static_cast<int>(bounds::kOpenCode));
    setAccessibleName(tr("A code of my own"));
    auto* suggestions = new Suggestions(
        session, this, [this] { return text(); },
        [](Project& project, PersonId me, const std::string& typed) {
            return labelling::codesLike(project, me, typed);
        });
    suggestions->completer()->setCompletionMode(QCompleter::PopupCompletion);
    setCompleter(suggestions->completer());
    connect(this, &QLineEdit::textEdited, suggestions, &Suggestions::offerSoon);
    connect(key, &QAction::triggered, this, [this] {
        setFocus(Qt::ShortcutFocusReason);
        selectAll();
    });
    connect(key, &QAction::changed, this, &CodeField::nameIt);
    nameIt();
    hide();
}

void CodeField::nameIt()
{
    const QString key = m_key->shortcut().toString(QKeySequence::NativeText);
    setPlaceholderText(key.isEmpty() ? tr("No category fits: a code of my own")
                                     : tr("No category fits: a code of my own (%1)").arg(key));
}

void CodeField::show(const std::string& code)
{
    m_shown = QString::fromStdString(code);
    setText(m_shown);
    setCursorPosition(0);
    setVisible(m_key->isEnabled() || !m_shown.isEmpty());
}

void CodeField::setOpen(bool open)
{
    m_key->setEnabled(open);
    setReadOnly(!open);
    setVisible(open || !m_shown.isEmpty());
}

void CodeField::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const std::string code = text().simplified().toStdString();
    if (enter && !code.empty() && !isReadOnly()) {
        emit given(code);
        emit closed();
    } else if (enter || event->key() == Qt::Key_Escape) {
        setText(m_shown);
        emit closed();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

/// A code is given by Enter alone: what was only begun is not taken for one.
void CodeField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) {
        setText(m_shown);
    }
}

} // namespace accord::ui
