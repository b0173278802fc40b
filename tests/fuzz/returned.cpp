// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/merging/returned.h"

#include "core/base/compression.h"
#include "tests/fuzz/parts/altered_project.h"
#include "tests/fuzz/target.h"

#include <fstream>
#include <string>
#include <string_view>

namespace {

void unpack(const std::string& bytes)
{
    using namespace accord;
    const auto file = fuzz::workFolder() / "return.accord";
    std::ofstream(file, std::ios::binary) << bytes;
    const auto part = store::unpackReturn(file, fuzz::workFolder() / "ours.accord", {});
    fuzz::require(part.ok() || part.error().argument(0) == file.string(), "an error says which file");
    fuzz::require(part.ok() || part.error().code != Errc::Internal, "what is wrong in it is no bug of ours");
}

} // namespace

// What somebody sends back, as it is and as the content of a file that is packed soundly: it is unpacked, or refused.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    unpack("Accord return 1\n" + bytes);
    const auto packed = accord::compressed(bytes, "content", {});
    accord::fuzz::require(packed.ok(), "anything can be compressed");
    unpack("Accord return 1\n" + *packed);
    return 0;
}
