// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemModelTester>

#include "core/exchange/taxonomy_files.h"
#include "core/taxonomy/walk_keys.h"
#include "tests/support/catch.h"
#include "tests/support/temp_folder.h"
#include "ui/widgets/category_tree.h"

#include <algorithm>

namespace accord::ui {
namespace {

std::shared_ptr<const Taxonomy> shipped(const test::TempFolder& folder)
{
    auto project = Project::create(folder / "tree.accord", "Tree");
    REQUIRE(project.ok());
    const auto taxonomies = exchange::shippedTaxonomies();
    REQUIRE(exchange::importTaxonomyText(*project, taxonomies.front().text, taxonomies.front().file).ok());
    return project->taxonomy();
}

WalkKeys usualKeys()
{
    WalkKeys keys;
    for (const char* type : {"A", "B", "C"}) {
        keys.types.insert(QString::fromLatin1(type), QString::fromLatin1(type));
    }
    for (int digit = 0; digit < 10; ++digit) {
        keys.digits << QString::number(digit);
    }
    return keys;
}

TEST_CASE("the tree speaks the language of the window, and is found by the words of both")
{
    const test::TempFolder folder;
    const auto taxonomy = shipped(folder);
    const QLocale before;
    for (const auto& [locale, language] :
         {std::pair(QLocale(QLocale::English), "en"), std::pair(QLocale(QLocale::Chinese, QLocale::China), "zh-CN")}) {
        QLocale::setDefault(locale);
        CategoryModel model;
        model.setTaxonomy(taxonomy);
        const QModelIndex first = model.index(0, 0);
        const Category& type = *taxonomy->types().front();
        const CategoryText text = textIn(type, language);
        CHECK(first.data(CategoryModel::NameRole).toString().toStdString() == text.name);
        CHECK(first.data(Qt::ToolTipRole).toString().toStdString() == text.name + "\n\n" + text.definition);
        const QString words = first.data(CategoryModel::WordsRole).toString();
        CHECK(words.contains(QString::fromStdString(type.name).toCaseFolded()));
        CHECK(words.contains(QString::fromStdString(text.name).toCaseFolded()));
    }
    QLocale::setDefault(before);
    CHECK(textIn(*taxonomy->types().front(), "zh-CN").name != taxonomy->types().front()->name);
}

TEST_CASE("every category of the shipped taxonomy is reached by one digit for each level")
{
    const test::TempFolder folder;
    const auto taxonomy = shipped(folder);
    REQUIRE(taxonomy->categories().size() > 80);
    CategoryTree tree;
    tree.setTaxonomy(taxonomy);
    for (const Category& category : taxonomy->categories()) {
        INFO(category.code);
        std::vector<const Category*> path;
        for (const Category* step = &category; step != nullptr; step = taxonomy->parentOf(*step)) {
            path.insert(path.begin(), step);
        }
        tree.setFocused(path.front()->id);
        for (std::size_t i = 1; i < path.size(); ++i) {
            const std::string code = path[i]->code;
            const auto keys = taxonomy::digitKeys(*taxonomy, path[i - 1]);
            const auto key = std::ranges::find(keys, path[i], &taxonomy::DigitKeys::category);
            REQUIRE(key != keys.end());
            REQUIRE(key->digits.size() == 1);
            CHECK(tree.walk(key->digits.front() - '0'));
        }
        CHECK(tree.focused() == category.id);
    }
}

TEST_CASE("the model of the tree keeps the rules of models while it is walked and filtered")
{
    const test::TempFolder folder;
    CategoryTree tree;
    CategoryFilter filter;
    CategoryModel model;
    const QAbstractItemModelTester modelTester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    filter.setSourceModel(&model);
    const QAbstractItemModelTester filterTester(&filter, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const auto taxonomy = shipped(folder);
    model.setTaxonomy(taxonomy);
    model.setKeys(usualKeys());
    CHECK(model.rowCount() == 3);
    CHECK(model.data(model.index(2, 0), CategoryModel::KeyRole).toString() == QStringLiteral("C"));
    const CategoryId theme = taxonomy->findCode("C.9")->id;
    model.setFocused(theme);
    CHECK(model.data(model.indexOf(taxonomy->findCode("C.9.iv")->id), CategoryModel::KeyRole).toString() ==
          QStringLiteral("4"));
    CHECK(model.data(model.indexOf(taxonomy->findCode("C.8")->id), CategoryModel::KeyRole).toString().isEmpty());
    model.setLabelled(theme);
    CHECK(model.data(model.indexOf(theme), CategoryModel::LabelledRole).toBool());

    filter.setWords(QStringLiteral("c.9.iv"));
    REQUIRE(filter.best().isValid());
    CHECK(model.categoryAt(filter.mapToSource(filter.best())) == taxonomy->findCode("C.9.iv")->id);
    CHECK(filter.rowCount() == 1); // the type above it
    filter.setWords(QStringLiteral("LEAK memory"));
    CHECK(filter.best().isValid()); // a word of a definition or synonym, in either case
    filter.setWords(QStringLiteral("no such word"));
    CHECK(filter.rowCount() == 0);
    CHECK(!filter.best().isValid());
}

} // namespace
} // namespace accord::ui
