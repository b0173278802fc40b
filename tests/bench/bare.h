// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>
#include <vector>

struct sqlite3;

/// The same work with nothing but SQLite's C interface: what every measurement is compared with.
namespace accord::bench {

/// Rows of tables, already parsed, in the order of the tables.
class BareRows
{
public:
    /// Reads all rows of the tables from a project file into memory.
    static BareRows load(const std::filesystem::path& project, const std::vector<std::string>& tables);

    /// Makes a file with the project's schema and journal mode and inserts the rows in one transaction. Answers the
    /// milliseconds from BEGIN to the end of COMMIT.
    [[nodiscard]] double insertInto(const std::filesystem::path& file) const;

private:
    struct Value
    {
        enum class Kind { Null, Integer, Real, Text, Blob } kind = Kind::Null;
        long long integer = 0;
        double real = 0;
        std::size_t from = 0; ///< of text or blob in m_bytes
        int size = 0;
    };
    struct Table
    {
        std::string name;
        int columns = 0;
        std::vector<Value> values;
    };

    std::vector<Table> m_tables;
    std::string m_bytes;
};

/// A connection as the project has it: WAL and synchronous=FULL, or (on a network) a rollback journal and EXTRA;
/// foreign keys.
class BareConnection
{
public:
    explicit BareConnection(const std::filesystem::path& file, bool log = true);
    ~BareConnection();
    BareConnection(const BareConnection&) = delete;
    BareConnection& operator=(const BareConnection&) = delete;

    void run(const std::string& sql);
    [[nodiscard]] sqlite3* handle() const { return m_handle; }

private:
    sqlite3* m_handle = nullptr;
};

} // namespace accord::bench
