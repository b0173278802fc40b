// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/base/result.h"

#include <functional>
#include <memory>

namespace accord::ui {

/// Where access tokens are kept between sessions, as a port: the window asks the system's keyring, a test has its own.
/// Answers come on the window's thread, later or at once. What a keyring cannot do is Errc::Unwritable or
/// Errc::Unreadable with what it says; a token never stands in an error.
class Keyring
{
public:
    Keyring() = default;
    virtual ~Keyring() = default;
    Keyring(const Keyring&) = delete;
    Keyring& operator=(const Keyring&) = delete;

    using Read = std::function<void(const Result<QString>& secret)>; ///< empty: nothing is kept under that name
    using Done = std::function<void(const Status&)>;

    virtual void read(const QString& name, Read done) = 0;
    virtual void write(const QString& name, const QString& secret, Done done) = 0;
    virtual void remove(const QString& name, Done done) = 0; ///< nothing there is no error
};

/// The one of this program: the system's, unless another one was put in its place.
Keyring& keyring();
void useKeyring(std::unique_ptr<Keyring> other); ///< null: the system's again

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
