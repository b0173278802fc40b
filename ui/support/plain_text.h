// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

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

} // namespace accord::ui
