// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/export_labels.h"

#include "core/base/reason.h"
#include "core/exchange/labels/label_plan.h"
#include "core/exchange/rating_matrix.h"
#include "core/exchange/sheet.h"
#include "core/exchange/study_profile.h"
#include "core/format/csv.h"
#include "core/model/words.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/citations.h"
#include "core/store/events/labels.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace accord::exchange {
namespace {

using nlohmann::ordered_json;

std::string numberText(double value)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value);
    return {text.data(), end.ptr};
}

std::string citationsText(const LabelContent& content)
{
    return content.citations.empty() ? std::string() : store::citationList(content.citations).dump();
}

// What a layout does with the file's begin, every item, and its end.
class Layout
{
public:
    Layout(const Project& project, bool pseudonyms)
        : m_project(project)
        , m_taxonomy(*project.taxonomy())
        , m_pseudonyms(pseudonyms)
    {}
    virtual ~Layout() = default;
    Layout(const Layout&) = delete;
    Layout& operator=(const Layout&) = delete;

    virtual void item(const ItemContent& item) = 0;
    virtual void end() {}

    /// What was written so far, not what there is: a layout may have no place for all of it.
    [[nodiscard]] const ExportReport& written() const { return m_written; }

protected:
    [[nodiscard]] std::string nameOf(PersonId id) const
    {
        const auto person = m_project.person(id);
        return person == nullptr ? std::string() : m_pseudonyms ? person->pseudonym : person->name;
    }

    [[nodiscard]] std::string codeOf(CategoryId id) const
    {
        const Category* category = m_taxonomy.find(id);
        return category == nullptr ? std::string() : category->code;
    }

    void count(const Decision& decision)
    {
        const bool decided = decision.content.state == DecisionState::Decided;
        m_written.decisions += decided ? 1 : 0;
        m_written.deferred += decided ? 0 : 1;
    }

    const Project& m_project;
    const Taxonomy& m_taxonomy;
    bool m_pseudonyms;
    ExportReport m_written;
};

class WideLayout final : public Layout
{
public:
    WideLayout(const Project& project, bool pseudonyms, format::CsvWriter csv, std::vector<PersonId> annotators,
               std::vector<PersonId> citing, bool withFinal)
        : Layout(project, pseudonyms)
        , m_csv(std::move(csv))
        , m_annotators(std::move(annotators))
        , m_citing(std::move(citing))
        , m_withFinal(withFinal)
    {
        const StudyProfile profile = profileOf(m_taxonomy);
        m_csv.field(profile.linkHeading);
        for (const PersonId annotator : m_annotators) {
            m_csv.field(nameOf(annotator));
        }
        if (m_withFinal) {
            m_csv.field(profile.finalHeading);
        }
        for (const PersonId annotator : m_citing) {
            m_csv.field(nameOf(annotator) + std::string(kCitationsOf));
        }
        m_csv.endRow();
    }

    void item(const ItemContent& item) override
    {
        m_csv.field(item.url);
        for (const PersonId annotator : m_annotators) {
            const std::string cell = verdictText(contentBy(item, annotator), m_taxonomy);
            m_written.labels += cell.empty() ? 0 : 1;
            m_csv.field(cell);
        }
        if (m_withFinal) {
            const DecisionContent content = item.decision ? item.decision->content : DecisionContent{};
            const std::string cell = verdictText(content.verdict, content.category, content.exclusion, m_taxonomy);
            m_written.decisions += cell.empty() ? 0 : 1;
            m_csv.field(cell);
        }
        for (const PersonId annotator : m_citing) {
            const LabelContent content = contentBy(item, annotator);
            m_csv.field(content.verdict == Verdict::None ? std::string() : citationsText(content));
        }
        ++m_written.items;
        m_csv.endRow();
    }

private:
    static LabelContent contentBy(const ItemContent& item, PersonId annotator)
    {
        const auto label = std::ranges::find(item.labels, annotator, &Label::by);
        return label == item.labels.end() ? LabelContent{} : label->content;
    }

    format::CsvWriter m_csv;
    std::vector<PersonId> m_annotators;
    std::vector<PersonId> m_citing; ///< of these: whose labels cite something
    bool m_withFinal;
};

class LongLayout final : public Layout
{
public:
    LongLayout(const Project& project, bool pseudonyms, format::CsvWriter csv, std::string round)
        : Layout(project, pseudonyms)
        , m_csv(std::move(csv))
        , m_round(std::move(round))
    {
        m_csv.row({"round", "issue", "occurrence", "annotator", "verdict", "category", "path", "exclusion",
                   "confidence", "flagged", "summary", "code", "note", "citations", "seconds", "at"});
    }

    void item(const ItemContent& item) override
    {
        for (const Label& label : item.labels) {
            const LabelContent& content = label.content;
            m_csv.row({m_round, item.url, std::to_string(item.occurrence), nameOf(label.by),
                       verdictName(content.verdict), codeOf(content.category),
                       m_taxonomy.pathText(content.category, " > "), exclusionName(content.exclusion),
                       confidenceName(content.confidence), content.flagged ? "1" : "0", content.summary, content.code,
                       content.note, citationsText(content),
                       label.seconds > 0 ? numberText(label.seconds) : std::string(), label.at});
            ++m_written.labels;
        }
        m_written.items += item.labels.empty() ? 0 : 1;
    }

private:
    format::CsvWriter m_csv;
    std::string m_round;
};

