// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/collect/keywords_tab.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "core/collect/sources.h"
#include "core/study/rounds.h"
#include "ui/core/actions.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/collect/collect_tab.h"
#include "ui/pages/collect/collect_text.h"
#include "ui/pages/collect/source_dialog.h"
#include "ui/text/error_text.h"
#include "ui/widgets/column_model.h"
#include "ui/widgets/list_view.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/reader/marks.h"
#include "ui/widgets/reader/reader.h"

#include <algorithm>
#include <climits>
#include <cmath>

namespace accord::ui {
namespace {

struct KeywordsWords
{
    Q_DECLARE_TR_FUNCTIONS(Keywords)
};

} // namespace

QString markedExcerpt(const QString& line, const QString& keyword)
{
    const QRegularExpression wanted =
        keyword.startsWith(kRegexMark)
            ? QRegularExpression(keyword.mid(kRegexMark.size()), QRegularExpression::CaseInsensitiveOption)
            : wholeWords({keyword.toStdString()});
    if (!wanted.isValid()) {
        return line.toHtmlEscaped();
    }
    QString html;
    qsizetype from = 0;
    auto found = wanted.globalMatch(line);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        if (match.capturedLength() == 0) {
            continue;
        }
        html += line.mid(from, match.capturedStart() - from).toHtmlEscaped() +
                QStringLiteral("<span style='background-color:%1'>%2</span>")
                    .arg(theme::keywordGround().name(), match.captured().toHtmlEscaped());
        from = match.capturedEnd();
    }
    return html + line.mid(from).toHtmlEscaped();
}

QString exampleHtml(const collect::KeywordExample& example, const QString& keyword)
{
    QString html = QStringLiteral("<h3 style='margin-bottom:2px'>%1</h3><p style='color:%2; margin-top:0'>%3</p>")
                       .arg(markedExcerpt(text(example.title), keyword), theme::dimmed().name(),
                            text(example.link.url).toHtmlEscaped());
    for (const std::string& line : example.excerpts) {
        html += QStringLiteral("<p style='line-height:140%; margin:0 0 10px 0'>%1</p>")
                    .arg(markedExcerpt(text(line), keyword));
    }
    return html;
}

QString relevanceWord(Relevance relevance)
{
    switch (relevance) {
    case Relevance::Relevant:
        return KeywordsWords::tr("relevant");
    case Relevance::FalsePositive:
        return KeywordsWords::tr("false positive");
    case Relevance::NotSaid:
        return kNothing;
    }
    return {};
}

QString rateText(const collect::KeywordRelevance& relevance)
{
    const std::int64_t read = relevance.relevant + relevance.falsePositive;
    if (read == 0) {
        return kNothing;
    }
    const auto percent = std::lround(100.0 * static_cast<double>(relevance.falsePositive) / static_cast<double>(read));
    return KeywordsWords::tr("%1 % of %2").arg(percent).arg(numberText(read));
}

namespace {

Columns<collect::KeywordExample> exampleColumns()
{
    using Example = collect::KeywordExample;
    return {{.heading = SampleView::tr("Said"),
             .text = [](const Example& example) { return relevanceWord(example.relevance); },
             .warning = [](const Example& example) { return example.relevance == Relevance::FalsePositive; }},
            {SampleView::tr("Issue"),
             [](const Example& example) {
                 return text(textName(example.link.group, example.link.name, example.link.kind));
             }},
            {.heading = SampleView::tr("Title"),
             .text = [](const Example& example) { return text(example.title); },
             .toolTip = [](const Example& example) { return text(example.title); }}};
}

} // namespace

