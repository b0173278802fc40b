// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/label_pane.h"

#include <QStringList>
#include <QVBoxLayout>

#include "core/model/bounds.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/label/codebook_card.h"
#include "ui/pages/label/happened.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"
#include "ui/widgets/buttons.h"

#include <algorithm>

namespace accord::ui {

std::vector<std::string> markedWords(const QString& typed)
{
    std::vector<std::string> words;
    const QStringList parts = typed.split(QLatin1Char('"'));
    for (qsizetype i = 0; i < parts.size(); ++i) {
        // What stands between quotes is one phrase.
        const QStringList pieces =
            i % 2 == 1 ? QStringList(parts[i].simplified()) : parts[i].split(QLatin1Char(' '), Qt::SkipEmptyParts);
        for (QString piece : pieces) {
            piece.remove(QLatin1Char('*'));
            if (piece.size() > 1) {
                words.push_back(piece.toStdString());
            }
        }
    }
    return words;
}

LabelPane::LabelPane(const PageContext& context, LabelActions& actions, QWidget* parent)
    : QWidget(parent)
    , m_session(context.session)
    , m_actions(actions)
    , m_controller(new LabelController(context.session, context.undo, this))
    , m_tree(new CategoryTree(this))
    , m_form(new LabelForm(context.session, actions.summary, actions.note, actions.confidence, this))
    , m_evidence(new EvidenceList(this))
    , m_code(new CodeField(context.session, actions.code, this))
    , m_again(new Callout(this))
    , m_feedback(new Callout(this))
    , m_verdict(new VerdictBar({actions.accept, actions.flag, actions.cannotTell, actions.exclude}, this))
    , m_pause(new TypingPause(this))
{
    build();
    connectActions();
}

LabelPane::~LabelPane()
{
    m_actions.keysChanged = {};
    m_session.setUnsaved(this, Unsaved::Nothing);
}

void LabelPane::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, theme::kGrid, theme::kGrid, theme::kGrid);
    column->setSpacing(theme::kGrid);
    m_again->setObjectName(QStringLiteral("againNote"));
    m_again->setAccessibleName(tr("Why to look at it again"));
    m_feedback->setObjectName(QStringLiteral("feedbackNote"));
    m_feedback->setAccessibleName(tr("How your label compares with the reference"));
    column->addWidget(m_tree, 1);
    column->addWidget(m_code);
    column->addWidget(m_again);
    column->addWidget(m_feedback);
    auto* propose = new ShortcutButton(m_actions.propose, this);
    propose->setFlat(true);
    propose->setFocusPolicy(Qt::NoFocus);
    propose->setMayShrink(); // its key is in the menu as well
    m_propose = propose;
    column->addWidget(propose, 0, Qt::AlignLeft);
    column->addWidget(m_form);
    column->addWidget(m_evidence);
    column->addWidget(m_verdict);
}

void LabelPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    shorten();
}

/// Where there are few lines they are the codebook's, which is what one decides by. The line of one's own code takes
/// some of them.
void LabelPane::shorten()
{
    constexpr int kLines = 52;
    constexpr int kVeryFew = 22;
    constexpr int kLinesOfCode = 6;
    const int lines = height() / fontMetrics().height() - (m_code->isHidden() ? 0 : kLinesOfCode);
    m_propose->setVisible(lines >= kLines);
    m_form->setShort(lines < kLines, lines < kVeryFew);
    const int gap = lines < kVeryFew ? theme::kHalf : theme::kGrid;
    layout()->setSpacing(gap);
    layout()->setContentsMargins(0, gap, theme::kGrid, gap);
}

/// A window may be lower than what is shown now: there will be less of it then.
QSize LabelPane::minimumSizeHint() const
{
    constexpr int kLeastLines = 15;
    const QSize now = QWidget::minimumSizeHint();
    return {now.width(), qMin(now.height(), kLeastLines * fontMetrics().height())};
}

