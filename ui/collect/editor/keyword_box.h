// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/model/collect.h"

#include <optional>
#include <vector>

class QCheckBox;
class QLabel;
class QPlainTextEdit;

namespace accord::ui {

class Prompts;

/// Asks for a file with lists of keywords, and which of them; none if nothing was chosen or read.
std::optional<std::vector<Keyword>> askForKeywords(Prompts& prompts, QWidget* parent);

/// The keywords of a source, one per line, and where they are looked for. `re:` before
/// one makes it a regular expression.
class KeywordBox : public QWidget
{
    Q_OBJECT
public:
    KeywordBox(Prompts& prompts, QWidget* parent);

    void set(const std::vector<Keyword>& keywords, const KeywordPlaces& places);
    [[nodiscard]] std::vector<Keyword> keywords() const; ///< each once, in the order of the lines
    [[nodiscard]] KeywordPlaces places() const;

    /// A sentence when something does not fit; empty when it is good.
    [[nodiscard]] QString problem() const { return m_problem; }

    /// Asks for a file with lists and which one, and puts its keywords into the box.
    void readList();

signals:
    void changed();

private:
    void build();
    void check();

    Prompts& m_prompts;
    QPlainTextEdit* m_text;
    QLabel* m_told;
    QCheckBox* m_title;
    QCheckBox* m_body;
    QCheckBox* m_comments;
    QString m_problem;
};

} // namespace accord::ui
