// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/collect/source_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

#include "core/collect/keywords.h"
#include "core/collect/sources.h"
#include "ui/core/prompts.h"
#include "ui/core/theme.h"
#include "ui/pages/collect/collect_text.h"
#include "ui/text/error_text.h"
#include "ui/text/plain_text.h"

#include <algorithm>
#include <utility>

namespace accord::ui {

HostBox::HostBox(QFormLayout* form, QWidget* parent)
    : QObject(parent)
    , m_form(form)
    , m_another(new QCheckBox(tr("Another host: GitHub Enterprise, own Gitee, Gitea, Forgejo"), parent))
    , m_dialect(new QComboBox(parent))
    , m_base(new QLineEdit(parent))
{
    m_another->setObjectName(QStringLiteral("anotherHost"));
    m_dialect->setObjectName(QStringLiteral("dialect"));
    m_base->setObjectName(QStringLiteral("base"));
    for (const Dialect dialect : {Dialect::GitHub, Dialect::Gitee, Dialect::Gitea}) {
        m_dialect->addItem(dialectWord(dialect), static_cast<int>(dialect));
    }
    form->addRow(QString(), m_another);
    form->addRow(tr("Speaks"), m_dialect);
    form->addRow(tr("API address"), m_base);
    connect(m_another, &QCheckBox::toggled, this, &HostBox::reveal);
    connect(m_dialect, &QComboBox::currentIndexChanged, this, &HostBox::changed);
    connect(m_base, &QLineEdit::textChanged, this, &HostBox::changed);
    reveal();
}

void HostBox::reveal()
{
    for (QWidget* field : std::initializer_list<QWidget*>{m_dialect, m_base}) {
        field->setVisible(m_another->isChecked());
        m_form->labelForField(field)->setVisible(m_another->isChecked());
    }
    emit changed();
}

void HostBox::set(const Source& source)
{
    const std::string usual = collect::usualBase(source.dialect, source.host);
    const bool known = (source.host == "github.com" || source.host == "gitee.com") && source.base == usual;
    m_another->setChecked(!source.host.empty() && !known);
    m_dialect->setCurrentIndex(m_dialect->findData(static_cast<int>(source.dialect)));
    m_base->setText(source.base == usual ? QString() : text(source.base));
}

void HostBox::askAbout(const std::string& host)
{
    m_dialect->setToolTip(tr("What %1 speaks").arg(text(host)));
    m_another->setChecked(true);
}

bool HostBox::another() const
{
    return m_another->isChecked();
}

Dialect HostBox::dialect() const
{
    return another() ? static_cast<Dialect>(m_dialect->currentData().toInt()) : Dialect::GitHub;
}

std::string HostBox::base() const
{
    QString typed = another() ? m_base->text().trimmed() : QString();
    while (typed.endsWith(QLatin1Char('/'))) {
        typed.chop(1);
    }
    return typed.toStdString();
}

void HostBox::showUsual(const std::string& base)
{
    m_base->setPlaceholderText(text(base));
}

KeywordBox::KeywordBox(Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
    , m_text(new QPlainTextEdit(this))
    , m_told(fieldNote(this))
    , m_title(new QCheckBox(tr("Title"), this))
    , m_body(new QCheckBox(tr("Description"), this))
    , m_comments(new QCheckBox(tr("Comments"), this))
{
    build();
    for (const QCheckBox* place : {m_title, m_body, m_comments}) {
        connect(place, &QCheckBox::toggled, this, &KeywordBox::check);
    }
    connect(m_text, &QPlainTextEdit::textChanged, this, &KeywordBox::check);
}

void KeywordBox::build()
{
    m_text->setObjectName(QStringLiteral("keywords"));
    m_text->setAccessibleName(tr("Keywords, one per line"));
    m_text->setTabChangesFocus(true);
    m_text->setPlaceholderText(tr("One word or phrase per line.\nNone: every issue.\n“re:” before it: a regular "
                                  "expression, such as\nre:flash[- ]?attn\nWhat the words below it name, and where "
                                  "they are from:\n# class: model names\n# origin: HuggingFace"));
    m_comments->setObjectName(QStringLiteral("inComments"));
    auto* read = new QPushButton(tr("Read a List…"), this);
    read->setObjectName(QStringLiteral("readList"));
    read->setAutoDefault(false);
    read->setToolTip(
        tr("From a file such as the study’s filter_keywords, with one keyword per line, or a table with the columns "
           "keyword, class, origin"));
    connect(read, &QPushButton::clicked, this, &KeywordBox::readList);
    auto* title = new QLabel(tr("&Keywords"), this);
    title->setBuddy(m_text);
    auto* top = new QHBoxLayout;
    top->addWidget(title);
    top->addStretch();
    top->addWidget(read);
    auto* places = new QHBoxLayout;
    places->setSpacing(2 * theme::kGrid);
    places->addWidget(new QLabel(tr("Look in"), this));
    for (QCheckBox* place : {m_title, m_body, m_comments}) {
        places->addWidget(place);
    }
    places->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::kGrid);
    column->addLayout(top);
    column->addWidget(m_text, 1);
    column->addWidget(m_told);
    column->addLayout(places);
}

void KeywordBox::set(const std::vector<Keyword>& keywords, const KeywordPlaces& places)
{
    m_text->setPlainText(text(collect::asLines(keywords)).trimmed());
    m_title->setChecked(places.title);
    m_body->setChecked(places.body);
    m_comments->setChecked(places.comments);
    check();
}

Result<std::vector<Keyword>> KeywordBox::read() const
{
    return collect::fromLines(m_text->toPlainText().toStdString(), tr("Line").toStdString());
}

std::vector<Keyword> KeywordBox::keywords() const
{
    Result<std::vector<Keyword>> all = read();
    return all.ok() ? std::move(all).value() : std::vector<Keyword>();
}

KeywordPlaces KeywordBox::places() const
{
    return {m_title->isChecked(), m_body->isChecked(), m_comments->isChecked()};
}

void KeywordBox::check()
{
    const Result<std::vector<Keyword>> lines = read();
    const std::vector<Keyword> all = lines.ok() ? *lines : std::vector<Keyword>();
    m_problem.clear();
    if (!lines.ok()) {
        m_problem = messageText(lines.error().message());
    } else if (const Status status = collect::checkKeywords(all); !status.ok()) {
        m_problem = messageText(status.error().message());
    } else if (!all.empty() && places() == KeywordPlaces{false, false, false}) {
        m_problem = tr("Keywords need at least one place to look in.");
    }
    const QString told = all.empty() ? tr("Every issue of the period") : keywordCountText(all);
    sayInNote(m_told, m_problem.isEmpty() ? told : m_problem, !m_problem.isEmpty());
    emit changed();
}

void KeywordBox::readList()
{
    askForKeywords(m_prompts, this, [this](const std::vector<Keyword>& read) { set(read, places()); });
}

void askForKeywords(Prompts& prompts, QWidget* asker, const std::function<void(const std::vector<Keyword>&)>& take)
{
    const QString title = KeywordBox::tr("Read a List of Keywords");
    const auto readFile = [&prompts, asker, title, take](const QStringList& files) {
        const auto lists = collect::readKeywordLists(files.front().toStdString());
        if (!lists.ok()) {
            prompts.tell(asker, title, errorText(lists.error()));
            return;
        }
        if (lists->size() < 2) {
            take(lists->empty() ? std::vector<Keyword>() : lists->front().keywords);
            return;
        }
        QStringList names;
        for (const auto& list : *lists) {
            const std::int64_t found = collect::countIgnoringCase(list.keywords);
            const QString count = numberText(std::ssize(list.keywords));
            names.append(
                found == std::ssize(list.keywords)
                    ? KeywordBox::tr("%1 (%2)").arg(text(list.name), count)
                    : KeywordBox::tr("%1 (%2, ignoring case %3)").arg(text(list.name), count, numberText(found)));
        }
        prompts.choose(asker, title, KeywordBox::tr("Which of these lists?"), names,
                       {asker, [take, lists = *lists](qsizetype place) {
                            take(lists[static_cast<std::size_t>(place)].keywords);
                        }});
    };
    prompts.openFiles(asker, title, KeywordBox::tr("All files (*)"), {asker, readFile});
}

namespace {

const QString kDay = QStringLiteral("yyyy-MM-dd");

QDate dayOf(const QLineEdit* field)
{
    return QDate::fromString(field->text().trimmed(), kDay);
}

bool isWrong(const QLineEdit* field)
{
    return !field->text().trimmed().isEmpty() && !dayOf(field).isValid();
}

} // namespace

SelectionBox::SelectionBox(QFormLayout* form, QWidget* parent)
    : QWidget(parent)
    , m_periodOf(new QComboBox(parent))
    , m_from(new QLineEdit(parent))
    , m_to(new QLineEdit(parent))
    , m_told(fieldNote(parent))
    , m_state(new QComboBox(parent))
    , m_labels(new QLineEdit(parent))
    , m_pullRequests(new QCheckBox(tr("Pull requests as well"), parent))
{
    hide(); // it only holds the fields together
    m_periodOf->addItem(tr("Created"), static_cast<int>(PeriodOf::Created));
    m_periodOf->addItem(tr("Changed"), static_cast<int>(PeriodOf::Updated));
    for (const IssueState state : {IssueState::Any, IssueState::Open, IssueState::Closed}) {
        m_state->addItem(stateWord(state), static_cast<int>(state));
    }
    m_from->setObjectName(QStringLiteral("from"));
    m_to->setObjectName(QStringLiteral("to"));
    m_from->setAccessibleName(tr("First day"));
    m_to->setAccessibleName(tr("Last day"));
    m_from->setPlaceholderText(tr("from 2023-01-01"));
    m_to->setPlaceholderText(tr("to 2025-12-31"));
    m_state->setObjectName(QStringLiteral("state"));
    m_labels->setObjectName(QStringLiteral("labels"));
    m_labels->setPlaceholderText(tr("any; several between commas, one of them is enough"));
    m_pullRequests->setObjectName(QStringLiteral("pullRequests"));
    auto* period = new QHBoxLayout;
    period->setSpacing(theme::kGrid);
    period->addWidget(m_periodOf);
    period->addWidget(m_from, 1);
    period->addWidget(m_to, 1);
    form->addRow(tr("Period"), period);
    form->addRow(QString(), m_told);
    form->addRow(tr("State"), m_state);
    form->addRow(tr("Host’s labels"), m_labels);
    form->addRow(QString(), m_pullRequests);
    for (const QLineEdit* field : {m_from, m_to, m_labels}) {
        connect(field, &QLineEdit::textChanged, this, &SelectionBox::check);
    }
    connect(m_periodOf, &QComboBox::currentIndexChanged, this, &SelectionBox::check);
}

void SelectionBox::set(const IssueSelection& selection)
{
    m_periodOf->setCurrentIndex(m_periodOf->findData(static_cast<int>(selection.periodOf)));
    m_from->setText(text(selection.from));
    m_to->setText(text(selection.to));
    m_state->setCurrentIndex(m_state->findData(static_cast<int>(selection.state)));
    QStringList labels;
    for (const std::string& label : selection.labels) {
        labels.append(text(label));
    }
    m_labels->setText(inList(labels));
    m_pullRequests->setChecked(selection.pullRequests);
    check();
}

void SelectionBox::fill(IssueSelection& selection) const
{
    selection.periodOf = static_cast<PeriodOf>(m_periodOf->currentData().toInt());
    selection.from = m_from->text().trimmed().toStdString();
    selection.to = m_to->text().trimmed().toStdString();
    selection.state = static_cast<IssueState>(m_state->currentData().toInt());
    selection.labels.clear();
    for (const QString& label : m_labels->text().split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (const QString name = label.simplified(); !name.isEmpty()) {
            selection.labels.push_back(name.toStdString());
        }
    }
    selection.pullRequests = m_pullRequests->isChecked();
}

void SelectionBox::check()
{
    m_problem.clear();
    if (isWrong(m_from) || isWrong(m_to)) {
        m_problem = tr("A day is written like 2023-01-31.");
    } else if (dayOf(m_from).isValid() && dayOf(m_to).isValid() && dayOf(m_to) < dayOf(m_from)) {
        m_problem = tr("The last day comes before the first one.");
    }
    IssueSelection selection;
    fill(selection);
    const bool always = selection.from.empty() && selection.to.empty();
    const QString told = always ? tr("Issues of any time") : tr("Issues %1").arg(periodText(selection));
    sayInNote(m_told, m_problem.isEmpty() ? told : m_problem, !m_problem.isEmpty());
    emit changed();
}

namespace {

/// As people would type it.
QString addressOf(const Source& source)
{
    if (source.repository.empty()) {
        return {};
    }
    return source.host == "github.com"
               ? text(source.repository)
               : QStringLiteral("https://%1/%2").arg(text(source.host), text(source.repository));
}

/// What takes the keyboard, in the order in which it is read.
void collectFields(const QLayout* layout, QList<QWidget*>& fields)
{
    for (int i = 0; i < layout->count(); ++i) {
        QWidget* widget = layout->itemAt(i)->widget();
        if (const QLayout* inner = layout->itemAt(i)->layout()) {
            collectFields(inner, fields);
        } else if (widget != nullptr && widget->focusPolicy() != Qt::NoFocus) {
            fields.append(widget);
        } else if (widget != nullptr && widget->layout() != nullptr) {
            collectFields(widget->layout(), fields);
        }
    }
}

} // namespace

SourceDialog::SourceDialog(Source source, Prompts& prompts, QWidget* parent)
    : SessionDialog(parent)
    , m_source(std::move(source))
    , m_repository(new QLineEdit(addressOf(m_source), this))
    , m_repositoryTold(fieldNote(this))
    , m_way(new QComboBox(this))
    , m_wayTold(fieldNote(this))
    , m_keywords(new KeywordBox(prompts, this))
    , m_refused(fieldNote(this))
{
    const bool isNew = m_source.uuid.isNull();
    setObjectName(QStringLiteral("source"));
    setWindowTitle(isNew ? tr("Add Source") : tr("Edit Source"));
    m_repository->setObjectName(QStringLiteral("repository"));
    m_repository->setPlaceholderText(tr("owner/name, or a web address"));
    m_way->setObjectName(QStringLiteral("way"));
    for (const Way way : {Way::Automatic, Way::Rest, Way::RestBulk, Way::RestPerIssue, Way::GraphQl}) {
        m_way->addItem(wayWord(way), static_cast<int>(way));
    }
    m_way->setCurrentIndex(m_way->findData(static_cast<int>(m_source.way)));
    build(isNew);
    m_host->set(m_source);
    m_selection->set(m_source.selection);
    m_keywords->set(m_source.selection.keywords, m_source.selection.places);
    connect(m_repository, &QLineEdit::textChanged, this, &SourceDialog::check);
    connect(m_way, &QComboBox::currentIndexChanged, this, &SourceDialog::check);
    connect(m_host, &HostBox::changed, this, &SourceDialog::check);
    connect(m_selection, &SelectionBox::changed, this, &SourceDialog::check);
    connect(m_keywords, &KeywordBox::changed, this, &SourceDialog::check);
    check();
    m_repository->setFocus();
}

QWidget* SourceDialog::form()
{
    auto* widget = new QWidget(this);
    auto* form = new QFormLayout(widget);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(theme::kGrid / 2);
    form->setHorizontalSpacing(2 * theme::kGrid);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(tr("Repository"), m_repository);
    form->addRow(QString(), m_repositoryTold);
    m_host = new HostBox(form, widget);
    form->addItem(new QSpacerItem(0, theme::kGrid));
    m_selection = new SelectionBox(form, widget);
    form->addItem(new QSpacerItem(0, theme::kGrid));
    form->addRow(tr("Way"), m_way);
    form->addRow(QString(), m_wayTold);
    return widget;
}

void SourceDialog::build(bool isNew)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_ok = buttons->addButton(isNew ? tr("Add") : tr("Save"), QDialogButtonBox::AcceptRole);
    m_ok->setObjectName(QStringLiteral("ok"));
    m_ok->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        m_ok->setEnabled(false); // until it is saved, or is said not to be
        emit saved();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* left = new QVBoxLayout;
    left->addWidget(form());
    left->addStretch();
    auto* across = new QHBoxLayout;
    across->setSpacing(4 * theme::kGrid);
    across->addLayout(left, 3);
    across->addWidget(m_keywords, 2);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid, 2 * theme::kGrid);
    column->setSpacing(theme::kGrid);
    column->addLayout(across, 1);
    column->addWidget(m_refused);
    column->addWidget(buttons);
    resize(110 * theme::kGrid, 62 * theme::kGrid);
    QList<QWidget*> fields;
    collectFields(across, fields);
    fields << m_ok << buttons->button(QDialogButtonBox::Cancel);
    for (qsizetype i = 1; i < fields.size(); ++i) {
        setTabOrder(fields[i - 1], fields[i]);
    }
}

