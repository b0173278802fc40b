// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/model/decision.h"
#include "core/model/meeting.h"
#include "ui/reconcile/votes/vote_sheet.h"

#include <optional>
#include <vector>

class QComboBox;
class QPushButton;

namespace accord::ui {

struct ReconcileKeys;

/// What a decision can come from: where the item and the meeting stand.
struct Origin
{
    PersonId me;
    std::optional<Meeting> meeting;     ///< that goes on
    std::optional<SecondVote> revealed; ///< the last one on the item
    std::vector<Voice> everybody;       ///< who can have taken part
};

/// How people came to the decision, and who took part. What is most likely is chosen beforehand, until somebody chooses
/// otherwise: after a second vote that leads to it the second vote, in a meeting consensus, otherwise the majority
/// where it is followed, and else that one decides for all.
class OriginLine : public QWidget
{
    Q_OBJECT
public:
    explicit OriginLine(const ReconcileKeys& keys, QWidget* parent = nullptr);

    void setOrigin(Origin origin);
    void setChoice(Verdict verdict, CategoryId category, bool followsMajority);
    void clear(); ///< for another item: nobody has chosen anything

    [[nodiscard]] Method method() const;

    /// Writes method, second vote, meeting and who took part into the decision.
    void writeInto(DecisionContent& content) const;

    /// Second votes of this item came to another choice than this one, or to none.
    [[nodiscard]] bool isAsVoted() const;

    void openMethods();
    void openPeople();

private:
    void suggest();
    void sayPeople();
    [[nodiscard]] Method likely() const;
    [[nodiscard]] std::vector<PersonId> likelyPeople() const;

    Origin m_origin;
    Verdict m_verdict = Verdict::None;
    CategoryId m_category;
    bool m_followsMajority = false;
    bool m_methodChosen = false;
    std::optional<std::vector<PersonId>> m_people; ///< as somebody chose them
    QComboBox* m_method;
    QPushButton* m_tookPart;
};

} // namespace accord::ui
