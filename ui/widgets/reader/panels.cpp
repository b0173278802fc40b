// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/reader/panels.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QStringList>
#include <QTextBlock>

#include "core/base/url.h"
#include "ui/core/theme.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/reader/reading_look.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace accord::ui {
namespace {

struct FactsWords
{
    Q_DECLARE_TR_FUNCTIONS(Reader)
};

QString escaped(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped();
}

bool isOpen(const Document& document)
{
    return document.state != "closed" && document.state != "rejected" && document.state != "progressing";
}

/// The host's word as people know it; what we do not know is shown as it came.
QString stateText(const Document& document)
{
    if (document.state == "closed") {
        if (document.stateReason == "completed") {
            return FactsWords::tr("Closed as completed");
        }
        return document.stateReason == "not_planned" ? FactsWords::tr("Closed as not planned")
                                                     : FactsWords::tr("Closed");
    }
    return document.state == "open" ? FactsWords::tr("Open") : QString::fromStdString(document.state);
}

QString tag(const std::string& label)
{
    return QStringLiteral("<span style='background-color:%1; color:%2'>&nbsp;%3&nbsp;</span>")
        .arg(theme::raised().name(), theme::text().name(),
             escaped(label).replace(QLatin1Char(' '), QStringLiteral("&nbsp;")));
}

} // namespace

QString dateText(const std::string& moment)
{
    const QDateTime when = QDateTime::fromString(QString::fromStdString(moment), Qt::ISODate).toLocalTime();
    return when.isValid() ? QLocale().toString(when.date(), QLocale().dateFormat(QLocale::ShortFormat).startsWith(u'M')
                                                                ? QStringLiteral("MMM d, yyyy")
                                                                : FactsWords::tr("d MMM yyyy"))
                          : QString::fromStdString(moment);
}

QString dateTimeText(const std::string& moment)
{
    const QDateTime when = QDateTime::fromString(QString::fromStdString(moment), Qt::ISODate).toLocalTime();
    return when.isValid()
               ? FactsWords::tr("%1, %2").arg(dateText(moment), QLocale().toString(when.time(), QLocale::ShortFormat))
               : QString::fromStdString(moment);
}

QString roleText(const std::string& role)
{
    constexpr std::pair<std::string_view, const char*> kRoles[] = {
        {"NONE", ""},
        {"OWNER", QT_TRANSLATE_NOOP("Reader", "owner")},
        {"MEMBER", QT_TRANSLATE_NOOP("Reader", "member")},
        {"COLLABORATOR", QT_TRANSLATE_NOOP("Reader", "collaborator")},
        {"CONTRIBUTOR", QT_TRANSLATE_NOOP("Reader", "contributor")},
        {"FIRST_TIMER", QT_TRANSLATE_NOOP("Reader", "first timer")},
        {"FIRST_TIME_CONTRIBUTOR", QT_TRANSLATE_NOOP("Reader", "first time contributor")},
    };
    for (const auto& [name, words] : kRoles) {
        if (name == role) {
            return *words == '\0' ? QString() : FactsWords::tr(words);
        }
    }
    return QString::fromStdString(role).toLower().replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString recordingText(std::int64_t milliseconds)
{
    constexpr std::int64_t kSecond = 1000;
    constexpr std::int64_t kMinute = 60;
    const std::int64_t seconds = milliseconds / kSecond;
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / kMinute / kMinute)
        .arg(seconds / kMinute % kMinute, 2, 10, QLatin1Char('0'))
        .arg(seconds % kMinute, 2, 10, QLatin1Char('0'));
}

QString kindText(TextKind kind)
{
    switch (kind) {
    case TextKind::Issue:
        break;
    case TextKind::Document:
        return FactsWords::tr("document");
    case TextKind::Post:
        return FactsWords::tr("post");
    case TextKind::Commit:
        return FactsWords::tr("commit");
    case TextKind::PullRequest:
        return FactsWords::tr("pull request");
    case TextKind::ReviewComment:
        return FactsWords::tr("review comment");
    case TextKind::Transcript:
        return FactsWords::tr("transcript");
    }
    return FactsWords::tr("issue");
}

