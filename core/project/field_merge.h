// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/reason.h"
#include "core/base/result.h"
#include "core/project/project.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace accord {

/// What a thing was like after one of the events about it, and who said so.
template <class Thing>
struct Told
{
    PersonId by; ///< none: a file, or nobody in particular
    Thing thing;
};

/// A change of a thing that has several fields, by somebody who saw it a while ago: each field that they changed is
/// changed, and what others changed since in other fields stays. Made and written in one transaction.
template <class Thing>
class FieldMerge
{
public:
    /// `seen`: the thing on which the change is based; `wanted`: as it is to be; `now`: as the file has it, which
    /// becomes what is to be written.
    FieldMerge(const Thing& seen, const Thing& wanted, Thing& now)
        : m_seen(seen)
        , m_wanted(wanted)
        , m_now(now)
    {}

    /// To be called for each field; of a field within a field with both: (name, &Source::selection,
    /// &IssueSelection::from).
    template <class... Path>
    FieldMerge& field(Argument name, Path... path)
    {
        const auto of = [path...](auto& thing) -> auto&
        {
            return (thing.*....*path);
        };
        const auto& wanted = of(m_wanted);
        if (wanted == of(m_seen) || wanted == of(m_now)) {
            return *this;
        }
        if (of(m_now) == of(m_seen)) {
            of(m_now) = wanted;
        } else {
            m_clashes.push_back({std::move(name), [of](const Thing& a, const Thing& b) { return of(a) == of(b); }});
        }
        return *this;
    }

    /// Errc::Changed where somebody else gave a field another value than it had when it was seen, and than it is to
    /// have. `history` answers what was told of the thing, oldest first; it is only asked then.
    Status status(const Project& project, const Argument& subject,
                  const std::function<Result<std::vector<Told<Thing>>>()>& history) const
    {
        if (m_clashes.empty()) {
            return {};
        }
        ACCORD_TRY(const std::vector<Told<Thing>> told, history());
        std::optional<Argument> who;
        for (const Clash& clash : m_clashes) {
            std::size_t last = told.size();
            while (last > 1 && clash.same(told[last - 1].thing, told[last - 2].thing)) {
                --last;
            }
            // Of what is not in the events it is not known who changed it.
            const PersonId by = last <= 1 ? PersonId{} : told[last - 1].by;
            const Argument change = Message{Reason::FieldChanged, {project.whoIs(by), clash.name}};
            who = who ? Argument(Message{Reason::Listed, {*who, change}}) : change;
        }
        return Error{Errc::Changed, Reason::ChangedMeanwhile, {subject, *who}};
    }

private:
    struct Clash
    {
        Argument name;
        std::function<bool(const Thing&, const Thing&)> same;
    };

    const Thing& m_seen;
    const Thing& m_wanted;
    Thing& m_now;
    std::vector<Clash> m_clashes;
};

} // namespace accord
