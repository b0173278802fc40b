// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/app/palette.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPointer>
#include <QVBoxLayout>

#include "core/labelling/queue.h"
#include "core/project/items.h"
#include "ui/core/actions.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/label/queue_model.h"
#include "ui/text/error_text.h"
#include "ui/widgets/list_view.h"

#include <algorithm>
#include <utility>

namespace accord::ui {
namespace {

constexpr std::size_t kIssues = 30;
constexpr int kPauseMs = 120;

struct Candidate
{
    const Actions::Entry* entry = nullptr;
    int score = 0;
};

/// A command of the window, or of the page that is in view.
bool isHere(const Actions::Entry& entry)
{
    const auto* owner = qobject_cast<const QWidget*>(entry.action->parent());
    const bool window = entry.place == kWindowPlace;
    return entry.action->isEnabled() && (window || (owner != nullptr && owner->isVisible()));
}

QString plainText(const Actions::Entry& entry)
{
    return entry.action->text().remove(QLatin1Char('&'));
}

} // namespace

int fuzzyScore(const QString& typed, const QString& text)
{
    int score = 0;
    qsizetype at = 0;
    qsizetype last = -2;
    for (const QChar letter : typed.toLower()) {
        if (letter.isSpace()) {
            continue;
        }
        qsizetype found = text.indexOf(letter, at, Qt::CaseInsensitive);
        if (found < 0) {
            return -1;
        }
        // The start of a word further on beats the middle of this one, unless the letters so far are in a row.
        if (found != last + 1) {
            for (qsizetype next = found; next >= 0; next = text.indexOf(letter, next + 1, Qt::CaseInsensitive)) {
                if (next == 0 || !text[next - 1].isLetterOrNumber()) {
                    found = next;
                    break;
                }
            }
        }
        const bool wordStart = found == 0 || !text[found - 1].isLetterOrNumber();
        score += 1 + (wordStart ? 6 : 0) + (found == last + 1 ? 4 : 0);
        last = found;
        at = found + 1;
    }
    return score;
}

Palette::Palette(Actions& actions, Session* session, bool onlyMine, QWidget* parent)
    : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint)
    , m_actions(actions)
    , m_session(session)
    , m_onlyMine(onlyMine)
    , m_field(new QLineEdit(this))
    , m_list(new ListView(this))
    , m_rows(new ColumnModel<PaletteRow>(this, {{.heading = {}, .text = [](const PaletteRow& row) { return row.text; }},
                                                {.heading = {},
                                                 .text = [](const PaletteRow& row) { return row.beside; },
                                                 .alignment = Qt::AlignRight,
                                                 .quiet = [](const PaletteRow&) { return true; }}}))
    , m_instead(new QLabel(this))
{
    setObjectName(QStringLiteral("palette"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    m_field->setPlaceholderText(session == nullptr ? tr("Type a command")
                                                   : tr("Type a command, or the number or words of an issue"));
    m_field->setAccessibleName(m_field->placeholderText());
    m_field->installEventFilter(this);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setHeaderHidden(true);
    m_list->setSortable(false);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFirstStretches(true);
    m_list->setModel(m_rows);
    m_instead->setTextFormat(Qt::PlainText);
    m_instead->setWordWrap(true);
    m_instead->setForegroundRole(QPalette::PlaceholderText);
    m_instead->setMargin(theme::kGrid);
    m_instead->setAlignment(Qt::AlignTop | Qt::AlignLeading);

    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Small);
    column->addWidget(m_field);
    column->addWidget(m_list, 1);
    column->addWidget(m_instead, 1);
    resize(70 * theme::kGrid, 48 * theme::kGrid);
    if (parent != nullptr) {
        move(parent->mapToGlobal(QPoint((parent->width() - width()) / 2, 8 * theme::kGrid)));
    }
    if (session != nullptr) {
        m_reading.emplace(*session, this);
        connect(session, &QObject::destroyed, this, &QDialog::close);
    }
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &Palette::findIssues);
    connect(m_field, &QLineEdit::textChanged, this, &Palette::typed);
    connect(m_field, &QLineEdit::returnPressed, this, &Palette::run);
    connect(m_list, &QAbstractItemView::clicked, this, &Palette::run);
    fill();
}

void Palette::begin(const QString& typed)
{
    m_field->setText(typed);
}

void Palette::typed()
{
    m_runsThen = false;
    m_issues.clear();
    m_error.clear();
    if (m_reading) {
        m_reading->stop();
        m_pause.start();
    }
    fill();
}

/// One letter or "#" alone finds nearly all of them; one digit may be a number.
bool Palette::looksForIssues() const
{
    const QString typed = m_field->text().trimmed();
    const bool digit = !typed.isEmpty() && typed[0].isDigit();
    return m_session && m_session->round().valid() && typed.size() >= (digit ? 1 : 2);
}

