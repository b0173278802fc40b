// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/people_tab.h"

#include <QAbstractButton>
#include <QAction>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/core/prompts.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/study/study_tab.h"
#include "ui/pages/study/study_text.h"
#include "ui/widgets/accessible.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/list_view.h"

#include <algorithm>
#include <tuple>

namespace accord::ui {
namespace {

constexpr int kColours = 8; ///< as many as theme::personColour() tells apart
constexpr int kSide = 3 * theme::kGrid;

class Swatch final : public QAbstractButton
{
public:
    Swatch(int colour, QWidget* parent)
        : QAbstractButton(parent)
        , m_colour(colour)
    {
        setCheckable(true);
        setFixedSize(kSide, kSide);
        setFocusPolicy(Qt::StrongFocus);
        setToolTip(ColourChoice::tr("Colour %1").arg(colour + 1));
        setAccessibleName(toolTip());
        speakAs(this, {QAccessible::RadioButton, {}, {}});
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor fill = theme::personColour(m_colour);
        painter.setPen(hasFocus() ? QPen(theme::text(), 2) : QPen(fill, 1));
        painter.setBrush(fill);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 4, 4);
        if (isChecked()) {
            painter.setPen(QPen(theme::inkOn(fill), 2));
            const QRectF middle = QRectF(rect()).adjusted(7, 7, -7, -7);
            painter.drawPolyline(QPolygonF{middle.topLeft() + QPointF(0, middle.height() / 2),
                                           QPointF(middle.center().x() - 1, middle.bottom()), middle.topRight()});
        }
    }

private:
    int m_colour;
};

} // namespace

ColourChoice::ColourChoice(QWidget* parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    auto* line = theme::layoutIn<QHBoxLayout>(this, theme::Pad::None, theme::kGrid / 2);
    for (int colour = 0; colour < kColours; ++colour) {
        auto* swatch = new Swatch(colour, this);
        m_group->addButton(swatch, colour);
        line->addWidget(swatch);
    }
    line->addStretch();
}

int ColourChoice::colour() const
{
    return std::max(0, m_group->checkedId());
}

void ColourChoice::setColour(int colour)
{
    m_group->button(((colour % kColours) + kColours) % kColours)->setChecked(true);
}

std::vector<Person> inOrder(std::vector<Person> people)
{
    std::ranges::stable_sort(people, {}, [](const Person& person) {
        return std::tuple(!person.left.empty(), person.role == Role::Lead ? 0 : 1, person.role == Role::Observer);
    });
    return people;
}

Columns<Person> personColumns(PersonId me)
{
    return {{PeopleTab::tr("Name"),
             [me](const Person& person) {
                 return person.id == me ? PeopleTab::tr("%1 (you)").arg(text(person.name)) : text(person.name);
             }},
            {.heading = PeopleTab::tr("Initials"),
             .text = [](const Person& person) { return text(person.initials); },
             .chip = [](const Person& person) { return person.colour; }},
            {.heading = PeopleTab::tr("Role"),
             .text = [](const Person& person) { return roleWord(person.role); },
             .toolTip = [](const Person& person) { return roleHint(person.role); }},
            {PeopleTab::tr("Pseudonym"), [](const Person& person) { return text(person.pseudonym); }},
            {.heading = PeopleTab::tr("Joined"),
             .text = [](const Person& person) { return dayText(person.joined); },
             .sort = [](const Person& person) { return text(person.joined); }},
            {.heading = PeopleTab::tr("Left"),
             .text = [](const Person& person) { return person.left.empty() ? QString() : dayText(person.left); },
             .sort = [](const Person& person) { return text(person.left); }}};
}

namespace {

constexpr int kMostInitials = 5; ///< three letters and a number that tells people apart

} // namespace

