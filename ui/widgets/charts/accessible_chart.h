// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace accord::ui {

/// Charts show themselves to screen readers as a list whose entries are the fields, each with its name, its story as
/// the description, its place, and "Press" for opening what is behind it. Called by every chart; the first call counts.
void makeChartsAccessible();

} // namespace accord::ui
