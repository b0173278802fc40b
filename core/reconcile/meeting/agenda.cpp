// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/meeting/agenda.h"

#include "core/reconcile/queue/filter_text.h"

namespace accord::reconcile {

Result<Filter> agendaOf(const Project& project, const LabelMatrix& labelMatrix, const Meeting& meeting)
{
    return parseFilter(meeting.content.agenda, FilterNames{labelMatrix, project.people()});
}

} // namespace accord::reconcile
