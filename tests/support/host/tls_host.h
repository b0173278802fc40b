// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>

namespace accord::test::host {

/// A host on this machine that answers "[]" to everything over https, with a certificate for 127.0.0.1 that only it
/// vouches for.
class TlsHost
{
public:
    TlsHost();
    ~TlsHost();
    TlsHost(const TlsHost&) = delete;
    TlsHost& operator=(const TlsHost&) = delete;

    [[nodiscard]] std::string origin() const;
    [[nodiscard]] std::string certificate() const; ///< PEM
    [[nodiscard]] int requests() const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace accord::test::host
