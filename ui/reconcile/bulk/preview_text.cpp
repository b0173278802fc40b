// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/bulk/preview_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <iterator>

namespace accord::ui {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("PreviewText", text);
}

QString number(int count)
{
    return QStringLiteral("<b>%1</b>").arg(QLocale().toString(count));
}

} // namespace

QString decideText(const reconcile::Rule& rule, int items)
{
    const QString count = QLocale().toString(items);
    const bool one = items == 1;
    switch (rule.kind) {
    case reconcile::Rule::Kind::Unanimous:
        return one ? tr("Decide 1 Unanimous Item") : tr("Decide %1 Unanimous Items").arg(count);
    case reconcile::Rule::Kind::Majority:
        return one ? tr("Decide 1 Item by Majority") : tr("Decide %1 Items by Majority").arg(count);
    case reconcile::Rule::Kind::Plurality:
        return one ? tr("Decide 1 Item by Plurality") : tr("Decide %1 Items by Plurality").arg(count);
    case reconcile::Rule::Kind::SameTheme:
        return one ? tr("Decide the Theme of 1 Item") : tr("Decide the Theme of %1 Items").arg(count);
    case reconcile::Rule::Kind::OfPerson:
        return one ? tr("Decide 1 Item by One Person’s Label") : tr("Decide %1 Items by One Person’s Label").arg(count);
    case reconcile::Rule::Kind::AtLeast:
        break;
    }
    return one ? tr("Decide 1 Item by at Least %1 Alike").arg(rule.count)
               : tr("Decide %1 Items by at Least %2 Alike").arg(count).arg(rule.count);
}

QString previewHtml(const reconcile::RulePreview& preview, const QStringList& apart)
{
    QStringList lines{tr("The rule has an answer for %1 of %2 items: %3 unanimous and %4 of the %5 conflicts.")
                          .arg(number(preview.matching), number(preview.items), number(preview.unanimous),
                               number(preview.conflicts), number(preview.conflictsOfRound))};
    if (preview.alreadyDecided > 0) {
        lines.append(tr("%1 of them a person or a file has decided already: they are left alone. The rule says the "
                        "same for %2 of these, something else for %3.")
                         .arg(number(preview.alreadyDecided), number(preview.sameAsDecided),
                              number(preview.alreadyDecided - preview.sameAsDecided)));
    }
    const int same = preview.matching - preview.alreadyDecided - static_cast<int>(preview.decisions.size());
    if (same > 0) {
        lines.append(tr("%1 a rule has decided the same way before.").arg(number(same)));
    }
    if (!preview.apart.empty()) {
        const QString names = apart.join(QStringLiteral(", ")).toHtmlEscaped();
        lines.append(tr("%1 issues that the round shows more than once are decided differently from one time to the "
                        "other: %2")
                         .arg(number(static_cast<int>(preview.apart.size())), names) +
                     (apart.size() < std::ssize(preview.apart) ? QStringLiteral(", …") : QStringLiteral(".")));
    }
    lines.append(preview.decisions.empty()
                     ? tr("There is nothing left to decide by this rule.")
                     : tr("%1 items get a decision that is marked as the rule’s. One undo takes all of them back.")
                           .arg(number(static_cast<int>(preview.decisions.size()))));
    return QStringLiteral("<p>%1</p>").arg(lines.join(QStringLiteral("</p><p>")));
}

} // namespace accord::ui
