// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/agreement/behind.h"

#include <QCoreApplication>

#include "core/project/agreement/figures.h"
#include "ui/pages/agreement/wording.h"
#include "ui/text/names.h"

#include <algorithm>

namespace accord::ui {
namespace {

using What = Behind::What;

struct BehindWords
{
    Q_DECLARE_TR_FUNCTIONS(AgreementBehind)
};

int placeOf(const std::vector<int>& categories, int category)
{
    const auto found = std::ranges::find(categories, category);
    return found == categories.end() ? -1 : static_cast<int>(found - categories.begin());
}

int placeOf(const std::vector<PersonId>& people, PersonId person)
{
    const auto found = std::ranges::find(people, person);
    return found == people.end() ? -1 : static_cast<int>(found - people.begin());
}

std::vector<int> categoryRows(const Ratings& ratings, int category)
{
    std::vector<int> disputed = rowsWithCategory(ratings, category, true);
    // A category that everybody agrees on has no dispute: then what it stands on is shown.
    return disputed.empty() ? rowsWithCategory(ratings, category, false) : disputed;
}

std::vector<int> disputedRows(const Ratings& ratings)
{
    const std::vector<int> alike = rowsAlike(ratings);
    std::vector<int> rows = rowsLeftOut(ratings, agreement::RowUse::Used);
    std::erase_if(rows, [&](int row) { return std::ranges::binary_search(alike, row); });
    return rows;
}

std::vector<int> merged(std::vector<int> rows, const std::vector<int>& more)
{
    rows.insert(rows.end(), more.begin(), more.end());
    std::ranges::sort(rows);
    return rows;
}

std::vector<int> leftOutRows(const Ratings& ratings, What what)
{
    using agreement::RowUse;
    switch (what) {
    case What::Used:
        return rowsLeftOut(ratings, RowUse::Used);
    case What::SingleLabel:
        return rowsLeftOut(ratings, RowUse::SingleRating);
    case What::NoLabel:
        return rowsLeftOut(ratings, RowUse::NoRating);
    default:
        return merged(rowsLeftOut(ratings, RowUse::SingleRating), rowsLeftOut(ratings, RowUse::NoRating));
    }
}

std::vector<int> peopleRows(const Ratings& ratings, const Behind& behind)
{
    const int person = placeOf(ratings.annotators, behind.person);
    const int other = placeOf(ratings.annotators, behind.otherPerson);
    if (person < 0 || (behind.what == What::Pair && other < 0)) {
        return {};
    }
    return behind.what == What::Pair           ? rowsInDispute(ratings, person, other)
           : behind.what == What::AgainstFinal ? rowsAgainstFinal(ratings, person)
                                               : rowsAgainstRest(ratings, person);
}

std::vector<int> rowsOf(const LabelMatrix& labelMatrix, const Selection& selection, const Behind& behind)
{
    switch (behind.what) {
    case What::AllAlike:
        return rowsAlike(wholeRatings(labelMatrix, selection));
    case What::AcrossTypes:
        return rowsDisagreeing(labelMatrix.taxonomy(), wholeRatings(labelMatrix, selection),
                               LevelDisagreement::AcrossTypes);
    case What::WithinType:
        return rowsDisagreeing(labelMatrix.taxonomy(), wholeRatings(labelMatrix, selection),
                               LevelDisagreement::WithinType);
    case What::WithinTheme:
        return rowsDisagreeing(labelMatrix.taxonomy(), wholeRatings(labelMatrix, selection),
                               LevelDisagreement::WithinTheme);
    case What::OneGoesOn:
        return rowsDisagreeing(labelMatrix.taxonomy(), wholeRatings(labelMatrix, selection),
                               LevelDisagreement::OneGoesOn);
    case What::NotSpecified:
        return rowsNotSpecified(labelMatrix, selection);
    default:
        break;
    }
    const Ratings ratings = accord::ratings(labelMatrix, selection);
    const int one = placeOf(ratings.categories, behind.one);
    const int other = placeOf(ratings.categories, behind.other);
    switch (behind.what) {
    case What::Disputed:
        return disputedRows(ratings);
    case What::Category:
        return one < 0 ? std::vector<int>{} : categoryRows(ratings, one);
    case What::Confused:
        return one < 0 || other < 0 ? std::vector<int>{} : rowsConfused(ratings, one, other);
    case What::Pair:
    case What::AgainstFinal:
    case What::AgainstRest:
        return peopleRows(ratings, behind);
    default:
        return leftOutRows(ratings, behind.what);
    }
}

QString subjectText(const Taxonomy& taxonomy, const Behind& behind, const std::function<QString(PersonId)>& nameOf,
                    std::span<const std::string> openCodes)
{
    const auto named = [&](int category) {
        return category == -1 ? categoryName(taxonomy, -1) : categoryCode(taxonomy, category, openCodes);
    };
    const QString one = named(behind.one);
    const QString other = named(behind.other);
    switch (behind.what) {
    case What::Disputed:
        return BehindWords::tr("Labels differ");
    case What::Used:
        return BehindWords::tr("Two or more labels");
    case What::SingleLabel:
        return BehindWords::tr("A single label");
    case What::NoLabel:
        return BehindWords::tr("No label");
    case What::LeftOut:
        return BehindWords::tr("Fewer than two labels");
    case What::NotSpecified:
        return BehindWords::tr("A label that stops above");
    case What::Category:
        return BehindWords::tr("%1 or something else").arg(one);
    case What::Confused:
        return one == other ? BehindWords::tr("At least two say %1").arg(one)
                            : BehindWords::tr("%1 taken for %2").arg(one, other);
    case What::Pair:
        return BehindWords::tr("%1 and %2 differ").arg(nameOf(behind.person), nameOf(behind.otherPerson));
    case What::AgainstFinal:
        return BehindWords::tr("%1 against the decision").arg(nameOf(behind.person));
    case What::AgainstRest:
        return BehindWords::tr("%1 against everybody else").arg(nameOf(behind.person));
    case What::AllAlike:
        return BehindWords::tr("All labels alike");
    case What::AcrossTypes:
        return BehindWords::tr("Labels part across types");
    case What::WithinType:
        return BehindWords::tr("Labels part within a type");
    case What::WithinTheme:
        return BehindWords::tr("Labels part within a theme");
    case What::OneGoesOn:
        return BehindWords::tr("One label goes on where another stops");
    case What::Nothing:
        break;
    }
    return {};
}

} // namespace

std::vector<ItemId> itemsBehind(const LabelMatrix& labelMatrix, const Selection& selection, const Behind& behind)
{
    if (behind.what == What::Nothing) {
        return {};
    }
    Selection at = selection;
    at.level = behind.level;
    return itemsOf(labelMatrix, rowsOf(labelMatrix, at, behind));
}

QString behindText(const Taxonomy& taxonomy, const Selection& selection, const Behind& behind,
                   const std::function<QString(PersonId)>& nameOf, std::span<const std::string> openCodes)
{
    QStringList parts{subjectText(taxonomy, behind, nameOf, openCodes)};
    const bool wholePath = behind.what == What::AllAlike || behind.what == What::AcrossTypes ||
                           behind.what == What::WithinType || behind.what == What::WithinTheme ||
                           behind.what == What::OneGoesOn;
    if (!wholePath) {
        parts.append(BehindWords::tr("level: %1").arg(levelName(behind.level).toLower()));
    }
    if (!selection.repository.empty()) {
        parts.append(QString::fromStdString(selection.repository));
    }
    if (const Category* type = taxonomy.find(selection.finalType); type != nullptr) {
        parts.append(BehindWords::tr("decided as %1").arg(QString::fromStdString(type->code)));
    }
    if (!selection.annotators.empty()) {
        parts.append(BehindWords::tr("%Ln people", nullptr, static_cast<int>(selection.annotators.size())));
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace accord::ui
