// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "core/reconcile/feedback.h"

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace accord::ui {

class ScopeBox;
class Session;

/// "What did the meeting change for me?": my labels that were decided otherwise, by pair of categories, with the
/// reasons; and where my second votes moved. It shows mine first; whoever leads the study can choose somebody else.
class FeedbackDialog : public QDialog
{
    Q_OBJECT
public:
    FeedbackDialog(Session& session, QWidget* parent);

    [[nodiscard]] bool busy() const { return m_reading; }

signals:
    void itemWanted(accord::ItemId item); ///< to be seen on the Reconcile page

private:
    enum Column { What, How, Reason, kColumns };

    void build();
    void read();
    void show(const Status& status, const reconcile::Feedback& feedback);
    void addGroup(QTreeWidgetItem* above, const reconcile::Named& from, const reconcile::Named& to, int issues,
                  std::size_t number, bool moved);
    void fill(QTreeWidgetItem* group);
    void follow();
    [[nodiscard]] QString named(const reconcile::Named& named) const;

    Session& m_session;
    QComboBox* m_person;
    ScopeBox* m_scope;
    QLabel* m_summary;
    QTreeWidget* m_list;
    reconcile::Feedback m_feedback;
    bool m_reading = false;
    int m_number = 0; ///< of the reading that counts
};

} // namespace accord::ui
