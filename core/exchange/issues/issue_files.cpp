// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/issues/issue_files.h"

#include "core/base/text.h"
#include "core/format/issue_json/comment_sidecar.h"

#include <algorithm>
#include <system_error>

namespace accord::exchange {
namespace {

namespace fs = std::filesystem;

bool isJson(const fs::path& file)
{
    const std::string extension = text::lowerAscii(file.extension().string());
    return extension == ".json" || extension == ".jsonl" || extension == ".ndjson";
}

// A folder may come unpacked from somebody's archive, with links in it that lead to other files of this computer.
bool liesBelow(const fs::path& folder, const fs::path& file)
{
    std::error_code error;
    const fs::path whole = fs::canonical(file, error);
    const fs::path root = fs::canonical(folder, error);
    return !error && std::ranges::mismatch(root, whole).in1 == root.end();
}

Result<std::vector<fs::path>> filesIn(const fs::path& folder)
{
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        std::error_code gone; // a link that leads nowhere is no reason to stop
        if (it->is_regular_file(gone) && isJson(it->path()) &&
            (!fs::is_symlink(it->path(), gone) || liesBelow(folder, it->path()))) {
            files.push_back(it->path());
        }
    }
    if (error) {
        return Error{Errc::Unreadable, folder.string(), error.message()};
    }
    std::ranges::sort(files);
    return files;
}

// The issues of `declared` in the sidecar's folder: every file there when the sidecar names none.
bool belongsTo(const fs::path& issues, const fs::path& sidecar, const std::string& declared)
{
    return !issues.empty() && issues.parent_path() == sidecar.parent_path() &&
           (declared.empty() || issues.stem().string() == declared);
}

} // namespace

Result<std::vector<IssueFile>> issueFiles(const std::vector<fs::path>& named)
{
    std::vector<fs::path> all;
    for (const fs::path& path : named) {
        std::error_code error;
        if (fs::is_directory(path, error)) {
            ACCORD_TRY(const std::vector<fs::path> found, filesIn(path));
            all.insert(all.end(), found.begin(), found.end());
        } else if (fs::exists(path, error)) {
            all.push_back(path);
        } else {
            return Error{Errc::NotFound, path.string(), {}};
        }
    }
    std::vector<IssueFile> files;
    for (const fs::path& file : all) {
        if (!format::sidecarOf(file.filename().string())) {
            files.push_back(IssueFile{file, {}});
        }
    }
    for (const fs::path& file : all) {
        if (const auto declared = format::sidecarOf(file.filename().string())) {
            bool taken = false;
            for (IssueFile& issues : files) {
                if (belongsTo(issues.file, file, *declared)) {
                    issues.sidecars.push_back(file);
                    taken = true;
                }
            }
            if (!taken) {
                files.push_back(IssueFile{{}, {file}});
            }
        }
    }
    return files;
}

std::int64_t totalBytes(const std::vector<IssueFile>& files)
{
    std::int64_t bytes = 0;
    for (const IssueFile& file : files) {
        std::error_code error;
        const auto size = fs::file_size(file.file, error);
        bytes += error ? 0 : static_cast<std::int64_t>(size);
    }
    return bytes;
}

} // namespace accord::exchange
