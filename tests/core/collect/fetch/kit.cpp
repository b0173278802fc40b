// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/collect/fetch/kit.h"

#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/collect/fetched.h"
#include "core/collect/source_queries.h"
#include "core/collect/sources.h"
#include "core/sqlite/database.h"
#include "tests/core/must.h"

#include <algorithm>

namespace accord::test {
namespace {

std::string timeText(std::int64_t seconds)
{
    return seconds == 0 ? std::string() : timeOf(seconds);
}

std::string stateOf(const host::World& world, const host::WorldIssue& issue)
{
    if (world.dialect != Dialect::Gitee) {
        return issue.closed ? "closed" : "open";
    }
    return issue.closed ? (issue.reason == "not_planned" ? "rejected" : "closed")
                        : (issue.id % 3 == 0 ? "progressing" : "open");
}

std::string webHost(Dialect dialect)
{
    return dialect == Dialect::Gitee ? "gitee.com" : dialect == Dialect::Gitea ? "codeberg.org" : "github.com";
}

std::string addressOf(const host::World& world, const std::string& number)
{
    const bool pull = world.find(number) != nullptr && world.find(number)->pullRequest;
    return "https://" + webHost(world.dialect) + "/" + world.repository + (pull ? "/pull/" : "/issues/") + number;
}

KeptIssue truthOf(const host::World& world, const host::WorldIssue& issue, bool facts)
{
    const bool github = world.dialect == Dialect::GitHub;
    KeptIssue truth;
    FetchedIssue& told = truth.issue;
    told.link = {webHost(world.dialect), world.repository, issue.number,
                 "https://" + webHost(world.dialect) + "/" + world.repository + "/issues/" + issue.number};
    told.pullRequest = issue.pullRequest;
    told.commentCount = std::ssize(issue.comments);
    Document& document = told.document;
    document.title = issue.title;
    document.body = issue.body.value_or("");
    document.state = stateOf(world, issue);
    document.stateReason = github ? issue.reason : "";
    document.author = issue.author.value_or("");
    document.role = github ? issue.role : "";
    document.createdAt = timeText(issue.createdAt);
    document.updatedAt = timeText(issue.updatedAt);
    document.closedAt = timeText(issue.closedAt);
    document.hostLabels = issue.labels;
    told.facts.milestone = issue.milestone;
    if (github) {
        told.facts.reactions = issue.reactions;
    }
    if (facts && !issue.closedByPull.empty()) {
        told.facts.closedBy = addressOf(world, issue.closedByPull);
    }
    for (const std::string& number : facts ? issue.referredBy : std::vector<std::string>()) {
        told.facts.referredBy.push_back(addressOf(world, number));
    }
    for (const host::WorldComment& comment : issue.comments) {
        document.comments.push_back(
            {comment.author.value_or(""), github ? comment.role : "", timeText(comment.createdAt), comment.body});
        truth.commentIds.push_back(std::to_string(comment.id));
    }
    return truth;
}

std::string differenceOf(const KeptIssue& kept, const KeptIssue& truth)
{
    const Document& a = kept.issue.document;
    const Document& b = truth.issue.document;
    if (kept.commentIds != truth.commentIds) {
        return "has " + std::to_string(kept.commentIds.size()) + " comments instead of " +
               std::to_string(truth.commentIds.size()) + ", or others";
    }
    if (a.comments != b.comments) {
        return "has other words in its discussion";
    }
    if (a.title != b.title || a.body != b.body || a.author != b.author || a.role != b.role) {
        return "has another title, body or author";
    }
    if (a.updatedAt != b.updatedAt) {
        return "is of " + a.updatedAt + " instead of " + b.updatedAt;
    }
    if (kept.issue.facts != truth.issue.facts) {
        return "has other facts";
    }
    return kept.issue == truth.issue ? std::string() : "differs";
}

} // namespace

std::map<std::string, KeptIssue> keptOf(Project& project, const Uuid& source)
{
    sqlite::Database& database = project.database();
    std::map<std::string, KeptIssue> kept;
    must(collect::forEachFetched(database, source, 0, [&kept](const FetchedIssue& issue) -> Status {
        if (!kept.emplace(issue.link.name, KeptIssue{issue, {}}).second) {
            return Error{Errc::Exists, Reason::FileExists, {issue.link.url}};
        }
        return {};
    }));
    auto query = must(database.prepare("SELECT number, host_id FROM fetched_comment WHERE source = ? "
                                       "ORDER BY number, created_at, host_id"));
    query.bind(source);
    while (must(query.step())) {
        // The bulk also has what was said on pull requests, which are in no list of issues on some hosts.
        if (const auto issue = kept.find(query.string(0)); issue != kept.end()) {
            issue->second.commentIds.push_back(query.string(1));
        }
    }
    return kept;
}

std::map<std::string, KeptIssue> truthOf(const host::World& world, bool pullRequests, bool facts)
{
    std::map<std::string, KeptIssue> truth;
    for (const host::WorldIssue& issue : world.issues) {
        if (!issue.gone && (pullRequests || !issue.pullRequest)) {
            truth.emplace(issue.number, truthOf(world, issue, facts));
        }
    }
    return truth;
}

std::string difference(const std::map<std::string, KeptIssue>& kept, const std::map<std::string, KeptIssue>& truth)
{
    for (const auto& [number, issue] : truth) {
        const auto found = kept.find(number);
        if (found == kept.end()) {
            return "issue " + number + " is missing";
        }
        if (const std::string words = differenceOf(found->second, issue); !words.empty()) {
            return "issue " + number + " " + words;
        }
    }
    for (const auto& [number, issue] : kept) {
        if (!truth.contains(number) && !issue.issue.pullRequest) {
            return "issue " + number + " is too much";
        }
    }
    return {};
}

namespace {

host::HostSettings timed(host::HostSettings settings, const std::shared_ptr<QuickTime>& time)
{
    settings.now = [time] { return time->now(); };
    return settings;
}

} // namespace

FetchSample::FetchSample(host::World world, Way way, host::HostSettings settings)
    : time(std::make_shared<QuickTime>())
    , host(std::move(world), timed(std::move(settings), time))
    , file(folder / "pilot.accord")
    , project(must(Project::create(file, "Pilot")))
    , source(host.source())
{
    source.way = way;
    source.uuid = {};
    source.uuid = must(collect::saveSource(project, {}, source));
}

collect::Network FetchSample::network() const
{
    collect::Network network =
        collect::realNetwork([token = token](const std::string& /*host*/) { return net::Secret(token); });
    network.time = time;
    network.seed = seed;
    return network;
}

Result<std::vector<collect::FetchOutcome>> FetchSample::tryToFetch(const std::stop_token& stop)
{
    NobodyWatches nobody;
    return collect::fetch(project, std::vector<Source>{source}, network(), nobody, stop);
}

collect::FetchOutcome FetchSample::fetch()
{
    const std::vector<collect::FetchOutcome> outcomes = must(tryToFetch());
    if (outcomes.at(0).error) {
        throw std::runtime_error(describe(*outcomes.at(0).error));
    }
    return outcomes.at(0);
}

void FetchSample::save(const Source& changed)
{
    (void)must(collect::saveSource(project, {}, changed));
    source = changed;
}

Fetching FetchSample::fetching()
{
    return must(collect::fetching(project.database(), source.uuid));
}

std::string FetchSample::difference()
{
    const bool facts = fetching().way == Way::GraphQl;
    return test::difference(keptOf(project, source.uuid),
                            test::truthOf(host.world(), source.selection.pullRequests, facts));
}

std::vector<FetchLine> FetchSample::log(FetchEvent event)
{
    std::vector<FetchLine> lines = must(collect::fetchLog(project, source.uuid, 500));
    std::erase_if(lines, [event](const FetchLine& line) { return line.event != event; });
    return lines;
}

} // namespace accord::test
