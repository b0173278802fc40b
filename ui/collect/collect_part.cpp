// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/collect_part.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

#include "ui/support/error_text.h"
#include "ui/support/jobs.h"
#include "ui/support/look.h"
#include "ui/support/prompts.h"
#include "ui/support/rights.h"
#include "ui/support/session.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/shortcut_button.h"

#include <utility>

namespace accord::ui {

CollectPart::CollectPart(const PageContext& context, const QString& id, const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_id(id)
    , m_title(title)
{
    setObjectName(id);
    setAccessibleName(title);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setFocusPolicy(Qt::ClickFocus);
}

void CollectPart::takeFocus()
{
    QWidget* wanted = m_start != nullptr && m_start->isVisible() ? m_start : nullptr;
    for (QPushButton* button : findChildren<QPushButton*>()) {
        if (wanted == nullptr && button->isVisible() && button->isEnabled()) {
            wanted = button;
        }
    }
    (wanted == nullptr ? this : wanted)->setFocus(Qt::OtherFocusReason);
}

void CollectPart::turnTo(QStackedWidget* stack, QWidget* shown)
{
    const QWidget* focus = window()->focusWidget();
    const bool lost = focus == nullptr || !focus->isVisible();
    const bool mine = lost || focus == this || isAncestorOf(focus);
    const bool turned = stack->currentWidget() != shown;
    stack->setCurrentWidget(shown);
    if (isVisible() && mine && (turned || lost)) {
        takeFocus();
    }
}

bool CollectPart::mayLead() const
{
    return isPermitted(session(), Action::EditSource);
}

QLayout* CollectPart::inset(QWidget* list)
{
    auto* layout = new QHBoxLayout;
    layout->setContentsMargins(look::kGrid, 0, look::kGrid, 0);
    layout->addWidget(list);
    return layout;
}

QLayout* CollectPart::buttons(std::initializer_list<QAction*> actions)
{
    auto* layout = new FlowLayout;
    layout->setContentsMargins(2 * look::kGrid, look::kGrid, 2 * look::kGrid, 2 * look::kGrid);
    layout->setSpacing(look::kGrid);
    for (QAction* action : actions) {
        layout->addWidget(new ShortcutButton(action, this));
    }
    return layout;
}

QLabel* CollectPart::note()
{
    auto* label = new QLabel(this);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setContentsMargins(2 * look::kGrid, look::kGrid, 2 * look::kGrid, 0);
    return label;
}

void CollectPart::write(const QString& title, std::function<Status(Project&)> work, std::function<void()> done)
{
    session().jobs().start(
        QString(),
        [work = std::move(work)](Project& project, Progress&, const std::stop_token&) { return work(project); }, this,
        [this, title, done = std::move(done)](const Status& status) {
            session().poll();
            if (!status.ok()) {
                m_context.prompts.tell(this, title, errorText(status.error()));
            } else if (done) {
                done();
            }
        },
        true);
}

} // namespace accord::ui
