// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/markdown/markdown.h"

#include "tests/core/format/markdown/well_formed.h"
#include "tests/fuzz/target.h"

#include <string>

// Any bytes become blocks that are well-formed and safe to show: only the elements, attributes and links that the
// reader allows.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const accord::format::MarkdownOptions options{"https://github.com/o/r", {"cuda", "memory leak", "显存"}};
    const auto blocks = accord::test::blocksOf(accord::fuzz::textOf(data, size), options);
    const std::string problem = accord::test::blockProblem(blocks);
    accord::fuzz::require(problem.empty(), problem);
    return 0;
}
