// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/app/window_tour.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDesktopServices>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSpinBox>
#include <QTabBar>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QTextEdit>
#include <QTimer>

#include "tests/core/must.h"
#include "tests/support/demo_project.h"
#include "tests/ui/waiting.h"
#include "ui/app/help_viewer.h"
#include "ui/app/main_window.h"
#include "ui/core/prompts.h"

#include <set>
#include <utility>

namespace accord::test {
namespace {

class TextCollector
{
public:
    void widget(const QWidget& widget)
    {
        m_where = QString::fromLatin1(widget.metaObject()->className()) + QLatin1Char(' ') + widget.objectName();
        for (const QString& each : {widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.accessibleName(),
                                    widget.accessibleDescription(), widget.windowTitle()}) {
            add(each);
        }
        simple(widget);
        several(widget);
        for (const QAction* action : widget.actions()) {
            add(action->text());
            add(action->toolTip());
            add(action->statusTip());
        }
    }

    QList<ShownText> texts;

private:
    void add(const QString& text)
    {
        if (!text.isEmpty()) {
            texts.append(
                {m_where, Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text});
        }
    }

    template <class Widget, class Get>
    void ask(const QWidget& widget, Get get)
    {
        if (const auto* known = qobject_cast<const Widget*>(&widget)) {
            add(get(*known));
        }
    }

    void simple(const QWidget& widget)
    {
        ask<QLabel>(widget, [](const QLabel& label) { return label.text(); });
        ask<QAbstractButton>(widget, [](const QAbstractButton& button) { return button.text(); });
        ask<QGroupBox>(widget, [](const QGroupBox& box) { return box.title(); });
        ask<QMenu>(widget, [](const QMenu& menu) { return menu.title(); });
        ask<QPlainTextEdit>(widget, [](const QPlainTextEdit& edit) { return edit.placeholderText(); });
        ask<QAbstractSpinBox>(widget, [](const QAbstractSpinBox& box) { return box.specialValueText(); });
        ask<QSpinBox>(widget, [](const QSpinBox& box) { return box.prefix() + box.suffix(); });
        ask<QDoubleSpinBox>(widget, [](const QDoubleSpinBox& box) { return box.prefix() + box.suffix(); });
        ask<QTextEdit>(widget, [](const QTextEdit& edit) { return edit.placeholderText(); });
        if (qobject_cast<const ui::HelpViewer*>(widget.window()) == nullptr) { // the manual is not made of texts
            ask<QTextEdit>(widget, [](const QTextEdit& edit) { return edit.toPlainText(); });
        }
        if (qobject_cast<const QAbstractSpinBox*>(widget.parentWidget()) == nullptr) {
            ask<QLineEdit>(widget, [](const QLineEdit& line) { return line.placeholderText(); });
        }
    }

    void several(const QWidget& widget)
    {
        if (const auto* bar = qobject_cast<const QTabBar*>(&widget)) {
            for (int i = 0; i < bar->count(); ++i) {
                add(bar->tabText(i));
                add(bar->tabToolTip(i));
            }
        }
        if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
            rows(*box->model(), {});
        }
        if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
            view != nullptr && view->model() != nullptr) {
            if (qobject_cast<const QHeaderView*>(view) == nullptr) {
                rows(*view->model(), {});
            }
        }
    }

    void rows(const QAbstractItemModel& model, const QModelIndex& above)
    {
        constexpr int kMost = 60;
        for (int column = 0; column < model.columnCount(above) && !above.isValid(); ++column) {
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole}) {
                add(model.headerData(column, Qt::Horizontal, role).toString());
            }
        }
        for (int row = 0; row < std::min(kMost, model.rowCount(above)); ++row) {
            for (int column = 0; column < model.columnCount(above); ++column) {
                const QModelIndex cell = model.index(row, column, above);
                for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole}) {
                    add(model.data(cell, role).toString());
                }
            }
            if (const QModelIndex first = model.index(row, 0, above); model.hasChildren(first)) {
                rows(model, first);
            }
        }
    }

    QString m_where;
};

/// Answers Cancel, and keeps the words of the question.
class Refusing final : public ui::Prompts
{
public:
    void confirm(QWidget*, const ui::Confirmation& question, const ui::Asker<>& asker) override
    {
        refuse({question.title, question.text, question.action, question.otherwise}, asker);
    }
    void tell(QWidget*, const QString& title, const QString& text) override { keep({title, text}); }
    void line(QWidget*, const QString& title, const QString& label, const QString&,
              const ui::Asker<QString>& asker) override
    {
        refuse({title, label}, asker);
    }
    void choose(QWidget*, const QString& title, const QString& label, const QStringList& all,
                const ui::Asker<qsizetype>& asker) override
    {
        refuse(QStringList{title, label} + all, asker);
    }
    void openFiles(QWidget*, const QString& title, const QString& filter, const ui::Asker<QStringList>& asker) override
    {
        refuse({title, filter}, asker);
    }
    void saveFile(QWidget*, const QString& title, const QString&, const QString& filter,
                  const ui::Asker<QString>& asker) override
    {
        refuse({title, filter}, asker);
    }
    void choosePrinter(QWidget*, const QString& title, const std::shared_ptr<QPrinter>&,
                       const ui::Asker<>& asker) override
    {
        refuse({title}, asker);
    }

    QList<ShownText> asked;

private:
    template <class... Given>
    void refuse(const QStringList& texts, const ui::Asker<Given...>& asker)
    {
        keep(texts);
        if (asker.cancelled) {
            QTimer::singleShot(0, asker.receiver, asker.cancelled);
        }
    }

