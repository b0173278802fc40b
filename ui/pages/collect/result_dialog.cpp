// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/collect/result_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

#include "ui/core/theme.h"
#include "ui/pages/collect/collect_text.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/column_model.h"
#include "ui/widgets/list_view.h"

#include <algorithm>
#include <functional>

namespace accord::ui {
namespace {

Columns<collect::ChangedText> changedColumns()
{
    using Changed = collect::ChangedText;
    return {
        {.heading = ResultDialog::tr("Issue"),
         .text = [](const Changed& each) { return text(textName(each.link.group, each.link.name, each.link.kind)); },
         .toolTip = [](const Changed& each) { return text(each.link.url); }},
        {ResultDialog::tr("Changed"), changedParts},
        {.heading = ResultDialog::tr("Labels"),
         .text =
             [](const Changed& each) {
                 return each.labelled ? ResultDialog::tr("labelled; what was read then is kept") : QString();
             },
         .warning = [](const Changed& each) { return each.labelled; }}};
}

} // namespace

QString importResultText(const collect::ImportResult& result)
{
    QStringList parts;
    parts << ResultDialog::tr("Issues added: %1").arg(numberText(result.added));
    if (result.textsAdded > 0) {
        parts << ResultDialog::tr("texts added to issues of which only the link was known: %1")
                     .arg(numberText(result.textsAdded));
    }
    parts << ResultDialog::tr("texts changed: %1").arg(numberText(static_cast<std::int64_t>(result.changed.size())));
    if (result.unchanged > 0) {
        parts << ResultDialog::tr("unchanged: %1").arg(numberText(result.unchanged));
    }
    return ResultDialog::tr("%1.", "a list").arg(inList(parts));
}

QString changedParts(const collect::ChangedText& changed)
{
    QStringList parts;
    if (changed.parts.title) {
        parts << ResultDialog::tr("title");
    }
    if (changed.parts.body) {
        parts << ResultDialog::tr("description");
    }
    if (changed.parts.discussion) {
        parts << ResultDialog::tr("discussion");
    }
    return parts.isEmpty() ? ResultDialog::tr("state or labels of the host") : inList(parts);
}

ResultDialog::ResultDialog(const collect::ImportResult& result, QWidget* parent)
    : SessionDialog(parent)
{
    setObjectName(QStringLiteral("broughtIn"));
    setWindowTitle(tr("Brought In"));
    auto* sentence = new QLabel(importResultText(result), this);
    sentence->setObjectName(QStringLiteral("sentence"));
    sentence->setWordWrap(true);
    auto* about = new QLabel(tr("These texts changed at their host since the project had them. The new ones are shown "
                                "from now on; labels stay as they are, and the text that was labelled can be read from "
                                "the line of facts of the issue."),
                             this);
    about->setWordWrap(true);
    about->setForegroundRole(QPalette::PlaceholderText);
    auto* list = new ListView(this);
    auto* table = new ColumnModel<collect::ChangedText>(
        list, changedColumns(), {.id = [](const collect::ChangedText& each) { return each.issue.value; }});
    list->setObjectName(QStringLiteral("changedList"));
    list->setAccessibleName(tr("Changed texts"));
    list->setModel(table);
    std::vector<collect::ChangedText> changed = result.changed; // what somebody has to look at comes first
    std::ranges::stable_sort(changed, std::ranges::greater{}, &collect::ChangedText::labelled);
    table->setRows(std::move(changed));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid, 2 * theme::kGrid);
    column->setSpacing(2 * theme::kGrid);
    column->addWidget(sentence);
    column->addWidget(about);
    column->addWidget(list, 1);
    column->addWidget(buttons);
    resize(90 * theme::kGrid, 50 * theme::kGrid);
}

} // namespace accord::ui