SampleView::SampleView(const PageContext& context, QWidget* page, QWidget* parent)
    : QWidget(parent)
    , m_hint(new QLabel(this))
    , m_list(new ListView(this))
    , m_table(new ColumnModel<collect::KeywordExample>(
          this, exampleColumns(), {.id = [](const collect::KeywordExample& example) { return example.issue.value; }}))
    , m_text(new QStackedWidget(this))
    , m_excerpts(new QTextBrowser(this))
    , m_reader(new Reader(context, page, QStringLiteral("collect"), this))
{
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setContentsMargins(2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid, 0);
    m_hint->setAlignment(Qt::AlignTop);
    m_list->setObjectName(QStringLiteral("sampleList"));
    m_list->setAccessibleName(tr("Sample"));
    m_list->setModel(m_table);
    m_list->setStretching({2}); // titles are long
    m_excerpts->setObjectName(QStringLiteral("excerpts"));
    m_excerpts->setAccessibleName(tr("Lines with the keyword"));
    m_excerpts->setOpenLinks(false);
    m_excerpts->setFrameShape(QFrame::NoFrame);
    m_excerpts->document()->setDocumentMargin(2 * theme::kGrid);
    m_text->addWidget(m_excerpts);
    m_text->addWidget(m_reader);
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->setObjectName(QStringLiteral("sampleParts"));
    parts->addWidget(m_list);
    parts->addWidget(m_text);
    parts->setStretchFactor(0, 1);
    parts->setStretchFactor(1, 2);
    parts->setSizes({180, 320});
    parts->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_hint);
    column->addWidget(parts, 1);
    setFocusProxy(m_list);
    connect(m_list, &ListView::chosen, this, [this] {
        present();
        emit moved();
    });
}

bool SampleView::empty() const
{
    return m_table->rows().empty();
}

const collect::KeywordExample* SampleView::current() const
{
    return m_table->at(m_list->currentIndex());
}

void SampleView::hint(const QString& sentence)
{
    m_keyword.clear();
    m_table->setRows({});
    m_hint->setText(sentence);
    m_hint->show();
    m_list->hide();
    m_text->hide();
    showWhole(false);
}

void SampleView::setSample(const QString& keyword, std::vector<collect::KeywordExample> sample)
{
    m_keyword = keyword;
    m_hint->hide();
    m_list->show();
    m_text->show();
    m_table->setRows(std::move(sample));
    // Whoever goes on with a sample goes on where nothing is said yet.
    const std::vector<collect::KeywordExample>& rows = m_table->rows();
    const auto open = std::ranges::find(rows, Relevance::NotSaid, &collect::KeywordExample::relevance);
    m_list->setCurrentIndex(m_table->index(open == rows.end() ? 0 : static_cast<int>(open - rows.begin()), 0));
    present();
}

void SampleView::present()
{
    const collect::KeywordExample* example = current();
    if (example == nullptr) {
        m_excerpts->clear();
        m_reader->clear();
        return;
    }
    m_excerpts->setHtml(exampleHtml(*example, m_keyword));
    if (isWhole() && m_reader->issue() != example->issue) {
        m_reader->open(example->issue);
    }
}

void SampleView::setRelevance(Relevance relevance)
{
    const QModelIndex now = m_list->currentIndex();
    if (!now.isValid()) {
        return;
    }
    collect::KeywordExample example = *m_table->at(now);
    example.relevance = relevance;
    m_table->setRow(now, std::move(example));
    if (const QModelIndex next = now.siblingAtRow(now.row() + 1); relevance != Relevance::NotSaid && next.isValid()) {
        m_list->setCurrentIndex(next);
    }
}

bool SampleView::isWhole() const
{
    return m_text->currentWidget() == m_reader;
}

void SampleView::showWhole(bool whole)
{
    m_text->setCurrentIndex(whole ? 1 : 0);
    present();
}

void SampleView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        present(); // the text carries the colours it was set with
    }
}

namespace {

constexpr int kUsualSize = 20;
constexpr int kMostSize = 500;

// What a class of keywords brings and what was found of it, in one line.
QString classLine(const collect::KeywordClass& brought, const std::vector<collect::KeywordClass>& counted)
{
    QStringList parts{classText(brought)};
    if (brought.issues > 0) {
        parts.append(KeywordsTab::tr("%1 issues, %2 of them by it alone")
                         .arg(numberText(brought.issues), numberText(brought.alone)));
        const QString rate = rateText({brought.name, brought.issues, brought.relevant, brought.falsePositive});
        parts.append(KeywordsTab::tr("false positives: %1").arg(rate));
    }
    const auto all = std::ranges::find(counted, brought.name, &collect::KeywordClass::name);
    if (all != counted.end() && all->issues > 0) {
        parts.append(KeywordsTab::tr("in all texts: %1, %2 of them by it alone")
                         .arg(numberText(all->issues), numberText(all->alone)));
    }
    return parts.join(QStringLiteral("; "));
}

} // namespace

