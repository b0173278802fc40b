// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QWidget>

#include "core/taxonomy/proposals.h"
#include "ui/core/session.h"
#include "ui/core/target.h"
#include "ui/widgets/tabbed_page.h"

#include <functional>
#include <vector>

class QComboBox;
class QSpinBox;
class QStackedWidget;
class QTextBrowser;

namespace accord::ui {

class JudgeBar;
class Placeholder;
class RowList;
struct TaxonomyKeys;

/// The proposals of the open project as I may see them, kept up to date, and what I do about them. One for the window.
class ProposalModel : public QObject
{
    Q_OBJECT
public:
    explicit ProposalModel(Session& session, QObject* parent = nullptr);

    [[nodiscard]] const std::vector<taxonomy::ProposalView>& all() const { return m_all; } ///< oldest first
    [[nodiscard]] const taxonomy::ProposalView* find(const Uuid& id) const;
    [[nodiscard]] taxonomy::ProposalRule rule() const { return m_rule; }
    [[nodiscard]] int waiting() const; ///< open ones that wait for my opinion
    [[nodiscard]] Session& session() { return m_session; }
    [[nodiscard]] bool mayWrite() const; ///< I am somebody, and the file can be written

    // Each is written in the background; `done` runs afterwards, when the list is up to date.
    using Done = std::function<void(const Status&)>;
    void propose(taxonomy::NewProposal proposal, QObject* receiver, Done done); ///< by me, in the running meeting
    void support(const Uuid& proposal, ItemId item, QObject* receiver, Done done);
    void say(const Uuid& proposal, Stance stance, const QString& why, QObject* receiver, Done done);
    void accept(const Uuid& proposal, taxonomy::Wording wording, QObject* receiver, Done done);
    void reject(const Uuid& proposal, const QString& reason, QObject* receiver, Done done);
    void withdraw(const Uuid& proposal, const QString& reason, QObject* receiver, Done done);
    void setRule(const taxonomy::ProposalRule& rule, QObject* receiver, Done done);

signals:
    void changed(); ///< something about any of them, or another person sits here

private:
    void refresh();
    void write(Session::Work work, QObject* receiver, Done done);
    [[nodiscard]] Uuid meeting(); ///< that I take part in now; null if none

    Session& m_session;
    std::vector<taxonomy::ProposalView> m_all;
    taxonomy::ProposalRule m_rule;
};

/// The proposals for the codebook: the list, newest first, what the chosen one says, and what can be done about it.
/// Follows what others do.
class ProposalsPanel : public Tab
{
    Q_OBJECT
public:
    ProposalsPanel(const PageContext& context, ProposalModel& book, const TaxonomyKeys& keys, QWidget* parent);

    void refresh() override;

    void choose(const Uuid& proposal); ///< goes there
    void chooseWaiting();              ///< goes to the oldest that waits for me, if one does
    [[nodiscard]] Uuid chosen() const;

signals:
    void wanted(const accord::ui::Target& target);
    void said(const QString& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeDetails();
    QWidget* makeRule();
    void showChosen();
    void showRule();
    void setRule();
    void follow(const QUrl& link);
    void relabel(const Uuid& id, bool together);

    ProposalModel& m_book;
    QStackedWidget* m_stack;
    RowList* m_list;
    QTextBrowser* m_text = nullptr;
    JudgeBar* m_bar = nullptr;
    QComboBox* m_rule = nullptr;
    QSpinBox* m_least = nullptr;
};

} // namespace accord::ui
