// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/label_actions.h"

#include <QCoreApplication>

#include "ui/widgets/category_tree/code_key.h"

namespace accord::ui {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(LabelPage)
};

const QString kPlace = QStringLiteral("label");

} // namespace

LabelActions::LabelActions(Actions& actions, QWidget* page)
    : m_actions(actions)
    , m_page(page)
{
    accept = add("accept", Words::tr("Accept and Go On"), QKeySequence(Qt::Key_Return));
    accept->setIconText(Words::tr("Accept"));
    next = add("next", Words::tr("Next Issue"), QKeySequence(Qt::Key_Right));
    previous = add("previous", Words::tr("Previous Issue"), QKeySequence(Qt::Key_Left));
    first = add("first", Words::tr("First Issue"), QKeySequence(Qt::Key_Home));
    last = add("last", Words::tr("Last Issue"), QKeySequence(Qt::Key_End));
    exclude = add("exclude", Words::tr("Not for This Study"), QKeySequence(Qt::Key_X));
    cannotTell = add("cannotTell", Words::tr("Cannot Tell Yet"), QKeySequence(Qt::Key_Question));
    cannotTell->setIconText(Words::tr("Cannot tell"));
    cannotTell->setToolTip(Words::tr("Goes to the end of my queue"));
    flag = add("flag", Words::tr("Flag for Discussion"), QKeySequence(Qt::Key_F));
    flag->setIconText(Words::tr("Flag"));
    flag->setCheckable(true);
    note = add("note", Words::tr("Write a Note"), QKeySequence(Qt::Key_N));
    summary = add("summary", Words::tr("Write the Summary"), QKeySequence(Qt::Key_S));
    withdraw = add("withdraw", Words::tr("Withdraw My Label"), QKeySequence(Qt::Key_Delete));
    propose = add("propose", Words::tr("Propose a New Category…"), QKeySequence(Qt::Key_P));
    propose->setIconText(Words::tr("No category fits? Propose one"));
    filterTree = add("filterTree", Words::tr("Filter Categories"), QKeySequence(Qt::Key_Slash));
    up = add("up", Words::tr("One Level Up"), QKeySequence(Qt::Key_Backspace));
    search = add("search", Words::tr("Search Issues"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F));
    openLink = add("openLink", Words::tr("Open in the Browser"), QKeySequence(Qt::Key_O));
    progress = add("progress", Words::tr("My Progress"), QKeySequence(Qt::Key_I));
    for (int number = 1; number <= 10; ++number) {
        const QByteArray name = "walk" + QByteArray::number(number);
        digits << add(name.constData(), Words::tr("Walk to Number %1").arg(number),
                      QKeySequence(QString::number(number % 10)));
    }
    const QStringList sure{Words::tr("Not Sure"), Words::tr("Fairly Sure"), Words::tr("Sure")};
    const QStringList shortly{Words::tr("Low"), Words::tr("Medium"), Words::tr("High")};
    const QList<Qt::Key> keys{Qt::Key_L, Qt::Key_M, Qt::Key_H};
    for (int step = 0; step < 3; ++step) {
        const QByteArray name = "confidence" + QByteArray::number(step + 1);
        QAction* action = add(name.constData(), sure[step], QKeySequence(keys[step]));
        action->setIconText(shortly[step]);
        action->setCheckable(true);
        confidence << action;
    }
}

QAction* LabelActions::add(const char* name, const QString& text, const QKeySequence& keys)
{
    return m_actions.add(kPlace + QLatin1Char('.') + QLatin1String(name), text, keys, m_page, kPlace, kPlace);
}

void LabelActions::setTypes(const Taxonomy& taxonomy)
{
    qDeleteAll(types);
    types.clear();
    for (const Category* type : taxonomy.types()) {
        const QChar key = codeKey(*type);
        if (type->retired || key.isNull()) {
            continue;
        }
        const QByteArray name = "type." + QByteArray(type->code.c_str());
        QAction* action =
            add(name.constData(),
                Words::tr("Walk to %1 %2").arg(QString::fromStdString(type->code), QString::fromStdString(type->name)),
                QKeySequence());
        action->setData(key);
        const QKeySequence letter{QString(key.toUpper())};
        bool taken = false;
        for (const QAction* other : m_page->actions()) {
            taken = taken || other->shortcuts().contains(letter);
        }
        if (!taken && action->shortcut().isEmpty()) {
            action->setShortcut(letter);
        }
        types << action;
    }
}

} // namespace accord::ui
