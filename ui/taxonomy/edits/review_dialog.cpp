// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/edits/review_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTextBrowser>

#include "core/taxonomy/versions.h"
#include "ui/support/error_text.h"
#include "ui/support/look.h"
#include "ui/support/prompts.h"
#include "ui/taxonomy/edits/codebook_draft.h"
#include "ui/taxonomy/edits/edit_text.h"
#include "ui/taxonomy/form_parts.h"
#include "ui/taxonomy/versions/difference_text.h"

#include <algorithm>

namespace accord::ui {

ReviewDialog::ReviewDialog(CodebookDraft& draft, Prompts& prompts, QWidget* parent)
    : QDialog(parent)
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
    auto* column = dialogColumn(this);
    column->addWidget(m_text, 1);
    column->addLayout(form);
    column->addWidget(buttons);
    resize(100 * look::kGrid, 76 * look::kGrid);
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
