// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/agreement/model_view.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/core/theme.h"
#include "ui/pages/agreement/wording.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/number_table.h"

#include <utility>

namespace accord::ui {
namespace {

constexpr int kFewPeople = 3;

QString codeText(const LabelModel& model, int category)
{
    const std::string& code = model.codes[static_cast<std::size_t>(category)];
    return code == "-" ? ModelView::tr("not for this study") : text(code);
}

std::vector<NumberRow> skillRows(const LabelModel& model, std::span<const Person> people)
{
    std::vector<NumberRow> rows;
    for (std::size_t rater = 0; rater < model.raters.size(); ++rater) {
        const RaterSkill& skill = model.raters[rater];
        QStringList mistakes;
        for (const LikelyMistake& mistake : skill.mistakes) {
            mistakes.append(ModelView::tr("%1 where it is %2: %3")
                                .arg(codeText(model, mistake.given), codeText(model, mistake.right),
                                     valueText(mistake.share, true)));
        }
        const bool any = !skill.mistakes.empty();
        const LikelyMistake most = any ? skill.mistakes.front() : LikelyMistake{};
        const QString name = nameOf(people, model.rated.annotators[rater]);
        const QString what =
            any ? ModelView::tr("%1 for %2").arg(codeText(model, most.given), codeText(model, most.right)) : kNothing;
        rows.push_back({{{name, {}, -1},
                         {valueText(skill.accuracy, true), {}, -1},
                         {what, mistakes.join(QLatin1Char('\n')), -1},
                         {any ? valueText(most.share, true) : kNothing, {}, -1}},
                        false});
    }
    return rows;
}

QString fitText(const LabelModel& model)
{
    const agreement::DawidSkene& fitted = model.fitted;
    QStringList sentences{
        ModelView::tr("Fitted to the first labels of %Ln issues.", nullptr, static_cast<int>(fitted.use().rated)),
        fitted.converged() ? ModelView::tr("It converged after %Ln steps.", nullptr, fitted.iterations())
                           : ModelView::tr("It has not converged after %Ln steps.", nullptr, fitted.iterations()),
        ModelView::tr("Log likelihood: %1.").arg(QLocale().toString(fitted.logLikelihood(), 'f', 1)),
        ModelView::tr("%Ln issues have another most probable category than the one with most labels.", nullptr,
                      static_cast<int>(model.differing.size()))};
    if (fitted.raters() < kFewPeople) {
        sentences.append(ModelView::tr("With fewer than three people it cannot tell whose errors are whose."));
    }
    return inSentences(sentences);
}

} // namespace

ModelView::ModelView(QWidget* parent)
    : QWidget(parent)
    , m_about(new QLabel(this))
    , m_table(new NumberTable(this))
    , m_differing(new QPushButton(tr("Where It Differs"), this))
    , m_uncertain(new QPushButton(tr("Least Certain"), this))
{
    m_about->setObjectName(QStringLiteral("modelFit"));
    m_about->setTextFormat(Qt::PlainText);
    m_about->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_about->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("modelPeople"));
    m_table->setAccessibleName(tr("How often each person is right"));
    m_differing->setObjectName(QStringLiteral("modelDiffering"));
    m_differing->setToolTip(tr("Opens in Reconcile the issues whose most probable category is not the one with most "
                               "labels"));
    m_uncertain->setObjectName(QStringLiteral("modelUncertain"));
    m_uncertain->setToolTip(tr("Opens in Reconcile the issues whose most probable category is least probable"));
    auto* layout = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None);
    layout->addWidget(m_about);
    layout->addWidget(m_table);
    for (QPushButton* button : {m_differing, m_uncertain}) {
        layout->addWidget(button, 0, Qt::AlignLeft);
    }
    connect(m_differing, &QPushButton::clicked, this,
            [this] { wantItems(m_model->differing, tr("Another category is most probable than most people say")); });
    connect(m_uncertain, &QPushButton::clicked, this,
            [this] { wantItems(m_model->uncertain, tr("The least certain labels, by the model")); });
}

void ModelView::setModel(Model model, std::vector<Person> people)
{
    m_model = model && model->fitted.defined() ? std::move(model) : nullptr;
    m_people = std::move(people);
    setLate(false);
    m_differing->setEnabled(m_model && !m_model->differing.empty());
    m_uncertain->setEnabled(m_model && !m_model->uncertain.empty());
    m_about->setText(m_model ? fitText(*m_model) : QString());
    m_table->setRows({tr("Annotator"), tr("Right"), tr("Most frequent mistake"), tr("Of all issues")},
                     m_model ? skillRows(*m_model, m_people) : std::vector<NumberRow>{});
}

void ModelView::setLate(bool late)
{
    setEnabled(!late);
}

void ModelView::wantItems(const std::vector<int>& rows, const QString& about)
{
    std::vector<ItemId> items;
    for (const int row : rows) {
        items.push_back(m_model->items[static_cast<std::size_t>(row)]);
    }
    emit itemsWanted(items, about);
}

TextTable ModelView::table() const
{
    TextTable table{tr("Uncertainty of labels"),
                    QStringLiteral("uncertainty"),
                    {tr("Annotator"), tr("Right"), tr("Is"), tr("Given"), tr("Share of issues")},
                    {},
                    {}};
    if (!m_model) {
        return table;
    }
    table.details =
        tr("n = %1 items, log likelihood %2")
            .arg(countText(m_model->fitted.use().rated), QString::number(m_model->fitted.logLikelihood(), 'f', 1));
    const auto number = [](double value) { return QString::number(value, 'f', 6); };
    for (std::size_t rater = 0; rater < m_model->raters.size(); ++rater) {
        const RaterSkill& skill = m_model->raters[rater];
        const QStringList person{nameOf(m_people, m_model->rated.annotators[rater]), number(skill.accuracy)};
        for (const LikelyMistake& mistake : skill.mistakes) {
            table.rows.append(person + QStringList{codeText(*m_model, mistake.right), codeText(*m_model, mistake.given),
                                                   number(mistake.share)});
        }
        if (skill.mistakes.empty()) {
            table.rows.append(person + QStringList{QString(), QString(), QString()});
        }
    }
    return table;
}

} // namespace accord::ui
