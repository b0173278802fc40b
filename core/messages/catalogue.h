// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/reason.h"
#include "core/base/result.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The sentences that say what went wrong: the only place with English about errors. Window and command line make
/// theirs of these, and both add by the reason what is to be done next.
namespace accord::messages {

/// A reason and its sentence, in which %1 to %9 stand for the arguments of the error.
struct Entry
{
    Reason reason;
    const char* text;
};

/// All of them, section by section; each reason once.
std::vector<std::span<const Entry>> sections();

/// The sentence of a reason with its placeholders; empty for none.
const char* textOf(Reason reason);

/// Whether there are as many arguments as the sentence has placeholders, also in the sentences within.
bool fits(const Message& message);

/// What is made of a text of the catalogue before it is filled in: its translation.
using Translate = std::function<std::string(const char*)>;

/// The text with the arguments in place of %1 to %9. What an argument holds is not looked into.
std::string fill(std::string_view text, std::span<const std::string> arguments);

/// The sentence of a message, or of an error; sentences within it are filled in likewise. Without `translate` in
/// English.
std::string sentence(const Message& message, const Translate& translate = {});
std::string sentence(const Error& error, const Translate& translate = {});

} // namespace accord::messages
