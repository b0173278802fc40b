// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/pages.h"

#include <QSettings>
#include <QSplitter>

#include "ui/agreement/agreement_page.h"
#include "ui/collect/collect_page.h"
#include "ui/labelling/label_page.h"
#include "ui/reconcile/reconcile_page.h"
#include "ui/study/study_page.h"
#include "ui/support/settings.h"
#include "ui/taxonomy/taxonomy_page.h"

namespace accord::ui {
namespace {

QString paneKey(const Page& page, const QSplitter& splitter, qsizetype number)
{
    const QString name = splitter.objectName().isEmpty() ? QString::number(number) : splitter.objectName();
    return QString::fromLatin1(settings::kLayouts) + page.id() + QLatin1Char('/') + name;
}

} // namespace

void restorePanes(const Page& page)
{
    const QSettings store;
    const auto splitters = page.findChildren<QSplitter*>();
    for (qsizetype i = 0; i < splitters.size(); ++i) {
        const QByteArray state = store.value(paneKey(page, *splitters[i], i)).toByteArray();
        if (!state.isEmpty()) {
            splitters[i]->restoreState(state);
        }
    }
}

void rememberPanes(const Page& page)
{
    QSettings store;
    const auto splitters = page.findChildren<QSplitter*>();
    for (qsizetype i = 0; i < splitters.size(); ++i) {
        store.setValue(paneKey(page, *splitters[i], i), splitters[i]->saveState());
    }
}

QList<Page*> makePages(const PageContext& context, QWidget* parent)
{
    return {new LabelPage(context, parent),    new ReconcilePage(context, parent), new AgreementPage(context, parent),
            new TaxonomyPage(context, parent), new StudyPage(context, parent),     new CollectPage(context, parent)};
}

} // namespace accord::ui
