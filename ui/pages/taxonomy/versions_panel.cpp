// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/versions_panel.h"

#include <QBuffer>
#include <QComboBox>
#include <QCoreApplication>
#include <QDateTime>
#include <QEvent>
#include <QFont>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPageSize>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStringList>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>
#include <QWidget>

#include "core/exchange/sheet.h"
#include "core/report/documents.h"
#include "ui/core/jobs.h"
#include "ui/core/language.h"
#include "ui/core/prompts.h"
#include "ui/core/theme.h"
#include "ui/pages/taxonomy/edit_dialog.h"
#include "ui/pages/taxonomy/taxonomy_actions.h"
#include "ui/pages/taxonomy/taxonomy_widgets.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"
#include "ui/text/printing.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flow_layout.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace accord::ui {
namespace {

using taxonomy::CategoryDifference;
using taxonomy::ChangeKind;

struct DifferenceTextWords
{
    Q_DECLARE_TR_FUNCTIONS(CodebookDifference)
};

constexpr qsizetype kMostCompared = 1500; ///< words of each side; longer texts are told as a whole

/// DifferenceTextWords with the space behind them; each Chinese character and each piece of punctuation by itself.
QStringList piecesOf(const QString& text)
{
    static const QRegularExpression piece(
        QStringLiteral("[\\p{Han}\\p{Hiragana}\\p{Katakana}]|"
                       "(?:(?![\\p{Han}\\p{Hiragana}\\p{Katakana}])[\\p{L}\\p{N}_'’-])+|\\s+|."),
        QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::DotMatchesEverythingOption);
    QStringList pieces;
    for (auto match = piece.globalMatch(text); match.hasNext();) {
        pieces << match.next().captured();
    }
    return pieces;
}

QString escaped(const QString& text)
{
    return text.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

QString gone(const QString& text)
{
    return text.isEmpty() ? text : QStringLiteral("<s><span class='gone'>%1</span></s>").arg(escaped(text));
}

QString come(const QString& text)
{
    return text.isEmpty() ? text : QStringLiteral("<u><span class='come'>%1</span></u>").arg(escaped(text));
}

/// Lengths of longest common subsequences of the ends of both lists.
std::vector<std::vector<int>> commonLengths(const QStringList& one, const QStringList& other)
{
    const auto rows = static_cast<std::size_t>(one.size());
    const auto columns = static_cast<std::size_t>(other.size());
    std::vector<std::vector<int>> lengths(rows + 1, std::vector<int>(columns + 1, 0));
    for (std::size_t i = rows; i-- > 0;) {
        for (std::size_t j = columns; j-- > 0;) {
            lengths[i][j] = one[static_cast<qsizetype>(i)] == other[static_cast<qsizetype>(j)]
                                ? lengths[i + 1][j + 1] + 1
                                : std::max(lengths[i + 1][j], lengths[i][j + 1]);
        }
    }
    return lengths;
}

/// "Definition: %1", "Definition (简体中文): %1"
QString withLanguage(const QString& field, const CategoryDifference& change)
{
    return change.language.empty() ? DifferenceTextWords::tr("%1: %2").arg(field, QStringLiteral("%1"))
                                   : DifferenceTextWords::tr("%1 (%2): %3", "2: a language")
                                         .arg(field, languageName(change.language), QStringLiteral("%1"));
}

QString sentence(const CategoryDifference& change)
{
    const QString before = QString::fromStdString(change.before).toHtmlEscaped();
    const QString after = QString::fromStdString(change.after).toHtmlEscaped();
    switch (change.kind) {
    case ChangeKind::Added:
        return DifferenceTextWords::tr("New in the codebook");
    case ChangeKind::Retired:
        return DifferenceTextWords::tr("Retired: it is not offered any more");
    case ChangeKind::Restored:
        return DifferenceTextWords::tr("Brought back");
    case ChangeKind::Merged:
        return DifferenceTextWords::tr("Merged into %1: its labels count as that").arg(after);
    case ChangeKind::Split:
        return DifferenceTextWords::tr("Split into %1: its labels are looked at again").arg(after);
    case ChangeKind::Renamed:
        return withLanguage(DifferenceTextWords::tr("Name"), change)
            .arg(changedWords(QString::fromStdString(change.before), QString::fromStdString(change.after)));
    case ChangeKind::Recoded:
        return DifferenceTextWords::tr("Code: %1 → %2").arg(before, after);
    case ChangeKind::Moved:
        return DifferenceTextWords::tr("Moved from %1 to %2")
            .arg(before.isEmpty() ? DifferenceTextWords::tr("the top") : before,
                 after.isEmpty() ? DifferenceTextWords::tr("the top") : after);
    case ChangeKind::Words:
        return withLanguage(change.field ? fieldText(*change.field) : QString(), change)
            .arg(changedWords(QString::fromStdString(change.before), QString::fromStdString(change.after)));
    case ChangeKind::Meaning:
        return DifferenceTextWords::tr(
            "It means something else now: labels that were given under the older words are looked at again");
    }
    return {};
}

} // namespace

QString changedWords(const QString& before, const QString& after)
{
    const QStringList one = piecesOf(before);
    const QStringList other = piecesOf(after);
    if (one.size() > kMostCompared || other.size() > kMostCompared) {
        return gone(before) + QLatin1Char(' ') + come(after);
    }
    const auto lengths = commonLengths(one, other);
    QString html;
    QString old;
    QString added;
    const auto flush = [&] {
        html += gone(old) + come(added);
        old.clear();
        added.clear();
    };
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < one.size() || j < other.size()) {
        const auto row = static_cast<std::size_t>(i);
        const auto column = static_cast<std::size_t>(j);
        if (i < one.size() && j < other.size() && one[i] == other[j]) {
            flush();
            html += escaped(one[i]);
            ++i;
            ++j;
        } else if (j == other.size() || (i < one.size() && lengths[row + 1][column] >= lengths[row][column + 1])) {
            old += one[i++];
        } else {
            added += other[j++];
        }
    }
    flush();
    return html;
}

