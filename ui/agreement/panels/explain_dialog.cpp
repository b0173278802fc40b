// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/agreement/panels/explain_dialog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGuiApplication>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "ui/support/look.h"

namespace accord::ui {

ExplainDialog::ExplainDialog(QWidget* parent)
    : QDialog(parent)
    , m_text(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("explainDialog"));
    setWindowTitle(tr("Explain This Number"));
    m_text->setObjectName(QStringLiteral("explanation"));
    m_text->setAccessibleName(tr("Explanation"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->document()->setDocumentMargin(3 * look::kGrid);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* matrix = buttons->addButton(tr("Save Rating Matrix…"), QDialogButtonBox::ActionRole);
    matrix->setObjectName(QStringLiteral("saveMatrix"));
    matrix->setToolTip(tr("A row per item, a column per person, as CSV: what this number was computed from"));
    auto* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    copy->setToolTip(tr("Copy the explanation as text"));
    for (QPushButton* button : {matrix, copy}) {
        button->setAutoDefault(false); // Enter closes
    }
    connect(matrix, &QPushButton::clicked, this, &ExplainDialog::matrixWanted);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_text->toPlainText()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_text, 1);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(2 * look::kGrid, look::kGrid, 2 * look::kGrid, look::kGrid);
    foot->addWidget(buttons);
    layout->addLayout(foot);
    const QSize room = screen() == nullptr ? QSize(1280, 720) : screen()->availableSize();
    resize(QSize(96 * look::kGrid, 80 * look::kGrid).boundedTo(room * 9 / 10));
    m_text->setFocus();
}

void ExplainDialog::setNumber(ExplainedNumber number)
{
    m_number = std::move(number);
    m_problem.clear();
    m_text->setEnabled(true);
    refresh();
}

void ExplainDialog::setOutdated()
{
    m_text->setEnabled(false);
}

void ExplainDialog::setProblem(const QString& sentence)
{
    m_problem = sentence;
    m_text->setEnabled(true);
    refresh();
}

void ExplainDialog::refresh()
{
    if (!m_problem.isEmpty()) {
        m_text->setPlainText(tr("The number cannot be explained now. %1").arg(m_problem));
        return;
    }
    if (!m_number) {
        return;
    }
    // Numbers move while it is open: what is being read stays where it is.
    const int at = m_text->verticalScrollBar()->value();
    const QString html = explanationHtml(*m_number);
    m_text->setHtml(html);
    m_text->verticalScrollBar()->setValue(at);
}

void ExplainDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        refresh();
    }
}

} // namespace accord::ui
