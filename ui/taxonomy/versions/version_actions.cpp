// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/versions/version_actions.h"

#include <QAction>
#include <QWidget>

#include "ui/support/error_text.h"
#include "ui/support/prompts.h"
#include "ui/support/rights.h"
#include "ui/support/session.h"
#include "ui/taxonomy/edits/codebook_draft.h"
#include "ui/taxonomy/versions/save_codebook.h"
#include "ui/taxonomy/versions/versions_panel.h"

namespace accord::ui {

VersionActions::VersionActions(const PageContext& context, const TaxonomyKeys& keys, CodebookDraft& draft,
                               VersionsPanel& panel, QWidget* page)
    : QObject(page)
    , m_context(context)
    , m_keys(keys)
    , m_draft(draft)
    , m_panel(panel)
    , m_page(page)
{
    connect(keys.takeBack, &QAction::triggered, this, [this] { goBack(false); });
    connect(keys.returnTo, &QAction::triggered, this, [this] { goBack(true); });
    connect(keys.saveAs, &QAction::triggered, this, &VersionActions::save);
}

// While edits wait nothing else changes the codebook: they were collected for the one that holds.
void VersionActions::updateEnabled(bool may)
{
    const int newest = m_context.session.project().codebookNumber();
    const int chosen = m_panel.chosen();
    const QString denied = denialText(m_context.session, Action::EditCodebook);
    enable(m_keys.takeBack, may && newest > 1 && m_draft.empty(), denied);
    enable(m_keys.returnTo, may && m_draft.empty() && m_panel.isVisible() && chosen > 0 && chosen < newest, denied);
    m_keys.saveAs->setEnabled(newest > 0);
}

/// To the version before the newest one, or to the chosen one.
void VersionActions::goBack(bool toChosen)
{
    const int newest = m_context.session.project().codebookNumber();
    const int target = toChosen ? m_panel.chosen() : newest - 1;
    const QString title = toChosen ? tr("Return to Version %1").arg(target) : tr("Take Back Version %1").arg(newest);
    if (target > 0 && target < newest &&
        m_context.prompts.confirm(m_page, title,
                                  tr("What version %1 says is written again as version %2. Labels, decisions and the "
                                     "history stay as they are, and this can be undone.")
                                      .arg(target)
                                      .arg(newest + 1),
                                  title)) {
        m_draft.goBack(newest, toChosen ? target : 0, this, [this, title](const Status& status) {
            if (!status.ok()) {
                m_context.prompts.tell(m_page, title, errorText(status.error()));
            }
        });
    }
}

void VersionActions::save()
{
    saveCodebook(m_context.session, m_context.prompts, m_page, m_panel.isVisible() ? m_panel.chosen() : 0,
                 [this](const QString& sentence) { emit said(sentence); });
}

} // namespace accord::ui
