// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/reader/reader_pictures.h"

#include <QBuffer>
#include <QDesktopServices>
#include <QHelpEvent>
#include <QImageReader>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextList>
#include <QTextTable>
#include <QToolTip>

#include "core/collect/pictures.h"
#include "ui/core/prompts.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/text/error_text.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/reader/marks.h"
#include "ui/widgets/reader/reader.h"

#include <algorithm>

namespace accord::ui {

namespace {

constexpr int kPictureLaterMs = 60;         ///< the text grows in steps
constexpr qint64 kMostPixels = 40'000'000;  ///< of a picture that is decoded; 160 MB
constexpr int kMostSide = 20'000;           ///< px
constexpr int kMostMegabytes = 256;         ///< that decoding may take, whatever the file says of its size
constexpr QSize kKept(1000, 640);           ///< no more is needed to show it, at one px per point
constexpr int kInTable = 30 * theme::kGrid; ///< px; a cell is no place for more
constexpr qsizetype kShownOfAddress = 60;   ///< characters in a sentence: it stands in full beside it
constexpr qsizetype kShownHosts = 6;

const QString kImageScheme = QStringLiteral("accord-image");

/// Why there is no picture though its bytes are there.
enum class Undecoded : std::uint8_t { None, Unsupported, Unreadable, TooLarge };

struct Decoded
{
    QImage image;
    QSize size; ///< as the file says
    QString format;
    Undecoded problem = Undecoded::None;
};

/// On a thread of its own. No other reader than the one for the format gets to see the bytes.
Decoded decoded(const std::string& bytes, QSize kept)
{
    Decoded result;
    const auto kind = collect::pictureKindOf(bytes);
    const std::string_view name = kind ? collect::formatOf(*kind) : std::string_view();
    const QByteArray format(name.data(), static_cast<qsizetype>(name.size()));
    result.format = QString::fromLatin1(format).toUpper();
    if (!QImageReader::supportedImageFormats().contains(format)) {
        result.problem = Undecoded::Unsupported;
        return result;
    }
    QByteArray raw = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QBuffer buffer(&raw);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, format);
    reader.setAutoDetectImageFormat(false);
    reader.setAutoTransform(true);
    result.size = reader.size();
    if (result.size.isValid() && (std::max(result.size.width(), result.size.height()) > kMostSide ||
                                  qint64{result.size.width()} * result.size.height() > kMostPixels)) {
        result.problem = Undecoded::TooLarge;
        return result;
    }
    if (result.size.isValid() && (result.size.width() > kept.width() || result.size.height() > kept.height())) {
        reader.setScaledSize(result.size.scaled(kept, Qt::KeepAspectRatio).expandedTo(QSize(1, 1)));
    }
    result.image = result.size.isValid() ? reader.read() : QImage();
    result.problem = result.image.isNull() ? Undecoded::Unreadable : Undecoded::None;
    return result;
}

/// In the folder for what can be had again, which backups leave out; never in a project.
std::filesystem::path pictureFolder()
{
    const QString caches = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    return caches.isEmpty() ? std::filesystem::path() : std::filesystem::path(caches.toStdString()) / "pictures";
}

/// The address that a request goes to, without what only a browser makes use of; empty for other links.
QString addressOf(const QUrl& link)
{
    if (link.scheme() != kImageScheme) {
        return {};
    }
    const QUrl address(link.toString(QUrl::FullyEncoded).section(QLatin1Char(':'), 1), QUrl::StrictMode);
    const bool sound = address.scheme() == QStringLiteral("https") && judged(address) != WebLink::Refused;
    return sound ? address.toString(QUrl::FullyEncoded | QUrl::RemoveFragment) : QString();
}

bool isNote(const QTextCharFormat& format)
{
    return format.hasProperty(NoteProperty);
}

QString shortened(const QString& address)
{
    return address.size() <= kShownOfAddress
               ? address
               : address.left(kShownOfAddress / 2) + QStringLiteral("…") + address.right(kShownOfAddress / 2);
}

QString failureText(const Error& error)
{
    const QString what = text(error.argument(0));
    return messageText(what.isEmpty() ? error.message() : error.about(shortened(what).toStdString()).message());
}

QString failureText(const Decoded& picture)
{
    switch (picture.problem) {
    case Undecoded::None:
        break;
    case Undecoded::Unsupported:
        return ReaderPictures::tr("Pictures of the format %1 cannot be shown on this machine.").arg(picture.format);
    case Undecoded::Unreadable:
        return ReaderPictures::tr("The picture is damaged.");
    case Undecoded::TooLarge:
        return ReaderPictures::tr("The picture has %1 by %2 pixels, which is more than can be shown.")
            .arg(QString::number(picture.size.width()), QString::number(picture.size.height()));
    }
    return {};
}

} // namespace

