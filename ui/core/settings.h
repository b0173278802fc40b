// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <filesystem>

namespace accord::ui {

/// One row of the table of settings: key, what it is when nobody changed it. All keys are in this file.
template <class T>
struct Setting
{
    const char* key;
    T standard;
};

namespace settings {
inline const Setting<QString> kLanguage{"look/language", QStringLiteral("system")}; ///< system, en, zh_CN
inline const Setting<QString> kTheme{"look/theme", QStringLiteral("system")};       ///< system, light, dark, contrast
inline const Setting<int> kInterfaceSize{"look/interfaceSize", 100};      ///< percent of the system's text size
inline const Setting<int> kTextSize{"look/textSize", 0};                  ///< points of texts to read; 0: as above
inline const Setting<bool> kWrapsCode{"look/wrapsCode", true};            ///< code and wide tables in an issue
inline const Setting<bool> kAcceptGoesOn{"label/acceptGoesOn", true};     ///< Enter moves to the next one to do
inline const Setting<bool> kQueueShown{"label/queueShown", true};         ///< on the Label page
inline const Setting<bool> kConflictsShown{"reconcile/queueShown", true}; ///< on the Reconcile page
inline const Setting<bool> kInitialsOnly{"reconcile/pseudonyms", false};  ///< A1..A7 instead of names
inline const Setting<bool> kIssueClock{"reconcile/issueClock", true};     ///< a clock per issue in the meeting view
inline const Setting<QStringList> kRecent{"files/recent", {}};
inline const Setting<QString> kLastProject{"files/open", {}}; ///< to be opened again; empty: it was closed
inline const Setting<QString> kFolder{"files/folder", {}};    ///< of the last file or project that was opened or saved
inline const Setting<QByteArray> kGeometry{"window/geometry", {}};
inline const Setting<QString> kPage{"window/page", {}};

// Groups: a key below these.
inline const char* const kShortcuts = "shortcuts/"; ///< + id of the action: its shortcut as portable text
inline const char* const kProjects = "projects/";   ///< + projectKey(file) + "/person", "/round", "/item": identifiers
inline const char* const kLayouts = "layout/";      ///< + name of a splitter or header: its state
inline const char* const kLists = "lists/";         ///< + name of a list + "/" + language of its headings: its columns

/// A name for the settings of one project file on this machine.
QString projectKey(const std::filesystem::path& file);
} // namespace settings

/// Tells when a setting was changed, with its key.
class SettingsNews : public QObject
{
    Q_OBJECT
signals:
    void changed(const QString& key);
};

SettingsNews& settingsNews();

template <class T>
T setting(const Setting<T>& what)
{
    return QSettings().value(QString::fromLatin1(what.key), QVariant::fromValue(what.standard)).template value<T>();
}

template <class T>
void setSetting(const Setting<T>& what, const T& value)
{
    QSettings().setValue(QString::fromLatin1(what.key), QVariant::fromValue(value));
    emit settingsNews().changed(QString::fromLatin1(what.key));
}

} // namespace accord::ui
