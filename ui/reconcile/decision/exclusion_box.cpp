// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/decision/exclusion_box.h"

#include "ui/support/session.h"
#include "ui/widgets/reason_words.h"

#include <algorithm>

namespace accord::ui {

ExclusionBox::ExclusionBox(Session& session, QWidget* parent)
    : QComboBox(parent)
    , m_session(session)
{
    // A study's own sentence is not to make the panel wider than it is.
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    fill();
    connect(&session, &Session::contentsChanged, this, &ExclusionBox::fill);
}

void ExclusionBox::next()
{
    setCurrentIndex((currentIndex() + 1) % count());
}

void ExclusionBox::fill()
{
    const StudySettings& settings = m_session.project().settings();
    QList<std::pair<QString, int>> wanted{{tr("Why is not said"), static_cast<int>(Exclusion::None)}};
    for (const ScreeningReason& reason : settings.reasons) {
        wanted.append({reasonWords(reason.number, settings), static_cast<int>(reason.number)});
    }
    bool same = wanted.size() == count();
    for (int i = 0; same && i < count(); ++i) {
        same = itemText(i) == wanted[i].first && itemData(i).toInt() == wanted[i].second;
    }
    if (same) {
        return;
    }
    const QVariant chosen = currentData();
    QComboBox::clear();
    for (const auto& [words, number] : wanted) {
        addItem(words, number);
    }
    setCurrentIndex(std::max(findData(chosen), 0));
}

} // namespace accord::ui
