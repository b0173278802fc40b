// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/taxonomy/versions.h"
#include "ui/support/session.h"

#include <vector>

class QComboBox;
class QLabel;
class QListWidget;
class QTextBrowser;

namespace accord::ui {

struct TaxonomyKeys;

/// The history of the codebook: who made which version when and with which note, and what is different between any two
/// of them.
class VersionsPanel : public QWidget
{
    Q_OBJECT
public:
    VersionsPanel(Session& session, const TaxonomyKeys& keys, QWidget* parent);
    ~VersionsPanel() override;

    void refresh(); ///< reads the history; for when the panel is shown or the codebook changed
    void focusList();
    [[nodiscard]] int chosen() const; ///< number of a version; 0: none
    [[nodiscard]] int newest() const;
    [[nodiscard]] bool busy() const { return m_running; }

signals:
    void chosenChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build(const TaxonomyKeys& keys);
    void fill();
    void fillOther();
    void compare();
    void showDifference(const taxonomy::Difference& difference);
    [[nodiscard]] QString titleOf(const taxonomy::Version& version) const;

    Session& m_session;
    std::vector<taxonomy::Version> m_versions; ///< oldest first
    QListWidget* m_list;
    QComboBox* m_other;
    QTextBrowser* m_text;
    bool m_running = false;
    int m_job = 0;
    int m_comparison = 0;
};

} // namespace accord::ui
