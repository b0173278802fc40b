// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace accord::format {

/// How a workbook shows a number. Of its codes (ECMA-376, 18.8.30) decimals, thousands, percent, exponents, text around
/// the number, and whether it is a date are followed; colours and widths are left out, and fractions and conditions are
/// shown as the plain number. Dates are shown as in ISO 8601, whatever their order in the format.
class NumberFormat
{
public:
    NumberFormat() = default; ///< "General"
    explicit NumberFormat(std::string_view code);

    /// One of the formats that a workbook names by number only.
    static NumberFormat builtIn(int number);

    /// The stored number as it is shown. What is no number is given back as it is. `since1904` is a property of the
    /// workbook: its days are counted from another one.
    [[nodiscard]] std::string shown(std::string_view stored, bool since1904) const;

private:
    struct Section
    {
        std::string before; ///< text in front of the number and behind it
        std::string behind;
        bool placeholders = false;
        bool plain = false; ///< General, a fraction, or something else that is not followed
        bool grouped = false;
        bool exponent = false;
        int digits = 0;   ///< of the whole part, at least
        int decimals = 0; ///< at most
        int kept = 0;     ///< decimals that stand there even as zeros
        int percents = 0;
        int thousands = 0; ///< how often it is divided by 1,000
        bool date = false;
        bool time = false;
        bool elapsed = false; ///< hours go on beyond 24
        bool seconds = false;
    };

    struct Scan;

    static Section sectionOf(std::string_view code);
    static std::string numberShown(double value, const Section& section);
    static std::string timeShown(double days, const Section& section, bool since1904);

    std::string m_code; ///< empty: General
    Section m_sections[3];
    std::size_t m_count = 0;
};

} // namespace accord::format
