// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/happened.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

#include "ui/core/theme.h"
#include "ui/text/names.h"

#include <algorithm>

namespace accord::ui {
namespace {

struct HappenedWords
{
    Q_DECLARE_TR_FUNCTIONS(Happened)
};

} // namespace

bool stopsAtTheme(const Taxonomy& taxonomy, CategoryId category)
{
    const Category* theme = taxonomy.find(category);
    return theme != nullptr && theme->level == Level::Theme &&
           std::ranges::any_of(taxonomy.childrenOf(*theme), [](const Category* child) { return !child->retired; });
}

QString happenedText(const QString& name, const LabelContent& before, const LabelContent& after,
                     const Taxonomy& taxonomy)
{
    const bool verdict =
        after.verdict != before.verdict || after.category != before.category || after.exclusion != before.exclusion;
    if (!verdict && after.flagged == before.flagged) {
        return {};
    }
    if (!verdict) {
        return after.flagged ? HappenedWords::tr("%1 is flagged for discussion").arg(name)
                             : HappenedWords::tr("%1 is not flagged any more").arg(name);
    }
    const Category* category = taxonomy.find(after.category);
    if (after.verdict == Verdict::Category && category != nullptr) {
        return (stopsAtTheme(taxonomy, category->id) ? HappenedWords::tr("%1 is labelled %2, no sub-theme")
                                                     : HappenedWords::tr("%1 is labelled %2"))
            .arg(name, QString::fromStdString(category->code));
    }
    if (after.verdict == Verdict::NotForStudy) {
        return HappenedWords::tr("%1 is left out of the study").arg(name);
    }
    if (after.verdict == Verdict::CannotTell) {
        return HappenedWords::tr("%1 is put off to the end of your queue, still to do").arg(name);
    }
    return after.verdict == Verdict::None ? HappenedWords::tr("The label of %1 is withdrawn").arg(name)
                                          : HappenedWords::tr("%1 is labelled").arg(name);
}

Happened::Happened(QUndoStack& undo, const QAction* undoAction, QWidget* over)
    : QFrame(over)
    , m_undo(undo)
    , m_line(new QLabel(this))
{
    setObjectName(QStringLiteral("happened"));
    setAccessibleName(tr("What just happened"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    m_line->setObjectName(QStringLiteral("happenedLine"));
    m_line->setTextFormat(Qt::PlainText);
    m_line->setForegroundRole(QPalette::ToolTipText);
    auto* button = new QToolButton(this);
    const QString key = undoAction == nullptr ? QString() : undoAction->shortcut().toString(QKeySequence::NativeText);
    button->setText(key.isEmpty() ? tr("Undo") : tr("Undo (%1)").arg(key));
    button->setFocusPolicy(Qt::NoFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * theme::kGrid, theme::kGrid / 2, theme::kGrid / 2, theme::kGrid / 2);
    row->addWidget(m_line);
    row->addWidget(button);
    m_clock.setSingleShot(true);
    m_clock.setInterval(kMs);
    connect(&m_clock, &QTimer::timeout, this, &QWidget::hide);
    connect(button, &QToolButton::clicked, this, [this] { m_undo.undo(); });
    connect(&m_undo, &QUndoStack::indexChanged, this, [this](int index) {
        if (index != m_index) {
            hide();
        }
    });
    over->installEventFilter(this);
    hide();
}

void Happened::say(const QString& sentence)
{
    if (sentence.isEmpty()) {
        return;
    }
    m_index = m_undo.index();
    m_line->setText(sentence);
    place();
    show();
    raise();
    m_clock.start();
}

void Happened::place()
{
    const int most = parentWidget()->width() - 2 * theme::kGrid;
    resize(sizeHint().boundedTo(QSize(most, sizeHint().height())));
    move((parentWidget()->width() - width()) / 2, parentWidget()->height() - height() - 2 * theme::kGrid);
}

void Happened::enterEvent(QEnterEvent* event)
{
    QFrame::enterEvent(event);
    m_clock.stop();
}

void Happened::leaveEvent(QEvent* event)
{
    QFrame::leaveEvent(event);
    m_clock.start();
}

bool Happened::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && isVisible()) {
        place();
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace accord::ui
