// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLabel>
#include <QObject>
#include <QWidget>

#include "core/base/result.h"
#include "core/model/collect.h"
#include "ui/core/session_dialog.h"
#include "ui/core/theme.h"

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QWidget;

namespace accord::ui {

class Prompts;

/// A line below a field that says what it is taken for, or what does not fit. It keeps its room, so that nothing moves
/// while somebody types.
inline QLabel* fieldNote(QWidget* parent)
{
    auto* label = new QLabel(QStringLiteral(" "), parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    // A form keeps a label as narrow as it wraps best otherwise.
    QSizePolicy policy = label->sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Expanding);
    label->setSizePolicy(policy);
    return label;
}

inline void sayInNote(QLabel* label, const QString& text, bool problem)
{
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, problem ? theme::warning() : theme::dimmed());
    label->setPalette(palette);
    label->setText(text.isEmpty() ? QStringLiteral(" ") : text);
}

/// What a host speaks and where, for a host that is not github.com or gitee.com. Hidden as long as nobody asks for it.
class HostBox : public QObject
{
    Q_OBJECT
public:
    /// Its rows go into `form`.
    HostBox(QFormLayout* form, QWidget* parent);

    void set(const Source& source);
    void askAbout(const std::string& host);  ///< shows what is to be said of it
    [[nodiscard]] bool another() const;      ///< somebody says what the host is
    [[nodiscard]] Dialect dialect() const;   ///< GitHub unless another one was chosen
    [[nodiscard]] std::string base() const;  ///< empty: the usual one
    void showUsual(const std::string& base); ///< what it is if nobody types one

signals:
    void changed();

private:
    void reveal();

    QFormLayout* m_form;
    QCheckBox* m_another;
    QComboBox* m_dialect;
    QLineEdit* m_base;
};

/// Asks for a file with lists of keywords, and which of them, and takes that.
void askForKeywords(Prompts& prompts, QWidget* asker, const std::function<void(const std::vector<Keyword>&)>& take);

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
    [[nodiscard]] Result<std::vector<Keyword>> read() const;
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

/// Which issues of a source are wanted, apart from its keywords: period, state, the host's labels, pull requests.
class SelectionBox : public QWidget
{
    Q_OBJECT
public:
    /// Its rows go into `form`.
    SelectionBox(QFormLayout* form, QWidget* parent);

    void set(const IssueSelection& selection);
    void fill(IssueSelection& selection) const; ///< all but keywords and their places
    [[nodiscard]] QString problem() const { return m_problem; }

signals:
    void changed();

private:
    void check();

    QComboBox* m_periodOf;
    QLineEdit* m_from;
    QLineEdit* m_to;
    QLabel* m_told;
    QComboBox* m_state;
    QLineEdit* m_labels;
    QCheckBox* m_pullRequests;
    QString m_problem;
};

/// What is to be collected from where. It says what it takes each field for as it is typed. What is done with the
/// source is the caller's, who closes the dialog when it is saved or says why it is not.
class SourceDialog : public SessionDialog
{
    Q_OBJECT
public:
    /// `source` without an identifier: a new one.
    SourceDialog(Source source, Prompts& prompts, QWidget* parent);

    [[nodiscard]] Source source() const;
    void sayNotSaved(const Error& error);

signals:
    void saved(); ///< the button was pressed and everything fits

private:
    void build(bool isNew);
    QWidget* form();
    void check();

    Source m_source; ///< as it was, with repository and host as they are typed now
    QLineEdit* m_repository;
    QLabel* m_repositoryTold;
    HostBox* m_host = nullptr;
    SelectionBox* m_selection = nullptr;
    QComboBox* m_way;
    QLabel* m_wayTold;
    KeywordBox* m_keywords;
    QLabel* m_refused;
    QPushButton* m_ok = nullptr;
};

} // namespace accord::ui
