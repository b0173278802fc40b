// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include "core/project/project.h"
#include "core/study/assignment/plan.h"
#include "core/study/lifecycle.h"
#include "core/study/sampling/sample.h"

#include <limits>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QSpinBox;

namespace accord::ui {

class CompositionView;
class SampleController;

/// What a new round is to be.
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

/// A button that shows and hides what is behind it; at first it is hidden.
QPushButton* makeUnfold(const QString& words, QWidget& behind);

/// A subject of a new round: it adds its rows to the form that everybody sees and to the one behind More.
class RoundPart : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    virtual void fill(RoundWish& wish) const = 0;      ///< what was chosen here
    [[nodiscard]] virtual QString missing() const = 0; ///< why no round can be made of it; empty: one can

signals:
    void changed();
};

/// What the round is for, and its name; behind More what it has to reach, and how people label in it.
class PurposePart : public RoundPart
{
    Q_OBJECT
public:
    /// `taken`: names of other rounds. `gate`: the study's.
    PurposePart(const study::RoundContent& content, const QStringList& taken, const QString& gate, QFormLayout& form,
                QFormLayout& more, QObject* parent);

    void fill(RoundWish& wish) const override;
    [[nodiscard]] QString missing() const override;

    /// Only name, gate and open codes can be changed, as in a round that runs.
    void setStarted();

    void setFocus(); ///< to the name

private:
    void addPurposes(QFormLayout& form);
    void addMore(const study::RoundContent& content, const QString& gate, QFormLayout& more);
    void follow();
    [[nodiscard]] RoundPurpose purpose() const;

    QStringList m_taken;
    QButtonGroup* m_purpose;
    QLabel* m_hint;
    QLineEdit* m_name;
    QCheckBox* m_blind = nullptr;
    QCheckBox* m_ownOrder = nullptr;
    QCheckBox* m_openCodes = nullptr;
    QLineEdit* m_gate = nullptr;
    bool m_named = false; ///< by hand: another purpose leaves the name alone
};

/// Which issues can be drawn at all; all of it behind More.
class FramePart : public RoundPart
{
    Q_OBJECT
public:
    FramePart(SampleController& controller, std::span<const Round> rounds, QFormLayout& more, QObject* parent);

    /// A check draws from a round, everything else from what no round has had; until a person chooses otherwise.
    void setPurpose(RoundPurpose purpose);

    void fill(RoundWish& wish) const override;
    [[nodiscard]] QString missing() const override;

private:
    void updateEarlier();

    SampleController& m_controller;
    QComboBox* m_of;         ///< the round to draw from
    bool m_ofChosen = false; ///< by a person
    RoundPurpose m_purpose = RoundPurpose::Main;
    QCheckBox* m_notBefore = nullptr;
    QCheckBox* m_withText = nullptr;
    QLineEdit* m_repositories = nullptr;
    QLineEdit* m_from = nullptr;
    QLineEdit* m_to = nullptr;
    QComboBox* m_state = nullptr;
    QLineEdit* m_keywords = nullptr;
};

/// How many issues are drawn from the frame, or all; behind More from which strata, how many twice, with which seed.
class SamplePart : public RoundPart
{
    Q_OBJECT
public:
    /// `view` shows what is drawn; own numbers are written into it.
    SamplePart(SampleController& controller, CompositionView& view, QFormLayout& form, QFormLayout& more,
               QObject* parent);

    void fill(RoundWish& wish) const override;
    [[nodiscard]] QString missing() const override;

    void askForSize();
    void use(std::int64_t size, const std::vector<study::Quota>& quotas);

private:
    void addSize(QFormLayout& form);
    void addStrata(QFormLayout& more);
    void update();
    [[nodiscard]] bool stratified() const;
    [[nodiscard]] study::StrataChoice strata() const;
    [[nodiscard]] bool own() const;

    SampleController& m_controller;
    CompositionView& m_view;
    QRadioButton* m_all = nullptr;
    QCheckBox* m_strata = nullptr;
    QList<QCheckBox*> m_by;
    QLineEdit* m_keywords = nullptr;
    QComboBox* m_allocation = nullptr;
    QSpinBox* m_size = nullptr;
    QPushButton* m_howMany = nullptr;
    QDoubleSpinBox* m_repeats = nullptr;
    QSpinBox* m_seed = nullptr;
};

} // namespace accord::ui
