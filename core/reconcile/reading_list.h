// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/label.h"
#include "core/project/project.h"
#include "core/reconcile/filter.h"
#include "core/reconcile/minutes.h"
#include "core/reconcile/passages.h"

#include <cstddef>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::reconcile {

/// What is to be read before a meeting.
struct ReadingRequest
{
    RoundId round;
    Filter agenda{};         ///< which issues, in the order of the queue
    std::string meeting{};   ///< its name; empty without one
    std::size_t most = 50;   ///< issues; the first of the agenda
    bool pseudonyms = false; ///< A1, A2, ... for people; what they wrote stays as it is
};

/// One issue of the list.
struct ReadingEntry
{
    ItemId item;
    std::string issue; ///< "vllm-project/vllm#12"
    int occurrence = 1;
    std::string title; ///< empty while the text is missing
    std::string url;
    std::string text;     ///< the beginning of its body, with its lines
    std::size_t left = 0; ///< characters of the body that follow
    std::size_t comments = 0;
    std::vector<Label> labels;          ///< first labels, by person; none while people vote on it a second time
    std::vector<CitedPassage> passages; ///< that these labels cite
    bool votedOn = false;
};

/// Issues of an agenda with what was said of them, in the agenda's order, for those who come to the meeting.
struct ReadingList
{
    std::string project;
    std::string round;
    std::string meeting;
    Agenda agenda;
    std::string madeAt;                    ///< UTC, ISO 8601
    std::map<PersonId, std::string> names; ///< as the list calls people
    std::vector<ReadingEntry> entries;
    std::size_t more = 0; ///< issues of the agenda that are not on the list
};

/// How much of an issue's body is on the list, in characters.
constexpr std::size_t kMostReadingText = 2500;

/// Errc::NotPermitted while the round is blind, Cancelled.
Result<ReadingList> readingList(Project& project, const ReadingRequest& request, const std::stop_token& stop = {});

} // namespace accord::reconcile