void Palette::findIssues()
{
    m_pause.stop();
    const QString typed = m_field->text().trimmed();
    if (!looksForIssues()) {
        m_runsThen = false;
        sayWhenEmpty();
        return;
    }
    const PersonId person = m_onlyMine ? m_session->me() : PersonId{};
    m_reading->read<std::vector<Heading>>(
        [round = m_session->round(), person,
         words = typed.toStdString()](Project& project) -> Result<std::vector<Heading>> {
            ACCORD_TRY(const std::vector<ItemId> items, labelling::findItems(project, round, person, words, kIssues));
            return headingsOf(project, items);
        },
        [this](const Result<std::vector<Heading>>& found) {
            m_issues = found ? *found : std::vector<Heading>();
            m_error = found ? QString() : errorText(found.error());
            fill();
            if (std::exchange(m_runsThen, false)) {
                run();
            }
        });
}

void Palette::fill()
{
    const QString typed = m_field->text();
    const bool onlyIssues = typed.startsWith(QLatin1Char('#'));
    std::vector<Candidate> candidates;
    for (const Actions::Entry& entry : m_actions.entries()) {
        const int score = onlyIssues ? -1 : fuzzyScore(typed, plainText(entry));
        if (score >= 0 && isHere(entry) && !entry.action->text().isEmpty()) {
            candidates.push_back(Candidate{&entry, score});
        }
    }
    std::ranges::stable_sort(candidates, std::greater<>(), &Candidate::score);
    std::vector<PaletteRow> rows;
    for (const auto& [entry, score] : candidates) {
        rows.push_back({plainText(*entry), entry->action->shortcut().toString(QKeySequence::NativeText), entry->id});
    }
    for (const Heading& issue : m_issues) {
        rows.push_back({QStringLiteral("%1  %2").arg(queueName(issue), QString::fromStdString(issue.title)),
                        tr("Issue"),
                        {},
                        issue.item});
    }
    m_rows->setRows(std::move(rows));
    m_list->setCurrentIndex(m_rows->index(0, 0));
    sayWhenEmpty();
}

void Palette::sayWhenEmpty()
{
    const QString typed = m_field->text().trimmed();
    const bool onlyIssues = typed.startsWith(QLatin1Char('#'));
    const bool looking = looksForIssues() && (m_pause.isActive() || m_reading->busy());
    QString text;
    if (m_rows->rowCount() > 0 || looking) {
        text = QString();
    } else if (!m_error.isEmpty()) {
        text = m_error;
    } else if (!looksForIssues()) {
        text = !onlyIssues                               ? tr("No command matches “%1”.").arg(typed)
               : m_session && m_session->round().valid() ? tr("Type the number of an issue, or words of its text.")
                                                         : tr("Choose a round first: issues are looked for in it.");
    } else if (onlyIssues) {
        text = m_onlyMine ? tr("No issue of yours in this round matches “%1”.").arg(typed)
                          : tr("No issue of this round matches “%1”.").arg(typed);
    } else {
        text = m_onlyMine ? tr("No command and no issue of yours in this round matches “%1”.").arg(typed)
                          : tr("No command and no issue of this round matches “%1”.").arg(typed);
    }
    m_instead->setText(text);
    m_instead->setVisible(!text.isEmpty());
    m_list->setVisible(text.isEmpty());
    m_field->setAccessibleDescription(text); // where the keys are
}

QString Palette::saysInstead() const
{
    return m_instead->isHidden() ? QString() : m_instead->text();
}

QStringList Palette::listed() const
{
    QStringList texts;
    for (const PaletteRow& row : m_rows->rows()) {
        texts.append(row.text);
    }
    return texts;
}

void Palette::run()
{
    const PaletteRow* current = m_rows->at(m_list->currentIndex());
    if (current == nullptr) {
        m_runsThen = m_pause.isActive() || (m_reading && m_reading->busy());
        if (m_pause.isActive()) {
            findIssues();
        }
        return;
    }
    const PaletteRow row = *current;
    close();
    if (row.item.valid()) {
        emit itemWanted(row.item);
        return;
    }
    const QPointer<QAction> action = m_actions.action(row.command);
    // After the window has the focus again: commands act on what had it before.
    if (action) {
        QMetaObject::invokeMethod(action, &QAction::trigger, Qt::QueuedConnection);
    }
}

void Palette::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::Shadow));
    painter.setBrush(theme::surface());
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

bool Palette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<const QKeyEvent&>(*event).key();
        const int rows = m_rows->rowCount();
        int step = 0;
        switch (key) {
        case Qt::Key_Down:
            step = 1;
            break;
        case Qt::Key_Up:
            step = -1;
            break;
        case Qt::Key_PageDown:
            step = 10;
            break;
        case Qt::Key_PageUp:
            step = -10;
            break;
        default:
            break;
        }
        if (step != 0 && rows > 0) {
            const int now = m_list->currentIndex().row();
            m_list->setCurrentIndex(m_rows->index(qBound(0, now + step, rows - 1), 0));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace accord::ui
