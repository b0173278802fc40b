// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect/source.h"

namespace accord::collect {

/// The source without what makes no difference (a slash at the end of the base, white space around labels, numbers that
/// come twice). Errc::Invalid names what cannot be meant: an address, a number, a day, a keyword or a way of asking.
Result<Source> soundSource(Source source);

} // namespace accord::collect
