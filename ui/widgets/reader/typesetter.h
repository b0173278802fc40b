// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTextCursor>
#include <QTextDocument>

#include "core/labelling/reading.h"
#include "ui/widgets/reader/reading_look.h"

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::ui {

/// An issue that has been read from the project and whose first blocks are there: what the reader can show at once.
struct ReadyIssue
{
    Issue issue;
    std::vector<std::string> keywords;             ///< as the reader was told
    std::vector<std::string> collected;            ///< for which the issue was collected
    std::optional<labelling::EarlierText> earlier; ///< the text changed since
    bool isEarlier = false;                        ///< this is not its present text
    std::optional<labelling::TextSteps> steps;     ///< of the body, behind `first`; none without a text
    std::vector<TextBlock> first;

    /// Only reads it; parse() is what takes time with a large body. `viewer`: whose label the text may have changed
    /// after.
    static Result<ReadyIssue> read(Project& project, IssueId issue, std::vector<std::string> keywords, PersonId viewer);

    /// The same with a text that the issue had before.
    static Result<ReadyIssue> readEarlier(Project& project, IssueId issue, DocumentId text);

    void parse(const std::stop_token& stop = {});
    [[nodiscard]] bool isLarge() const; ///< too large to be parsed while somebody waits for the window

    [[nodiscard]] std::vector<std::string> marked() const; ///< what is marked in the text
    [[nodiscard]] labelling::TextSteps stepsOf(const std::string& markdown, const std::stop_token& stop = {}) const;
};

/// What is open of an issue's folded parts, by where they stand in it: how often somebody asked for more of each.
using Openings = std::map<QString, int>;

/// Sets an issue as one text document, a piece at a time: title and facts, body, then the discussion. Long code and
/// what the author folded is opened later, where it stands, a piece at a time too.
class Typesetter
{
public:
    Typesetter(QTextDocument& document, const ReadingLook& look);

    /// Title, facts, and nothing else yet; what stood there before goes. Not `complete`: the rest does not come.
    /// `opened`: what is to be open as soon as it is set.
    void begin(ReadyIssue issue, bool complete, Openings opened = {});

    /// Sets the next piece. False when everything is there.
    bool further();
    [[nodiscard]] bool finished() const
    {
        return !m_issue || (m_opening.empty() && m_again.empty() && m_pieces.empty() && !m_steps && m_next > m_last);
    }

    /// Opens what the link "accord-open:N" stands for: the next part of it if it is long. What the author folded comes
    /// with the next pieces. False when there is no more to open there, or never was.
    bool open(int number);
    [[nodiscard]] Openings opened() const;

    /// Folded parts that are not open yet, in the order of the text, and how often they have the words.
    [[nodiscard]] std::vector<int> folded() const;
    [[nodiscard]] int countFolded(const QString& words) const;

    /// The folded part, not open yet, among whose comments this part of the text is.
    [[nodiscard]] std::optional<int> foldedWith(int part) const;

    /// Where a part of the text (core/model/citation.h) stands in the document so far; the same place twice: nowhere.
    struct Range
    {
        int from = 0;
        int to = 0;
    };
    [[nodiscard]] Range rangeOf(int part) const;
    [[nodiscard]] const Document* text() const; ///< what is set; null where there is none
    [[nodiscard]] const Issue* issue() const { return m_issue ? &m_issue->issue : nullptr; }

    /// Lines of code and wide tables are wrapped into the column, or go on beside it; at once, where they stand.
    void setWraps(bool wraps);

    static constexpr int kShownLines = 25; ///< of a code block, before it folds

private:
    /// Where pieces are set: after which text, and in what.
    struct Place
    {
        QTextCursor cursor; ///< at the end of the block that is before
        bool card = false;
    };

    struct Piece
    {
        TextBlock block;
        bool card = false;
    };

    /// A part of the text: where what is about it begins (author and time of a comment), and it itself.
    struct PartPlace
    {
        QTextCursor head;
        QTextCursor text;
    };

    /// Something folded: the link that opens it stands in a block of its own.
    struct Folded
    {
        QTextCursor link; ///< in that block
        bool card = false;
        int panel = 0;
        int margin = 0;
        QString code; ///< the rest of a code block
        std::vector<TextBlock> blocks;
        std::vector<int> comments; ///< that say little, by number
        QString searched;          ///< the text of `blocks`
        bool open = false;
        QString key{}; ///< where it stands, whatever else is open: "/2/0" is the first within the third
        int opened = 0;
    };

    /// Something that the author folded, while its pieces are being set.
    struct Opening
    {
        Place place;
        QString key;
        std::deque<TextBlock> blocks;
    };

    void nextPost();
    void setTitle();
    void beginPart(int part, const Place& place);
    void setCardHead(Place& place, int number);
    void setFoldedComments(std::vector<int> comments);
    void openComments(const Folded& folded);
    void fitTables(int from);
    [[nodiscard]] QTextBlockFormat fitted(QTextBlockFormat format, const QString& lines) const;
    [[nodiscard]] const Comment& comment(int number) const;
    void setNote(const QString& text);
    void setBlock(Place& place, const TextBlock& block);
    void setHtml(Place& place, const std::string& html, int margin);
    void setCode(Place& place, const TextBlock& block);
    void setFold(Place& place, const TextBlock& block);
    void setMoreLink(Place& place, Folded folded);
    void addFolded(const Place& place, Folded folded);
    void goOnOpening();
    void openCode(Folded& folded);
    void addParagraph(Place& place, const QTextBlockFormat& format, const QTextCharFormat& characters);
    [[nodiscard]] Place atEnd(bool card) const;
    [[nodiscard]] int marginOf(const Place& place, const TextBlock& block) const;
    [[nodiscard]] static QString moreText(const QString& code);

    QTextDocument& m_document;
    ReadingLook m_look;
    std::optional<ReadyIssue> m_issue;
    std::vector<std::string> m_marked; ///< words; in what Markdown is written as they are marked already
    std::optional<labelling::TextSteps> m_steps;
    std::deque<Piece> m_pieces;
    std::deque<Folded> m_folded;      ///< by number
    std::deque<Opening> m_opening;    ///< one after the other
    Openings m_wanted;                ///< still to be opened
    std::deque<int> m_again;          ///< of these, those that are set by now
    QString m_within;                 ///< key of what is being opened; empty: the text itself
    std::map<QString, int> m_inner;   ///< how many folded parts stand in each
    std::map<int, PartPlace> m_parts; ///< that are set, by part of the text; folded comments are not
    int m_next = 0;                   ///< post: 0 the body, then the comments
    int m_last = -1;
    int m_panels = 0;
};

} // namespace accord::ui
