// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/support/keyring/keyring.h"

#include "ui/support/keyring/system_keyring.h"

#include <utility>

namespace accord::ui {
namespace {

std::unique_ptr<Keyring>& current()
{
    static std::unique_ptr<Keyring> keyring;
    return keyring;
}

} // namespace

Keyring& keyring()
{
    if (!current()) {
        current() = std::make_unique<SystemKeyring>();
    }
    return *current();
}

void useKeyring(std::unique_ptr<Keyring> other)
{
    current() = std::move(other);
}

} // namespace accord::ui
