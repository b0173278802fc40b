// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/editor/keyword_box.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

#include "core/collect/keywords.h"
#include "ui/collect/collect_text.h"
#include "ui/collect/editor/field_note.h"
#include "ui/support/error_text.h"
#include "ui/support/look.h"
#include "ui/support/prompts.h"

#include <algorithm>

namespace accord::ui {
namespace {

Keyword keywordOf(const QString& line)
{
    const bool regex = line.startsWith(kRegexMark);
    return {(regex ? line.mid(kRegexMark.size()).trimmed() : line).toStdString(), regex};
}

} // namespace

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
                                  "expression, such as\nre:flash[- ]?attn"));
    m_comments->setObjectName(QStringLiteral("inComments"));
    auto* read = new QPushButton(tr("Read a List…"), this);
    read->setObjectName(QStringLiteral("readList"));
    read->setAutoDefault(false);
    read->setToolTip(tr("From a file such as the study’s filter_keywords, or with one keyword per line"));
    connect(read, &QPushButton::clicked, this, &KeywordBox::readList);
    auto* title = new QLabel(tr("&Keywords"), this);
    title->setBuddy(m_text);
    auto* top = new QHBoxLayout;
    top->addWidget(title);
    top->addStretch();
    top->addWidget(read);
    auto* places = new QHBoxLayout;
    places->setSpacing(2 * look::kGrid);
    places->addWidget(new QLabel(tr("Look in"), this));
    for (QCheckBox* place : {m_title, m_body, m_comments}) {
        places->addWidget(place);
    }
    places->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::kGrid);
    column->addLayout(top);
    column->addWidget(m_text, 1);
    column->addWidget(m_told);
    column->addLayout(places);
}

void KeywordBox::set(const std::vector<Keyword>& keywords, const KeywordPlaces& places)
{
    QStringList lines;
    for (const Keyword& keyword : keywords) {
        lines.append(spelling(keyword));
    }
    m_text->setPlainText(lines.join(QLatin1Char('\n')));
    m_title->setChecked(places.title);
    m_body->setChecked(places.body);
    m_comments->setChecked(places.comments);
    check();
}

std::vector<Keyword> KeywordBox::keywords() const
{
    std::vector<Keyword> all;
    for (const QString& line : m_text->toPlainText().split(QLatin1Char('\n'))) {
        const QString word = line.trimmed();
        if (!keywordOf(word).text.empty() && std::ranges::find(all, keywordOf(word)) == all.end()) {
            all.push_back(keywordOf(word));
        }
    }
    return all;
}

KeywordPlaces KeywordBox::places() const
{
    return {m_title->isChecked(), m_body->isChecked(), m_comments->isChecked()};
}

void KeywordBox::check()
{
    const std::vector<Keyword> all = keywords();
    m_problem.clear();
    if (const Status status = collect::checkKeywords(all); !status.ok()) {
        m_problem = messageText(status.error().message());
    } else if (!all.empty() && places() == KeywordPlaces{false, false, false}) {
        m_problem = tr("Keywords need at least one place to look in.");
    }
    const int count = static_cast<int>(all.size());
    const QString told = count == 0 ? tr("Every issue of the period") : tr("%n keywords", nullptr, count);
    sayInNote(m_told, m_problem.isEmpty() ? told : m_problem, !m_problem.isEmpty());
    emit changed();
}

void KeywordBox::readList()
{
    if (const auto read = askForKeywords(m_prompts, this)) {
        set(*read, places());
    }
}

std::optional<std::vector<Keyword>> askForKeywords(Prompts& prompts, QWidget* parent)
{
    const QString title = KeywordBox::tr("Read a List of Keywords");
    const QStringList files = prompts.openFiles(parent, title, KeywordBox::tr("All files (*)"));
    if (files.isEmpty()) {
        return std::nullopt;
    }
    const auto lists = collect::readKeywordLists(files.front().toStdString());
    if (!lists.ok()) {
        prompts.tell(parent, title, errorText(lists.error()));
        return std::nullopt;
    }
    QStringList names;
    for (const auto& list : *lists) {
        names.append(KeywordBox::tr("%1 (%2)").arg(text(list.name)).arg(list.keywords.size()));
    }
    qsizetype chosen = 0;
    if (lists->size() > 1) {
        const auto answer = prompts.choose(parent, title, KeywordBox::tr("Which of these lists?"), names);
        chosen = answer ? names.indexOf(*answer) : -1;
    }
    if (chosen < 0 || chosen >= names.size()) {
        return std::nullopt;
    }
    return (*lists)[static_cast<std::size_t>(chosen)].keywords;
}

} // namespace accord::ui