QString factsHtml(const Issue& issue)
{
    QStringList facts;
    if (issue.link.kind != TextKind::Issue) {
        facts << kindText(issue.link.kind);
    }
    if (issue.document) {
        const Document& document = *issue.document;
        if (!document.state.empty()) {
            facts << QStringLiteral("<img src='accord-sign:%1' style='vertical-align: middle'>&nbsp;%2")
                         .arg(isOpen(document) ? QStringLiteral("state-open") : QStringLiteral("state-closed"),
                              stateText(document).toHtmlEscaped());
        }
        if (!document.author.empty()) {
            const QString role = roleText(document.role);
            facts << (role.isEmpty()
                          ? FactsWords::tr("by <b>%1</b>").arg(escaped(document.author))
                          : FactsWords::tr("by <b>%1</b> (%2)").arg(escaped(document.author), role.toHtmlEscaped()));
        }
        if (!document.createdAt.empty()) {
            const QString date = dateText(document.createdAt).toHtmlEscaped();
            facts << (issue.link.kind == TextKind::Issue ? FactsWords::tr("opened %1").arg(date) : date);
        }
        if (!document.closedAt.empty()) {
            facts << FactsWords::tr("closed %1").arg(dateText(document.closedAt).toHtmlEscaped());
        } else if (!document.updatedAt.empty() && document.updatedAt != document.createdAt) {
            facts << FactsWords::tr("changed %1").arg(dateText(document.updatedAt).toHtmlEscaped());
        }
        const bool missing = document.comments.empty() && document.commentsTold.value > 0;
        const int comments = static_cast<int>(missing ? document.commentsTold.value : std::ssize(document.comments));
        const bool isIssue = issue.link.kind == TextKind::Issue;
        const QString count =
            isIssue ? FactsWords::tr("%n comments", nullptr, comments) : FactsWords::tr("%n parts", nullptr, comments);
        if (isIssue || comments > 0) { // most texts of other kinds are never discussed
            facts << (missing ? FactsWords::tr("%1, not in this project").arg(count) : count);
        }
    }
    // A fact is not torn apart at the end of a line.
    for (QString& fact : facts) {
        fact.replace(QRegularExpression(QStringLiteral(" (?![^<]*>)")), QStringLiteral("&nbsp;"));
    }
    const QString name = escaped(textName(issue.link.group, issue.link.name, issue.link.kind));
    const bool onWeb = isWebAddress(issue.link.url);
    facts << (onWeb ? QStringLiteral("<a href=\"%1\">%2</a>").arg(escaped(issue.link.url), name) : name);
    QString html = facts.join(QStringLiteral(" · "));
    if (issue.document) {
        for (const std::string& label : issue.document->hostLabels) {
            html += QStringLiteral(" &nbsp;") + tag(label);
        }
    }
    return html;
}

QString historyHtml(const std::optional<labelling::EarlierText>& earlier, bool isEarlier)
{
    const QString link = QStringLiteral("<a href=\"accord-text:%1\">%2</a>");
    if (isEarlier) {
        return QStringLiteral("<b>%1</b> · %2")
            .arg(FactsWords::tr("This is an earlier text of the issue."),
                 link.arg(0).arg(FactsWords::tr("the present text")));
    }
    if (!earlier || !earlier->parts.any()) {
        return {};
    }
    QStringList parts;
    if (earlier->parts.title) {
        parts << FactsWords::tr("title");
    }
    if (earlier->parts.body) {
        parts << FactsWords::tr("description");
    }
    if (earlier->parts.discussion) {
        parts << FactsWords::tr("discussion");
    }
    const QString what = inList(parts);
    const QString when = dateText(earlier->changedAt);
    const QString said = earlier->labelled ? FactsWords::tr("Changed after you labelled it, %1: %2").arg(when, what)
                                           : FactsWords::tr("Another text since %1: %2").arg(when, what);
    return QStringLiteral("<b>%1</b> · %2")
        .arg(said.toHtmlEscaped(), link.arg(earlier->document.value)
                                       .arg(earlier->labelled ? FactsWords::tr("the text that you labelled")
                                                              : FactsWords::tr("the former text")));
}

