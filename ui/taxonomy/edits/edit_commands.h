// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPointer>
#include <QStringList>
#include <QUndoCommand>

#include "core/base/ids.h"

#include <memory>

namespace accord::ui {

class CodebookDraft;

/// One step in collecting edits: the lines before and after it.
class DraftCommand : public QUndoCommand
{
public:
    DraftCommand(CodebookDraft& draft, PersonId person, QStringList before, QStringList after, const QString& text);

    void undo() override;
    void redo() override;

private:
    void put(const QStringList& lines);

    QPointer<CodebookDraft> m_draft;
    PersonId m_person;
    QStringList m_before;
    QStringList m_after;
};

/// A version of the codebook as one step of undo: taking it back writes the one before it again as a version of its
/// own, and the edits are pending again. Taking that back brings the version again.
class VersionCommand : public QUndoCommand
{
public:
    /// The version is there already; `lines`: the edits that it was made of, none for an earlier one written again.
    VersionCommand(CodebookDraft& draft, PersonId person, int number, QStringList lines);

    void undo() override;
    void redo() override;

private:
    void takeBack(const QStringList& pending);

    QPointer<CodebookDraft> m_draft;
    PersonId m_person;
    std::shared_ptr<int> m_newest; ///< the version that this step made last; 0 when that failed
    QStringList m_lines;
    bool m_first = true;
};

} // namespace accord::ui
