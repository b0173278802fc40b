// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QString>
#include <QStringList>

class QPushButton;
class QTextBrowser;
class QUrl;

namespace accord::ui {

/// The manual in a small window beside the work.
class HelpViewer : public QDialog
{
    Q_OBJECT
public:
    explicit HelpViewer(QWidget* parent = nullptr);

    /// Shows the page TOPIC in the language of the window, or in English where it is not translated; the contents where
    /// there is no such page.
    void showTopic(const QString& topic);

    [[nodiscard]] QString topic() const { return m_visited.isEmpty() ? QString() : m_visited.back(); }

protected:
    void changeEvent(QEvent* event) override;

private:
    void nameParts();
    void load(const QString& topic);
    void follow(const QUrl& link);
    void goToHeading(const QString& anchor);
    void back();

    QTextBrowser* m_text;
    QPushButton* m_back;
    QPushButton* m_contents;
    QStringList m_visited;
};

} // namespace accord::ui