QImage stateSign(const QString& name, int size, double pixelRatio)
{
    const int pixels = qRound(size * pixelRatio);
    QImage image(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool open = name == QStringLiteral("state-open");
    const QColor colour = open ? theme::settled() : theme::accent();
    painter.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QRectF circle(1.5, 1.5, size - 3.0, size - 3.0);
    painter.drawEllipse(circle);
    if (open) {
        painter.setBrush(colour);
        painter.drawEllipse(circle.center(), 1.3, 1.3);
    } else {
        QPainterPath tick(QPointF(size * 0.32, size * 0.52));
        tick.lineTo(size * 0.46, size * 0.66);
        tick.lineTo(size * 0.70, size * 0.38);
        painter.drawPath(tick);
    }
    return image;
}

namespace {

constexpr double kRadius = 6;

bool isCardHead(const QTextBlock& block)
{
    return block.blockFormat().hasProperty(CardProperty);
}

int panelOf(const QTextBlock& block)
{
    return block.blockFormat().intProperty(PanelProperty);
}

/// Where blocks of the document are, and how wide it is.
class Places
{
public:
    explicit Places(const QTextDocument& document)
        : m_layout(*document.documentLayout())
        , m_width(document.textWidth())
    {}

    [[nodiscard]] QRectF of(const QTextBlock& block) const { return m_layout.blockBoundingRect(block); }
    [[nodiscard]] double width() const { return m_width; }

private:
    const QAbstractTextDocumentLayout& m_layout;
    double m_width;
};

void paintCard(QPainter& painter, const Places& places, const QTextBlock& head, const QRectF& view)
{
    const QRectF headRect = places.of(head);
    const double top = headRect.top() - theme::kGrid;
    const double stripBottom = headRect.bottom() + theme::kGrid - 2;
    double bottom = stripBottom;
    QTextBlock last = head;
    for (QTextBlock block = head.next(); block.isValid() && !isCardHead(block); block = block.next()) {
        last = block;
        bottom = places.of(block).bottom();
        if (bottom > view.bottom()) {
            bottom += 100; // its end is out of sight
            break;
        }
    }
    const QRectF card(0.5, top, places.width() - 1, bottom + theme::kGrid - top);
    painter.setPen(QPen(theme::line(), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card, kRadius, kRadius);
    painter.save();
    painter.setClipRect(QRectF(0, top, places.width(), stripBottom - top));
    painter.setBrush(theme::raised());
    painter.drawRoundedRect(card, kRadius, kRadius);
    painter.restore();
}

void paintPanel(QPainter& painter, const Places& places, QTextBlock block, const QRectF& view)
{
    const int panel = panelOf(block);
    const double left = block.blockFormat().leftMargin() - kPanelPadding;
    QRectF rect = places.of(block);
    double top = rect.top();
    double bottom = rect.bottom();
    const auto longest = [](const QTextBlock& lines) {
        const QTextBlockFormat format = lines.blockFormat();
        return format.nonBreakableLines() ? format.intProperty(WidthProperty) + 2 * kPanelPadding : 0;
    };
    int width = longest(block);
    for (block = block.next(); block.isValid() && panelOf(block) == panel && bottom < view.bottom() + 100;
         block = block.next()) {
        bottom = places.of(block).bottom();
        width = std::max(width, longest(block));
    }
    const double right = std::max(places.width() - (left > 0 ? 2.0 * theme::kGrid : 0), left + width);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::raised());
    painter.drawRoundedRect(QRectF(left, top - 5, right - left, bottom - top + 10), 4, 4);
}

void paintQuoteBars(QPainter& painter, const Places& places, const QTextBlock& block)
{
    const QTextBlockFormat format = block.blockFormat();
    const int depth = static_cast<int>(format.rightMargin()) % (2 * theme::kGrid);
    if (depth == 0 || panelOf(block) != 0) {
        return;
    }
    const QRectF rect = places.of(block);
    const double base = format.rightMargin() >= 2 * theme::kGrid ? 2 * theme::kGrid : 0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::line());
    for (int level = 0; level < depth; ++level) {
        painter.drawRect(QRectF(base + level * kQuoteMargin, rect.top() - 2, 3, rect.height() + 4));
    }
}

/// The head of the card that the block stands in; invalid in the body.
QTextBlock headOf(QTextBlock block)
{
    while (block.isValid() && !isCardHead(block)) {
        block = block.previous();
    }
    return block;
}

} // namespace

void paintPanels(QPainter& painter, const QTextDocument& document, const QTextBlock& first, const QRectF& view)
{
    const Places places(document);
    painter.setRenderHint(QPainter::Antialiasing);
    if (const QTextBlock head = headOf(first); head.isValid()) {
        paintCard(painter, places, head, view);
    }
    QTextBlock block = first;
    while (block.previous().isValid() && panelOf(block) != 0 && panelOf(block.previous()) == panelOf(block)) {
        block = block.previous();
    }
    int panel = 0;
    for (; block.isValid() && places.of(block).top() - 4 * theme::kGrid <= view.bottom(); block = block.next()) {
        if (isCardHead(block) && block != headOf(first)) {
            paintCard(painter, places, block, view);
        }
        if (panelOf(block) != 0 && panelOf(block) != panel) {
            panel = panelOf(block);
            paintPanel(painter, places, block, view);
        }
        paintQuoteBars(painter, places, block);
    }
}

} // namespace accord::ui