void LabelPane::connectActions()
{
    const auto on = [this](QAction* action, auto what) { connect(action, &QAction::triggered, this, what); };
    on(m_actions.accept, [this] { accept(); });
    on(m_actions.exclude, [this] { askReason(); });
    on(m_actions.cannotTell, [this] { giveVerdict(Verdict::CannotTell, {}, Exclusion::None); });
    on(m_actions.flag, [this] { toggleFlag(); });
    on(m_actions.note, [this] { m_form->focusNote(); });
    on(m_actions.summary, [this] { m_form->focusSummary(); });
    on(m_actions.withdraw, [this] {
        if (m_controller->give(LabelContent{})) {
            showLabel();
        }
    });
    // The window asks what is to be proposed: this page knows the issue that raises it.
    on(m_actions.propose, [this] {
        if (m_controller->item().valid()) {
            takeOver();
            emit proposalWanted(m_tree->focused());
        }
    });
    on(m_actions.filterTree, [this] { m_tree->startFilter(); });
    m_tree->definition()->setFilterAction(m_actions.filterTree);
    on(m_actions.codebook, [this] { showCard(); });
    on(m_actions.up, [this] { m_tree->walkUp(); });
    for (qsizetype i = 0; i < m_actions.digits.size(); ++i) {
        on(m_actions.digits[i], [this, i] { digit(static_cast<int>(i) + 1); });
    }
    for (qsizetype i = 0; i < m_actions.confidence.size(); ++i) {
        on(m_actions.confidence[i], [this, i] { setConfidence(static_cast<int>(i)); });
    }
    m_actions.keysChanged = [this] { giveKeys(); };
    connect(m_verdict, &VerdictBar::askingChanged, this, &LabelPane::giveKeys);
    connect(m_tree, &CategoryTree::typedChanged, this, [this](const QString& key) {
        if (key.isEmpty()) {
            sayWhatStands();
        } else {
            askSecondDigit(key);
        }
    });
    connect(m_tree, &CategoryTree::accepted, this, &LabelPane::accept);
    connect(m_tree, &CategoryTree::filterLeft, this, &LabelPane::keysBack);
    connect(m_tree, &CategoryTree::focusChanged, this, [this](CategoryId category) {
        m_form->setSummaryKind(m_tree->taxonomy().summaryKindOf(category));
        m_verdict->stopAsking();
        sayWhatStands(); // what was said was about the category before
    });
    connect(m_evidence, &EvidenceList::takenBack, this, [this](int number) {
        const std::vector<Citation>& citations = m_controller->content().citations;
        if (number < static_cast<int>(citations.size())) {
            cite(Citation(citations[static_cast<std::size_t>(number)]));
        }
    });
    connect(m_code, &CodeField::given, this,
            [this](const std::string& code) { giveVerdict(Verdict::NoneOfThese, {}, Exclusion::None, code); });
    connect(m_code, &CodeField::closed, this, &LabelPane::keysBack);
    connect(m_form, &LabelForm::closed, this, &LabelPane::keysBack);
    connect(m_form, &LabelForm::left, this, &LabelPane::takeOver);
    connect(m_form, &LabelForm::typed, this, &LabelPane::typed);
    connect(m_pause, &QTimer::timeout, this, &LabelPane::keepTyped);
    connect(m_verdict, &VerdictBar::reasonGiven, this,
            [this](Exclusion reason) { giveVerdict(Verdict::NotForStudy, {}, reason); });
    connect(&m_controller->labels(), &MyLabels::unsavedChanged, this, &LabelPane::followUnsaved);
    connect(&m_controller->labels(), &MyLabels::refused, this, &LabelPane::tellRefused);
}

void LabelPane::setTaxonomy(const std::shared_ptr<const Taxonomy>& taxonomy)
{
    const CategoryId focused = m_tree->focused();
    m_taxonomy = taxonomy;
    m_tree->setTaxonomy(taxonomy);
    m_tree->setLabelled(m_controller->content().category);
    m_tree->setFocused(focused);
    setTypes(taxonomy);
}

void LabelPane::setTypes(const std::shared_ptr<const Taxonomy>& taxonomy)
{
    m_actions.setTypes(taxonomy);
    for (QAction* type : m_actions.types) {
        connect(type, &QAction::triggered, this,
                [this, type] { m_tree->setFocused(CategoryId{type->data().toLongLong()}); });
    }
    giveKeys();
}

/// What is shown beside the categories is what the keys do now.
void LabelPane::giveKeys()
{
    WalkKeys keys;
    for (const QAction* type : m_actions.types) {
        const Category* category = m_tree->taxonomy().find(CategoryId{type->data().toLongLong()});
        if (category != nullptr && !type->shortcut().isEmpty()) {
            keys.types.insert(QString::fromStdString(category->code),
                              type->shortcut().toString(QKeySequence::NativeText));
        }
    }
    const qsizetype count = m_actions.digits.size();
    for (qsizetype digit = 0; digit < count && !m_verdict->isAsking(); ++digit) {
        keys.digits << m_actions.digits[(digit + count - 1) % count]->shortcut().toString(QKeySequence::NativeText);
    }
    m_tree->setKeys(keys);
}

void LabelPane::askSecondDigit(const QString& key)
{
    const QString back = m_actions.up->shortcut().toString(QKeySequence::NativeText);
    say(back.isEmpty() ? tr("%1, and a second digit.").arg(key)
                       : tr("%1, and a second digit. %2 takes it back.").arg(key, back));
}

