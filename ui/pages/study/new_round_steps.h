// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

#include "core/project/project.h"
#include "core/study/assignment/plan.h"
#include "core/study/lifecycle.h"
#include "core/study/sampling/sample.h"

#include <limits>

class QBoxLayout;
class QButtonGroup;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace accord::ui {

class AssignForm;
class CompositionView;
class MatrixTable;
class SampleController;

/// What the steps of a new round collect.
struct RoundWish
{
    study::RoundContent content;
    study::SampleRequest sample;
    bool all = false; ///< every issue of the frame, no sample
    study::AssignmentRequest assignment{{}, study::AssignmentMethod::EveryoneAll, {}, 2, 50, {}, 1};

    /// The sample to draw: of all, one that is as large as any frame.
    [[nodiscard]] study::SampleRequest request() const
    {
        study::SampleRequest request = sample;
        if (all) {
            request.strata = {};
            request.allocation = study::Allocation::Proportional;
            request.quotas.clear();
            request.size = std::numeric_limits<std::int64_t>::max();
        }
        return request;
    }
};

/// One step of a new round.
class RoundStep : public QWidget
{
    Q_OBJECT
public:
    RoundStep(const QString& title, const QString& hint, QWidget* parent)
        : QWidget(parent)
        , m_title(title)
        , m_hint(hint)
    {
        setAccessibleName(title);
    }

    [[nodiscard]] const QString& title() const { return m_title; }
    [[nodiscard]] const QString& hint() const { return m_hint; } ///< what the step is about, in a sentence

    virtual void enter() {}                                      ///< it is shown
    virtual void fill(RoundWish& wish) const = 0;                ///< what was chosen here
    [[nodiscard]] virtual QString missing() const { return {}; } ///< why one cannot go on; empty: one can

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void changed();

protected:
    /// What is filled in, and what follows from it: beside each other, or one below the other where that is too wide.
    void setParts(QWidget* form, QWidget* view);
    void resizeEvent(QResizeEvent* event) override;

private:
    QString m_title;
    QString m_hint;
    QWidget* m_form = nullptr; ///< null: the step has one part
    QWidget* m_view = nullptr;
    QBoxLayout* m_parts = nullptr;
};

/// What the round is for, its name, what it has to reach, and how people label in it.
class PurposeStep : public RoundStep
{
    Q_OBJECT
public:
    /// `taken`: names of other rounds. `gate`: the study's.
    PurposeStep(const study::RoundContent& content, const QStringList& taken, const QString& gate, QWidget* parent);

    void fill(RoundWish& wish) const override;
    [[nodiscard]] QString missing() const override;

    /// Only name, gate and open codes can be changed, as in a round that runs.
    void setStarted();

private:
    void build(const QString& gate);
    void follow();
    [[nodiscard]] RoundPurpose purpose() const;

    QStringList m_taken;
    QButtonGroup* m_purpose;
    QLineEdit* m_name;
    QCheckBox* m_blind;
    QCheckBox* m_ownOrder;
    QCheckBox* m_openCodes;
    QLineEdit* m_gate;
    QLabel* m_gateHint;
    bool m_named = false; ///< by hand: another purpose leaves the name alone
};

/// Which issues can be drawn at all.
class FrameStep : public RoundStep
{
    Q_OBJECT
public:
    FrameStep(SampleController& controller, const std::vector<Round>& rounds, QWidget* parent);

    /// A check draws from a round, everything else from what no round has had; until a person chooses otherwise.
    void setPurpose(RoundPurpose purpose);

    void enter() override;
    void fill(RoundWish& wish) const override;
    [[nodiscard]] QString missing() const override;

private:
    QWidget* makeForm(const std::vector<Round>& rounds);
    void updateEarlier();

    SampleController& m_controller;
    QComboBox* m_of = nullptr; ///< the round to draw from
    bool m_ofChosen = false;   ///< by a person
    RoundPurpose m_purpose = RoundPurpose::Main;
    QCheckBox* m_notBefore = nullptr;
    QCheckBox* m_withText = nullptr;
    QLineEdit* m_repositories = nullptr;
    QLineEdit* m_from = nullptr;
    QLineEdit* m_to = nullptr;
    QComboBox* m_state = nullptr;
    QLineEdit* m_keywords = nullptr;
    CompositionView* m_view;
};

/// The words between commas.
std::vector<std::string> wordsOf(const QString& text);

/// How the issues are drawn from the frame: all, simply, or from strata; how many; how many twice; with which seed.
class SampleStep : public RoundStep
{
    Q_OBJECT
public:
    SampleStep(SampleController& controller, QWidget* parent);

    void enter() override;
    void fill(RoundWish& wish) const override;
    [[nodiscard]] QString missing() const override;

    void askForSize();
    void use(std::int64_t size, const std::vector<study::Quota>& quotas);

private:
    enum class Draw { All, Simple, Strata };

    QWidget* makeForm();
    void makeWays(QFormLayout* form, QWidget* widget);
    void update();
    [[nodiscard]] Draw draw() const;
    [[nodiscard]] study::StrataChoice strata() const;
    [[nodiscard]] bool own() const;

    SampleController& m_controller;
    QButtonGroup* m_draw;
    QList<QCheckBox*> m_by;
    QLineEdit* m_keywords = nullptr;
    QComboBox* m_allocation = nullptr;
    QSpinBox* m_size = nullptr;
    QPushButton* m_howMany = nullptr;
    QDoubleSpinBox* m_repeats = nullptr;
    QSpinBox* m_seed = nullptr;
    CompositionView* m_view;
};

/// Who labels, and who gets what.
class PeopleStep : public RoundStep
{
    Q_OBJECT
public:
    PeopleStep(SampleController& controller, const Project& project, QWidget* parent);

    void enter() override { preview(); }
    void fill(RoundWish& wish) const override;
    [[nodiscard]] QString missing() const override;

private:
    void preview();

    SampleController& m_controller;
    const Project& m_project;
    AssignForm* m_form;
    MatrixTable* m_matrix;
};

/// The whole round in sentences, before it is made.
class SummaryStep : public RoundStep
{
    Q_OBJECT
public:
    SummaryStep(SampleController& controller, const Project& project, QWidget* parent);

    void tell(const RoundWish& wish);
    void fill(RoundWish& /*wish*/) const override {}

private:
    [[nodiscard]] QStringList lines(const RoundWish& wish) const;

    SampleController& m_controller;
    const Project& m_project;
    QLabel* m_text;
};

} // namespace accord::ui
