// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QString>

class QLineEdit;
class QPushButton;
class QTextBrowser;

namespace accord::ui {

class CodebookDraft;
class Prompts;

/// All pending edits once more, what they do together, and the note with which they become a version of the codebook.
class ReviewDialog : public QDialog
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
