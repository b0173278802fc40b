// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/exchange/merge/copies.h"

#include "core/base/text.h"
#include "core/exchange/taxonomy_files.h"
#include "core/format/taxonomy_json.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/decisions.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/identities.h"
#include "core/store/events/labels.h"
#include "core/store/issues/issue_writer.h"
#include "core/store/long_work/long_work.h"
#include "core/store/study/rounds.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "tests/core/sample.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <stdexcept>

namespace accord::test {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPerson = "(SELECT hex(uuid) FROM person x WHERE x.id = ";
constexpr std::string_view kItem = "(SELECT hex(uuid) FROM item x WHERE x.id = ";
constexpr std::string_view kRound = "(SELECT hex(uuid) FROM round x WHERE x.id = ";
constexpr std::string_view kCategory = "(SELECT hex(uuid) FROM category x WHERE x.id = ";
constexpr std::string_view kEvent = "(SELECT hex(uuid) FROM event x WHERE x.seq = ";

std::string of(std::string_view lookup, const std::string& column)
{
    return std::string(lookup) + column + ")";
}

// One line per row: a name and the quoted values.
std::string select(const std::string& name, const std::vector<std::string>& values, const std::string& from)
{
    std::string sql = "SELECT '" + name + "'";
    for (const std::string& value : values) {
        sql += " || ' ' || quote(" + value + ")";
    }
    return sql + " FROM " + from;
}

std::string textContent()
{
    return "d.title || '|' || d.body || '|' || d.state || '|' || d.updated_at || '|' || d.host_labels || '|' || "
           "coalesce((SELECT group_concat(author || '/' || body, '|') FROM (SELECT * FROM part c WHERE "
           "c.document_id = d.id ORDER BY c.position)), '')";
}

std::vector<std::string> queries()
{
    return {
        select("person", {"hex(uuid)", "name", "initials", "colour", "created_at", of(kPerson, "p.same_as")},
               "person p"),
        select("round", {"hex(uuid)", "name", "blind", "created_at"}, "round"),
        select("text", {"hex(i.uuid)", "r.host", "r.name", "i.name", "i.kind", "i.link", "i.language"},
               "text i JOIN text_group r ON r.id = i.group_id"),
        select("version", {"hex(i.uuid)", textContent(), "max(d.version)"},
               "(SELECT * FROM document JOIN numbered_text USING (id)) d JOIN text i ON i.id = d.text_id GROUP BY "
               "i.id, " +
                   textContent()),
        select("shown", {"hex(i.uuid)", textContent()}, "text i JOIN document d ON d.id = i.document_id"),
        select("item", {"hex(i.uuid)", of(kRound, "i.round_id"), "hex(s.uuid)", "i.occurrence", "i.position"},
               "item i JOIN text s ON s.id = i.text_id"),
        select("event",
               {"hex(a.uuid)",
                "a.kind",
                "a.clock",
                "a.at",
                of(kPerson, "a.author"),
                of(kItem, "a.item_id"),
                "hex(a.replaces)",
                "hex(a.codebook)",
                "s.verdict",
                of(kCategory, "s.category_id"),
                "s.exclusion",
                "s.confidence",
                "s.flagged",
                "s.seconds",
                "s.summary",
                "s.code",
                "a.note",
                "a.state",
                "s.source",
                "s.rule",
                "s.cause",
                "s.codebook_change",
                "a.detail",
                "hex(a.subject)",
                "hex(a.meeting)",
                "s.method",
                of(kRound, "a.round_id"),
                of(kPerson, "a.about_person")},
               "event_with_author a LEFT JOIN answer s ON s.event = a.seq"),
        select("assigned_item", {of(kEvent, "h.event"), of(kItem, "h.item_id"), "h.state"}, "assigned_item h"),
        select("passage",
               {of(kEvent, "p.event"), "p.ordinal", "hex(p.text)", "p.part", "p.start", "p.length", "p.quote",
                "p.before", "p.after"},
               "passage p"),
        select("taking part", {of(kEvent, "t.event"), of(kPerson, "t.person_id")}, "taking_part t"),
        select("filter", {"name", "filter"}, "saved_filter"),
        select("fact", {"hex(i.uuid)", "f.updated_at", "f.milestone", "f.reactions", "f.closed_by", "f.referred_by"},
               "issue_fact f JOIN text i ON i.id = f.text_id"),
        select("hit", {"hex(i.uuid)", textContent(), "k.text", "max(h.places)"},
               "hit h JOIN keyword k ON k.id = h.keyword_id JOIN document d ON d.id = h.document_id JOIN text i ON "
               "i.id = d.text_id GROUP BY i.id, k.id, " +
                   textContent()),
        select("codebook", {"hex(uuid)", "number", "created_at", "note"}, "codebook"),
        select("category",
               {"hex(uuid)", "hex(parent)", "level", "position", "code", "name", "definition", "examples", "synonyms",
                "summary_kind", "retired", "counter_examples", "translations", "notes", "hex(merged_into)",
                "split_into", "meaning"},
               "category"),
        select("label",
               {of(kRound, "l.round_id"), of(kPerson, "l.person_id"), of(kItem, "l.item_id"), of(kEvent, "l.event"),
                "l.clock", "l.verdict", of(kCategory, "l.category_id"), "l.flagged"},
               "label l"),
        select("decision",
               {of(kRound, "d.round_id"), of(kItem, "d.item_id"), of(kEvent, "d.event"), "d.clock", "d.state",
                "d.verdict", of(kCategory, "d.category_id"), "d.source"},
               "decision d"),
    };
}

} // namespace

