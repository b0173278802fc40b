// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/editor/source_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/collect/sources.h"
#include "ui/collect/collect_text.h"
#include "ui/collect/editor/field_note.h"
#include "ui/collect/editor/host_box.h"
#include "ui/collect/editor/keyword_box.h"
#include "ui/collect/editor/selection_box.h"
#include "ui/support/error_text.h"

#include <utility>

namespace accord::ui {
namespace {

/// As people would type it.
QString addressOf(const Source& source)
{
    if (source.repository.empty()) {
        return {};
    }
    return source.host == "github.com"
               ? text(source.repository)
               : QStringLiteral("https://%1/%2").arg(text(source.host), text(source.repository));
}

/// What takes the keyboard, in the order in which it is read.
void collectFields(const QLayout* layout, QList<QWidget*>& fields)
{
    for (int i = 0; i < layout->count(); ++i) {
        QWidget* widget = layout->itemAt(i)->widget();
        if (const QLayout* inner = layout->itemAt(i)->layout()) {
            collectFields(inner, fields);
        } else if (widget != nullptr && widget->focusPolicy() != Qt::NoFocus) {
            fields.append(widget);
        } else if (widget != nullptr && widget->layout() != nullptr) {
            collectFields(widget->layout(), fields);
        }
    }
}

} // namespace

SourceDialog::SourceDialog(Source source, Prompts& prompts, QWidget* parent)
    : QDialog(parent)
    , m_source(std::move(source))
    , m_repository(new QLineEdit(addressOf(m_source), this))
    , m_repositoryTold(fieldNote(this))
    , m_way(new QComboBox(this))
    , m_wayTold(fieldNote(this))
    , m_keywords(new KeywordBox(prompts, this))
    , m_refused(fieldNote(this))
{
    const bool isNew = m_source.uuid.isNull();
    setObjectName(QStringLiteral("source"));
    setWindowTitle(isNew ? tr("Add Source") : tr("Edit Source"));
    m_repository->setObjectName(QStringLiteral("repository"));
    m_repository->setPlaceholderText(tr("owner/name, or a web address"));
    m_way->setObjectName(QStringLiteral("way"));
    for (const Way way : {Way::Automatic, Way::Rest, Way::RestBulk, Way::RestPerIssue, Way::GraphQl}) {
        m_way->addItem(wayWord(way), static_cast<int>(way));
    }
    m_way->setCurrentIndex(m_way->findData(static_cast<int>(m_source.way)));
    build(isNew);
    m_host->set(m_source);
    m_selection->set(m_source.selection);
    m_keywords->set(m_source.selection.keywords, m_source.selection.places);
    connect(m_repository, &QLineEdit::textChanged, this, &SourceDialog::check);
    connect(m_way, &QComboBox::currentIndexChanged, this, &SourceDialog::check);
    connect(m_host, &HostBox::changed, this, &SourceDialog::check);
    connect(m_selection, &SelectionBox::changed, this, &SourceDialog::check);
    connect(m_keywords, &KeywordBox::changed, this, &SourceDialog::check);
    check();
    m_repository->setFocus();
}

QWidget* SourceDialog::form()
{
    auto* widget = new QWidget(this);
    auto* form = new QFormLayout(widget);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(look::kGrid / 2);
    form->setHorizontalSpacing(2 * look::kGrid);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(tr("Repository"), m_repository);
    form->addRow(QString(), m_repositoryTold);
    m_host = new HostBox(form, widget);
    form->addItem(new QSpacerItem(0, look::kGrid));
    m_selection = new SelectionBox(form, widget);
    form->addItem(new QSpacerItem(0, look::kGrid));
    form->addRow(tr("Way"), m_way);
    form->addRow(QString(), m_wayTold);
    return widget;
}

void SourceDialog::build(bool isNew)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_ok = buttons->addButton(isNew ? tr("Add") : tr("Save"), QDialogButtonBox::AcceptRole);
    m_ok->setObjectName(QStringLiteral("ok"));
    m_ok->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        m_ok->setEnabled(false); // until it is saved, or is said not to be
        emit saved();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* left = new QVBoxLayout;
    left->addWidget(form());
    left->addStretch();
    auto* across = new QHBoxLayout;
    across->setSpacing(4 * look::kGrid);
    across->addLayout(left, 3);
    across->addWidget(m_keywords, 2);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * look::kGrid, 3 * look::kGrid, 3 * look::kGrid, 2 * look::kGrid);
    column->setSpacing(look::kGrid);
    column->addLayout(across, 1);
    column->addWidget(m_refused);
    column->addWidget(buttons);
    resize(110 * look::kGrid, 62 * look::kGrid);
    QList<QWidget*> fields;
    collectFields(across, fields);
    fields << m_ok << buttons->button(QDialogButtonBox::Cancel);
    for (qsizetype i = 1; i < fields.size(); ++i) {
        setTabOrder(fields[i - 1], fields[i]);
    }
}

void SourceDialog::check()
{
    const QString typed = m_repository->text().trimmed();
    const auto parsed = collect::parseSource(typed.toStdString(), m_host->dialect());
    if (parsed.ok()) {
        m_source.dialect = parsed->dialect;
        m_source.host = parsed->host;
        m_source.repository = parsed->repository;
        if (!collect::isKnownHost(parsed->host) && !m_host->another()) {
            m_host->askAbout(parsed->host); // nobody can tell what it speaks
            return;
        }
        m_source.base = m_host->base().empty() ? parsed->base : m_host->base();
        m_host->showUsual(parsed->base);
        sayInNote(m_repositoryTold,
                  tr("%1 on %2, %3").arg(text(parsed->repository), text(parsed->host), dialectWord(parsed->dialect)),
                  false);
    } else {
        sayInNote(m_repositoryTold,
                  typed.isEmpty() ? tr("such as vllm-project/vllm or https://gitee.com/mindspore/mindspore")
                                  : messageText(parsed.error().message()),
                  !typed.isEmpty());
    }
    sayInNote(m_wayTold, wayHint(static_cast<Way>(m_way->currentData().toInt())), false);
    sayInNote(m_refused, {}, false);
    m_ok->setEnabled(parsed.ok() && m_selection->problem().isEmpty() && m_keywords->problem().isEmpty());
}

Source SourceDialog::source() const
{
    Source source = m_source;
    source.way = static_cast<Way>(m_way->currentData().toInt());
    m_selection->fill(source.selection);
    source.selection.keywords = m_keywords->keywords();
    source.selection.places = m_keywords->places();
    return source;
}

void SourceDialog::sayNotSaved(const Error& error)
{
    sayInNote(m_refused, errorText(error), true);
    m_ok->setEnabled(true);
}

} // namespace accord::ui