QString differenceHtml(const std::vector<CategoryDifference>& changes)
{
    if (changes.empty()) {
        return QStringLiteral("<p>%1</p>").arg(DifferenceTextWords::tr("Nothing is different."));
    }
    QString html;
    Uuid last;
    for (const CategoryDifference& change : changes) {
        if (change.category != last) {
            html += (last.isNull() ? QString() : QStringLiteral("</ul>")) +
                    QStringLiteral("<p class='about'><b>%1</b> %2</p><ul>")
                        .arg(QString::fromStdString(change.code).toHtmlEscaped(),
                             QString::fromStdString(change.name).toHtmlEscaped());
            last = change.category;
        }
        html += QStringLiteral("<li>%1</li>").arg(sentence(change));
    }
    return html + QStringLiteral("</ul>");
}

QString differenceStyle()
{
    return QStringLiteral("p { margin: 0 0 8px 0; line-height: 125%; } ul { margin: 0 0 8px -24px; } "
                          "ol { margin: 0 0 8px -16px; } li { line-height: 130%; margin-bottom: 4px; } "
                          ".kind { color: %1; font-weight: 600; margin: 12px 0 4px 0; } .under { color: %1; } "
                          ".title { font-size: large; font-weight: 600; } .about { margin: 8px 0 2px 0; } "
                          ".gone { color: %1; } .come { color: %2; } th { color: %1; font-weight: 600; } "
                          "a { color: %2; text-decoration: none; }")
        .arg(theme::dimmed().name(), theme::accent().name());
}

namespace {

struct SaveCodebookWords
{
    Q_DECLARE_TR_FUNCTIONS(SaveCodebook)
};

// Sizes for paper. What the page itself says of sizes is for screens, in units that are passed over here.
constexpr double kPoints = 9.5;
const QString kStyle =
    QStringLiteral("h1 { font-size: 20pt; font-weight: 600; } h2 { font-size: 15pt; font-weight: 600; } "
                   "h3 { font-size: 12pt; font-weight: 600; } h4 { font-size: 10pt; font-weight: 600; } "
                   "td, th { padding: 2px; }");

QByteArray pdfOf(const QString& html, const QString& title)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0)); // the document leaves 2 cm at each side itself
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Accord"));
        printHtml(html, writer, [](QTextDocument& document) {
            QFont font(QStringLiteral("sans-serif"));
            font.setPointSizeF(kPoints);
            document.setDefaultFont(font);
            document.setDefaultStyleSheet(kStyle);
        });
    }
    return buffer.data();
}

