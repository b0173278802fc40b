// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

#include "core/report/words.h"

namespace accord::ui::language {

/// The language of the window: its texts, those of Qt's own dialogs, and the form of dates and numbers.

struct Language
{
    QString code; ///< "zh_CN", as in the names of the catalogues and of the manual's folders
    QString name; ///< as those call it who speak it; not translated
};

/// English first: it stands in for what another one lacks.
const QList<Language>& all();

/// The language of those that suits the system's best.
QString ofSystem(const QStringList& wanted);

/// Texts that are made from now on are in this language; "system", and what there is not, is the system's.
void apply(const QString& code);

/// Likewise for the texts alone.
void install(const QString& code);

/// The language of the texts that are made now.
QString current();

/// What documents say, in that language.
report::Words words();

} // namespace accord::ui::language
