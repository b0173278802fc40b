#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Builds Accord and makes a Debian package of it for the system that this runs on: build/deb/accord_VERSION_ARCH.deb.
set -euo pipefail
# shellcheck source=packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'TEXT'
usage: packaging/make_deb.sh [--no-install] [--try]
  --no-install   build with what is there
  --try          then install the package in a fresh Debian, in a folder that is thrown away, and start what it holds
                 (needs root, mmdebstrap and the mirror of this system)
TEXT
}

no_install=no
try=no
for option in "$@"; do
    case "$option" in
        --no-install) no_install=yes ;;
        --try) try=yes ;;
        --help) usage; exit 0 ;;
        *) usage >&2; exit 2 ;;
    esac
done

say "Package, 1 of 3: what is needed"
install_unless "$no_install"
for tool in dpkg-deb dpkg-shlibdeps strip help2man cmark-gfm; do
    have "$tool" || fail "$tool is not installed. It is in one of these packages: dpkg-dev binutils help2man cmark-gfm."
done

say "Package, 2 of 3: build"
configure release
# The tools may have come after the build folder.
cmake build/release >/dev/null
build release accord accord-cli accord-man accord-cli-man

say "Package, 3 of 3: pack"
version="$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' build/release/CMakeCache.txt)"
version="$version-1" # Debian's: the first package of it
architecture="$(dpkg --print-architecture)"
# A package says when its content is from, not when it was packed.
SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}"
export SOURCE_DATE_EPOCH
out="$root/build/deb"
tree="$out/tree"
doc="$tree/usr/share/doc/accord"
# Who packs it answers for the package; dpkg's own tools look for them there, too.
maintainer="${DEBFULLNAME:-The Accord authors} <${DEBEMAIL:-accord@example.org}>"
rm -rf "$out"
mkdir -p "$tree/DEBIAN"

cmake --install build/release --prefix "$tree/usr" >/dev/null
strip --strip-unneeded --remove-section=.comment --remove-section=.note "$tree"/usr/bin/*
gzip -9n "$tree"/usr/share/man/man1/*.1

# Debian's own places for what lies in the folder of documents: the licence is known by its name, news are compressed.
rm "$doc/LICENSE"
gzip -9nc CHANGELOG.md >"$doc/changelog.gz"
rm "$doc/NEWS.md"
gzip -9n >"$doc/changelog.Debian.gz" <<TEXT
accord ($version) unstable; urgency=medium

  * Packed as it is; changelog.gz says what is new.

 -- $maintainer  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")
TEXT
cat >"$doc/copyright" <<TEXT
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Accord

Files: *
Copyright: 2026 The Accord authors
License: Apache-2.0

License: Apache-2.0
 On Debian systems the text of the Apache License, Version 2.0, is in
 /usr/share/common-licenses/Apache-2.0.
TEXT

# What the programs link to says which packages they need; icons are drawn by a plugin that lies in the package of the
# library that we link to, and so do those for X11 and for no display.
mkdir -p "$out/debian"
printf 'Source: accord\n\nPackage: accord\nArchitecture: any\n' >"$out/debian/control"
depends="$(cd "$out" && dpkg-shlibdeps -O tree/usr/bin/accord tree/usr/bin/accord-cli 2>shlibdeps.log |
    sed -n 's/^shlibs:Depends=//p')"
[ -n "$depends" ] || { cat "$out/shlibdeps.log" >&2; fail "dpkg-shlibdeps names no packages."; }

cat >"$tree/DEBIAN/control" <<TEXT
Package: accord
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk --exclude=DEBIAN "$tree" | cut -f1)
Depends: $depends
Recommends: ca-certificates, fonts-dejavu-core, fonts-noto-cjk, qt6-wayland
Section: science
Priority: optional
Description: label issue reports together and settle what you disagree on
 Accord is a desktop workbench with which a team reads issue reports, labels
 them against a three-level taxonomy, measures how well it agrees, and settles
 what it disagrees on. Everybody works in one shared project file, and nothing
 that anybody did is ever overwritten.
 .
 The package holds the window (accord) and the same without a window
 (accord-cli), for scripts and servers.
TEXT
chmod -R u=rwX,go=rX "$tree"
(cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$tree/DEBIAN/md5sums"
chmod 644 "$tree/DEBIAN/md5sums"
package="$out/accord_${version}_$architecture.deb"
dpkg-deb --root-owner-group --build "$tree" "$package" >/dev/null
rm -rf "$tree" "$out/debian" "$out/shlibdeps.log"
note "$package ($(du -k "$package" | cut -f1) KiB)"
note "Depends: $depends"
if have lintian; then
    # Closing the bug that announces a package is for those that are sent to Debian.
    lintian --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs "$package" || fail "lintian found something."
else
    note "lintian is not installed: the package was not looked at."
fi
[ "$try" = no ] || "$root/packaging/try_deb.sh" "$package"