Status write(Project& project, const QString& file, int version, messages::Language language)
{
    taxonomy::PrintOptions options;
    options.version = version;
    options.retired = true;
    options.language = windowLanguage();
    ACCORD_TRY(const taxonomy::PrintedCodebook codebook, taxonomy::printedCodebook(project, options));
    const bool markdown = file.endsWith(QStringLiteral(".md"), Qt::CaseInsensitive);
    const std::string text = report::codebookText(
        codebook, {markdown ? report::ReportFormat::Markdown : report::ReportFormat::Html, language});
    const bool pdf = file.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive);
    const QByteArray bytes = pdf ? pdfOf(QString::fromStdString(text), QString::fromStdString(project.name()))
                                 : QByteArray::fromStdString(text);
    ACCORD_TRY(auto safe, exchange::SafeFile::create(file.toStdString(), project.file()));
    safe.stream().write(bytes.constData(), bytes.size());
    return safe.finish();
}

} // namespace

void saveCodebook(Session& session, Prompts& prompts, QWidget* parent, int version,
                  const std::function<void(const QString&)>& done)
{
    const QString proposal =
        SaveCodebookWords::tr("%1 codebook.html").arg(QString::fromStdString(session.project().name()));
    const auto save = [&session, parent, version, done](const QString& file) {
        session.jobs().start(
            SaveCodebookWords::tr("Saving the codebook"), Jobs::Access::Read,
            [file, version, language = language::words().language()](Project& project, Progress&,
                                                                     const std::stop_token&) {
                return write(project, file, version, language);
            },
            parent,
            [file, done](const Status& status) {
                done(status.ok() ? SaveCodebookWords::tr("The codebook is in %1.").arg(file)
                                 : errorText(status.error()));
            });
    };
    prompts.saveFile(parent, SaveCodebookWords::tr("Save the Codebook"), proposal,
                     SaveCodebookWords::tr("Web page (*.html);;PDF (*.pdf);;Markdown (*.md)"), {parent, save});
}

namespace {

QString momentText(const std::string& at)
{
    const QDateTime moment = QDateTime::fromString(QString::fromStdString(at), Qt::ISODate).toLocalTime();
    return moment.isValid() ? QLocale().toString(moment, QLocale::ShortFormat) : QString::fromStdString(at);
}

} // namespace

VersionsPanel::VersionsPanel(const PageContext& context, const TaxonomyKeys& keys, QWidget* parent)
    : Tab(context, QStringLiteral("versions"), keys.tabs[1]->text(), parent)
    , m_list(new RowList("versionList", tr("Versions"), this))
    , m_other(new QComboBox(this))
    , m_text(new QTextBrowser(this))
    , m_history(context.session, this)
    , m_comparing(context.session, this)
{
    setObjectName(QStringLiteral("versionsPanel"));
    build(keys);
    setStart(m_list);
    connect(m_list, &RowList::chosen, this, &VersionsPanel::showChosen);
    connect(m_other, &QComboBox::currentIndexChanged, this, &VersionsPanel::compare);
}

void VersionsPanel::build(const TaxonomyKeys& keys)
{
    m_other->setObjectName(QStringLiteral("comparedWith"));
    m_text->setObjectName(QStringLiteral("versionDifference"));
    m_text->setAccessibleName(tr("What is different"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(theme::kGrid);
    auto* right = new QWidget(this);
    auto* words = new QLabel(tr("&Compared with"), right);
    words->setBuddy(m_other);
    auto* across = new QHBoxLayout;
    across->setSpacing(theme::kGrid);
    across->addWidget(words);
    across->addWidget(m_other, 1);
    auto* buttons = new QWidget(right);
    auto* flow = theme::layoutIn<FlowLayout>(buttons, theme::Pad::None, theme::kGrid / 2);
    for (QAction* action : {keys.takeBack, keys.returnTo, keys.saveAs}) {
        flow->addWidget(new ShortcutButton(action, buttons));
    }
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(theme::kGrid, 0, 0, 0);
    column->setSpacing(theme::kGrid);
    column->addLayout(across);
    column->addWidget(m_text, 1);
    column->addWidget(buttons);
    auto* parts = new QSplitter(this);
    parts->setObjectName(QStringLiteral("versionParts"));
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_list);
    parts->addWidget(right);
    parts->setStretchFactor(1, 1);
    parts->setSizes({32 * theme::kGrid, 60 * theme::kGrid});
    auto* all = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Small);
    all->addWidget(parts);
}

