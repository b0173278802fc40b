// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

#include "core/taxonomy/versions.h"
#include "ui/core/reading.h"
#include "ui/widgets/tabbed_page.h"

#include <functional>
#include <vector>

class QComboBox;
class QLabel;
class QTextBrowser;
class QWidget;

namespace accord::ui {

class Prompts;
class RowList;
struct TaxonomyKeys;

/// What is different, category by category: what was added, retired, merged, split, renamed, moved, and for changed
/// words the words that went (struck through) and came (underlined) where they stand.
QString differenceHtml(const std::vector<taxonomy::CategoryDifference>& changes);

/// The style sheet that goes with it, in the colours of now.
QString differenceStyle();

/// Two texts as one, word by word, as HTML.
QString changedWords(const QString& before, const QString& after);

/// Asks where to, and writes the codebook as HTML, PDF or Markdown, whichever the name of the file says; in the
/// background. `version`: 0 for the newest. `done` is told the sentence to say, whether it went well or not.
void saveCodebook(Session& session, Prompts& prompts, QWidget* parent, int version,
                  const std::function<void(const QString&)>& done);

/// The history of the codebook: who made which version when and with which note, and what is different between any two
/// of them.
class VersionsPanel : public Tab
{
    Q_OBJECT
public:
    VersionsPanel(const PageContext& context, const TaxonomyKeys& keys, QWidget* parent);

    void refresh() override;          ///< reads the history
    [[nodiscard]] int chosen() const; ///< number of a version; 0: none
    [[nodiscard]] int newest() const;
    [[nodiscard]] bool busy() const override { return m_history.busy() || m_comparing.busy(); }

signals:
    void chosenChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build(const TaxonomyKeys& keys);
    void fill();
    void showChosen();
    void fillOther();
    void compare();
    void showDifference(const taxonomy::Difference& difference);
    [[nodiscard]] QString titleOf(const taxonomy::Version& version) const;

    std::vector<taxonomy::Version> m_versions; ///< oldest first
    RowList* m_list;
    QComboBox* m_other;
    QTextBrowser* m_text;
    Reading m_history;
    Reading m_comparing;
};

} // namespace accord::ui
