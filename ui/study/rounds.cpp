// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/rounds.h"

#include <QCoreApplication>
#include <QWidget>

#include "core/study/rounds.h"
#include "ui/support/error_text.h"
#include "ui/support/prompts.h"
#include "ui/support/session.h"

namespace accord::ui {
namespace {

struct RoundsWords
{
    Q_DECLARE_TR_FUNCTIONS(Rounds)
};

} // namespace

void chooseRound(Session& session, Prompts& prompts, QWidget* window)
{
    QStringList names;
    const auto& rounds = session.project().rounds();
    for (const Round& round : rounds) {
        const QString name = QString::fromStdString(round.name);
        names.append(round.blind ? RoundsWords::tr("%1 (blind)").arg(name) : name);
    }
    const auto chosen =
        prompts.choose(window, RoundsWords::tr("Choose Round"), RoundsWords::tr("The pages show this round."), names);
    const qsizetype place = chosen ? names.indexOf(*chosen) : -1;
    if (place >= 0) {
        session.setRound(rounds[static_cast<std::size_t>(place)].id);
    }
}

void liftBlind(Session& session, Prompts& prompts, QWidget* window)
{
    const Round* round = session.project().round(session.round());
    if (round == nullptr || !round->blind) {
        return;
    }
    const QString title = RoundsWords::tr("Lift the Blind");
    const QString text =
        RoundsWords::tr("From now on everybody sees everybody’s labels of the round “%1”. This cannot be taken back, "
                        "because what was seen was seen. Do it when everybody has finished.\n\nWhy is it lifted now? "
                        "The reason is kept with your name.")
            .arg(QString::fromStdString(round->name));
    const auto reason = prompts.line(window, title, text, QString());
    if (!reason) {
        return;
    }
    if (reason->trimmed().isEmpty()) {
        prompts.tell(window, title, RoundsWords::tr("Nothing was lifted: say why, in a few words."));
        return;
    }
    session.write([id = round->id, by = session.me(), why = reason->trimmed().toStdString()](
                      Project& project) { return study::liftBlind(project, by, id, why); },
                  window,
                  [window, title, &prompts](const Status& status) {
                      if (!status.ok()) {
                          prompts.tell(window, title, errorText(status.error()));
                      }
                  });
}

} // namespace accord::ui
