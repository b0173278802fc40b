// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/reader/marks.h"

#include <QStringList>
#include <QTextBlock>
#include <QTextDocument>

#include "ui/core/theme.h"

#include <algorithm>
#include <functional>

namespace accord::ui {
namespace {

const QString kLetter = QStringLiteral("[\\p{Latin}\\p{Greek}\\p{Cyrillic}\\p{N}_]");

QString patternOf(const QString& word)
{
    static const QRegularExpression kOne(QStringLiteral("^%1$").arg(kLetter));
    const QString before = QStringLiteral("(?<!%1)").arg(kLetter);
    const QString behind = QStringLiteral("(?!%1)").arg(kLetter);
    return (kOne.match(word.left(1)).hasMatch() ? before : QString()) + QRegularExpression::escape(word) +
           (kOne.match(word.right(1)).hasMatch() ? behind : QString());
}

} // namespace

QRegularExpression wholeWords(const std::vector<std::string>& words)
{
    QStringList wanted;
    for (const std::string& word : words) {
        if (const QString text = QString::fromStdString(word).trimmed(); !text.isEmpty()) {
            wanted.append(text);
        }
    }
    std::ranges::stable_sort(wanted, std::ranges::greater{}, &QString::size);
    QStringList patterns;
    for (const QString& word : wanted) {
        patterns.append(patternOf(word));
    }
    return QRegularExpression(patterns.isEmpty() ? QStringLiteral("(?!)") : patterns.join(QLatin1Char('|')),
                              QRegularExpression::CaseInsensitiveOption |
                                  QRegularExpression::UseUnicodePropertiesOption);
}

void markWords(QTextDocument& document, int from, int to, const std::vector<std::string>& words)
{
    if (words.empty()) {
        return;
    }
    const QRegularExpression wanted = wholeWords(words);
    QTextCharFormat format;
    format.setBackground(theme::keywordGround());
    for (QTextBlock block = document.findBlock(from); block.isValid() && block.position() < to; block = block.next()) {
        auto found = wanted.globalMatch(block.text());
        while (found.hasNext()) {
            const QRegularExpressionMatch match = found.next();
            QTextCursor cursor(&document);
            cursor.setPosition(block.position() + static_cast<int>(match.capturedStart()));
            cursor.setPosition(block.position() + static_cast<int>(match.capturedEnd()), QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(format);
        }
    }
}

WebLink judged(const QUrl& address)
{
    const QString scheme = address.scheme();
    const bool web = scheme == QStringLiteral("https") || scheme == QStringLiteral("http");
    if (!web || !address.isValid() || address.host().isEmpty()) {
        return WebLink::Refused;
    }
    // "https://github.com@example.org" leads to example.org; letters beyond ASCII look like those within it.
    const QString host = address.host(QUrl::FullyEncoded);
    const bool strange = !address.userInfo().isEmpty() || host.startsWith(QStringLiteral("xn--")) ||
                         host.contains(QStringLiteral(".xn--"));
    return strange ? WebLink::AskFirst : WebLink::Plain;
}

} // namespace accord::ui
