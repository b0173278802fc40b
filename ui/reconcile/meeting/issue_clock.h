// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include <functional>
#include <optional>

namespace accord::ui {

/// A thin bar that fills while an issue is talked over, and slowly takes another colour once it has had its share of
/// the time. It says nothing and stops nobody.
class IssueClock : public QWidget
{
    Q_OBJECT
public:
    /// A share of less than this is no time to talk anything over: the bar stays empty.
    static constexpr double kShortest = 15; // seconds

    explicit IssueClock(QWidget* parent = nullptr);

    void start();                                   ///< another issue is in view
    void setPlanned(std::optional<double> seconds); ///< its share of the time budget; none: the bar stays empty
    void tick() { update(); }

    [[nodiscard]] int seconds() const; ///< since start()
    [[nodiscard]] bool planned() const { return m_planned.has_value(); }
    [[nodiscard]] double share() const; ///< of the planned time; more than 1 when it is used up
    [[nodiscard]] bool over() const { return share() > 1; }

    /// A clock in milliseconds in place of the usual one.
    void setNow(std::function<qint64()> now);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::function<qint64()> m_now;
    qint64 m_since = 0;
    std::optional<double> m_planned;
};

} // namespace accord::ui
