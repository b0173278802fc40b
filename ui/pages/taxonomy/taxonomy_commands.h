// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>

#include "core/base/ids.h"
#include "ui/core/target.h"

#include <set>

namespace accord {
struct Proposal;
}

namespace accord::ui {

class PageWindow;
class TaxonomyPage;

/// Proposals for the codebook: made from what a page shows, and told of above the pages.
class TaxonomyCommands : public QObject
{
    Q_OBJECT
public:
    TaxonomyCommands(PageWindow& window, QObject* parent);

private:
    void follow();
    void followPage(TaxonomyPage& page);
    void answer(const Target& target);
    void showItem(ItemId item);
    void updateEnabled();
    void propose(const ProposalTarget& wanted);
    void proposeChange(CategoryId category);
    void openList();
    void tellOfProposals();
    void tellOfAccepted(const Proposal& proposal);

    PageWindow& m_window;
    QPointer<TaxonomyPage> m_page;
    int m_waiting = 0;     ///< when it was last told
    std::set<Uuid> m_open; ///< as this window last saw them
    Uuid m_news;           ///< accepted while the window was open; the list opens there
};
} // namespace accord::ui
