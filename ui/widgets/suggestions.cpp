// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/suggestions.h"

#include <QAbstractItemView>
#include <QStringList>
#include <QStringListModel>
#include <QWidget>

#include <utility>

namespace accord::ui {
namespace {

constexpr int kPauseMs = 120;
constexpr int kShortest = 2; // letters that are worth looking for

} // namespace

Suggestions::Suggestions(Session& session, QWidget* field, std::function<QString()> typed, Find find)
    : QObject(field)
    , m_session(session)
    , m_field(field)
    , m_typed(std::move(typed))
    , m_find(std::move(find))
    , m_reading(session, this)
    , m_offers(new QStringListModel(this))
    , m_completer(new QCompleter(m_offers, this))
{
    m_completer->setWidget(field);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &Suggestions::offer);
}

bool Suggestions::isShown() const
{
    return m_completer->popup()->isVisible();
}

void Suggestions::hide()
{
    m_pause.stop();
    m_completer->popup()->hide();
}

void Suggestions::offerSoon()
{
    if (m_typed().size() >= kShortest) {
        m_pause.start();
    } else {
        hide();
    }
}

void Suggestions::offer()
{
    if (!m_field->hasFocus()) {
        return;
    }
    const QString typed = m_typed();
    m_reading.readAbout<std::vector<std::string>>(
        m_typed,
        [find = m_find, me = m_session.me(), like = typed.toStdString()](Project& project) {
            return find(project, me, like);
        },
        [this, typed](const Result<std::vector<std::string>>& found) {
            if (!found.ok() || !m_field->hasFocus()) {
                return;
            }
            QStringList offers;
            for (const std::string& text : *found) {
                offers << QString::fromStdString(text);
            }
            show(typed, offers);
        });
}

void Suggestions::show(const QString& typed, const QStringList& offers)
{
    m_offers->setStringList(offers);
    if (offers.isEmpty() || offers == QStringList(typed)) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->setCompletionPrefix(typed);
    m_completer->complete();
}

} // namespace accord::ui