PictureLoading::PictureLoading()
    : m_hosts(collect::realPictureHosts())
{
    QImageReader::setAllocationLimit(kMostMegabytes);
}

void PictureLoading::setOn(bool on)
{
    if (on != m_on) {
        m_on = on;
        emit switched();
    }
}

PictureLoading& pictureLoading()
{
    static PictureLoading loading;
    return loading;
}

ReaderPictures::ReaderPictures(const PageContext& context, Reader& reader)
    : QObject(&reader)
    , m_context(context)
    , m_reader(reader)
    , m_loading(context.session, this)
{
    m_later.setSingleShot(true);
    m_later.setInterval(kPictureLaterMs);
    connect(&m_later, &QTimer::timeout, this, &ReaderPictures::look);
    ReaderText& text = reader.text();
    connect(&text, &ReaderText::grown, &m_later, qOverload<>(&QTimer::start));
    connect(&text, &ReaderText::completed, &m_later, qOverload<>(&QTimer::start));
    connect(&reader, &Reader::opened, this, &ReaderPictures::opened);
    connect(&pictureLoading(), &PictureLoading::switched, this, [this] {
        if (!pictureLoading().isOn()) {
            stop();
        }
        m_later.start();
    });
    text.viewport()->installEventFilter(this);
}

const ReaderPictures::Picture* ReaderPictures::find(const QString& address) const
{
    const auto found = m_pictures.find(address);
    return found == m_pictures.end() ? nullptr : &found->second;
}

void ReaderPictures::stop()
{
    m_loading.stop();
    m_at.clear();
}

void ReaderPictures::forget()
{
    stop();
    m_later.stop();
    m_issue = {};
    m_pictures.clear();
    m_notes = 0;
}

/// The text is set anew; of the same issue, such as in another theme, the pictures are at hand.
void ReaderPictures::opened()
{
    if (m_reader.issue() != m_issue) {
        forget();
        m_issue = m_reader.issue();
    }
    m_notes = 0;
    m_later.start();
}

std::vector<ReaderPictures::Placeholder> ReaderPictures::placeholders() const
{
    std::vector<Placeholder> found;
    const QTextDocument& document = *m_reader.text().document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QString before; // the link that the fragment before belongs to
        for (auto each = block.begin(); !each.atEnd(); ++each) {
            const QTextFragment fragment = each.fragment();
            const QTextCharFormat format = fragment.charFormat();
            const QString href = isNote(format) ? QString() : format.anchorHref();
            const int end = fragment.position() + fragment.length();
            if (!href.isEmpty() && href == before && !found.empty()) {
                found.back().to = end;
            } else if (href.startsWith(kImageScheme)) {
                if (const QString address = addressOf(QUrl(href)); !address.isEmpty()) {
                    found.push_back({address, fragment.position(), end, format.boolProperty(NotedProperty)});
                    before = href;
                    continue;
                }
            }
            before = href == before ? before : QString();
        }
    }
    return found;
}

QStringList ReaderPictures::addresses() const
{
    QStringList each;
    for (const Placeholder& place : placeholders()) {
        each.append(place.address);
    }
    each.removeDuplicates();
    return each;
}

void ReaderPictures::look()
{
    // What is not seen is not loaded: on another page, behind the raw text, or while it is still being set.
    if (!pictureLoading().isOn() || !m_reader.text().finished() || !m_reader.text().isVisible()) {
        return;
    }
    show();
    loadNext();
}

