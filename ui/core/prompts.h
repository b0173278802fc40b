// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <memory>

class QDialog;
class QPrinter;

namespace accord::ui {

/// Text of a question that is answered by yes or no.
struct Confirmation
{
    QString title;
    QString text;
    QString action; ///< the button that does it ("Lift the Blind"); the other one is Cancel, and what Enter presses
    QString otherwise{}; ///< given: no question of danger but an offer; the other button, and Enter takes the offer
};

/// Whoever asks, and what is done with the answer. One of the two functions is called, in a later turn of the event
/// loop; none where the receiver, or the window above the question, has gone by then. The question goes with them.
template <class... Given>
struct Asker
{
    QObject* receiver;
    std::function<void(Given...)> answer;
    std::function<void()> cancelled{}; ///< nothing was given; often nothing is to be done then
};

/// Questions to the person, as a port: the window asks with dialogs, a test answers for itself, and an unexpected
/// question fails the test. Nothing waits within a question: the window lives on below it. So whoever asks keeps what
/// the question is about by value, as numbers and not as what the project holds, and looks it up again in the answer.
class Prompts
{
public:
    Prompts() = default;
    virtual ~Prompts() = default;
    Prompts(const Prompts&) = delete;
    Prompts& operator=(const Prompts&) = delete;

    virtual void confirm(QWidget* parent, const Confirmation& question, const Asker<>& asker) = 0;
    virtual void tell(QWidget* parent, const QString& title, const QString& text) = 0;
    virtual void line(QWidget* parent, const QString& title, const QString& label, const QString& start,
                      const Asker<QString>& asker) = 0;
    /// Answers the place in the list. None of them is chosen before somebody chooses: whoever only presses Enter is
    /// nobody else.
    virtual void choose(QWidget* parent, const QString& title, const QString& label, const QStringList& options,
                        const Asker<qsizetype>& asker) = 0;
    /// Answers one file at least.
    virtual void openFiles(QWidget* parent, const QString& title, const QString& filter,
                           const Asker<QStringList>& asker) = 0;
    /// A name without a suffix gets that of its kind before anybody is asked whether to write over a file: nobody is to
    /// add one to the answer.
    virtual void saveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter,
                          const Asker<QString>& asker) = 0;
    /// Sets the printer to what was chosen; with an outputFileName() it is to be a PDF in that file.
    virtual void choosePrinter(QWidget* parent, const QString& title, const std::shared_ptr<QPrinter>& printer,
                               const Asker<>& asker) = 0;

    /// A question or a message is open, or was answered a moment ago. Whoever would take the project or the pages away
    /// waits for the answer.
    [[nodiscard]] bool isAsking() const { return m_open.use_count() > 1; }

protected:
    /// Takes what is to be done with an answer, if anything. It is done in a later turn of the event loop, and not
    /// where the receiver or the window above has gone by then; until then, and as long as this is held, a question is
    /// open.
    using Reply = std::function<void(const std::function<void()>& then)>;
    [[nodiscard]] Reply replyTo(QObject* receiver, QWidget* above) const;

private:
    std::shared_ptr<const int> m_open = std::make_shared<const int>(); ///< held by each question that is open
};

/// "Web page (*.html);;PDF (*.pdf)" -> "html": the end of what is saved under a name that has none. Empty for all
/// files.
QString suffixOf(const QString& filter);

/// The port as dialogs.
class DialogPrompts final : public Prompts
{
public:
    void confirm(QWidget* parent, const Confirmation& question, const Asker<>& asker) override;
    void tell(QWidget* parent, const QString& title, const QString& text) override;
    void line(QWidget* parent, const QString& title, const QString& label, const QString& start,
              const Asker<QString>& asker) override;
    void choose(QWidget* parent, const QString& title, const QString& label, const QStringList& options,
                const Asker<qsizetype>& asker) override;
    void openFiles(QWidget* parent, const QString& title, const QString& filter,
                   const Asker<QStringList>& asker) override;
    void saveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter,
                  const Asker<QString>& asker) override;
    void choosePrinter(QWidget* parent, const QString& title, const std::shared_ptr<QPrinter>& printer,
                       const Asker<>& asker) override;

private:
    /// Shows the dialog; when it was finished, `outcome` says what to do in the turn after that.
    void ask(QDialog* dialog, QObject* receiver, const std::function<std::function<void()>()>& outcome);
};

} // namespace accord::ui
