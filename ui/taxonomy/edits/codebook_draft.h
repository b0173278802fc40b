// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include "core/project/codebook/codebook_versions.h"
#include "core/taxonomy/edits/draft.h"
#include "ui/support/page.h"
#include "ui/support/session.h"
#include "ui/taxonomy/edits/pending_edits.h"

#include <functional>
#include <memory>
#include <optional>
#include <unordered_set>
#include <vector>

namespace accord::ui {

class ImpactPreview;

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
