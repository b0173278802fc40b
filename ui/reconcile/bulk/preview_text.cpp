// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/bulk/preview_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "ui/support/joined_text.h"

#include <iterator>

namespace accord::ui {
namespace {

struct PreviewTextWords
{
    Q_DECLARE_TR_FUNCTIONS(PreviewText)
};

QString number(int count)
{
    return QStringLiteral("<b>%1</b>").arg(QLocale().toString(count));
}

} // namespace

QString decideText(const reconcile::Rule& rule, int items)
{
    switch (rule.kind) {
    case reconcile::Rule::Kind::Unanimous:
        return PreviewTextWords::tr("Decide %Ln Unanimous Items", nullptr, items);
    case reconcile::Rule::Kind::Majority:
        return PreviewTextWords::tr("Decide %Ln Items by Majority", nullptr, items);
    case reconcile::Rule::Kind::Plurality:
        return PreviewTextWords::tr("Decide %Ln Items by Plurality", nullptr, items);
    case reconcile::Rule::Kind::SameTheme:
        return PreviewTextWords::tr("Decide the Theme of %Ln Items", nullptr, items);
    case reconcile::Rule::Kind::OfPerson:
        return PreviewTextWords::tr("Decide %Ln Items by One Person’s Label", nullptr, items);
    case reconcile::Rule::Kind::AtLeast:
        break;
    }
    return PreviewTextWords::tr("Decide %Ln Items by at Least %1 Alike", nullptr, items).arg(rule.count);
}

QString previewHtml(const reconcile::RulePreview& preview, const QStringList& apart)
{
    QStringList lines{
        PreviewTextWords::tr("The rule has an answer for %1 of %2 items: %3 unanimous and %4 of the %5 conflicts.")
            .arg(number(preview.matching), number(preview.items), number(preview.unanimous), number(preview.conflicts),
                 number(preview.conflictsOfRound))};
    if (preview.alreadyDecided > 0) {
        lines.append(PreviewTextWords::tr(
                         "%1 of them a person or a file has decided already: they are left alone. The rule says the "
                         "same for %2 of these, something else for %3.")
                         .arg(number(preview.alreadyDecided), number(preview.sameAsDecided),
                              number(preview.alreadyDecided - preview.sameAsDecided)));
    }
    const int same = preview.matching - preview.alreadyDecided - static_cast<int>(preview.decisions.size());
    if (same > 0) {
        lines.append(PreviewTextWords::tr("%1 a rule has decided the same way before.").arg(number(same)));
    }
    if (!preview.apart.empty()) {
        const QString names = inList(apart).toHtmlEscaped();
        lines.append(PreviewTextWords::tr("<b>%Ln</b> issues that the round shows more than once are decided "
                                          "differently from one time to the other: %1",
                                          nullptr, static_cast<int>(preview.apart.size()))
                         .arg(names) +
                     (apart.size() < std::ssize(preview.apart) ? QStringLiteral(", …") : QStringLiteral(".")));
    }
    lines.append(
        preview.decisions.empty()
            ? PreviewTextWords::tr("There is nothing left to decide by this rule.")
            : PreviewTextWords::tr(
                  "<b>%Ln</b> items get a decision that is marked as the rule’s. One undo takes all of them back.",
                  nullptr, static_cast<int>(preview.decisions.size())));
    return QStringLiteral("<p>%1</p>").arg(lines.join(QStringLiteral("</p><p>")));
}

} // namespace accord::ui
