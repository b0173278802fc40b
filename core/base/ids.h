// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace accord {

/// A row's number in one project file. Typed, so that an IssueId does not fit where a PersonId is meant. It means
/// nothing in another copy of the project: what travels is the Uuid.
template <class Tag>
struct Id
{
    std::int64_t value = 0; ///< 0: none

    [[nodiscard]] bool valid() const { return value != 0; }
    auto operator<=>(const Id&) const = default;
};

/// 16 bytes that name one thing in every copy of a project (RFC 9562).
struct Uuid
{
    std::array<std::uint8_t, 16> bytes{};

    [[nodiscard]] bool isNull() const { return bytes == std::array<std::uint8_t, 16>{}; }
    [[nodiscard]] std::string text() const; ///< 36 characters, lower case
    auto operator<=>(const Uuid&) const = default;

    static std::optional<Uuid> parse(std::string_view text);
};

/// A new time-ordered identifier (version 7): later ones sort after earlier ones of the same process, so that rows
/// keyed by them are appended and not scattered. Safe to call from several threads.
Uuid newUuid();

/// The identifier of a thing that is named by its text, such as an issue by its link (version 5, SHA-1 under Accord's
/// own name space): two copies that meet the same link independently agree on it.
Uuid namedUuid(std::string_view name);

using EventId = Id<struct EventTag>;       ///< one event; also its place in the order in which this copy learned of it
using CategoryId = Id<struct CategoryTag>; ///< a type, theme or sub-theme
using CodebookId = Id<struct CodebookTag>; ///< one version of the taxonomy
using DocumentId = Id<struct DocumentTag>; ///< one version of an issue's text
using ImportId = Id<struct ImportTag>;
using IssueId = Id<struct IssueTag>;
using ItemId = Id<struct ItemTag>; ///< one occurrence of an issue in a round
using PersonId = Id<struct PersonTag>;
using RoundId = Id<struct RoundTag>;

} // namespace accord

template <class Tag>
struct std::hash<accord::Id<Tag>>
{
    std::size_t operator()(const accord::Id<Tag>& id) const noexcept { return std::hash<std::int64_t>{}(id.value); }
};

template <>
struct std::hash<accord::Uuid>
{
    std::size_t operator()(const accord::Uuid& uuid) const noexcept
    {
        return std::hash<std::string_view>{}(
            std::string_view(reinterpret_cast<const char*>(uuid.bytes.data()), uuid.bytes.size()));
    }
};