/// What was clicked on first, then in the order of the text.
QString ReaderPictures::nextAddress() const
{
    const auto isMissing = [](const Picture& picture) { return picture.image.isNull() && picture.failure.isEmpty(); };
    for (const auto& [address, picture] : m_pictures) {
        if (picture.wanted && isMissing(picture)) {
            return address;
        }
    }
    const QStringList all = addresses().mid(0, kMostOfOneIssue);
    const auto next = std::ranges::find_if(all, [&](const QString& address) {
        const Picture* known = find(address);
        return known == nullptr || isMissing(*known);
    });
    return next == all.end() ? QString() : *next;
}

void ReaderPictures::loadNext()
{
    if (!m_at.isEmpty() || !pictureLoading().isOn() || !m_reader.text().isVisible()) {
        return;
    }
    m_at = nextAddress();
    if (m_at.isEmpty()) {
        return;
    }
    m_loading.read<Decoded>(
        [address = m_at.toStdString(), cache = collect::PictureCache(pictureFolder()), hosts = pictureLoading().hosts(),
         kept = kKept * std::max(1.0, m_reader.devicePixelRatioF())](Project&,
                                                                     const std::stop_token& stop) -> Result<Decoded> {
            ACCORD_TRY(const std::string bytes, collect::loadPicture(address, cache, hosts, stop));
            return decoded(bytes, kept);
        },
        [this](const Result<Decoded>& answer) {
            Picture& picture = m_pictures[std::exchange(m_at, QString())];
            picture.wanted = false;
            picture.failure = answer ? failureText(*answer) : failureText(answer.error());
            picture.image = answer ? answer->image : QImage();
            look();
        });
}

/// What came stands in the text from now on; what somebody reads there stays where it is.
void ReaderPictures::show()
{
    ReaderText& text = m_reader.text();
    QScrollBar& bar = *text.verticalScrollBar();
    const int value = bar.value();
    const QTextCursor top = text.cursorForPosition(QPoint(0, 0));
    const int before = text.cursorRect(top).top();
    const std::vector<Placeholder> places = placeholders();
    const int notes = m_notes;
    QTextCursor all(text.document());
    all.beginEditBlock();
    // From the end, so that places in front stay where they are.
    std::for_each(places.rbegin(), places.rend(), [this](const Placeholder& place) {
        const Picture* picture = find(place.address);
        if (!place.done && picture != nullptr && (!picture->image.isNull() || !picture->failure.isEmpty())) {
            showAt(place, *picture);
        }
    });
    all.endEditBlock();
    if (m_notes != notes) {
        if (value > 0) {
            bar.setValue(value + text.cursorRect(top).top() - before);
        }
        emit changed();
    }
}

void ReaderPictures::showAt(const Placeholder& place, const Picture& picture)
{
    QTextCursor cursor(m_reader.text().document());
    cursor.setPosition(place.from);
    cursor.setPosition(place.to, QTextCursor::KeepAnchor);
    QTextCharFormat noted;
    noted.setProperty(NotedProperty, true);
    cursor.mergeCharFormat(noted);
    cursor.setPosition(place.to);
    ++m_notes;
    if (picture.image.isNull()) {
        QTextCharFormat format = cursor.charFormat();
        format.clearProperty(NotedProperty);
        format.clearBackground();
        format.setForeground(theme::warning());
        format.setProperty(NoteProperty, place.address);
        cursor.insertText(QLatin1Char(' ') + tr("Not loaded: %1 A click tries again.").arg(picture.failure), format);
    } else {
        insertPicture(cursor, place.address, picture.image);
    }
}

/// In a paragraph of its own below the placeholder; what follows there in the same paragraph goes on below it.
void ReaderPictures::insertPicture(QTextCursor cursor, const QString& address, const QImage& image)
{
    const QTextBlockFormat around = cursor.blockFormat();
    const QTextCharFormat characters = cursor.blockCharFormat();
    const auto beginParagraph = [&cursor](const QTextBlockFormat& format, const QTextCharFormat& with) {
        cursor.insertBlock(format, with);
        if (QTextList* list = cursor.currentList(); list != nullptr) {
            list->remove(cursor.block()); // no further item: it keeps its distance
        }
    };
    QTextBlockFormat format = around;
    format.setLineHeight(0, QTextBlockFormat::SingleHeight); // a tall picture would have a gap above it
    format.setHeadingLevel(0);
    const bool goesOn = !cursor.atBlockEnd();
    beginParagraph(format, QTextCharFormat());
    cursor.insertImage(formatOf(address, image, sizeOf(image, cursor)));
    if (goesOn) {
        beginParagraph(around, characters);
    }
}

