// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>
#include <QPrinter>

#include "tests/support/catch.h"
#include "ui/core/prompts.h"

#include <deque>
#include <functional>

namespace accord::test {

/// Answers the questions that a test expects, in the order in which it expects them, and fails the test when another
/// one is asked. `meanwhile` is what happens while the question is open, such as what somebody else does to the file;
/// then the event loop turns, as it does below a dialog. `told` keeps what the window said without asking.
class FakePrompts final : public ui::Prompts
{
public:
    using Meanwhile = std::function<void()>;

    ~FakePrompts() override
    {
        CHECK(m_answers.empty()); // a question that was expected and never asked
    }

    void expectConfirm(bool answer, Meanwhile meanwhile = {})
    {
        m_answers.push_back({Kind::Confirm, answer, {}, {}, std::move(meanwhile)});
    }
    void expectTell(Meanwhile meanwhile = {}) { m_answers.push_back({Kind::Tell, true, {}, {}, std::move(meanwhile)}); }
    void expectLine(std::optional<QString> answer, Meanwhile meanwhile = {})
    {
        m_answers.push_back({Kind::Line, true, std::move(answer), {}, std::move(meanwhile)});
    }
    void expectChoose(std::optional<QString> answer, Meanwhile meanwhile = {})
    {
        m_answers.push_back({Kind::Choose, true, std::move(answer), {}, std::move(meanwhile)});
    }
    void expectOpenFiles(const QStringList& files, Meanwhile meanwhile = {})
    {
        m_answers.push_back({Kind::Open, true, {}, files, std::move(meanwhile)});
    }
    void expectSaveFile(const QString& file, Meanwhile meanwhile = {})
    {
        m_answers.push_back({Kind::Save, true, file, {}, std::move(meanwhile)});
    }
    /// A printer that prints into the file; none is chosen where there is no name; one that takes nothing where it is
    /// empty.
    void expectPrinter(std::optional<QString> file)
    {
        m_answers.push_back({Kind::Printer, file.has_value(), std::move(file), {}, {}});
    }

    [[nodiscard]] bool allAsked() const { return m_answers.empty(); }

    QStringList asked; ///< the texts of all questions and messages so far
    QStringList told;
    QStringList offered;  ///< what there was to choose from in the last choose()
    QStringList proposed; ///< the files that were proposed for saving so far

    bool confirm(QWidget*, const QString& title, const QString& text, const QString&, const QString&) override
    {
        return next(Kind::Confirm, title + QStringLiteral(": ") + text).yes;
    }
    void tell(QWidget*, const QString& title, const QString& text) override
    {
        told.append(text);
        next(Kind::Tell, title + QStringLiteral(": ") + text);
    }
    std::optional<QString> line(QWidget*, const QString& title, const QString& label, const QString&) override
    {
        return next(Kind::Line, title + QStringLiteral(": ") + label).text;
    }
    std::optional<QString> choose(QWidget*, const QString& title, const QString& label,
                                  const QStringList& options) override
    {
        offered = options;
        return next(Kind::Choose, title + QStringLiteral(": ") + label).text;
    }
    QStringList openFiles(QWidget*, const QString& title, const QString&) override
    {
        return next(Kind::Open, title).files;
    }
    QString saveFile(QWidget*, const QString& title, const QString& proposal, const QString&) override
    {
        proposed.append(proposal);
        return next(Kind::Save, title).text.value_or(QString());
    }

    bool choosePrinter(QWidget*, const QString& title, QPrinter& printer) override
    {
        const Answer answer = next(Kind::Printer, title);
        printer.setOutputFormat(QPrinter::PdfFormat); // never a real one
        printer.setOutputFileName(answer.text.value_or(QString()));
        printer.setOutputFormat(QPrinter::PdfFormat);
        return answer.yes;
    }

private:
    enum class Kind { Confirm, Tell, Line, Choose, Open, Save, Printer };

    struct Answer
    {
        Kind kind = Kind::Confirm;
        bool yes = false;
        std::optional<QString> text;
        QStringList files;
        Meanwhile meanwhile;
    };

    Answer next(Kind kind, const QString& question)
    {
        asked.append(question);
        if (m_answers.empty() || m_answers.front().kind != kind) {
            // No exception: the question may have been asked below an event handler of Qt.
            FAIL_CHECK("unexpected question: " << question.toStdString());
            return {};
        }
        Answer answer = std::move(m_answers.front());
        m_answers.pop_front();
        const Asking asking(*this);
        if (answer.meanwhile) {
            answer.meanwhile();
            QCoreApplication::processEvents();
        }
        return answer;
    }

    std::deque<Answer> m_answers;
};

} // namespace accord::test
