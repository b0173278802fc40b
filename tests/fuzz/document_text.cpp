// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/documents/document_text.h"

#include "tests/fuzz/target.h"

#include <string>

// Reads any bytes as a document of a stranger; the first byte says of which kind.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace accord;
    if (size == 0) {
        return 0;
    }
    const auto shape = static_cast<format::DocumentShape>(data[0] % 3);
    const auto text = format::textOfDocument(std::string(fuzz::textOf(data + 1, size - 1)), shape, "document");
    if (!text.ok()) {
        fuzz::require(text.error().argument(0).starts_with("document"), "an error names the file");
    } else {
        fuzz::require(text->empty() || text->ends_with('\n'), "a text ends with a line end");
        fuzz::require(text->size() <= format::BlockText::kLongest * 2, "a text has its bound");
    }
    return 0;
}
