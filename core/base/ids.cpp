// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/ids.h"

#include "core/base/os/uuid_bytes.h"
#include "core/base/random.h"

#include <atomic>
#include <chrono>
#include <mutex>

namespace accord {
namespace {

// The name space of namedUuid. Changing it would change the identity of every issue in every project.
constexpr std::array<std::uint8_t, 16> kNameSpace{0x0a, 0xcc, 0x04, 0xd0, 0x6f, 0x5e, 0x4b, 0x1a,
                                                  0x9c, 0x3d, 0x21, 0x7e, 0x58, 0x90, 0xb6, 0x42};

class RandomBytes
{
public:
    RandomBytes() { os::noteForks(s_forked); }

    Uuid next()
    {
        const std::scoped_lock lock(m_mutex);
        if (s_forked.exchange(false)) {
            m_random = Random(seedByChance());
        }
        const auto now = static_cast<std::uint64_t>(
            std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
                .count());
        // A clock that stands still or goes back must not break the order: the counter carries on instead.
        if (now > m_millisecond) {
            m_millisecond = now;
            m_counter = m_random.next() & 0x3ffU;
        } else if (++m_counter > 0xfffU) {
            ++m_millisecond;
            m_counter = 0;
        }
        return compose(m_millisecond, m_counter, m_random.next());
    }

private:
    static Uuid compose(std::uint64_t millisecond, std::uint64_t counter, std::uint64_t random)
    {
        const std::uint64_t high = (millisecond << 16U) | 0x7000U | counter;
        const std::uint64_t low = (random & 0x3fffffffffffffffU) | 0x8000000000000000U;
        Uuid uuid;
        for (unsigned i = 0; i < 8; ++i) {
            uuid.bytes.at(i) = static_cast<std::uint8_t>(high >> (56U - 8U * i));
            uuid.bytes.at(i + 8) = static_cast<std::uint8_t>(low >> (56U - 8U * i));
        }
        return uuid;
    }

    static inline std::atomic<bool> s_forked{false};

    std::mutex m_mutex;
    Random m_random{seedByChance()};
    std::uint64_t m_millisecond = 0;
    std::uint64_t m_counter = 0;
};

} // namespace

std::string Uuid::text() const
{
    return os::uuidText(bytes);
}

std::optional<Uuid> Uuid::parse(std::string_view text)
{
    Uuid uuid;
    return os::parseUuid(std::string(text), uuid.bytes) ? std::optional(uuid) : std::nullopt;
}

Uuid newUuid()
{
    static RandomBytes source;
    return source.next();
}

Uuid namedUuid(std::string_view name)
{
    return Uuid{os::namedBytes(kNameSpace, name)};
}

} // namespace accord
