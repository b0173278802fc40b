// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QComboBox>

#include "core/model/label.h"

namespace accord::ui {

class Session;

/// Why an issue is not for this study: one of the study's reasons, or that it is not said, which stands first.
class ExclusionBox : public QComboBox
{
    Q_OBJECT
public:
    explicit ExclusionBox(Session& session, QWidget* parent = nullptr);

    [[nodiscard]] Exclusion exclusion() const { return static_cast<Exclusion>(currentData().toInt()); }
    void clear() { setCurrentIndex(0); } ///< it is not said
    void next();                         ///< the one after, and the first one after the last

private:
    void fill(); ///< what was chosen stays chosen

    Session& m_session;
};

} // namespace accord::ui
