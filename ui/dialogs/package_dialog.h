// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/base/result.h"
#include "core/exchange/package.h"
#include "ui/core/reading.h"
#include "ui/core/session_dialog.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace accord::ui {

class Prompts;

/// What is and what is not in a package for somebody, in one sentence.
QString packagePromise(const QString& person);

/// What would be in it, in numbers.
QString packagePreview(const exchange::PackageReport& report);

/// Why there would be none.
QString packageProblem(const Error& error, const QString& person);

/// What was written, and what to do with it.
QString packageDone(const exchange::PackageReport& report, const QString& file);

/// "Mira Okafor" of "pilot.accord": "pilot-mira-okafor.accord"
QString packageName(const QString& project, const QString& person);

/// For whom a package is and what is to be in it, with what that would be. Accepting it asks for the file and writes it
/// in the background.
class PackageDialog : public SessionDialog
{
    Q_OBJECT
public:
    PackageDialog(Session& session, Prompts& prompts, QWidget* parent);

    [[nodiscard]] exchange::PackageRequest request() const;
    void accept() override;

private:
    void build();
    void fill();
    void refresh();
    void take(const Result<exchange::PackageReport>& report);
    void write(const QString& file);

    Session& m_session;
    Prompts& m_prompts;
    QComboBox* m_person;
    QComboBox* m_round;
    QComboBox* m_repository;
    QLabel* m_preview;
    QLabel* m_promise;
    QPushButton* m_save = nullptr;
    Reading m_counting; ///< the preview
};

} // namespace accord::ui
