// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QToolButton>
#include <QWidget>

#include "core/model/study.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/filter.h"
#include "ui/core/page.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

class QAction;
class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
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
    void setItems(std::shared_ptr<const std::vector<ItemId>> items, const QString& about = {});
    void clearConditions(); ///< all but the state
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
    QList<QToolButton*> m_levels; ///< by Level, from 0; none checked: any
    QHBoxLayout* m_line = nullptr;
    QString m_key;
    std::optional<reconcile::BlockKey> m_block;
    QLabel* m_about = nullptr; ///< what the items are
    RoundId m_round;           ///< to which they belong
    std::shared_ptr<const std::vector<ItemId>> m_items;
    bool m_quiet = false; ///< while choices are filled by the program
};

} // namespace accord::ui
