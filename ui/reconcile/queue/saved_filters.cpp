// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/queue/saved_filters.h"

#include <QAction>
#include <QMenu>

#include "core/reconcile/filter.h"
#include "ui/support/error_text.h"
#include "ui/support/look.h"
#include "ui/support/prompts.h"
#include "ui/support/rights.h"
#include "ui/support/session.h"
#include "ui/support/settings.h"

#include <optional>
#include <utility>

namespace accord::ui {

SavedFilters::SavedFilters(const PageContext& context, QAction* key, std::function<reconcile::Filter()> present,
                           QWidget* parent)
    : QToolButton(parent)
    , m_context(context)
    , m_present(std::move(present))
    , m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("savedFilters"));
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_menu->setObjectName(QStringLiteral("savedFiltersMenu"));
    setMenu(m_menu);
    const auto name = [this, key] {
        const QString keys = key->shortcut().toString(QKeySequence::NativeText);
        setText(keys.isEmpty() ? tr("Saved") : tr("Saved (%1)").arg(keys));
        setToolTip(tr("Filters that the project keeps for everybody"));
    };
    name();
    connect(key, &QAction::changed, this, name);
    connect(key, &QAction::triggered, this, [this] { m_menu->popup(mapToGlobal(QPoint(0, height()))); });
    connect(m_menu, &QMenu::aboutToShow, this, &SavedFilters::fill);
}

void SavedFilters::fill()
{
    m_menu->clear();
    const auto state = m_context.session.liveRound();
    const auto saved = reconcile::savedFilters(m_context.session.project());
    if (!state || !saved.ok()) {
        m_menu->addAction(tr("No round is open"))->setEnabled(false);
        return;
    }
    const reconcile::FilterNames names{state->labelMatrix, m_context.session.project().people()};
    const auto naming = setting(settings::kInitialsOnly) ? reconcile::Naming::Hidden : reconcile::Naming::Shown;
    for (const reconcile::SavedFilter& filter : *saved) {
        QAction* action = m_menu->addAction(QString::fromStdString(filter.name).replace(u'&', QStringLiteral("&&")));
        if (const auto parsed = reconcile::parseFilter(filter.text, names); parsed.ok()) {
            action->setToolTip(QString::fromStdString(reconcile::filterText(*parsed, names, naming)));
        }
        connect(action, &QAction::triggered, this, [this, filter] { choose(filter); });
    }
    if (saved->empty()) {
        m_menu->addAction(tr("None kept yet"))->setEnabled(false);
    }
    m_menu->addSeparator();
    QAction* keeping = m_menu->addAction(tr("&Keep This Filter…"));
    connect(keeping, &QAction::triggered, this, &SavedFilters::keep);
    QMenu* removal = m_menu->addMenu(tr("&Remove"));
    enable(keeping, true, m_context.session, Action::SaveFilter);
    enable(removal->menuAction(), !saved->empty(), m_context.session, Action::SaveFilter);
    for (const reconcile::SavedFilter& filter : *saved) {
        const QString name = QString::fromStdString(filter.name);
        connect(removal->addAction(QString(name).replace(u'&', QStringLiteral("&&"))), &QAction::triggered, this,
                [this, name] { remove(name); });
    }
    m_menu->setToolTipsVisible(true);
}

void SavedFilters::choose(const reconcile::SavedFilter& saved)
{
    const auto state = m_context.session.liveRound();
    if (!state) {
        return;
    }
    const auto filter = reconcile::parseFilter(saved.text, {state->labelMatrix, m_context.session.project().people()});
    if (filter.ok()) {
        emit chosen(*filter);
    } else {
        m_context.prompts.tell(this, tr("This Filter Does Not Fit"), errorText(filter.error()));
    }
}

void SavedFilters::keep()
{
    const auto state = m_context.session.liveRound();
    if (!state) {
        return;
    }
    const reconcile::FilterNames names{state->labelMatrix, m_context.session.project().people()};
    const reconcile::Filter filter = m_present();
    const auto naming = setting(settings::kInitialsOnly) ? reconcile::Naming::Hidden : reconcile::Naming::Shown;
    const std::optional<QString> name =
        m_context.prompts.line(this, tr("Keep This Filter"), tr("Name, for everybody in the project:"),
                               QString::fromStdString(reconcile::filterText(filter, names, naming)));
    if (name && !name->trimmed().isEmpty()) {
        const reconcile::SavedFilter saved{name->trimmed().toStdString(),
                                           reconcile::filterText(filter, names, reconcile::Naming::Stored)};
        m_context.session.write([saved, me = m_context.session.me()](
                                    Project& project) { return reconcile::saveFilter(project, saved, me); },
                                this, {});
    }
}

void SavedFilters::remove(const QString& name)
{
    if (m_context.prompts.confirm(this, tr("Remove the Filter"),
                                  tr("The filter “%1” is removed for everybody in the project. What was decided with "
                                     "it stays.")
                                      .arg(name),
                                  tr("Remove"))) {
        const auto work = [gone = name.toStdString(), me = m_context.session.me()](Project& project) {
            const Status status = reconcile::removeFilter(project, gone, me);
            // Somebody else was quicker: it is gone as was wanted.
            return status.ok() || status.error().code == Errc::NotFound ? Status{} : status;
        };
        m_context.session.write(work, this, {});
    }
}

} // namespace accord::ui
