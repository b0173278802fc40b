// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QPointer>
#include <QTest>
#include <QTextBlock>
#include <QTextEdit>
#include <QTimer>
#include <QToolTip>

#include "core/reconcile/decisions.h"
#include "core/reconcile/meetings.h"
#include "core/sqlite/database.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/meeting/second_votes.h"
#include "core/taxonomy/proposals.h"
#include "tests/core/must.h"
#include "tests/support/demo_project.h"
#include "tests/support/files.h"
#include "tests/ui/waiting.h"
#include "ui/app/main_window.h"
#include "ui/core/session.h"
#include "ui/dialogs/merge_questions.h"
#include "ui/text/plain_text.h"

#include <fcntl.h>
#include <sys/inotify.h>
#include <unistd.h>

#include <set>

namespace accord::ui {
namespace {

using namespace test;

/// Tells whether a file was opened since, by anybody.
class OpenWatch
{
public:
    explicit OpenWatch(const std::filesystem::path& file)
        : m_watch(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
    {
        REQUIRE(m_watch >= 0);
        REQUIRE(::inotify_add_watch(m_watch, file.c_str(), IN_OPEN) >= 0);
    }
    ~OpenWatch() { ::close(m_watch); }
    OpenWatch(const OpenWatch&) = delete;
    OpenWatch& operator=(const OpenWatch&) = delete;

    [[nodiscard]] bool opened() const
    {
        std::array<char, 4096> events{};
        return ::read(m_watch, events.data(), events.size()) > 0;
    }

private:
    int m_watch;
};

/// Looks at every widget and finds those that take what a stranger wrote for markup.
class Inspector
{
public:
    explicit Inspector(std::filesystem::path picture)
        : m_image(QStringLiteral("<img src=\"file://%1\">").arg(QString::fromStdString(picture.string())))
    {}

    /// As it stands in the fields that a stranger fills.
    [[nodiscard]] QString markup() const { return m_image + QStringLiteral("<sup>zzz</sup>"); }

    /// As it stands in the body of an issue: there <sup> is a superscript, but in the reader only.
    [[nodiscard]] QString bodyMarkup() const { return m_image + QStringLiteral("<sup>yyy</sup> zzz"); }

    void look(const QString& where)
    {
        // To look at a tool tip or a model may end what belongs to it.
        const QWidgetList all = QApplication::allWidgets();
        const QList<QPointer<QWidget>> widgets(all.begin(), all.end());
        for (const QPointer<QWidget>& widget : widgets) {
            if (widget == nullptr) {
                continue;
            }
            m_where = where + QStringLiteral(", ") + QString::fromLatin1(widget->metaObject()->className()) +
                      QLatin1Char(' ') + widget->objectName();
            if (auto* label = qobject_cast<QLabel*>(widget.data())) {
                lookAt(*label);
            } else if (const auto* text = qobject_cast<const QTextEdit*>(widget.data())) {
                lookAt(*text->document(), widget->inherits("accord::ui::ReaderText"));
            } else if (const auto* view = qobject_cast<const QAbstractItemView*>(widget.data());
                       view && view->model()) {
                lookAt(*view->model(), QModelIndex(), 0);
            }
            if (widget == nullptr) {
                continue;
            }
            lookAtTip(widget->toolTip());
            if (Qt::mightBeRichText(widget->whatsThis()) || Qt::mightBeRichText(widget->statusTip())) {
                found(QStringLiteral("help text"), widget->whatsThis() + widget->statusTip());
            }
        }
    }

    QStringList faults;
    int labels = 0; ///< that show what a stranger wrote, and do it right
    int tips = 0;
    int documents = 0;

private:
    void found(const QString& what, const QString& text)
    {
        const QString line = QStringLiteral("%1: %2: %3").arg(m_where, what, text.left(160));
        if (!faults.contains(line)) {
            faults.append(line);
        }
    }

    void lookAt(QLabel& label)
    {
        label.ensurePolished(); // as before it is shown
        const QString text = label.text();
        const bool strange = text.contains(QStringLiteral("zzz"));
        labels += strange ? 1 : 0;
        if (label.textFormat() == Qt::PlainText) {
            if (!strange && Qt::mightBeRichText(text)) {
                found(QStringLiteral("our markup shown as text"), text);
            }
        } else if (label.textFormat() == Qt::AutoText || text.contains(m_image) ||
                   text.contains(QStringLiteral("<sup>"))) {
            found(QStringLiteral("label"), text);
        }
    }

