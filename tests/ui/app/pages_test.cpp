// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QFile>
#include <QSet>

#include "tests/support/catch.h"
#include "ui/app/pages.h"

namespace accord::ui {
namespace {

TEST_CASE("Every page of the list has a title, an icon, a topic of the manual and an id of its own")
{
    QSet<QString> ids;
    for (const PageEntry* entry : pageEntries()) {
        const QString id = QString::fromLatin1(entry->id);
        INFO(entry->id);
        CHECK_FALSE(Page::tr(entry->title).isEmpty());
        CHECK(QFile::exists(QStringLiteral(":/icons/%1.svg").arg(QString::fromLatin1(entry->icon))));
        CHECK(QFile::exists(QStringLiteral(":/help/en/%1.md").arg(QString::fromLatin1(entry->help))));
        CHECK_FALSE(ids.contains(id));
        ids.insert(id);
    }
    CHECK(pageIds().size() == ids.size());
}

TEST_CASE("Every target that belongs to a page belongs to one of the list")
{
    for (const Target& target :
         {Target(LabelTarget()), Target(ReconcileTarget()), Target(ConflictsTarget()), Target(MeetingTarget()),
          Target(TaxonomyTarget()), Target(StudyTarget()), Target(CollectTarget())}) {
        CHECK(pageIds().contains(pageOf(target)));
    }
}

} // namespace
} // namespace accord::ui
