// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/result.h"

#include "core/base/text.h"

namespace accord {

Argument::Argument(const std::vector<std::string>& names)
    : m_text(text::join(names, ", "))
{}

Argument::Argument(Reason reason)
    : Argument(Message{reason, {}})
{}

Argument::Argument(Message message)
    : m_message(std::make_shared<const Message>(std::move(message)))
{}

Argument::Argument(const Error& error)
    : Argument(error.message())
{}

bool Argument::operator==(const Argument& other) const
{
    const bool same = m_message == nullptr || other.m_message == nullptr ? m_message == other.m_message
                                                                         : *m_message == *other.m_message;
    return same && m_text == other.m_text;
}

} // namespace accord
