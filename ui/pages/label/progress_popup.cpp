// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/progress_popup.h"

#include <QDate>
#include <QKeyEvent>
#include <QLocale>
#include <QScreen>
#include <QVBoxLayout>

#include "ui/core/theme.h"
#include "ui/text/error_text.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>

namespace accord::ui {
namespace {

QString row(const QString& name, const QString& figure, const QString& more = {})
{
    return QStringLiteral("<tr><td style='color:%1'>%2&nbsp;&nbsp;</td><td><b>%3</b> %4</td></tr>")
        .arg(theme::dimmed().name(), name, figure, more);
}

QString whenDone(const study::CompletionForecast& forecast)
{
    switch (forecast.state) {
    case study::CompletionForecast::State::NothingToDo:
        return ProgressPopup::tr("You are done with this round.");
    case study::CompletionForecast::State::NoPace:
        return ProgressPopup::tr("When you will be done can be told after you have labelled some more.");
    case study::CompletionForecast::State::Known:
        break;
    }
    const QDate end = QDate::fromString(QString::fromStdString(forecast.end), Qt::ISODate);
    return ProgressPopup::tr("At this pace you are done on %1.").arg(QLocale().toString(end, QLocale::LongFormat));
}

} // namespace

QString durationText(double seconds)
{
    const auto whole = static_cast<int>(std::lround(seconds));
    return whole < 60 ? ProgressPopup::tr("%1 s").arg(whole)
                      : ProgressPopup::tr("%1 min %2 s").arg(whole / 60).arg(whole % 60);
}

QString progressText(const study::PersonProgress& progress, const QString& round)
{
    const QLocale locale;
    const int percent = static_cast<int>(std::floor(100 * progress.share() + 1e-9));
    QString rows =
        row(ProgressPopup::tr("Done"),
            ProgressPopup::tr("%1 of %2").arg(locale.toString(progress.done), locale.toString(progress.items)),
            ProgressPopup::tr("%1 %").arg(percent));
    rows += row(ProgressPopup::tr("To do"), locale.toString(progress.toDo),
                progress.cannotTell == 0
                    ? QString()
                    : ProgressPopup::tr("%n of them you could not tell", nullptr, progress.cannotTell));
    rows += row(ProgressPopup::tr("Flagged"), locale.toString(progress.flagged));
    rows += row(ProgressPopup::tr("Today"), locale.toString(progress.today()));
    if (progress.forecast.workingDays > 0) {
        rows += row(ProgressPopup::tr("A day"), locale.toString(progress.forecast.perDay, 'f', 0),
                    ProgressPopup::tr("over the last %n working days", nullptr, progress.forecast.workingDays));
    }
    if (progress.medianSeconds) {
        rows += row(ProgressPopup::tr("An issue"), durationText(*progress.medianSeconds),
                    ProgressPopup::tr("half of them took less"));
    }
    return QStringLiteral("<p><b>%1</b></p><table cellspacing='2'>%2</table><p>%3</p>")
        .arg(round.toHtmlEscaped(), rows, whenDone(progress.forecast));
}

ProgressPopup::ProgressPopup(Session& session, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_session(session)
    , m_text(new QLabel(tr("Counting…"), this))
{
    setObjectName(QStringLiteral("progressPopup"));
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("How far I am"));
    m_text->setTextFormat(Qt::RichText);
    auto* layout = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Bar);
    layout->addWidget(m_text);
    read();
}

void ProgressPopup::openAbove(QWidget* anchor)
{
    m_anchor = anchor;
    place();
    show();
}

void ProgressPopup::place()
{
    adjustSize();
    const QRect screen = m_anchor->screen()->availableGeometry();
    const QPoint at = m_anchor->mapToGlobal(QPoint(0, 0));
    move(std::clamp(at.x(), screen.left(), std::max(screen.left(), screen.right() - width())),
         std::max(screen.top(), at.y() - height()));
}

void ProgressPopup::read()
{
    using Mine = std::optional<study::PersonProgress>;
    m_session.read<Mine>(
        this,
        [round = m_session.round(), me = m_session.me()](Project& project) -> Result<Mine> {
            ACCORD_TRY(const auto rounds, study::ownProgress(project, me));
            const auto found = std::ranges::find(rounds, round, &study::PersonProgress::round);
            return found == rounds.end() ? Mine() : Mine(*found);
        },
        [this](const Result<Mine>& mine) {
            const auto found = mine && *mine ? m_session.project().round((*mine)->round) : nullptr;
            m_text->setText(!mine              ? errorText(mine.error()).toHtmlEscaped()
                            : found != nullptr ? progressText(**mine, QString::fromStdString(found->name))
                                               : tr("Nothing of this round is for you."));
            if (m_anchor != nullptr) {
                place();
            }
        });
}

// Any key ends it: what is below is worked with keys, and none of them is to be pressed twice.
bool ProgressPopup::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QFrame::event(event);
}

void ProgressPopup::keyPressEvent(QKeyEvent* event)
{
    event->accept();
    close();
}

} // namespace accord::ui
