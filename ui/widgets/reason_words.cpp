// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/reason_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace accord::ui {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ReasonWords)
};

QString usualWords(Exclusion reason)
{
    switch (reason) {
    case Exclusion::None:
        return {};
    case Exclusion::OffTopic:
        return Words::tr("Off topic: its subject is another");
    case Exclusion::NotAnIssue:
        return Words::tr("Not an issue: announcement, test, spam");
    case Exclusion::Unusable:
        return Words::tr("Unusable: too little to judge");
    case Exclusion::WithoutChallenge:
        return Words::tr("Lightweight model without the challenge under study");
    case Exclusion::KeywordOnly:
        return Words::tr("Keyword only in a name, path or commit");
    case Exclusion::NamedLikeIt:
        return Words::tr("Named like it, but not it");
    }
    return Words::tr("A reason of this study, number %1").arg(static_cast<int>(reason) - kFirstOwnReason + 1);
}

} // namespace

QString reasonWords(Exclusion reason, const StudySettings& settings)
{
    const auto own = std::ranges::find(settings.reasons, reason, &ScreeningReason::number);
    return own == settings.reasons.end() || own->text.empty() ? usualWords(reason) : QString::fromStdString(own->text);
}

} // namespace accord::ui
