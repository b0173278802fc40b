// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/codes_panel.h"

#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/base/reason.h"
#include "core/project/items.h"
#include "ui/core/theme.h"
#include "ui/pages/taxonomy/taxonomy_actions.h"
#include "ui/text/error_text.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/placeholder.h"

#include <algorithm>

namespace accord::ui {

CodesPanel::CodesPanel(const PageContext& context, const TaxonomyKeys& keys, QWidget* parent)
    : Tab(context, QStringLiteral("codes"), keys.tabs[4]->text(), parent)
    , m_reading(context.session, this)
    , m_stack(new QStackedWidget(this))
    , m_empty(new Placeholder(this))
    , m_title(new QLabel(this))
    , m_list(new QListWidget(this))
    , m_labels(new QPlainTextEdit(this))
    , m_leftOut(new QLabel(this))
{
    setObjectName(QStringLiteral("codesPanel"));
    build(keys);
    setStart(m_list);
    connect(m_list, &QListWidget::itemSelectionChanged, this, [this] {
        fillLabels();
        emit chosenChanged();
    });
    fill();
}

void CodesPanel::build(const TaxonomyKeys& keys)
{
    m_title->setObjectName(QStringLiteral("codesTitle"));
    m_title->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("codesList"));
    m_list->setAccessibleName(tr("Open codes"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setUniformItemSizes(true);
    m_labels->setObjectName(QStringLiteral("codeLabels"));
    m_labels->setAccessibleName(tr("Labels with the chosen codes"));
    m_labels->setReadOnly(true);
    m_labels->setTabChangesFocus(true);
    m_leftOut->setObjectName(QStringLiteral("codesLeftOut"));
    m_leftOut->setTextFormat(Qt::PlainText);
    m_leftOut->setWordWrap(true);
    m_leftOut->setForegroundRole(QPalette::PlaceholderText);
    auto* shown = new QWidget(this);
    auto* column = new QVBoxLayout(shown);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::kGrid);
    auto* parts = new QSplitter(Qt::Vertical, shown);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_list);
    parts->addWidget(m_labels);
    column->addWidget(m_title);
    column->addWidget(parts, 1);
    column->addWidget(new ShortcutButton(keys.proposeCodes, shown), 0, Qt::AlignLeft);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(shown);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, theme::kGrid);
    all->setSpacing(theme::kGrid);
    all->addWidget(m_stack, 1);
    all->addWidget(m_leftOut);
}

Result<CodesPanel::Found> CodesPanel::find(Project& project, PersonId me, const std::stop_token& stop)
{
    Found found;
    ACCORD_TRY(found.codes, taxonomy::openCodes(project, me));
    std::vector<ItemId> items;
    for (const taxonomy::OpenCode& code : found.codes.codes) {
        for (const Label& label : code.labels) {
            items.push_back(label.item);
        }
    }
    std::ranges::sort(items);
    items.erase(std::unique(items.begin(), items.end()), items.end());
    if (!stop.stop_requested()) {
        ACCORD_TRY(const auto headings, headingsOf(project, items));
        for (const Heading& heading : headings) {
            found.headings.emplace(heading.item, heading);
        }
    }
    return found;
}

void CodesPanel::refresh()
{
    m_reading.read<Found>(
        [me = session().me()](Project& project, const std::stop_token& stop) { return find(project, me, stop); },
        [this](Result<Found> found) {
            if (found.ok()) {
                m_found = std::move(found).value();
                fill();
                emit counted();
            }
        });
}

QString CodesPanel::lineOf(const taxonomy::OpenCode& code) const
{
    QStringList people;
    for (const PersonId person : code.people) {
        people << QString::fromStdString(session().project().nameOf(person));
    }
    QStringList parts{QString::fromStdString(code.code),
                      tr("%Ln labels", nullptr, static_cast<int>(code.labels.size())),
                      QLocale().createSeparatedList(people)};
    if (!code.proposals.empty()) {
        parts << tr("proposed");
    }
    return parts.join(QStringLiteral("  ·  "));
}

std::vector<std::string> CodesPanel::chosen() const
{
    std::vector<std::string> codes;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->isSelected()) {
            codes.push_back(m_found.codes.codes[static_cast<std::size_t>(row)].code);
        }
    }
    return codes;
}

void CodesPanel::fill()
{
    const std::vector<std::string> before = chosen();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const taxonomy::OpenCode& code : m_found.codes.codes) {
            auto* line = new QListWidgetItem(lineOf(code), m_list);
            line->setToolTip(line->text());
            line->setSelected(std::ranges::find(before, code.code) != before.end());
        }
    }
    QStringList blind;
    for (const RoundId round : m_found.codes.leftOut) {
        const auto found = session().project().round(round);
        blind << (found == nullptr ? QString() : QString::fromStdString(found->name));
    }
    m_leftOut->setText(
        tr("Codes of rounds that are still blind are not shown: %1.").arg(QLocale().createSeparatedList(blind)));
    m_leftOut->setVisible(!blind.isEmpty());
    m_title->setText(
        tr("Where no category fitted, people gave these codes. Choose those that mean the same, and propose "
           "a category that stands for them."));
    m_empty->say(QStringLiteral("taxonomy"), tr("No open codes"),
                 tr("A round can let people type codes of their own where no category fits. They are listed here as "
                    "soon as the round is no longer blind."));
    m_stack->setCurrentIndex(m_found.codes.codes.empty() ? 0 : 1);
    fillLabels();
    emit chosenChanged();
}

void CodesPanel::fillLabels()
{
    const Project& project = session().project();
    QStringList lines;
    for (int row = 0; row < m_list->count(); ++row) {
        if (!m_list->item(row)->isSelected()) {
            continue;
        }
        for (const Label& label : m_found.codes.codes[static_cast<std::size_t>(row)].labels) {
            const auto heading = m_found.headings.find(label.item);
            QStringList parts{QString::fromStdString(label.content.code),
                              messageText({Reason::Verbatim, {project.whoIs(label.by)}})};
            if (heading != m_found.headings.end()) {
                parts << QString::fromStdString(heading->second.fullName())
                      << QString::fromStdString(heading->second.title);
            }
            parts << QString::fromStdString(label.content.summary);
            parts.removeAll(QString());
            lines << parts.join(QStringLiteral("  ·  "));
        }
    }
    m_labels->setPlainText(lines.join(QLatin1Char('\n')));
}

} // namespace accord::ui
