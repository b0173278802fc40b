// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

#include "core/model/decision.h"
#include "core/model/study.h"
#include "core/model/taxonomy.h"
#include "core/reconcile/decisions.h"

#include <span>
#include <utility>

namespace accord::ui {

/// How people come to a decision, in the order in which that is offered; None is not.
QList<std::pair<Method, QString>> methods(); ///< that it is not said stands first
QString methodWord(Method method);
QString howText(Method method); ///< the same where it stands alone: "How: not said"

/// "C.9 Memory", "None of these", "Not for this study", "Put off for later", "Opened again".
QString decisionTitle(const Taxonomy& taxonomy, const DecisionContent& content);

/// Who or what decided, and when: "Mira Okafor, 3 Feb 2026, 14:05", "Rule: majority".
QString decisionOrigin(const Decision& decision, std::span<const Person> people, bool pseudonyms);

/// A decision with its reason, cause and wish for the codebook, as rich text of a few lines.
QString decisionHtml(const Taxonomy& taxonomy, const StudySettings& settings, const Decision& decision,
                     std::span<const Person> people, bool pseudonyms);

/// Every label that was given to an item, as rich text, one line each: "Mira Okafor, 3 Feb 2026, 14:05: C.9 Memory
/// (first label)". Empty where nobody changed one.
QString labelsHtml(const Taxonomy& taxonomy, std::span<const reconcile::LabelEver> labels,
                   std::span<const Person> people, bool pseudonyms);

/// "majority", "unanimous", "at least 5 alike", from the name that a rule has in files.
QString ruleWords(const QString& name);

} // namespace accord::ui
