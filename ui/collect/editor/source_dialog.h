// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "core/base/result.h"
#include "core/model/collect.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QWidget;

namespace accord::ui {

class HostBox;
class KeywordBox;
class Prompts;
class SelectionBox;

/// What is to be collected from where. It says what it takes each field for as it is typed. What is done with the
/// source is the caller's, who closes the dialog when it is saved or says why it is not.
class SourceDialog : public QDialog
{
    Q_OBJECT
public:
    /// `source` without an identifier: a new one.
    SourceDialog(Source source, Prompts& prompts, QWidget* parent);

    [[nodiscard]] Source source() const;
    void sayNotSaved(const Error& error);

signals:
    void saved(); ///< the button was pressed and everything fits

private:
    void build(bool isNew);
    QWidget* form();
    void check();

    Source m_source; ///< as it was, with repository and host as they are typed now
    QLineEdit* m_repository;
    QLabel* m_repositoryTold;
    HostBox* m_host = nullptr;
    SelectionBox* m_selection = nullptr;
    QComboBox* m_way;
    QLabel* m_wayTold;
    KeywordBox* m_keywords;
    QLabel* m_refused;
    QPushButton* m_ok = nullptr;
};

} // namespace accord::ui
