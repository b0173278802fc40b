// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/host/world.h"

#include "core/base/random.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace accord::test::host {

namespace {

constexpr std::int64_t kFirst = 1577836800; // 2020-01-01
constexpr std::int64_t kLast = 1735689600;  // 2025-01-01
constexpr std::size_t kMany = 130;          // comments of an issue that has more than a page of them

constexpr std::array<std::string_view, 24> kPhrases{
    "CUDA out of memory when loading the model",
    "The loss becomes NaN after a few steps",
    "推理速度很慢，显存占用过高",
    "`torch.compile` fails with a graph break",
    "How do I use **two GPUs**?",
    "编译失败：找不到头文件",
    "Segmentation fault in `forward()`",
    "See #12 and https://example.org/a?b=c&d=e",
    "```python\nimport torch\nprint(\"\\u00e9\")\n```",
    "| a | b |\n|---|---|\n| 1 | 2 |",
    "モデルの読み込みに失敗します",
    "Works on 4090, hangs on H100",
    "- [ ] to be done\n- [x] done",
    "<details><summary>Log</summary>\n\nlong log\n\n</details>",
    "It's a \"known\" limitation & will not be fixed",
    "Driver 535.104, CUDA 12.1, Ubuntu 22.04",
    "同样的问题，升级到最新版本后解决了",
    "Thanks, this fixed it 🎉",
    "Any update on this?",
    "I can reproduce it with T5 and OPT, not with yi",
    "Closing as duplicate",
    "\tindented\r\nwith a carriage return",
    "请提供完整的日志",
    "Same here with version 0.4.2",
};
constexpr std::array<std::string_view, 7> kPeople{"alice", "bob-2", "陈", "dora", "e-mil", "frank[bot]", "gu"};
constexpr std::array<std::string_view, 4> kRoles{"NONE", "CONTRIBUTOR", "MEMBER", "OWNER"};
constexpr std::array<std::string_view, 6> kLabels{"bug", "question", "good first issue", "文档", "perf: gpu", "stale"};

class Maker
{
public:
    Maker(Dialect dialect, std::uint64_t seed)
        : m_random(seed)
    {
        m_world.dialect = dialect;
    }

    World make(const WorldSize& size)
    {
        const auto all = size.issues + size.pullRequests;
        std::vector<std::int64_t> times;
        for (std::size_t i = 0; i < all; ++i) {
            // Every tenth shares its second with the one before.
            times.push_back(i % 10 == 9 ? times.back() : kFirst + static_cast<std::int64_t>(below(m_random, kSpan)));
        }
        std::ranges::sort(times);
        std::size_t pulls = size.pullRequests;
        for (std::size_t i = 0; i < all; ++i) {
            const bool pull = below(m_random, all - i) < pulls;
            pulls -= pull ? 1 : 0;
            addIssue(times[i], pull);
        }
        addComments(size.comments);
        for (auto& issue : m_world.issues) {
            finish(issue);
        }
        return std::move(m_world);
    }

private:
    static constexpr std::uint64_t kSpan = kLast - kFirst - 40 * 86400;

    bool oneIn(std::uint64_t count) { return below(m_random, count) == 0; }

    template <class Choices>
    std::string one(const Choices& choices)
    {
        return std::string(choices[below(m_random, choices.size())]);
    }

    std::string text(std::size_t phrases)
    {
        std::string text;
        for (std::size_t i = 0; i < phrases; ++i) {
            text += (i == 0 ? "" : "\n\n") + one(kPhrases);
        }
        return text;
    }

    std::optional<std::string> author() { return oneIn(15) ? std::nullopt : std::optional(one(kPeople)); }

    void addIssue(std::int64_t at, bool pull)
    {
        const auto phrase = one(kPhrases);
        auto& issue = m_world.open(at, at, phrase.substr(0, phrase.find('\n')));
        issue.title += " (" + issue.number + ")";
        issue.pullRequest = pull;
        issue.body = oneIn(12) ? std::nullopt : std::optional(text(1 + below(m_random, 6)));
        issue.author = author();
        issue.role = one(kRoles);
        for (std::uint64_t i = below(m_random, 3); i > 0; --i) {
            issue.labels.push_back(std::string(kLabels[i * 2 + below(m_random, 2)]));
        }
        issue.milestone = oneIn(6) ? "v0." + std::to_string(below(m_random, 9)) : "";
        if (oneIn(4)) {
            issue.reactions = {{"+1", 1 + static_cast<std::int64_t>(below(m_random, 20))}, {"heart", 1}};
        }
    }

