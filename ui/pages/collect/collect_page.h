// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QList>
#include <QTimer>

#include "ui/core/page.h"
#include "ui/pages/collect/collect_tab.h"

class QStackedWidget;

namespace accord::ui {

class CollectTab;
class DuplicatesTab;
class FetchController;
class KeywordsTab;
class TabBar;
class SelectionTab;
class SourceModel;
class SourcesTab;
class TokenStore;

extern const PageEntry kCollectPage;

/// Issues from their hosts into the project: sources, what their selections bring, what keywords bring, duplicates, and
/// what happened, one part at a time. What is being fetched goes on while another page is shown.
class CollectPage : public Page
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

private:
    void build();
    void makeParts();
    void addPart(CollectTab* part);
    void connectActions();
    void connectSession();
    void showPart(const QString& id);
    void updateRights();
    void judge(int verdict);
    void present(QDialog* dialog);
    void showTokens();
    [[nodiscard]] CollectTab* part() const;

    PageContext m_context;
    CollectActions m_actions;
    TokenStore* m_tokens;
    SourceModel* m_book;
    FetchController* m_controller;
    TabBar* m_bar;
    QStackedWidget* m_stack;
    SourcesTab* m_sources = nullptr;
    SelectionTab* m_selection = nullptr;
    KeywordsTab* m_keywords = nullptr;
    DuplicatesTab* m_duplicates = nullptr;
    QList<CollectTab*> m_parts;
    QTimer m_again; ///< what others do is read anew once a second at most
};

} // namespace accord::ui
