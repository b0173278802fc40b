// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QByteArray>
#include <QString>
#include <QStringList>

#include "core/reconcile/reading_list.h"
#include "core/report/documents.h"
#include "tests/support/catch.h"
#include "ui/pages/reconcile/report/paged_report.h"

#include <mutex>
#include <string>
#include <thread>

using namespace accord;

namespace {

/// What Qt has to say while it is there. One at a time.
class QtMessages
{
public:
    QtMessages() { s_before = qInstallMessageHandler(keep); }
    ~QtMessages()
    {
        qInstallMessageHandler(s_before);
        s_said.clear();
    }
    QtMessages(const QtMessages&) = delete;
    QtMessages& operator=(const QtMessages&) = delete;

    [[nodiscard]] std::string all() const
    {
        const std::lock_guard lock(s_mutex);
        return s_said.join(QLatin1Char('\n')).toStdString();
    }

private:
    static void keep(QtMsgType /*type*/, const QMessageLogContext& /*context*/, const QString& message)
    {
        const std::lock_guard lock(s_mutex);
        s_said.append(message);
    }

    static inline std::mutex s_mutex;
    static inline QStringList s_said;
    static inline QtMessageHandler s_before = nullptr;
};

std::string longList()
{
    reconcile::ReadingList list;
    list.project = "Study";
    list.round = "Main";
    list.madeAt = "2026-03-04T11:00:00.000Z";
    for (int i = 1; i <= 300; ++i) {
        reconcile::ReadingEntry& entry = list.entries.emplace_back();
        entry.issue = "toolkit/odd#" + std::to_string(i);
        entry.title = "The cache grows";
        entry.text = "It grows.\nAnd grows.\n\n内存 grows, too.";
    }
    return report::readingListText(list, {}, {report::ReportFormat::Html});
}

} // namespace

TEST_CASE("A long reading list is laid out on a job's thread, and Qt finds nothing wrong with that")
{
    const std::string html = longList();
    std::string pdf;
    const QtMessages messages;
    std::thread([&] { pdf = ui::pdfOf(html); }).join();
    CHECK(messages.all() == "");
    CHECK(pdf.starts_with("%PDF-"));
    CHECK(QByteArray::fromStdString(pdf).count("/Type /Page\n") > 10);
    CHECK(QByteArray::fromStdString(pdf).trimmed().endsWith("%%EOF"));
}
