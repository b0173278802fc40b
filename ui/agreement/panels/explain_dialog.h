// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "ui/agreement/report/explanation_text.h"

#include <optional>

class QTextBrowser;

namespace accord::ui {

/// "Explain This Number": where the number on the page comes from, to be read beside the page, and the rating matrix to
/// compute it anew elsewhere. Follows the page as long as it is open.
class ExplainDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ExplainDialog(QWidget* parent = nullptr);

    void setNumber(ExplainedNumber number);

    void setOutdated();                       ///< the page has another number, which is not explained yet: greyed
    void setProblem(const QString& sentence); ///< why there is no explanation, in its place

signals:
    void matrixWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    QTextBrowser* m_text;
    std::optional<ExplainedNumber> m_number;
    QString m_problem;
};

} // namespace accord::ui