class JsonLayout final : public Layout
{
public:
    JsonLayout(const Project& project, bool pseudonyms, std::ostream& out, std::string round)
        : Layout(project, pseudonyms)
        , m_out(out)
        , m_round(std::move(round))
    {
        m_out << "[";
    }

    void item(const ItemContent& item) override
    {
        ordered_json object{{"round", m_round}, {"issue", item.url}, {"occurrence", item.occurrence}};
        object["labels"] = ordered_json::array();
        for (const Label& label : item.labels) {
            object["labels"].push_back(labelObject(label));
        }
        for (const SecondVote& vote : item.secondVotes) {
            object["second_votes"].push_back(secondVoteObject(vote));
        }
        if (item.decision) {
            object["decision"] = decisionObject(*item.decision);
            count(*item.decision);
        }
        m_written.labels += static_cast<std::int64_t>(item.labels.size());
        ++m_written.items;
        m_out << (m_first ? "\n" : ",\n") << object.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
        m_first = false;
    }

    void end() override { m_out << "\n]\n"; }

private:
    // What is empty is left out.
    static void add(ordered_json& object, const char* key, std::string_view value)
    {
        if (!value.empty()) {
            object[key] = value;
        }
    }

    [[nodiscard]] ordered_json labelObject(const Label& label) const
    {
        const LabelContent& content = label.content;
        ordered_json object{{"annotator", nameOf(label.by)}, {"verdict", verdictName(content.verdict)}};
        add(object, "category", codeOf(content.category));
        add(object, "path", m_taxonomy.pathText(content.category, " > "));
        add(object, "exclusion", exclusionName(content.exclusion));
        add(object, "confidence", confidenceName(content.confidence));
        if (content.flagged) {
            object["flagged"] = true;
        }
        add(object, "summary", content.summary);
        add(object, "code", content.code);
        add(object, "note", content.note);
        if (!content.citations.empty()) {
            object["citations"] = store::citationList(content.citations);
        }
        if (label.seconds > 0) {
            object["seconds"] = label.seconds;
        }
        add(object, "at", label.at);
        return object;
    }

    [[nodiscard]] ordered_json secondVoteObject(const SecondVote& vote) const
    {
        ordered_json object{{"opened_at", vote.openedAt}, {"revealed_at", vote.endedAt}};
        for (const PersonId person : vote.takingPart) {
            object["taking_part"].push_back(nameOf(person));
        }
        object["votes"] = ordered_json::array();
        for (const Vote& each : vote.votes) {
            ordered_json said{{"annotator", nameOf(each.by)}, {"verdict", verdictName(each.content.verdict)}};
            add(said, "category", codeOf(each.content.category));
            add(said, "exclusion", exclusionName(each.content.exclusion));
            add(said, "note", each.content.note);
            add(said, "at", each.at);
            object["votes"].push_back(std::move(said));
        }
        return object;
    }

    [[nodiscard]] ordered_json decisionObject(const Decision& decision) const
    {
        const DecisionContent& content = decision.content;
        ordered_json object{{"state", stateName(content.state)}, {"source", sourceName(content.source)}};
        add(object, "person", nameOf(decision.by));
        add(object, "verdict", verdictName(content.verdict));
        add(object, "category", codeOf(content.category));
        add(object, "exclusion", exclusionName(content.exclusion));
        add(object, "method", methodName(content.method));
        add(object, "rule", content.rule);
        add(object, "reason", content.reason);
        add(object, "cause", causeName(content.cause));
        if (content.codebookChange) {
            object["codebook_change"] = true;
        }
        for (const PersonId person : content.takingPart) {
            object["taking_part"].push_back(nameOf(person));
        }
        add(object, "at", decision.at);
        return object;
    }

    std::ostream& m_out;
    std::string m_round;
    bool m_first = true;
};

// People with a label in the round, in the order in which they joined.
Result<std::vector<PersonId>> annotatorsOf(Project& project, RoundId round)
{
    std::vector<PersonId> annotators;
    for (const Person& person : project.people()) {
        ACCORD_TRY(const bool labels, store::labelsIn(project.database(), round, person.id));
        if (labels) {
            annotators.push_back(person.id);
        }
    }
    std::ranges::sort(annotators);
    return annotators;
}

// Of the annotators those whose labels cite passages, in their order. What was cited before there is a verdict has no
// place in a table of verdicts.
Result<std::vector<PersonId>> citingOf(Project& project, RoundId round, std::vector<PersonId> annotators, PersonId own)
{
    std::set<PersonId> citing;
    const auto visit = [&citing](const store::LabelCell& label) {
        if (label.cited && label.verdict != Verdict::None) {
            citing.insert(label.by);
        }
    };
    if (own.valid()) {
        ACCORD_TRY(const std::vector<store::LabelCell> labels, store::labelsBy(project.database(), round, own));
        std::ranges::for_each(labels, visit);
    } else {
        ACCORD_CHECK(store::forEachLabel(project.database(), round, visit));
    }
    std::erase_if(annotators, [&citing](PersonId annotator) { return !citing.contains(annotator); });
    return annotators;
}

