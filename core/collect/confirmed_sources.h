// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect.h"

#include <span>
#include <vector>

/// Which addresses somebody at this machine agreed to ask. A source may come with somebody else's copy of a project, by
/// a merge or as a file, and would send requests wherever it says; so what was agreed to is not in the project but with
/// the settings of this person: "accord/confirmed-sources" in $XDG_STATE_HOME, or in ~/.local/state. A source that is
/// added or changed here is confirmed with that.
namespace accord::collect {

/// Those whose address nobody has agreed to here.
std::vector<Source> unconfirmed(std::span<const Source> sources);

/// Errc::Invalid for a source that cannot be meant; Errc::Unwritable where it cannot be remembered.
Status confirm(std::span<const Source> sources);

/// Errc::NotPermitted for a source that nobody confirmed; subject: "source gitee.com/mindspore/mindspore", detail: the
/// address that it would ask.
Status requireConfirmed(const Source& source);

} // namespace accord::collect
