// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/dialogs/package_dialog.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

#include "ui/core/jobs.h"
#include "ui/core/prompts.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"

#include <memory>

namespace accord::ui {
namespace {

struct PackageTextWords
{
    Q_DECLARE_TR_FUNCTIONS(PackageText)
};

} // namespace

QString packagePromise(const QString& person)
{
    return PackageTextWords::tr(
               "The file holds the items that %1 is to label, the texts of their issues, the codebook and the labels "
               "that "
               "%1 has given so far, and nothing of the others: no labels, votes or decisions, not even names.")
        .arg(person);
}

QString packagePreview(const exchange::PackageReport& report)
{
    const auto counted = [](const char* what, std::int64_t count) {
        return PackageTextWords::tr(what, nullptr, static_cast<int>(count));
    };
    return QStringList{counted(QT_TRANSLATE_N_NOOP("PackageText", "%Ln items"), report.items),
                       counted(QT_TRANSLATE_N_NOOP("PackageText", "%Ln rounds"), report.rounds),
                       counted(QT_TRANSLATE_N_NOOP("PackageText", "%Ln texts"), report.texts),
                       counted(QT_TRANSLATE_N_NOOP("PackageText", "%Ln labels so far"), report.labels),
                       counted(QT_TRANSLATE_N_NOOP("PackageText", "%Ln codebook versions"), report.codebooks)}
        .join(QStringLiteral(" · "));
}

QString packageProblem(const Error& error, const QString& person)
{
    switch (error.code) {
    case Errc::NotFound:
        return PackageTextWords::tr(
                   "There is nothing of this kind that %1 is to label. Please choose another round or repository.")
            .arg(person);
    case Errc::Exists:
        return PackageTextWords::tr(
                   "%1 exists already, and somebody may have worked in it. Please choose another name.")
            .arg(QFileInfo(QString::fromStdString(error.argument(0))).fileName());
    case Errc::Cancelled:
        return PackageTextWords::tr("The package was cancelled, and no file was written.");
    default:
        return errorText(error);
    }
}

QString packageDone(const exchange::PackageReport& report, const QString& file)
{
    const QString person = QString::fromStdString(report.person);
    const QString ready =
        PackageTextWords::tr(
            "%1 is ready (%2):\n%3.\n\nSend it to %4. When it comes back, drop it onto this window to merge it.")
            .arg(QFileInfo(file).fileName(), QLocale().formattedDataSize(static_cast<qint64>(report.bytes), 1),
                 packagePreview(report), person);
    return report.kept ? ready
                       : ready + QStringLiteral("\n\n") +
                             PackageTextWords::tr("This project can only be read, so that it does not know of the "
                                                  "package: when it is merged, a lead says whether it is by %1.")
                                 .arg(person);
}

QString packageName(const QString& project, const QString& person)
{
    QString name = QFileInfo(project).completeBaseName() + QLatin1Char('-') + person.toLower();
    for (QChar& letter : name) {
        const bool plain = letter.isLetterOrNumber() || letter == QLatin1Char('_');
        letter = plain ? letter : QLatin1Char('-');
    }
    return name + QStringLiteral(".accord");
}

namespace {

QLabel* wrapped(QWidget* parent, const char* name)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QString::fromLatin1(name));
    label->setWordWrap(true);
    return label;
}

} // namespace

PackageDialog::PackageDialog(Session& session, Prompts& prompts, QWidget* parent)
    : SessionDialog(parent)
    , m_session(session)
    , m_prompts(prompts)
    , m_person(new QComboBox(this))
    , m_round(new QComboBox(this))
    , m_repository(new QComboBox(this))
    , m_preview(wrapped(this, "preview"))
    , m_promise(wrapped(this, "promise"))
    , m_counting(session, this)
{
    setObjectName(QStringLiteral("packageDialog"));
    setWindowTitle(tr("Hand Out Package"));
    build();
    fill();
    for (const QComboBox* box : {m_person, m_round, m_repository}) {
        connect(box, &QComboBox::currentIndexChanged, this, &PackageDialog::refresh);
    }
    refresh();
}