Columns<collect::KeywordRelevance> KeywordsTab::columns() const
{
    using Row = collect::KeywordRelevance;
    const auto counted = [this](const Row& row) {
        const auto found = std::ranges::find(m_counted.counts, row.keyword, &KeywordCount::keyword);
        return found == m_counted.counts.end() ? nullptr : &*found;
    };
    return {{tr("Keyword"), [](const Row& row) { return text(row.keyword); }},
            {tr("Issues"), [](const Row& row) { return numberText(row.issues); }, Qt::AlignRight},
            {.heading = tr("False positives"),
             .text = rateText,
             .alignment = Qt::AlignRight,
             .toolTip =
                 [](const Row& row) {
                     return tr("%1 relevant, %Ln false positives", nullptr, static_cast<int>(row.falsePositive))
                         .arg(numberText(row.relevant));
                 }},
            {.heading = tr("In all texts"),
             .text =
                 [counted](const Row& row) {
                     const KeywordCount* found = counted(row);
                     return found == nullptr ? kNothing : numberText(found->issues);
                 },
             .alignment = Qt::AlignRight,
             .toolTip =
                 [this, counted](const Row& row) {
                     const KeywordCount* found = counted(row);
                     return found == nullptr ? QString()
                                             : tr("In title or description of %1 of %2 issues; of %3 no other keyword "
                                                  "of the list")
                                                   .arg(numberText(found->issues), numberText(m_counted.texts),
                                                        numberText(found->alone));
                 }},
            {.heading = tr("Class"),
             .text =
                 [this](const Row& row) {
                     const Keyword* keyword = collect::keywordCalled(m_counted.keywords, row.keyword);
                     return keyword == nullptr || keyword->className.empty() ? kNothing : text(keyword->className);
                 },
             .toolTip =
                 [this](const Row& row) {
                     const Keyword* keyword = collect::keywordCalled(m_counted.keywords, row.keyword);
                     return keyword == nullptr || keyword->origin.empty() ? QString()
                                                                          : tr("From %1").arg(text(keyword->origin));
                 }}};
}

/// Texts that came in by an import have no places of keywords: these are looked for, and again only where the list or
/// the number of texts is another one.
Result<KeywordsTab::Read> KeywordsTab::read(Project& project, const std::vector<Keyword>& list, const Counted& before,
                                            const std::stop_token& stop)
{
    Read read;
    ACCORD_TRY(read.relevance, collect::keywordRelevance(project));
    ACCORD_TRY(const IssueCounts issues, study::issueCounts(project));
    read.counted.keywords = list;
    if (list.empty()) {
        ACCORD_TRY(read.counted.keywords, collect::keywordsOfSources(project));
    }
    ACCORD_TRY(read.classes, collect::keywordClasses(project, read.counted.keywords));
    if (read.counted.keywords == before.keywords && issues.withText == before.texts) {
        read.counted = before;
    } else if (!read.counted.keywords.empty()) {
        ACCORD_TRY(read.counted.counts, collect::countKeywords(project, read.counted.keywords, read.counted.texts, stop,
                                                               &read.counted.classes));
        read.counted.texts = issues.withText;
    }
    return read;
}

KeywordsTab::KeywordsTab(const PageContext& context, const CollectActions& actions, QWidget* page, QWidget* parent)
    : CollectTab(context, QStringLiteral("keywords"), tr("Keywords"), parent)
    , m_actions(actions)
    , m_stack(new QStackedWidget(this))
    , m_empty(new Placeholder(this))
    , m_content(new QWidget(this))
    , m_list(new ListView(this))
    , m_classes(new QLabel(this))
    , m_table(new ColumnModel<collect::KeywordRelevance>(
          this, columns(),
          {.id =
               [](const collect::KeywordRelevance& each) {
                   return static_cast<qlonglong>(qHash(text(each.keyword)) >> 1U) | 1;
               }}))
    , m_alone(new QCheckBox(tr("Only what no other keyword brings"), this))
    , m_size(new QSpinBox(this))
    , m_seed(new QSpinBox(this))
    , m_sample(new SampleView(context, page, this))
    , m_reading(context.session, this)
    , m_drawing(context.session, this)
{
    build();
    connect(m_list, &ListView::chosen, this, [this] {
        m_drawing.stop();
        if (m_sample->keyword() != chosen() || m_sample->empty()) {
            m_sample->hint(brings() ? tr("Draw a sample, and read what “%1” brings: d.").arg(chosen())
                                    : tr("“%1” is counted only: no issue was fetched with it.").arg(chosen()));
        }
        updateActions();
    });
    connect(m_list, &ListView::opened, this, &KeywordsTab::draw);
    connect(m_sample, &SampleView::moved, this, &KeywordsTab::updateActions);
}

