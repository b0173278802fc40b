// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/own_home.h"
#include "tests/support/session.h"

int main(int argc, char** argv)
{
    const accord::test::OwnHome home;
    return accord::test::runTests(argc, argv);
}
