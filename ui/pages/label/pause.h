// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/base/ids.h"
#include "ui/widgets/placeholder.h"

namespace accord::ui {

/// Stands in front of the issue while somebody has a break: no key labels anything behind it.
class Pause : public Placeholder
{
    Q_OBJECT
public:
    explicit Pause(QWidget* parent = nullptr);

    /// Begins at the item, which was in view for so many seconds. `goOn` ends it, too.
    void begin(ItemId item, double seconds, int done, int all, QAction* goOn);

    void end() { m_item = {}; }

    [[nodiscard]] bool isOn() const { return m_item.valid(); }
    [[nodiscard]] ItemId item() const { return m_item; }
    [[nodiscard]] double seconds() const { return m_seconds; }

signals:
    void over(); ///< somebody pressed a key to go on

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    ItemId m_item;
    double m_seconds = 0;
};

} // namespace accord::ui
