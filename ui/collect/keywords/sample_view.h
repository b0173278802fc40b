// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/collect/selection/relevance.h"
#include "ui/support/page.h"

#include <vector>

class QLabel;
class QStackedWidget;
class QTextBrowser;

namespace accord::ui {

class CellTable;
class QuietList;
class Reader;

/// A sample of a keyword's issues: which they are, what was said of each, and the lines in which the keyword stands, or
/// the whole issue.
class SampleView : public QWidget
{
    Q_OBJECT
public:
    SampleView(const PageContext& context, QWidget* page, QWidget* parent);

    void setSample(const QString& keyword, std::vector<collect::KeywordExample> sample);
    void hint(const QString& sentence); ///< nothing is drawn: what to do
    [[nodiscard]] bool empty() const { return m_sample.empty(); }
    [[nodiscard]] const QString& keyword() const { return m_keyword; }
    [[nodiscard]] const collect::KeywordExample* current() const;

    void setRelevance(Relevance relevance); ///< of the current one, and goes on to the next
    void showWhole(bool whole);
    [[nodiscard]] bool isWhole() const;

signals:
    void moved(); ///< another one is the current one

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void present();
    [[nodiscard]] int row() const;

    QLabel* m_hint;
    QuietList* m_list;
    CellTable* m_table;
    QStackedWidget* m_text;
    QTextBrowser* m_excerpts;
    Reader* m_reader;
    QString m_keyword;
    std::vector<collect::KeywordExample> m_sample;
};

} // namespace accord::ui