    /// `setsBodies`: the markup of an issue's body is set there.
    void lookAt(const QTextDocument& document, bool setsBodies)
    {
        bool strange = false;
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            for (auto at = block.begin(); !at.atEnd(); ++at) {
                const QTextFragment fragment = at.fragment();
                const QTextCharFormat format = fragment.charFormat();
                strange = strange || fragment.text().contains(QStringLiteral("zzz"));
                if (format.isImageFormat() && format.toImageFormat().name().startsWith(QStringLiteral("file:"))) {
                    found(QStringLiteral("picture in a text"), format.toImageFormat().name());
                }
                if (format.verticalAlignment() == QTextCharFormat::AlignSuperScript &&
                    (fragment.text().contains(QStringLiteral("zzz")) ||
                     (!setsBodies && fragment.text().contains(QStringLiteral("yyy"))))) {
                    found(QStringLiteral("markup in a text"), block.text());
                }
            }
        }
        documents += strange ? 1 : 0;
    }

    void lookAt(const QAbstractItemModel& model, const QModelIndex& parent, int depth)
    {
        constexpr int kRows = 40;
        for (int row = 0; row < std::min(model.rowCount(parent), kRows); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                lookAtTip(index.data(Qt::ToolTipRole).toString());
                if (Qt::mightBeRichText(index.data(Qt::WhatsThisRole).toString())) {
                    found(QStringLiteral("help text of a row"), index.data(Qt::WhatsThisRole).toString());
                }
                if (depth < 3 && column == 0) {
                    lookAt(model, index, depth + 1);
                }
            }
        }
    }

    /// The label in which Qt shows tool tips says how it takes them.
    void lookAtTip(const QString& tip)
    {
        if (!Qt::mightBeRichText(tip) || !m_seenTips.insert(tip).second) {
            return;
        }
        ++tips;
        if (!tip.contains(QStringLiteral("zzz"))) {
            found(QStringLiteral("our markup in a tool tip"), tip);
        }
        QToolTip::showText(QPoint(10, 10), tip);
        const QWidgetList all = QApplication::topLevelWidgets();
        const auto shown = std::ranges::find_if(all, [](QWidget* widget) { return widget->inherits("QTipLabel"); });
        REQUIRE(shown != all.end());
        if (qobject_cast<QLabel*>(*shown)->textFormat() != Qt::PlainText) {
            found(QStringLiteral("tool tip"), tip);
        }
        QToolTip::hideText();
    }

