// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/log/log_text.h"

#include <QCoreApplication>

#include "ui/collect/collect_text.h"

namespace accord::ui {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FetchLog)
};

QString withReason(const QString& sentence, const FetchLine& line)
{
    if (line.detail.empty()) {
        return sentence;
    }
    // What a host says is a sentence at times.
    const QString reason = line.detail.ends_with('.') ? text(line.detail).chopped(1) : text(line.detail);
    return Words::tr("%1 The reason: %2.").arg(sentence, reason);
}

} // namespace

QString logSentence(const FetchLine& line, const QString& name)
{
    const QString subject = text(line.subject);
    const QString detail = text(line.detail);
    switch (line.event) {
    case FetchEvent::Began:
        return detail.isEmpty() ? Words::tr("Fetching %1 began, by %2.").arg(name, subject)
                                : Words::tr("Fetching what changed in %1 since %2 began, by %3.")
                                      .arg(name, momentText(line.detail), subject);
    case FetchEvent::Finished:
        return Words::tr("%1 is complete. New issues: %2, changed: %3, requests: %4.")
            .arg(name, numberText(subject.section(QLatin1Char(' '), 0, 0).toLongLong()),
                 numberText(subject.section(QLatin1Char(' '), 1).toLongLong()), numberText(detail.toLongLong()));
    case FetchEvent::Stopped:
        return Words::tr("Fetching %1 was stopped. It goes on from there.").arg(name);
    case FetchEvent::Failed:
        // Lines that were written before the reason was a whole sentence name the address.
        return subject.isEmpty() ? Words::tr("Fetching %1 failed. %2").arg(name, detail)
                                 : withReason(Words::tr("Fetching %1 failed at %2.").arg(name, subject), line);
    case FetchEvent::Waited:
        return withReason(Words::tr("Waited %1 for %2.").arg(howLong(subject.toDouble()), name), line);
    case FetchEvent::Repeated:
        return withReason(Words::tr("Asked again for %1.").arg(subject), line);
    case FetchEvent::Renamed:
        return Words::tr("%1 is called %2 now.").arg(subject, detail);
    case FetchEvent::Missing:
        return withReason(Words::tr("%1 is not there any more; it was passed over.").arg(subject), line);
    case FetchEvent::LeftOut:
        return withReason(Words::tr("Something of %1 cannot be read; it was left out.").arg(subject), line);
    case FetchEvent::Unchanged:
        return Words::tr("Nothing changed in %1 since the last time.").arg(name);
    }
    return {};
}

} // namespace accord::ui
