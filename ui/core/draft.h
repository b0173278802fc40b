// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QMap>
#include <QObject>
#include <QString>
#include <QTimer>

class QWidget;

namespace accord::ui {

class Session;

/// Half a second after the last key, or five after the first one that is not saved: what somebody types is not lost
/// with the program.
class TypingPause : public QTimer
{
    Q_OBJECT
public:
    explicit TypingPause(QObject* parent);

    void typed();

private:
    qint64 m_first = 0; ///< when the first key that is not saved was pressed; 0: none
};

/// What is typed into fields about one thing and is not in the project before somebody decides: the reason of a
/// decision, a proposal. It is kept in a file of this account on this machine, also when the program is killed, and is
/// in the fields again when the thing is opened again. The foot of the window says whether it is kept.
class Draft : public QObject
{
    Q_OBJECT
public:
    /// `fields` are QLineEdit or QPlainTextEdit, each with an object name.
    Draft(Session& session, const QList<QWidget*>& fields, QObject* parent);
    ~Draft() override;

    /// What was typed about `about` before goes into its fields; what has no draft stays as it is.
    void open(const QString& about);
    void close(); ///< the fields are about to show something else; what was typed stays kept

    /// It is in the project now, or somebody gave it up.
    void forget(const QString& about);

private:
    void changed();
    void keep();
    [[nodiscard]] QString key(const QString& about) const;

    Session& m_session;
    QList<QWidget*> m_fields;
    TypingPause* m_pause;
    QString m_key;                  ///< of what is open
    QMap<QString, QString> m_texts; ///< by field; the fields may go before the draft does
    bool m_filling = false;
};

} // namespace accord::ui
