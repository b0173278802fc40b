// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTextBrowser>
#include <QTimer>

#include "core/labelling/reading.h"
#include "ui/widgets/reader/typesetter.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::ui {

/// Where somebody is in the text of an issue, and what they opened of it: the same in every look.
struct ReadingPlace
{
    Openings opened;
    int characters = 0; ///< of the issue's own above the first line in sight, pictures and notes left out
};

/// The text of one issue, set in steps of a few milliseconds: the first screen at once, the rest while the window stays
/// free. Nothing is ever loaded from elsewhere.
class ReaderText : public QTextBrowser
{
    Q_OBJECT
public:
    explicit ReaderText(QWidget* parent = nullptr);

    void setLook(const ReadingLook& look); ///< for the next issue
    [[nodiscard]] int leastWidth() const;  ///< with which it can be read
    /// `complete`: false while only its title is there to be shown.
    /// `place`: where somebody was in it, which comes in sight as soon as it is set.
    void begin(ReadyIssue issue, bool complete = true, const ReadingPlace& place = {});
    [[nodiscard]] ReadingPlace place() const;

    [[nodiscard]] bool finished() const { return !m_typesetter || m_typesetter->finished(); }
    [[nodiscard]] const Typesetter* typesetter() const { return m_typesetter.get(); }

    void unfold(std::vector<int> numbers); ///< what Typesetter::open() knows by them; in steps, too
    void unfoldAll();

    /// What is marked over the text, by what for; later ones lie on top.
    enum class Marks : std::uint8_t { Cited, Walked, Found };
    void setMarks(Marks what, QList<QTextEdit::ExtraSelection> marks);

    void setWraps(bool wraps); ///< see ReadingLook::wraps; what is in view stays there

    void bringIntoView(const QTextCursor& place); ///< and nothing else: what is selected stays selected

    /// To the head of the next or previous comment; from the last or first one to the end or the title.
    void goToComment(int by);
    void goToEdge(bool end);

    QVariant loadResource(int type, const QUrl& name) override;

signals:
    void grown();              ///< more of the text is there
    void completed();          ///< all of it
    void pointedAt(QUrl link); ///< the mouse is over a link; empty: not any more
    void linkWanted(QUrl link);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void goOn();
    void step();
    void center();
    bool goBack();

    ReadingLook m_look;
    std::unique_ptr<Typesetter> m_typesetter;
    QTimer m_timer;
    QTimer m_unseen; ///< goes on where nothing is painted, such as behind the raw text
    std::vector<int> m_unfolding;
    int m_goBack = 0; ///< ReadingPlace::characters, until so many are set
    std::array<QList<QTextEdit::ExtraSelection>, 3> m_marks;
};

} // namespace accord::ui
