// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/support/prompts.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include "ui/support/look.h"

namespace accord::ui {
namespace {

/// The folder of the last file that was opened or saved.
const QString kFolder = QStringLiteral("files/folder");

QString folder()
{
    return QSettings().value(kFolder).toString();
}

void rememberFolder(const QString& file)
{
    QSettings().setValue(kFolder, QFileInfo(file).absolutePath());
}

} // namespace

bool DialogPrompts::confirm(QWidget* parent, const QString& title, const QString& text, const QString& action,
                            const QString& otherwise)
{
    QMessageBox box(QMessageBox::Question, title, text, QMessageBox::NoButton, parent);
    QPushButton* button = box.addButton(action, QMessageBox::AcceptRole);
    QPushButton* other =
        otherwise.isEmpty() ? box.addButton(QMessageBox::Cancel) : box.addButton(otherwise, QMessageBox::RejectRole);
    box.setDefaultButton(otherwise.isEmpty() ? other : button);
    box.setEscapeButton(other);
    box.exec();
    return box.clickedButton() == button;
}

void DialogPrompts::tell(QWidget* parent, const QString& title, const QString& text)
{
    QMessageBox box(QMessageBox::Information, title, text, QMessageBox::Ok, parent);
    box.exec();
}

std::optional<QString> DialogPrompts::line(QWidget* parent, const QString& title, const QString& label,
                                           const QString& start)
{
    bool accepted = false;
    const QString text = QInputDialog::getText(parent, title, label, QLineEdit::Normal, start, &accepted);
    return accepted ? std::optional(text) : std::nullopt;
}

std::optional<QString> DialogPrompts::choose(QWidget* parent, const QString& title, const QString& label,
                                             const QStringList& options)
{
    QDialog dialog(parent);
    dialog.setWindowTitle(title);
    auto* text = new QLabel(label, &dialog);
    text->setWordWrap(true);
    auto* list = new QListWidget(&dialog);
    list->addItems(options);
    list->setCurrentRow(0);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    QObject::connect(list, &QListWidget::itemDoubleClicked, &dialog, &QDialog::accept);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(3 * look::kGrid, 3 * look::kGrid, 3 * look::kGrid, 2 * look::kGrid);
    column->setSpacing(2 * look::kGrid);
    column->addWidget(text);
    column->addWidget(list);
    column->addWidget(buttons);
    list->setFocus();
    dialog.resize(44 * look::kGrid, 44 * look::kGrid);
    if (dialog.exec() != QDialog::Accepted || list->currentItem() == nullptr) {
        return std::nullopt;
    }
    return list->currentItem()->text();
}

QStringList DialogPrompts::openFiles(QWidget* parent, const QString& title, const QString& filter)
{
    const QStringList files = QFileDialog::getOpenFileNames(parent, title, folder(), filter);
    if (!files.isEmpty()) {
        rememberFolder(files.front());
    }
    return files;
}

QString DialogPrompts::saveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter)
{
    const QString start = folder().isEmpty() ? proposal : folder() + QLatin1Char('/') + proposal;
    const QString file = QFileDialog::getSaveFileName(parent, title, start, filter);
    if (!file.isEmpty()) {
        rememberFolder(file);
    }
    return file;
}

} // namespace accord::ui
