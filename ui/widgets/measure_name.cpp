// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/measure_name.h"

#include <QCoreApplication>

namespace accord::ui {
namespace {

// The table of measures marks its texts for translation; they are literals, which end in a 0.
QString shown(std::string_view text)
{
    return QCoreApplication::translate("Measures", text.data()).replace(QLatin1Char('\''), QChar(0x2019));
}

} // namespace

QString measureName(const agreement::Measure& measure)
{
    return shown(measure.name);
}

QString measureDefinition(const agreement::Measure& measure)
{
    return shown(measure.definition);
}

} // namespace accord::ui
