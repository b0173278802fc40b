// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPageLayout>
#include <QString>

#include "core/base/result.h"
#include "core/report/documents.h"
#include "ui/core/session_dialog.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPrinter;

namespace accord::ui {

class Prompts;
class Session;

enum class SavedAs : std::uint8_t { Pages, Html, Markdown }; ///< in the order in which they are offered

/// A dialog that saves or prints a report on the round: what it is about is up to the dialog; as what, and with which
/// names, is asked of all alike.
class ReportForm : public SessionDialog
{
    Q_OBJECT
public:
    void accept() override; ///< asks for a file, and has it written
    void print();           ///< asks for a printer

protected:
    struct Report
    {
        std::string text;
        int count = 0; ///< of what it tells, for the message
    };

    /// What is to be written, as chosen when somebody asked for it. The dialog is gone when it is made.
    struct Task
    {
        /// On a job's thread.
        std::function<Result<Report>(Project&, const report::Form&, const std::stop_token&)> make;
        std::function<QString(int count, const QString& file)> saved; ///< the sentence that says so
        QString proposal;                                             ///< a name for a file, without its end
    };

    ReportForm(Session& session, Prompts& prompts, QWidget* parent);

    void setAbout(const QString& text);
    void addChoice(const QString& label, QWidget* choice); ///< above what is asked of all reports
    void setFormat(SavedAs format);

    [[nodiscard]] Session& session() const { return m_session; }
    [[nodiscard]] Prompts& prompts() const { return m_prompts; }
    [[nodiscard]] bool pseudonyms() const;

    virtual std::optional<Task> task() = 0; ///< none: somebody was told why not

private:
    [[nodiscard]] report::Form form(SavedAs format) const;
    void write(const Task& task, SavedAs format, const QString& file,
               const std::optional<QPageLayout>& pages = std::nullopt);
    void printOn(const Task& task, const std::shared_ptr<QPrinter>& printer);

    Session& m_session;
    Prompts& m_prompts;
    QLabel* m_about;
    QFormLayout* m_form;
    QComboBox* m_format;
    QComboBox* m_language;
    QCheckBox* m_pseudonyms;
};

} // namespace accord::ui
