// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/evidence_list.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core/theme.h"
#include "ui/widgets/buttons.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kShownLines = 3;

/// A passage on one line, as many whole words of it as there is room for, and what is to be said about it.
class PassageButton final : public QPushButton
{
public:
    PassageButton(const QString& words, const QString& state, QWidget* parent)
        : QPushButton(parent)
        , m_words(words)
        , m_state(state)
    {
        setFlat(true);
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        setToolTip(said(words));
        setAccessibleName(said(words));
        setText(QString(said(words)).replace(QLatin1Char('&'), QStringLiteral("&&")));
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QStylePainter painter(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        painter.drawControl(QStyle::CE_PushButtonBevel, option);
        painter.setPen(palette().color(QPalette::ButtonText));
        painter.drawText(rect().adjusted(theme::kHalf, 0, -theme::kHalf, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         said(wholeWords(m_words, fontMetrics(), width() - theme::kGrid - marksWidth())));
    }

private:
    [[nodiscard]] QString said(const QString& words) const
    {
        const QString quoted = EvidenceList::tr("“%1”").arg(words);
        return m_state.isEmpty() ? quoted : EvidenceList::tr("%1 (%2)").arg(quoted, m_state);
    }
    [[nodiscard]] int marksWidth() const { return fontMetrics().horizontalAdvance(said({})); }

    QString m_words;
    QString m_state;
};

} // namespace

QString wholeWords(const QString& text, const QFontMetrics& metrics, int width)
{
    QString cut = metrics.elidedText(text, Qt::ElideRight, width);
    if (cut == text || cut.size() < 2) {
        return cut;
    }
    cut.chop(1); // the dots
    const qsizetype end = cut.size();
    const bool within = end < text.size() && !text[end].isSpace() && !cut.back().isSpace();
    // A script without blanks between its words is cut anywhere.
    const qsizetype blank = within ? cut.lastIndexOf(QLatin1Char(' ')) : -1;
    return (blank > end / 2 ? cut.left(blank) : cut).trimmed() + QStringLiteral("…");
}

EvidenceList::EvidenceList(QWidget* parent)
    : QScrollArea(parent)
{
    setObjectName(QStringLiteral("evidence"));
    setAccessibleName(tr("Evidence"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    hide();
}

void EvidenceList::show(const std::vector<Citation>& citations, const std::vector<std::optional<CitedPlace>>& places)
{
    auto* content = new QWidget;
    theme::layoutIn<QVBoxLayout>(content, theme::Pad::None, 0);
    for (std::size_t i = 0; i < citations.size(); ++i) {
        const bool known = i < places.size() && places[i].has_value();
        const QString state = !known ? tr("not in the text any more") : places[i]->moved ? tr("moved") : QString();
        addLine(content, static_cast<int>(i), QString::fromStdString(citations[i].quote).simplified(), state);
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
    auto* row = theme::layoutIn<QHBoxLayout>(line, theme::Pad::None, theme::kHalf);
    auto* passage = new PassageButton(words, state, line);
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
