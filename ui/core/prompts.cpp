// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/core/prompts.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileIconProvider>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core/settings.h"
#include "ui/core/theme.h"

namespace accord::ui {
namespace {

/// Where files were opened or saved last, at first beside the project.
QString folder()
{
    const QString last = setting(settings::kFolder);
    return last.isEmpty() ? QDir::homePath() : last;
}

void rememberFolder(const QString& file)
{
    setSetting(settings::kFolder, QFileInfo(file).absolutePath());
}

/// A list that begins with nothing chosen. Qt makes its first row the current one as soon as it has the keyboard, and
/// paints it almost like one that is chosen; the first key would go past it, or do nothing.
class ListWithoutChoice final : public QListWidget
{
public:
    using QListWidget::QListWidget;

protected:
    void focusInEvent(QFocusEvent* event) override
    {
        QAbstractScrollArea::focusInEvent(event);
        viewport()->update();
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        const int key = event->key();
        const bool first = key == Qt::Key_Home || key == Qt::Key_Down || key == Qt::Key_PageDown;
        const bool last = key == Qt::Key_End || key == Qt::Key_Up || key == Qt::Key_PageUp;
        if (selectedItems().isEmpty() && count() > 0 && (first || last)) {
            setCurrentRow(first ? 0 : count() - 1);
            return;
        }
        QListWidget::keyPressEvent(event);
    }
};

/// Qt's provider opens files to tell their kind by their first bytes. A file dialog in the project's folder would open
/// the project so, and closing it again drops the locks that this process holds on it. This one goes by the name.
class IconsByName final : public QFileIconProvider
{
    Q_DECLARE_TR_FUNCTIONS(IconsByName)
public:
    IconsByName()
        : m_folder(QFileIconProvider::icon(Folder))
        , m_file(QFileIconProvider::icon(File))
    {}
    using QFileIconProvider::icon;
    [[nodiscard]] QIcon icon(const QFileInfo& file) const override { return file.isDir() ? m_folder : m_file; }
    [[nodiscard]] QString type(const QFileInfo& file) const override
    {
        return file.isDir() ? tr("Folder") : tr("%1 file").arg(file.suffix()).trimmed();
    }

private:
    QIcon m_folder; // made here: they are asked for on a thread of the dialog
    QIcon m_file;
};

/// What is saved ends as its kind does, also when nobody types that or chooses another kind: otherwise the dialogs that
/// open files do not show it.
void keepSuffix(QFileDialog& dialog)
{
    dialog.setDefaultSuffix(suffixOf(dialog.selectedNameFilter()));
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& filter) {
        const QString suffix = suffixOf(filter);
        dialog.setDefaultSuffix(suffix);
        auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        if (name == nullptr || suffix.isEmpty()) {
            return;
        }
        for (const QString& other : dialog.nameFilters()) {
            const QString end = QLatin1Char('.') + suffixOf(other);
            if (name->text().endsWith(end, Qt::CaseInsensitive)) {
                name->setText(name->text().chopped(end.size()) + QLatin1Char('.') + suffix);
                return;
            }
        }
    });
}

/// A dialog that reads folders and opens no file. The platform's own dialogs run in this process too and look into
/// files, so that Qt's is used.
QFileDialog* fileDialog(QWidget* parent, const QString& title, const QString& filter, QFileDialog::FileMode mode,
                        const QString& start)
{
    // Begun where nobody's project is: a folder is read as soon as the dialog has it, and the icons come after that.
    auto* dialog = new QFileDialog(parent, title, QDir::rootPath(), filter);
    dialog->setOption(QFileDialog::DontUseNativeDialog);
    dialog->setOption(QFileDialog::DontUseCustomDirectoryIcons);
    const auto icons = std::make_shared<IconsByName>();
    dialog->setIconProvider(icons.get());
    // Held by the connection, which goes after the thread of the dialog that asks for icons.
    QObject::connect(dialog, &QObject::destroyed, dialog, [icons] {});
    dialog->setFileMode(mode);
    dialog->setAcceptMode(mode == QFileDialog::AnyFile ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    const QFileInfo place(start);
    dialog->setDirectory(mode == QFileDialog::AnyFile ? place.absolutePath() : start);
    if (mode == QFileDialog::AnyFile) {
        dialog->selectFile(place.fileName());
        keepSuffix(*dialog);
    }
    return dialog;
}

/// What is to be done with what a finished dialog holds, if it was not cancelled.
template <class Given, class Read>
std::function<std::function<void()>()> outcomeOf(const QDialog* dialog, const Asker<Given>& asker, Read read)
{
    return [dialog, asker, read]() -> std::function<void()> {
        if (dialog->result() != QDialog::Accepted) {
            return asker.cancelled;
        }
        return [answer = asker.answer, given = read()] { answer(given); };
    };
}

} // namespace

QString suffixOf(const QString& filter)
{
    static const QRegularExpression kPattern(QStringLiteral("\\*\\.(\\w+)"));
    return kPattern.match(filter).captured(1);
}

Prompts::Reply Prompts::replyTo(QObject* receiver, QWidget* above) const
{
    return [to = QPointer<QObject>(receiver), window = QPointer<QWidget>(above), alone = above == nullptr,
            open = m_open](const std::function<void()>& then) {
        if (to.isNull()) {
            return;
        }
        QMetaObject::invokeMethod(
            to.data(),
            [then, window, alone, open]() mutable {
                open.reset();
                if (then && (alone || window)) {
                    then();
                }
            },
            Qt::QueuedConnection);
    };
}

