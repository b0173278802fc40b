// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/decision/reason_field.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QStringListModel>

#include "core/reconcile/decisions.h"
#include "ui/support/jobs.h"
#include "ui/support/look.h"
#include "ui/support/session.h"

#include <memory>

namespace accord::ui {
namespace {

constexpr int kPauseMs = 120;
constexpr int kShortest = 2; // letters that are worth looking for

} // namespace

ReasonField::ReasonField(Session& session, QWidget* parent)
    : QPlainTextEdit(parent)
    , m_session(session)
    , m_offers(new QStringListModel(this))
    , m_completer(new QCompleter(m_offers, this))
{
    setObjectName(QStringLiteral("reason"));
    setTabChangesFocus(true);
    setAccessibleName(tr("Reason"));
    fit();
    m_completer->setWidget(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &ReasonField::take);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &ReasonField::offer);
}

void ReasonField::fit()
{
    setFixedHeight(2 * QFontMetrics(font()).lineSpacing() + 2 * look::kGrid);
}

void ReasonField::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fit();
    }
}

void ReasonField::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_completer->popup()->isVisible()) {
        if (enter && event->modifiers().testFlag(Qt::ControlModifier)) {
            m_completer->popup()->hide();
            emit submitted();
            return;
        }
        if (enter || event->key() == Qt::Key_Tab || event->key() == Qt::Key_Escape) {
            event->ignore(); // the completer's
            return;
        }
    } else if (event->key() == Qt::Key_Down && toPlainText().isEmpty()) {
        offer();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
    if (!event->text().isEmpty() && toPlainText().size() >= kShortest) {
        m_pause.start();
    } else {
        m_completer->popup()->hide();
    }
}

// In the background: nobody who types waits for the disk.
void ReasonField::offer()
{
    const QString typed = toPlainText();
    const auto found = std::make_shared<std::vector<std::string>>();
    m_session.jobs().start(
        tr("Looking for reasons"),
        [found, like = typed.toStdString()](Project& project, Progress&, const std::stop_token&) -> Status {
            ACCORD_TRY(*found, reconcile::reasonsLike(project, like));
            return {};
        },
        this,
        [this, found, typed](const Status& status) {
            if (!status.ok() || toPlainText() != typed || !hasFocus()) {
                return;
            }
            QStringList offers;
            for (const std::string& reason : *found) {
                offers << QString::fromStdString(reason);
            }
            show(typed, offers);
        },
        true);
}

void ReasonField::show(const QString& typed, const QStringList& offers)
{
    m_offers->setStringList(offers);
    if (offers.isEmpty() || offers == QStringList(typed)) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->setCompletionPrefix(typed);
    m_completer->complete();
}

void ReasonField::take(const QString& reason)
{
    setPlainText(reason);
    moveCursor(QTextCursor::End);
}

} // namespace accord::ui
