// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/exchange/taxonomy_files.h"
#include "core/labelling/labelling.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

using namespace accord;
using accord::exchange::TaxonomyReport;
using accord::test::must;
using accord::test::Sample;
using accord::test::writeFile;

namespace {

std::string changed(std::string_view from, std::string_view to)
{
    const std::string text = text::replacedAll(test::sampleTaxonomy(), from, to);
    REQUIRE(text != test::sampleTaxonomy());
    return text;
}

TaxonomyReport take(Sample& sample, std::string_view text)
{
    return must(exchange::importTaxonomyText(sample.project, text, "t.json", sample.people.at(0)));
}

const std::string kSpeed =
    R"({"id":"00000000-0000-4000-8000-000000000022","parent":"00000000-0000-4000-8000-000000000002","code":"B.2","name":"Speed"},)";

} // namespace

TEST_CASE("Taxonomy import: the first is version 1, the same again changes nothing", "[exchange]")
{
    Sample sample(1, 0);
    CHECK(sample.project.codebookNumber() == 1);
    CHECK(sample.project.taxonomy()->categories().size() == 9);
    const auto before = test::dump(sample.project);
    const TaxonomyReport again = take(sample, test::sampleTaxonomy());
    CHECK(again.added + again.changed + again.retired == 0);
    CHECK(again.codebook == 1);
    CHECK(test::dump(sample.project) == before);
}

TEST_CASE("Taxonomy import: other words make a version, and labels keep the category", "[exchange]")
{
    Sample sample(1, 1);
    sample.give(0, 0, "B.2");
    const CategoryId speed = sample.category("B.2");
    const TaxonomyReport report =
        take(sample, changed(R"("code":"B.2","name":"Speed")", R"("code":"B.7","name":"Time")"));
    CHECK(report.changed == 1);
    CHECK(report.added + report.retired == 0);
    CHECK(report.codebook == 2);
    CHECK(sample.category("b.7") == speed);
    CHECK(test::errorOf(sample.project.categoryCoded("B.2")).code == Errc::UnknownCategory);
    CHECK(must(labelling::currentContent(sample.project, sample.round, sample.items[0], sample.people[0])).category ==
          speed);
}

TEST_CASE("Taxonomy import: what is missing is retired, kept for its labels, and can come back", "[exchange]")
{
    Sample sample(1, 2);
    sample.give(0, 0, "B.2");
    const CategoryId speed = sample.category("B.2");
    const TaxonomyReport report = take(sample, changed(kSpeed, ""));
    CHECK(report.retired == 1);
    CHECK(report.added + report.changed == 0);
    REQUIRE(sample.project.taxonomy()->find(speed) != nullptr);
    CHECK(sample.project.taxonomy()->find(speed)->retired);
    CHECK(sample.project.taxonomy()->codes().size() == 8);
    LabelContent content;
    content.verdict = Verdict::Category;
    content.category = speed;
    CHECK(test::errorOf(
              labelling::submitLabel(sample.project, {sample.round, sample.items[1], sample.people[0], content, 0}))
              .code == Errc::UnknownCategory);

    const TaxonomyReport back = take(sample, test::sampleTaxonomy());
    CHECK(back.changed == 1);
    CHECK(back.codebook == 3);
    CHECK(sample.category("B.2") == speed);
    sample.give(0, 1, "B.2");
}

TEST_CASE("Taxonomy import: another order is a change", "[exchange]")
{
    Sample sample(1, 0);
    std::string text = changed(kSpeed, "");
    const std::string memory = R"({"id":"00000000-0000-4000-8000-000000000021")";
    text.replace(text.find(memory), 0, kSpeed);
    const TaxonomyReport report = take(sample, text);
    CHECK(report.changed > 0);
    CHECK(report.codebook == 2);
    std::vector<std::string> codes = sample.project.taxonomy()->codes();
    CHECK(std::find(codes.begin(), codes.end(), "B.2") < std::find(codes.begin(), codes.end(), "B.1"));
}

