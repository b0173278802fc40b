// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <string>

class QApplication;

namespace accord::ui {

/// Labels and tool tips show plain text. Qt guesses otherwise: a text that looks like HTML is rendered, and a picture
/// in it is read from any file that it names. Every label that does not say its format gets Qt::PlainText before it is
/// measured or shown, those inside Qt's own tool tips, message boxes and input dialogs too. A label with our own markup
/// says Qt::RichText and escapes what it takes from data; a tool tip has no markup.
class PlainText : public QObject
{
    Q_OBJECT
public:
    /// For all windows of the application, once.
    static void install(QApplication& application);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using QObject::QObject;
};

/// "a, b, c", with the comma of the window's language.
QString inList(const QStringList& texts);

/// One sentence after the other: with a blank in between, unless the one before ends in a full-width stop.
QString inSentences(const QStringList& sentences);

inline const QString kNothing = QStringLiteral("–"); ///< where there is no value

/// The text of a value of the project, which is UTF-8.
inline QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

} // namespace accord::ui
