// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>
#include <QFileInfo>
#include <QPrinter>
#include <QWidget>

#include "tests/support/catch.h"
#include "tests/ui/waiting.h"
#include "ui/core/prompts.h"

#include <deque>
#include <functional>
#include <optional>

namespace accord::test {

/// Answers the questions that a test expects, in the order in which it expects them, and fails the test when another
/// one is asked. Like a dialog it answers in a later turn of the event loop, and not where whoever asked has gone by
/// then. `meanwhile` is what happens while the question is open, such as what somebody else does to the file; then the
/// event loop turns. `told` keeps what the window said without asking.
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
        m_answers.push_back({Kind::Line, answer.has_value(), std::move(answer), {}, std::move(meanwhile)});
    }
    void expectChoose(std::optional<QString> answer, Meanwhile meanwhile = {})
    {
        m_answers.push_back({Kind::Choose, answer.has_value(), std::move(answer), {}, std::move(meanwhile)});
    }
    void expectOpenFiles(const QStringList& files, Meanwhile meanwhile = {})
    {
        m_answers.push_back({Kind::Open, !files.isEmpty(), {}, files, std::move(meanwhile)});
    }
    void expectSaveFile(const QString& file, Meanwhile meanwhile = {})
    {
        m_answers.push_back({Kind::Save, !file.isEmpty(), file, {}, std::move(meanwhile)});
    }
    /// A printer that prints into the file; none is chosen where there is no name; one that takes nothing where it is
    /// empty.
    void expectPrinter(std::optional<QString> file, Meanwhile meanwhile = {})
    {
        m_answers.push_back({Kind::Printer, file.has_value(), std::move(file), {}, std::move(meanwhile)});
    }

    [[nodiscard]] bool allAsked() const { return m_answers.empty(); }

    QStringList asked; ///< the texts of all questions and messages so far
    QStringList told;
    QStringList offered;  ///< what there was to choose from in the last choose()
    QStringList proposed; ///< the files that were proposed for saving so far

    /// Nothing is asked any more. What happens meanwhile does not wait for itself.
    [[nodiscard]] bool settled() const { return m_within > 0 || !isAsking(); }

    /// Lets the event loop turn until then.
    void settle() const
    {
        CHECK(waitFor([this] { return settled(); }));
    }

    void confirm(QWidget* parent, const ui::Confirmation& question, const ui::Asker<>& asker) override
    {
        next(Kind::Confirm, question.title + QStringLiteral(": ") + question.text, parent, asker,
             [answer = asker.answer](const Answer&) { answer(); });
    }
    void tell(QWidget* parent, const QString& title, const QString& text) override
    {
        told.append(text);
        next(Kind::Tell, title + QStringLiteral(": ") + text, parent, ui::Asker<>{&m_turn, {}}, {});
    }
    void line(QWidget* parent, const QString& title, const QString& label, const QString&,
              const ui::Asker<QString>& asker) override
    {
        next(Kind::Line, title + QStringLiteral(": ") + label, parent, asker,
             [answer = asker.answer](const Answer& given) { answer(*given.text); });
    }
    void choose(QWidget* parent, const QString& title, const QString& label, const QStringList& options,
                const ui::Asker<qsizetype>& asker) override
    {
        offered = options;
        next(Kind::Choose, title + QStringLiteral(": ") + label, parent, asker,
             [answer = asker.answer, options](const Answer& given) {
                 const qsizetype place = options.indexOf(*given.text);
                 CHECK(place >= 0);
                 if (place >= 0) {
                     answer(place);
                 }
             });
    }
    void openFiles(QWidget* parent, const QString& title, const QString&, const ui::Asker<QStringList>& asker) override
    {
        next(Kind::Open, title, parent, asker, [answer = asker.answer](const Answer& given) { answer(given.files); });
    }
    void saveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter,
                  const ui::Asker<QString>& asker) override
    {
        proposed.append(proposal);
        next(Kind::Save, title, parent, asker,
             [answer = asker.answer, end = ui::suffixOf(filter)](const Answer& given) {
                 const bool ends = end.isEmpty() || QFileInfo(*given.text).fileName().contains(QLatin1Char('.'));
                 answer(ends ? *given.text : *given.text + QLatin1Char('.') + end);
             });
    }

    void choosePrinter(QWidget* parent, const QString& title, const std::shared_ptr<QPrinter>& printer,
                       const ui::Asker<>& asker) override
    {
        next(Kind::Printer, title, parent, asker, [answer = asker.answer, printer](const Answer& given) {
            printer->setOutputFormat(QPrinter::PdfFormat); // never a real one
            printer->setOutputFileName(given.text.value_or(QString()));
            printer->setOutputFormat(QPrinter::PdfFormat);
            answer();
        });
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

    template <class... Given>
    void next(Kind kind, const QString& question, QWidget* parent, const ui::Asker<Given...>& asker,
              std::function<void(const Answer&)> give)
    {
        asked.append(question);
        if (m_answers.empty() || m_answers.front().kind != kind) {
            // No exception: the question may have been asked below an event handler of Qt.
            FAIL_CHECK("unexpected question: " << question.toStdString());
            return;
        }
        const Answer answer = std::move(m_answers.front());
        m_answers.pop_front();
        QMetaObject::invokeMethod(
            &m_turn,
            [this, answer, give = std::move(give), cancelled = asker.cancelled,
             reply = replyTo(asker.receiver, parent)] {
                if (answer.meanwhile) {
                    ++m_within;
                    answer.meanwhile();
                    QCoreApplication::processEvents();
                    --m_within;
                }
                reply(answer.yes && give ? std::function<void()>([give, answer] { give(answer); })
                      : answer.yes       ? std::function<void()>()
                                         : cancelled);
            },
            Qt::QueuedConnection);
    }

    QObject m_turn; ///< of which the answers are events
    int m_within = 0;
    std::deque<Answer> m_answers;
};

} // namespace accord::test