std::vector<std::string> visible(const fs::path& file)
{
    Project project = must(Project::open(file));
    std::vector<std::string> lines;
    for (const std::string& sql : queries()) {
        sqlite::Statement query = must(project.database().prepare(sql));
        while (must(query.step())) {
            lines.push_back(query.string(0));
        }
    }
    // As everybody reads it: of each field what the last event says.
    for (const Round& round : project.rounds()) {
        std::string line = "as read " + round.uuid.text() + " " + round.name + " " + round.gate;
        for (const int number : {static_cast<int>(round.purpose), static_cast<int>(round.state), round.overlap,
                                 static_cast<int>(round.blind), static_cast<int>(round.assigned)}) {
            line += " " + std::to_string(number);
        }
        line += " " + std::to_string(round.orderSeed);
        std::vector<std::string> people;
        for (const PersonId id : round.people) {
            people.push_back(project.person(id)->uuid.text());
        }
        std::ranges::sort(people);
        lines.push_back(line + " " + text::join(people, " "));
    }
    std::ranges::sort(lines);
    return lines;
}

std::string difference(const std::vector<std::string>& a, const std::vector<std::string>& b)
{
    std::string text;
    std::vector<std::string> lines;
    std::ranges::set_difference(a, b, std::back_inserter(lines));
    for (const std::string& line : lines) {
        text += "- " + line + "\n";
    }
    lines.clear();
    std::ranges::set_difference(b, a, std::back_inserter(lines));
    for (const std::string& line : lines) {
        text += "+ " + line + "\n";
    }
    return text;
}

fs::path copied(const fs::path& file, const fs::path& target)
{
    fs::copy_file(file, target, fs::copy_options::overwrite_existing);
    return target;
}

namespace {

// The history is random: whoever merges is a lead in it, and people of one name are two.
MergeChoices asLead(const Project& project, MergeChoices choices)
{
    for (const Person& person : project.people()) {
        if (!choices.by.valid() && person.role == Role::Lead && person.left.empty()) {
            choices.by = person.id;
        }
    }
    choices.addNamesakes = true;
    return choices;
}

} // namespace

