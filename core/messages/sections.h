// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/translatable.h"
#include "core/messages/catalogue.h"

namespace accord::messages {

std::span<const Entry> aboutFiles();
std::span<const Entry> aboutProject();
std::span<const Entry> aboutStudy();
std::span<const Entry> aboutLabelling();
std::span<const Entry> aboutTaxonomy();
std::span<const Entry> aboutReconcile();
std::span<const Entry> aboutExchange();
std::span<const Entry> aboutRatings();
std::span<const Entry> aboutCollect();
std::span<const Entry> aboutFormat();
std::span<const Entry> aboutTables();
std::span<const Entry> aboutCards();
std::span<const Entry> aboutCommands();
std::span<const Entry> aboutWords();

} // namespace accord::messages
