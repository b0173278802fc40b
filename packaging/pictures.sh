#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Makes every picture of README and manual from the demo project, so that they never go stale. Needs no display.
set -euo pipefail
# shellcheck source=packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
# shellcheck source=packaging/demo.sh
source "$root/packaging/demo.sh"

case "${1:-}" in
    "") no_install=no ;;
    --no-install) no_install=yes ;;
    *) echo "usage: packaging/pictures.sh [--no-install]"; exit 2 ;;
esac

say "Pictures, 1 of 3: what is needed"
install_unless "$no_install"

say "Pictures, 2 of 3: build"
configure release
build release accord accord-cli

say "Pictures, 3 of 3: draw"
gui="$root/build/release/bin/accord"
folder="$root/resources/pictures"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
own_home "$work"
project="$work/demo.accord"
"$root/build/release/bin/accord-cli" demo "$project" >/dev/null
mkdir -p "$folder"

# Nothing is fetched: a picture asks no host.
collect_from() {
    "$root/build/release/bin/accord-cli" collect add "$project" "$@" --as "$(person_of collect)" >/dev/null
}

for page in start $(pages_of "$gui") meeting; do
    if [ "$page" = meeting ]; then
        begin_meeting "$root/build/release/bin/accord-cli" "$project"
    fi
    if [ "$page" = collect ]; then
        collect_from vllm-project/vllm --from 2023 --keyword llm --keyword quantization --keyword yi --keyword OPT
        collect_from deepspeedai/DeepSpeed --from 2023 --to 2025 --keyword offload --keyword fp16
        collect_from https://gitee.com/mindspore/mindspore --from 2023 --keyword 大模型 --keyword 推理
    fi
    for theme in light dark; do
        picture "$gui" "$project" "$page" "$theme" "$folder/$page-$theme.png"
    done
done