namespace {

// The rows as they are kept, numbers and all.
std::vector<std::string> eventRows(Project& project)
{
    const std::string sql =
        select("row", {"seq",       "uuid",       "kind",      "clock",    "at",       "person_id",
                       "item_id",   "replaces",   "import_id", "codebook", "verdict",  "category_id",
                       "exclusion", "confidence", "flagged",   "seconds",  "summary",  "code",
                       "note",      "state",      "source",    "rule",     "cause",    "codebook_change",
                       "detail",    "subject",    "meeting",   "method",   "round_id", "about_person"},
               "event LEFT JOIN answer ON event = seq");
    sqlite::Statement query = must(project.database().prepare(sql));
    std::vector<std::string> rows;
    while (must(query.step())) {
        rows.push_back(query.string(0));
    }
    std::ranges::sort(rows);
    return rows;
}

} // namespace

exchange::MergeReport merged(const fs::path& project, const std::vector<fs::path>& files, const MergeChoices& choices)
{
    Project opened = must(Project::open(project));
    NoProgress progress;
    const std::vector<std::string> before = eventRows(opened);
    exchange::MergeReport report = must(exchange::merge(opened, files, asLead(opened, choices), progress, {}));
    // Whatever a merge brings and says: what was said before stays as it is, word by word.
    const std::vector<std::string> after = eventRows(opened);
    if (!std::ranges::includes(after, before)) {
        throw std::runtime_error("a merge changed events:\n" + difference(before, after));
    }
    return report;
}

exchange::MergeReport planned(const fs::path& project, const std::vector<fs::path>& files, const MergeChoices& choices)
{
    Project opened = must(Project::open(project));
    NoProgress progress;
    return must(exchange::planMerge(opened, files, asLead(opened, choices), progress, {}));
}

namespace {

/// While it lives a package may be changed as any project: what comes back may be anything.
class Unpacked
{
public:
    explicit Unpacked(Project& project)
        : m_project(project)
    {
        must(m_project.database().execute("UPDATE project SET key = 'unpacked_for' WHERE key = 'package_for'"));
    }
    ~Unpacked()
    {
        (void)m_project.database().execute("UPDATE project SET key = 'package_for' WHERE key = 'unpacked_for'");
    }
    Unpacked(const Unpacked&) = delete;
    Unpacked& operator=(const Unpacked&) = delete;

private:
    Project& m_project;
};

} // namespace

void RandomHistory::steps(int count)
{
    for (int i = 0; i < count; ++i) {
        const int what = below(36);
        if (what < 9) {
            label();
        } else if (what < 12) {
            decide();
        } else if (what < 15) {
            changeTaxonomy();
        } else if (what < 17) {
            changeText();
        } else if (what < 18) {
            addItem();
        } else if (what < 19) {
            addPerson();
        } else if (what < 20) {
            addRound();
        } else if (what < 24) {
            meet();
        } else if (what < 30) {
            runStudy();
        } else if (what < 34) {
            collect();
        } else if (what < 35) {
            sayWhoIsOne();
        } else {
            handOut();
        }
    }
}

// The record of it; packages themselves are written where a test merges them.
void RandomHistory::handOut()
{
    if (!m_project.packagedFor().isNull()) {
        return;
    }
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(m_project.database()));
    store::EventWriter events = must(store::EventWriter::begin(m_project.database(), m_project.now()));
    (void)must(events.append({leadOf(m_project), newUuid()}, PackageMade{anyOf(m_project.people()).id}));
    must(transaction.commit());
    must(m_project.refresh());
}

