// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTextCursor>
#include <QTimer>

#include "core/model/citation.h"

#include <optional>
#include <vector>

namespace accord::ui {

class Reader;

/// A passage that somebody cited, as it is shown in the text.
struct ShownPassage
{
    Citation citation;
    QColor colour;
    QString who; ///< said where the mouse rests on it; empty: nothing
};

/// The passages of the issue in a reader: those that are cited are marked, and others are found to be cited, by
/// selecting them or by walking from sentence to sentence.
class Passages : public QObject
{
    Q_OBJECT
public:
    explicit Passages(Reader& reader);

    /// Marks them, beside the scroll bar too; where passages of several overlap, more strongly. Folded comments with
    /// such a passage are opened.
    void show(std::vector<ShownPassage> passages);

    /// Where each of them stands in the text that is shown; none: its words are not there.
    [[nodiscard]] std::vector<std::optional<CitedPlace>> places() const;

    void goTo(const Citation& citation); ///< brings it into view

    /// Takes what is selected, or the sentences that walking is at; where neither is, walking begins. While it goes on
    /// the arrows walk, with Shift they take more or less, Enter takes, Esc leaves.
    void take();
    [[nodiscard]] bool isWalking() const { return m_walking; }
    void leave();

signals:
    void taken(const accord::Citation& citation);
    void notFound();     ///< what is selected is no passage of the issue
    void walkingMoved(); ///< it began, or ended

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// In the document that is shown.
    struct Stretch
    {
        int from = 0;
        int to = 0;
    };
    struct Marked
    {
        Stretch stretch;
        std::size_t passage = 0;
    };

    [[nodiscard]] QString textBetween(int from, int to) const;
    [[nodiscard]] std::optional<Citation> citationAt(Stretch stretch) const;
    [[nodiscard]] std::optional<Stretch> stretchOf(const Citation& citation) const;
    [[nodiscard]] std::vector<Stretch> sentences() const;
    void mark();
    void openFolded();
    void walk();
    void find();
    void step(int by, bool more);
    void bringIntoView(Stretch stretch);
    [[nodiscard]] QString whoAt(int position) const;

    Reader& m_reader;
    QTimer m_later; ///< the text grows in steps
    std::vector<ShownPassage> m_passages;
    std::vector<Marked> m_marked;
    std::vector<Stretch> m_sentences;
    int m_first = 0;
    int m_last = 0;
    QTextCursor m_from; ///< of what walking is at: they go along with a text that is unfolded
    QTextCursor m_to;
    bool m_moved = false; ///< the text is another one since the sentences were found
    bool m_walking = false;
};

} // namespace accord::ui
