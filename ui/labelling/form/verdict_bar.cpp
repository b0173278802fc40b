// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/form/verdict_bar.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/support/look.h"
#include "ui/widgets/key_button.h"

#include <array>

namespace accord::ui {
namespace {

constexpr std::array<Exclusion, 3> kReasons{Exclusion::OffTopic, Exclusion::NotAnIssue, Exclusion::Unusable};

} // namespace

VerdictBar::VerdictBar(const Keys& keys, QWidget* parent)
    : QWidget(parent)
    , m_line(new QLabel(this))
    , m_buttons(new QWidget(this))
    , m_reasons(new QWidget(this))
{
    m_line->setObjectName(QStringLiteral("verdictLine"));
    m_line->setWordWrap(true);
    m_line->hide();
    auto* grid = new QGridLayout(m_buttons);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(look::kGrid / 2);
    auto* accept = new KeyButton(keys.accept, m_buttons);
    accept->setDefault(true);
    grid->addWidget(accept, 0, 0, 1, 2);
    grid->addWidget(new KeyButton(keys.flag, m_buttons), 0, 2);
    grid->addWidget(new KeyButton(keys.exclude, m_buttons), 1, 0, 1, 2);
    grid->addWidget(new KeyButton(keys.cannotTell, m_buttons), 1, 2);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);

    auto* column = new QVBoxLayout(m_reasons);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::kGrid / 2);
    for (const Exclusion reason : kReasons) {
        auto* button = new QPushButton(reasonText(reason), m_reasons);
        button->setFocusPolicy(Qt::TabFocus);
        // Long words are not to make the page wider while somebody reads.
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        button->setToolTip(reasonText(reason));
        connect(button, &QPushButton::clicked, this, [this, reason] { emit reasonGiven(reason); });
        column->addWidget(button);
    }
    m_reasons->hide();

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look::kGrid / 2);
    layout->addWidget(m_line);
    layout->addWidget(m_buttons);
    layout->addWidget(m_reasons);
}

void VerdictBar::askReason(const QStringList& keys)
{
    const QList<QPushButton*> buttons = m_reasons->findChildren<QPushButton*>();
    for (qsizetype i = 0; i < buttons.size(); ++i) {
        buttons[i]->setText(tr("%1  %2").arg(keys.value(i), reasonText(kReasons[static_cast<std::size_t>(i)])));
    }
    say(tr("Why is it not for this study?"));
    m_buttons->hide();
    m_reasons->show();
}

void VerdictBar::stopAsking()
{
    if (isAsking()) {
        say({});
        m_reasons->hide();
        m_buttons->show();
    }
}

bool VerdictBar::isAsking() const
{
    return !m_reasons->isHidden();
}

void VerdictBar::say(const QString& sentence, bool warning)
{
    m_warning = warning;
    colourLine();
    m_line->setText(sentence);
    m_line->setVisible(!sentence.isEmpty());
}

void VerdictBar::colourLine()
{
    QPalette colours;
    colours.setColor(QPalette::WindowText, m_warning ? look::warning() : look::dimmed());
    m_line->setPalette(colours);
}

void VerdictBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        colourLine();
    }
}

QString VerdictBar::reasonText(Exclusion reason)
{
    switch (reason) {
    case Exclusion::OffTopic:
        return tr("Off topic: its subject is another");
    case Exclusion::NotAnIssue:
        return tr("Not an issue: announcement, test, spam");
    case Exclusion::Unusable:
        return tr("Unusable: too little to judge");
    case Exclusion::None:
        break;
    }
    return {};
}

} // namespace accord::ui
