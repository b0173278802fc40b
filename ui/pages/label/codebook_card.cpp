// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/codebook_card.h"

#include <QKeyEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include "core/project/agreement/figures.h"
#include "core/taxonomy/walk_keys.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/text/names.h"

#include <algorithm>
#include <array>
#include <utility>

namespace accord::ui {
namespace {

constexpr std::size_t kConfused = 2;

/// Of the newest round that is not blind: what nobody may know of the others is in none of them.
Result<std::vector<CategoryId>> confusedIn(Project& project, CategoryId category, const std::stop_token& stop)
{
    std::vector<RoundId> rounds;
    for (const Round& round : project.rounds()) {
        rounds.push_back(round.id);
    }
    std::ranges::reverse(rounds);
    for (const RoundId round : rounds) {
        if (stop.stop_requested()) {
            break;
        }
        const auto matrix = LabelMatrix::load(project, round);
        if (!matrix.ok()) {
            if (matrix.error().code == Errc::NotPermitted) {
                continue;
            }
            return matrix.error();
        }
        if (std::vector<CategoryId> found = confusedWith(*matrix, category); !found.empty()) {
            return found;
        }
    }
    return std::vector<CategoryId>();
}

QString cardText(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped();
}

QString cardList(const std::vector<std::string>& entries)
{
    QString html;
    for (const std::string& entry : entries) {
        html += QStringLiteral("<li>%1</li>").arg(cardText(entry));
    }
    return html.isEmpty() ? html : QStringLiteral("<ul>%1</ul>").arg(html);
}

} // namespace

CodebookCard::CodebookCard(Session& session, std::shared_ptr<const Taxonomy> taxonomy, CategoryId category,
                           WalkKeys keys, const QKeySequence& opener, QWidget* parent)
    : QDialog(parent)
    , m_taxonomy(std::move(taxonomy))
    , m_category(m_taxonomy->find(category))
    , m_keys(std::move(keys))
    , m_opener(opener)
    , m_text(new QTextBrowser(this))
    , m_reading(session, this)
{
    setObjectName(QStringLiteral("codebookCard"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(tr("Codebook Card"));
    m_text->setAccessibleName(windowTitle());
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    m_text->setFocusPolicy(Qt::NoFocus);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setLineWrapMode(QTextEdit::FixedPixelWidth);
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None);
    column->addWidget(m_text);
    if (parent != nullptr) {
        resize(parent->window()->size() - QSize(8, 12) * theme::kGrid);
    }
    readConfused();
    render();
}

void CodebookCard::readConfused()
{
    if (m_category == nullptr) {
        return;
    }
    m_reading.read<std::vector<CategoryId>>(
        [category = m_category->id](Project& project, const std::stop_token& stop) {
            return confusedIn(project, category, stop);
        },
        [this](const Result<std::vector<CategoryId>>& found) {
            for (const CategoryId id : found ? *found : std::vector<CategoryId>()) {
                const Category* other = m_taxonomy->find(id);
                if (other != nullptr && !other->retired && m_confused.size() < kConfused) {
                    m_confused.push_back(id);
                }
            }
            render();
        });
}

std::vector<CategoryId> CodebookCard::shown() const
{
    std::vector<CategoryId> order;
    if (m_category != nullptr) {
        order.push_back(m_category->id);
    }
    order.insert(order.end(), m_confused.begin(), m_confused.end());
    const Category* above = m_category == nullptr ? nullptr : m_taxonomy->parentOf(*m_category);
    for (const Category* sibling : above == nullptr ? m_taxonomy->types() : m_taxonomy->childrenOf(*above)) {
        if (!sibling->retired && std::ranges::find(order, sibling->id) == order.end()) {
            order.push_back(sibling->id);
        }
    }
    return order;
}

QString CodebookCard::numerals(CategoryId category) const
{
    const Category* above = m_category == nullptr ? nullptr : m_taxonomy->parentOf(*m_category);
    for (const taxonomy::DigitKeys& key : taxonomy::digitKeys(*m_taxonomy, above)) {
        if (key.category->id == category) {
            return QString::fromStdString(key.digits);
        }
    }
    return {};
}

/// The key that chooses it; with what was typed of it in front, and none where that leads elsewhere.
QString CodebookCard::keyHtml(const Category& category) const
{
    if (m_category != nullptr && category.id == m_category->id) {
        return {};
    }
    const QString digits = numerals(category.id);
    const QString key = category.level == Level::Type ? m_keys.types.value(QString::fromStdString(category.code))
                        : digits.startsWith(m_typed)  ? m_keys.cap(digits)
                                                      : QString();
    return key.isEmpty() ? QString()
                         : QStringLiteral("<p style='color:%1'>%2</p>")
                               .arg((m_typed.isEmpty() ? theme::dimmed() : theme::accent()).name(),
                                    tr("Key %1").arg(key).toHtmlEscaped());
}

/// What the key that was pressed leads to; false if that is nothing.
bool CodebookCard::choose(const QString& pressed)
{
    const Category* type = pressed.isEmpty() ? nullptr : m_taxonomy->findCode(m_keys.types.key(pressed).toStdString());
    CategoryId found = type == nullptr ? CategoryId{} : type->id;
    const qsizetype digit = m_keys.digits.indexOf(pressed);
    const QString typed = digit < 0 ? QString() : m_typed + QString::number(digit);
    bool begins = false;
    for (const CategoryId id : digit < 0 ? std::vector<CategoryId>() : shown()) {
        const QString digits = numerals(id);
        found = digits == typed ? id : found;
        begins = begins || digits.startsWith(typed);
    }
    if (found.valid()) {
        emit chosen(found);
        close();
        return true;
    }
    if (begins) {
        m_typed = typed;
        render();
    }
    return begins;
}

/// One row of the table for each kind of words, so that the same is compared at the same height.
void CodebookCard::render()
{
    struct Line
    {
        QString heading;
        QString cells;
        bool any = false;
    };
    const auto add = [](Line& line, const QString& html) {
        line.cells += QStringLiteral("<td>%1</td>").arg(html);
        line.any = line.any || !html.isEmpty();
    };
    std::array<Line, 5> lines;
    const std::array headings{QString(), tr("Definition"), tr("Use when"), tr("Not when"), tr("Examples")};
    for (std::size_t i = 0; i < lines.size(); ++i) {
        lines[i].heading = headings[i];
    }
    const std::vector<CategoryId> order = shown();
    for (const CategoryId id : order) {
        const Category& category = *m_taxonomy->find(id);
        const CategoryText text = shownText(category);
        QString head = QStringLiteral("<p><b style='color:%1'>%2</b> <b>%3</b></p>")
                           .arg(theme::typeColour(QString::fromStdString(category.code)).name(),
                                cardText(category.code), cardText(text.name));
        if (std::ranges::find(m_confused, id) != m_confused.end()) {
            head += QStringLiteral("<p style='color:%1'>%2</p>")
                        .arg(theme::warning().name(), tr("Often given instead of it").toHtmlEscaped());
        } else if (m_category != nullptr && id == m_category->id) {
            head += QStringLiteral("<p style='color:%1'>%2</p>")
                        .arg(theme::accent().name(), tr("In focus").toHtmlEscaped());
        }
        head += keyHtml(category);
        add(lines[0], head);
        add(lines[1], cardText(text.definition));
        add(lines[2], cardText(text.useWhen));
        add(lines[3], cardText(text.notWhen));
        add(lines[4], cardList(text.examples));
    }
    QString html;
    for (const Line& line : lines) {
        if (!line.any) {
            continue;
        }
        if (!line.heading.isEmpty()) {
            html +=
                QStringLiteral("<tr><td colspan='%1' class='kind'>%2</td></tr>").arg(order.size()).arg(line.heading);
        }
        html += QStringLiteral("<tr>%1</tr>").arg(line.cells);
    }
    const int each = QFontMetrics(font()).averageCharWidth() * 36;
    const int width = static_cast<int>(order.size()) * each;
    m_text->setLineWrapColumnOrWidth(width);
    m_text->document()->setDefaultStyleSheet(QStringLiteral("p { margin: 0 0 4px 0; } ul { margin: 0 0 0 -24px; } "
                                                            "td { padding: 4px 10px; vertical-align: top; } "
                                                            ".kind { color: %1; font-weight: 600; }")
                                                 .arg(theme::dimmed().name()));
    m_text->setHtml(QStringLiteral("<table width='%1' cellspacing='0'>%2</table>").arg(width).arg(html));
}

void CodebookCard::keyPressEvent(QKeyEvent* event)
{
    if (QKeySequence(event->keyCombination()) == m_opener || event->key() == Qt::Key_Return ||
        event->key() == Qt::Key_Enter) {
        close();
        return;
    }
    const QScrollBar* across = m_text->horizontalScrollBar();
    const QScrollBar* down = m_text->verticalScrollBar();
    const int side = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    const int way = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (side != 0 || way != 0) {
        m_text->horizontalScrollBar()->setValue(across->value() + side * across->pageStep() / 3);
        m_text->verticalScrollBar()->setValue(down->value() + way * 6 * theme::kGrid);
        return;
    }
    const QKeyCombination keys(event->modifiers() & ~Qt::KeypadModifier, event->keyCombination().key());
    if (choose(QKeySequence(keys).toString(QKeySequence::NativeText)) || choose(event->text())) {
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace accord::ui