QLayout* KeywordsTab::choices()
{
    m_alone->setObjectName(QStringLiteral("alone"));
    m_size->setObjectName(QStringLiteral("sampleSize"));
    m_seed->setObjectName(QStringLiteral("sampleSeed"));
    m_size->setRange(1, kMostSize);
    m_size->setValue(kUsualSize);
    m_seed->setRange(1, INT_MAX);
    m_seed->setToolTip(tr("The same seed draws the same issues"));
    auto* line = new QHBoxLayout;
    line->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, theme::kGrid);
    line->setSpacing(theme::kGrid);
    const auto named = [&](const QString& name, QSpinBox* field) {
        auto* label = new QLabel(name, this);
        label->setBuddy(field);
        line->addWidget(label);
        line->addWidget(field);
        line->addSpacing(theme::kGrid);
    };
    named(tr("Issues"), m_size);
    named(tr("Seed"), m_seed);
    line->addWidget(m_alone);
    line->addStretch();
    return line;
}

void KeywordsTab::build()
{
    m_list->setObjectName(QStringLiteral("keywordList"));
    m_list->setAccessibleName(tr("Keywords"));
    m_list->setModel(m_table);
    m_list->setFirstStretches(true);
    setStart(m_list);
    auto* left = new QWidget(m_content);
    auto* keywords = new QVBoxLayout(left);
    keywords->setContentsMargins(0, 0, 0, 0);
    keywords->addLayout(inset(m_list), 1);
    m_classes->setObjectName(QStringLiteral("keywordClasses"));
    m_classes->setTextFormat(Qt::PlainText);
    m_classes->setWordWrap(true);
    m_classes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_classes->setContentsMargins(2 * theme::kGrid, 0, theme::kGrid, theme::kGrid);
    keywords->addWidget(m_classes);
    auto* right = new QWidget(m_content);
    auto* sample = new QVBoxLayout(right);
    sample->setContentsMargins(0, 0, 0, 0);
    sample->setSpacing(0);
    sample->addLayout(choices());
    sample->addWidget(m_sample, 1);
    auto* parts = new QSplitter(m_content);
    parts->setObjectName(QStringLiteral("keywordParts"));
    parts->addWidget(left);
    parts->addWidget(right);
    parts->setStretchFactor(0, 0);
    parts->setStretchFactor(1, 1);
    parts->setSizes({370, 800});
    parts->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(parts, 1);
    column->addLayout(buttons({m_actions.countList, m_actions.draw, m_actions.first, m_actions.second,
                               m_actions.notSaid, m_actions.wholeIssue}));
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_content);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_stack);
}

void KeywordsTab::refresh()
{
    m_actions.first->setText(tr("Relevant"));
    m_actions.second->setText(tr("False Positive"));
    updateActions();
    m_reading.read<Read>(
        [list = m_chosen, before = m_counted](Project& project, Progress&, const std::stop_token& stop) {
            return read(project, list, before, stop);
        },
        [this](const Result<Read>& read) { show(read); });
}

void KeywordsTab::countList()
{
    askForKeywords(context().prompts, this, [this](const std::vector<Keyword>& list) {
        m_chosen = list;
        refresh();
    });
}

