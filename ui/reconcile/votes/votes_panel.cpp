// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/votes/votes_panel.h"

#include <QScrollBar>
#include <QVBoxLayout>

#include "ui/reconcile/votes/vote_row.h"

namespace accord::ui {

VotesPanel::VotesPanel(QWidget* parent)
    : QScrollArea(parent)
{
    setObjectName(QStringLiteral("votes"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
}

void VotesPanel::setSheet(const VoteSheet& sheet, const QStringList& keys, QWidget* above)
{
    m_rows.clear();
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    if (above != nullptr) {
        layout->addWidget(above);
    }
    for (int i = 0; i < static_cast<int>(sheet.options.size()); ++i) {
        const Option& option = sheet.options[static_cast<std::size_t>(i)];
        auto* row = new VoteRow(option, sheet.consensus.votes, keys.value(i), content);
        connect(row, &VoteRow::clicked, this, [this, i] { emit chosen(i); });
        layout->addWidget(row);
        m_rows.append(row);
    }
    if (!sheet.cannotTell.empty()) {
        layout->addWidget(voiceLine(tr("Cannot tell yet"), sheet.cannotTell, content));
    }
    if (!sheet.waiting.empty()) {
        layout->addWidget(voiceLine(tr("Not labelled yet"), sheet.waiting, content));
    }
    layout->addStretch();
    const int at = verticalScrollBar()->value();
    setWidget(content);
    verticalScrollBar()->setValue(at);
}

void VotesPanel::setChosen(int option)
{
    for (int i = 0; i < rows(); ++i) {
        m_rows[i]->setChosen(i == option);
    }
    if (option >= 0 && option < rows()) {
        ensureWidgetVisible(m_rows[option]);
    }
}

} // namespace accord::ui
