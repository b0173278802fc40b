// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/label_matrix.h"
#include "core/project/project.h"

#include <string>

namespace accord::reconcile {

/// An agenda (a filter of the queue, as text) as people say it, with the filter behind it: "pending conflicts that
/// differ on the theme, in vllm-project/vllm (pending across=theme repo=vllm)". `pseudonyms`: A1, A2, ... for people.
/// What is no filter stays as it is.
std::string agendaWords(const Project& project, const LabelMatrix& labelMatrix, const std::string& agenda, bool pseudonyms);

} // namespace accord::reconcile