    QString m_image;
    QString m_where;
    std::set<QString> m_seenTips;
};

void run(Project& project, const char* sql)
{
    INFO(sql);
    must(project.database().execute(sql));
}

/// A demo in which somebody wrote markup wherever they could: first what people do, then into every text of the file.
ItemId poison(const std::filesystem::path& file, const QString& markup, const QString& bodyMarkup)
{
    Project project = must(Project::open(file));
    const RoundId round = must(project.roundNamed("Pilot")).id;
    const PersonId mira = must(project.personNamed("Mira Okafor")).id;
    const PersonId jonas = must(project.personNamed("Jonas Lindqvist")).id;
    const ItemId item = firstItem(project, round, mira);
    const auto meeting = must(reconcile::beginMeeting(project, mira, {round, "Weekly", {}, 45, {mira, jonas}}));
    {
        sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
        store::EventWriter events = must(store::EventWriter::begin(project.database(), project.now()));
        const Uuid id = must(store::openSecondVote(events, item, mira, meeting.id, {mira, jonas}));
        const SecondVote vote = must(store::secondVote(project.database(), id));
        for (const PersonId person : {mira, jonas}) {
            const CategoryId category = must(project.categoryCoded(person == mira ? "C.9" : "C.5")).id;
            must(store::castVote(events, vote, person,
                                 VoteContent{Verdict::Category, category, Exclusion::None, "why"}));
        }
        must(store::endSecondVote(events, must(store::secondVote(project.database(), id)), mira,
                                  SecondVoteState::Revealed));
        must(transaction.commit());
    }
    DecisionContent decision;
    decision.state = DecisionState::Decided;
    decision.verdict = Verdict::Category;
    decision.category = must(project.categoryCoded("C.9")).id;
    decision.reason = "because";
    must(reconcile::decide(project, round, mira, {{item, decision}}));
    taxonomy::NewProposal proposal;
    proposal.by = mira;
    proposal.items = {item};
    proposal.content.name = "Something new";
    proposal.content.definition = "What it is";
    proposal.content.useWhen = "Then";
    proposal.content.notWhen = "Not then";
    proposal.content.examples = {"like this"};
    (void)must(taxonomy::propose(project, proposal));

    const std::string text = "'" + QString(markup).replace(QLatin1Char('\''), QStringLiteral("''")).toStdString() + "'";
    const std::string body = "'" + bodyMarkup.toStdString() + "'";
    const std::string escaped = QString(markup).replace(QLatin1Char('"'), QStringLiteral("\\\"")).toStdString();
    const std::string within = "'" + escaped + "'"; // of a text in JSON
    const std::string json = "'[\"" + escaped + "\"]'";
    for (const std::string& sql : {
             "UPDATE document SET title = " + text + " || title, author = " + text +
                 " || author, host_labels = " + json,
             "UPDATE document SET body = " + body + " || char(10, 10) || body WHERE rowid % 2 = 0",
             "UPDATE part SET author = " + text + " || author",
             "UPDATE person SET name = name || ' ' || " + text + ", initials = " + text,
             "UPDATE round SET name = name || ' ' || " + text,
             "UPDATE category SET name = " + text + " || name, definition = " + text + ", use_when = " + text +
                 ", not_when = " + text + ", examples = " + json + ", synonyms = " + json +
                 ", counter_examples = " + json + ", notes = " + text,
             "UPDATE category SET code = " + text + " || code WHERE level = 2",
             "UPDATE codebook SET note = " + text,
             "UPDATE answer SET summary = " + text + " WHERE summary IS NOT NULL",
             "UPDATE event SET note = " + text + " WHERE note IS NOT NULL",
             "UPDATE event SET detail = replace(replace(detail, 'Weekly', " + within + "), 'What it is', " + within +
                 ") WHERE detail IS NOT NULL",
             "UPDATE import SET source = " + text,
             "UPDATE text_group SET name = " + text + " || name",
             "INSERT INTO saved_filter VALUES (" + text + ", 'state=open')",
         }) {
        run(project, sql.c_str());
    }
    return item;
}

/// Whatever opens in front of the window is looked at and put away again.
class Visitor
{
public:
    Visitor(MainWindow& window, Inspector& inspector)
        : m_window(window)
        , m_inspector(inspector)
    {
        m_timer.setInterval(30);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
            if (QWidget* modal = QApplication::activeModalWidget()) {
                m_inspector.look(m_where + QStringLiteral(", asked"));
                dismiss(modal);
            } else if (QWidget* popup = QApplication::activePopupWidget()) {
                m_inspector.look(m_where + QStringLiteral(", popup"));
                popup->close();
            }
        });
        m_timer.start();
    }

    void settle()
    {
        REQUIRE(waitFor([this] { return m_window.session() == nullptr || !m_window.busy(); }));
    }

    void visit(const QString& where)
    {
        m_where = where;
        settle();
        m_inspector.look(where);
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (widget != &m_window && widget->isVisible()) {
                dismiss(widget);
            }
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        settle();
    }

    void setWhere(const QString& where) { m_where = where; }

private:
    static void dismiss(QWidget* widget)
    {
        if (auto* dialog = qobject_cast<QDialog*>(widget)) {
            dialog->reject();
        } else {
            widget->close();
        }
    }

    MainWindow& m_window;
    Inspector& m_inspector;
    QTimer m_timer;
    QString m_where;
};

/// What ends the walk, opens another project, leaves the program, or changes what others are to look at.
bool isLeftOut(const QString& id)
{
    static const QStringList kOut{"file.quit", "file.close", "file.demo", "view.fullScreen", "help.manual"};
    return kOut.contains(id) || id.startsWith(QStringLiteral("edit.")) || id.endsWith(QStringLiteral(".openLink")) ||
           id.startsWith(QStringLiteral("view.page."));
}

