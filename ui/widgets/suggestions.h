// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCompleter>
#include <QObject>
#include <QString>
#include <QTimer>

#include "ui/core/reading.h"

#include <functional>
#include <string>
#include <vector>

class QStringListModel;
class QWidget;

namespace accord::ui {

/// What people wrote before and what begins like what is being typed, offered below a field. It is looked for in the
/// background, after a short pause: a project may have hundreds of thousands of texts, and nobody who types waits for
/// the disk. The field shows the completer() and says when something was typed.
class Suggestions : public QObject
{
    Q_OBJECT
public:
    /// Texts like `typed`, the best first, for somebody; on another thread.
    using Find = std::function<Result<std::vector<std::string>>(Project&, PersonId me, const std::string& typed)>;

    /// `typed` answers what stands in `field`, which this belongs to.
    Suggestions(Session& session, QWidget* field, std::function<QString()> typed, Find find);

    [[nodiscard]] QCompleter* completer() const { return m_completer; }
    [[nodiscard]] bool isShown() const;

    void offer();     ///< at once, whatever stands in the field
    void offerSoon(); ///< when nobody has typed for a moment, if there are letters enough; otherwise nothing is offered
    void hide();

private:
    void show(const QString& typed, const QStringList& offers);

    Session& m_session;
    QWidget* m_field;
    std::function<QString()> m_typed;
    Find m_find;
    Reading m_reading;
    QStringListModel* m_offers;
    QCompleter* m_completer;
    QTimer m_pause;
};

} // namespace accord::ui
