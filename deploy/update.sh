#!/bin/sh
# update.sh ARCHIVE: installs a release beside the present one and restarts the instances one after the other,
# each a few seconds after the one before it is ready again. Roll back: update.sh --back
set -eu

# SITE_ROOT: another root folder, for a trial.
root=${SITE_ROOT:-}
releases=$root/opt/site/releases
current=$root/opt/site/current
previous=$root/opt/site/previous

restart_all() {
  between=0
  for unit in $(systemctl list-units --plain --no-legend 'site@*.service' | cut -d ' ' -f 1); do
    # A fresh instance is slow at first. While the other still runs, the proxy asks that one instead.
    sleep "$between"
    systemctl restart "$unit"
    between=5
  done
}

switch_to() {
  # A rename replaces the link in one step.
  ln -sfn "$1" "$current.new"
  mv -T "$current.new" "$current"
}

if [ "${1:-}" = --back ]; then
  before=$(cat "$previous")
  readlink -f "$current" > "$previous"
  switch_to "$before"
  restart_all
  echo "back to $before"
  exit 0
fi

archive=${1:?usage: update.sh site-VERSION.tar.gz, or update.sh --back}
(cd "$(dirname "$archive")" && sha256sum --check --quiet "$(basename "$archive").sha256")
mkdir -p "$releases"
name=$(tar -tzf "$archive" | head -n 1 | cut -d / -f 1)
# The same version may be built twice: each installation has a folder of its own.
target="$releases/$name-$(date -u +%Y%m%d%H%M%S)"
mkdir "$target"
tar -xzf "$archive" --no-same-owner --strip-components 1 -C "$target"
chmod -R go=rX "$target"
(cd "$target" && sha256sum --check --quiet FILES.sha256)
if [ -e "$current" ]; then readlink -f "$current" > "$previous"; fi
switch_to "$target"
restart_all
echo "installed $target"
