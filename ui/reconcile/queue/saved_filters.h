// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QToolButton>

#include "core/reconcile/filter.h"
#include "ui/support/page.h"

#include <functional>

class QAction;
class QMenu;

namespace accord::ui {

/// A button with the filters that the project keeps: choose one, keep the present one under a name, remove one. The
/// menu is made anew whenever it opens, so that it has what others kept meanwhile.
class SavedFilters : public QToolButton
{
    Q_OBJECT
public:
    /// `key` opens the menu. `present` answers the filter that would be kept.
    SavedFilters(const PageContext& context, QAction* key, std::function<reconcile::Filter()> present, QWidget* parent);

signals:
    void chosen(const accord::reconcile::Filter& filter);

private:
    void fill();
    void choose(const reconcile::SavedFilter& saved);
    void keep();
    void remove(const QString& name);

    PageContext m_context;
    std::function<reconcile::Filter()> m_present;
    QMenu* m_menu;
};

} // namespace accord::ui
