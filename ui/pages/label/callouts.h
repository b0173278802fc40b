// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>
#include <QTextBrowser>

#include "core/model/study.h"
#include "core/model/taxonomy.h"
#include "core/project/codebook/relabel.h"
#include "core/study/training.h"
#include "ui/core/reading.h"
#include "ui/pages/label/label_controller.h"

namespace accord::ui {

/// Why the label is to be looked at again, and what the codebook said before, as rich text for a side note. `newer`:
/// the taxonomy by which people label now. What a label was given by that came with a file is not known; it is compared
/// with the words from before the last change of meaning.
QString againText(Project& project, RoundId round, const LabelToRelabel& again, const Taxonomy& newer);

/// Whether and where one's own label differs from the reference of a training item, and why it is what it is, as rich
/// text for a side note.
QString feedbackText(const study::TrainingFeedback& feedback, const Taxonomy& taxonomy, const StudySettings& settings);

/// "12 of 15 right so far (80 %). Ready with 80 % of at least 10."
QString trainingText(const study::TrainingResult& result, const TrainingThreshold& threshold);

/// Reads in the background how a label of a training item compares with its reference. Only the last question is
/// answered.
class FeedbackReader : public QObject
{
    Q_OBJECT
public:
    explicit FeedbackReader(Session& session, QObject* parent = nullptr);

    void read(const LabelPlace& place);
    void forget()
    {
        m_reading.stop();
    } ///< another item is shown, or another label was given: what was asked before is not answered

signals:
    /// Rich text for a side note; empty when the item has no reference, or nothing was said about it.
    void ready(const accord::ui::LabelPlace& place, const QString& html);

private:
    Session& m_session;
    Reading m_reading;
};

/// A few lines beside the tree that have to do with the issue in view: as high as they are, up to a third of the room
/// that is there, and scrolled beyond that. It never takes the focus. Without a text it is not there.
class Callout : public QTextBrowser
{
    Q_OBJECT
public:
    explicit Callout(QWidget* parent = nullptr);

    /// `html` in the classes "good", "bad", "dim", "gone"; empty hides the note.
    void say(const QString& html);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void render();

    QString m_html;
};

} // namespace accord::ui
