// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/reason.h"
#include "core/base/result.h"
#include "core/exchange/table_choice.h"
#include "core/format/tables/table_reader.h"
#include "core/model/taxonomy.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace accord::exchange {

/// What a column of a table of labels is.
enum class ColumnRole : std::uint8_t {
    Ignored, ///< nothing that we know: told as a problem
    Skipped, ///< left out by wish
    Link,
    Item,      ///< names the item, together with other such columns
    Group,     ///< what an item that is named belongs to
    Annotator, ///< the labels of the person after whom it is called
    Person,    ///< names whose label stands beside it
    Label,     ///< of the person beside it, or of the file
    Final,
    Conflict,  ///< whether the table calls the item a conflict
    Note,      ///< on the label beside it
    Date,      ///< when the label beside it was given
    RoundName, ///< of which round the row is
    Citations, ///< the passages that an annotator's labels cite, as JSON; see kCitationsOf
};

/// The roles by the names that they have on the command line and in recipes.
inline constexpr std::array<std::pair<std::string_view, ColumnRole>, 13> kColumnRoles{{
    {"link", ColumnRole::Link},
    {"item", ColumnRole::Item},
    {"group", ColumnRole::Group},
    {"annotator", ColumnRole::Annotator},
    {"person", ColumnRole::Person},
    {"label", ColumnRole::Label},
    {"final", ColumnRole::Final},
    {"conflict", ColumnRole::Conflict},
    {"note", ColumnRole::Note},
    {"date", ColumnRole::Date},
    {"round", ColumnRole::RoundName},
    {"evidence", ColumnRole::Citations},
    {"skip", ColumnRole::Skipped},
}};

std::string_view roleName(ColumnRole role); ///< empty for Ignored
std::optional<ColumnRole> roleNamed(std::string_view name);

/// Behind the name of an annotator, the header of the column with what their labels cite: "Anna citations".
inline constexpr std::string_view kCitationsOf = " citations";

struct LabelColumn
{
    std::string header;
    ColumnRole role = ColumnRole::Ignored;
    bool doubtful = false;            ///< an annotator's by its values, and as `doubt` says nobody's
    std::string person{};             ///< of an annotator's: whose labels it has; empty: the header says it
    std::vector<std::string> first{}; ///< the first values, each once
    Reason doubt = Reason::ColumnOfNoPerson;

    [[nodiscard]] const std::string& annotator() const { return person.empty() ? header : person; }
};

/// The columns of a table in the order of the file.
struct LabelColumns
{
    std::vector<LabelColumn> columns;

    [[nodiscard]] std::optional<std::size_t> first(ColumnRole role) const;
    [[nodiscard]] std::size_t count(ColumnRole role) const;
    /// One link column, or some that name the item; one final column and one of conflicts at most; labels of somebody.
    [[nodiscard]] bool usable() const;

    /// The column with the citations of the labels in this one, if there is one.
    [[nodiscard]] std::optional<std::size_t> citationsOf(std::size_t annotator) const;

    /// The columns with the labels of the person that this one names: those to the right of it, before the next person.
    [[nodiscard]] std::vector<std::size_t> labelsOf(std::size_t person) const;

    /// The column of that role on the label in this one: the first to the right of it, before the next label.
    [[nodiscard]] std::optional<std::size_t> beside(std::size_t label, ColumnRole role) const;
};

/// How the cells of files of labels are to be understood.
struct LabelReading
{
    TableChoice table{};
    bool exact = false; ///< take CSV cells as they are: an apostrophe in front of a formula is somebody's own
    std::vector<std::string> missing{}; ///< cells that say that there is no label, as empty ones do
    std::optional<std::string> blank{}; ///< the label that an empty cell of a person stands for
    std::vector<std::pair<std::string, std::string>> replaced{}; ///< labels that stand for another one
    bool oneSpelling = false;                                    ///< labels that differ only in case or spaces are one
    bool newCategories = false; ///< labels that are neither codes nor names become categories
    std::string levels{};       ///< what separates the levels in the names of categories; empty: there is one level
    std::string group{};        ///< of items that are named; empty: kItemsGroup
    bool personPerFile = false; ///< each file has the labels of the person after whom it is called
};

inline constexpr std::string_view kItemsGroup = "Items";

/// How a file of labels is laid out.
enum class LabelLayout : std::uint8_t {
    Wide, ///< a table of somebody else; see LabelColumns
    Long, ///< the table that Accord writes, with a row per label
    Json, ///< a list of items with their labels
};

/// Whether a header speaks of final labels: "Final_Label", "consensus", "GoldLabel"; but an annotator may be called
/// Golda or Finalina.
bool speaksOfFinal(const std::string& header);

/// Whether a header names nobody whose labels these could be: a count or a sum of labels ("Number of Votes",
/// "Majority"), or what is labelled in it ("label", "category").
bool namesNobody(const std::string& header);

/// Whether a header says that people are named below it: "annotator", "Rater ID".
bool namesPeople(std::string_view header);

/// Opens a table as it is to be read. As TableReader::open().
Result<format::TableReader> openTable(const std::filesystem::path& file, const LabelReading& reading);

/// From the file's first bytes and line. Errc::Unreadable, NotFound, and what TableReader::open() says.
Result<LabelLayout> labelLayout(const std::filesystem::path& file, const LabelReading& reading = {});

/// Tells the columns apart by header and first rows. The link column is the one with links to issues; a column whose
/// header speaks of a final, consensus, gold or adjudicated label is the final one; one whose values are mostly labels
/// (codes and names of the taxonomy) is an annotator's, and one that is called after it has its citations. A column
/// that is headed like people and has few different values names people, and the one beside it has their labels. Where
/// categories are made, columns that have most of their values in common are annotators'.
///
/// An annotator's column is doubtful that is called like nobody, that is the sum or the plurality of the others, or
/// whose labels nobody else gives, or where categories are made, that has more than kMostLabelsOfRater different ones.
/// Errc::BadSyntax, BadEncoding, Unreadable.
Result<LabelColumns> guessColumns(const std::filesystem::path& file, const Taxonomy& taxonomy,
                                  const LabelReading& reading = {});

} // namespace accord::exchange
