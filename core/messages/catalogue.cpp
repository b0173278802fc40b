// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/catalogue.h"

#include "core/messages/sections.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace accord::messages {
namespace {

std::array<const char*, kReasons> makeTexts()
{
    std::array<const char*, kReasons> texts{};
    for (const auto section : sections()) {
        for (const Entry& entry : section) {
            texts.at(static_cast<std::size_t>(entry.reason)) = entry.text;
        }
    }
    return texts;
}

// Of "%1", and 0 for anything else.
std::size_t placeholderAt(std::string_view text, std::size_t at)
{
    const bool is = text[at] == '%' && at + 1 < text.size() && text[at + 1] >= '1' && text[at + 1] <= '9';
    return is ? static_cast<std::size_t>(text[at + 1] - '0') : 0;
}

std::size_t placeholders(std::string_view text)
{
    std::size_t most = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        most = std::max(most, placeholderAt(text, at));
    }
    return most;
}

constexpr std::string_view kFullWidthStop = "\u3002";

} // namespace

std::vector<std::span<const Entry>> sections()
{
    return {aboutFiles(),     aboutProject(),  aboutStudy(),    aboutLabelling(), aboutTaxonomy(),
            aboutReconcile(), aboutExchange(), aboutRatings(),  aboutCollect(),   aboutFormat(),
            aboutTables(),    aboutCards(),    aboutCommands(), aboutWords()};
}

const char* textOf(Reason reason)
{
    static const std::array<const char*, kReasons> texts = makeTexts();
    const auto place = static_cast<std::size_t>(reason);
    return place < texts.size() && texts[place] != nullptr ? texts[place] : "";
}

bool fits(const Message& message)
{
    const std::string_view text = textOf(message.reason);
    return !text.empty() && placeholders(text) == message.arguments.size() &&
           std::ranges::all_of(message.arguments, [](const Argument& argument) {
               return argument.message() == nullptr || fits(*argument.message());
           });
}

std::string fill(std::string_view text, std::span<const std::string> arguments)
{
    std::string filled;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::size_t place = placeholderAt(text, at);
        // What a host says is a sentence at times, and needs no second full stop, whatever its language.
        const std::string_view rest = text.substr(at);
        if ((rest == "." || rest == kFullWidthStop) && (filled.ends_with('.') || filled.ends_with(kFullWidthStop))) {
            break;
        }
        if (place == 0) {
            filled += text[at];
            continue;
        }
        filled += place <= arguments.size() ? arguments[place - 1] : std::string();
        ++at;
    }
    return filled;
}

std::string sentence(const Message& message, const Translate& translate)
{
    std::vector<std::string> arguments;
    arguments.reserve(message.arguments.size());
    for (const Argument& argument : message.arguments) {
        arguments.push_back(argument.message() == nullptr ? argument.text() : sentence(*argument.message(), translate));
    }
    const char* text = textOf(message.reason);
    return translate ? fill(translate(text), arguments) : fill(text, arguments);
}

std::string sentence(const Error& error, const Translate& translate)
{
    return sentence(error.message(), translate);
}

} // namespace accord::messages