PersonDialog::PersonDialog(const study::PersonContent& content, std::vector<Person> others, bool isNew, bool lead,
                           QWidget* parent)
    : SessionDialog(parent)
    , m_others(std::move(others))
    , m_name(new QLineEdit(text(content.name), this))
    , m_initials(new QLineEdit(text(content.initials), this))
    , m_colour(new ColourChoice(this))
    , m_role(new QComboBox(this))
    , m_roleHint(new QLabel(this))
    , m_labels(new QCheckBox(tr("Labels as well"), this))
    , m_pseudonym(new QLineEdit(text(content.pseudonym), this))
{
    setObjectName(QStringLiteral("person"));
    setWindowTitle(isNew ? tr("Add Person") : tr("Edit Person"));
    m_name->setObjectName(QStringLiteral("name"));
    m_initials->setObjectName(QStringLiteral("initials"));
    m_role->setObjectName(QStringLiteral("role"));
    m_pseudonym->setObjectName(QStringLiteral("pseudonym"));
    m_initials->setMaxLength(kMostInitials);
    m_colour->setColour(content.colour);
    for (const Role role : {Role::Annotator, Role::Lead, Role::Observer}) {
        m_role->addItem(roleWord(role), static_cast<int>(role));
    }
    m_role->setCurrentIndex(m_role->findData(static_cast<int>(content.role)));
    m_roleHint->setWordWrap(true);
    m_roleHint->setForegroundRole(QPalette::PlaceholderText);
    m_labels->setObjectName(QStringLiteral("labels"));
    m_labels->setChecked(content.labels);
    m_labels->setEnabled(lead);
    m_role->setEnabled(lead);
    m_pseudonym->setEnabled(lead);
    build(isNew);
    connect(m_name, &QLineEdit::textChanged, this, &PersonDialog::update);
    connect(m_role, &QComboBox::currentIndexChanged, this, &PersonDialog::update);
    update();
}

void PersonDialog::build(bool isNew)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_ok = buttons->addButton(isNew ? tr("Add") : tr("Save"), QDialogButtonBox::AcceptRole);
    m_ok->setObjectName(QStringLiteral("ok"));
    m_ok->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(theme::kGrid + theme::kGrid / 2);
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Initials"), m_initials);
    form->addRow(tr("Colour"), m_colour);
    form->addRow(tr("Role"), m_role);
    form->addRow(QString(), m_roleHint);
    form->addRow(QString(), m_labels);
    form->addRow(tr("Pseudonym"), m_pseudonym);
    auto* hint = new QLabel(tr("Stands for the name in exports that hide it."), this);
    hint->setForegroundRole(QPalette::PlaceholderText);
    form->addRow(QString(), hint);
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Dialog, 2 * theme::kGrid);
    column->addLayout(form);
    column->addWidget(buttons);
    setMinimumWidth(56 * theme::kGrid);
}

void PersonDialog::update()
{
    const QString name = m_name->text().trimmed();
    m_ok->setEnabled(!name.isEmpty());
    m_initials->setPlaceholderText(text(freeInitials(m_others, name.toStdString())));
    m_labels->setVisible(static_cast<Role>(m_role->currentData().toInt()) == Role::Lead);
    m_roleHint->setText(roleHint(static_cast<Role>(m_role->currentData().toInt())));
    m_pseudonym->setPlaceholderText(tr("given by itself: A1, A2, …"));
}

study::PersonContent PersonDialog::content() const
{
    study::PersonContent person;
    person.name = m_name->text().simplified().toStdString();
    person.initials = m_initials->text().simplified().toStdString();
    person.colour = m_colour->colour();
    person.role = static_cast<Role>(m_role->currentData().toInt());
    person.pseudonym = m_pseudonym->text().simplified().toStdString();
    person.labels = person.role != Role::Lead || m_labels->isChecked();
    return person;
}

