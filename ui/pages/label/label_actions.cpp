// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/label_actions.h"

#include "ui/core/type_keys.h"
#include "ui/text/names.h"

#include <utility>

namespace accord::ui {

LabelActions::LabelActions(Actions& actions, QWidget* page)
    : ActionTable(actions, page, QStringLiteral("label"))
    , m_actions(actions)
{
    QObject::connect(&actions, &Actions::changed, &m_following, [this] { giveKeys(); });
}

void LabelActions::setTypes(std::shared_ptr<const Taxonomy> taxonomy)
{
    m_making = true;
    qDeleteAll(std::exchange(types, {}));
    m_taxonomy = std::move(taxonomy);
    for (const taxonomy::TypeKey& key : typeKeys(m_actions, *m_taxonomy, Shortcuts::AsShipped)) {
        const QByteArray id = typeActionId(*key.type).toLatin1();
        const QString text = tr("Walk to %1 %2").arg(QString::fromStdString(key.type->code), shownName(*key.type));
        QAction* action = make(id.constData(), text, {}, {.menu = kCategoryMenu});
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
