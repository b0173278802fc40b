// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>
#include <QFile>
#include <QSet>
#include <QTextStream>
#include <QTranslator>
#include <QXmlStreamReader>

#include "tests/support/files.h"

namespace accord::test {

/// One text of a catalogue: "context|text".
inline QString textKey(const QString& context, const QString& text)
{
    return context + QLatin1Char('|') + text;
}

/// Is asked for every text that the window looks up while the tests run, translates none, and remembers those that are
/// not in the catalogues in the place where they are looked for: these could never be translated.
class LookedUp final : public QTranslator
{
public:
    LookedUp()
    {
        QFile file(QString::fromStdString((sourceFolder() / "resources/translations/accord_zh_CN.ts").string()));
        (void)file.open(QIODevice::ReadOnly);
        QXmlStreamReader xml(&file);
        QString context;
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("name")) {
                context = xml.readElementText();
            } else if (xml.isStartElement() && xml.name() == QLatin1String("source")) {
                m_known.insert(textKey(context, xml.readElementText()));
            }
        }
        QCoreApplication::installTranslator(this);
    }
    ~LookedUp() override { QCoreApplication::removeTranslator(this); }
    LookedUp(const LookedUp&) = delete;
    LookedUp& operator=(const LookedUp&) = delete;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* text, const char*, int) const override
    {
        const QString where = QString::fromUtf8(context);
        const bool ofQt = where.size() > 1 && where[0] == u'Q' && where[1].isUpper(); // in Qt's own catalogues
        const QString key = textKey(where, QString::fromUtf8(text));
        if (!ofQt && !m_known.contains(key)) {
            m_strangers.insert(key);
        }
        return {};
    }

    /// Says which they are; whether there are none.
    [[nodiscard]] bool allKnown() const
    {
        for (const QString& each : m_strangers) {
            QTextStream(stderr) << "This text is not in resources/translations where it is looked up: " << each << '\n';
        }
        return m_strangers.isEmpty();
    }

private:
    QSet<QString> m_known;
    mutable QSet<QString> m_strangers;
};

} // namespace accord::test