// Of anybody with anybody, also of those for whom somebody stands; now and then taken back.
void RandomHistory::sayWhoIsOne()
{
    if (!m_project.packagedFor().isNull()) {
        return;
    }
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(m_project.database()));
    std::vector<Uuid> everybody;
    {
        sqlite::Statement query = must(m_project.database().prepare("SELECT uuid FROM person ORDER BY id"));
        while (must(query.step())) {
            everybody.push_back(query.uuid(0));
        }
    }
    const std::set<store::SamePerson> one = must(store::samePeople(m_project.database()));
    const bool takesBack = !one.empty() && below(2) == 0;
    const store::SamePerson pair =
        takesBack ? *std::next(one.begin(), below(one.size())) : store::SamePerson{anyOf(everybody), anyOf(everybody)};
    const bool last = must(m_project.database().number("SELECT count(*) FROM person WHERE same_as IS NULL")) < 3;
    if (pair.first != pair.second && (takesBack || !last)) {
        store::EventWriter events = must(store::EventWriter::begin(m_project.database(), m_project.now()));
        must(store::writeSamePerson(events, anyOf(m_project.people()).id, pair, !takesBack));
        must(store::deriveIdentities(m_project.database()));
    }
    must(transaction.commit());
    must(m_project.refresh());
}

void RandomHistory::label()
{
    const Round round = anyOf(m_project.rounds());
    const auto items = must(store::itemsInOrder(m_project.database(), round.id));
    std::vector<CategoryId> categories;
    for (const Category& category : m_project.taxonomy()->categories()) {
        if (!category.retired) {
            categories.push_back(category.id);
        }
    }
    LabelContent content;
    content.verdict = static_cast<Verdict>(below(5));
    if (content.verdict == Verdict::NoneOfThese) {
        content.code = "code " + std::to_string(below(3));
    }
    if (content.verdict == Verdict::Category) {
        content.category = anyOf(categories);
    }
    content.exclusion = content.verdict == Verdict::NotForStudy ? Exclusion::OffTopic : Exclusion::None;
    content.flagged = below(5) == 0;
    content.note = below(3) == 0 ? "note " + std::to_string(below(9)) : std::string();
    // As it is stored, whatever state the round is in.
    const ItemId item = anyOf(items);
    const PersonId by = anyOf(m_project.people()).id;
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(m_project.database()));
    const auto before = must(store::labelOf(m_project.database(), round.id, item, by));
    store::EventWriter events = must(store::EventWriter::begin(m_project.database(), m_project.now()));
    Event given{by};
    if (before) {
        given.replaces = must(store::uuidOfEvent(m_project.database(), before->event));
    }
    (void)must(events.append(given, LabelGiven{item, content, 1.5, m_project.codebook()}));
    must(transaction.commit());
}

void RandomHistory::decide()
{
    const Round round = anyOf(m_project.rounds());
    if (round.blind) {
        if (below(4) == 0) {
            const Unpacked unpacked(m_project);
            must(study::liftBlind(m_project, leadOf(m_project), round.id, "everybody is done"));
        }
        return;
    }
    const auto items = must(store::itemsInOrder(m_project.database(), round.id));
    DecisionContent content;
    content.state = static_cast<DecisionState>(below(3));
    if (content.state == DecisionState::Decided) {
        content.verdict = Verdict::Category;
        content.category = anyOf(m_project.taxonomy()->categories()).id;
    }
    content.reason = "because " + std::to_string(below(9));
    for (const Person& person : m_project.people()) {
        if (below(3) == 0) {
            content.takingPart.push_back(person.id);
        }
    }
    // As it is stored, whoever may decide in whatever state the round is in.
    const PersonId by = anyOf(m_project.people()).id;
    const ItemId item = anyOf(items);
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(m_project.database()));
    const auto before = must(store::decisionOf(m_project.database(), round.id, item));
    store::EventWriter events = must(store::EventWriter::begin(m_project.database(), m_project.now()));
    Event made{by};
    std::ranges::sort(content.takingPart);
    if (before) {
        made.replaces = must(store::uuidOfEvent(m_project.database(), before->event));
    }
    (void)must(events.append(made, DecisionMade{item, content}));
    must(transaction.commit());
}

