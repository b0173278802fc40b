// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QLabel>
#include <QPlainTextEdit>
#include <QStackedWidget>
#include <QTimer>
#include <QWidget>

#include "ui/core/page.h"
#include "ui/core/reading.h"
#include "ui/widgets/reader/find_bar.h"
#include "ui/widgets/reader/reader_map.h"
#include "ui/widgets/reader/reader_text.h"

#include <optional>
#include <string>
#include <vector>

namespace accord::ui {

class ReaderPictures;

/// An issue, read as an issue: title, facts, body, discussion; find within, and the raw text. Used by every page
/// that shows one. Its actions are registered as "PLACE.find" and so on, for `owner` (the page).
class Reader : public QWidget
{
    Q_OBJECT
public:
    Reader(const PageContext& context, QWidget* owner, const QString& place, QWidget* parent = nullptr);

    /// Shows the issue; its first screen is there when this returns.
    void open(IssueId issue);
    void clear();
    [[nodiscard]] IssueId issue() const { return m_issue; }

    /// Reads an issue in an idle moment, so that open() has it at hand.
    void prefetch(IssueId issue);

    /// Words to mark in the text, from the next issue on.
    void setKeywords(std::vector<std::string> keywords);

    [[nodiscard]] bool isComplete() const { return !m_waiting && m_text->finished(); } ///< all of the issue is there

    [[nodiscard]] ReaderText& text() { return *m_text; }
    [[nodiscard]] FindBar& findBar() { return *m_find; }
    [[nodiscard]] ReaderMap& map() { return *m_map; }
    [[nodiscard]] ReaderPictures& pictures() { return *m_pictures; }
    [[nodiscard]] bool isRaw() const;
    void setRaw(bool raw);

    /// Larger than everywhere else, as for a projector; 1: as usual.
    void setZoom(double factor);
    [[nodiscard]] int leastWidth() const; ///< px; below that the text cannot be read well

    void scaleRaw();
    void showAgain(); ///< the same version in the look of now, with the same place and folds
    void refresh();   ///< the same, only where the project has another text meanwhile than the present one in view

signals:
    void opened(); ///< the first screen is there

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] ReadingLook readingLook() const;
    void takeLook();
    void addActions(QWidget* owner, const QString& place);
    void read(IssueId issue);
    void begin(ReadyIssue ready, bool complete);
    void prepareNext();
    void parseLater(Reading& reading, ReadyIssue ready);
    void setRawText();
    void openText(DocumentId text);
    void showEarlier(DocumentId text);
    void followLink(const QUrl& link);
    void pointAt(const QUrl& link);

    PageContext m_context;
    QStackedWidget* m_stack;
    ReaderText* m_text;
    QPlainTextEdit* m_raw;
    FindBar* m_find;
    ReaderMap* m_map;
    ReaderPictures* m_pictures = nullptr;
    QLabel* m_target; ///< where a link leads, while the mouse is over it
    QAction* m_rawAction = nullptr;
    QTimer m_idle;
    IssueId m_issue;
    DocumentId m_document; ///< the version of its text
    bool m_isEarlier = false;
    ReadingPlace m_place; ///< in it, while it is being shown again
    IssueId m_wanted;     ///< to be read in an idle moment
    std::optional<ReadyIssue> m_ready;
    Reading m_parsing;   ///< the issue in view
    Reading m_preparing; ///< the next one
    double m_zoom = 1;
    bool m_waiting = false; ///< the text of the issue is being parsed
    std::vector<std::string> m_keywords;
};

} // namespace accord::ui
