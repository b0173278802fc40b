// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/label_actions.h"

#include <QCoreApplication>

#include "ui/core/type_keys.h"
#include "ui/text/names.h"

#include <utility>

namespace accord::ui {
namespace {

struct LabelActionsWords
{
    Q_DECLARE_TR_FUNCTIONS(LabelPage)
};

const QString kPlace = QStringLiteral("label");

} // namespace

LabelActions::LabelActions(Actions& actions, QWidget* page)
    : m_actions(actions)
    , m_page(page)
{
    accept = add("accept", LabelActionsWords::tr("Accept and Go On"), QKeySequence(Qt::Key_Return));
    accept->setIconText(LabelActionsWords::tr("Accept"));
    next = add("next", LabelActionsWords::tr("Next Issue"), QKeySequence(Qt::Key_Right));
    previous = add("previous", LabelActionsWords::tr("Previous Issue"), QKeySequence(Qt::Key_Left));
    first = add("first", LabelActionsWords::tr("First Issue"), QKeySequence(Qt::Key_Home));
    last = add("last", LabelActionsWords::tr("Last Issue"), QKeySequence(Qt::Key_End));
    exclude = add("exclude", LabelActionsWords::tr("Not for This Study"), QKeySequence(Qt::Key_X));
    cannotTell =
        add("cannotTell", LabelActionsWords::tr("Cannot Tell Yet: Ask Me Later"), QKeySequence(Qt::Key_Question));
    cannotTell->setIconText(LabelActionsWords::tr("Cannot tell: later"));
    cannotTell->setToolTip(LabelActionsWords::tr(
        "I cannot tell yet: the issue goes to the end of my queue, is still to do, and is no label that counts"));
    flag = add("flag", LabelActionsWords::tr("Flag for Discussion"), QKeySequence(Qt::Key_F));
    flag->setIconText(LabelActionsWords::tr("Flag"));
    flag->setCheckable(true);
    note = add("note", LabelActionsWords::tr("Write a Note"), QKeySequence(Qt::Key_N));
    summary = add("summary", LabelActionsWords::tr("Write the Summary"), QKeySequence(Qt::Key_S));
    cite = add("cite", LabelActionsWords::tr("Cite a Passage as Evidence"), QKeySequence(Qt::Key_E));
    withdraw = add("withdraw", LabelActionsWords::tr("Withdraw My Label"), QKeySequence(Qt::Key_Delete));
    code = add("code", LabelActionsWords::tr("Give a Code of My Own"), QKeySequence(Qt::Key_Plus));
    propose = add("propose", LabelActionsWords::tr("Propose a New Category…"), QKeySequence(Qt::Key_P));
    propose->setIconText(LabelActionsWords::tr("No category fits? Propose one"));
    filterTree = add("filterTree", LabelActionsWords::tr("Filter Categories"), QKeySequence(Qt::Key_Slash));
    codebook = add("codebook", LabelActionsWords::tr("Codebook Card"), QKeySequence(Qt::Key_D));
    up = add("up", LabelActionsWords::tr("One Level Up"), QKeySequence(Qt::Key_Backspace));
    search = add("search", LabelActionsWords::tr("Search Issues"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F));
    goTo = add("goTo", LabelActionsWords::tr("Go to an Issue…"), QKeySequence(Qt::Key_G));
    openLink = add("openLink", LabelActionsWords::tr("Open in the Browser"), QKeySequence(Qt::Key_O));
    pause = add("pause", LabelActionsWords::tr("Take a Pause, or Go On"), QKeySequence(Qt::Key_F8));
    progress = add("progress", LabelActionsWords::tr("My Progress"), QKeySequence(Qt::Key_I));
    queue = add("queue", LabelActionsWords::tr("Show the Queue"), QKeySequence(Qt::CTRL | Qt::Key_B));
    queue->setCheckable(true);
    tabs = {add("tabToDo", LabelActionsWords::tr("List What Is to Do"), QKeySequence(Qt::ALT | Qt::Key_1)),
            add("tabDone", LabelActionsWords::tr("List What Is Done"), QKeySequence(Qt::ALT | Qt::Key_2)),
            add("tabFlagged", LabelActionsWords::tr("List What Is Flagged"), QKeySequence(Qt::ALT | Qt::Key_3)),
            add("tabAll", LabelActionsWords::tr("List All"), QKeySequence(Qt::ALT | Qt::Key_4)),
            add("tabAgain", LabelActionsWords::tr("List What to Look at Again"), QKeySequence(Qt::ALT | Qt::Key_5))};
    withoutEvidence =
        add("tabNoEvidence", LabelActionsWords::tr("List Labels Without Evidence"), QKeySequence(Qt::ALT | Qt::Key_6));
    for (int number = 1; number <= 10; ++number) {
        const QByteArray name = "walk" + QByteArray::number(number);
        digits << add(name.constData(), LabelActionsWords::tr("Walk by the Digit %1").arg(number % 10),
                      QKeySequence(QString::number(number % 10)));
    }
    const QStringList sure{LabelActionsWords::tr("Not Sure"), LabelActionsWords::tr("Fairly Sure"),
                           LabelActionsWords::tr("Sure")};
    const QStringList shortly{LabelActionsWords::tr("Low"), LabelActionsWords::tr("Medium"),
                              LabelActionsWords::tr("High")};
    const QList<Qt::Key> keys{Qt::Key_L, Qt::Key_M, Qt::Key_H};
    for (int step = 0; step < 3; ++step) {
        const QByteArray name = "confidence" + QByteArray::number(step + 1);
        QAction* action = add(name.constData(), sure[step], QKeySequence(keys[step]));
        action->setIconText(shortly[step]);
        action->setCheckable(true);
        confidence << action;
    }
    QObject::connect(&actions, &Actions::changed, &m_following, [this] { giveKeys(); });
}

QAction* LabelActions::add(const char* name, const QString& text, const QKeySequence& keys)
{
    return m_actions.add(kPlace + QLatin1Char('.') + QLatin1String(name), text, keys, m_page, kPlace, kPlace);
}

void LabelActions::setTypes(std::shared_ptr<const Taxonomy> taxonomy)
{
    m_making = true;
    qDeleteAll(std::exchange(types, {}));
    m_taxonomy = std::move(taxonomy);
    for (const taxonomy::TypeKey& key : typeKeys(m_actions, *m_taxonomy, Shortcuts::AsShipped)) {
        const QString name = QString::fromStdString(key.type->code);
        QAction* action = m_actions.add(typeActionId(*key.type),
                                        LabelActionsWords::tr("Walk to %1 %2").arg(name, shownName(*key.type)), {},
                                        m_page, kPlace, kPlace);
        action->setData(QVariant::fromValue<qlonglong>(key.type->id.value));
        types << action;
    }
    m_making = false;
    giveKeys();
}

void LabelActions::giveKeys()
{
    if (m_making || m_taxonomy == nullptr) {
        return;
    }
    m_making = true;
    const auto shipped = typeKeys(m_actions, *m_taxonomy, Shortcuts::AsShipped);
    const auto now = typeKeys(m_actions, *m_taxonomy, Shortcuts::AsTheyAre);
    for (std::size_t i = 0; i < now.size(); ++i) {
        const auto sequence = [](const taxonomy::TypeKey& key) {
            return QKeySequence::fromString(QString::fromStdString(key.key), QKeySequence::PortableText);
        };
        m_actions.offer(typeActionId(*now[i].type), sequence(shipped[i]), sequence(now[i]));
    }
    m_making = false;
    if (keysChanged) {
        keysChanged();
    }
}

} // namespace accord::ui
