// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/new_categories.h"

#include "core/base/text.h"
#include "core/exchange/labels/label_words.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/study/codebooks.h"

#include <algorithm>
#include <map>
#include <set>

namespace accord::exchange {
namespace {

std::vector<std::string> levelsOf(const std::string& label, const std::string& separator)
{
    if (separator.empty()) {
        return {label};
    }
    std::vector<std::string> levels;
    for (std::string_view rest = label; !rest.empty();) {
        const std::size_t end = std::min(rest.find(separator), rest.size());
        levels.emplace_back(text::trimmed(rest.substr(0, end)));
        rest.remove_prefix(std::min(rest.size(), end + separator.size()));
    }
    return levels;
}

/// Adds categories to a taxonomy, each once.
class CategoryMaker
{
public:
    CategoryMaker(const Taxonomy& have, const HeldCodes& held, const LabelReading& reading)
        : m_categories(have.categories())
        , m_held(held)
        , m_reading(reading)
    {
        for (const Category& category : m_categories) {
            if (!category.retired) {
                m_known.emplace(std::pair(category.parent, spelled(category.name)), category.uuid);
            }
        }
    }

    /// No code becomes like a label that is not one.
    void keepFree(const std::string& label) { m_labels.insert(text::lowerAscii(label)); }

    void add(const std::vector<std::string>& levels)
    {
        Uuid parent;
        std::string code;
        int level = 0;
        for (const std::string& name : levels) {
            ++level;
            auto [known, added] = m_known.emplace(std::pair(parent, spelled(name)), Uuid{});
            if (added) {
                Category category;
                category.name = name;
                category.uuid = newUuid();
                category.parent = parent;
                category.level = static_cast<Level>(level);
                category.code = freeCode(code);
                known->second = category.uuid;
                m_categories.push_back(category);
            }
            parent = known->second;
            code = std::ranges::find(m_categories, parent, &Category::uuid)->code;
        }
    }

    Result<Taxonomy> finish() { return Taxonomy::build(std::move(m_categories)); }

private:
    [[nodiscard]] std::string spelled(const std::string& name) const
    {
        return m_reading.oneSpelling ? oneSpelling(name) : name;
    }

    // "T7" of a type, "T7.2" below it.
    std::string freeCode(const std::string& above)
    {
        while (true) {
            std::string code = (above.empty() ? "T" : above + ".") + std::to_string(++m_last[above]);
            const bool taken = m_held.contains(text::lowerAscii(code)) || m_labels.contains(text::lowerAscii(code)) ||
                               std::ranges::any_of(m_categories, [&code](const Category& category) {
                                   return text::equalsIgnoringCase(category.code, code);
                               });
            if (!taken) {
                return code;
            }
        }
    }

    std::vector<Category> m_categories;
    const HeldCodes& m_held;
    const LabelReading& m_reading;
    std::set<std::string> m_labels; ///< in lower case: a code like one of them would take its place
    std::map<std::pair<Uuid, std::string>, Uuid> m_known; ///< by parent and name
    std::map<std::string, int> m_last;                    ///< number, by the code above
};

} // namespace

Result<std::vector<std::string>> categoriesOf(const std::vector<std::string>& labels, const Taxonomy& taxonomy,
                                              const LabelReading& reading, const std::string& source)
{
    std::map<std::string, std::vector<std::string>> spellings;
    for (const Category& category : taxonomy.categories()) {
        if (!category.retired && !labels.empty()) {
            spellings[oneSpelling(category.name)].push_back(category.name);
        }
    }
    std::vector<std::string> made;
    std::vector<std::string> alike;
    std::set<std::string> ofLabels; // two categories of one name alone are no matter of the labels
    for (const std::string& label : labels) {
        ofLabels.insert(oneSpelling(label));
        std::vector<std::string>& known = spellings[oneSpelling(label)];
        known.push_back(label);
        if (known.size() == 1) {
            made.push_back(label);
        }
    }
    constexpr std::size_t kTold = 20;
    for (const auto& [spelling, known] : spellings) {
        if (known.size() > 1 && ofLabels.contains(spelling) && !reading.oneSpelling && alike.size() < kTold) {
            std::vector<std::string> quoted;
            for (const std::string& label : known) {
                quoted.push_back("\"" + label + "\"");
            }
            alike.push_back(text::join(quoted, " / "));
        }
    }
    if (!alike.empty()) {
        return Error{Errc::BadTaxonomy, Reason::LabelsAlmostAlike, {source, alike}};
    }
    return made;
}

Status makeCategories(Project& project, const std::vector<std::string>& labels, const LabelReading& reading,
                      const std::string& source, PersonId by)
{
    sqlite::Database& database = project.database();
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    ACCORD_CHECK(permit(project, by, Action::ImportCodebook));
    ACCORD_TRY(const Taxonomy have, store::taxonomy(database));
    ACCORD_TRY(const HeldCodes held, heldCodes(database));
    CategoryMaker maker(have, held, reading);
    std::ranges::for_each(labels, [&maker](const std::string& label) { maker.keepFree(label); });
    for (const std::string& label : labels) {
        const std::vector<std::string> levels = levelsOf(label, reading.levels);
        if (levels.size() > kLevels.size()) {
            return Error{Errc::BadTaxonomy, Reason::ValueInColumn, {source, label, reading.levels}};
        }
        maker.add(levels);
    }
    ACCORD_TRY(const Taxonomy taxonomy, maker.finish());
    ACCORD_TRY(std::string name, taxonomyName(database));
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(database, project.now()));
    ACCORD_CHECK(writeCodebookVersion(database, events,
                                      NewVersion{by, taxonomy, name.empty() ? source : std::move(name), source}));
    ACCORD_CHECK(transaction.commit());
    return project.refresh();
}

} // namespace accord::exchange