TEST_CASE("Taxonomy import: a cycle, a repeated code and broken JSON leave the project as it was", "[exchange]")
{
    Sample sample(1, 0);
    const auto before = test::dump(sample.project);
    const auto errorFor = [&](const std::string& text) {
        return test::errorOf(exchange::importTaxonomy(sample.project, writeFile(sample.folder / "t.json", text)));
    };
    const Error cycle = errorFor(changed(R"("code":"A","name":"Question")",
                                         R"("parent":"00000000-0000-4000-8000-000000000111","code":"A","name":"Q")"));
    CHECK(cycle.code == Errc::BadTaxonomy);
    CHECK(errorFor(changed(R"("code":"B.2")", R"("code":"a.1")")).code == Errc::BadTaxonomy);
    CHECK(errorFor(std::string(test::sampleTaxonomy().substr(0, 400))).code == Errc::BadSyntax);
    CHECK(test::errorOf(exchange::importTaxonomy(sample.project, sample.folder / "missing.json")).code ==
          Errc::NotFound);
    CHECK(test::errorOf(exchange::importTaxonomy(sample.project, sample.folder.path())).code == Errc::Unreadable);
    CHECK(test::dump(sample.project) == before);
}

TEST_CASE("Taxonomy import: one that would tear a retired category from its parent is refused", "[exchange]")
{
    // B.1.i is retired while its parent becomes a type: the project could not be read any more.
    Sample sample(1, 1);
    sample.give(0, 0, "B.1.i");
    const std::string leak =
        R"({"id":"00000000-0000-4000-8000-000000000211","parent":"00000000-0000-4000-8000-000000000021","code":"B.1.i","name":"Leak"})";
    std::string text = changed(",\n" + leak, "");
    text = text::replacedAll(
        text, R"("id":"00000000-0000-4000-8000-000000000021","parent":"00000000-0000-4000-8000-000000000002")",
        R"("id":"00000000-0000-4000-8000-000000000021")");
    const auto before = test::dump(sample.project);
    CHECK(test::errorOf(exchange::importTaxonomyText(sample.project, text, "t.json")).code == Errc::BadTaxonomy);
    CHECK(test::dump(sample.project) == before);
    CHECK(Project::open(sample.file).ok());
}

TEST_CASE("Taxonomy export: gives back what was imported", "[exchange]")
{
    Sample sample(1, 0);
    const auto file = sample.folder / "out.json";
    must(exchange::exportTaxonomy(sample.project, file));
    const TaxonomyReport same = must(exchange::importTaxonomy(sample.project, file));
    CHECK(same.added + same.changed + same.retired == 0);
    CHECK(same.name == "Sample");
    Project fresh = must(Project::create(sample.folder / "fresh.accord", "Fresh"));
    CHECK(must(exchange::importTaxonomy(fresh, file)).added == 9);
    must(exchange::exportTaxonomy(fresh, sample.folder / "again.json"));
    CHECK(test::readFile(sample.folder / "again.json") == test::readFile(file));
}

TEST_CASE("Shipped taxonomies can be taken", "[exchange]")
{
    const test::TempFolder folder;
    const auto shipped = exchange::shippedTaxonomies();
    REQUIRE_FALSE(shipped.empty());
    for (const auto& taxonomy : shipped) {
        Project project = must(Project::create(folder / (taxonomy.file + ".accord"), "P"));
        CHECK(must(exchange::importTaxonomyText(project, taxonomy.text, taxonomy.file)).added > 50);
    }
}

TEST_CASE("Taxonomy import: fresh identifiers with the same codes and names are the same categories", "[exchange]")
{
    Sample sample(1, 1);
    sample.give(0, 0, "B.1.i");
    const auto labels = test::dumpTable(sample.project, "label");
    const std::string fresh = changed("00000000-0000-4000-8000", "77777777-0000-4000-8000");
    const TaxonomyReport question = take(sample, fresh);
    CHECK(question.asks); // and nothing is written until it is said
    CHECK(question.matched == 9);
    CHECK(sample.project.codebookNumber() == 1);
    const auto takeSame = [](Sample& into, const std::string& text) {
        return must(
            exchange::importTaxonomyText(into.project, text, "t.json", into.people.at(0), exchange::SameBy::Code));
    };
    CHECK(test::errorOf(exchange::importTaxonomyText(sample.project, fresh, "t.json", sample.people.at(0),
                                                     exchange::SameBy::Identifier))
              .code == Errc::BadTaxonomy); // others cannot have codes that are taken
    const TaxonomyReport report = takeSame(sample, fresh);
    CHECK_FALSE(report.asks);
    CHECK(report.matched == 9);
    CHECK(report.added + report.changed + report.retired == 0);
    CHECK(report.codebook == 1);
    const TaxonomyReport more =
        takeSame(sample, text::replacedAll(fresh, R"("name":"Leak"})", R"("name":"Leak","definition":"It grows."})"));
    CHECK(more.changed == 1);
    CHECK(more.added + more.retired == 0);
    CHECK(sample.project.taxonomy()->findCode("B.1.i")->definition == "It grows.");
    CHECK(test::dumpTable(sample.project, "label") == labels);
    // A code that means something else is not taken over.
    const auto before = test::dump(sample.project);
    const Error error = test::errorOf(
        exchange::importTaxonomyText(sample.project, text::replacedAll(fresh, R"("name":"Leak")", R"("name":"Crash")"),
                                     "t.json", sample.people.at(0), exchange::SameBy::Code));
    CHECK(error.code == Errc::BadTaxonomy);
    CHECK(error.argument(0) == "B.1.i");
    CHECK(accord::test::says(error, "was the code of \"Leak\", and codes are not used again"));
    CHECK(test::dump(sample.project) == before);
}

