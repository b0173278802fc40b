#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Makes Debian packages of what is committed, for the system that this runs on, in build/deb: the program, its debug
# symbols, and the source package from which both are made.
set -euo pipefail
# shellcheck source=packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'TEXT'
usage: packaging/make_deb.sh [--no-install] [--try] [--twice]
  --no-install   build with what is there
  --try          then install the package in a fresh Debian, in a folder that is thrown away, and start what it holds
                 (needs root, mmdebstrap and the mirror of this system)
  --twice        build it in a second folder, too, and compare the packages byte by byte
TEXT
}

no_install=no
try=no
twice=no
for option in "$@"; do
    case "$option" in
        --no-install) no_install=yes ;;
        --try) try=yes ;;
        --twice) twice=yes ;;
        --help) usage; exit 0 ;;
        *) usage >&2; exit 2 ;;
    esac
done

say "Package, 1 of 3: what is needed"
install_unless "$no_install"
for tool in dh dpkg-buildpackage git xz; do
    have "$tool" || fail "$tool is not installed. It is in one of these packages: debhelper dpkg-dev git xz-utils."
done

say "Package, 2 of 3: the source"
version="$(sed -n 's/^project(accord VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)"
# Packages say when their content is from, not when they were packed.
SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}"
export SOURCE_DATE_EPOCH
# Who packs it answers for it; dpkg's own tools look for them there, too.
maintainer="${DEBFULLNAME:-The Accord authors} <${DEBEMAIL:-accord@example.org}>"
out="$root/build/deb"
rm -rf "$out"
mkdir -p "$out"
[ -z "$(git status --porcelain)" ] || note "What is not committed is not in it."
git archive --format=tar --prefix="accord-$version/" HEAD | xz -6 >"$out/accord_$version.orig.tar.xz"

# lay_out FOLDER: the source with Debian's files where dpkg-buildpackage wants them.
lay_out() {
    mkdir -p "$1"
    cp "$out/accord_$version.orig.tar.xz" "$1/"
    tar -C "$1" -xf "$out/accord_$version.orig.tar.xz"
    cp -r "$root/packaging/debian" "$1/accord-$version/debian"
    cat >"$1/accord-$version/debian/changelog" <<TEXT
accord ($version-1) unstable; urgency=medium

  * Packed as it is; changelog.gz says what is new.

 -- $maintainer  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")
TEXT
    sed -i "s/^Maintainer: .*/Maintainer: $maintainer/" "$1/accord-$version/debian/control"
}

say "Package, 3 of 3: build"
lay_out "$out"
(cd "$out/accord-$version" && dpkg-buildpackage --no-sign --jobs="$jobs")
package="$out/accord_$version-1_$(dpkg --print-architecture).deb"
note "$package ($(du -k "$package" | cut -f1) KiB)"
note "Depends: $(dpkg-deb --field "$package" Depends)"
if have lintian; then
    # Closing the bug that announces a package is for those that are sent to Debian.
    lintian --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs "$out/accord_$version-1"_*.changes ||
        fail "lintian found something."
else
    note "lintian is not installed: the package was not looked at."
fi
if [ "$twice" = yes ]; then
    say "Once more, in another folder"
    again="$(mktemp -d)"
    trap 'rm -rf "$again"' EXIT
    lay_out "$again/somewhere/else"
    (cd "$again/somewhere/else/accord-$version" && dpkg-buildpackage --no-sign --build=binary --jobs="$jobs" >"$again/log") ||
        fail "The second build failed: $(tail -n 20 "$again/log")"
    for made in "$out"/*.deb; do
        cmp "$made" "$again/somewhere/else/$(basename "$made")" || fail "$(basename "$made") depends on where it is built."
    done
    note "Both builds give the same bytes."
fi
[ "$try" = no ] || "$root/packaging/try_deb.sh" "$package"
