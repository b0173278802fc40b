// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/codebook_draft.h"

#include <QCoreApplication>
#include <QPointer>
#include <QUndoStack>

#include "core/taxonomy/edits/apply.h"
#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/versions.h"
#include "ui/pages/taxonomy/edit_dialog.h"
#include "ui/pages/taxonomy/review_dialog.h"
#include "ui/text/error_text.h"

#include <algorithm>
#include <utility>

namespace accord::ui {
namespace {

using taxonomy::Edit;
using taxonomy::EditKind;

/// Words of the same place in the codebook, so that the newer ones replace the older ones.
bool sameWords(const Edit& one, const Edit& other)
{
    return one.kind == other.kind && one.category == other.category && one.language == other.language &&
           (one.kind == EditKind::Rename || (one.kind == EditKind::Define && one.field == other.field));
}

/// Edits that lead to other codes: what stands before them says codes that mean something else behind them.
bool changesCodes(const Edit& edit)
{
    return edit.kind != EditKind::Rename && edit.kind != EditKind::Define;
}

} // namespace

PendingEdits readEdits(const QStringList& lines, std::shared_ptr<const Taxonomy> codebook, const HeldCodes& held)
{
    PendingEdits all{{}, std::move(codebook)};
    for (const QString& line : lines) {
        PendingEdit pending{line, {}, line, {}, {}};
        if (auto edit = taxonomy::parseEdit(line.toStdString()); edit.ok()) {
            pending.edit = *edit;
            pending.title = editTitle(*all.after, *edit);
            if (auto next = taxonomy::applied(*all.after, *edit, held); next.ok()) {
                all.after = std::make_shared<const Taxonomy>(std::move(*next));
            } else {
                pending.problem = errorText(next.error());
            }
        } else {
            pending.problem = errorText(edit.error());
        }
        all.edits.push_back(std::move(pending));
    }
    return all;
}

QStringList editLines(const std::string& text)
{
    return QString::fromStdString(text).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

WithoutOlder withoutOlder(const std::vector<PendingEdit>& pending, const Edit& newer)
{
    WithoutOlder without;
    bool codesHold = true;
    for (auto entry = pending.rbegin(); entry != pending.rend(); ++entry) {
        codesHold = codesHold && entry->edit && !changesCodes(*entry->edit);
        if (codesHold && sameWords(*entry->edit, newer)) {
            without.replaced = true;
            without.meaning = without.meaning || entry->edit->meaning;
        } else {
            without.lines.prepend(entry->line);
        }
    }
    return without;
}

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
    draft->session().write(
        work, draft,
        [draft, newest = m_newest, pending, fromEdits](const Status& status) {
            if (!status.ok()) {
                emit draft->said(errorText(status.error()));
                return;
            }
            if (fromEdits) {
                draft->put(pending);
            }
            emit draft->said(EditCommandsWords::tr("The codebook is as it was; that is version %1.").arg(*newest));
        },
        FailureTold::ByReceiver);
}

namespace {

using taxonomy::Edit;

std::unordered_set<Uuid> differing(const Taxonomy& before, const Taxonomy& after)
{
    std::unordered_set<Uuid> touched;
    for (const Category& category : after.categories()) {
        const Category* old = before.find(category.uuid);
        if (old == nullptr || *old != category) {
            touched.insert(category.uuid);
        }
    }
    return touched;
}

} // namespace

CodebookDraft::CodebookDraft(const PageContext& context, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_impactPreview(new ImpactPreview(context.session, this))
    , m_after(context.session.project().taxonomy())
{
    connect(m_impactPreview, &ImpactPreview::answered, this, &CodebookDraft::answered);
    connect(&context.session, &Session::meChanged, this, &CodebookDraft::reload);
    connect(&context.session, &Session::contentsChanged, this, [this] { read(lines()); });
    reload();
}

void CodebookDraft::reload()
{
    Session& session = m_context.session;
    if (m_writing > 0 && m_person == session.me()) {
        return;
    }
    m_person = session.me();
    const auto kept =
        m_person.valid() ? taxonomy::draft(session.project(), m_person) : Result<std::string>(std::string());
    if (!kept.ok()) {
        emit session.failed(kept.error());
        return;
    }
    read(editLines(*kept));
}

void CodebookDraft::read(const QStringList& lines)
{
    const bool sameCodebook = m_heldAt == m_context.session.project().codebookNumber();
    readHeld();
    const auto before = m_context.session.project().taxonomy();
    PendingEdits now = readEdits(lines, before, m_held);
    for (std::size_t i = 0; i < std::min(now.edits.size(), m_edits.size()); ++i) {
        if (sameCodebook && now.edits[i].line == m_edits[i].line) {
            now.edits[i].impact = m_edits[i].impact; // until the new one is there
        }
    }
    m_edits = std::move(now.edits);
    m_after = std::move(now.after);
    m_touched = differing(*before, *m_after);
    ask();
    emit changed();
}

// Once labels are given they only change with the codebook.
void CodebookDraft::readHeld()
{
    Project& project = m_context.session.project();
    if (!m_held.empty() && m_heldAt == project.codebookNumber()) {
        return;
    }
    auto held = taxonomy::codesHeldIn(project);
    if (!held.ok()) {
        emit m_context.session.failed(held.error());
        return;
    }
    m_held = std::move(*held);
    m_heldAt = project.codebookNumber();
}

std::vector<Edit> CodebookDraft::fitting() const
{
    std::vector<Edit> edits;
    for (const PendingEdit& pending : m_edits) {
        if (pending.edit && pending.problem.isEmpty()) {
            edits.push_back(*pending.edit);
        }
    }
    return edits;
}

void CodebookDraft::ask()
{
    std::vector<Edit> edits = fitting();
    m_total.reset();
    if (m_tried) {
        edits.push_back(*m_tried);
    }
    if (!edits.empty()) {
        m_impactPreview->ask(std::move(edits));
    }
}

void CodebookDraft::answered()
{
    const auto answer = m_impactPreview->answer();
    if (!answer || m_impactPreview->busy()) {
        return;
    }
    std::size_t next = 0;
    for (PendingEdit& pending : m_edits) {
        if (pending.edit && pending.problem.isEmpty() && next < answer->edits.size() &&
            answer->edits[next].edit == *pending.edit) {
            pending.impact = answer->edits[next++].impact;
        }
    }
    if (m_tried && next < answer->edits.size() && answer->edits[next].edit == *m_tried) {
        emit triedOut(impactText(m_context.session.project(), answer->edits[next].impact));
    } else if (!m_tried && next == answer->edits.size()) {
        m_total = answer->all;
    }
    emit changed();
}

std::optional<taxonomy::Impact> CodebookDraft::total() const
{
    return m_total;
}

bool CodebookDraft::busy() const
{
    return m_impactPreview->busy();
}

bool CodebookDraft::allFit() const
{
    return !m_edits.empty() && std::ranges::all_of(m_edits, [](const PendingEdit& pending) {
        return pending.edit && pending.problem.isEmpty();
    });
}

QStringList CodebookDraft::lines() const
{
    QStringList lines;
    for (const PendingEdit& pending : m_edits) {
        lines << pending.line;
    }
    return lines;
}

Status CodebookDraft::fits(const std::vector<Edit>& edits) const
{
    ACCORD_CHECK(taxonomy::applied(*m_after, edits, m_held));
    return {};
}

Status CodebookDraft::add(const std::vector<Edit>& edits)
{
    if (edits.empty()) {
        return {};
    }
    const QStringList before = lines();
    const QString title = editTitle(*m_after, edits.front());
    for (Edit edit : edits) {
        const WithoutOlder without = withoutOlder(m_edits, edit);
        if (without.replaced) {
            read(without.lines);
            edit.meaning = edit.meaning || without.meaning;
        }
        if (const auto result = taxonomy::applied(*m_after, edit, m_held); result.ok()) {
            read(lines() << QString::fromStdString(taxonomy::editText(edit)));
        } else if (!without.replaced) { // otherwise the words are again what they are in the codebook
            read(before);
            return result.error();
        }
    }
    const QStringList after = lines();
    if (after != before) {
        m_context.undo.push(new DraftCommand(*this, m_person, before, after, title));
    }
    return {};
}

void CodebookDraft::remove(int number)
{
    const QStringList before = lines();
    if (number >= 0 && number < before.size()) {
        QStringList after = before;
        after.removeAt(number);
        step(after, tr("Remove “%1”").arg(m_edits[static_cast<std::size_t>(number)].title));
    }
}

void CodebookDraft::discard()
{
    step({}, tr("Discard the Pending Edits"));
}

void CodebookDraft::step(const QStringList& lines, const QString& title)
{
    const QStringList before = this->lines();
    if (lines != before) {
        m_context.undo.push(new DraftCommand(*this, m_person, before, lines, title));
    }
}

void CodebookDraft::put(const QStringList& lines)
{
    if (lines != this->lines()) {
        read(lines);
    }
    ++m_writing;
    std::string text = lines.join(QLatin1Char('\n')).toStdString();
    if (!text.empty()) {
        text += '\n';
    }
    m_context.session.write(
        [person = m_person, text](Project& project) { return taxonomy::keepDraft(project, person, text); }, this,
        [this](const Status&) { --m_writing; });
}

void CodebookDraft::tryOut(const std::optional<Edit>& edit)
{
    m_tried = edit;
    if (edit) {
        if (const Status status = fits({*edit}); !status.ok()) {
            m_tried.reset();
            emit triedOut(errorText(status.error()));
            return;
        }
    }
    ask();
}

void CodebookDraft::apply(const QString& note, QObject* receiver, Done done)
{
    makeVersion([edits = fitting(), me = m_person, text = note.trimmed().toStdString(),
                 newest = m_context.session.project().codebookNumber()](
                    Project& project) { return taxonomy::applyEdits(project, edits, me, text, newest); },
                lines(), receiver, std::move(done));
}

void CodebookDraft::goBack(int newest, int to, QObject* receiver, Done done)
{
    makeVersion(
        [newest, to, me = m_person](Project& project) {
            return to == 0 ? taxonomy::undoVersion(project, newest, me)
                           : taxonomy::returnTo(project, to, me, {}, newest);
        },
        {}, receiver, std::move(done));
}

/// `from`: the edits that the version is made of.
void CodebookDraft::makeVersion(MakeVersion make, const QStringList& from, QObject* receiver, Done done)
{
    const auto made = std::make_shared<taxonomy::AppliedEdits>();
    ++m_writing;
    m_context.session.write(
        [make = std::move(make), made](Project& project) -> Status {
            ACCORD_TRY(*made, make(project));
            return {};
        },
        this,
        [this, made, from, receiver = QPointer<QObject>(receiver), done = std::move(done)](const Status& status) {
            --m_writing;
            if (status.ok()) {
                if (!from.isEmpty()) {
                    m_edits.clear(); // before the new codebook is told, which they do not fit any more
                }
                m_context.session.poll();
                read(lines());
                m_context.undo.push(new VersionCommand(*this, m_person, made->number, from));
                emit applied(made->number);
            }
            if (receiver) {
                done(status);
            } else if (!status.ok()) {
                emit said(errorText(status.error()));
            }
        },
        FailureTold::ByReceiver);
}

} // namespace accord::ui
