// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemModelTester>

#include "core/exchange/taxonomy_files.h"
#include "tests/support/catch.h"
#include "tests/support/temp_folder.h"
#include "ui/widgets/category_tree.h"

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

QChar keyOf(const std::string& code, Level level)
{
    Category category;
    category.code = code;
    category.level = level;
    return codeKey(category);
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
        CHECK(first.data(Qt::ToolTipRole).toString().toStdString() == text.definition);
        const QString words = first.data(CategoryModel::WordsRole).toString();
        CHECK(words.contains(QString::fromStdString(type.name).toCaseFolded()));
        CHECK(words.contains(QString::fromStdString(text.name).toCaseFolded()));
    }
    QLocale::setDefault(before);
    CHECK(textIn(*taxonomy->types().front(), "zh-CN").name != taxonomy->types().front()->name);
}

TEST_CASE("a key per level of a code")
{
    CHECK(keyOf("C", Level::Type) == u'c');
    CHECK(keyOf("C.9", Level::Theme) == u'9');
    CHECK(keyOf("C.10", Level::Theme) == u'0');
    CHECK(keyOf("C.11", Level::Theme).isNull());
    CHECK(keyOf("C.9.iv", Level::Subtheme) == u'4');
    CHECK(keyOf("C.9.ix", Level::Subtheme) == u'9');
    CHECK(keyOf("C.9.x", Level::Subtheme) == u'0');
    CHECK(keyOf("C.9.3", Level::Subtheme) == u'3');
    CHECK(keyOf("C.9.other", Level::Subtheme).isNull());
}

TEST_CASE("every category of the shipped taxonomy is reached by its keys")
{
    const test::TempFolder folder;
    const auto taxonomy = shipped(folder);
    REQUIRE(taxonomy->categories().size() > 80);
    for (const Category& category : taxonomy->categories()) {
        INFO(category.code);
        std::vector<QChar> keys;
        for (const Category* step = &category; step != nullptr; step = taxonomy->parentOf(*step)) {
            keys.insert(keys.begin(), codeKey(*step));
        }
        const Category* reached = nullptr;
        for (const QChar key : keys) {
            reached = walked(*taxonomy, reached, key);
        }
        CHECK(reached == &category);
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
    CHECK(model.rowCount() == 3);
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
