// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/editor/host_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

#include "core/collect/sources.h"
#include "ui/collect/collect_text.h"

namespace accord::ui {

HostBox::HostBox(QFormLayout* form, QWidget* parent)
    : QObject(parent)
    , m_form(form)
    , m_another(new QCheckBox(tr("Another host: GitHub Enterprise, own Gitee, Gitea, Forgejo"), parent))
    , m_dialect(new QComboBox(parent))
    , m_base(new QLineEdit(parent))
{
    m_another->setObjectName(QStringLiteral("anotherHost"));
    m_dialect->setObjectName(QStringLiteral("dialect"));
    m_base->setObjectName(QStringLiteral("base"));
    for (const Dialect dialect : {Dialect::GitHub, Dialect::Gitee, Dialect::Gitea}) {
        m_dialect->addItem(dialectWord(dialect), static_cast<int>(dialect));
    }
    form->addRow(QString(), m_another);
    form->addRow(tr("Speaks"), m_dialect);
    form->addRow(tr("API address"), m_base);
    connect(m_another, &QCheckBox::toggled, this, &HostBox::reveal);
    connect(m_dialect, &QComboBox::currentIndexChanged, this, &HostBox::changed);
    connect(m_base, &QLineEdit::textChanged, this, &HostBox::changed);
    reveal();
}

void HostBox::reveal()
{
    for (QWidget* field : std::initializer_list<QWidget*>{m_dialect, m_base}) {
        field->setVisible(m_another->isChecked());
        m_form->labelForField(field)->setVisible(m_another->isChecked());
    }
    emit changed();
}

void HostBox::set(const Source& source)
{
    const std::string usual = collect::usualBase(source.dialect, source.host);
    const bool known = (source.host == "github.com" || source.host == "gitee.com") && source.base == usual;
    m_another->setChecked(!source.host.empty() && !known);
    m_dialect->setCurrentIndex(m_dialect->findData(static_cast<int>(source.dialect)));
    m_base->setText(source.base == usual ? QString() : text(source.base));
}

void HostBox::askAbout(const std::string& host)
{
    m_dialect->setToolTip(tr("What %1 speaks").arg(text(host)));
    m_another->setChecked(true);
}

bool HostBox::another() const
{
    return m_another->isChecked();
}

Dialect HostBox::dialect() const
{
    return another() ? static_cast<Dialect>(m_dialect->currentData().toInt()) : Dialect::GitHub;
}

std::string HostBox::base() const
{
    QString typed = another() ? m_base->text().trimmed() : QString();
    while (typed.endsWith(QLatin1Char('/'))) {
        typed.chop(1);
    }
    return typed.toStdString();
}

void HostBox::showUsual(const std::string& base)
{
    m_base->setPlaceholderText(text(base));
}

} // namespace accord::ui
