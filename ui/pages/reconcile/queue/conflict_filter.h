// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QComboBox>
#include <QToolButton>
#include <QWidget>

#include "core/model/study.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/filter.h"
#include "core/reconcile/saved_filters.h"
#include "ui/core/page.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

class QAction;
class QCheckBox;
class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace accord::ui {

/// A button with the filters that the project keeps: choose one, keep the present one under a name, remove one. The
/// menu is made anew whenever it opens, so that it has what others kept meanwhile.
class SavedFilters : public QToolButton
{
    Q_OBJECT
public:
    /// `key` opens the menu. `present` answers the filter that would be kept.
    SavedFilters(const PageContext& context, QAction* key, std::function<reconcile::Filter()> present, QWidget* parent);

signals:
    void chosen(const accord::reconcile::Filter& filter);

private:
    void fill();
    void choose(const reconcile::SavedFilter& saved);
    void keep();
    void remove(const QString& name);

    PageContext m_context;
    std::function<reconcile::Filter()> m_present;
    QMenu* m_menu;
};

/// How many a filter takes, in words: "at most 3 of a block, 60 drawn by chance". Empty for one that takes all.
QString sizeText(const reconcile::Filter& filter);

/// Filters to choose one from, each with how many issues it lets through now.
class FilterChoice : public QComboBox
{
    Q_OBJECT
public:
    FilterChoice(const PageContext& context, QWidget* parent);

    void offer(const QString& title, const reconcile::Filter& filter);
    void offerSaved(); ///< those that the project keeps and that fit the round

    [[nodiscard]] reconcile::Filter filter() const; ///< the chosen one

private:
    PageContext m_context;
    std::vector<reconcile::Filter> m_filters; ///< as offered
};

/// What the queue shows: a state on top; below it, unfolded on request, people, categories, repository and flags.
class ConflictFilter : public QWidget
{
    Q_OBJECT
public:
    explicit ConflictFilter(QWidget* parent = nullptr);

    /// Fills the choices from a round; what was chosen stays chosen where it still exists.
    void setRound(const LabelMatrix& labelMatrix, std::span<const Person> people, bool pseudonyms);
    void setCounts(const reconcile::Tally& tally);

    [[nodiscard]] reconcile::Filter filter() const;
    /// All conditions as they are in `filter`; `about` says what its items are.
    void set(const reconcile::Filter& filter, const QString& about = {});
    /// Only conflicts of this block, or of all; the other conditions stay.
    void setBlock(const std::optional<reconcile::BlockKey>& block);

    void clear(); ///< all pending conflicts

    [[nodiscard]] int narrowed() const; ///< how many conditions there are besides the state

    void setKey(const QString& key); ///< shown on the button that unfolds
    void unfold();                   ///< with the keyboard on the first condition; once more: folds
    void addButton(QWidget* button); ///< behind it

signals:
    void changed();

private:
    QWidget* makeStates();
    QWidget* makeMore();
    QWidget* makeLevels();
    void setQuietly(const reconcile::Filter& filter);
    void setKept(const reconcile::Filter& filter, const QString& about = {});
    void clearConditions(); ///< all but the state
    [[nodiscard]] int narrowedUnseen() const;
    void updateSummary();

    QList<QToolButton*> m_states;
    QPushButton* m_unfold = nullptr;
    QPushButton* m_clear = nullptr;
    QWidget* m_more = nullptr;
    QComboBox* m_onePerson = nullptr;
    QComboBox* m_otherPerson = nullptr;
    QComboBox* m_oneCategory = nullptr;
    QComboBox* m_otherCategory = nullptr;
    QComboBox* m_repository = nullptr;
    QCheckBox* m_flagged = nullptr;
    QSpinBox* m_margin = nullptr; ///< least: any
    QList<QToolButton*> m_levels; ///< by Level, from 0; none checked: any
    QHBoxLayout* m_line = nullptr;
    QString m_key;
    reconcile::Filter m_kept;  ///< what has no field here: the block, the items, who leads, the size
    QLabel* m_about = nullptr; ///< what the items are, and how many are taken
    RoundId m_round;           ///< to which they belong
    bool m_quiet = false;      ///< while choices are filled by the program
};

} // namespace accord::ui
