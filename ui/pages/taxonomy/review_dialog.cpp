// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/review_dialog.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "core/taxonomy/versions.h"
#include "ui/core/prompts.h"
#include "ui/core/theme.h"
#include "ui/pages/taxonomy/codebook_draft.h"
#include "ui/pages/taxonomy/edit_dialog.h"
#include "ui/pages/taxonomy/taxonomy_actions.h"
#include "ui/pages/taxonomy/taxonomy_widgets.h"
#include "ui/pages/taxonomy/versions_panel.h"
#include "ui/text/error_text.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flow_layout.h"

#include <algorithm>
#include <utility>

namespace accord::ui {
namespace {

constexpr int kPreviewMilliseconds = 2000;

} // namespace

ImpactPreview::ImpactPreview(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_work(std::make_shared<Work>())
    , m_reading(session, this)
    , m_codebook(session.project().codebookNumber())
{
    m_again.setSingleShot(true);
    m_again.setInterval(kPreviewMilliseconds);
    connect(&m_again, &QTimer::timeout, this, [this] {
        if (!m_reading.busy() && !m_asked.empty()) {
            ask(m_asked);
        }
    });
    connect(&session, &Session::changed, this, [this](const Changes& changes) {
        if (!taxonomy::Forecast::standsAfter(changes)) {
            readAnew();
        }
    });
    connect(&session, &Session::contentsChanged, this, &ImpactPreview::contentsChanged);
    connect(&session, &Session::meChanged, this, &ImpactPreview::readAnew);
}

/// What was read is old. The question that was asked last is asked again, but not at every label that comes.
void ImpactPreview::readAnew()
{
    m_work = std::make_shared<Work>();
    if (!m_again.isActive()) {
        m_again.start();
    }
}

/// What edits do to one codebook says nothing about what they do to the next.
void ImpactPreview::contentsChanged()
{
    const int now = m_session.project().codebookNumber();
    if (std::exchange(m_codebook, now) == now) {
        readAnew();
        return;
    }
    m_work = std::make_shared<Work>();
    m_answer.reset();
    m_reading.stop();
    m_again.stop();
    if (!m_asked.empty()) {
        ask(m_asked);
    }
}

void ImpactPreview::ask(std::vector<taxonomy::Edit> edits)
{
    m_asked = edits;
    m_wanted = std::move(edits);
    if (!m_reading.busy()) {
        begin();
    }
}

void ImpactPreview::begin()
{
    m_reading.read<taxonomy::Preview>(
        [work = m_work, edits = std::exchange(m_wanted, {}).value(),
         me = m_session.me()](Project& project) -> Result<taxonomy::Preview> {
            if (!work->forecast) {
                ACCORD_TRY(work->forecast, taxonomy::Forecast::load(project, me));
            }
            return work->forecast->preview(edits);
        },
        [this](Result<taxonomy::Preview> answer) {
            m_answer = answer.ok() ? std::make_shared<const taxonomy::Preview>(std::move(answer).value()) : nullptr;
            emit answered();
            if (m_wanted && !m_reading.busy()) {
                begin();
            }
        });
}

EditList::EditList(CodebookDraft& draft, const TaxonomyKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_draft(draft)
    , m_list(new RowList("pendingEdits", tr("Pending edits"), this))
    , m_title(new QLabel(this))
    , m_total(new QLabel(this))
{
    setObjectName(QStringLiteral("editList"));
    build(keys);
    connect(&draft, &CodebookDraft::changed, this, &EditList::refresh);
    refresh();
}

void EditList::build(const TaxonomyKeys& keys)
{
    QFont strong = m_title->font();
    strong.setBold(true);
    m_title->setFont(strong);
    m_title->setObjectName(QStringLiteral("pendingTitle"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_total->setObjectName(QStringLiteral("pendingTotal"));
    m_total->setWordWrap(true);
    auto* buttons = new QWidget(this);
    auto* flow = theme::layoutIn<FlowLayout>(buttons, theme::Pad::None, theme::kGrid / 2);
    for (QAction* action : {keys.review, keys.remove, keys.discard}) {
        flow->addWidget(new ShortcutButton(action, buttons));
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(theme::kGrid, 2 * theme::kGrid, theme::kGrid, theme::kGrid);
    column->setSpacing(theme::kGrid);
    column->addWidget(m_title);
    column->addWidget(m_list, 1);
    column->addWidget(m_total);
    column->addWidget(buttons);
}

int EditList::current() const
{
    return m_list->currentIndex().row();
}

void EditList::focusList()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

/// Rows stay where they are.
void EditList::refresh()
{
    const Project& project = m_draft.session().project();
    const auto count = static_cast<int>(m_draft.edits().size());
    std::vector<LinesRow> rows;
    for (const PendingEdit& edit : m_draft.edits()) {
        const QString effect = !edit.problem.isEmpty() ? edit.problem
                               : edit.impact           ? impactText(project, *edit.impact)
                                                       : tr("working out what it does …");
        rows.push_back({std::ssize(rows) + 1, edit.title + QLatin1Char('\n') + effect,
                        edit.problem.isEmpty() ? QStringLiteral("taxonomy") : QStringLiteral("warning"), edit.line});
    }
    m_list->setRows(std::move(rows), count - 1);
    m_title->setText(tr("%n pending edits", nullptr, count));
    if (m_draft.total()) {
        m_total->setText(unbroken(tr("Together: %1").arg(impactText(project, *m_draft.total()))));
    } else {
        m_total->setText(m_draft.allFit() ? tr("Together: working out what they do …")
                                          : tr("What does not fit must go before the others can be applied."));
    }
    setVisible(count > 0);
}

ReviewDialog::ReviewDialog(CodebookDraft& draft, Prompts& prompts, QWidget* parent)
    : SessionDialog(parent)
    , m_draft(draft)
    , m_prompts(prompts)
    , m_text(new QTextBrowser(this))
    , m_note(new QLineEdit(this))
{
    setObjectName(QStringLiteral("reviewDialog"));
    setWindowTitle(tr("Review and Apply"));
    m_text->setObjectName(QStringLiteral("review"));
    m_text->setAccessibleName(tr("What will change"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setPlaceholderText(tr("What is new in this version, for its history"));
    m_note->setAccessibleName(m_note->placeholderText());
    auto* form = new QFormLayout;
    form->addRow(tr("&Note"), m_note);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(tr("Apply as Version %1").arg(draft.session().project().codebookNumber() + 1),
                                 QDialogButtonBox::AcceptRole);
    m_apply->setObjectName(QStringLiteral("apply"));
    m_apply->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ReviewDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_note, &QLineEdit::textChanged, this, &ReviewDialog::refresh);
    connect(&draft, &CodebookDraft::changed, this, &ReviewDialog::refresh);
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Dialog, 2 * theme::kGrid);
    column->addWidget(m_text, 1);
    column->addLayout(form);
    column->addWidget(buttons);
    resize(100 * theme::kGrid, 76 * theme::kGrid);
    m_note->setFocus();
    refresh();
}

QString ReviewDialog::html() const
{
    const Project& project = m_draft.session().project();
    QString html =
        QStringLiteral("<p class='title'>%1</p>")
            .arg(tr("%n edits become one version of the codebook", nullptr, static_cast<int>(m_draft.edits().size())));
    if (const auto total = m_draft.total()) {
        html += QStringLiteral("<p><b>%1</b></p>").arg(impactText(project, *total).toHtmlEscaped());
        html += impactTable(project, *total);
        if (total->relabel > 0) {
            html += QStringLiteral("<p>%1</p>")
                        .arg(tr("%Ln labels will be to look at again: their people find them on this page and on the "
                                "Label page.",
                                nullptr, static_cast<int>(total->relabel)));
        }
    } else {
        html += QStringLiteral("<p>%1</p>").arg(tr("Working out what they do …"));
    }
    html += QStringLiteral("<p class='kind'>%1</p><ol>").arg(tr("The edits"));
    for (const PendingEdit& edit : m_draft.edits()) {
        html += QStringLiteral("<li>%1").arg(edit.title.toHtmlEscaped());
        if (edit.impact) {
            html += QStringLiteral("<br><span class='under'>%1</span>")
                        .arg(impactText(project, *edit.impact).toHtmlEscaped());
        }
        html += QStringLiteral("</li>");
    }
    return html + QStringLiteral("</ol><p class='kind'>%1</p>").arg(tr("What the codebook says then")) +
           differenceHtml(taxonomy::difference(*project.taxonomy(), *m_draft.taxonomy()));
}

void ReviewDialog::refresh()
{
    m_text->document()->setDefaultStyleSheet(differenceStyle());
    const QString now = html();
    if (now != m_shown) {
        m_shown = now;
        m_text->setHtml(now);
    }
    m_apply->setEnabled(!m_applying && m_draft.allFit() && !m_note->text().trimmed().isEmpty());
}

void ReviewDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_apply != nullptr) {
        m_shown.clear();
        refresh();
    }
}

void ReviewDialog::accept()
{
    if (!m_apply->isEnabled()) {
        return;
    }
    m_applying = true;
    m_apply->setEnabled(false);
    m_draft.apply(m_note->text(), this, [this](const Status& status) {
        m_applying = false;
        refresh();
        if (!status.ok()) {
            m_prompts.tell(this, windowTitle(), errorText(status.error()));
            return;
        }
        QDialog::accept();
    });
}

} // namespace accord::ui
