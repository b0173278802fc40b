// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include "core/study/shares.h"
#include "ui/core/reading.h"
#include "ui/pages/study/study_tab.h"

class QComboBox;
class QHBoxLayout;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace accord::ui {

class NumberTable;
class Placeholder;
class RepeatsBox;
class Section;

/// What a round is made of (issues by repository, year and type), and how often each category was decided, weighted for
/// the sample where there is one.
class SharesTab : public StudyTab
{
    Q_OBJECT
public:
    SharesTab(const PageContext& context, QWidget* parent);

    void refresh() override;
    [[nodiscard]] bool busy() const override { return m_reading.busy(); }

protected:
    void roundChanged() override;

private:
    /// Both, of one round, and whether it shows issues once more.
    struct Found
    {
        study::StudyTable table;
        study::RoundShares shares;
        bool repeats = false;
    };

    void makeChoices(QHBoxLayout* in);
    void makeSections(QWidget* content);
    void show(const Found& found, study::SharesBy by);
    void say(const QString& icon, const QString& title, const QString& sentence);
    void chooseLists();
    using QWidget::show;

    QStackedWidget* m_stack;
    Placeholder* m_empty;
    QScrollArea* m_scroll;
    RepeatsBox* m_repeats; ///< seen where the round has repeats
    QPushButton* m_years;
    QComboBox* m_level;
    QComboBox* m_by;
    NumberTable* m_table;
    NumberTable* m_shares;
    Section* m_tableSection = nullptr;
    Section* m_sharesSection = nullptr;
    QStringList m_lists; ///< of links, which tell years in place of the texts
    Reading m_reading;
};

} // namespace accord::ui
