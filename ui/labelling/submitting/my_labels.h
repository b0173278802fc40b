// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

#include "core/labelling/labelling.h"
#include "ui/support/session.h"

#include <map>
#include <tuple>

namespace accord::ui {

/// Whose label of what.
struct LabelPlace
{
    RoundId round;
    PersonId person;
    ItemId item;

    auto operator<=>(const LabelPlace&) const = default;
};

/// A label as far as this window knows it.
struct MyLabel
{
    LabelContent content;
    double seconds = 0;
    bool verdictStays = false; ///< see labelling::Given
};

/// The labels that this window gives. They are written in the background; until they are durable, and also while they
/// cannot be written, what was given is kept here and is what the window shows.
class MyLabels : public QObject
{
    Q_OBJECT
public:
    explicit MyLabels(Session& session, QObject* parent = nullptr);

    [[nodiscard]] MyLabel of(const LabelPlace& place) const;
    [[nodiscard]] bool isPending(const LabelPlace& place) const { return m_pending.contains(place); }

    void set(const LabelPlace& place, const MyLabel& label);

    [[nodiscard]] std::vector<labelling::LabelSubmission> pending() const; ///< given, and not known to be saved
    [[nodiscard]] int unsaved() const;                                     ///< labels that could not be written
    void tryAgain();

    [[nodiscard]] Session& session() const { return m_session; }

signals:
    void changed(const accord::ui::LabelPlace& place, const accord::LabelContent& content); ///< at once
    void wanted(const accord::ui::LabelPlace& place); ///< undo or redo changed it: show it
    void unsavedChanged();
    void kept(const accord::ui::LabelPlace& place); ///< the last thing said of it is durable
    /// It may not be labelled, such as when its round was closed meanwhile: what holds is what was said before.
    void refused(const accord::ui::LabelPlace& place, const accord::Error& error);

private:
    struct Pending
    {
        MyLabel label;
        int writes = 0; ///< on their way
        bool failed = false;
    };

    void write(const LabelPlace& place);
    void written(const LabelPlace& place, const Status& status);

    Session& m_session;
    std::map<LabelPlace, Pending> m_pending;
};

} // namespace accord::ui