    void keep(const QStringList& texts)
    {
        for (const QString& text : texts) {
            asked.append({QStringLiteral("question"),
                          Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text});
        }
    }
};

class WindowTour
{
public:
    explicit WindowTour(const Look& look)
        : m_look(look)
        , m_window(m_prompts)
    {
        for (const char* scheme : {"https", "http", "file"}) {
            QDesktopServices::setUrlHandler(QString::fromLatin1(scheme), &m_swallows, "setSource");
        }
        m_window.resize(1280, 720);
        m_window.show();
    }

    WindowTour(const WindowTour&) = delete;
    WindowTour& operator=(const WindowTour&) = delete;
    ~WindowTour()
    {
        for (const char* scheme : {"https", "http", "file"}) {
            QDesktopServices::unsetUrlHandler(QString::fromLatin1(scheme));
        }
    }

    void run()
    {
        show(QStringLiteral("start"));
        commands(QStringLiteral("start"));
        ui::Opening opening{QStringLiteral("Mira Okafor"), QStringLiteral("Pilot"), {}, false};
        must(m_window.open(m_demo.file(), opening));
        QStringList pages;
        for (const ui::Page* page : m_window.pages()) {
            pages.append(page->id());
        }
        for (const QString& page : std::as_const(pages)) {
            m_window.showPage(page);
            show(page);
            parts(page);
            commands(page);
        }
    }

private:
    void wait()
    {
        CHECK(waitFor([this] { return !m_window.busy(); }));
        if (m_window.isFullScreen()) {
            m_window.setWindowState(Qt::WindowNoState);
        }
        m_window.resize(1280, 720);
        settle();
    }

    /// Layouts follow in several turns.
    static void settle()
    {
        for (int turn = 0; turn < 3; ++turn) {
            QApplication::sendPostedEvents();
            QApplication::processEvents();
        }
    }

    void show(const QString& place)
    {
        wait();
        m_look(place, m_window, std::exchange(m_prompts.asked, {}));
    }

    // Its tabs, and those within them.
    void parts(const QString& page)
    {
        const QList<QTabBar*> bars = m_window.currentPage()->findChildren<QTabBar*>();
        for (QTabBar* bar : bars) {
            for (int tab = 0; tab < bar->count() && bar->isVisible(); ++tab) {
                bar->setCurrentIndex(tab);
                const QString name = page + QLatin1Char('/') + bar->tabData(tab).toString() + QString::number(tab);
                show(name);
                commands(name);
            }
        }
    }

    void commands(const QString& place)
    {
        const QString page = place.section(QLatin1Char('/'), 0, 0);
        QMap<QString, QString> places; // entries come and go with what they do
        for (const ui::Actions::Entry& entry : m_window.actions().entries()) {
            places.insert(entry.id, entry.place);
        }
        for (const QString& id : places.keys()) {
            QAction* action = m_window.actions().action(id);
            const bool leaves = id == QStringLiteral("file.quit") || id == QStringLiteral("file.close") ||
                                id.startsWith(QStringLiteral("view.")) || id == QStringLiteral("file.demo");
            const bool here = places.value(id) == QStringLiteral("window") || places.value(id) == page;
            if (leaves || !here || action == nullptr || !action->isEnabled() || !m_given.insert(id).second) {
                continue;
            }
            action->trigger();
            show(place + QStringLiteral(" > ") + id);
            dialogs(place + QStringLiteral(" > ") + id);
            if (m_window.currentPage() != nullptr) {
                m_window.showPage(page);
            }
        }
    }

    void dialogs(const QString& place)
    {
        QList<QPointer<QWidget>> tops; // one goes with another
        for (QWidget* top : QApplication::topLevelWidgets()) {
            tops.append(top);
        }
        for (const QPointer<QWidget>& top : std::as_const(tops)) {
            if (top && top != &m_window && top->isVisible() && qobject_cast<QMenu*>(top) == nullptr) {
                dialog(place, top);
            }
        }
        wait();
    }

    void dialog(const QString& place, const QPointer<QWidget>& top)
    {
        settle();
        m_look(place, *top, {});
        QList<QPointer<QTabBar>> bars;
        for (QTabBar* bar : top->findChildren<QTabBar*>()) {
            bars.append(bar);
        }
        for (const QPointer<QTabBar>& bar : std::as_const(bars)) {
            for (int tab = 0; bar && tab < bar->count(); ++tab) {
                bar->setCurrentIndex(tab);
                settle();
                m_look(place + QString::number(tab), *top, {});
            }
        }
        if (auto* asDialog = qobject_cast<QDialog*>(top)) {
            asDialog->reject();
        }
        if (top) {
            top->close();
        }
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    /// Takes the links that a browser would open.
    class Swallowing final : public QTextBrowser
    {
    protected:
        void doSetSource(const QUrl&, QTextDocument::ResourceType) override {}
    };

    const Look& m_look;
    Swallowing m_swallows;
    DemoProject m_demo;
    Refusing m_prompts;
    ui::MainWindow m_window;
    std::set<QString> m_given;
};

} // namespace

QList<ShownText> shownTexts(const QWidget& root)
{
    TextCollector collector;
    collector.widget(root);
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        collector.widget(*widget);
    }
    return collector.texts;
}

void tourWindow(const Look& look)
{
    WindowTour(look).run();
}

} // namespace accord::test
