// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/sqlite/statement.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// A table written column after column: what is alike stands next to each other, which makes half as much when it is
/// compressed as rows would. A column is
///
///     number of bytes of the three parts behind the types
///     types      one byte for each row
///     integers   as differences from the one before
///     lengths    of all other values but NULL
///     bytes      of these values one after another; where all are equally long, first the first byte of each, then the
///                second of each and so on: identifiers and times begin alike
///
/// Numbers are written in groups of seven bits, the lowest first; reals as the shortest text that stands for them.
namespace accord::store {

void appendNumber(std::string& out, std::uint64_t number);
void appendText(std::string& out, std::string_view text); ///< its length first

/// What is left to be read of bytes that anybody may have written: nothing is read beyond their end.
class ByteReader
{
public:
    explicit ByteReader(std::string_view bytes)
        : m_rest(bytes)
    {}

    std::optional<std::uint64_t> number();
    std::optional<std::string_view> take(std::uint64_t size);
    std::optional<std::string_view> text();
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }

private:
    std::string_view m_rest;
};

class ColumnWriter
{
public:
    void addNull();
    void add(const sqlite::Row& row, int column);
    void writeTo(std::string& out) const;

private:
    void addBytes(std::string_view bytes);

    std::string m_types;
    std::string m_integers;
    std::string m_lengths;
    std::string m_bytes;
    std::uint64_t m_last = 0;
    std::optional<std::size_t> m_length; ///< of the first value with bytes
    bool m_sameLength = true;
};

/// A value of a row; `bytes` of a text or of bytes are valid as long as the column is.
struct ColumnValue
{
    sqlite::StoredType type = sqlite::StoredType::Null;
    std::int64_t integer = 0;
    double real = 0;
    std::string_view bytes;

    void bindTo(sqlite::Statement& statement) const;
};

class ColumnReader
{
public:
    /// None where the bytes are no column of so many rows.
    static std::optional<ColumnReader> read(ByteReader& bytes, std::uint64_t rows);

    /// The value of the next row; none after the last one, or where there is none that could be read.
    std::optional<ColumnValue> next();

private:
    ColumnReader(std::string_view types, std::string_view integers, std::string_view lengths)
        : m_types(types)
        , m_integers(integers)
        , m_lengths(lengths)
    {}

    bool readBytes(std::string_view bytes);

    std::string_view m_types;
    ByteReader m_integers;
    ByteReader m_lengths;
    std::string m_bytes;
    std::size_t m_row = 0;
    std::size_t m_at = 0;
    std::uint64_t m_last = 0;
};

} // namespace accord::store
