// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/audit/audit.h"
#include "core/exchange/export_labels.h"
#include "core/exchange/package.h"
#include "core/exchange/rating_matrix.h"
#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/labelling/reading.h"
#include "core/project/agreement/evidence.h"
#include "core/project/agreement/intra.h"
#include "core/project/codebook/relabel.h"
#include "core/project/items.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/feedback.h"
#include "core/reconcile/meetings.h"
#include "core/reconcile/minutes.h"
#include "core/reconcile/reading_list.h"
#include "core/reconcile/rules.h"
#include "core/reconcile/second_votes.h"
#include "core/store/study/rounds.h"
#include "core/study/assignment/changes.h"
#include "core/study/gate/evaluate.h"
#include "core/study/gate/pilot_report.h"
#include "core/study/lifecycle.h"
#include "core/study/next_hour.h"
#include "core/study/progress.h"
#include "core/study/rounds.h"
#include "core/study/sampling/frame.h"
#include "core/study/sampling/top_up.h"
#include "core/study/screening.h"
#include "core/study/shares.h"
#include "core/study/training.h"
#include "core/taxonomy/codes.h"
#include "core/taxonomy/edits/edit.h"
#include "core/taxonomy/impact.h"
#include "core/taxonomy/proposals.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <regex>

using namespace accord;
using test::must;
namespace fs = std::filesystem;

// Every use case that is asked about a round, an item or for somebody who looks, in a blind round in which somebody
// else said one thing or another. The use cases are those that the headers declare: a new one is missed here by its
// name.
namespace {

/// Two people labelled in an open round, decided, voted again; then the round became blind, as a merge may bring it.
struct Secret : test::Sample
{
    explicit Secret(std::string_view code, const std::string& words)
        : Sample(3, 4)
        , outside(folder / "outside")
    {
        fs::create_directory(outside);
        LabelContent said = labelled(code);
        said.summary = words;
        said.note = words;
        said.flagged = code == "A.2";
        give(1, 0, said);
        give(0, 0, "A.1");
        give(0, 1, "A.1");
        study::RoundContent coding = study::contentOf(*project.round(round));
        coding.openCodes = true;
        must(study::editRound(project, people[2], round, coding));
        LabelContent own;
        own.verdict = Verdict::NoneOfThese;
        own.code = words;
        give(1, 2, own);
        DecisionContent content = decided(code);
        content.reason = words;
        must(reconcile::decide(project, round, people[2], {{items[0], content}}));
        (void)must(reconcile::openSecondVotes(project, {round, {items[0], items[1]}, people[2], {}, people}));
        for (const std::size_t place : {0U, 1U}) {
            vote = must(reconcile::newestSecondVote(project, round, items[place]))->id;
            must(reconcile::cast(project, vote, people[1], {Verdict::Category, category(code), {}, words}));
        }
        must(reconcile::reveal(project, must(reconcile::newestSecondVote(project, round, items[0]))->id, people[2],
                               true));
        must(store::setBlind(project.database(), round, true));
        must(project.refresh());
        me = people[0];
        item = items[0];
    }

