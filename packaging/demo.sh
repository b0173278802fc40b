# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash

# Who and what the demo project holds that the scripts show, and how a page of it becomes a picture. Sourced, with
# $gui naming the program.

# shellcheck disable=SC2034 # used by those who source this
demo_round=Pilot
demo_person=Mira

# picture PROJECT PAGE THEME FILE [SIZE] [SCALE]: draws the page without a display.
picture() {
    QT_QPA_PLATFORM=offscreen QT_SCALE_FACTOR="${6:-1}" "$gui" "$1" --as "$demo_person" \
        --round "$(round_of_page "$2")" --page "$2" --picture "$4" --theme "$3" --size "${5:-1280x800}"
    note "$4"
}