PeopleTab::PeopleTab(const PageContext& context, const StudyActions& actions, QWidget* parent)
    : StudyTab(context, QStringLiteral("people"), tr("People"), parent)
    , m_actions(actions)
    , m_model(new ColumnModel<Person>(this, {}, {.quiet = [](const Person& person) { return !person.left.empty(); }}))
    , m_list(new ListView(this))
{
    m_list->setObjectName(QStringLiteral("peopleList"));
    m_list->setAccessibleName(tr("People"));
    m_list->setModel(m_model);
    setFocusProxy(m_list);
    auto* buttons = new FlowLayout;
    buttons->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid);
    buttons->setSpacing(theme::kGrid);
    for (QAction* action : {actions.newPerson, actions.edit, actions.left}) {
        buttons->addWidget(new ShortcutButton(action, this));
    }
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None, 0);
    column->addLayout(inset(m_list), 1);
    column->addLayout(buttons);
    connect(m_list, &ListView::chosen, this, &PeopleTab::updateActions);
    connect(m_list, &ListView::opened, this, &PeopleTab::edit);
}

void PeopleTab::refresh()
{
    const qlonglong before = m_list->currentId();
    m_model->setRows(personColumns(session().me()), inOrder(session().project().people().copy()));
    m_list->choose(before != 0 ? before : session().me().value);
    updateActions();
}

const Person* PeopleTab::chosen() const
{
    return m_model->at(m_list->currentIndex());
}

void PeopleTab::updateActions()
{
    const Person* person = chosen();
    const bool mine = person != nullptr && person->id == session().me();
    if (!isVisible()) { // the same key edits a draft elsewhere
        return;
    }
    const bool lead = isPermitted(session(), Action::EditPerson);
    // By the sentence: they stay where they are while one goes through the people.
    enable(m_actions.edit, person != nullptr,
           denialText(session(), mine && !lead ? Action::EditOwnPerson : Action::EditPerson));
    enable(m_actions.left, person != nullptr,
           denialText(session(), mine && !lead ? Action::LeaveStudy : Action::EditPerson));
    m_actions.left->setText(person == nullptr || person->left.empty() ? tr("Has Left…") : tr("Is Back…"));
}

void PeopleTab::add()
{
    study::PersonContent content;
    content.colour = static_cast<int>(session().project().people().size());
    ask({}, content);
}

void PeopleTab::edit()
{
    if (const Person* person = chosen(); person != nullptr && m_actions.edit->isEnabled()) {
        ask(person->id, study::contentOf(*person));
    }
}

void PeopleTab::ask(PersonId person, const study::PersonContent& content)
{
    std::vector<Person> others = session().project().people().copy();
    std::erase_if(others, [person](const Person& each) { return each.id == person; });
    auto* dialog = new PersonDialog(content, std::move(others), !person.valid(),
                                    session().project().mayLead(session().me()), window());
    connect(dialog, &QDialog::accepted, this, [this, dialog, person, seen = content] {
        write(dialog->windowTitle(),
              [person, me = session().me(), content = dialog->content(), seen](Project& project) -> Status {
                  if (person.valid()) {
                      ACCORD_CHECK(study::editPerson(project, me, person, content, seen));
                  } else {
                      ACCORD_CHECK(study::addPerson(project, me, content));
                  }
                  return {};
              });
    });
    dialog->open();
}

void PeopleTab::markLeft()
{
    const Person* person = chosen();
    if (person == nullptr) {
        return;
    }
    const PersonId id = person->id;
    const bool back = !person->left.empty();
    const QString title = back ? tr("Is Back") : tr("Has Left");
    const QString question = back ? tr("%1 labels again, under the same pseudonym.")
                                  : tr("Nothing waits for %1 any more. What they labelled stays, and counts. What was "
                                       "handed to them and is not begun can be taken back with Assign.");
    const auto mark = [this, title, back, id] {
        write(title, [back, id, me = session().me()](Project& project) {
            return back ? study::comeBack(project, me, id) : study::leave(project, me, id);
        });
    };
    context().prompts.confirm(this, {title, question.arg(text(person->name)), title}, {this, mark});
}

} // namespace accord::ui
