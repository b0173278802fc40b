// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/collect/fetch/steps/errand.h"

namespace accord::collect {

/// One page of the repository's issues by REST. A host that says that nothing changed ends the list at once.
Status listIssues(Errand& errand);

/// One of the issues that the source names.
Status askForIssue(Errand& errand);

} // namespace accord::collect
