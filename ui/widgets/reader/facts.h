// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QImage>
#include <QString>

#include "core/model/issue.h"

namespace accord::ui {

/// The line of facts below an issue's title as HTML: state with its sign, author and role, dates, the host's labels as
/// tags, and the link.
QString factsHtml(const Issue& issue);

/// "14 Mar 2025" and "14 Mar 2025 09:12", in the system's language and time zone, from ISO 8601; empty for none.
QString dateText(const std::string& moment);
QString dateTimeText(const std::string& moment);

/// The role in words: "member" for MEMBER; empty for NONE.
QString roleText(const std::string& role);

/// The signs that factsHtml() refers to, by their name ("state-open").
QImage stateSign(const QString& name, int size, double pixelRatio);

} // namespace accord::ui