void SourceDialog::check()
{
    const QString typed = m_repository->text().trimmed();
    const auto parsed = collect::parseSource(typed.toStdString(), m_host->dialect());
    if (parsed.ok()) {
        m_source.dialect = parsed->dialect;
        m_source.host = parsed->host;
        m_source.repository = parsed->repository;
        if (!collect::isKnownHost(parsed->host) && !m_host->another()) {
            m_host->askAbout(parsed->host); // nobody can tell what it speaks
            return;
        }
        m_source.base = m_host->base().empty() ? parsed->base : m_host->base();
        m_host->showUsual(parsed->base);
        sayInNote(m_repositoryTold,
                  tr("%1 on %2, %3").arg(text(parsed->repository), text(parsed->host), dialectWord(parsed->dialect)),
                  false);
    } else {
        sayInNote(m_repositoryTold,
                  typed.isEmpty() ? tr("such as vllm-project/vllm or https://gitee.com/mindspore/mindspore")
                                  : messageText(parsed.error().message()),
                  !typed.isEmpty());
    }
    sayInNote(m_wayTold, wayHint(static_cast<Way>(m_way->currentData().toInt())), false);
    sayInNote(m_refused, {}, false);
    m_ok->setEnabled(parsed.ok() && m_selection->problem().isEmpty() && m_keywords->problem().isEmpty());
}

Source SourceDialog::source() const
{
    Source source = m_source;
    source.way = static_cast<Way>(m_way->currentData().toInt());
    m_selection->fill(source.selection);
    source.selection.keywords = m_keywords->keywords();
    source.selection.places = m_keywords->places();
    return source;
}

void SourceDialog::sayNotSaved(const Error& error)
{
    sayInNote(m_refused, errorText(error), true);
    m_ok->setEnabled(true);
}

} // namespace accord::ui
