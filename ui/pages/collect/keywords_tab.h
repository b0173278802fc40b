// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

#include "core/collect/selection/relevance.h"
#include "ui/core/page.h"
#include "ui/core/reading.h"
#include "ui/pages/collect/collect_tab.h"
#include "ui/widgets/column_model.h"

#include <vector>

class QCheckBox;
class QLabel;
class QSpinBox;
class QStackedWidget;
class QTextBrowser;

namespace accord::ui {

struct CollectActions;
class Placeholder;
class ListView;
class Reader;

/// A line of an issue as HTML with the keyword marked: whole words, in any case; a regular expression by what it finds.
QString markedExcerpt(const QString& line, const QString& keyword);

/// An example as HTML: title, link, and the lines in which the keyword stands.
QString exampleHtml(const collect::KeywordExample& example, const QString& keyword);

QString relevanceWord(Relevance relevance); ///< "relevant", "false positive", "–"

/// How many of the issues that were read are false positives: "25 % of 20"; "–" where none was read.
QString rateText(const collect::KeywordRelevance& relevance);

/// A sample of a keyword's issues: which they are, what was said of each, and the lines in which the keyword stands, or
/// the whole issue.
class SampleView : public QWidget
{
    Q_OBJECT
public:
    SampleView(const PageContext& context, QWidget* page, QWidget* parent);

    void setSample(const QString& keyword, std::vector<collect::KeywordExample> sample);
    void hint(const QString& sentence); ///< nothing is drawn: what to do
    [[nodiscard]] bool empty() const;
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
    void present();

    QLabel* m_hint;
    ListView* m_list;
    ColumnModel<collect::KeywordExample>* m_table;
    QStackedWidget* m_text;
    QTextBrowser* m_excerpts;
    Reader* m_reader;
    QString m_keyword;
};

/// Whether what a keyword brings is what the study looks for: a sample is read, a key per issue says what it is.
class KeywordsTab : public CollectTab
{
    Q_OBJECT
public:
    KeywordsTab(const PageContext& context, const CollectActions& actions, QWidget* page, QWidget* parent);

    void refresh() override;
    void leave() override;
    [[nodiscard]] bool busy() const override { return m_reading.busy() || m_drawing.busy(); }

    void draw();
    void countList(); ///< asks for a list of keywords, and counts them in all texts of the project
    void judge(Relevance relevance);
    void toggleWhole();

private:
    /// What stands in the texts of the project, however they came into it.
    struct Counted
    {
        std::vector<Keyword> keywords;
        std::int64_t texts = -1; ///< of the project; -1: nothing was counted
        std::vector<KeywordCount> counts;
        std::vector<collect::KeywordClass> classes;
    };
    struct Read
    {
        std::vector<collect::KeywordRelevance> relevance;
        std::vector<collect::KeywordClass> classes; ///< what was brought with keywords of each, and found of it
        Counted counted;
    };

    static Result<Read> read(Project& project, const std::vector<Keyword>& list, const Counted& before,
                             const std::stop_token& stop);
    [[nodiscard]] Columns<collect::KeywordRelevance> columns() const;
    void build();
    QLayout* choices();
    void show(const Result<Read>& read);
    void updateActions();
    [[nodiscard]] QString chosen() const;
    [[nodiscard]] bool brings() const;
    using QWidget::show;

    const CollectActions& m_actions;
    QStackedWidget* m_stack;
    Placeholder* m_empty;
    QWidget* m_content;
    ListView* m_list;
    QLabel* m_classes;                               ///< a line for each class of keywords
    ColumnModel<collect::KeywordRelevance>* m_table; ///< those that were only counted have 0 issues
    QCheckBox* m_alone;
    QSpinBox* m_size;
    QSpinBox* m_seed;
    SampleView* m_sample;
    Reading m_reading;
    Reading m_drawing;
    std::vector<Keyword> m_chosen; ///< the list that is to be counted; empty: those of the sources
    Counted m_counted;
};

} // namespace accord::ui
