// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/core/type_keys.h"

#include <QCoreApplication>

#include "ui/text/names.h"

#include <algorithm>

namespace accord::ui {
namespace {

struct TypeKeysWords
{
    Q_DECLARE_TR_FUNCTIONS(TypeKeys)
};

const QString kTypeActions = QStringLiteral("label.type.");

/// It may act on the Label page, and leads to no type.
bool isCommandThere(const Actions::Entry& entry)
{
    const bool there = entry.place == QStringLiteral("label") || entry.place == kWindowPlace;
    return there && !entry.id.startsWith(kTypeActions);
}

QString plainName(const QAction& action)
{
    return action.text().remove(QLatin1Char('&'));
}

/// The command that has the letter with which the code of the type begins; null where none has it.
const QAction* commandWithLetter(const Actions& actions, const Category& type)
{
    const QKeySequence letter(QString::fromStdString(type.code).left(1).toUpper());
    for (const Actions::Entry& entry : actions.entries()) {
        if (isCommandThere(entry) && entry.action->shortcuts().contains(letter)) {
            return entry.action;
        }
    }
    return nullptr;
}

QString sentence(const Actions& actions, const taxonomy::TypeKey& key)
{
    const QString code = QString::fromStdString(key.type->code);
    const QString shown = shownKey(key);
    const QAction* command = key.isOther() ? commandWithLetter(actions, *key.type) : nullptr;
    if (shown.isEmpty()) {
        return TypeKeysWords::tr("%1 %2 has no key on the Label page.").arg(code, shownName(*key.type));
    }
    if (command != nullptr) {
        return TypeKeysWords::tr("The key of %1 %2 on the Label page is %3: %4 is the key of “%5”.")
            .arg(code, shownName(*key.type), shown, code.left(1).toUpper(), plainName(*command));
    }
    return TypeKeysWords::tr("The key of %1 %2 on the Label page is %3.").arg(code, shownName(*key.type), shown);
}

} // namespace

QString typeActionId(const Category& type)
{
    return kTypeActions + QString::fromStdString(type.code);
}

std::vector<taxonomy::TypeKey> typeKeys(const Actions& actions, const Taxonomy& taxonomy, Shortcuts shortcuts)
{
    std::vector<std::string> taken;
    for (const Actions::Entry& entry : actions.entries()) {
        if (!isCommandThere(entry)) {
            continue;
        }
        const QList<QKeySequence> keys =
            shortcuts == Shortcuts::AsShipped ? QList{entry.standard} : entry.action->shortcuts();
        for (const QKeySequence& key : keys) {
            taken.push_back(key.toString(QKeySequence::PortableText).toStdString());
        }
    }
    std::map<std::string, std::string> wishes;
    for (const Category* type : taxonomy.types()) {
        const auto chosen = Actions::chosen(typeActionId(*type));
        if (chosen && shortcuts == Shortcuts::AsTheyAre) {
            wishes[type->code] = chosen->toString(QKeySequence::PortableText).toStdString();
        }
    }
    return taxonomy::typeKeys(taxonomy, taken, wishes);
}

QString shownKey(const taxonomy::TypeKey& key)
{
    return QKeySequence::fromString(QString::fromStdString(key.key), QKeySequence::PortableText)
        .toString(QKeySequence::NativeText);
}

QString otherKeysText(const Actions& actions, const Taxonomy& taxonomy)
{
    QStringList lines;
    for (const taxonomy::TypeKey& key : typeKeys(actions, taxonomy, Shortcuts::AsTheyAre)) {
        if (key.isOther()) {
            lines << sentence(actions, key);
        }
    }
    return lines.isEmpty() ? QString()
                           : lines.join(QLatin1Char('\n')) + QLatin1Char('\n') +
                                 TypeKeysWords::tr("You can choose other keys in the settings, under Shortcuts.");
}

QString typeKeyText(const Actions& actions, const Taxonomy& taxonomy, const Category& type)
{
    const std::vector<taxonomy::TypeKey> keys = typeKeys(actions, taxonomy, Shortcuts::AsTheyAre);
    const auto found = std::ranges::find(keys, type.uuid, [](const taxonomy::TypeKey& key) { return key.type->uuid; });
    return found == keys.end() ? QString() : sentence(actions, *found);
}

} // namespace accord::ui
