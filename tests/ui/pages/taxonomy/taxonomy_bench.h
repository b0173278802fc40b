// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QApplication>
#include <QDialog>
#include <QListView>

#include "tests/core/must.h"
#include "tests/ui/pages/label/label_bench.h"
#include "tests/ui/waiting.h"
#include "ui/pages/taxonomy/codebook_draft.h"
#include "ui/pages/taxonomy/codebook_tree.h"
#include "ui/pages/taxonomy/taxonomy_page.h"

#include <string>

namespace accord::test {

/// The real window on a real file, on the Taxonomy page: six issues in the round "Pilot", Ann in front of it. Ann and
/// Bob agree on issues 1 (C.7) and 2 (C.6), and differ on 3 (C.6 and C.7).
class TaxonomyBench : public LabelBench
{
public:
    explicit TaxonomyBench(bool labelled = true);

    [[nodiscard]] ui::TaxonomyPage& taxonomyPage();
    void openPage(); ///< with Ctrl+4

    /// Goes to the category of that code through the filter.
    void goTo(const QString& code);
    [[nodiscard]] std::string chosen(); ///< its code

    /// Waits until what the pending edits do has been worked out and everything is written.
    void settleEdits();

    [[nodiscard]] QStringList pending(); ///< the rows of the list
    void apply(const QString& note);     ///< by keys

    template <class Part>
    Part* part(const char* name)
    {
        auto* found = taxonomyPage().findChild<Part*>(QString::fromLatin1(name));
        REQUIRE(found != nullptr);
        return found;
    }

    /// The dialog of that name, when it has the keyboard.
    template <class Dialog = QDialog>
    Dialog* dialog(const char* name)
    {
        auto* found = window().findChild<Dialog*>(QString::fromLatin1(name));
        REQUIRE(found != nullptr);
        found->activateWindow();
        REQUIRE(waitFor([&] { return QApplication::activeWindow() == found; }));
        return found;
    }

    void backToPage();
};

} // namespace accord::test