    fs::path outside;
    Uuid vote;
    PersonId me;
    ItemId item;
};

template <class T>
std::string size(const Result<std::vector<T>>& list)
{
    return list.ok() ? std::to_string(list->size()) : "error " + std::to_string(static_cast<int>(list.error().code));
}

template <class T>
std::string outcome(const Result<T>& result)
{
    return result.ok() ? "ok" : "error " + std::to_string(static_cast<int>(result.error().code));
}

std::string outcome(const Status& status)
{
    return status.ok() ? "ok" : "error " + std::to_string(static_cast<int>(status.error().code));
}

std::string joined(const Result<std::vector<std::string>>& list)
{
    std::string text = size(list);
    for (const std::string& each : list.ok() ? *list : std::vector<std::string>()) {
        text += "|" + each;
    }
    return text;
}

const std::string kRefused = "error " + std::to_string(static_cast<int>(Errc::NotPermitted));

using Ask = std::function<std::string(Secret&)>;

std::string sharesOutcome(Secret& s)
{
    NoProgress quiet;
    return outcome(study::roundShares(s.project, s.round, {}, quiet, {}));
}

std::string tableOutcome(Secret& s)
{
    NoProgress quiet;
    return outcome(study::studyTable(s.project, s.round, {}, quiet, {}));
}

std::string decideOutcome(Secret& s)
{
    return outcome(reconcile::decide(s.project, s.round, s.me, {{s.item, s.decided("A.1")}}));
}

std::string openOutcome(Secret& s)
{
    return outcome(reconcile::openSecondVotes(s.project, {s.round, {s.items[2]}, s.me, {}, s.people}));
}

// What must refuse: it is about what several people said.
const std::map<std::string, Ask>& refusing()
{
    static const std::map<std::string, Ask> asks{
        {"project/load", [](Secret& s) { return outcome(LabelMatrix::load(s.project, s.round)); }},
        {"project/asGiven", [](Secret& s) { return outcome(asGiven(s.project, s.round)); }},
        {"project/givenVersions", [](Secret& s) { return outcome(givenVersions(s.project, s.round)); }},
        {"project/labelsToRelabel", [](Secret& s) { return outcome(labelsToRelabel(s.project, s.round)); }},
        {"reconcile/firstLabels",
         [](Secret& s) { return outcome(reconcile::firstLabels(s.project, s.round, s.item)); }},
        {"reconcile/labelHistory",
         [](Secret& s) { return outcome(reconcile::labelHistory(s.project, s.round, s.item, s.me)); }},
        {"project/evidenceAgreement", [](Secret& s) { return outcome(evidenceAgreement(s.project, s.round)); }},
        {"reconcile/votes", [](Secret& s) { return outcome(reconcile::votes(s.project, s.round, s.item)); }},
        {"reconcile/currentDecision",
         [](Secret& s) { return outcome(reconcile::currentDecision(s.project, s.round, s.item)); }},
        {"reconcile/decisionHistory", [](Secret& s) { return outcome(reconcile::decisionHistory(s.project, s.item)); }},
        {"reconcile/checkOrigin",
         [](Secret& s) { return outcome(reconcile::checkOrigin(s.project, s.round, s.item, s.decided("A.1"))); }},
        {"reconcile/decide", decideOutcome},
        {"reconcile/apply", [](Secret& s) { return outcome(reconcile::apply(s.project, s.round, s.me, {})); }},
        {"reconcile/applyForGood",
         [](Secret& s) { return outcome(reconcile::applyForGood(s.project, s.round, s.me, {})); }},
        {"reconcile/putBack", [](Secret& s) { return outcome(reconcile::putBack(s.project, s.round, s.me, {}, {})); }},
        {"reconcile/pace", [](Secret& s) { return outcome(reconcile::pace(s.project, s.round)); }},
        {"reconcile/openSecondVotes", openOutcome},
        {"reconcile/secondVotes",
         [](Secret& s) { return outcome(reconcile::secondVotes(s.project, s.round, s.item)); }},
        {"reconcile/newestSecondVote",
         [](Secret& s) { return outcome(reconcile::newestSecondVote(s.project, s.round, s.item)); }},
        {"reconcile/waitingFor", [](Secret& s) { return outcome(reconcile::waitingFor(s.project, s.round, s.me)); }},
        {"reconcile/votedOnNow", [](Secret& s) { return outcome(reconcile::votedOnNow(s.project, s.round)); }},
        {"reconcile/readingList", [](Secret& s) { return outcome(reconcile::readingList(s.project, {s.round})); }},
        {"reconcile/feedback",
         [](Secret& s) {
             return outcome(reconcile::feedback(s.project, {s.round, {}, {}, {}}, s.me));
         }},
        {"reconcile/minutes",
         [](Secret& s) {
             return outcome(reconcile::minutes(s.project, {s.round, {}, {}, {}}, false));
         }},
        {"exchange/exportLabels",
         [](Secret& s) {
             return outcome(exchange::exportLabels(s.project, s.round, exchange::ExportFormat::Json, s.outside / "a"));
         }},
        {"exchange/exportMatrix",
         [](Secret& s) {
             return outcome(exchange::exportMatrix(s.project, {s.round, {}, false, false}, s.outside / "b"));
         }},
        {"exchange/readAudited",
         [](Secret& s) { return outcome(exchange::readAudited(s.project, s.round, Level::Theme)); }},
        {"exchange/forEachItemContent",
         [](Secret& s) {
             return outcome(exchange::forEachItemContent(s.project, s.round,
                                                         [](const exchange::ItemContent&) { return Status(); }));
         }},
        {"study/openConflicts", [](Secret& s) { return outcome(study::openConflicts(s.project, s.round)); }},
        {"study/decidedIn", [](Secret& s) { return outcome(study::decidedIn(s.project, s.round, Level::Type)); }},
        {"study/nextHour", [](Secret& s) { return outcome(study::nextHour(s.project, s.round, {})); }},
        {"study/screening", [](Secret& s) { return outcome(study::screening(s.project, s.round)); }},
        {"study/roundShares", sharesOutcome},
        {"study/studyTable", tableOutcome},
        {"study/gateNow", [](Secret& s) { return outcome(study::gateNow(s.project, s.round)); }},
        {"study/recordGate",
         [](Secret& s) { return outcome(study::recordGate(s.project, s.round, s.me, GateVerdict::Go, "so it is")); }},
        {"study/planTopUp",
         [](Secret& s) {
             NoProgress quiet;
             return outcome(study::planTopUp(s.project, s.me, s.round, s.category("A.2"), 5, quiet, {}));
         }},
        {"study/topUp",
         [](Secret& s) {
             NoProgress quiet;
             study::TopUp plan;
             plan.round = s.round;
             plan.target = 5;
             return outcome(study::topUp(s.project, s.me, plan, quiet, {}));
         }},
        {"study/pilotReport", [](Secret& s) { return outcome(study::pilotReport(s.project, s.round, false)); }},
    };
    return asks;
}

std::string progressText(const study::PersonProgress& p)
{
    return std::to_string(p.person.value) + ":" + std::to_string(p.items) + "/" + std::to_string(p.done) + "/" +
           std::to_string(p.cannotTell) + "/" + std::to_string(p.flagged);
}

std::string everybodysProgress(Secret& s)
{
    std::string text;
    for (const auto& round : must(study::everybodysProgress(s.project, s.me))) {
        for (const auto& progress : round.people) {
            text += progressText(progress) + " ";
        }
    }
    return text;
}

std::string earlierText(Secret& s)
{
    const Issue issue = must(labelling::issueToRead(s.project, must(labelling::issueOf(s.project, s.item))));
    const auto earlier = must(labelling::earlierText(s.project, issue, s.me));
    return std::string(earlier ? "another text" : "none") + (earlier && earlier->labelled ? ", labelled" : "");
}

std::string ownIntraText(Secret& s)
{
    const IntraAgreement own = must(ownIntraAgreement(s.project, s.round, s.me));
    std::string text = std::to_string(own.repeats);
    for (const IntraAnnotator& each : own.annotators) {
        text += " " + std::to_string(each.person.value) + ":" + std::to_string(each.labelledTwice) + "/" +
                std::to_string(each.at(Level::Theme).differ);
    }
    return text;
}

std::string openCodesText(Secret& s)
{
    const taxonomy::OpenCodes found = must(taxonomy::openCodes(s.project, s.me));
    return std::to_string(found.codes.size()) + "/" + std::to_string(found.leftOut.size());
}

// What answers: one's own, or how much there is. What it says is compared.
const std::map<std::string, Ask>& answering()
{
    static const std::map<std::string, Ask> asks{
        {"labelling/currentContent",
         [](Secret& s) {
             return std::to_string(must(labelling::currentContent(s.project, s.round, s.item, s.me)).category.value);
         }},
        {"labelling/currentLabel",
         [](Secret& s) { return must(labelling::currentLabel(s.project, s.round, s.item, s.me))->content.note; }},
        {"labelling/queue",
         [](Secret& s) {
             std::string text;
             for (const auto& entry : must(labelling::queue(s.project, s.round, s.me))) {
                 text += std::to_string(entry.item.value) + ":" + std::to_string(entry.category.value) + " ";
             }
             return text;
         }},
        {"labelling/earlierText", earlierText},
        {"labelling/lastSteps", [](Secret& s) { return size(labelling::lastSteps(s.project, s.round, s.me, 9)); }},
        {"project/headingsOf", [](Secret& s) { return size(headingsOf(s.project, s.items)); }},
        {"labelling/doneSince",
         [](Secret& s) {
             return std::to_string(must(labelling::doneSince(s.project, s.round, s.me, "2020-01-01T00:00:00Z")));
         }},
        {"labelling/summariesLike", [](Secret& s) { return joined(labelling::summariesLike(s.project, s.me, "")); }},
        {"labelling/codesLike", [](Secret& s) { return joined(labelling::codesLike(s.project, s.me, "")); }},
        {"labelling/search",
         [](Secret& s) {
             return std::to_string(must(labelling::search(s.project, s.round, "quokka", 10)).items.size()) +
                    std::to_string(must(labelling::search(s.project, s.round, "wombat", 10)).items.size());
         }},
        {"reconcile/reasonsLike", [](Secret& s) { return joined(reconcile::reasonsLike(s.project, "")); }},
        {"reconcile/meetings", [](Secret& s) { return size(reconcile::meetings(s.project, s.round)); }},
        {"reconcile/runningMeeting", [](Secret& s) { return outcome(reconcile::runningMeeting(s.project, s.round)); }},
        {"reconcile/whoUsuallyTakesPart",
         [](Secret& s) { return size(reconcile::whoUsuallyTakesPart(s.project, s.round, {})); }},
        {"study/countsOf",
         [](Secret& s) {
             const auto counts = must(study::countsOf(s.project, s.round));
             return std::to_string(counts.labels) + "/" + std::to_string(counts.decided);
         }},
        {"study/completeness",
         [](Secret& s) {
             const auto counts = must(study::completeness(s.project, s.round));
             return std::to_string(counts.expected) + "/" + std::to_string(counts.missing);
         }},
        {"study/queueOf", [](Secret& s) { return size(study::queueOf(s.project, s.round, s.me)); }},
        {"study/unassigned", [](Secret& s) { return size(study::unassigned(s.project, s.round)); }},
        {"project/ownIntraAgreement", ownIntraText},
        {"project/drawnRepeats",
         [](Secret& s) { return std::to_string(must(drawnRepeats(s.project, s.round)).size()); }},
        {"project/toLookAtAgain", [](Secret& s) { return size(toLookAtAgain(s.project, s.round, s.me)); }},
        {"taxonomy/openCodes", openCodesText},
        {"taxonomy/preview",
         [](Secret& s) {
             const auto edits = must(taxonomy::parseEdits("retire A.2\nretire B.1\n"));
             const auto preview = must(taxonomy::preview(s.project, edits, s.me));
             return std::to_string(preview.all.labels) + "/" + std::to_string(preview.all.decisions);
         }},
        {"study/gateRecords", [](Secret& s) { return size(study::gateRecords(s.project, s.round)); }},
        {"study/ownProgress",
         [](Secret& s) {
             std::string text;
             for (const auto& progress : must(study::ownProgress(s.project, s.me))) {
                 text += progressText(progress) + " ";
             }
             return text;
         }},
        {"study/everybodysProgress", everybodysProgress},
        {"study/roundProgress",
         [](Secret& s) { return progressText(must(study::roundProgress(s.project, s.round, s.me)).together); }},
        {"taxonomy/proposals", [](Secret& s) { return size(taxonomy::proposals(s.project, s.me)); }},
        {"exchange/previewPackage",
         [](Secret& s) {
             return std::to_string(must(exchange::previewPackage(s.project, {s.me, {}, {}})).labels);
         }},
    };
    return asks;
}

// What is asked about a round and tells nothing of labels, or only writes, by why that is so.
const std::map<std::string, std::string>& elsewhere()
{
    static const std::map<std::string, std::string> reasons{
        {"labelling/itemsForLink", "issues and their links"},
        {"labelling/itemForLink", "issues and one's own labels"},
        {"labelling/occurrenceForLink", "issues and one's own labels"},
        {"labelling/issueOf", "issues"},
        {"labelling/give", "one's own label"},
        {"reconcile/currentSpan", "a meeting's time"},
        {"reconcile/revote", "of a board, which is not there"},
        {"reconcile/meetingNamed", "a meeting"},
        {"taxonomy/proposalNamed", "as proposals"},
        {"taxonomy/roundOf", "whose item it is"},
        {"exchange/writePackage", "one person's file; packages have their own tests"},
        {"exchange/writeReturn", "the same without its texts"},
        {"study/setGate", "writes"},
        {"study/planAssignment", "who gets what"},
        {"study/planHandOut", "who gets what"},
        {"study/planReassign", "who gets what; that somebody labelled an item, not what"},
        {"study/planReturn", "who gets what; that somebody labelled an item, not what"},
        {"study/planJoin", "who gets what"},
        {"study/currentMatrix", "who gets what"},
        {"study/createRound", "writes"},
        {"study/deleteRound", "writes"},
        {"study/editRound", "writes"},
        {"study/addItems", "writes"},
        {"study/startRound", "writes"},
        {"labelling/cite", "the text of an issue"},
        {"labelling/findItems", "issues"},
        {"study/closeRound", "ends the blindness"},
        {"study/markReconciled", "refuses a round that is not closed, which no blind one is"},
        {"study/useNewestCodebook", "writes"},
        {"study/readRoundFrame", "issues; refuses decisions of a blind round"},
        {"study/issuesOf", "issues"},
        {"taxonomy/load", "of blind rounds the viewer's own labels"},
        {"taxonomy/read", "what taxonomy/preview is made of"},
        {"taxonomy/readOwn", "what taxonomy/preview is made of"},
        {"taxonomy/proposeChange", "writes"},
        {"taxonomy/proposeFromCodes", "writes, of rounds that are open to all eyes"},
        {"taxonomy/support", "writes"},
        {"study/begin", "writes"},
        {"study/read", "who gets what"},
        {"project/taxonomyNow", "the codebook"},
        {"project/relabel", "one's own label"},
        {"project/permit", "the state of a round and of a person"},
        {"study/liftBlind", "ends the blindness"},
        {"study/references", "of training rounds, for leads"},
        {"study/referencesIn", "of training rounds, by the store"},
        {"study/setReference", "writes"},
        {"study/useMyLabels", "writes one's own"},
        {"study/useDecisionsOf", "writes; refuses decisions of a blind round"},
        {"study/feedback", "of training rounds, on one's own label"},
        {"study/ownTraining", "of training rounds, on one's own labels"},
        {"study/trainingResults", "of training rounds: how many are right, for leads"},
        {"study/hardItems", "of training rounds: how many are wrong, for leads"},
    };
    return reasons;
}

std::string readAll(const fs::path& file)
{
    static const std::regex comments("//[^\n]*");
    return std::regex_replace(test::readFile(file), comments, "");
}

// "study/screening" for each function that a header of a use case declares and that is asked about somebody or
// something.
std::vector<std::string> declared()
{
    static const std::regex declaration(R"((\w+)\(Project& project([^;{]*)[;{])");
    static const std::regex asked("RoundId|ItemId|viewer|Scope|MatrixPlan|SecondVoteRequest|PackageRequest");
    std::vector<std::string> names;
    for (const char* room : {"labelling", "reconcile", "study", "taxonomy", "exchange", "project"}) {
        for (const auto& entry : fs::recursive_directory_iterator(test::sourceFolder() / "core" / room)) {
            if (entry.path().extension() != ".h") {
                continue;
            }
            const std::string text = readAll(entry.path());
            for (auto at = std::sregex_iterator(text.begin(), text.end(), declaration); at != std::sregex_iterator();
                 ++at) {
                const std::string parameters = (*at)[2];
                if (std::regex_search(parameters, asked)) {
                    names.push_back(std::string(room) + "/" + (*at)[1].str());
                }
            }
        }
    }
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

} // namespace

TEST_CASE("Blindness: no use case says of a blind round what somebody else said", "[project]")
{
    Secret one("B.1", "quokkas leak");
    Secret another("A.2", "wombats hang");
    for (const auto& [name, ask] : refusing()) {
        INFO(name);
        CHECK(ask(one) == kRefused);
        CHECK(ask(another) == kRefused);
    }
    for (const auto& [name, ask] : answering()) {
        INFO(name);
        const std::string answer = ask(one);
        CHECK(answer == ask(another));
        CHECK(answer.find("quokka") == std::string::npos);
    }
    CHECK(fs::is_empty(one.outside));
}

TEST_CASE("Blindness: no use case that is asked about a round is forgotten here", "[project]")
{
    const std::vector<std::string> names = declared();
    CHECK(names.size() > 40);
    std::vector<std::string> forgotten;
    for (const std::string& name : names) {
        if (!refusing().contains(name) && !answering().contains(name) && !elsewhere().contains(name)) {
            forgotten.push_back(name);
        }
    }
    CHECK(forgotten == std::vector<std::string>{});
}