void LabelPane::takeSettings()
{
    const StudySettings& settings = m_session.project().settings();
    QList<std::pair<Exclusion, QString>> reasons;
    for (const ScreeningReason& reason : settings.reasons) {
        reasons.append({reason.number, reasonWords(reason.number, settings)});
    }
    m_verdict->setReasons(reasons);
    openCode();
}

void LabelPane::openCode()
{
    const auto round = m_session.project().round(m_session.round());
    m_code->setOpen(round != nullptr && round->openCodes && !m_readOnly);
    shorten();
}

void LabelPane::take(ItemId item, const QString& name)
{
    takeOver();
    m_controller->take(item, name);
    m_verdict->stopAsking();
    showLabel();
}

void LabelPane::setReadOnly(const QString& why)
{
    m_readOnly = !why.isEmpty();
    m_verdict->setReadOnly(why);
    m_form->setReadOnly(m_readOnly);
    m_evidence->setReadOnly(m_readOnly);
    openCode();
    for (QAction* action : m_actions.withRight()) {
        enable(action, true, why);
    }
}

void LabelPane::setAgain(const QString& html)
{
    m_again->say(html);
}

void LabelPane::setFeedback(const QString& html)
{
    m_feedback->say(html);
}

void LabelPane::putAway()
{
    takeOver();
    m_controller->putAway();
}

void LabelPane::takeOver()
{
    keepTyped();
    m_controller->endGesture();
}

void LabelPane::typed()
{
    const bool differs =
        m_controller->item().valid() && !m_readOnly && m_form->over(m_controller->content()) != m_controller->content();
    m_session.setUnsaved(this, differs ? Unsaved::Typing : Unsaved::Nothing);
    if (differs) {
        m_pause->typed();
    } else {
        m_pause->stop();
    }
}

/// While somebody types on, too: all of it together is one gesture.
void LabelPane::keepTyped()
{
    m_pause->stop();
    if (m_controller->item().valid() && !m_readOnly) {
        m_controller->give(m_form->over(m_controller->content()));
        m_form->takenOver();
    }
    m_session.setUnsaved(this, Unsaved::Nothing);
}

void LabelPane::readAgain()
{
    const bool typing = m_form->over(m_controller->content()) != m_controller->content();
    const LabelContent before = m_controller->content();
    m_controller->readAgain();
    if (!typing && m_controller->content() != before) {
        showLabel();
    }
}

void LabelPane::showLabel()
{
    const LabelContent& content = m_controller->content();
    m_tree->setLabelled(content.category);
    m_tree->setFocused(content.category);
    m_form->setSummaryKind(m_tree->taxonomy().summaryKindOf(content.category));
    m_form->show(content);
    m_code->show(content.code);
    shorten();
    m_actions.flag->setChecked(content.flagged);
    emit evidenceMoved();
    sayWhatStands();
}

void LabelPane::cite(const Citation& citation)
{
    if (!m_controller->item().valid() || m_readOnly) {
        return;
    }
    LabelContent content = m_form->over(m_controller->content());
    const auto same = [&citation](const Citation& each) {
        return each.part == citation.part && each.start == citation.start && each.quote == citation.quote;
    };
    if (std::erase_if(content.citations, same) == 0) {
        if (content.citations.size() == bounds::kCitations || !isSound(citation)) {
            say(tr("A label cites %Ln passages at most, and no longer ones than a few pages.", nullptr,
                   static_cast<int>(bounds::kCitations)),
                true);
            return;
        }
        content.citations.push_back(citation);
    }
    m_controller->give(content);
    emit evidenceMoved();
}

void LabelPane::sayWhatStands()
{
    if (m_verdict->isAsking()) {
        return;
    }
    const LabelContent& content = m_controller->content();
    if (const int unsaved = m_controller->labels().unsaved(); unsaved > 0) {
        m_verdict->say(tr("Not saved yet: %n of your labels. They are kept here and written as soon as the file can be "
                          "written.",
                          nullptr, unsaved),
                       true);
    } else if (content.verdict == Verdict::NotForStudy) {
        m_verdict->say(
            tr("Not for this study. %1.").arg(reasonWords(content.exclusion, m_session.project().settings())));
    } else if (content.verdict == Verdict::NoneOfThese) {
        m_verdict->say(tr("No category fits. Your code: %1").arg(QString::fromStdString(content.code)));
    } else if (content.verdict == Verdict::CannotTell) {
        m_verdict->say(tr("You could not tell yet: it is at the end of your queue, still to do."));
    } else if (content.verdict == Verdict::Category && content.category == m_tree->focused() &&
               stopsAtTheme(m_tree->taxonomy(), content.category)) {
        m_verdict->say(tr("Labelled %1, no sub-theme.").arg(QString::fromStdString(m_tree->focusedCategory()->code)));
    } else {
        m_verdict->say({});
    }
    m_saysUnsaved = m_controller->labels().unsaved() > 0;
}