TEST_CASE("Taxonomy import: a code that was given up is not used again", "[exchange]")
{
    Sample sample(1, 1);
    sample.give(0, 0, "B.2");
    take(sample, changed(R"("code":"B.2","name":"Speed")", R"("code":"B.7","name":"Speed")"));
    const std::string again = changed(
        kSpeed,
        R"({"id":"00000000-0000-4000-8000-000000000022","parent":"00000000-0000-4000-8000-000000000002","code":"B.7","name":"Speed"},
{"id":"00000000-0000-4000-8000-000000000023","parent":"00000000-0000-4000-8000-000000000002","code":"b.2","name":"Other"},)");
    CHECK(test::errorOf(exchange::importTaxonomyText(sample.project, again, "t.json")).argument(0) == "b.2");
    // It may go back to who had it.
    CHECK(take(sample, test::sampleTaxonomy()).changed == 1);
}

TEST_CASE("Taxonomy import: what cannot be told from other words of a label is no code", "[exchange]")
{
    Sample sample(1, 0);
    const auto before = test::dump(sample.project);
    for (const std::string code : {"-", "cannot_tell", "Not_For_Study:off_topic", "not_for_study", "category",
                                   "https://github.com/o/r/issues/1", "B\\u0000", "B\\n2", " B.9", "..."}) {
        INFO(code);
        const Error error = test::errorOf(exchange::importTaxonomyText(
            sample.project, changed(R"("code":"B.2")", "\"code\":\"" + code + "\""), "t.json"));
        CHECK(error.code == Errc::BadTaxonomy);
    }
    const Error nothing = test::errorOf(exchange::importTaxonomyText(
        sample.project, R"({"format":"accord-taxonomy","version":1,"name":"Sample","categories":[]})", "t.json"));
    CHECK(nothing.code == Errc::BadTaxonomy);
    CHECK(test::says(nothing, "it holds no categories, and would retire all that the project has"));
    CHECK(test::dump(sample.project) == before);
    CHECK(take(sample, changed(R"("code":"B.2")", R"("code":"内存 2")")).changed == 1);
}

namespace {

/// A project with nothing in it, and files taken into it.
struct Own
{
    test::TempFolder folder;
    Project project = must(Project::create(folder / "own.accord", "Own"));

    TaxonomyReport take(const std::string& name, std::string_view text)
    {
        return must(exchange::importTaxonomyText(project, text, name));
    }

    [[nodiscard]] const Category& at(std::string_view code) const
    {
        const Category* found = project.taxonomy()->findCode(code);
        REQUIRE(found != nullptr);
        return *found;
    }
};

constexpr std::string_view kOwn = "name,definition,parent\nQuestion,Somebody asks,\nHow,,Question\nWhy,,Question\n"
                                  "Bug,Something fails,\nCrash,,Bug\n";

} // namespace

TEST_CASE("Taxonomy import: a table without codes or identifiers gets both, the same whenever it comes", "[exchange]")
{
    Own own;
    CHECK(own.take("own.csv", kOwn).added == 5);
    CHECK(own.project.taxonomy()->codes() == std::vector<std::string>{"A", "A.1", "A.2", "B", "B.1"});
    CHECK(own.at("B.1").name == "Crash");
    const TaxonomyReport again = own.take("own.csv", kOwn);
    CHECK(again.added + again.changed + again.retired == 0);
    CHECK(again.codebook == 1);
    Own other;
    other.take("own.csv", kOwn);
    for (const Category& category : own.project.taxonomy()->categories()) {
        CHECK(other.at(category.code).uuid == category.uuid);
    }
}

