// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/merge/question_row.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include "ui/support/joined_text.h"
#include "ui/support/look.h"

namespace accord::ui {
namespace {

/// "vllm#17" as a link to the page.
QString linkTo(const QString& address)
{
    const QStringList parts = address.split(QLatin1Char('/'));
    const QString name = parts.size() > 3 ? parts[parts.size() - 3] + QLatin1Char('#') + parts.back() : address;
    return QStringLiteral("<a href=\"%1\" style=\"color: %2\">%3</a>")
        .arg(address.toHtmlEscaped(), look::accent().name(), name.toHtmlEscaped());
}

QString moreText(const MergeQuestionGroup& group, int answer)
{
    QStringList parts;
    if (answer >= 0 && answer < group.options.size()) {
        parts += group.options[answer].meaning.toHtmlEscaped();
    }
    if (!group.samples.isEmpty()) {
        QStringList links;
        for (const QString& address : group.samples) {
            links += linkTo(address);
        }
        parts += MergeQuestionRow::tr("Such as %1.").arg(inList(links));
    }
    if (!group.where.isEmpty()) {
        parts += MergeQuestionRow::tr("In %1.").arg(group.where.toHtmlEscaped());
    }
    return inSentences(parts);
}

} // namespace

MergeQuestionRow::MergeQuestionRow(const MergeQuestionGroup& group, QWidget* parent)
    : QWidget(parent)
    , m_sentence(new QLabel(this))
    , m_more(new QLabel(this))
{
    setObjectName(QStringLiteral("lookRow"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_more->setWordWrap(true);
    m_more->setTextFormat(Qt::RichText);
    m_more->setForegroundRole(QPalette::PlaceholderText);
    m_more->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_more->setOpenExternalLinks(true);
    m_more->setFocusPolicy(group.samples.isEmpty() ? Qt::NoFocus : Qt::StrongFocus);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(3 * look::kGrid);
    grid->setVerticalSpacing(look::kGrid / 2);
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_sentence, 0, 0);
    grid->addWidget(m_more, 1, 0);
    if (group.kind == exchange::MergeQuestionKind::Extra) {
        m_box = new QCheckBox(tr("Take over"), this);
        m_box->setChecked(group.chosen == QStringLiteral("take"));
        m_box->setEnabled(group.mayChoose);
        grid->addWidget(m_box, 0, 1, 2, 1, Qt::AlignTop);
        connect(m_box, &QCheckBox::toggled, this, [this](bool take) {
            show(take ? 1 : 0);
            emit chosen(m_group.key, take ? QStringLiteral("take") : QStringLiteral("leave"));
        });
    } else if (!group.options.isEmpty()) {
        m_answers = new QComboBox(this);
        for (const MergeAnswer& option : group.options) {
            m_answers->addItem(option.text, option.word);
        }
        m_answers->setFocusPolicy(Qt::StrongFocus);
        m_answers->installEventFilter(this);
        m_answers->setMinimumWidth(26 * look::kGrid);
        const int proposed = m_answers->findData(group.chosen);
        m_answers->setPlaceholderText(tr("Please choose"));
        m_answers->setCurrentIndex(group.asks() ? -1 : proposed < 0 ? 0 : proposed);
        grid->addWidget(m_answers, 0, 1, 2, 1, Qt::AlignTop);
        connect(m_answers, &QComboBox::currentIndexChanged, this, [this](int answer) {
            show(answer);
            emit chosen(m_group.key, m_answers->itemData(answer).toString());
        });
    }
    update(group);
}

/// Scrolling through the list changes no answer.
bool MergeQuestionRow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_answers && event->type() == QEvent::Wheel && !m_answers->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void MergeQuestionRow::update(const MergeQuestionGroup& group)
{
    m_group = group;
    m_sentence->setText(group.sentence);
    if (m_answers != nullptr) {
        m_answers->setAccessibleName(group.sentence);
    }
    if (m_box != nullptr) {
        m_box->setAccessibleName(tr("Take over: %1").arg(group.sentence));
        show(m_box->isChecked() ? 1 : 0);
        return;
    }
    show(m_answers == nullptr ? -1 : m_answers->currentIndex());
}

void MergeQuestionRow::show(int answer)
{
    m_more->setText(moreText(m_group, answer));
    m_more->setHidden(m_more->text().isEmpty());
}

} // namespace accord::ui
