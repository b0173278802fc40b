// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTimer>

#include "ui/agreement/report/report.h"
#include "ui/support/page.h"
#include "ui/support/session.h"

#include <vector>

class QBoxLayout;
class QLabel;
class QScrollArea;
class QStackedWidget;

namespace accord::ui {

class BarList;
class EmptyState;
class Headline;
class LevelGrid;
class MatrixView;
class Section;
class SelectionBar;

/// How well people agree on the current round: the number with its interval, the levels side by side, categories worst
/// first, pairs of people, what is taken for what, everybody against the final label.
class AgreementPage : public Page
{
    Q_OBJECT
public:
    AgreementPage(const PageContext& context, QWidget* parent);
    ~AgreementPage() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("agreement"); }
    [[nodiscard]] QString title() const override { return tr("Agreement"); }
    [[nodiscard]] QString icon() const override { return QStringLiteral(":/icons/agreement.svg"); }
    void enter() override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeContent();
    void makeSections(QWidget* body);
    void connectCharts();
    void addActions();

    void roundMoved();
    void sayWhyEmpty(const QString& why = QString());
    void selectionChanged();
    void compute();
    void showContent();
    void showReport(bool sort);
    void copyAll();
    void wantPair(int one, int other);
    void wantCategories(int one, int other);
    [[nodiscard]] std::vector<Person> people() const;

    PageContext m_context;
    QStackedWidget* m_stack;
    EmptyState* m_notice;
    SelectionBar* m_selection = nullptr;
    QScrollArea* m_scroll = nullptr;
    QBoxLayout* m_columns = nullptr;
    Headline* m_headline = nullptr;
    LevelGrid* m_levels = nullptr;
    BarList* m_categories = nullptr;
    BarList* m_finals = nullptr;
    QLabel* m_unused = nullptr;
    MatrixView* m_pairs = nullptr;
    MatrixView* m_confusion = nullptr;
    BarList* m_confused = nullptr;
    QList<Section*> m_sections;
    Section* m_categorySection = nullptr;
    Section* m_pairSection = nullptr;
    Section* m_finalSection = nullptr;

    std::shared_ptr<const Taxonomy> m_taxonomy; ///< the one that the report's categories belong to
    AgreementReport m_report;
    bool m_sorted = false;    ///< the report on the screen answers the selection: later ones keep its order
    RoundId m_filled;         ///< the round that the choices were made from
    std::size_t m_people = 0; ///< how many annotators they were made from
    QTimer m_again;           ///< numbers that need the whole table follow the labels once a second
    int m_job = 0;
};

} // namespace accord::ui
