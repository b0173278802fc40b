// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/new_round/frame_step.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>

#include "ui/study/sampling/composition_view.h"
#include "ui/study/sampling/draw_desk.h"
#include "ui/support/error_text.h"
#include "ui/support/look.h"

namespace accord::ui {
namespace {

constexpr int kFormWidth = 42 * look::kGrid;

} // namespace

std::vector<std::string> wordsOf(const QString& text)
{
    std::vector<std::string> words;
    for (const QString& word : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (!word.trimmed().isEmpty()) {
            words.push_back(word.trimmed().toStdString());
        }
    }
    return words;
}

FrameStep::FrameStep(DrawDesk& desk, bool hasRounds, QWidget* parent)
    : RoundStep(tr("Frame"), tr("Which issues can be drawn? What is left empty leaves nothing out."), parent)
    , m_desk(desk)
    , m_view(new CompositionView(this))
{
    QWidget* form = makeForm(hasRounds);
    form->setFixedWidth(kFormWidth);
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(3 * look::kGrid);
    across->addWidget(form);
    across->addWidget(m_view, 1);
    connect(&desk, &DrawDesk::changed, this, [this] {
        m_view->show(m_desk);
        if (isVisible()) {
            emit changed();
        }
    });
    setFocusProxy(m_repositories);
}

QWidget* FrameStep::makeForm(bool hasRounds)
{
    auto* widget = new QWidget(this);
    auto* form = new QFormLayout(widget);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(look::kGrid);
    const auto line = [&](const char* name, const QString& hint) {
        auto* edit = new QLineEdit(widget);
        edit->setObjectName(QString::fromLatin1(name));
        edit->setPlaceholderText(hint);
        connect(edit, &QLineEdit::textChanged, this, &RoundStep::changed);
        return edit;
    };
    m_repositories = line("repositories", tr("all; names between commas"));
    m_from = line("from", tr("2024, 2024-03 or 2024-03-15"));
    m_to = line("to", tr("likewise"));
    m_keywords = line("keywords", tr("words between commas"));
    m_state = new QComboBox(widget);
    m_state->addItem(tr("open or closed"), QString());
    m_state->addItem(tr("open"), QStringLiteral("open"));
    m_state->addItem(tr("closed"), QStringLiteral("closed"));
    m_notBefore = new QCheckBox(tr("Leave out what earlier rounds had"), widget);
    m_notBefore->setObjectName(QStringLiteral("notBefore"));
    m_notBefore->setChecked(hasRounds);
    m_notBefore->setEnabled(hasRounds);
    m_withText = new QCheckBox(tr("Leave out issues without text"), widget);
    m_withText->setObjectName(QStringLiteral("withText"));
    form->addRow(tr("Repositories"), m_repositories);
    form->addRow(tr("Created from"), m_from);
    form->addRow(tr("to"), m_to);
    form->addRow(tr("State"), m_state);
    form->addRow(tr("Keywords"), m_keywords);
    form->addRow(m_notBefore);
    form->addRow(m_withText);
    connect(m_state, &QComboBox::currentIndexChanged, this, &RoundStep::changed);
    for (const QCheckBox* box : {m_notBefore, m_withText}) {
        connect(box, &QCheckBox::toggled, this, &RoundStep::changed);
    }
    return widget;
}

void FrameStep::enter()
{
    m_view->show(m_desk);
}

void FrameStep::fill(RoundWish& wish) const
{
    study::FrameFilter& filter = wish.sample.frame;
    filter = {};
    filter.repositories = wordsOf(m_repositories->text());
    filter.from = m_from->text().trimmed().toStdString();
    filter.to = m_to->text().trimmed().toStdString();
    filter.keywords = wordsOf(m_keywords->text());
    if (const QString state = m_state->currentData().toString(); !state.isEmpty()) {
        filter.states = {state.toStdString()};
    }
    filter.notInAnyRound = m_notBefore->isChecked();
    filter.onlyWithText = m_withText->isChecked();
}

QString FrameStep::missing() const
{
    if (m_desk.frame() == nullptr) {
        return m_desk.problem() && !m_desk.busy() ? errorText(*m_desk.problem()) : tr("The issues are being read.");
    }
    return m_desk.frame()->items.empty() ? tr("No issue is left to draw from.") : QString();
}

} // namespace accord::ui