void PackageDialog::build()
{
    m_person->setObjectName(QStringLiteral("person"));
    m_round->setObjectName(QStringLiteral("round"));
    m_repository->setObjectName(QStringLiteral("repository"));
    auto* form = new QFormLayout;
    form->setVerticalSpacing(theme::kGrid);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&For"), m_person);
    form->addRow(tr("&Round"), m_round);
    form->addRow(tr("Re&pository"), m_repository);
    m_promise->setForegroundRole(QPalette::PlaceholderText);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_save = buttons->addButton(tr("Save Package…"), QDialogButtonBox::AcceptRole);
    m_save->setObjectName(QStringLiteral("save"));
    m_save->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &PackageDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Dialog, 2 * theme::kGrid);
    column->addLayout(form);
    column->addWidget(m_preview);
    column->addWidget(m_promise);
    column->addStretch(1);
    column->addWidget(buttons);
    resize(72 * theme::kGrid, 34 * theme::kGrid);
}

void PackageDialog::fill()
{
    Project& project = m_session.project();
    const bool toAnybody = project.readOnly() || isPermitted(m_session, Action::HandOut);
    for (const Person& person : project.people()) {
        if (!toAnybody && person.id != m_session.me()) {
            continue;
        }
        m_person->addItem(QString::fromStdString(person.name), QVariant::fromValue<qint64>(person.id.value));
        // One's own package is rarely what is wanted.
        if (m_person->currentData().toLongLong() == m_session.me().value) {
            m_person->setCurrentIndex(m_person->count() - 1);
        }
    }
    m_round->addItem(tr("All rounds"), QVariant::fromValue<qint64>(0));
    for (const Round& round : project.rounds()) {
        m_round->addItem(QString::fromStdString(round.name), QVariant::fromValue<qint64>(round.id.value));
    }
    const auto names = exchange::packageRepositories(project);
    m_repository->addItem(allGroups(names.ok() ? *names : std::vector<std::string>()), QString());
    if (names.ok()) {
        for (const std::string& name : *names) {
            m_repository->addItem(QString::fromStdString(name), QString::fromStdString(name));
        }
    }
}

exchange::PackageRequest PackageDialog::request() const
{
    exchange::PackageRequest request;
    request.person = PersonId{m_person->currentData().toLongLong()};
    request.round = RoundId{m_round->currentData().toLongLong()};
    request.repository = m_repository->currentData().toString().toStdString();
    request.by = m_session.me();
    return request;
}

void PackageDialog::refresh()
{
    m_promise->setText(packagePromise(m_person->currentText()));
    m_preview->setText(tr("Counting…"));
    m_save->setEnabled(false);
    m_counting.read<exchange::PackageReport>(
        [wanted = request()](Project& project) { return exchange::previewPackage(project, wanted); },
        [this](const Result<exchange::PackageReport>& report) { take(report); });
}

void PackageDialog::take(const Result<exchange::PackageReport>& report)
{
    m_preview->setText(report.ok() ? packagePreview(*report) : packageProblem(report.error(), m_person->currentText()));
    m_save->setEnabled(report.ok());
}

void PackageDialog::accept()
{
    if (!m_save->isEnabled()) {
        return;
    }
    const QString project = QString::fromStdString(m_session.project().file().string());
    const auto save = [this](const QString& file) {
        write(file);
        QDialog::accept();
    };
    m_prompts.saveFile(this, windowTitle(), packageName(project, m_person->currentText()),
                       tr("Accord projects (*.accord)"), {this, save});
}

void PackageDialog::write(const QString& file)
{
    const auto report = std::make_shared<exchange::PackageReport>();
    const auto work = [report, wanted = request(), path = std::filesystem::path(file.toStdString())](
                          Project& project, Progress& progress, const std::stop_token& stop) -> Status {
        ACCORD_TRY(*report, exchange::writePackage(project, wanted, path, progress, stop));
        return {};
    };
    m_session.jobs().start(
        tr("Making a package for %1").arg(m_person->currentText()), Jobs::Access::Write, work, parent(),
        [window = parentWidget(), &prompts = m_prompts, title = windowTitle(), person = m_person->currentText(), report,
         file](const Status& status) {
            prompts.tell(window, title,
                         status.ok() ? packageDone(*report, file) : packageProblem(status.error(), person));
        });
}

} // namespace accord::ui
