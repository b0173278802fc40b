// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <QWidget>

#include "core/taxonomy/impact.h"
#include "ui/core/reading.h"
#include "ui/core/session_dialog.h"

#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QTextBrowser;

namespace accord::ui {

class CodebookDraft;
class Prompts;
class RowList;
struct TaxonomyKeys;

/// Works out in the background what edits would do. The labels and decisions of all rounds are read once, when the
/// first edit is there, and again when people did something since.
class ImpactPreview : public QObject
{
    Q_OBJECT
public:
    explicit ImpactPreview(Session& session, QObject* parent = nullptr);

    /// answered() tells what these do; an earlier question that waits is dropped.
    void ask(std::vector<taxonomy::Edit> edits);
    [[nodiscard]] bool busy() const { return m_reading.busy() || m_wanted.has_value(); }

    /// The newest answer, and the edits that it is about; null while there is none, when they did not fit, and when the
    /// codebook has changed since.
    [[nodiscard]] std::shared_ptr<const taxonomy::Preview> answer() const { return m_answer; }

signals:
    void answered();

private:
    /// What only the running job touches.
    struct Work
    {
        std::optional<taxonomy::Forecast> forecast;
    };

    void begin();
    void readAnew();
    void contentsChanged();

    Session& m_session;
    std::shared_ptr<Work> m_work;
    std::vector<taxonomy::Edit> m_asked; ///< last
    std::optional<std::vector<taxonomy::Edit>> m_wanted;
    std::shared_ptr<const taxonomy::Preview> m_answer;
    Reading m_reading;
    int m_codebook; ///< number of the version that the questions are about
    QTimer m_again;
};

/// The right side of the page: the edits that wait to be applied, what each and all of them would do, and what can be
/// done about them. Only there while there are some.
class EditList : public QWidget
{
    Q_OBJECT
public:
    EditList(CodebookDraft& draft, const TaxonomyKeys& keys, QWidget* parent);

    void focusList();
    [[nodiscard]] int current() const; ///< number of the edit; -1 where there is none

private:
    void build(const TaxonomyKeys& keys);
    void refresh();

    CodebookDraft& m_draft;
    RowList* m_list;
    QLabel* m_title;
    QLabel* m_total;
};

/// All pending edits once more, what they do together, and the note with which they become a version of the codebook.
class ReviewDialog : public SessionDialog
{
    Q_OBJECT
public:
    ReviewDialog(CodebookDraft& draft, Prompts& prompts, QWidget* parent);

    void accept() override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    [[nodiscard]] QString html() const;

    CodebookDraft& m_draft;
    Prompts& m_prompts;
    QTextBrowser* m_text;
    QLineEdit* m_note;
    QPushButton* m_apply = nullptr;
    QString m_shown;
    bool m_applying = false;
};

} // namespace accord::ui
