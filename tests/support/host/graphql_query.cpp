// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/host/graphql_query.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace accord::test::host {

namespace {

using nlohmann::json;

class Reader
{
public:
    Reader(std::string_view text, const json& variables)
        : m_text(text)
        , m_variables(variables)
    {
        next();
    }

    std::vector<Field> document()
    {
        if (m_token == "query") {
            next();
            if (m_token != "(" && m_token != "{") {
                next(); // the query's name
            }
            if (m_token == "(") {
                declarations();
            }
        }
        auto fields = selection();
        if (!m_token.empty()) {
            fail();
        }
        for (const auto& [name, value] : m_variables.items()) {
            if (!m_declared.contains(name)) {
                throw QueryError{"Variable $" + name + " is given and not declared", ""};
            }
        }
        return fields;
    }

private:
    [[noreturn]] void fail() const
    {
        throw QueryError{"Expected something else, actual: " + (m_token.empty() ? "end of query" : m_token), ""};
    }

    static bool isNamePart(char each) { return std::isalnum(static_cast<unsigned char>(each)) != 0 || each == '_'; }

    void next()
    {
        const auto ignored = [](char each) {
            return std::isspace(static_cast<unsigned char>(each)) != 0 || each == ',';
        };
        while (!m_text.empty() && ignored(m_text[0])) {
            m_text.remove_prefix(1);
        }
        std::size_t length = m_text.empty() ? 0 : 1;
        if (m_text.starts_with("...")) {
            length = 3;
        } else if (!m_text.empty() && (isNamePart(m_text[0]) || m_text[0] == '-')) {
            while (length < m_text.size() && isNamePart(m_text[length])) {
                ++length;
            }
        } else if (m_text.starts_with('"')) {
            while (length < m_text.size() && m_text[length] != '"') {
                length += m_text[length] == '\\' ? 2 : 1;
            }
            ++length;
        }
        m_token = m_text.substr(0, length);
        m_text.remove_prefix(std::min(length, m_text.size()));
    }

    void expect(std::string_view token)
    {
        if (m_token != token) {
            fail();
        }
        next();
    }

    std::string name()
    {
        if (m_token.empty() || !isNamePart(m_token[0]) || std::isdigit(static_cast<unsigned char>(m_token[0])) != 0) {
            fail();
        }
        auto name = m_token;
        next();
        return name;
    }

    /// ($owner: String!, $after: String = "x", $types: [Kind!]!)
    void declarations()
    {
        expect("(");
        while (m_token != ")") {
            expect("$");
            const auto variable = name();
            expect(":");
            const bool list = m_token == "[";
            if (list) {
                next();
            }
            name();
            if (list) {
                if (m_token == "!") {
                    next();
                }
                expect("]");
            }
            const bool required = m_token == "!";
            if (required) {
                next();
            }
            if (required && (!m_variables.contains(variable) || m_variables[variable].is_null())) {
                throw QueryError{"Variable $" + variable + " was provided invalid value", ""};
            }
            m_declared.insert(variable);
        }
        expect(")");
    }

    json value()
    {
        if (m_token == "$") {
            next();
            const auto variable = name();
            if (!m_declared.contains(variable)) {
                throw QueryError{"Variable $" + variable + " is used and not declared", ""};
            }
            return m_variables.value(variable, json(nullptr));
        }
        if (m_token == "[") {
            return list();
        }
        if (m_token == "{") {
            return object();
        }
        const auto token = m_token;
        next();
        if (token == "true" || token == "false" || token == "null" || token.starts_with('"') ||
            (!token.empty() && (std::isdigit(static_cast<unsigned char>(token[0])) != 0 || token[0] == '-'))) {
            return json::parse(token);
        }
        return token; // a name of an enumeration
    }

    json list()
    {
        json values = json::array();
        for (expect("["); m_token != "]";) {
            values.push_back(value());
        }
        expect("]");
        return values;
    }

    json object()
    {
        json values = json::object();
        for (expect("{"); m_token != "}";) {
            const auto key = name();
            expect(":");
            values[key] = value();
        }
        expect("}");
        return values;
    }

    Field field()
    {
        Field field;
        if (m_token == "...") {
            next();
            expect("on");
            field.onType = name();
            field.fields = selection();
            return field;
        }
        field.name = name();
        field.key = field.name;
        if (m_token == ":") {
            next();
            field.name = name();
        }
        if (m_token == "(") {
            for (next(); m_token != ")";) {
                const auto key = name();
                expect(":");
                field.arguments[key] = value();
            }
            expect(")");
        }
        if (m_token == "{") {
            field.fields = selection();
        }
        return field;
    }

    std::vector<Field> selection()
    {
        std::vector<Field> fields;
        for (expect("{"); m_token != "}";) {
            fields.push_back(field());
        }
        expect("}");
        return fields;
    }

    std::string_view m_text;
    const json& m_variables;
    std::string m_token;
    std::set<std::string> m_declared;
};

} // namespace

std::vector<Field> parseQuery(std::string_view query, const json& variables)
{
    return Reader(query, variables).document();
}

} // namespace accord::test::host
