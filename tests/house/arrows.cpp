// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/house/arrows.h"

#include <algorithm>
#include <optional>

namespace accord::house {

namespace {

using Names = std::vector<std::string>;

struct Layer
{
    std::string name;
    Names sees; ///< layers beside itself; a name that ends with a slash means all below it
};

/// A library's headers, and the only layers that may include them (tests always may). The first that fits counts.
struct Library
{
    std::string_view name;
    std::string_view prefix; ///< of the header's name
    Names layers;
};

Names operator+(Names left, const Names& right)
{
    left.insert(left.end(), right.begin(), right.end());
    return left;
}

/// Each folder in it is a layer of its own; they see the same.
constexpr std::string_view kPages = "ui/pages/";

/// The table. core/README.md draws it and says why.
std::vector<Layer> makeLayers()
{
    const Names values{"core/base", "core/model"};
    const Names parts =
        values + Names{"core/agreement", "core/sqlite", "core/sqlite_file", "core/store", "core/format"};
    const Names useCases{"core/collect",    "core/taxonomy",  "core/study",     "core/cards",
                         "core/interviews", "core/labelling", "core/reconcile", "core/exchange"};
    const Names told = values + Names{"core/messages", "core/agreement", "core/project"} + useCases;
    const Names core = told + Names{"core/report"};

    std::vector<Layer> layers{
        {"core/base", {}},
        {"core/model", {"core/base"}},
        {"core/messages", {"core/base", "core/model"}},
        {"core/agreement", values},
        {"core/sqlite_file", values},
        {"core/sqlite", values + Names{"core/sqlite_file"}},
        {"core/store", values + Names{"core/sqlite_file", "core/sqlite"}},
        {"core/net", values},
        {"core/format", values},
        {"core/project", parts},
        {"core/report", told + Names{"core/format"}},
        {"app/cli", core},
        {"app/gui", core + Names{"ui/"}},
        {"ui/text", core},
        {"ui/core", core + Names{"ui/text"}},
        {"ui/widgets", core + Names{"ui/text", "ui/core"}},
        {"ui/dialogs", core + Names{"ui/text", "ui/core", "ui/widgets"}},
        {"ui/app", core + Names{"ui/"}},
        {"tests", {"core/", "ui/", "app/"}},
    };
    for (const auto& layer : useCases) {
        layers.push_back({layer, parts + Names{"core/project"}});
    }
    const auto collect = std::ranges::find(layers, "core/collect", &Layer::name);
    collect->sees.insert(collect->sees.end(), {"core/net", "core/messages"});
    layers.push_back({std::string(kPages), core + Names{"ui/text", "ui/core", "ui/widgets"}});
    return layers;
}

const std::vector<Layer>& layers()
{
    static const std::vector<Layer> table = makeLayers();
    return table;
}

const std::vector<Library>& libraries()
{
    static const std::vector<Library> table{
        {"SQLite", "sqlite3", {"core/sqlite_file", "core/sqlite"}},
        {"libcurl's addresses", "curl/urlapi.h", {"core/base"}},
        {"libcurl", "curl/", {"core/net"}},
        {"liblzma", "lzma.h", {"core/base"}},
        // What is POSIX or Linux alone: the files, the locks of SQLite's own, the terminal, threads out of the way.
        {"the system", "unistd.h", {"core/base/os", "core/sqlite_file", "app/cli", "ui/core"}},
        {"the system", "fcntl.h", {"core/base/os", "core/sqlite_file"}},
        {"the system", "sys/", {"core/base/os", "core/sqlite_file", "app/cli", "ui/core"}},
        {"the system", "pthread.h", {"core/base/os"}},
        {"libuuid", "uuid/", {"core/base/os"}},
        {"Qt", "Q", {"ui/", "app/gui"}},
        {"CLI11", "CLI/", {"app/cli"}},
        {"RE2", "re2/", {"core/collect"}},
        {"QtKeychain", "qt6keychain/", {"ui/core"}},
        {"simdjson", "simdjson", {"core/format"}},
        {"libzip", "zip.h", {"core/format"}},
        {"pugixml", "pugixml.hpp", {"core/format"}},
        {"cpp-httplib", "httplib", {}},
    };
    return table;
}

bool liesIn(std::string_view path, std::string_view layer)
{
    return path == layer || (path.starts_with(layer) && (layer.ends_with('/') || path[layer.size()] == '/'));
}

struct Include
{
    std::string name;
    bool system = false; ///< in angle brackets
};

std::optional<Include> includeOf(std::string_view line)
{
    const auto skipBlanks = [&] { line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size())); };
    skipBlanks();
    if (!line.starts_with('#')) {
        return std::nullopt;
    }
    line.remove_prefix(1);
    skipBlanks();
    if (!line.starts_with("include")) {
        return std::nullopt;
    }
    line.remove_prefix(7);
    skipBlanks();
    if (line.empty() || (line[0] != '"' && line[0] != '<')) {
        return std::nullopt;
    }
    const bool system = line[0] == '<';
    const auto end = line.find(system ? '>' : '"', 1);
    return Include{std::string(line.substr(1, end - 1)), system};
}

std::string arrowProblem(const std::string& from, const Include& include)
{
    if (include.name.ends_with(".moc") || include.name.starts_with("moc_")) {
        return {};
    }
    const auto to = layerOf(include.name);
    if (to.empty()) {
        return "\"" + include.name + "\" lies in no layer; includes are written from the project's root.";
    }
    if (to == from) {
        return {};
    }
    const auto name = from.starts_with(kPages) ? kPages : std::string_view(from);
    const auto layer = std::ranges::find(layers(), name, &Layer::name);
    const bool seen = std::ranges::any_of(layer->sees, [&](const auto& each) { return liesIn(to, each); });
    return seen ? std::string() : "no arrow leads from " + from + " to " + to + " (\"" + include.name + "\").";
}

std::string libraryProblem(const std::string& path, const Include& include)
{
    const auto library =
        std::ranges::find_if(libraries(), [&](const Library& each) { return include.name.starts_with(each.prefix); });
    const bool seen = library == libraries().end() || liesIn(path, "tests") ||
                      std::ranges::any_of(library->layers, [&](const auto& name) { return liesIn(path, name); });
    return seen ? std::string()
                : library->name.data() + std::string(" is not seen in ") + layerOf(path) + " (<" + include.name + ">).";
}

} // namespace

std::string layerOf(std::string_view path)
{
    if (path.starts_with(kPages)) {
        const auto end = path.find('/', kPages.size());
        return end == std::string_view::npos ? std::string() : std::string(path.substr(0, end));
    }
    const auto layer = std::ranges::find_if(layers(), [&](const Layer& each) { return liesIn(path, each.name); });
    return layer == layers().end() ? std::string() : layer->name;
}

std::vector<Finding> wrongArrows(const SourceFile& file)
{
    const auto extension = extensionOf(file.path);
    if (extension != ".h" && extension != ".cpp") {
        return {};
    }
    const auto from = layerOf(file.path);
    if (from.empty()) {
        return {{file.path, 0, "the folder is no layer of the picture in core/README.md."}};
    }
    std::vector<Finding> findings;
    const auto lines = linesOf(file.text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto include = includeOf(lines[i]);
        if (!include) {
            continue;
        }
        auto problem = include->system ? libraryProblem(file.path, *include) : arrowProblem(from, *include);
        if (!problem.empty()) {
            findings.push_back({file.path, i + 1, std::move(problem)});
        }
    }
    return findings;
}

} // namespace accord::house
