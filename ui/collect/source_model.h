// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

#include "core/collect/sources.h"
#include "ui/support/threads/background.h"

#include <map>
#include <optional>
#include <vector>

namespace accord::ui {

/// The sources of the project and what is there of them, for every part of the page.
class SourceModel : public QObject
{
    Q_OBJECT
public:
    SourceModel(Session& session, QObject* parent);

    void read(); ///< anew, in the background

    [[nodiscard]] bool known() const { return m_known; } ///< they have been read
    [[nodiscard]] bool busy() const { return m_reading.busy(); }
    [[nodiscard]] const std::vector<collect::SourceStatus>& sources() const { return m_sources; }
    [[nodiscard]] std::vector<Source> wanted() const; ///< the sources alone
    [[nodiscard]] const collect::SourceStatus* at(qlonglong number) const;
    [[nodiscard]] QString name(const Uuid& source) const; ///< "vllm-project/vllm"

    /// Issues that the last finished pass over a source brought, as its log has it; none if there was none.
    [[nodiscard]] std::optional<std::int64_t> broughtLast(const Uuid& source) const;

    /// The line of the log that says how the last fetch of a source failed; none if it did not.
    [[nodiscard]] const FetchLine* failure(const Uuid& source) const;

    /// Why they could not be read.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

signals:
    void changed();

private:
    struct Reading
    {
        std::vector<collect::SourceStatus> sources;
        std::map<Uuid, std::int64_t> brought;
        std::map<Uuid, FetchLine> failed;
    };

    Background m_reading;
    std::vector<collect::SourceStatus> m_sources;
    std::map<Uuid, std::int64_t> m_brought;
    std::map<Uuid, FetchLine> m_failed;
    std::optional<Error> m_error;
    bool m_known = false;
};

} // namespace accord::ui
