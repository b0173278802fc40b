// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/key_line.h"

#include "ui/support/actions.h"
#include "ui/support/look.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/shortcut_button.h"

namespace accord::ui {

KeyLine::KeyLine(const Actions& actions, const QList<Key>& keys, QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("keyLine"));
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(2 * look::kGrid, look::kGrid, 2 * look::kGrid, look::kGrid);
    layout->setSpacing(look::kGrid);
    for (const Key& key : keys) {
        if (QAction* action = actions.action(key.id)) {
            auto* button = new ShortcutButton(action, this);
            button->setCaption(key.caption);
            button->setFlat(true);
            // The keyboard stays where it is.
            button->setFocusPolicy(Qt::NoFocus);
            layout->addWidget(button);
        }
    }
}

} // namespace accord::ui
