// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QListWidget>

#include "core/base/ids.h"
#include "ui/reconcile/votes/vote_sheet.h"

#include <vector>

namespace accord::ui {

/// People with a box each. Arrows and the space bar, or the mouse.
class PeopleList : public QListWidget
{
    Q_OBJECT
public:
    explicit PeopleList(QWidget* parent = nullptr);

    void setPeople(const std::vector<Voice>& people, const std::vector<PersonId>& chosen);

    /// Those whose box is checked, in the order of their numbers.
    [[nodiscard]] std::vector<PersonId> chosen() const;

    [[nodiscard]] QSize sizeHint() const override; ///< room for everybody, up to twelve
};

/// A person as lists name them: "Mira Okafor", or "A3" while names are hidden.
QString voiceName(const Voice& voice);

} // namespace accord::ui
