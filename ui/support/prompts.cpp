// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/support/prompts.h"

#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>

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

bool DialogPrompts::confirm(QWidget* parent, const QString& title, const QString& text, const QString& action)
{
    QMessageBox box(QMessageBox::Question, title, text, QMessageBox::Cancel, parent);
    const QPushButton* button = box.addButton(action, QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
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
    bool accepted = false;
    const QString text = QInputDialog::getItem(parent, title, label, options, 0, false, &accepted);
    return accepted ? std::optional(text) : std::nullopt;
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