    void addComment(WorldIssue& issue)
    {
        const auto after = issue.comments.empty() ? issue.createdAt : issue.comments.back().createdAt;
        auto& comment = m_world.say(issue, after + static_cast<std::int64_t>(below(m_random, 20'000)),
                                    text(1 + below(m_random, 3)));
        comment.author = author();
        comment.role = one(kRoles);
    }

    void addComments(std::size_t count)
    {
        auto& issues = m_world.issues;
        if (issues.empty()) {
            return;
        }
        if (count >= 400) {
            auto& long_ = issues[issues.size() / 2];
            for (std::size_t i = 0; i < kMany; ++i) {
                addComment(long_);
            }
            count -= kMany;
        }
        for (std::size_t i = 0; i < count; ++i) {
            addComment(issues[below(m_random, issues.size())]);
        }
    }

    void finish(WorldIssue& issue)
    {
        if (oneIn(2)) {
            issue.closed = true;
            issue.closedAt = issue.updatedAt + 60;
            issue.updatedAt = issue.closedAt;
            issue.reason = oneIn(5) ? "not_planned" : "completed";
        }
        if (!issue.pullRequest && !m_pulls.empty()) {
            if (issue.closed && oneIn(3)) {
                issue.closedByPull = one(m_pulls);
            }
            if (oneIn(5)) {
                issue.referredBy.push_back(one(m_pulls));
            }
        }
        if (issue.pullRequest) {
            m_pulls.push_back(issue.number);
        }
    }

    Random m_random;
    World m_world;
    std::vector<std::string> m_pulls;
};

/// "I" and letters and digits, as Gitee names issues.
std::string giteeNumber(std::int64_t number)
{
    constexpr std::string_view kDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    std::string text;
    for (auto rest = number + 1'000'000; rest > 0; rest /= 36) {
        text.insert(text.begin(), kDigits[static_cast<std::size_t>(rest % 36)]);
    }
    return "I" + text;
}

} // namespace

const WorldIssue* World::find(const std::string& number) const
{
    const auto found = std::ranges::find(issues, number, &WorldIssue::number);
    return found == issues.end() ? nullptr : &*found;
}

WorldIssue* World::find(const std::string& number)
{
    const auto found = std::ranges::find(issues, number, &WorldIssue::number);
    return found == issues.end() ? nullptr : &*found;
}

std::size_t World::commentCount() const
{
    std::size_t count = 0;
    for (const auto& issue : issues) {
        count += issue.gone || issue.pullRequest ? 0 : issue.comments.size();
    }
    return count;
}

std::size_t World::issueCount() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(issues, [](const auto& issue) { return !issue.gone && !issue.pullRequest; }));
}

WorldComment& World::say(WorldIssue& issue, std::int64_t at, const std::string& body)
{
    WorldComment comment;
    comment.id = nextId++;
    comment.author = "alice";
    comment.role = "MEMBER";
    comment.createdAt = at;
    comment.updatedAt = at;
    comment.body = body;
    issue.comments.push_back(comment);
    issue.updatedAt = std::max(issue.updatedAt, at);
    return issue.comments.back();
}

WorldIssue& World::open(std::int64_t createdAt, std::int64_t updatedAt, const std::string& title)
{
    WorldIssue issue;
    issue.id = nextId++;
    const auto number = nextNumber++;
    issue.number = dialect == Dialect::Gitee ? giteeNumber(number) : std::to_string(number);
    issue.title = title;
    issue.body = title;
    issue.author = "alice";
    issue.role = "MEMBER";
    issue.createdAt = createdAt;
    issue.updatedAt = updatedAt;
    const auto place = std::ranges::upper_bound(issues, createdAt, {}, &WorldIssue::createdAt);
    return *issues.insert(place, std::move(issue));
}

World makeWorld(Dialect dialect, std::uint64_t seed, const WorldSize& size)
{
    auto world = Maker(dialect, seed).make(size);
    if (dialect == Dialect::Gitee) {
        // Gitee lists pull requests elsewhere.
        std::erase_if(world.issues, [](const auto& issue) { return issue.pullRequest; });
        for (auto& issue : world.issues) {
            issue.closedByPull.clear();
            issue.referredBy.clear();
        }
    }
    return world;
}

} // namespace accord::test::host
