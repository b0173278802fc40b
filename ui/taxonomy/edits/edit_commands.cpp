// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/edits/edit_commands.h"

#include <QCoreApplication>

#include "core/taxonomy/versions.h"
#include "ui/support/error_text.h"
#include "ui/taxonomy/edits/codebook_draft.h"

#include <utility>

namespace accord::ui {
namespace {

struct EditCommandsWords
{
    Q_DECLARE_TR_FUNCTIONS(TaxonomyEdits)
};

} // namespace

DraftCommand::DraftCommand(CodebookDraft& draft, PersonId person, QStringList before, QStringList after,
                           const QString& text)
    : QUndoCommand(text)
    , m_draft(&draft)
    , m_person(person)
    , m_before(std::move(before))
    , m_after(std::move(after))
{}

void DraftCommand::undo()
{
    put(m_before);
}

void DraftCommand::redo()
{
    put(m_after);
}

void DraftCommand::put(const QStringList& lines)
{
    // Somebody else sits here now: their edits are not to be touched by this.
    if (!m_draft || m_draft->session().me() != m_person) {
        setObsolete(true);
        return;
    }
    m_draft->put(lines);
}

VersionCommand::VersionCommand(CodebookDraft& draft, PersonId person, int number, QStringList lines)
    : QUndoCommand(EditCommandsWords::tr("Version %1 of the Codebook").arg(number))
    , m_draft(&draft)
    , m_person(person)
    , m_newest(std::make_shared<int>(number))
    , m_lines(std::move(lines))
{}

void VersionCommand::undo()
{
    takeBack(m_lines);
}

void VersionCommand::redo()
{
    if (!std::exchange(m_first, false)) {
        takeBack({});
    }
}

void VersionCommand::takeBack(const QStringList& pending)
{
    if (!m_draft || m_draft->session().me() != m_person || *m_newest == 0) {
        setObsolete(true);
        return;
    }
    CodebookDraft* draft = m_draft;
    const auto work = [newest = m_newest, person = m_person](Project& project) -> Status {
        auto made = taxonomy::undoVersion(project, *newest, person);
        *newest = made.ok() ? made->number : 0;
        return made.ok() ? Status() : Status(made.error());
    };
    const bool fromEdits = !m_lines.isEmpty();
    draft->session().write(work, draft, [draft, newest = m_newest, pending, fromEdits](const Status& status) {
        if (!status.ok()) {
            emit draft->said(errorText(status.error()));
            return;
        }
        draft->session().poll();
        if (fromEdits) {
            draft->put(pending);
        }
        emit draft->said(EditCommandsWords::tr("The codebook is as it was; that is version %1.").arg(*newest));
    });
}

} // namespace accord::ui