TEST_CASE("Taxonomy import: what is there keeps its identifier and what the file does not speak of", "[exchange]")
{
    Own own;
    own.take("own.csv", kOwn);
    const Uuid crash = own.at("B.1").uuid;
    const Uuid question = own.at("A").uuid;
    // Something new in front, and a name alone: known by their names.
    own.take("own.csv", "name,parent\nRequest,\nQuestion,\nHow,Question\nBug,\nHang,Bug\nCrash,Bug\n");
    CHECK(own.at("B.1").uuid == crash);
    CHECK(own.at("A").definition == "Somebody asks");
    CHECK(own.at("C").name == "Request");
    CHECK(own.at("B.2").name == "Hang");
    CHECK(own.at("A.2").retired);
    // By code: another name is another name for the same.
    const TaxonomyReport renamed =
        own.take("own.txt", "A Query\n    A.1 How\nB Bug\n    B.1 Crash\n    B.2 Hang\nC Request\n");
    CHECK(renamed.added == 0);
    CHECK(own.at("A").uuid == question);
    CHECK(own.at("A").name == "Query");
    CHECK(own.at("A").definition == "Somebody asks");
}

TEST_CASE("Taxonomy import: a project's own taxonomy comes back in every form as it went out", "[exchange]")
{
    for (const std::string& form : exchange::taxonomyForms()) {
        Sample sample(1, 0);
        const std::string file = sample.folder / ("out-" + form);
        CHECK(must(exchange::exportTaxonomy(sample.project, file, form)) ==
              static_cast<std::int64_t>(sample.project.taxonomy()->categories().size()));
        INFO(form);
        const TaxonomyReport report = must(exchange::importTaxonomy(sample.project, file, sample.people.at(0)));
        CHECK(report.added + report.changed + report.retired == 0);
    }
    CHECK(test::errorOf(exchange::taxonomyTemplate("xml")).code == Errc::Invalid);
}

TEST_CASE("Taxonomy import: the template is a taxonomy in every form", "[exchange]")
{
    for (const std::string& form : exchange::taxonomyForms()) {
        Own own;
        INFO(form);
        CHECK(own.take("template", must(exchange::taxonomyTemplate(form))).added == 11);
        CHECK(own.at("B.3").name == "Too slow");
    }
}

TEST_CASE("Taxonomy import: all faults are one error, and a preview writes nothing", "[exchange]")
{
    Own own;
    const auto before = test::dump(own.project);
    const Error error = test::errorOf(
        exchange::importTaxonomyText(own.project, "code,name,parent\nA,One,X\nB,Two,Y\nA,Three,\n", "t.csv"));
    CHECK(error.code == Errc::BadTaxonomy);
    for (const char* part : {"t.csv has 3 faults", "t.csv:2:3", "t.csv:3:3", "t.csv:4:1"}) {
        CHECK(test::said(error).find(part) != std::string::npos);
    }
    const auto preview = must(exchange::previewTaxonomy(&own.project, {std::string(kOwn), "own.csv"}));
    CHECK(preview.report.added == 5);
    CHECK(preview.categories.at(1).category.code == "A.1");
    CHECK(preview.categories.at(1).change == exchange::TaxonomyChange::Added);
    CHECK(test::dump(own.project) == before);
    CHECK(must(exchange::previewTaxonomy(nullptr, {std::string(kOwn), "own.csv"})).categories.size() == 5);
}

TEST_CASE("Taxonomy import: the reasons of the study that ships come with its taxonomy alone", "[exchange]")
{
    Own own;
    own.take("own.csv", kOwn);
    CHECK(own.project.settings().reasons.at(0).number == Exclusion::OffTopic);
    Own shipped;
    const auto taxonomy = must(exchange::taxonomySource("llm-dl-frameworks"));
    shipped.take(taxonomy.file, taxonomy.text);
    std::vector<Exclusion> reasons;
    for (const ScreeningReason& reason : shipped.project.settings().reasons) {
        reasons.push_back(reason.number);
    }
    CHECK(reasons == std::vector{Exclusion::NothingStudied, Exclusion::KeywordOnly, Exclusion::NamedLikeIt});
}
