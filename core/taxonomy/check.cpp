// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/check.h"

#include "core/base/text.h"
#include "core/project/permission.h"
#include "core/store/meeting/proposals.h"

#include <algorithm>

namespace accord::taxonomy {
namespace {

constexpr std::size_t kLongestName = 400; ///< in bytes: more does not fit into a tree

Error invalid(std::string detail)
{
    return Error{Errc::Invalid, "proposal", std::move(detail)};
}

// None: the codebook does not have it, or has retired it.
const Category* offered(const Taxonomy& taxonomy, const Uuid& uuid)
{
    const Category* category = taxonomy.find(uuid);
    return category == nullptr || category->retired ? nullptr : category;
}

Status settleNew(const Taxonomy& taxonomy, ProposalContent& content)
{
    if (content.name.empty() || content.name.size() > kLongestName || content.name.find('\n') != std::string::npos) {
        return invalid("a new category needs a name of one line");
    }
    if (content.definition.empty()) {
        return invalid("a new category needs a definition");
    }
    content.level = Level::Type;
    if (!content.category.isNull()) {
        const Category* parent = offered(taxonomy, content.category);
        if (parent == nullptr) {
            return Error{Errc::NotFound, "category above the new one", {}};
        }
        if (parent->level == Level::Subtheme) {
            return invalid("nothing stands below a sub-theme");
        }
        content.level = static_cast<Level>(static_cast<int>(parent->level) + 1);
    }
    for (const Category& category : taxonomy.categories()) {
        if (!category.retired && category.parent == content.category &&
            text::equalsIgnoringCase(category.name, content.name)) {
            return Error{Errc::Exists, "category " + category.code + " " + category.name, {}};
        }
    }
    content.field = CategoryField::None;
    content.text.clear();
    return {};
}

Status settleChange(const Taxonomy& taxonomy, ProposalContent& content)
{
    if (offered(taxonomy, content.category) == nullptr) {
        return Error{Errc::NotFound, "category to change", {}};
    }
    if (content.text.empty()) {
        return invalid("a change says what the codebook is to say");
    }
    ProposalContent change;
    change.kind = ProposalKind::Change;
    change.category = content.category;
    change.field = content.field;
    change.text = std::move(content.text);
    content = std::move(change);
    return {};
}

} // namespace

Status settleText(std::string& text)
{
    if (text::invalidUtf8At(text)) {
        return invalid("the text is not UTF-8");
    }
    text = std::string(text::trimmed(text));
    if (text.size() > store::kLongestProposalText) {
        return invalid("the text is too long");
    }
    return {};
}

Status settleContent(const Taxonomy& taxonomy, ProposalContent& content)
{
    for (std::string* text : {&content.name, &content.definition, &content.useWhen, &content.notWhen, &content.text}) {
        ACCORD_CHECK(settleText(*text));
    }
    for (std::string& example : content.examples) {
        ACCORD_CHECK(settleText(example));
    }
    std::erase(content.examples, std::string());
    if (content.examples.size() > store::kMostProposalExamples) {
        return invalid("there are too many examples");
    }
    return content.kind == ProposalKind::Change ? settleChange(taxonomy, content) : settleNew(taxonomy, content);
}

Status leadDecides(Project& project, const Rule& rule, PersonId by)
{
    return rule.kind == Rule::Kind::Lead ? permit(project, by, Action::EndProposalAsLead) : Status();
}

Status ownOpinionFirst(const Rule& rule, const Tally& tally, PersonId by)
{
    if (rule.kind != Rule::Kind::Lead && std::ranges::find(tally.missing, by) != tally.missing.end()) {
        return Error{Errc::NotPermitted, "ending the proposal",
                     "say first whether you are for or against it; " + std::to_string(tally.missing.size()) + " of " +
                         std::to_string(tally.asked.size()) + " have not given their opinion yet"};
    }
    return {};
}

std::string whatIsMissing(const Project& project, const Tally& tally)
{
    std::vector<std::string> parts;
    if (!tally.missing.empty()) {
        parts.push_back("waits for the opinion of " + text::join(project.namesOf(tally.missing), ", "));
    }
    if (!tally.against.empty()) {
        parts.push_back("against it: " + text::join(project.namesOf(tally.against), ", "));
    }
    return text::join(parts, "; ");
}

} // namespace accord::taxonomy