void LabelPane::say(const QString& sentence, bool warning)
{
    m_verdict->say(sentence, warning);
    m_saysUnsaved = false;
}

void LabelPane::accept()
{
    if (m_tree->isTyping()) {
        askSecondDigit(m_tree->keys().cap(m_tree->typed()));
        return;
    }
    const Category* category = m_tree->focusedCategory();
    if (category == nullptr) {
        // An issue that has its verdict already is accepted as it is.
        if (const LabelContent& content = m_controller->content(); content.verdict == Verdict::NoneOfThese) {
            giveVerdict(content.verdict, {}, Exclusion::None, std::string(content.code));
        } else if (content.verdict == Verdict::NotForStudy) {
            takeOver();
            emit deciding();
            emit decided(false);
        } else {
            say(tr("Choose a category first."), true);
        }
        return;
    }
    const std::vector<const Category*> below = m_tree->taxonomy().childrenOf(*category);
    if (category->level == Level::Type &&
        std::ranges::any_of(below, [](const Category* child) { return !child->retired; })) {
        say(tr("%1 is a type: go on to one of its themes.").arg(QString::fromStdString(category->code)), true);
        return;
    }
    giveVerdict(Verdict::Category, category->id, Exclusion::None);
}

void LabelPane::giveVerdict(Verdict verdict, CategoryId category, Exclusion reason, const std::string& code)
{
    if (!m_controller->item().valid() || m_readOnly) {
        return;
    }
    emit deciding();
    LabelContent content = m_form->over(m_controller->content());
    content.verdict = verdict;
    content.category = category;
    content.exclusion = reason;
    content.code = code;
    const bool again = m_again->isVisibleTo(this);
    const bool given = m_controller->give(content);
    if (again && !given) {
        m_controller->giveAgain(content);
    }
    if (again) {
        setAgain({});
        emit lookedAtAgain();
    }
    m_verdict->stopAsking();
    emit decided(given);
}

void LabelPane::digit(int number)
{
    if (!m_verdict->isAsking()) {
        m_tree->walk(number % 10);
    } else if (const Exclusion reason = m_verdict->reason(number); reason != Exclusion::None) {
        giveVerdict(Verdict::NotForStudy, {}, reason);
    }
}

void LabelPane::askReason()
{
    if (m_verdict->isAsking()) {
        m_verdict->stopAsking();
        return;
    }
    if (m_tree->isTyping()) {
        m_tree->walkUp(); // the digit that waits is given up
    }
    QStringList keys;
    for (const QAction* digit : m_actions.digits) {
        keys << digit->shortcut().toString(QKeySequence::NativeText);
    }
    m_verdict->askReason(keys);
}

void LabelPane::showCard()
{
    auto* card = new CodebookCard(m_session, m_taxonomy, m_tree->focused(), m_tree->keys(),
                                  m_actions.codebook->shortcut(), window());
    connect(card, &CodebookCard::chosen, m_tree, &CategoryTree::setFocused);
    card->open();
}

void LabelPane::toggleFlag()
{
    LabelContent content = m_form->over(m_controller->content());
    content.flagged = !content.flagged;
    m_controller->give(content);
    m_actions.flag->setChecked(m_controller->content().flagged);
}

/// One of three, or none when the chosen one is chosen again.
void LabelPane::setConfidence(int step)
{
    for (int i = 0; i < m_actions.confidence.size(); ++i) {
        m_actions.confidence[i]->setChecked(i == step && m_actions.confidence[i]->isChecked());
    }
    takeOver();
}

/// A label was written, or could not be: what else is said at the moment is not about that.
void LabelPane::followUnsaved()
{
    if (m_saysUnsaved || m_controller->labels().unsaved() > 0) {
        sayWhatStands();
    }
}

/// Whatever is being typed is still there; what was said before is shown, and why it stays.
void LabelPane::tellRefused(const LabelPlace& place, const Error& error)
{
    if (place == m_controller->place()) {
        m_controller->readAgain();
        const bool typing = m_form->summary()->hasFocus() || m_form->note()->hasFocus();
        if (typing) {
            m_form->takeBack(m_controller->content());
            const bool differs = m_form->over(m_controller->content()) != m_controller->content();
            m_session.setUnsaved(this, differs ? Unsaved::Typing : Unsaved::Nothing);
        } else {
            showLabel();
        }
    }
    say(tr("Not kept. %1").arg(errorText(error)), true);
}

} // namespace accord::ui