void DialogPrompts::ask(QDialog* dialog, QObject* receiver, const std::function<std::function<void()>()>& outcome)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(receiver, &QObject::destroyed, dialog, &QObject::deleteLater);
    // Not within the dialog: what is done may take its parent away.
    QObject::connect(dialog, &QDialog::finished, receiver,
                     [reply = replyTo(receiver, dialog->parentWidget()), outcome] { reply(outcome()); });
    dialog->open();
}

void DialogPrompts::confirm(QWidget* parent, const Confirmation& question, const Asker<>& asker)
{
    auto* box = new QMessageBox(QMessageBox::Question, question.title, {}, QMessageBox::NoButton, parent);
    box->setTextFormat(Qt::PlainText);
    box->setText(question.text);
    QPushButton* button = box->addButton(question.action, QMessageBox::AcceptRole);
    QPushButton* other = question.otherwise.isEmpty() ? box->addButton(QMessageBox::Cancel)
                                                      : box->addButton(question.otherwise, QMessageBox::RejectRole);
    box->setDefaultButton(question.otherwise.isEmpty() ? other : button);
    box->setEscapeButton(other);
    ask(box, asker.receiver,
        [box, button, asker] { return box->clickedButton() == button ? asker.answer : asker.cancelled; });
}

void DialogPrompts::tell(QWidget* parent, const QString& title, const QString& text)
{
    auto* box = new QMessageBox(QMessageBox::Information, title, {}, QMessageBox::Ok, parent);
    box->setTextFormat(Qt::PlainText);
    box->setText(text);
    ask(box, box, [] { return std::function<void()>(); });
}

void DialogPrompts::line(QWidget* parent, const QString& title, const QString& label, const QString& start,
                         const Asker<QString>& asker)
{
    auto* dialog = new QInputDialog(parent);
    dialog->setWindowTitle(title);
    dialog->setLabelText(label);
    dialog->setTextValue(start);
    for (QLabel* text : dialog->findChildren<QLabel*>()) {
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
    }
    dialog->resize(56 * theme::kGrid, dialog->sizeHint().height());
    ask(dialog, asker.receiver, outcomeOf(dialog, asker, [dialog] { return dialog->textValue(); }));
}

void DialogPrompts::choose(QWidget* parent, const QString& title, const QString& label, const QStringList& options,
                           const Asker<qsizetype>& asker)
{
    auto* dialog = new QDialog(parent);
    dialog->setWindowTitle(title);
    auto* text = new QLabel(label, dialog);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    auto* list = new ListWithoutChoice(dialog);
    list->setAccessibleName(label);
    list->addItems(options);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, dialog);
    QPushButton* take = buttons->button(QDialogButtonBox::Ok);
    take->setEnabled(false);
    QObject::connect(list, &QListWidget::itemSelectionChanged, dialog,
                     [take, list] { take->setEnabled(!list->selectedItems().isEmpty()); });
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(list, &QListWidget::itemDoubleClicked, dialog, &QDialog::accept);
    auto* column = theme::layoutIn<QVBoxLayout>(dialog, theme::Pad::Dialog, 2 * theme::kGrid);
    column->addWidget(text);
    column->addWidget(list);
    column->addWidget(buttons);
    list->setFocus();
    dialog->resize(44 * theme::kGrid, 44 * theme::kGrid);
    ask(dialog, asker.receiver,
        outcomeOf(dialog, asker, [list] { return static_cast<qsizetype>(list->currentRow()); }));
}

void DialogPrompts::openFiles(QWidget* parent, const QString& title, const QString& filter,
                              const Asker<QStringList>& asker)
{
    // Whatever was saved under another end can be opened too.
    const QString all = IconsByName::tr("All files (*)");
    const QString filters = filter.contains(QStringLiteral("(*)")) ? filter : filter + QStringLiteral(";;") + all;
    QFileDialog* dialog = fileDialog(parent, title, filters, QFileDialog::ExistingFiles, folder());
    ask(dialog, asker.receiver, outcomeOf(dialog, asker, [dialog] {
            rememberFolder(dialog->selectedFiles().front());
            return dialog->selectedFiles();
        }));
}

void DialogPrompts::saveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter,
                             const Asker<QString>& asker)
{
    const QString start = QDir(folder()).filePath(proposal); // of one with a folder that one
    QFileDialog* dialog = fileDialog(parent, title, filter, QFileDialog::AnyFile, start);
    ask(dialog, asker.receiver, outcomeOf(dialog, asker, [dialog] {
            rememberFolder(dialog->selectedFiles().front());
            return dialog->selectedFiles().front();
        }));
}

void DialogPrompts::choosePrinter(QWidget* parent, const QString& title, const std::shared_ptr<QPrinter>& printer,
                                  const Asker<>& asker)
{
    auto* dialog = new QPrintDialog(printer.get(), parent);
    QObject::connect(dialog, &QObject::destroyed, dialog, [printer] {}); // held as long as the dialog
    dialog->setWindowTitle(title);
    // The button beside the file's name opens a file dialog that looks into files; see fileDialog(). The name can be
    // typed.
    if (auto* browse = dialog->findChild<QToolButton*>(QStringLiteral("fileBrowser"))) {
        browse->hide();
    }
    if (auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("filename"))) {
        name->setText(folder() + QLatin1Char('/') + printer->docName() + QStringLiteral(".pdf"));
    }
    ask(dialog, asker.receiver,
        [dialog, asker] { return dialog->result() == QDialog::Accepted ? asker.answer : asker.cancelled; });
}

} // namespace accord::ui
