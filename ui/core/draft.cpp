// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/core/draft.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSettings>

#include "ui/core/session.h"
#include "ui/core/settings.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kPauseMs = 500;
constexpr qint64 kLongestMs = 5000;

/// A file of its own: it is written while somebody types. QSettings replaces it as a whole.
QSettings drafts()
{
    return {QSettings::IniFormat, QSettings::UserScope, QCoreApplication::organizationName(),
            QStringLiteral("accord-drafts")};
}

QString textIn(const QWidget* field)
{
    const auto* line = qobject_cast<const QLineEdit*>(field);
    return line != nullptr ? line->text() : qobject_cast<const QPlainTextEdit*>(field)->toPlainText();
}

void setTextIn(QWidget* field, const QString& text)
{
    if (auto* line = qobject_cast<QLineEdit*>(field)) {
        line->setText(text);
    } else {
        qobject_cast<QPlainTextEdit*>(field)->setPlainText(text);
    }
}

} // namespace

TypingPause::TypingPause(QObject* parent)
    : QTimer(parent)
{
    setSingleShot(true);
    connect(this, &QTimer::timeout, this, [this] { m_first = 0; });
}

void TypingPause::typed()
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    if (!isActive() || m_first == 0 || now < m_first) {
        m_first = now;
    }
    start(static_cast<int>(std::clamp(kLongestMs - (now - m_first), qint64{0}, qint64{kPauseMs})));
}

Draft::Draft(Session& session, const QList<QWidget*>& fields, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_fields(fields)
    , m_pause(new TypingPause(this))
{
    for (QWidget* field : fields) {
        if (auto* line = qobject_cast<QLineEdit*>(field)) {
            connect(line, &QLineEdit::textChanged, this, &Draft::changed);
        } else {
            connect(qobject_cast<QPlainTextEdit*>(field), &QPlainTextEdit::textChanged, this, &Draft::changed);
        }
    }
    connect(m_pause, &QTimer::timeout, this, &Draft::keep);
}

Draft::~Draft()
{
    if (m_pause->isActive()) {
        keep();
    }
    m_session.setUnsaved(this, Unsaved::Nothing);
}

QString Draft::key(const QString& about) const
{
    return settings::projectKey(m_session.project().file()) + QLatin1Char('/') + QString::number(m_session.me().value) +
           QLatin1Char('/') + about;
}

void Draft::open(const QString& about)
{
    close();
    m_key = key(about); // of whoever sits here now
    m_texts.clear();
    m_filling = true;
    const QSettings store = drafts();
    bool found = false;
    for (QWidget* field : std::as_const(m_fields)) {
        const QVariant text = store.value(m_key + QLatin1Char('/') + field->objectName());
        if (text.isValid()) {
            setTextIn(field, text.toString());
            found = true;
        }
    }
    m_filling = false;
    m_session.setUnsaved(this, found ? Unsaved::Kept : Unsaved::Nothing);
}

void Draft::close()
{
    if (m_pause->isActive()) {
        m_pause->stop();
        keep();
    }
    m_key.clear();
    m_session.setUnsaved(this, Unsaved::Nothing);
}

void Draft::forget(const QString& about)
{
    QSettings store = drafts();
    store.remove(key(about));
    if (key(about) == m_key) {
        m_pause->stop();
        m_session.setUnsaved(this, Unsaved::Nothing);
    }
}

void Draft::changed()
{
    if (!m_filling && !m_key.isEmpty()) {
        for (const QWidget* field : std::as_const(m_fields)) {
            m_texts[field->objectName()] = textIn(field);
        }
        m_session.setUnsaved(this, Unsaved::Typing);
        m_pause->typed();
    }
}

void Draft::keep()
{
    if (m_key.isEmpty()) {
        return;
    }
    QSettings store = drafts();
    const bool nothing = std::ranges::all_of(m_texts, [](const QString& text) { return text.trimmed().isEmpty(); });
    if (nothing) {
        store.remove(m_key);
    }
    for (auto text = m_texts.cbegin(); !nothing && text != m_texts.cend(); ++text) {
        store.setValue(m_key + QLatin1Char('/') + text.key(), text.value());
    }
    store.sync();
    if (store.status() == QSettings::NoError) { // otherwise it stays "not saved yet"
        m_session.setUnsaved(this, nothing ? Unsaved::Nothing : Unsaved::Kept);
    }
}

} // namespace accord::ui
