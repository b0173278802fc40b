// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

#include "core/base/result.h"

#include <optional>

class QPrinter;

namespace accord::ui {

/// Questions to the person, as a port: the window asks with dialogs, a test answers for itself, and an unexpected
/// question fails the test.
class Prompts
{
public:
    Prompts() = default;
    virtual ~Prompts() = default;
    Prompts(const Prompts&) = delete;
    Prompts& operator=(const Prompts&) = delete;

    /// `action` is the text of the button that does it ("Lift the Blind"); the other one is Cancel, and what Enter
    /// presses. With `otherwise` it is no question of danger but an offer: that is the other button, and Enter takes
    /// the offer.
    virtual bool confirm(QWidget* parent, const QString& title, const QString& text, const QString& action,
                         const QString& otherwise = {}) = 0;
    virtual void tell(QWidget* parent, const QString& title, const QString& text) = 0;
    virtual std::optional<QString> line(QWidget* parent, const QString& title, const QString& label,
                                        const QString& start) = 0;
    /// None of them is chosen before somebody chooses: whoever only presses Enter is nobody else.
    virtual std::optional<QString> choose(QWidget* parent, const QString& title, const QString& label,
                                          const QStringList& options) = 0;
    virtual QStringList openFiles(QWidget* parent, const QString& title, const QString& filter) = 0;
    virtual QString saveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter) = 0;
    /// Sets the printer to what was chosen; with an outputFileName() it is to be a PDF in that file.
    virtual bool choosePrinter(QWidget* parent, const QString& title, QPrinter& printer) = 0;

    /// A question is open, below which the window lives on. Whoever asks keeps what the question is about by value, and
    /// looks it up again afterwards; whoever would take the project or the pages away waits for the answer.
    [[nodiscard]] bool isAsking() const { return m_open > 0; }

protected:
    /// Lives as long as a question is open.
    class Asking
    {
    public:
        explicit Asking(Prompts& prompts)
            : m_prompts(prompts)
        {
            ++m_prompts.m_open;
        }
        ~Asking() { --m_prompts.m_open; }
        Asking(const Asking&) = delete;
        Asking& operator=(const Asking&) = delete;

    private:
        Prompts& m_prompts;
    };

private:
    int m_open = 0;
};

/// The port as dialogs.
class DialogPrompts final : public Prompts
{
public:
    bool confirm(QWidget* parent, const QString& title, const QString& text, const QString& action,
                 const QString& otherwise) override;
    void tell(QWidget* parent, const QString& title, const QString& text) override;
    std::optional<QString> line(QWidget* parent, const QString& title, const QString& label,
                                const QString& start) override;
    std::optional<QString> choose(QWidget* parent, const QString& title, const QString& label,
                                  const QStringList& options) override;
    QStringList openFiles(QWidget* parent, const QString& title, const QString& filter) override;
    QString saveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter) override;
    bool choosePrinter(QWidget* parent, const QString& title, QPrinter& printer) override;
};

} // namespace accord::ui