TEST_CASE("what strangers write is plain text in every widget, tool tip and question")
{
    const DemoProject demo;
    const auto picture = writeFile(demo.folder() / "picture.png", "no picture");
    Inspector inspector(picture);
    const ItemId item = poison(demo.file(), inspector.markup(), inspector.bodyMarkup());
    const OpenWatch watch(picture);

    DialogPrompts prompts;
    MainWindow window(prompts);
    window.show();
    window.activateWindow();
    Opening opening;
    Visitor visitor(window, inspector);
    visitor.setWhere(QStringLiteral("opening"));
    REQUIRE(window.open(demo.file(), opening).ok()); // and asks who I am
    window.session()->setMe(window.session()->project().people().front().id);
    window.session()->setRound(window.session()->project().rounds().front().id);
    visitor.visit(QStringLiteral("opened"));
    for (Page* page : window.pages()) {
        REQUIRE(window.showPage(page->id()));
        for (const Target& target : {Target(LabelTarget{.item = item}), Target(ReconcileTarget{item})}) {
            if (pageOf(target) == page->id()) {
                page->show(target);
            }
        }
        visitor.visit(page->id());
        QStringList ids; // what opens may register more
        for (const Actions::Entry& entry : window.actions().entries()) {
            if ((entry.place == page->id() || page == window.pages().front()) && !isLeftOut(entry.id)) {
                ids.append(entry.id);
            }
        }
        for (const QString& id : ids) {
            const QString where = page->id() + QStringLiteral(", ") + id;
            visitor.setWhere(where);
            window.showPage(page->id());
            QAction* action = window.actions().action(id);
            if (action != nullptr && action->isEnabled()) {
                action->trigger();
                visitor.visit(where);
                REQUIRE(window.session() != nullptr);
            }
        }
    }
    INFO(inspector.faults.join(QLatin1Char('\n')).toStdString());
    CHECK(inspector.faults.isEmpty());
    CHECK_FALSE(watch.opened());
    // The walk came by what it is about.
    CHECK(inspector.labels > 50);
    CHECK(inspector.tips > 20);
    CHECK(inspector.documents > 5);
}

TEST_CASE("a question of a merge escapes what the other file says")
{
    PlainText::install(*qApp);
    const TempFolder folder;
    const auto picture = writeFile(folder / "picture.png", "no picture");
    Inspector inspector(picture);
    const OpenWatch watch(picture);
    MergeQuestionGroup group;
    group.sentence = inspector.markup();
    group.where = inspector.markup();
    group.samples = {inspector.markup(), QStringLiteral("https://github.com/a/b/issues/\"><sup>zzz</sup>")};
    group.options = {{QStringLiteral("same"), inspector.markup(), inspector.markup()}};
    MergeQuestionRow row(group, nullptr);
    row.setVisible(true);
    inspector.look(QStringLiteral("merge"));
    INFO(inspector.faults.join(QLatin1Char('\n')).toStdString());
    CHECK(inspector.faults.isEmpty());
    CHECK(inspector.labels >= 2);
    CHECK_FALSE(watch.opened());
}

TEST_CASE("a label that does not say its format is plain before it is measured, also in Qt's own dialogs")
{
    PlainText::install(*qApp);
    const TempFolder folder;
    const auto picture = writeFile(folder / "picture.png", "no picture");
    const OpenWatch watch(picture);
    const QString text = QStringLiteral("<img src=\"%1\"><b>x</b>").arg(QString::fromStdString(picture.string()));
    QLabel label(text);
    label.setWordWrap(true);
    (void)label.sizeHint();
    CHECK(label.textFormat() == Qt::PlainText);
    QLabel ours(QStringLiteral("<b>x</b>"));
    ours.setTextFormat(Qt::RichText);
    ours.ensurePolished();
    CHECK(ours.textFormat() == Qt::RichText);
    QToolTip::showText(QPoint(5, 5), text);
    CHECK_FALSE(watch.opened());
    QToolTip::hideText();

    DialogPrompts prompts;
    QWidget window;
    window.show();
    int seen = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
            for (const QLabel* each : dialog->findChildren<QLabel*>()) {
                if (each->text().contains(QStringLiteral("<img"))) {
                    CHECK(each->textFormat() == Qt::PlainText);
                    ++seen;
                }
            }
            dialog->reject();
        }
    });
    timer.start(10);
    int cancelled = 0;
    const auto settle = [&prompts] { REQUIRE(waitFor([&prompts] { return !prompts.isAsking(); })); };
    const auto no = [&cancelled] { ++cancelled; };
    prompts.confirm(&window, {text, text, text}, {&window, {}, no});
    settle();
    prompts.tell(&window, text, text);
    settle();
    prompts.line(&window, text, text, text, {&window, {}, no});
    settle();
    prompts.choose(&window, text, text, {text}, {&window, {}, no});
    settle();
    CHECK(cancelled == 3);
    CHECK(seen >= 4);
    CHECK_FALSE(watch.opened());
}

} // namespace
} // namespace accord::ui
