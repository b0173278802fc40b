// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/keyring/keyring.h"

namespace accord::ui {

/// The keyring of the desktop: the Secret Service of GNOME and others, KWallet, the Keychain, the Credential Store.
/// Where there is none, nothing is kept: a file in its place would not be a keyring.
class SystemKeyring final : public Keyring
{
public:
    void read(const QString& name, Read done) override;
    void write(const QString& name, const QString& secret, Done done) override;
    void remove(const QString& name, Done done) override;
};

} // namespace accord::ui
