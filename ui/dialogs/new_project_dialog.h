// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QString>

#include "core/base/result.h"

#include <filesystem>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace accord::ui {

class Prompts;
class TaxonomyPreviewTree;

/// A new project: its name, its file, a taxonomy, and who makes it. Accepting it makes the file.
class NewProjectDialog : public QDialog
{
    Q_OBJECT
public:
    NewProjectDialog(Prompts& prompts, QWidget* parent);

    void setName(const QString& name);
    void setFile(const QString& file);
    void setPerson(const QString& person);

    [[nodiscard]] std::filesystem::path file() const;
    [[nodiscard]] QString person() const;
    void accept() override;

private:
    void chooseFile();
    void chooseTaxonomy(int index);
    void showTaxonomy();
    void saveTemplate();
    void update();
    Status make() const;

    Prompts& m_prompts;
    QLineEdit* m_name;
    QLineEdit* m_file;
    QComboBox* m_taxonomy;
    QLineEdit* m_person;
    QCheckBox* m_labels;
    QString m_taxonomyFile;
    TaxonomyPreviewTree* m_preview; ///< of the file, if one is chosen
    QLabel* m_faults;               ///< or what is wrong in it
    bool m_fileChosen = false;
    QPushButton* m_create = nullptr;
};

} // namespace accord::ui
