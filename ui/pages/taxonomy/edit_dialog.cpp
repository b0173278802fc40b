// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/edit_dialog.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

#include "core/report/words.h"
#include "core/taxonomy/proposals.h"
#include "ui/core/language.h"
#include "ui/core/theme.h"
#include "ui/pages/taxonomy/codebook_draft.h"
#include "ui/pages/taxonomy/codebook_tree.h"
#include "ui/pages/taxonomy/taxonomy_widgets.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"

#include <algorithm>

namespace accord::ui {
namespace {

using taxonomy::Edit;
using taxonomy::EditKind;
using taxonomy::Impact;
using taxonomy::RoundImpact;

struct EditTextWords
{
    Q_DECLARE_TR_FUNCTIONS(TaxonomyEdits)
};

QString quoted(const std::vector<std::string>& texts)
{
    QStringList names;
    for (const std::string& name : texts) {
        names << EditTextWords::tr("“%1”").arg(text(name));
    }
    return inList(names);
}

QString withCode(const QString& sentence, const std::string& code)
{
    return code.empty() ? sentence : EditTextWords::tr("%1 as %2").arg(sentence, text(code));
}

QString addTitle(const Taxonomy& before, const Edit& edit)
{
    const QString level = levelName(edit.level).toLower();
    return withCode(edit.category.empty() ? EditTextWords::tr("Add %1 %2").arg(level, quoted(edit.texts))
                                          : EditTextWords::tr("Add %1 %2 under %3")
                                                .arg(level, quoted(edit.texts), categoryText(before, edit.category)),
                    edit.code);
}

/// The open round with the most labels that change, if kappa is told of any.
const RoundImpact* roundOfKappa(const Impact& impact)
{
    const RoundImpact* most = nullptr;
    for (const RoundImpact& round : impact.byRound) {
        const taxonomy::KappaChange& kappa = round.kappa[static_cast<std::size_t>(impact.level) - 1];
        if (!round.blind && (kappa.before || kappa.after) && (most == nullptr || round.labels > most->labels)) {
            most = &round;
        }
    }
    return most;
}

QString kappaPhrase(const Project& project, const Impact& impact)
{
    const RoundImpact* told = roundOfKappa(impact);
    if (told == nullptr) {
        return {};
    }
    const taxonomy::KappaChange& kappa = told->kappa[static_cast<std::size_t>(impact.level) - 1];
    const QString before = text(report::kappaText(language::words(), kappa.before));
    const QString after = text(report::kappaText(language::words(), kappa.after));
    const QString level = levelName(impact.level).toLower();
    const bool known = impact.relabel == 0;
    QString phrase = before != after ? EditTextWords::tr("kappa at %1 level from %2 to %3").arg(level, before, after)
                     : known
                         ? EditTextWords::tr("kappa at %1 level stays %2").arg(level, before)
                         : EditTextWords::tr("kappa at %1 level (now %2) unknown until the labels are looked at again")
                               .arg(level, before);
    const auto open = std::ranges::count_if(impact.byRound, [](const RoundImpact& round) { return !round.blind; });
    if (const auto round = project.round(told->round); open > 1 && round != nullptr) {
        phrase += EditTextWords::tr(" (round %1)").arg(text(round->name));
    }
    return phrase;
}

QString number(std::int64_t count)
{
    return QLocale().toString(static_cast<qlonglong>(count));
}

// `known`: no label has to be looked at again first.
QString kappaCell(const taxonomy::KappaChange& kappa, bool blind, bool known)
{
    if (blind) {
        return EditTextWords::tr("blind");
    }
    const QString before = text(report::kappaText(language::words(), kappa.before));
    const QString after = text(report::kappaText(language::words(), kappa.after));
    return !known            ? EditTextWords::tr("%1 → unknown").arg(before)
           : before == after ? before
                             : QStringLiteral("%1 → <b>%2</b>").arg(before, after);
}

QString inLanguage(const QString& title, const Edit& edit)
{
    return edit.language.empty()
               ? title
               : EditTextWords::tr("%1 [%2]", "2: a language").arg(title, languageName(edit.language));
}

} // namespace

QString categoryText(const Taxonomy& taxonomy, const std::string& codeOrId)
{
    const Category* category = taxonomy.findCode(codeOrId);
    if (const auto uuid = Uuid::parse(codeOrId); category == nullptr && uuid) {
        category = taxonomy.find(*uuid);
    }
    return category == nullptr ? text(codeOrId) : shownCodeAndName(*category);
}

QString fieldText(taxonomy::Field field)
{
    switch (field) {
    case taxonomy::Field::Definition:
        return EditTextWords::tr("Definition");
    case taxonomy::Field::UseWhen:
        return EditTextWords::tr("Use when");
    case taxonomy::Field::NotWhen:
        return EditTextWords::tr("Not when");
    case taxonomy::Field::Examples:
        return EditTextWords::tr("Examples");
    case taxonomy::Field::CounterExamples:
        return EditTextWords::tr("Counter-examples");
    case taxonomy::Field::Synonyms:
        return EditTextWords::tr("Synonyms");
    case taxonomy::Field::Notes:
        return EditTextWords::tr("Notes");
    case taxonomy::Field::Summary:
        return EditTextWords::tr("Summary of a label");
    }
    return {};
}

QString editTitle(const Taxonomy& before, const Edit& edit)
{
    const QString about = categoryText(before, edit.category);
    switch (edit.kind) {
    case EditKind::Add:
        return addTitle(before, edit);
    case EditKind::Rename:
        return inLanguage(EditTextWords::tr("Rename %1 to %2").arg(about, quoted(edit.texts)), edit);
    case EditKind::Recode:
        return EditTextWords::tr("Give %1 the code %2").arg(about, text(edit.code));
    case EditKind::Define:
        return inLanguage(
            edit.meaning ? EditTextWords::tr("%1: %2, a change of meaning").arg(about, fieldText(edit.field).toLower())
                         : EditTextWords::tr("%1: %2, a minor edit").arg(about, fieldText(edit.field).toLower()),
            edit);
    case EditKind::Move:
        return withCode(edit.target.empty()
                            ? EditTextWords::tr("Move %1 to the top").arg(about)
                            : EditTextWords::tr("Move %1 to %2").arg(about, categoryText(before, edit.target)),
                        edit.code);
    case EditKind::Merge:
        return EditTextWords::tr("Merge %1 into %2").arg(about, categoryText(before, edit.target));
    case EditKind::Split:
        return EditTextWords::tr("Split %1 into %2").arg(about, quoted(edit.texts));
    case EditKind::Retire:
        return EditTextWords::tr("Retire %1").arg(about);
    case EditKind::Restore:
        return withCode(EditTextWords::tr("Bring back %1").arg(about), edit.code);
    }
    return {};
}

QString impactText(const Project& project, const Impact& impact)
{
    QStringList parts;
    if (impact.labels == 0 && impact.decisions == 0) {
        parts << EditTextWords::tr("no label and no decision changes");
    } else {
        parts << EditTextWords::tr("%Ln labels", nullptr, static_cast<int>(impact.labels))
              << EditTextWords::tr("%Ln decisions", nullptr, static_cast<int>(impact.decisions));
        if (const QString kappa = kappaPhrase(project, impact); !kappa.isEmpty()) {
            parts << kappa;
        }
    }
    if (impact.relabel > 0) {
        parts << EditTextWords::tr("%1 to look at again").arg(number(impact.relabel));
    }
    if (std::ranges::any_of(impact.byRound, &RoundImpact::blind)) {
        parts << EditTextWords::tr("in blind rounds only your own labels are counted");
    }
    return inList(parts);
}

QString impactTable(const Project& project, const Impact& impact)
{
    if (impact.byRound.empty()) {
        return {};
    }
    QString html = QStringLiteral("<table cellpadding='4'><tr>");
    for (const QString& head :
         {EditTextWords::tr("Round"), EditTextWords::tr("Labels"), EditTextWords::tr("Decisions"),
          EditTextWords::tr("Kappa of types"), EditTextWords::tr("of themes"), EditTextWords::tr("of sub-themes")}) {
        html += QStringLiteral("<th align='left'>%1</th>").arg(head);
    }
    html += QStringLiteral("</tr>");
    for (const RoundImpact& row : impact.byRound) {
        const auto round = project.round(row.round);
        html += QStringLiteral("<tr><td>%1</td><td align='right'>%2</td><td align='right'>%3</td>")
                    .arg(round == nullptr ? QString() : text(round->name).toHtmlEscaped(), number(row.labels),
                         row.blind ? EditTextWords::tr("blind") : number(row.decisions));
        for (std::size_t level = 0; level < row.kappa.size(); ++level) {
            const bool above = level + 1 < static_cast<std::size_t>(impact.level);
            const bool known = impact.relabel == 0 || row.labels == 0 || above;
            html += QStringLiteral("<td>%1</td>").arg(kappaCell(row.kappa[level], row.blind, known));
        }
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

namespace {

using taxonomy::Edit;
using taxonomy::EditKind;

QString titleOf(EditKind kind, const QString& about)
{
    switch (kind) {
    case EditKind::Add:
        return EditDialog::tr("New Category");
    case EditKind::Rename:
        return EditDialog::tr("Rename %1").arg(about);
    case EditKind::Move:
        return EditDialog::tr("Move %1").arg(about);
    case EditKind::Merge:
        return EditDialog::tr("Merge %1 into Another").arg(about);
    case EditKind::Split:
        return EditDialog::tr("Split %1").arg(about);
    case EditKind::Recode:
    case EditKind::Define:
    case EditKind::Retire:
    case EditKind::Restore:
        break; // nothing is left to say about these
    }
    return {};
}

QStringList namesIn(const QPlainTextEdit& field)
{
    QStringList names;
    for (const QString& line : field.toPlainText().split(QLatin1Char('\n'))) {
        if (!line.trimmed().isEmpty()) {
            names << line.trimmed();
        }
    }
    return names;
}

} // namespace

EditDialog::EditDialog(CodebookDraft& draft, EditKind kind, const Category* category, QWidget* parent)
    : SessionDialog(parent)
    , m_draft(draft)
    , m_kind(kind)
    , m_taxonomy(draft.taxonomy())
    , m_category(category == nullptr ? Category{} : *category)
    , m_effect(new QLabel(this))
{
    setObjectName(QStringLiteral("editDialog"));
    setWindowTitle(titleOf(kind, shownCodeAndName(m_category)));
    auto* form = new QFormLayout;
    form->setVerticalSpacing(theme::kGrid);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    if (kind == EditKind::Add) {
        buildAdd(form);
    } else if (kind == EditKind::Move || kind == EditKind::Merge) {
        buildTarget(form);
    } else if (kind == EditKind::Rename) {
        m_name = new QLineEdit(shownName(m_category), this);
        m_name->selectAll();
        form->addRow(tr("&Name"), m_name);
    } else {
        m_text = textField(this, "parts", 4);
        m_text->installEventFilter(this);
        m_text->setFocus();
        form->addRow(tr("&Parts, a name on each line"), m_text);
    }
    // Behind the fields in the order of Tab.
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_keep = buttons->addButton(tr("Keep as Pending Edit"), QDialogButtonBox::AcceptRole);
    m_keep->setObjectName(QStringLiteral("keep"));
    m_keep->setDefault(true);
    if (m_name != nullptr) {
        m_name->setObjectName(QStringLiteral("name"));
        m_name->setFocus();
        connect(m_name, &QLineEdit::textChanged, this, &EditDialog::update);
    }
    if (m_text != nullptr) {
        connect(m_text, &QPlainTextEdit::textChanged, this, &EditDialog::update);
    }
    m_effect->setObjectName(QStringLiteral("effect"));
    m_effect->setWordWrap(true);
    m_effect->setMinimumHeight(2 * m_effect->fontMetrics().lineSpacing());
    connect(buttons, &QDialogButtonBox::accepted, this, &EditDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&draft, &CodebookDraft::triedOut, m_effect,
            [this](const QString& effect) { m_effect->setText(unbroken(effect)); });
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Dialog, 2 * theme::kGrid);
    column->addLayout(form, 1);
    column->addWidget(m_effect);
    column->addWidget(buttons);
    resize((m_target != nullptr ? 72 : 64) * theme::kGrid, (m_target != nullptr ? 64 : 24) * theme::kGrid);
    update();
}

EditDialog::~EditDialog()
{
    m_draft.tryOut({});
}

void EditDialog::buildAdd(QFormLayout* form)
{
    m_under = new CategoryChoice(this);
    m_under->setObjectName(QStringLiteral("under"));
    m_under->fill(*m_taxonomy, Level::Theme, tr("At the top: a new type"));
    const Category* parent = m_category.level == Level::Subtheme ? m_taxonomy->parentOf(m_category) : &m_category;
    m_under->choose(parent == nullptr ? Uuid{} : parent->uuid);
    m_name = new QLineEdit(this);
    m_code = new QLineEdit(this);
    m_code->setObjectName(QStringLiteral("code"));
    m_text = textField(this, "definition", 4);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Under"), m_under);
    form->addRow(tr("&Code"), m_code);
    form->addRow(tr("&Definition"), m_text);
    setTabOrder(m_name, m_under);
    setTabOrder(m_under, m_code);
    m_text->installEventFilter(this);
    fillCode();
    connect(m_under, &QComboBox::currentIndexChanged, this, &EditDialog::fillCode);
    connect(m_code, &QLineEdit::textChanged, this, &EditDialog::update);
}

/// A tree to choose from, with what cannot be chosen left where it is.
void EditDialog::buildTarget(QFormLayout* form)
{
    m_target = new CodebookTree(this);
    m_target->setTaxonomy(m_taxonomy);
    if (const Category* parent = m_taxonomy->parentOf(m_category)) {
        m_target->choose(parent->uuid);
    }
    connect(m_target, &CodebookTree::chosenChanged, this, &EditDialog::update);
    auto* words = new QLabel(m_kind == EditKind::Move ? tr("Below which category does it belong?")
                                                      : tr("Which category stays? Its labels keep theirs; those of %1 "
                                                           "count as that one from then on.")
                                                            .arg(QString::fromStdString(m_category.code)),
                             this);
    words->setWordWrap(true);
    form->addRow(words);
    form->addRow(m_target);
    m_target->startFilter();
}

void EditDialog::chooseTarget(const Uuid& target)
{
    m_target->choose(target);
}

void EditDialog::fillCode()
{
    const Category* parent = under();
    m_code->setText(QString::fromStdString(
        taxonomy::suggestedCode(*m_taxonomy, parent == nullptr ? Uuid{} : parent->uuid, m_draft.held())));
    if (m_keep != nullptr) { // not while the dialog is being built
        update();
    }
}

const Category* EditDialog::under() const
{
    return m_taxonomy->find(m_under->chosen());
}

bool EditDialog::mayBeTarget(const Category& candidate) const
{
    for (const Category* step = &candidate; step != nullptr; step = m_taxonomy->parentOf(*step)) {
        if (step->uuid == m_category.uuid) {
            return false;
        }
    }
    return !candidate.retired && (m_kind == EditKind::Merge || candidate.level != Level::Subtheme);
}

std::vector<Edit> EditDialog::edits() const
{
    Edit edit;
    edit.kind = m_kind;
    edit.category = m_category.code;
    if (m_target != nullptr) {
        const Category* target = m_target->chosen();
        if (target == nullptr || !mayBeTarget(*target)) {
            return {};
        }
        edit.target = target->code;
        return {edit};
    }
    if (m_kind == EditKind::Split) {
        for (const QString& name : namesIn(*m_text)) {
            edit.texts.push_back(name.toStdString());
        }
        return edit.texts.size() < 2 ? std::vector<Edit>{} : std::vector{edit};
    }
    const QString name = m_name->text().trimmed();
    if (name.isEmpty() || name == shownName(m_category)) {
        return {};
    }
    edit.texts = {name.toStdString()};
    if (m_kind == EditKind::Rename) {
        edit.language = shownLanguage(m_category);
        return {edit};
    }
    const Category* parent = under();
    edit.category = parent == nullptr ? std::string() : parent->code;
    edit.level = parent == nullptr ? Level::Type : static_cast<Level>(static_cast<int>(parent->level) + 1);
    edit.code = m_code->text().trimmed().toStdString();
    std::vector<Edit> all{edit};
    if (const QString definition = m_text->toPlainText().trimmed(); !definition.isEmpty()) {
        Edit words;
        words.kind = EditKind::Define;
        words.category = edit.code;
        words.field = taxonomy::Field::Definition;
        words.texts = {definition.toStdString()};
        all.push_back(words);
    }
    return all;
}

void EditDialog::update()
{
    const std::vector<Edit> wanted = edits();
    m_keep->setEnabled(!wanted.empty() && m_draft.fits(wanted).ok());
    if (wanted.empty()) {
        m_draft.tryOut({});
        const bool target = m_target != nullptr && m_target->chosen() != nullptr;
        m_effect->setText(target ? tr("Not there: choose another one.") : QString());
        return;
    }
    if (m_effect->text().isEmpty()) {
        m_effect->setText(tr("Working out what it does …"));
    }
    m_draft.tryOut(wanted.front());
}

// Ctrl+Enter keeps the edit also from a field of several lines.
bool EditDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) &&
            key->modifiers().testFlag(Qt::ControlModifier)) {
            accept();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void EditDialog::accept()
{
    if (!m_keep->isEnabled()) {
        return;
    }
    m_draft.tryOut({});
    if (const Status status = m_draft.add(edits()); !status.ok()) {
        m_effect->setText(errorText(status.error()));
        return;
    }
    QDialog::accept();
}

} // namespace accord::ui