void KeywordsTab::show(const Result<Read>& read)
{
    const bool something =
        read.ok() && std::ranges::any_of(read->counted.counts, [](const auto& each) { return each.issues > 0; });
    const bool asked = something || !m_chosen.empty();
    if (!read.ok() || (read->relevance.empty() && !asked)) {
        m_empty->say(QStringLiteral("search"), tr("No keyword in a text yet"),
                     read.ok() ? tr("Where the keywords of a source stand is known when its issues are brought in, "
                                    "on Selection. Then a sample of what each brings can be read here. In issues that "
                                    "were imported the keywords of any list can be counted.")
                               : errorText(read.error()));
        m_empty->offer(m_actions.tabs[1]);
        m_empty->offer(m_actions.countList, false);
        m_counted = {};
        m_table->setRows({});
        turnTo(m_stack, m_empty);
        updateActions();
        return;
    }
    m_counted = read->counted;
    std::vector<collect::KeywordRelevance> keywords = read->relevance;
    for (const KeywordCount& each : m_counted.counts) {
        if (std::ranges::find(keywords, each.keyword, &collect::KeywordRelevance::keyword) == keywords.end()) {
            keywords.push_back({each.keyword, 0, 0, 0});
        }
    }
    QStringList classes;
    for (const collect::KeywordClass& each : read->classes) {
        classes.append(classLine(each, m_counted.classes));
    }
    m_classes->setText(classes.join(QLatin1Char('\n')));
    m_classes->setVisible(!classes.isEmpty());
    const bool first = m_table->rowCount() == 0;
    m_table->setRows(std::move(keywords));
    if (first) {
        m_list->setCurrentIndex(m_table->index(0, 0));
    }
    turnTo(m_stack, m_content);
    updateActions();
}

QString KeywordsTab::chosen() const
{
    const collect::KeywordRelevance* row = m_table->at(m_list->currentIndex());
    return row == nullptr ? QString() : text(row->keyword);
}

// Whether issues were fetched with the chosen one, of which a sample can be drawn.
bool KeywordsTab::brings() const
{
    const collect::KeywordRelevance* row = m_table->at(m_list->currentIndex());
    return row != nullptr && row->issues > 0;
}

void KeywordsTab::leave()
{
    for (QAction* action : {m_actions.countList, m_actions.draw, m_actions.wholeIssue, m_actions.first,
                            m_actions.second, m_actions.notSaid}) {
        action->setEnabled(false);
    }
}

void KeywordsTab::updateActions()
{
    if (!isVisible()) {
        return; // the tab that is shown has the same keys
    }
    const bool one = m_sample->current() != nullptr;
    m_actions.countList->setEnabled(true);
    m_actions.draw->setEnabled(brings());
    for (QAction* action : {m_actions.first, m_actions.second, m_actions.notSaid}) {
        enable(action, one, session());
    }
    m_actions.wholeIssue->setEnabled(one);
    m_actions.wholeIssue->setText(m_sample->isWhole() ? tr("Only the Lines") : tr("Whole Issue"));
    for (const char* name :
         {"collect.find", "collect.findNext", "collect.findPrevious", "collect.raw", "collect.unfold"}) {
        context().actions.action(QString::fromLatin1(name))->setEnabled(one && m_sample->isWhole());
    }
}

void KeywordsTab::draw()
{
    const QString keyword = chosen();
    if (!brings()) {
        return;
    }
    m_drawing.read<std::vector<collect::KeywordExample>>(
        [keyword = keyword.toStdString(), me = session().me(), alone = m_alone->isChecked(),
         size = static_cast<std::size_t>(m_size->value()),
         seed = static_cast<std::uint64_t>(m_seed->value())](Project& project, Progress&, const std::stop_token&) {
            return collect::keywordSample(project, me, keyword, alone, size, seed);
        },
        [this, keyword](const Result<std::vector<collect::KeywordExample>>& sample) {
            if (!sample.ok()) {
                m_sample->hint(errorText(sample.error()));
            } else if (sample->empty()) {
                m_sample->hint(
                    tr("“%1” alone brings no issue: wherever it stands, another keyword stands too.").arg(keyword));
            } else {
                m_sample->setSample(keyword, *sample);
                m_sample->setFocus(Qt::OtherFocusReason);
            }
            updateActions();
        });
}

void KeywordsTab::judge(Relevance relevance)
{
    const collect::KeywordExample* example = m_sample->current();
    if (example == nullptr) {
        return;
    }
    session().write(
        [keyword = m_sample->keyword().toStdString(), issue = example->issue, me = session().me(),
         relevance](Project& project) { return collect::sayRelevance(project, me, keyword, issue, relevance); },
        this,
        [this](const Status& status) {
            if (status.ok() && isVisible()) {
                refresh();
            }
        });
    m_sample->setRelevance(relevance);
    updateActions();
}

void KeywordsTab::toggleWhole()
{
    m_sample->showWhole(!m_sample->isWhole());
    updateActions();
}

} // namespace accord::ui
