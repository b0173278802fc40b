// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/written_taxonomy.h"

#include "core/base/reason.h"
#include "core/base/text.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace accord::exchange {
namespace {

using format::TaxonomyField;
using format::WrittenCategory;
using format::WrittenTaxonomy;

Error faults(const std::vector<Error>& problems, const std::string& file)
{
    constexpr std::size_t kMost = 100;
    if (problems.size() == 1) {
        return problems.front();
    }
    const std::size_t told = std::min(problems.size(), kMost);
    Message list = told < problems.size() ? Message{Reason::FurtherFaults, {problems.size() - told}}
                                          : problems[told - 1].message();
    for (std::size_t i = told < problems.size() ? told : told - 1; i-- > 0;) {
        list = Message{Reason::OneBelowAnother, {problems[i], std::move(list)}};
    }
    return Error{Errc::BadTaxonomy, Reason::TaxonomyFaults, {file, problems.size(), std::move(list)}};
}

class Settling
{
public:
    Settling(const WrittenTaxonomy& written, const Taxonomy& have)
        : m_written(written)
        , m_have(have)
        , m_same(written.categories.size(), nullptr)
        , m_settled(written.categories.size())
        , m_downwards(written.categories.size())
    {
        std::iota(m_downwards.begin(), m_downwards.end(), std::size_t{0});
        std::ranges::stable_sort(m_downwards, {}, [this](std::size_t index) { return at(index).category.level; });
    }

    Result<Taxonomy> run()
    {
        recogniseCodes();
        for (const Category& category : m_have.categories()) {
            m_codes.insert(text::lowerAscii(category.code));
        }
        for (const std::size_t index : m_downwards) {
            recogniseName(index);
            settle(index);
        }
        return Taxonomy::build(std::move(m_settled));
    }

private:
    [[nodiscard]] const WrittenCategory& at(std::size_t index) const { return m_written.categories[index]; }
    [[nodiscard]] bool told(TaxonomyField field) const { return m_written.told.contains(field); }

    void recogniseCodes()
    {
        for (std::size_t i = 0; i < m_same.size(); ++i) {
            const Category& category = at(i).category;
            m_codes.insert(text::lowerAscii(category.code));
            const Category* same = category.uuid.isNull()
                                       ? category.code.empty() ? nullptr : m_have.findCode(category.code)
                                       : m_have.find(category.uuid);
            recognise(i, same);
        }
    }

    // What has no code is the one of that name in the same place.
    void recogniseName(std::size_t index)
    {
        const Category& category = at(index).category;
        if (m_same[index] != nullptr || !category.code.empty() || !category.uuid.isNull()) {
            return;
        }
        const auto above = at(index).above;
        const Uuid parent = above ? m_settled[*above].uuid : Uuid{};
        for (const Category& known : m_have.categories()) {
            if (known.parent == parent && text::equalsIgnoringCase(known.name, category.name)) {
                recognise(index, &known);
            }
        }
    }

    void recognise(std::size_t index, const Category* same)
    {
        if (same != nullptr && m_taken.insert(same->uuid).second) {
            m_same[index] = same;
        }
    }

    void settle(std::size_t index)
    {
        const Category& from = at(index).category;
        const Category* same = m_same[index];
        Category& into = m_settled[index];
        into = same == nullptr ? Category{} : *same;
        into.id = {};
        into.level = from.level;
        const auto above = at(index).above;
        into.parent = above ? m_settled[*above].uuid : Uuid{};
        into.retired = from.retired;
        into.mergedInto = from.mergedInto;
        into.splitInto = from.splitInto;
        into.meaning = from.meaning == 0 ? into.meaning : from.meaning;
        into.name = !from.name.empty() ? from.name : same != nullptr ? same->name : from.code;
        into.code = !from.code.empty() ? from.code : same != nullptr ? same->code : freeCode(above);
        takeWords(from, into);
        into.uuid = !from.uuid.isNull() ? from.uuid : same != nullptr ? same->uuid : newIdentifier(from, into);
        m_taken.insert(into.uuid);
    }

    void takeWords(const Category& from, Category& into) const
    {
        const auto take = [&](TaxonomyField field, auto member) {
            if (told(field)) {
                into.*member = from.*member;
            }
        };
        take(TaxonomyField::Definition, &Category::definition);
        take(TaxonomyField::UseWhen, &Category::useWhen);
        take(TaxonomyField::NotWhen, &Category::notWhen);
        take(TaxonomyField::Examples, &Category::examples);
        take(TaxonomyField::CounterExamples, &Category::counterExamples);
        take(TaxonomyField::Synonyms, &Category::synonyms);
        take(TaxonomyField::Notes, &Category::notes);
        take(TaxonomyField::Summary, &Category::summaryKind);
        take(TaxonomyField::Translations, &Category::translations);
        into.summaryKind = into.level == Level::Type ? into.summaryKind : SummaryKind::None;
    }

    // It follows from what the file says alone, as far as nothing else has it.
    [[nodiscard]] Uuid newIdentifier(const Category& from, const Category& into) const
    {
        const std::string name = from.code.empty()
                                     ? "category\n" + into.parent.text() + "\n" + into.name
                                     : "category of code\n" + text::lowerAscii(from.code) + "\n" + into.name;
        for (int attempt = 0;; ++attempt) {
            const Uuid uuid = namedUuid(name + "\n" + std::to_string(attempt));
            if (!m_taken.contains(uuid) && m_have.find(uuid) == nullptr) {
                return uuid;
            }
        }
    }

    // A, B, C; below them A.1, A.2.
    std::string freeCode(std::optional<std::size_t> above)
    {
        const std::string before = above ? m_settled[*above].code + "." : std::string();
        for (int number = 1;; ++number) {
            const std::string code = above          ? before + std::to_string(number)
                                     : number <= 26 ? std::string(1, static_cast<char>('A' + number - 1))
                                                    : "T" + std::to_string(number);
            if (m_codes.insert(text::lowerAscii(code)).second) {
                return code;
            }
        }
    }

    const WrittenTaxonomy& m_written;
    const Taxonomy& m_have;
    std::vector<const Category*> m_same; ///< of the project, by place in the file
    std::vector<Category> m_settled;
    std::vector<std::size_t> m_downwards; ///< types first, then themes
    std::set<Uuid> m_taken;
    std::set<std::string> m_codes; ///< in lower case, of file and project
};

} // namespace

Result<Taxonomy> settledTaxonomy(const WrittenTaxonomy& written, const Taxonomy& have, const std::string& file)
{
    if (!written.problems.empty()) {
        return faults(written.problems, file);
    }
    return Settling(written, have).run();
}

bool isTaxonomyTable(std::string_view text)
{
    return format::isTaxonomyTable(text);
}

} // namespace accord::exchange
