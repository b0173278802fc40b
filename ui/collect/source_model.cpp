// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/source_model.h"

#include "ui/collect/collect_text.h"

#include <algorithm>
#include <utility>

namespace accord::ui {
namespace {

constexpr std::int64_t kLines = 500; ///< of the log of one source: as many as are kept

bool isWhole(const FetchLine& line)
{
    return line.event == FetchEvent::Finished || line.event == FetchEvent::Unchanged;
}

/// Of a fetch, however it ended; or the beginning of one that goes on elsewhere.
bool isEnd(const FetchLine& line)
{
    return isWhole(line) || line.event == FetchEvent::Stopped || line.event == FetchEvent::Failed ||
           line.event == FetchEvent::Began;
}

} // namespace

SourceModel::SourceModel(Session& session, QObject* parent)
    : QObject(parent)
    , m_reading(session, this)
{}

void SourceModel::read()
{
    m_reading.read<Reading>(
        [](Project& project, Progress&, const std::stop_token&) -> Result<Reading> {
            Reading reading;
            ACCORD_TRY(reading.sources, collect::sources(project));
            for (const collect::SourceStatus& each : reading.sources) {
                ACCORD_TRY(const auto lines, collect::fetchLog(project, each.source.uuid, kLines));
                const auto whole = std::ranges::find_if(lines, isWhole);
                if (whole != lines.end()) {
                    reading.brought[each.source.uuid] =
                        text(whole->subject).section(QLatin1Char(' '), 0, 0).toLongLong();
                }
                const auto end = std::ranges::find_if(lines, isEnd);
                if (end != lines.end() && end->event == FetchEvent::Failed) {
                    reading.failed[each.source.uuid] = *end;
                }
            }
            return reading;
        },
        [this](Result<Reading> reading) {
            m_known = true;
            m_error.reset();
            if (reading.ok()) {
                m_sources = std::move(reading->sources);
                m_brought = std::move(reading->brought);
                m_failed = std::move(reading->failed);
            } else {
                m_error = reading.error();
            }
            emit changed();
        });
}

std::vector<Source> SourceModel::wanted() const
{
    std::vector<Source> all;
    for (const collect::SourceStatus& each : m_sources) {
        all.push_back(each.source);
    }
    return all;
}

const collect::SourceStatus* SourceModel::at(qlonglong number) const
{
    const auto found = std::ranges::find_if(
        m_sources, [&](const collect::SourceStatus& each) { return numberOf(each.source.uuid) == number; });
    return found == m_sources.end() ? nullptr : &*found;
}

QString SourceModel::name(const Uuid& source) const
{
    const collect::SourceStatus* found = at(numberOf(source));
    return found == nullptr ? tr("removed source") : sourceName(found->source);
}

std::optional<std::int64_t> SourceModel::broughtLast(const Uuid& source) const
{
    const auto found = m_brought.find(source);
    return found == m_brought.end() ? std::nullopt : std::optional(found->second);
}

const FetchLine* SourceModel::failure(const Uuid& source) const
{
    const auto found = m_failed.find(source);
    return found == m_failed.end() ? nullptr : &found->second;
}

} // namespace accord::ui
