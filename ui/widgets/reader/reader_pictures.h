// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QImage>
#include <QObject>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QTextCharFormat>
#include <QTextCursor>
#include <QTimer>
#include <QUrl>

#include "core/collect/http/picture_fetch.h"
#include "ui/core/page.h"
#include "ui/core/reading.h"

#include <map>
#include <utility>
#include <vector>

namespace accord::ui {

class Reader;

/// Whether the pictures of issues are loaded: somebody agreed to it since the program was started. No setting keeps it,
/// so that nobody is seen reading because of what was agreed to another day.
class PictureLoading : public QObject
{
    Q_OBJECT
public:
    PictureLoading();

    [[nodiscard]] bool isOn() const { return m_on; }
    void setOn(bool on);

    [[nodiscard]] const collect::PictureHosts& hosts() const { return m_hosts; }
    void setHosts(collect::PictureHosts hosts) { m_hosts = std::move(hosts); } ///< a test has its own

signals:
    void switched();

private:
    bool m_on = false;
    collect::PictureHosts m_hosts;
};

/// The one of the program.
PictureLoading& pictureLoading();

/// The pictures of the issue in a reader. Each has a placeholder in the text, a link with its description and its
/// address. Once somebody agreed, pictures stand below their placeholders, or behind one why there is none. They are
/// loaded in the background, one after the other, as long as the issue is shown; what was loaded before is taken from a
/// folder of this machine. Loading stops when another issue is shown, and when the reader goes.
class ReaderPictures : public QObject
{
    Q_OBJECT
public:
    static constexpr int kMostOfOneIssue = 40; ///< loaded by themselves; a click loads a further one

    ReaderPictures(const PageContext& context, Reader& reader);

    /// A placeholder or a picture was clicked on: asks whether pictures are loaded, loads one that is not there, or
    /// asks whether one that is there is to be opened in the browser. Only https addresses.
    void follow(const QUrl& link);

    void setLoading(bool on); ///< for the program; on: after the question

    void forget(); ///< no issue is shown

    /// What there is to say of what stands behind the link.
    [[nodiscard]] QString tipOf(const QUrl& link) const;

    /// The same text with blanks for what is not the issue's own: pictures and why there are none. As long as before.
    [[nodiscard]] QString withoutNotes(QString text, int from) const;

signals:
    void changed(); ///< the text has more or fewer pictures or notes

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Picture
    {
        QImage image;        ///< null: none
        QString failure;     ///< why it is not there; empty: nothing failed
        bool wanted = false; ///< by a click
    };

    /// Where a link of a picture stands in the text.
    struct Placeholder
    {
        QString address;
        int from = 0;
        int to = 0;
        bool done = false; ///< with a picture or a note
    };

    void opened();
    void stop();
    void look();
    void loadNext();
    void ask(const QString& address);
    void show();
    void showAt(const Placeholder& place, const Picture& picture);
    void insertPicture(QTextCursor cursor, const QString& address, const QImage& image);
    void removeNotes(const QString& address);
    void fitWidths();
    [[nodiscard]] QSize sizeOf(const QImage& image, const QTextCursor& at) const;
    [[nodiscard]] QTextImageFormat formatOf(const QString& address, const QImage& image, QSize size) const;
    [[nodiscard]] std::vector<Placeholder> placeholders() const;
    [[nodiscard]] QStringList addresses() const; ///< each once, in the order of the text
    [[nodiscard]] QString nextAddress() const;
    [[nodiscard]] const Picture* find(const QString& address) const;
    [[nodiscard]] QString question(const QString& first) const;

    PageContext m_context;
    Reader& m_reader;
    Reading m_loading;
    QString m_at; ///< the address that is being loaded; empty: none
    QTimer m_later;
    IssueId m_issue;
    std::map<QString, Picture> m_pictures;
    int m_notes = 0; ///< pictures and sentences that are in the text
};

} // namespace accord::ui