Result<bool> hasDecisions(Project& project, RoundId round)
{
    static constexpr auto kSql = R"sql(
        SELECT 1
        FROM decision
        WHERE round_id = :round
          AND state = :decided
        LIMIT 1
    )sql";
    ACCORD_TRY(
        const auto found,
        project.database().query(kSql).bind(":round", round).bind(":decided", DecisionState::Decided).one<bool>());
    return found.has_value();
}

Result<std::unique_ptr<Layout>> makeLayout(Project& project, const Round& round, ExportFormat format, std::ostream& out,
                                           const ExportOptions& options)
{
    if (format == ExportFormat::Json) {
        return std::unique_ptr<Layout>(std::make_unique<JsonLayout>(project, options.pseudonyms, out, round.name));
    }
    format::CsvWriter csv(out, ',', options.exact ? format::Formulas::Exact : format::Formulas::Neutral);
    if (format == ExportFormat::Long) {
        return std::unique_ptr<Layout>(
            std::make_unique<LongLayout>(project, options.pseudonyms, std::move(csv), round.name));
    }
    ACCORD_TRY(std::vector<PersonId> annotators, options.own.valid()
                                                     ? Result<std::vector<PersonId>>(std::vector{options.own})
                                                     : annotatorsOf(project, round.id));
    if (options.pseudonyms) {
        // Another order would tell who joined when.
        std::ranges::sort(annotators, {}, [&project](PersonId person) {
            const std::string& pseudonym = project.person(person)->pseudonym;
            return std::pair(pseudonym.size(), pseudonym);
        });
    }
    ACCORD_TRY(std::vector<PersonId> citing, citingOf(project, round.id, annotators, options.own));
    ACCORD_TRY(const bool withFinal, options.own.valid() ? Result<bool>(false) : hasDecisions(project, round.id));
    return std::unique_ptr<Layout>(std::make_unique<WideLayout>(project, options.pseudonyms, std::move(csv),
                                                                std::move(annotators), std::move(citing), withFinal));
}

/// What one person said of items, and nothing else of them.
class OwnContent
{
public:
    OwnContent(PersonId person, bool blind)
        : m_person(person)
        , m_blind(blind)
    {}

    /// Nothing of an item that they did not label.
    std::optional<ItemContent> of(const ItemContent& item)
    {
        const auto label = std::ranges::find(item.labels, m_person, &Label::by);
        if (label == item.labels.end() || label->content.verdict == Verdict::None) {
            return std::nullopt;
        }
        ItemContent own;
        own.url = item.url;
        own.occurrence = m_blind ? ++m_seen[item.url] : item.occurrence;
        own.labels = {*label};
        return own;
    }

private:
    PersonId m_person;
    bool m_blind;
    std::map<std::string, int> m_seen;
};

// Over all items of the round.
Result<LaterLabels> laterIn(Project& project, const Round& round)
{
    if (!round.firstLabelsEnd) {
        return LaterLabels{};
    }
    ACCORD_TRY(LabelMatrix labelMatrix, LabelMatrix::load(project, round.id));
    ACCORD_CHECK(labelMatrix.readOpenCodes(project));
    Selection all;
    all.repeats = Repeats::Count;
    all.openCodes = true;
    return ratings(labelMatrix, all).later;
}

} // namespace

std::optional<ExportFormat> exportFormatNamed(std::string_view name)
{
    if (name == "wide") {
        return ExportFormat::Wide;
    }
    if (name == "long") {
        return ExportFormat::Long;
    }
    return name == "json" ? std::optional(ExportFormat::Json) : std::nullopt;
}

Result<ExportReport> exportLabels(Project& project, RoundId round, ExportFormat format,
                                  const std::filesystem::path& file, const ExportOptions& options)
{
    ACCORD_CHECK(options.own.valid() ? Status() : project.requireOpen(round));
    const auto found = project.round(round);
    if (found == nullptr) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    ACCORD_TRY(SafeFile target, SafeFile::create(file, project.file()));
    ACCORD_TRY(const std::unique_ptr<Layout> layout, makeLayout(project, *found, format, target.stream(), options));
    OwnContent own(options.own, found->blind);
    ACCORD_CHECK(forEachItemContent(
        project, round,
        [&](const ItemContent& item) {
            if (!options.own.valid()) {
                layout->item(item);
            } else if (const auto said = own.of(item)) {
                layout->item(*said);
            }
            return target.check();
        },
        options.own));
    layout->end();
    ExportReport report = layout->written();
    if (!options.own.valid()) {
        ACCORD_TRY(report.later, laterIn(project, *found));
    }
    ACCORD_CHECK(target.finish());
    return report;
}

} // namespace accord::exchange
