// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace accord::exchange {

/// Puts the fields of a value behind each other as bytes: small numbers take one.
class Packer
{
public:
    explicit Packer(std::string& bytes)
        : m_bytes(bytes)
    {}

    void number(std::uint64_t value)
    {
        for (; value >= 0x80U; value >>= 7U) {
            m_bytes.push_back(static_cast<char>(value | 0x80U));
        }
        m_bytes.push_back(static_cast<char>(value));
    }

    void real(double value)
    {
        char bytes[sizeof value];
        std::memcpy(bytes, &value, sizeof value);
        m_bytes.append(bytes, sizeof value);
    }

    void text(std::string_view value)
    {
        number(value.size());
        m_bytes.append(value);
    }

private:
    std::string& m_bytes;
};

/// Takes out again what a Packer put in, in the same order.
class Unpacker
{
public:
    explicit Unpacker(const char* at)
        : m_at(at)
    {}

    std::uint64_t number()
    {
        std::uint64_t value = 0;
        for (unsigned shift = 0;; shift += 7U) {
            const auto byte = static_cast<unsigned char>(*m_at++);
            value |= static_cast<std::uint64_t>(byte & 0x7fU) << shift;
            if (byte < 0x80U) {
                return value;
            }
        }
    }

    int integer() { return static_cast<int>(number()); }

    double real()
    {
        double value = 0;
        std::memcpy(&value, m_at, sizeof value);
        m_at += sizeof value;
        return value;
    }

    std::string text()
    {
        const std::size_t size = number();
        std::string value(m_at, size);
        m_at += size;
        return value;
    }

    [[nodiscard]] const char* at() const { return m_at; }

private:
    const char* m_at;
};

/// A list to which values are added and which is read from its beginning to its end. In memory a value is the bytes
/// that `pack(Packer&, const T&)` makes of it: millions of labels are kept in some ten bytes each. A piece never moves,
/// so that no more is needed while the list grows.
template <class T>
class PackedList
{
public:
    /// Where a value lies; for at().
    using Place = std::uint64_t;

    Place push_back(const T& value)
    {
        m_scratch.clear();
        Packer packer(m_scratch);
        pack(packer, value);
        if (m_pieces.empty() || m_pieces.back().size() + m_scratch.size() > kPiece) {
            m_pieces.emplace_back();
            m_pieces.back().reserve(std::max(kPiece, m_scratch.size()));
        }
        const Place place = (m_pieces.size() - 1) * kPiece + m_pieces.back().size();
        m_pieces.back().append(m_scratch);
        ++m_size;
        return place;
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }

    [[nodiscard]] T at(Place place) const
    {
        Unpacker unpacker(m_pieces[place / kPiece].data() + place % kPiece);
        T value;
        unpack(unpacker, value);
        return value;
    }

    void clear() { *this = PackedList(); }

    class Iterator
    {
    public:
        using value_type = T;
        using difference_type = std::ptrdiff_t;

        Iterator() = default;
        explicit Iterator(const PackedList& list)
            : m_list(&list)
        {
            read();
        }

        const T& operator*() const { return m_value; }
        const T* operator->() const { return &m_value; }
        Iterator& operator++()
        {
            read();
            return *this;
        }
        void operator++(int) { read(); }
        bool operator==(std::default_sentinel_t /*end*/) const { return m_list == nullptr; }

    private:
        void read()
        {
            const auto& pieces = m_list->m_pieces;
            while (m_piece < pieces.size() && m_offset == pieces[m_piece].size()) {
                ++m_piece;
                m_offset = 0;
            }
            if (m_piece == pieces.size()) {
                m_list = nullptr;
                return;
            }
            const char* const begin = pieces[m_piece].data();
            Unpacker unpacker(begin + m_offset);
            m_value = T{};
            unpack(unpacker, m_value);
            m_offset = static_cast<std::size_t>(unpacker.at() - begin);
        }

        const PackedList* m_list = nullptr; ///< null: behind the last
        std::size_t m_piece = 0;
        std::size_t m_offset = 0;
        T m_value{};
    };

    [[nodiscard]] Iterator begin() const { return Iterator(*this); }
    [[nodiscard]] std::default_sentinel_t end() const { return {}; }

private:
    static constexpr std::size_t kPiece = std::size_t{256} * 1024;

    std::vector<std::string> m_pieces; ///< a value that is larger has a piece of its own
    std::size_t m_size = 0;
    std::string m_scratch;
};

} // namespace accord::exchange
