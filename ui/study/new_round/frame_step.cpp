// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/new_round/frame_step.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>

#include "ui/study/sampling/composition_view.h"
#include "ui/study/sampling/sample_controller.h"
#include "ui/study/study_text.h"
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

FrameStep::FrameStep(SampleController& controller, const std::vector<Round>& rounds, QWidget* parent)
    : RoundStep(tr("Frame"), tr("Which issues can be drawn? What is left empty leaves nothing out."), parent)
    , m_controller(controller)
    , m_view(new CompositionView(this))
{
    QWidget* form = makeForm(rounds);
    form->setFixedWidth(kFormWidth);
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(3 * look::kGrid);
    across->addWidget(form);
    across->addWidget(m_view, 1);
    connect(&controller, &SampleController::changed, this, [this] {
        m_view->show(m_controller);
        if (isVisible()) {
            emit changed();
        }
    });
    setFocusProxy(m_repositories);
}

QWidget* FrameStep::makeForm(const std::vector<Round>& rounds)
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
    m_of = new QComboBox(widget);
    m_of->setObjectName(QStringLiteral("drawnFrom"));
    m_of->addItem(tr("all issues of the project"), QVariant::fromValue<qlonglong>(0));
    for (const Round& round : rounds) {
        m_of->addItem(tr("the issues of “%1”").arg(text(round.name)), QVariant::fromValue<qlonglong>(round.id.value));
    }
    m_of->setEnabled(!rounds.empty());
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
    m_notBefore->setChecked(!rounds.empty());
    m_notBefore->setEnabled(!rounds.empty());
    m_withText = new QCheckBox(tr("Leave out issues without text"), widget);
    m_withText->setObjectName(QStringLiteral("withText"));
    form->addRow(tr("Drawn from"), m_of);
    form->addRow(tr("Repositories"), m_repositories);
    form->addRow(tr("Created from"), m_from);
    form->addRow(tr("to"), m_to);
    form->addRow(tr("State"), m_state);
    form->addRow(tr("Keywords"), m_keywords);
    form->addRow(m_notBefore);
    form->addRow(m_withText);
    connect(m_of, &QComboBox::activated, this, [this] { m_ofChosen = true; });
    for (const QComboBox* box : {m_of, m_state}) {
        connect(box, &QComboBox::currentIndexChanged, this, &FrameStep::updateEarlier);
    }
    for (const QCheckBox* box : {m_notBefore, m_withText}) {
        connect(box, &QCheckBox::toggled, this, &RoundStep::changed);
    }
    return widget;
}

void FrameStep::setPurpose(RoundPurpose purpose)
{
    const bool other = (purpose == RoundPurpose::Check) != (m_purpose == RoundPurpose::Check);
    m_purpose = purpose;
    if (other && !m_ofChosen) {
        m_of->setCurrentIndex(purpose == RoundPurpose::Check ? m_of->count() - 1 : 0);
    }
}

/// What is drawn from a round has been in one.
void FrameStep::updateEarlier()
{
    const bool all = m_of->currentData().toLongLong() == 0;
    m_notBefore->setEnabled(all && m_of->count() > 1);
    emit changed();
}

void FrameStep::enter()
{
    m_view->show(m_controller);
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
    if (const qlonglong round = m_of->currentData().toLongLong(); round != 0) {
        filter.inRounds = {RoundId{round}};
    }
    filter.notInAnyRound = filter.inRounds.empty() && m_notBefore->isChecked();
    filter.onlyWithText = m_withText->isChecked();
}

QString FrameStep::missing() const
{
    if (m_controller.frame() == nullptr) {
        return m_controller.problem() && !m_controller.busy() ? errorText(*m_controller.problem())
                                                              : tr("The issues are being read.");
    }
    return m_controller.frame()->items.empty() ? tr("No issue is left to draw from.") : QString();
}

} // namespace accord::ui