void RandomHistory::changeTaxonomy()
{
    std::vector<Category> categories;
    for (const Category& category : m_project.taxonomy()->categories()) {
        if (!category.retired) {
            categories.push_back(category);
        }
    }
    const auto at = static_cast<std::size_t>(below(categories.size()));
    const std::string number = std::to_string(m_random() % 100000);
    const bool isParent = std::ranges::count(categories, categories[at].uuid, &Category::parent) > 0;
    const int what = below(5);
    if (what == 0 && categories[at].level != Level::Subtheme) {
        Category added;
        added.uuid = newUuid();
        added.parent = categories[at].uuid;
        added.level = categories[at].level == Level::Type ? Level::Theme : Level::Subtheme;
        // Two copies may give the same code to different categories.
        added.code = categories[at].code + ".n" + std::to_string(below(3));
        added.name = "Added " + number;
        categories.push_back(added);
    } else if (what == 1 && !isParent && categories.size() > 4) {
        categories.erase(categories.begin() + static_cast<std::ptrdiff_t>(at));
    } else if (what == 2 && !isParent && categories[at].level == Level::Theme) {
        // Becomes a type of its own; what is retired below it goes along.
        categories[at].parent = {};
        categories[at].level = Level::Type;
    } else if (what == 3 && !isParent && categories[at].level == Level::Type && categories.size() > 4) {
        const auto other = std::ranges::find_if(categories, [&](const Category& each) {
            return each.level == Level::Type && each.uuid != categories[at].uuid;
        });
        if (other != categories.end()) {
            categories[at].parent = other->uuid;
            categories[at].level = Level::Theme;
        }
    } else {
        categories[at].name = "Renamed " + number;
    }
    const Result<Taxonomy> taxonomy = Taxonomy::build(categories);
    if (taxonomy.ok()) {
        // Refused where what is retired would not fit any longer; that is a rule of one copy's history.
        const Unpacked unpacked(m_project);
        (void)exchange::importTaxonomyText(m_project, format::writeTaxonomy(*taxonomy, "Codebook " + number), "random",
                                           leadOf(m_project));
    }
}

void RandomHistory::changeText()
{
    sqlite::Database& database = m_project.database();
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
    const store::LongWork work = must(store::LongWork::begin(database, "issues", "random.jsonl", m_project.now()));
    store::IssueWriter writer = must(store::IssueWriter::begin(database, work.id()));
    // Few issues and few texts, so that copies meet the same and others at the same time.
    Document document;
    document.title = "Title " + std::to_string(below(3));
    document.body = "Body";
    document.state = "open";
    document.updatedAt = "2026-01-0" + std::to_string(1 + below(2)) + "T00:00:00Z";
    for (int i = below(3); i > 0; --i) {
        document.comments.push_back(
            Comment{"somebody", "", "2026-01-01T00:00:00Z", "Comment " + std::to_string(below(2))});
    }
    (void)must(writer.issue(sampleLink(1 + below(9)), document));
    must(work.finish(m_project.now()));
    must(transaction.commit());
}

void RandomHistory::addItem()
{
    sqlite::Database& database = m_project.database();
    const auto rounds = m_project.rounds();
    const Round& round = anyOf(rounds);
    const auto issues = must(study::issuesInOrder(m_project, false));
    const IssueId issue = anyOf(issues);
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
    const auto have = must(store::itemsOfIssue(database, round.id, issue));
    store::ItemWriter writer = must(store::ItemWriter::begin(database, round.id));
    // A package may hold the second of an issue and not the first.
    (void)must(writer.add(issue, have.empty() ? 1 : have.back().occurrence + 1));
    must(transaction.commit());
}

void RandomHistory::addPerson()
{
    study::PersonContent content;
    content.name = "Somebody " + std::to_string(below(6));
    const Unpacked unpacked(m_project);
    (void)study::addPerson(m_project, leadOf(m_project), content);
}

void RandomHistory::addRound()
{
    if (m_project.rounds().size() > 4) {
        return;
    }
    study::RoundPlan plan;
    plan.name = "Round " + std::to_string(below(6));
    plan.blind = below(2) == 0;
    plan.first = 1 + below(4);
    const Unpacked unpacked(m_project);
    (void)study::startRound(m_project, plan, leadOf(m_project));
}

} // namespace accord::test
