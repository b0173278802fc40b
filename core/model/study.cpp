// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/study.h"

#include "core/base/text.h"

#include <algorithm>
#include <set>

namespace accord {
namespace {

std::string firstLetter(std::string_view word)
{
    std::size_t end = 0;
    text::nextCodePoint(word, end);
    std::string letter(word.substr(0, end));
    if (letter.size() == 1 && letter[0] >= 'a' && letter[0] <= 'z') {
        letter[0] = static_cast<char>(letter[0] - 'a' + 'A');
    }
    return letter;
}

} // namespace

std::string initialsOf(const std::string& name)
{
    std::vector<std::string_view> words;
    for (const std::string_view word : text::split(text::trimmed(name), ' ')) {
        if (!word.empty()) {
            words.push_back(word);
        }
    }
    if (words.empty()) {
        return {};
    }
    if (words.size() > 1) {
        return firstLetter(words.front()) + firstLetter(words.back());
    }
    // "Label3" and "A3" are told apart by their number.
    const std::string_view word = words.front();
    std::size_t at = 0;
    text::nextCodePoint(word, at);
    const std::size_t digits = word.find_last_not_of("0123456789") + 1;
    if (digits < word.size() && digits > 0) {
        return firstLetter(word) + std::string(word.substr(digits));
    }
    std::size_t end = at;
    if (end < word.size()) {
        text::nextCodePoint(word, end);
    }
    return firstLetter(word) + std::string(word.substr(at, end - at));
}

namespace {

// As every copy of a project has them: who joined first, and of these whose identifier is less.
std::vector<Person*> byJoining(std::vector<Person>& people)
{
    std::vector<Person*> order;
    order.reserve(people.size());
    for (Person& person : people) {
        order.push_back(&person);
    }
    std::ranges::sort(order, [](const Person* a, const Person* b) {
        return a->joined != b->joined ? a->joined < b->joined : a->uuid < b->uuid;
    });
    return order;
}

// The first of "MO", "MO2", "MO3", ... that is not taken; `taken` is in lower case.
std::string numbered(const std::string& initials, const std::set<std::string>& taken)
{
    std::string free = initials;
    for (int number = 2; taken.contains(text::lowerAscii(free)); ++number) {
        free = initials + std::to_string(number);
    }
    return free;
}

} // namespace

std::string freeInitials(std::span<const Person> people, const std::string& name)
{
    std::set<std::string> taken;
    for (const Person& person : people) {
        taken.insert(text::lowerAscii(person.initials));
    }
    return numbered(initialsOf(name), taken);
}

void tellInitialsApart(std::vector<Person>& people)
{
    // Those of nobody else stay, whoever comes first: "MO2" may be what somebody chose.
    std::set<std::string> taken;
    for (const Person& person : people) {
        taken.insert(text::lowerAscii(person.initials));
    }
    std::set<std::string> given;
    for (Person* person : byJoining(people)) {
        if (!person->initials.empty() && !given.insert(text::lowerAscii(person->initials)).second) {
            person->initials = numbered(person->initials, taken);
            taken.insert(text::lowerAscii(person->initials));
        }
    }
}

void fillPseudonyms(std::vector<Person>& people)
{
    const std::vector<Person*> order = byJoining(people);
    std::set<std::string> taken;
    for (Person* person : order) {
        if (!person->pseudonym.empty() && !taken.insert(person->pseudonym).second) {
            person->pseudonym.clear();
        }
    }
    int next = 1;
    for (Person* person : order) {
        while (person->pseudonym.empty()) {
            const std::string candidate = "A" + std::to_string(next++);
            person->pseudonym = taken.insert(candidate).second ? candidate : std::string();
        }
    }
}

std::vector<const Person*> peopleCalled(std::span<const Person> people, std::string_view text)
{
    const std::string_view wanted = text::trimmed(text);
    std::vector<const Person*> found;
    for (const auto says : {&Person::pseudonym, &Person::name, &Person::initials}) {
        for (const Person& person : people) {
            if (!(person.*says).empty() && text::equalsIgnoringCase(wanted, person.*says)) {
                found.push_back(&person);
            }
        }
        if (!found.empty()) {
            break;
        }
    }
    return found;
}

std::vector<std::string> toldApart(std::span<const Person* const> people)
{
    std::vector<std::string> texts;
    texts.reserve(people.size());
    for (const Person* person : people) {
        texts.push_back(person->name + " (" + person->pseudonym + ")");
    }
    return texts;
}

std::string Heading::fullName() const
{
    return textName(repository, number, kind);
}

std::string Heading::shortName() const
{
    return textName(std::string_view(repository).substr(repository.find_last_of('/') + 1), number, kind);
}

} // namespace accord
