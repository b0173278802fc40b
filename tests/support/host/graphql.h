// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/host/rest.h"
#include "tests/support/host/shapes.h"
#include "tests/support/host/world.h"

#include <cstdint>
#include <string>

/// GitHub's GraphQL interface over the world: any query over repository, issues, comments, labels and the like, with
/// aliases, variables and inline fragments. A field that the real one does not have is an error here as well.
namespace accord::test::host {

struct GraphQlMeter
{
    std::int64_t limit = 5000;
    std::int64_t left = 5000;
    std::int64_t resetsAt = 0;
    int most = 0; ///< issues per page; asked for more, it does not answer in time (502); 0: any number
};

/// `body`: of the POST request.
Answer graphQlAnswer(const World& world, const Places& places, const std::string& body, const GraphQlMeter& meter);

} // namespace accord::test::host
