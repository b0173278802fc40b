// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/keywords/excerpt_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "ui/collect/collect_text.h"
#include "ui/support/look.h"
#include "ui/widgets/reader/marks/word_marks.h"

#include <cmath>

namespace accord::ui {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Keywords)
};

const QString kNothing = QStringLiteral("–");

} // namespace

QString markedExcerpt(const QString& line, const QString& keyword)
{
    const QRegularExpression wanted =
        keyword.startsWith(kRegexMark)
            ? QRegularExpression(keyword.mid(kRegexMark.size()), QRegularExpression::CaseInsensitiveOption)
            : wholeWords({keyword.toStdString()});
    if (!wanted.isValid()) {
        return line.toHtmlEscaped();
    }
    QString html;
    qsizetype from = 0;
    auto found = wanted.globalMatch(line);
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        if (match.capturedLength() == 0) {
            continue;
        }
        html += line.mid(from, match.capturedStart() - from).toHtmlEscaped() +
                QStringLiteral("<span style='background-color:%1'>%2</span>")
                    .arg(look::keywordGround().name(), match.captured().toHtmlEscaped());
        from = match.capturedEnd();
    }
    return html + line.mid(from).toHtmlEscaped();
}

QString exampleHtml(const collect::KeywordExample& example, const QString& keyword)
{
    QString html = QStringLiteral("<h3 style='margin-bottom:2px'>%1</h3><p style='color:%2; margin-top:0'>%3</p>")
                       .arg(markedExcerpt(text(example.title), keyword), look::dimmed().name(),
                            text(example.link.url).toHtmlEscaped());
    for (const std::string& line : example.excerpts) {
        html += QStringLiteral("<p style='line-height:140%; margin:0 0 10px 0'>%1</p>")
                    .arg(markedExcerpt(text(line), keyword));
    }
    return html;
}

QString relevanceWord(Relevance relevance)
{
    switch (relevance) {
    case Relevance::Relevant:
        return Words::tr("relevant");
    case Relevance::FalsePositive:
        return Words::tr("false positive");
    case Relevance::NotSaid:
        return kNothing;
    }
    return {};
}

QString rateText(const collect::KeywordRelevance& relevance)
{
    const std::int64_t read = relevance.relevant + relevance.falsePositive;
    if (read == 0) {
        return kNothing;
    }
    const auto percent = std::lround(100.0 * static_cast<double>(relevance.falsePositive) / static_cast<double>(read));
    return Words::tr("%1 % of %2").arg(percent).arg(numberText(read));
}

} // namespace accord::ui