/// At most as wide as the column. Pixels of the picture are points of the screen, as in a browser.
QSize ReaderPictures::sizeOf(const QImage& image, const QTextCursor& at) const
{
    const ReaderText& text = m_reader.text();
    const QTextBlockFormat block = at.blockFormat();
    const double around = block.leftMargin() + block.rightMargin() + block.indent() * text.document()->indentWidth();
    const int room = std::max(1, text.lineWrapColumnOrWidth() - static_cast<int>(around));
    const QSize most(at.currentTable() == nullptr ? room : std::min(room, kInTable), kKept.height());
    const bool fits = image.width() <= most.width() && image.height() <= most.height();
    return fits ? image.size() : image.size().scaled(most, Qt::KeepAspectRatio).expandedTo(QSize(1, 1));
}

QTextImageFormat ReaderPictures::formatOf(const QString& address, const QImage& image, QSize size) const
{
    ReaderText& text = m_reader.text();
    // Scaled here: the document would leave out pixels.
    const QSize drawn = (QSizeF(size) * text.devicePixelRatioF()).toSize().boundedTo(image.size());
    const QString name = QStringLiteral("accord-picture:%1/%2").arg(qHash(address)).arg(size.width());
    text.document()->addResource(QTextDocument::ImageResource, QUrl(name),
                                 image.scaled(drawn, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    QTextImageFormat format;
    format.setName(name);
    format.setWidth(size.width());
    format.setHeight(size.height());
    format.setAnchor(true);
    format.setAnchorHref(kImageScheme + QLatin1Char(':') + address);
    format.setProperty(NoteProperty, address);
    return format;
}

/// The column became another one.
void ReaderPictures::fitWidths()
{
    QTextDocument& document = *m_reader.text().document();
    for (QTextBlock block = document.begin(); m_notes > 0 && block.isValid(); block = block.next()) {
        for (auto each = block.begin(); !each.atEnd(); ++each) {
            const QTextFragment fragment = each.fragment();
            const QTextCharFormat now = fragment.charFormat();
            const Picture* picture = isNote(now) ? find(now.stringProperty(NoteProperty)) : nullptr;
            if (picture == nullptr || picture->image.isNull() || !now.isImageFormat()) {
                continue;
            }
            QTextCursor cursor(&document);
            cursor.setPosition(fragment.position());
            cursor.setPosition(fragment.position() + 1, QTextCursor::KeepAnchor);
            const QSize size = sizeOf(picture->image, cursor);
            if (size.width() != static_cast<int>(now.toImageFormat().width())) {
                cursor.setCharFormat(formatOf(now.stringProperty(NoteProperty), picture->image, size));
                break; // the parts of the block are others now; a picture stands alone in its own
            }
        }
    }
}

/// The sentences that say why there is no picture go, where it is tried again.
void ReaderPictures::removeNotes(const QString& address)
{
    QTextDocument& document = *m_reader.text().document();
    std::vector<std::pair<int, int>> notes;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto each = block.begin(); !each.atEnd(); ++each) {
            if (each.fragment().charFormat().stringProperty(NoteProperty) == address) {
                notes.emplace_back(each.fragment().position(), each.fragment().length());
            }
        }
    }
    QTextCursor cursor(&document);
    cursor.beginEditBlock();
    std::for_each(notes.rbegin(), notes.rend(), [&cursor](const std::pair<int, int>& note) {
        cursor.setPosition(note.first);
        cursor.setPosition(note.first + note.second, QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
    });
    for (const Placeholder& place : placeholders()) {
        if (place.address == address) {
            cursor.setPosition(place.from);
            cursor.setPosition(place.to, QTextCursor::KeepAnchor);
            QTextCharFormat open;
            open.setProperty(NotedProperty, false);
            cursor.mergeCharFormat(open);
        }
    }
    cursor.endEditBlock();
    emit changed();
}

QString ReaderPictures::question(const QString& first) const
{
    QStringList hosts;
    for (const QString& address : QStringList(first) + addresses()) {
        if (const QString host = QUrl(address).authority(QUrl::FullyEncoded); !host.isEmpty()) {
            hosts.append(host);
        }
    }
    hosts.removeDuplicates();
    if (hosts.isEmpty()) {
        return tr("Pictures are not part of the project. Whoever loads one tells its host that somebody reads the "
                  "issue, when, and from which address of the network. No name, token or cookie is sent. What is "
                  "agreed to holds for the pictures of all issues that are shown, until the program is closed.");
    }
    const QString named =
        inList(hosts.mid(0, kShownHosts)) + (hosts.size() > kShownHosts ? QStringLiteral(", …") : QString());
    return tr("Pictures are not part of the project. Whoever loads one tells its host that somebody reads the issue, "
              "when, and from which address of the network. Hosts of this issue's pictures: %1. No name, token or "
              "cookie is sent. What is agreed to holds for the pictures of all issues that are shown, whatever their "
              "hosts are, until the program is closed.")
        .arg(named);
}

void ReaderPictures::setLoading(bool on)
{
    if (!on) {
        pictureLoading().setOn(false);
        return;
    }
    m_context.prompts.confirm(&m_reader, {tr("Load Pictures"), question({}), tr("Load Pictures")},
                              {this, [] { pictureLoading().setOn(true); }});
}

void ReaderPictures::ask(const QString& address)
{
    const QString load = tr("Load the pictures of all issues until the program is closed");
    const QString browse = tr("Open only this one in the browser");
    const auto answered = [this, address, issue = m_issue](qsizetype place) {
        if (place > 0) {
            QDesktopServices::openUrl(QUrl(address));
            return;
        }
        if (issue == m_issue) { // another one may be shown by now
            m_pictures[address].wanted = true;
        }
        pictureLoading().setOn(true);
    };
    m_context.prompts.choose(&m_reader, tr("Load Pictures"),
                             tr("%1\n\nThis picture: %2").arg(question(address), address), {load, browse},
                             {this, answered});
}

void ReaderPictures::follow(const QUrl& link)
{
    const QString address = addressOf(link);
    if (address.isEmpty()) {
        return;
    }
    if (!pictureLoading().isOn()) {
        ask(address);
        return;
    }
    Picture& picture = m_pictures[address];
    if (!picture.image.isNull()) {
        m_context.prompts.confirm(
            &m_reader,
            {tr("Show the Picture"),
             tr("The picture is not part of the project. Its host learns that somebody looks at it:\n%1").arg(address),
             tr("Open in the Browser")},
            {this, [address] { QDesktopServices::openUrl(QUrl(address)); }});
        return;
    }
    picture.wanted = true;
    if (!picture.failure.isEmpty()) {
        picture.failure.clear();
        removeNotes(address);
    }
    loadNext();
}

QString ReaderPictures::tipOf(const QUrl& link) const
{
    const QString address = addressOf(link);
    const Picture* picture = find(address);
    if (picture != nullptr && !picture->image.isNull()) {
        return tr("Picture: %1").arg(address);
    }
    if (!address.isEmpty() && address == m_at) {
        return tr("Picture, being loaded: %1").arg(address);
    }
    return tr("Picture, not loaded: %1").arg(address);
}

QString ReaderPictures::withoutNotes(QString text, int from) const
{
    const int to = from + static_cast<int>(text.size());
    for (QTextBlock block = m_reader.text().document()->findBlock(from);
         m_notes > 0 && block.isValid() && block.position() < to; block = block.next()) {
        for (auto each = block.begin(); !each.atEnd(); ++each) {
            const QTextFragment fragment = each.fragment();
            if (isNote(fragment.charFormat())) {
                const int begin = std::max(fragment.position(), from);
                const int end = std::min(fragment.position() + fragment.length(), to);
                for (int at = begin; at < end; ++at) {
                    text[at - from] = QLatin1Char(' ');
                }
            }
        }
    }
    return text;
}

bool ReaderPictures::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QUrl link(m_reader.text().anchorAt(help->pos()));
        if (!addressOf(link).isEmpty()) {
            QToolTip::showText(help->globalPos(), tipOf(link), m_reader.text().viewport());
            return true;
        }
    } else if (event->type() == QEvent::Show) {
        m_later.start();
    } else if (event->type() == QEvent::Resize) {
        // Not from within: the text is being laid out.
        QMetaObject::invokeMethod(this, &ReaderPictures::fitWidths, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace accord::ui
