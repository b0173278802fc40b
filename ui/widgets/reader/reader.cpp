// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/reader/reader.h"

#include <QApplication>
#include <QDesktopServices>
#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "core/base/reason.h"
#include "ui/core/actions.h"
#include "ui/core/prompts.h"
#include "ui/core/session.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/text/error_text.h"
#include "ui/widgets/reader/marks.h"
#include "ui/widgets/reader/reader_pictures.h"

#include <utility>

namespace accord::ui {
namespace {

QString rawText(const Issue& issue)
{
    if (!issue.document) {
        return Reader::tr("The text of this issue is not in the project yet.\n%1")
            .arg(QString::fromStdString(issue.link.url));
    }
    QString text = QString::fromStdString(issue.document->title) + QStringLiteral("\n\n") +
                   QString::fromStdString(issue.document->body);
    for (const Comment& comment : issue.document->comments) {
        text += QStringLiteral("\n\n―――― %1  %2\n\n")
                    .arg(QString::fromStdString(comment.author), QString::fromStdString(comment.createdAt)) +
                QString::fromStdString(comment.body);
    }
    return text;
}

} // namespace

Reader::Reader(const PageContext& context, QWidget* owner, const QString& place, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_stack(new QStackedWidget(this))
    , m_text(new ReaderText(this))
    , m_raw(new QPlainTextEdit(this))
    , m_find(new FindBar(*m_text, this))
    , m_map(new ReaderMap(*m_text, this))
    , m_target(new QLabel(this))
    , m_parsing(context.session, this)
    , m_preparing(context.session, this)
{
    m_text->setObjectName(QStringLiteral("readerText"));
    m_text->setAccessibleName(tr("Issue"));
    takeLook();
    m_raw->setReadOnly(true);
    m_raw->setFrameShape(QFrame::NoFrame);
    m_raw->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_raw->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_raw->setAccessibleName(tr("Issue as it was written"));
    m_stack->addWidget(m_text);
    m_stack->addWidget(m_raw);
    m_target->setAutoFillBackground(true);
    m_target->setMargin(theme::kGrid / 2);
    m_target->setTextFormat(Qt::PlainText);
    m_target->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_target->hide();
    auto* layout = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None, 0);
    layout->addWidget(m_find);
    auto* beside = new QHBoxLayout;
    beside->setSpacing(0);
    beside->addWidget(m_stack, 1);
    beside->addWidget(m_map);
    layout->addLayout(beside, 1);
    setFocusProxy(m_text);
    connect(m_find, &FindBar::marked, this, [this](const QList<QTextCursor>& places) {
        QList<ReaderMap::Range> ranges;
        for (const QTextCursor& found : places) {
            ranges.append({found.selectionStart(), found.selectionEnd()});
        }
        m_map->setPlaces(ReaderMap::Kind::Hit, ranges);
    });

    m_idle.setSingleShot(true);
    m_idle.setInterval(0);
    connect(&m_idle, &QTimer::timeout, this, &Reader::prepareNext);
    // The idle moment is when the issue in view is complete.
    connect(m_text, &ReaderText::completed, this, [this] {
        m_find->refresh();
        m_idle.start();
    });
    connect(m_text, &ReaderText::linkWanted, this, &Reader::followLink);
    connect(m_text, &ReaderText::pointedAt, this, &Reader::pointAt);
    connect(&settingsNews(), &SettingsNews::changed, this, [this](const QString& key) {
        if (key == QString::fromLatin1(settings::kTextSize.key)) {
            showAgain();
        } else if (key == QString::fromLatin1(settings::kWrapsCode.key)) {
            m_text->setWraps(setting(settings::kWrapsCode));
        }
    });
    connect(m_find, &FindBar::left, this, [this] { m_text->setFocus(); });
    m_pictures = new ReaderPictures(m_context, *this);
    addActions(owner, place);
}

ReadingLook Reader::readingLook() const
{
    const ReadingLook usual(setting(settings::kTextSize));
    return m_zoom == 1 ? usual : ReadingLook(usual.font.pointSizeF() * m_zoom);
}

/// Whatever stands beside it, the text keeps so much of the width that it can be read.
void Reader::takeLook()
{
    m_text->setLook(readingLook());
    setMinimumWidth(leastWidth());
}

int Reader::leastWidth() const
{
    return m_text->leastWidth() + m_map->width();
}

void Reader::setZoom(double factor)
{
    if (factor != m_zoom) {
        m_zoom = factor;
        showAgain();
    }
}

/// By the keyboard as well what links of the text do: those are for the mouse.
void Reader::addActions(QWidget* owner, const QString& place)
{
    ActionTable table(m_context.actions, owner, place, this);
    const auto add = [&](const char* name, const QString& text, const QKeySequence& keys,
                         const std::function<void()>& run) {
        const QByteArray id = place.toLatin1() + '.' + name;
        return table.make(id.constData(), text, keys, {.menu = kTextMenu}, run);
    };
    add("nextComment", tr("Next Comment"), Qt::CTRL | Qt::Key_Down, [this] { m_text->goToComment(1); });
    add("previousComment", tr("Previous Comment"), Qt::CTRL | Qt::Key_Up, [this] { m_text->goToComment(-1); });
    add("top", tr("Top of the Issue"), Qt::CTRL | Qt::Key_Home, [this] { m_text->goToEdge(false); });
    add("end", tr("End of the Issue"), Qt::CTRL | Qt::Key_End, [this] { m_text->goToEdge(true); });
    QAction* wrap = add("wrap", tr("Wrap Code and Tables"), Qt::ALT | Qt::Key_Z, {});
    QAction* load = add("pictures", tr("Load Pictures"), {}, {});
    add("find", tr("Find in Issue"), QKeySequence::Find, [this] {
        setRaw(false);
        m_find->start();
    });
    add("findNext", tr("Find Next"), Qt::Key_F3, [this] { m_find->step(1); });
    add("findPrevious", tr("Find Previous"), Qt::SHIFT | Qt::Key_F3, [this] { m_find->step(-1); });
    m_rawAction = add("raw", tr("Raw Text"), Qt::Key_R, {});
    add("unfold", tr("Unfold All"), Qt::Key_U, [this] { m_text->unfoldAll(); });
    for (QAction* action : {wrap, load, m_rawAction}) {
        action->setCheckable(true);
    }
    wrap->setChecked(setting(settings::kWrapsCode));
    connect(wrap, &QAction::triggered, this, [](bool on) { setSetting(settings::kWrapsCode, on); });
    connect(&settingsNews(), &SettingsNews::changed, wrap,
            [wrap](const QString&) { wrap->setChecked(setting(settings::kWrapsCode)); });
    const auto tell = [load] { load->setChecked(pictureLoading().isOn()); };
    tell();
    connect(load, &QAction::triggered, this, [this, tell](bool on) {
        m_pictures->setLoading(on);
        tell(); // not before somebody has said yes
    });
    connect(&pictureLoading(), &PictureLoading::switched, load, tell);
    connect(m_rawAction, &QAction::toggled, this, &Reader::setRaw);
}

void Reader::open(IssueId issue)
{
    m_place = {};
    read(issue);
}

void Reader::read(IssueId issue)
{
    if (m_ready && m_ready->issue.id == issue && m_ready->keywords == m_keywords) {
        begin(*std::exchange(m_ready, std::nullopt), true);
        return;
    }
    auto ready = ReadyIssue::read(m_context.session.project(), issue, m_keywords, m_context.session.me());
    if (!ready) {
        clear();
        m_text->setPlainText(errorText(ready.error()));
        return;
    }
    if (ready->isLarge()) {
        ReadyIssue title;
        title.issue = ready->issue;
        title.earlier = ready->earlier;
        parseLater(m_parsing, std::move(*ready));
        begin(std::move(title), false);
        return;
    }
    ready->parse();
    begin(std::move(*ready), true);
}

/// The next issue, in a moment in which nobody waits.
void Reader::prepareNext()
{
    if (!m_wanted.valid() || m_wanted == m_issue || (m_ready && m_ready->issue.id == m_wanted)) {
        return;
    }
    auto ready = ReadyIssue::read(m_context.session.project(), m_wanted, m_keywords, m_context.session.me());
    if (!ready) {
        return;
    }
    if (ready->isLarge()) {
        parseLater(m_preparing, std::move(*ready));
        return;
    }
    ready->parse();
    m_ready = std::move(*ready);
}

/// In the background: parsing a megabyte takes as long as some frames.
void Reader::parseLater(Reading& reading, ReadyIssue ready)
{
    const auto shared = std::make_shared<ReadyIssue>(std::move(ready));
    using Parsed = std::shared_ptr<ReadyIssue>;
    reading.read<Parsed>(
        [shared](Project&, const std::stop_token& stop) -> Result<Parsed> {
            shared->parse(stop);
            return stop.stop_requested() ? Result<Parsed>(Error{Errc::Cancelled, Reason::Cancelled}) : shared;
        },
        [this](const Result<Parsed>& parsed) {
            if (parsed && (*parsed)->issue.id == m_issue && m_waiting) {
                begin(std::move(**parsed), true);
            } else if (parsed && (*parsed)->issue.id == m_wanted) {
                m_ready = std::move(**parsed);
            }
        });
}

void Reader::begin(ReadyIssue ready, bool complete)
{
    m_waiting = !complete;
    m_issue = ready.issue.id;
    m_document = ready.issue.documentId;
    m_isEarlier = ready.isEarlier;
    pointAt({});
    m_map->clear(); // a long issue is measured when all of it is there
    m_text->begin(std::move(ready), complete, complete ? std::exchange(m_place, {}) : ReadingPlace{});
    setRawText();
    m_find->refresh();
    emit opened();
}

void Reader::clear()
{
    m_issue = {};
    m_pictures->forget();
    m_raw->clear();
    m_map->clear();
    m_text->clear();
}

void Reader::showAgain()
{
    m_ready.reset();
    m_place = m_waiting ? m_place : m_text->place(); // before the other look moves it
    takeLook();
    if (m_issue.valid()) {
        if (m_isEarlier) {
            showEarlier(m_document);
        } else {
            read(m_issue);
        }
    }
    scaleRaw();
}

void Reader::refresh()
{
    m_ready.reset();
    if (m_isEarlier) {
        return; // which stays what it is
    }
    const auto issue = labelling::issueToRead(m_context.session.project(), m_issue);
    if (issue && issue->documentId != m_document) {
        showAgain();
    }
}

void Reader::prefetch(IssueId issue)
{
    m_wanted = issue;
    if (m_text->finished()) {
        m_idle.start();
    }
}

void Reader::setKeywords(std::vector<std::string> keywords)
{
    if (keywords != m_keywords) {
        m_keywords = std::move(keywords);
        m_ready.reset();
    }
}

/// As large as code is in the text that is typeset.
void Reader::scaleRaw()
{
    m_raw->setFont(readingLook().fixed);
}

bool Reader::isRaw() const
{
    return m_stack->currentWidget() == m_raw;
}

void Reader::setRaw(bool raw)
{
    scaleRaw();
    m_rawAction->setChecked(raw);
    m_stack->setCurrentWidget(raw ? static_cast<QWidget*>(m_raw) : m_text);
    setFocusProxy(m_stack->currentWidget());
    setRawText();
}

/// Of the version that is shown. While nobody looks at it, it costs nothing.
void Reader::setRawText()
{
    const Typesetter* shown = m_issue.valid() && isRaw() ? m_text->typesetter() : nullptr;
    m_raw->setPlainText(shown != nullptr && shown->issue() != nullptr ? rawText(*shown->issue()) : QString());
}

/// What somebody read and labelled before the host changed it; 0: the present text.
void Reader::openText(DocumentId text)
{
    m_place = {};
    if (text.valid()) {
        showEarlier(text);
    } else {
        read(m_issue);
    }
}

void Reader::showEarlier(DocumentId text)
{
    auto ready = ReadyIssue::readEarlier(m_context.session.project(), m_issue, text);
    if (!ready) {
        m_context.prompts.tell(this, tr("Earlier Text"), errorText(ready.error()));
        return;
    }
    ready->parse();
    begin(std::move(*ready), true);
}

void Reader::followLink(const QUrl& link)
{
    if (link.scheme() == QStringLiteral("accord-text")) {
        openText(DocumentId{link.path().toLongLong()});
        return;
    }
    if (link.scheme() == QStringLiteral("accord-image")) {
        m_pictures->follow(link);
        return;
    }
    const WebLink kind = judged(link);
    if (kind == WebLink::Plain) {
        QDesktopServices::openUrl(link);
    } else if (kind == WebLink::AskFirst) {
        m_context.prompts.confirm(this,
                                  {tr("Open the Link"),
                                   tr("The link may not lead where it seems to. This is its whole address:\n%1")
                                       .arg(link.toString(QUrl::FullyEncoded)),
                                   tr("Open in the Browser")},
                                  {this, [link] { QDesktopServices::openUrl(link); }});
    }
}

void Reader::pointAt(const QUrl& link)
{
    const bool foreign = link.isValid() && link.scheme() != QStringLiteral("accord-open") &&
                         link.scheme() != QStringLiteral("accord-text");
    QString address = link.toDisplayString();
    if (link.scheme() == QStringLiteral("accord-image")) {
        address = m_pictures->tipOf(link);
    }
    m_target->setVisible(foreign);
    if (foreign) {
        m_target->setText(m_target->fontMetrics().elidedText(address, Qt::ElideMiddle, width() - 4 * theme::kGrid));
        m_target->adjustSize();
        m_target->move(0, height() - m_target->height());
        m_target->raise();
    }
}

void Reader::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        // The text carries the colours it was set with.
        QMetaObject::invokeMethod(this, &Reader::showAgain, Qt::QueuedConnection);
    }
}

void Reader::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_target->hide();
}

} // namespace accord::ui
