// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/evidence_list.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core/theme.h"
#include "ui/widgets/buttons.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kShownLines = 3;
constexpr qsizetype kShownWords = 60; // characters; the button cuts them further

QString shortened(const Citation& citation)
{
    const QString words = QString::fromStdString(citation.quote).simplified();
    return words.size() <= kShownWords ? words : words.left(kShownWords) + QStringLiteral("…");
}

} // namespace

EvidenceList::EvidenceList(QWidget* parent)
    : QScrollArea(parent)
{
    setObjectName(QStringLiteral("evidence"));
    setAccessibleName(tr("Evidence"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    hide();
}

void EvidenceList::show(const std::vector<Citation>& citations, const std::vector<std::optional<CitedPlace>>& places)
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (std::size_t i = 0; i < citations.size(); ++i) {
        const bool known = i < places.size() && places[i].has_value();
        const QString state = !known ? tr("not in the text any more") : places[i]->moved ? tr("moved") : QString();
        addLine(content, static_cast<int>(i), shortened(citations[i]), state);
    }
    m_lines = static_cast<int>(citations.size());
    if (QWidget* before = takeWidget()) {
        discard(before); // one of its buttons may have been clicked just now
    }
    setWidget(content);
    setVisible(m_lines > 0);
    updateGeometry();
}

void EvidenceList::addLine(QWidget* content, int number, const QString& words, const QString& state)
{
    auto* line = new QWidget(content);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(theme::kHalf);
    const QString quoted = tr("“%1”").arg(words);
    const QString text = state.isEmpty() ? quoted : tr("%1 (%2)").arg(quoted, state);
    auto* passage = new QPushButton(QString(text).replace(QLatin1Char('&'), QStringLiteral("&&")), line);
    passage->setFlat(true);
    passage->setFocusPolicy(Qt::TabFocus);
    passage->setToolTip(text);
    passage->setAccessibleName(text);
    passage->setStyleSheet(QStringLiteral("text-align:left"));
    passage->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(passage, &QPushButton::clicked, this, [this, number] { emit wanted(number); });
    auto* remove = new QToolButton(line);
    remove->setIcon(theme::icon(QStringLiteral("close")));
    remove->setToolTip(tr("Do not cite it"));
    remove->setAccessibleName(remove->toolTip());
    remove->setAutoRaise(true);
    remove->setFocusPolicy(Qt::TabFocus);
    remove->setEnabled(!m_readOnly);
    connect(remove, &QToolButton::clicked, this, [this, number] { emit takenBack(number); });
    row->addWidget(passage, 1);
    row->addWidget(remove);
    content->layout()->addWidget(line);
}

void EvidenceList::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    for (QToolButton* remove : findChildren<QToolButton*>()) {
        remove->setEnabled(!readOnly);
    }
}

QSize EvidenceList::sizeHint() const
{
    const int line = fontMetrics().height() + theme::kGrid;
    const int high = widget() == nullptr ? line : widget()->sizeHint().height();
    return {0, m_lines <= kShownLines ? high : high / m_lines * kShownLines};
}

} // namespace accord::ui
