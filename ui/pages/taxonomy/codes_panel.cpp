// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/codes_panel.h"

#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
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
    , m_list(new ListView(this))
    , m_codes(new ColumnModel<taxonomy::OpenCode>(
          this, columns(),
          {.id = [](const taxonomy::OpenCode& code) { return static_cast<qlonglong>(qHash(code.code)); }}))
    , m_labels(new QPlainTextEdit(this))
    , m_leftOut(new QLabel(this))
{
    setObjectName(QStringLiteral("codesPanel"));
    build(keys);
    setStart(m_list);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
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
    m_list->setModel(m_codes);
    m_list->setStretching({0, 2});
    m_labels->setObjectName(QStringLiteral("codeLabels"));
    m_labels->setAccessibleName(tr("Labels with the chosen codes"));
    m_labels->setReadOnly(true);
    m_labels->setTabChangesFocus(true);
    m_leftOut->setObjectName(QStringLiteral("codesLeftOut"));
    m_leftOut->setTextFormat(Qt::PlainText);
    m_leftOut->setWordWrap(true);
    m_leftOut->setForegroundRole(QPalette::PlaceholderText);
    auto* shown = new QWidget(this);
    auto* column = theme::layoutIn<QVBoxLayout>(shown, theme::Pad::None, theme::kGrid);
    auto* parts = new QSplitter(Qt::Vertical, shown);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_list);
    parts->addWidget(m_labels);
    column->addWidget(m_title);
    column->addWidget(parts, 1);
    column->addWidget(new ShortcutButton(keys.proposeCodes, shown), 0, Qt::AlignLeft);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(shown);
    auto* all = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Bar, theme::kGrid);
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

Columns<taxonomy::OpenCode> CodesPanel::columns() const
{
    using Code = taxonomy::OpenCode;
    const auto name = [](const Code& code) { return QString::fromStdString(code.code); };
    const auto people = [this](const Code& code) {
        QStringList names;
        for (const PersonId person : code.people) {
            names << QString::fromStdString(session().project().nameOf(person));
        }
        return QLocale().createSeparatedList(names);
    };
    return {{.heading = tr("Code"), .text = name, .toolTip = name},
            {tr("Labels"), [](const Code& code) { return QLocale().toString(code.labels.size()); }, Qt::AlignRight},
            {.heading = tr("People"), .text = people, .toolTip = people},
            {tr("State"), [](const Code& code) { return code.proposals.empty() ? QString() : tr("proposed"); }}};
}

std::vector<const taxonomy::OpenCode*> CodesPanel::chosenCodes() const
{
    std::vector<const taxonomy::OpenCode*> codes;
    for (int row = 0; row < m_codes->rowCount(); ++row) {
        const QModelIndex index = m_codes->index(row, 0);
        if (m_list->selectionModel()->isSelected(index)) {
            codes.push_back(m_codes->at(index));
        }
    }
    return codes;
}

std::vector<std::string> CodesPanel::chosen() const
{
    std::vector<std::string> codes;
    for (const taxonomy::OpenCode* code : chosenCodes()) {
        codes.push_back(code->code);
    }
    return codes;
}

void CodesPanel::fill()
{
    m_codes->setRows(m_found.codes.codes);
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
    for (const taxonomy::OpenCode* code : chosenCodes()) {
        for (const Label& label : code->labels) {
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
