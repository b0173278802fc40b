// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/app/help_viewer.h"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include "ui/core/language.h"
#include "ui/core/theme.h"

namespace accord::ui {
namespace {

const QString kContents = QStringLiteral("index");

QString fileOf(const QString& topic)
{
    const QString name = QStringLiteral(":/help/%1/%2.md");
    const QString translated = name.arg(language::current(), topic);
    return QFile::exists(translated) ? translated : name.arg(QStringLiteral("en"), topic);
}

/// The page as Markdown, without its pictures: they show the window that is open beside it.
QString textOf(const QString& topic)
{
    QFile file(fileOf(topic));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    static const QRegularExpression kPictures(QStringLiteral("^\\s*!\\[[^\\]]*\\]\\([^)]*\\)\\s*$|<!--.*?-->"),
                                              QRegularExpression::MultilineOption |
                                                  QRegularExpression::DotMatchesEverythingOption);
    return QString::fromUtf8(file.readAll()).remove(kPictures);
}

/// What a link says of a heading, as hosts that show Markdown do: "#conflicts-and-decisions".
QString anchorOf(const QString& heading)
{
    QString anchor;
    for (const QChar each : heading.toLower()) {
        if (each.isLetterOrNumber() || each == QLatin1Char('-') || each == QLatin1Char('_')) {
            anchor += each;
        } else if (each.isSpace()) {
            anchor += QLatin1Char('-');
        }
    }
    return anchor;
}

} // namespace

HelpViewer::HelpViewer(QWidget* parent)
    : QDialog(parent)
    , m_text(new QTextBrowser(this))
    , m_back(new QPushButton(this))
    , m_contents(new QPushButton(this))
{
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(3 * theme::kGrid);
    connect(m_text, &QTextBrowser::anchorClicked, this, &HelpViewer::follow);
    m_contents->setAutoDefault(false);
    m_back->setAutoDefault(false);
    connect(m_contents, &QPushButton::clicked, this, [this] { showTopic(kContents); });
    connect(m_back, &QPushButton::clicked, this, &HelpViewer::back);

    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(theme::kGrid, theme::kGrid, theme::kGrid, 0);
    bar->addWidget(m_back);
    bar->addWidget(m_contents);
    bar->addStretch();
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None);
    column->addLayout(bar);
    column->addWidget(m_text);
    resize(90 * theme::kGrid, 80 * theme::kGrid);
    nameParts();
}

void HelpViewer::nameParts()
{
    setWindowTitle(tr("Manual"));
    m_text->setAccessibleName(windowTitle());
    m_back->setText(tr("Back"));
    m_contents->setText(tr("Contents"));
}

// It stays open beside the window, which is made anew.
void HelpViewer::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        nameParts();
        if (!m_visited.isEmpty()) {
            load(topic());
        }
    }
}

void HelpViewer::showTopic(const QString& topic)
{
    const QString known = QFile::exists(fileOf(topic)) ? topic : kContents;
    if (known != this->topic()) {
        m_visited.append(known);
    }
    load(known);
    show();
    raise();
    activateWindow();
}

void HelpViewer::load(const QString& topic)
{
    m_text->document()->setMarkdown(textOf(topic), QTextDocument::MarkdownDialectGitHub);
    m_text->moveCursor(QTextCursor::Start);
    m_back->setEnabled(m_visited.size() > 1);
}

void HelpViewer::follow(const QUrl& link)
{
    if (link.scheme() == QStringLiteral("https") || link.scheme() == QStringLiteral("http")) {
        QDesktopServices::openUrl(link);
        return;
    }
    if (link.path().endsWith(QStringLiteral(".md"))) {
        showTopic(QFileInfo(link.path()).completeBaseName());
    }
    if (link.hasFragment()) {
        goToHeading(link.fragment(QUrl::FullyDecoded));
    }
}

void HelpViewer::goToHeading(const QString& anchor)
{
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0 && anchorOf(block.text()) == anchor) {
            m_text->setTextCursor(QTextCursor(block));
            const QRectF place = m_text->document()->documentLayout()->blockBoundingRect(block);
            m_text->verticalScrollBar()->setValue(static_cast<int>(place.top()));
            return;
        }
    }
}

void HelpViewer::back()
{
    if (m_visited.size() > 1) {
        m_visited.removeLast();
        load(m_visited.back());
    }
}

} // namespace accord::ui
