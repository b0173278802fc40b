// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/os/uuid_bytes.h"

#include <pthread.h>
#include <uuid/uuid.h>

namespace accord::os {
namespace {

std::atomic<std::atomic<bool>*> g_forked{nullptr};

} // namespace

std::string uuidText(const UuidBytes& bytes)
{
    std::string text(37, '\0');
    uuid_unparse_lower(bytes.data(), text.data());
    text.resize(36);
    return text;
}

bool parseUuid(const std::string& text, UuidBytes& bytes)
{
    return text.size() == 36 && uuid_parse(text.c_str(), bytes.data()) == 0;
}

UuidBytes namedBytes(const UuidBytes& nameSpace, std::string_view name)
{
    UuidBytes bytes{};
    uuid_generate_sha1(bytes.data(), nameSpace.data(), name.data(), name.size());
    return bytes;
}

void noteForks(std::atomic<bool>& forked)
{
    g_forked = &forked;
    (void)::pthread_atfork(nullptr, nullptr, [] { *g_forked = true; });
}

} // namespace accord::os
