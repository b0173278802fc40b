// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QString>
#include <QStringList>
#include <QWidget>

#include "core/model/study.h"
#include "core/reconcile/rule_effect.h"
#include "core/reconcile/rules.h"
#include "ui/core/page.h"
#include "ui/core/reading.h"
#include "ui/widgets/column_model.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

class QButtonGroup;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QRadioButton;
class QSpinBox;
class QVBoxLayout;

namespace accord::ui {

class FilterChoice;
class PreviewTabs;
struct SampleRow;

/// The rules to choose from, with what they need: how many alike, whose label.
class RuleChoice : public QWidget
{
    Q_OBJECT
public:
    /// Who labelled in the round, with what they are to be called here, which may be "A1".
    using People = std::vector<std::pair<QString, Person>>;

    RuleChoice(const People& people, const Taxonomy& taxonomy, QWidget* parent);

    [[nodiscard]] reconcile::Rule rule() const; ///< for the whole round
    void setRule(const reconcile::Rule& rule);

    [[nodiscard]] QSize minimumSizeHint() const override; ///< as wide as its widest line

signals:
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange(bool beside);
    [[nodiscard]] int widest(std::size_t from, std::size_t step) const;
    QRadioButton* add(const char* name, const QString& text, reconcile::Rule::Kind kind);
    void addAtLeast(int people);
    void addPerson(const People& people);
    void addCategory(const Taxonomy& taxonomy);

    QGridLayout* m_layout;
    QButtonGroup* m_group;         ///< they stand in several lines, and one of them is on
    std::vector<QWidget*> m_lines; ///< two beside each other where there is room; the last stands alone
    bool m_beside = false;
    std::vector<std::pair<QRadioButton*, reconcile::Rule::Kind>> m_buttons;
    QSpinBox* m_count = nullptr;
    QComboBox* m_person = nullptr;
    std::vector<Person> m_people;
    QComboBox* m_category = nullptr;
    std::vector<std::string> m_codes; ///< of its entries; "-": not for this study
};

/// Lets a rule decide. Shows beforehand what it would do and what that changes, with items drawn by chance that can be
/// opened behind the dialog, and does it as one step of undo. Enter decides a part of the round; the whole of it only
/// after somebody has chosen or looked at something here.
class RuleDialog : public QDialog
{
    Q_OBJECT
public:
    /// `shown`: what the queue holds now, which is the first to be decided if it is not simply everything.
    RuleDialog(const PageContext& context, const reconcile::Filter& shown, QWidget* parent);

    /// Starts from a rule; where it has a condition, with what that lets through.
    void start(const reconcile::Rule& rule);

    /// Counts anew, because something changed.
    void refresh();

signals:
    void itemWanted(accord::ItemId item);
    void decided(int items);

private:
    void makeRules(QVBoxLayout* layout);
    void makeScope(QVBoxLayout* layout, const reconcile::Filter& shown);
    void makePreview(QVBoxLayout* layout);
    QWidget* makeSample();
    void take(const reconcile::RulePreview& preview, const reconcile::RuleEffect& effect, const QStringList& apart);
    void drawSample();
    void apply();

    void looked();

    PageContext m_context;
    QStringList m_names; ///< of the label matrix's annotators, as they are called here
    RuleChoice* m_rules = nullptr;
    FilterChoice* m_scope = nullptr;
    PreviewTabs* m_tabs = nullptr;
    ColumnModel<SampleRow>* m_sample;
    QPushButton* m_another = nullptr;
    QLabel* m_words = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_apply = nullptr;
    bool m_looked = false;
    reconcile::RulePreview m_preview;
    reconcile::Rule m_previewed;
    std::uint64_t m_seed = 1; ///< of the sample
    Reading m_counting;
};

} // namespace accord::ui
