// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/sections.h"

namespace accord::messages {
namespace {

constexpr Entry kFiles[] = {
    {Reason::Cancelled, QT_TRANSLATE_NOOP("Messages", "Cancelled.")},
    {Reason::FileNotFound, QT_TRANSLATE_NOOP("Messages", "%1 does not exist.")},
    {Reason::FileExists, QT_TRANSLATE_NOOP("Messages", "%1 exists already and was left as it was.")},
};

} // namespace

std::span<const Entry> aboutFiles()
{
    return kFiles;
}

} // namespace accord::messages
