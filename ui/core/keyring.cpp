// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/core/keyring.h"

#include <QObject>
#include <qt6keychain/keychain.h>

#include "core/base/reason.h"

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

namespace {

const QString kService = QStringLiteral("Accord");

Error failure(Errc code, const QKeychain::Job& job)
{
    return Error{code, Reason::SaysOf, {job.key().toStdString(), job.errorString().toStdString()}};
}

/// The job deletes itself when it is done.
void run(QKeychain::Job* job, const QString& name, std::function<void(const QKeychain::Job&)> done)
{
    job->setKey(name);
    job->setInsecureFallback(false);
    QObject::connect(job, &QKeychain::Job::finished, job,
                     [done = std::move(done)](const QKeychain::Job* finished) { done(*finished); });
    job->start();
}

} // namespace

void SystemKeyring::read(const QString& name, Read done)
{
    auto* job = new QKeychain::ReadPasswordJob(kService);
    run(job, name, [job, done = std::move(done)](const QKeychain::Job& finished) {
        const bool found = finished.error() == QKeychain::NoError;
        const bool none = finished.error() == QKeychain::EntryNotFound;
        done(found || none ? Result<QString>(found ? job->textData() : QString())
                           : Result<QString>(failure(Errc::Unreadable, finished)));
    });
}

void SystemKeyring::write(const QString& name, const QString& secret, Done done)
{
    auto* job = new QKeychain::WritePasswordJob(kService);
    job->setTextData(secret);
    run(job, name, [done = std::move(done)](const QKeychain::Job& finished) {
        done(finished.error() == QKeychain::NoError ? Status() : Status(failure(Errc::Unwritable, finished)));
    });
}

void SystemKeyring::remove(const QString& name, Done done)
{
    run(new QKeychain::DeletePasswordJob(kService), name, [done = std::move(done)](const QKeychain::Job& finished) {
        const bool gone = finished.error() == QKeychain::NoError || finished.error() == QKeychain::EntryNotFound;
        done(gone ? Status() : Status(failure(Errc::Unwritable, finished)));
    });
}

} // namespace accord::ui
