// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/merging/columns.h"

#include <array>
#include <charconv>
#include <system_error>
#include <utility>

namespace accord::store {
namespace {

using sqlite::StoredType;

constexpr std::uint64_t kSevenBits = 0x7f;
constexpr std::uint64_t kMore = 0x80;

// Small numbers below zero become small numbers, too: 0, -1, 1, -2 are 0, 1, 2, 3.
std::uint64_t folded(std::uint64_t difference)
{
    return (difference << 1U) ^ ((difference >> 63U) == 0 ? 0 : ~std::uint64_t{0});
}

std::uint64_t unfolded(std::uint64_t number)
{
    return (number >> 1U) ^ ((number & 1U) == 0 ? 0 : ~std::uint64_t{0});
}

// Values of one length, first the first byte of each.
std::string byPlace(std::string_view bytes, std::size_t length)
{
    std::string turned;
    turned.reserve(bytes.size());
    for (std::size_t place = 0; place < length; ++place) {
        for (std::size_t at = place; at < bytes.size(); at += length) {
            turned += bytes[at];
        }
    }
    return turned;
}

std::optional<double> realOf(std::string_view text)
{
    double real = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), real);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(real) : std::nullopt;
}

} // namespace

void appendNumber(std::string& out, std::uint64_t number)
{
    while (number > kSevenBits) {
        out += static_cast<char>((number & kSevenBits) | kMore);
        number >>= 7U;
    }
    out += static_cast<char>(number);
}

void appendText(std::string& out, std::string_view text)
{
    appendNumber(out, text.size());
    out += text;
}

std::optional<std::uint64_t> ByteReader::number()
{
    std::uint64_t number = 0;
    for (unsigned shift = 0; shift < 64 && !m_rest.empty(); shift += 7) {
        const auto byte = static_cast<std::uint8_t>(m_rest.front());
        m_rest.remove_prefix(1);
        number |= (byte & kSevenBits) << shift;
        if ((byte & kMore) == 0) {
            return number;
        }
    }
    return std::nullopt;
}

std::optional<std::string_view> ByteReader::take(std::uint64_t size)
{
    if (size > m_rest.size()) {
        return std::nullopt;
    }
    const std::string_view taken = m_rest.substr(0, size);
    m_rest.remove_prefix(size);
    return taken;
}

std::optional<std::string_view> ByteReader::text()
{
    const auto size = number();
    return size ? take(*size) : std::nullopt;
}

void ColumnWriter::addNull()
{
    m_types += static_cast<char>(StoredType::Null);
}

void ColumnWriter::addBytes(std::string_view bytes)
{
    appendNumber(m_lengths, bytes.size());
    m_bytes += bytes;
    m_sameLength = m_sameLength && m_length.value_or(bytes.size()) == bytes.size();
    m_length = bytes.size();
}

void ColumnWriter::add(const sqlite::Row& row, int column)
{
    const StoredType type = row.type(column);
    m_types += static_cast<char>(type);
    switch (type) {
    case StoredType::Null:
        break;
    case StoredType::Integer: {
        const auto number = static_cast<std::uint64_t>(row.integer(column));
        appendNumber(m_integers, folded(number - m_last));
        m_last = number;
        break;
    }
    case StoredType::Real: {
        constexpr std::size_t kLongestReal = 32;
        std::array<char, kLongestReal> text{};
        const auto end = std::to_chars(text.data(), text.data() + text.size(), row.real(column));
        addBytes({text.data(), static_cast<std::size_t>(end.ptr - text.data())});
        break;
    }
    case StoredType::Text:
        addBytes(row.text(column));
        break;
    case StoredType::Bytes:
        addBytes(row.bytes(column));
        break;
    }
}

void ColumnWriter::writeTo(std::string& out) const
{
    appendNumber(out, m_integers.size());
    appendNumber(out, m_lengths.size());
    appendNumber(out, m_bytes.size());
    out += m_types;
    out += m_integers;
    out += m_lengths;
    out += m_sameLength && m_length ? byPlace(m_bytes, *m_length) : m_bytes;
}

void ColumnValue::bindTo(sqlite::Statement& statement) const
{
    switch (type) {
    case StoredType::Null:
        statement.bindNull();
        break;
    case StoredType::Integer:
        statement.bind(integer);
        break;
    case StoredType::Real:
        statement.bind(real);
        break;
    case StoredType::Text:
        statement.bind(bytes);
        break;
    case StoredType::Bytes:
        statement.bindBytes(bytes);
        break;
    }
}

std::optional<ColumnReader> ColumnReader::read(ByteReader& bytes, std::uint64_t rows)
{
    const auto integerSize = bytes.number();
    const auto lengthSize = bytes.number();
    const auto byteSize = bytes.number();
    if (!integerSize || !lengthSize || !byteSize) {
        return std::nullopt;
    }
    const auto types = bytes.take(rows);
    const auto integers = bytes.take(*integerSize);
    const auto lengths = bytes.take(*lengthSize);
    const auto values = bytes.take(*byteSize);
    if (!types || !integers || !lengths || !values) {
        return std::nullopt;
    }
    ColumnReader column(*types, *integers, *lengths);
    return column.readBytes(*values) ? std::optional(std::move(column)) : std::nullopt;
}

// The lengths say whether the bytes are turned, and have to add up to them.
bool ColumnReader::readBytes(std::string_view bytes)
{
    ByteReader lengths = m_lengths;
    std::size_t first = 0;
    std::size_t sum = 0;
    std::size_t count = 0;
    bool same = true;
    for (; !lengths.atEnd(); ++count) {
        const auto length = lengths.number();
        if (!length || *length > bytes.size() - sum) {
            return false;
        }
        first = count == 0 ? static_cast<std::size_t>(*length) : first;
        same = same && *length == first;
        sum += static_cast<std::size_t>(*length);
    }
    if (sum != bytes.size()) {
        return false;
    }
    // What was turned is turned back by turning it the other way round.
    m_bytes = same && count > 0 ? byPlace(bytes, count) : std::string(bytes);
    return true;
}

std::optional<ColumnValue> ColumnReader::next()
{
    if (m_row == m_types.size()) {
        return std::nullopt;
    }
    ColumnValue value;
    value.type = static_cast<StoredType>(m_types[m_row++]);
    if (value.type == StoredType::Null) {
        return value;
    }
    if (value.type == StoredType::Integer) {
        const auto number = m_integers.number();
        if (!number) {
            return std::nullopt;
        }
        m_last += unfolded(*number);
        value.integer = static_cast<std::int64_t>(m_last);
        return value;
    }
    const auto length = m_lengths.number();
    if (value.type > StoredType::Bytes || !length) {
        return std::nullopt;
    }
    value.bytes = std::string_view(m_bytes).substr(m_at, *length);
    m_at += static_cast<std::size_t>(*length);
    if (value.type == StoredType::Real) {
        const auto real = realOf(value.bytes);
        value.real = real.value_or(0);
        return real ? std::optional(value) : std::nullopt;
    }
    return value;
}

} // namespace accord::store
