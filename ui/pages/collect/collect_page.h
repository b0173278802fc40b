// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/pages/collect/collect_tab.h"

namespace accord::ui {

class DuplicatesTab;
class FetchController;
class KeywordsTab;
class SelectionTab;
class SourceModel;
class SourcesTab;
class TokenStore;

extern const PageEntry kCollectPage;

/// Issues from their hosts into the project: sources, what their selections bring, what keywords bring, duplicates, and
/// what happened, one tab at a time. What is being fetched goes on while another page is shown.
class CollectPage : public TabbedPage
{
    Q_OBJECT
public:
    CollectPage(const PageContext& context, QWidget* parent);

    void enter() override;
    [[nodiscard]] bool busy() const override;

    void show(const Target& target) override;
    [[nodiscard]] std::optional<Target> place() const override;

    [[nodiscard]] FetchController& controller() { return *m_controller; }
    [[nodiscard]] TokenStore& tokens() { return *m_tokens; }

protected:
    void refreshNow() override;

private:
    void addTabs();
    void connectActions();
    void connectSession();
    void updateRights();
    void judge(int verdict);
    void showTokens();

    CollectActions m_actions;
    TokenStore* m_tokens;
    SourceModel* m_book;
    FetchController* m_controller;
    SourcesTab* m_sources = nullptr;
    SelectionTab* m_selection = nullptr;
    KeywordsTab* m_keywords = nullptr;
    DuplicatesTab* m_duplicates = nullptr;
};

} // namespace accord::ui