int VersionsPanel::chosen() const
{
    return static_cast<int>(m_list->currentId());
}

int VersionsPanel::newest() const
{
    return m_versions.empty() ? 0 : m_versions.back().number;
}

void VersionsPanel::refresh()
{
    m_history.read<std::vector<taxonomy::Version>>([](Project& project) { return taxonomy::versions(project); },
                                                   [this](Result<std::vector<taxonomy::Version>> versions) {
                                                       if (versions.ok()) {
                                                           m_versions = std::move(versions).value();
                                                           fill();
                                                       } else {
                                                           m_text->setPlainText(errorText(versions.error()));
                                                       }
                                                   });
}

QString VersionsPanel::titleOf(const taxonomy::Version& version) const
{
    const auto person = session().project().person(version.by);
    QStringList parts{momentText(version.at)};
    if (person != nullptr) {
        parts << QString::fromStdString(person->name);
    }
    QString text = tr("Version %1").arg(version.number) + QLatin1Char('\n') + parts.join(QStringLiteral(" · "));
    if (!version.note.empty()) {
        text += QLatin1Char('\n') + QString::fromStdString(version.note);
    }
    return text + QLatin1Char('\n') +
           tr("%1, %2, %3")
               .arg(tr("%n types", nullptr, static_cast<int>(version.types)),
                    tr("%n themes", nullptr, static_cast<int>(version.themes)),
                    tr("%n sub-themes", nullptr, static_cast<int>(version.subthemes)));
}

/// The newest on top; the one that was chosen stays chosen, unless it was the newest and there is a newer one.
void VersionsPanel::fill()
{
    const bool follows = m_list->currentIndex().row() <= 0; // the newest
    std::vector<LinesRow> rows;
    for (auto version = m_versions.rbegin(); version != m_versions.rend(); ++version) {
        rows.push_back({version->number, titleOf(*version)});
    }
    m_list->setRows(std::move(rows));
    if (follows) {
        const QSignalBlocker quiet(m_list);
        m_list->choose(newest());
    }
    showChosen();
}

void VersionsPanel::showChosen()
{
    fillOther();
    compare();
    emit chosenChanged();
}

/// The version before it, unless another one is chosen.
void VersionsPanel::fillOther()
{
    const QSignalBlocker quiet(m_other);
    m_other->clear();
    const int number = chosen();
    for (auto version = m_versions.rbegin(); version != m_versions.rend(); ++version) {
        if (version->number != number) {
            m_other->addItem(tr("version %1").arg(version->number), version->number);
        }
    }
    m_other->addItem(tr("an empty codebook"), 0);
    m_other->setCurrentIndex(std::max(0, m_other->findData(number - 1)));
}

void VersionsPanel::compare()
{
    const int number = chosen();
    if (number == 0) {
        m_comparing.stop();
        m_text->clear();
        return;
    }
    const int other = m_other->currentData().toInt();
    m_comparing.read<taxonomy::Difference>(
        [older = std::min(number, other), newer = std::max(number, other)](Project& project) {
            return taxonomy::difference(project, older, newer);
        },
        [this](const Result<taxonomy::Difference>& difference) {
            if (difference.ok()) {
                showDifference(*difference);
            } else {
                m_text->setPlainText(errorText(difference.error()));
            }
        });
}

void VersionsPanel::showDifference(const taxonomy::Difference& difference)
{
    m_text->document()->setDefaultStyleSheet(differenceStyle());
    const QString title = difference.older == 0
                              ? tr("All of version %1").arg(difference.newer)
                              : tr("From version %1 to version %2").arg(difference.older).arg(difference.newer);
    m_text->setHtml(QStringLiteral("<p class='title'>%1</p>").arg(title) + differenceHtml(difference.changes));
}

void VersionsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_versions.empty()) {
        compare();
    }
}

} // namespace accord::ui
