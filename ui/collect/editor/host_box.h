// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

#include "core/model/collect.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;

namespace accord::ui {

/// What a host speaks and where, for a host that is not github.com or gitee.com. Hidden as long as nobody asks for it.
class HostBox : public QObject
{
    Q_OBJECT
public:
    /// Its rows go into `form`.
    HostBox(QFormLayout* form, QWidget* parent);

    void set(const Source& source);
    void askAbout(const std::string& host);  ///< shows what is to be said of it
    [[nodiscard]] bool another() const;      ///< somebody says what the host is
    [[nodiscard]] Dialect dialect() const;   ///< GitHub unless another one was chosen
    [[nodiscard]] std::string base() const;  ///< empty: the usual one
    void showUsual(const std::string& base); ///< what it is if nobody types one

signals:
    void changed();

private:
    void reveal();

    QFormLayout* m_form;
    QCheckBox* m_another;
    QComboBox* m_dialect;
    QLineEdit* m_base;
};

} // namespace accord::ui
