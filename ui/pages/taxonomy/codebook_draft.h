// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QUndoCommand>

#include "core/base/ids.h"
#include "core/model/taxonomy.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/edits/edit.h"
#include "core/taxonomy/impact.h"
#include "ui/core/page.h"
#include "ui/core/session.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace accord::ui {

class CodebookDraft;
class ImpactPreview;

/// An edit that was collected and not applied yet.
struct PendingEdit
{
    QString line;                           ///< as it is kept
    std::optional<taxonomy::Edit> edit;     ///< none where the line cannot be read
    QString title;                          ///< "Merge C.7 Shapes into C.6 Memory"
    QString problem;                        ///< why it does not fit the codebook any more; empty: it does
    std::optional<taxonomy::Impact> impact; ///< none while it is being worked out
};

/// Edits read from their lines, and the codebook that those which fit lead to.
struct PendingEdits
{
    std::vector<PendingEdit> edits;
    std::shared_ptr<const Taxonomy> after;
};

/// Each line against what the ones before it lead to, `held`: see taxonomy::codesHeldIn(); what does not fit is passed
/// over, and says why.
PendingEdits readEdits(const QStringList& lines, std::shared_ptr<const Taxonomy> codebook, const HeldCodes& held);

QStringList editLines(const std::string& text); ///< without empty ones

/// What is left when newer words come for a field that has words waiting.
struct WithoutOlder
{
    QStringList lines;
    bool replaced = false; ///< there were some ...
    bool meaning = false;  ///< ... and they were a change of meaning
};

/// Without the words that `newer` replaces. Words stay where an edit behind them changes codes: what the line says
/// would mean another category then.
WithoutOlder withoutOlder(const std::vector<PendingEdit>& pending, const taxonomy::Edit& newer);

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

/// The edits that I have collected, what each of them would do, and what becomes of them. They are kept in the project
/// at every step, and every step can be undone.
class CodebookDraft : public QObject
{
    Q_OBJECT
public:
    explicit CodebookDraft(const PageContext& context, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<PendingEdit>& edits() const { return m_edits; }
    [[nodiscard]] bool empty() const { return m_edits.empty(); }
    [[nodiscard]] bool allFit() const; ///< and there is one

    /// The codebook with all edits that fit.
    [[nodiscard]] std::shared_ptr<const Taxonomy> taxonomy() const { return m_after; }
    [[nodiscard]] const HeldCodes& held() const { return m_held; } ///< codes that no other category is given
    [[nodiscard]] const std::unordered_set<Uuid>& touched() const { return m_touched; } ///< categories that differ

    /// What all of them do together; none while it is being worked out, or while there are none.
    [[nodiscard]] std::optional<taxonomy::Impact> total() const;
    [[nodiscard]] bool busy() const;

    /// Whether these would fit behind what is there; the error says what does not.
    [[nodiscard]] Status fits(const std::vector<taxonomy::Edit>& edits) const;

    /// Adds them behind what is there as one step of undo. Newer words of a field replace words that still wait.
    Status add(const std::vector<taxonomy::Edit>& edits);
    void remove(int number);
    void discard();

    /// What this edit would do behind what is there, told by triedOut(); none ends that.
    void tryOut(const std::optional<taxonomy::Edit>& edit);

    /// Makes one version of all of them. `done` is told what went wrong, if something did.
    using Done = std::function<void(const Status&)>;
    void apply(const QString& note, QObject* receiver, Done done);

    /// Takes back the newest version, or (`to`) returns to an earlier one, as one step of undo.
    void goBack(int newest, int to, QObject* receiver, Done done);

    void reload();                      ///< from the file: what another window of mine collected
    void put(const QStringList& lines); ///< in place of what is there

    [[nodiscard]] Session& session() { return m_context.session; }

signals:
    void changed();
    void triedOut(const QString& impact); ///< or why it does not fit
    void applied(int version);            ///< the number of the new one
    void said(const QString& sentence);

private:
    void read(const QStringList& lines);
    void readHeld();
    void ask();
    void answered();
    void step(const QStringList& lines, const QString& title);
    using MakeVersion = std::function<Result<taxonomy::AppliedEdits>(Project&)>;
    void makeVersion(MakeVersion make, const QStringList& from, QObject* receiver, Done done);
    [[nodiscard]] QStringList lines() const;
    [[nodiscard]] std::vector<taxonomy::Edit> fitting() const;

    PageContext m_context;
    ImpactPreview* m_impactPreview;
    std::vector<PendingEdit> m_edits;
    std::shared_ptr<const Taxonomy> m_after;
    HeldCodes m_held;
    int m_heldAt = 0; ///< the version of the codebook when they were read
    std::unordered_set<Uuid> m_touched;
    std::optional<taxonomy::Edit> m_tried;
    std::optional<taxonomy::Impact> m_total;
    PersonId m_person; ///< whose they are
    int m_writing = 0; ///< what is kept is newer than what is in the file
};

} // namespace accord::ui
