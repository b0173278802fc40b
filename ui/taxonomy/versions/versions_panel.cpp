// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/versions/versions_panel.h"

#include <QComboBox>
#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "ui/support/error_text.h"
#include "ui/support/jobs.h"
#include "ui/support/look.h"
#include "ui/taxonomy/row_delegate.h"
#include "ui/taxonomy/taxonomy_keys.h"
#include "ui/taxonomy/versions/difference_text.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/shortcut_button.h"

#include <algorithm>
#include <memory>

namespace accord::ui {
namespace {

QString momentText(const std::string& at)
{
    const QDateTime moment = QDateTime::fromString(QString::fromStdString(at), Qt::ISODate).toLocalTime();
    return moment.isValid() ? QLocale().toString(moment, QLocale::ShortFormat) : QString::fromStdString(at);
}

} // namespace

VersionsPanel::VersionsPanel(Session& session, const TaxonomyKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_list(new QListWidget(this))
    , m_other(new QComboBox(this))
    , m_text(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("versionsPanel"));
    build(keys);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        fillOther();
        compare();
        emit chosenChanged();
    });
    connect(m_other, &QComboBox::currentIndexChanged, this, &VersionsPanel::compare);
}

VersionsPanel::~VersionsPanel()
{
    m_session.jobs().stop(m_job);
}

void VersionsPanel::build(const TaxonomyKeys& keys)
{
    m_list->setObjectName(QStringLiteral("versionList"));
    m_list->setAccessibleName(tr("Versions"));
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setSpacing(look::kGrid / 4);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_other->setObjectName(QStringLiteral("comparedWith"));
    m_text->setObjectName(QStringLiteral("versionDifference"));
    m_text->setAccessibleName(tr("What is different"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(look::kGrid);
    auto* right = new QWidget(this);
    auto* words = new QLabel(tr("&Compared with"), right);
    words->setBuddy(m_other);
    auto* across = new QHBoxLayout;
    across->setSpacing(look::kGrid);
    across->addWidget(words);
    across->addWidget(m_other, 1);
    auto* buttons = new QWidget(right);
    auto* flow = new FlowLayout(buttons);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(look::kGrid / 2);
    for (QAction* action : {keys.takeBack, keys.returnTo, keys.saveAs}) {
        flow->addWidget(new ShortcutButton(action, buttons));
    }
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(look::kGrid, 0, 0, 0);
    column->setSpacing(look::kGrid);
    column->addLayout(across);
    column->addWidget(m_text, 1);
    column->addWidget(buttons);
    auto* parts = new QSplitter(this);
    parts->setObjectName(QStringLiteral("versionParts"));
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_list);
    parts->addWidget(right);
    parts->setStretchFactor(1, 1);
    parts->setSizes({32 * look::kGrid, 60 * look::kGrid});
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(look::kGrid, look::kGrid, look::kGrid, look::kGrid);
    all->addWidget(parts);
}

void VersionsPanel::focusList()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

int VersionsPanel::chosen() const
{
    const QListWidgetItem* row = m_list->currentItem();
    return row == nullptr ? 0 : row->data(Qt::UserRole).toInt();
}

int VersionsPanel::newest() const
{
    return m_versions.empty() ? 0 : m_versions.back().number;
}

void VersionsPanel::refresh()
{
    const auto versions = std::make_shared<std::vector<taxonomy::Version>>();
    m_session.jobs().stop(m_job);
    m_running = true;
    m_job = m_session.jobs().start(
        QString(),
        [versions](Project& project, Progress&, const std::stop_token&) -> Status {
            ACCORD_TRY(*versions, taxonomy::versions(project));
            return {};
        },
        this,
        [this, versions](const Status& status) {
            m_running = false;
            if (status.ok()) {
                m_versions = std::move(*versions);
                fill();
            } else {
                m_text->setPlainText(errorText(status.error()));
            }
        },
        true);
}

QString VersionsPanel::titleOf(const taxonomy::Version& version) const
{
    const Person* person = m_session.project().person(version.by);
    QStringList parts{momentText(version.at)};
    if (person != nullptr) {
        parts << QString::fromStdString(person->name);
    }
    QString text = tr("Version %1").arg(version.number) + QLatin1Char('\n') + parts.join(QStringLiteral(" · "));
    if (!version.note.empty()) {
        text += QLatin1Char('\n') + QString::fromStdString(version.note);
    }
    return text + QLatin1Char('\n') +
           tr("%1, %2, %3")
               .arg(tr("%n types", nullptr, static_cast<int>(version.types)),
                    tr("%n themes", nullptr, static_cast<int>(version.themes)),
                    tr("%n sub-themes", nullptr, static_cast<int>(version.subthemes)));
}

/// The newest on top; the one that was chosen stays chosen, unless it was the newest and there is a newer one.
void VersionsPanel::fill()
{
    const int before = m_list->currentRow() <= 0 ? 0 : chosen();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (auto version = m_versions.rbegin(); version != m_versions.rend(); ++version) {
            auto* row = new QListWidgetItem(titleOf(*version), m_list);
            row->setData(Qt::UserRole, version->number);
            if (version->number == before) {
                m_list->setCurrentItem(row);
            }
        }
        if (m_list->currentRow() < 0) {
            m_list->setCurrentRow(0);
        }
    }
    fillOther();
    compare();
    emit chosenChanged();
}

/// The version before it, unless another one is chosen.
void VersionsPanel::fillOther()
{
    const QSignalBlocker quiet(m_other);
    m_other->clear();
    const int number = chosen();
    for (auto version = m_versions.rbegin(); version != m_versions.rend(); ++version) {
        if (version->number != number) {
            m_other->addItem(tr("version %1").arg(version->number), version->number);
        }
    }
    m_other->addItem(tr("an empty codebook"), 0);
    m_other->setCurrentIndex(std::max(0, m_other->findData(number - 1)));
}

void VersionsPanel::compare()
{
    const int number = chosen();
    if (number == 0) {
        m_text->clear();
        return;
    }
    const int other = m_other->currentData().toInt();
    const auto difference = std::make_shared<taxonomy::Difference>();
    const int mine = ++m_comparison;
    m_session.jobs().stop(m_job);
    m_running = true;
    m_job = m_session.jobs().start(
        QString(),
        [difference, older = std::min(number, other),
         newer = std::max(number, other)](Project& project, Progress&, const std::stop_token&) -> Status {
            ACCORD_TRY(*difference, taxonomy::difference(project, older, newer));
            return {};
        },
        this,
        [this, difference, mine](const Status& status) {
            if (mine != m_comparison) {
                return;
            }
            m_running = false;
            if (status.ok()) {
                showDifference(*difference);
            } else {
                m_text->setPlainText(errorText(status.error()));
            }
        },
        true);
}

void VersionsPanel::showDifference(const taxonomy::Difference& difference)
{
    m_text->document()->setDefaultStyleSheet(differenceStyle());
    const QString title = difference.older == 0
                              ? tr("All of version %1").arg(difference.newer)
                              : tr("From version %1 to version %2").arg(difference.older).arg(difference.newer);
    m_text->setHtml(QStringLiteral("<p class='title'>%1</p>").arg(title) + differenceHtml(difference.changes));
}

void VersionsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_versions.empty()) {
        compare();
    }
}

} // namespace accord::ui
