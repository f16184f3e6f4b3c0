#!/usr/bin/env bash
# The browser tests need a Chromium. Takes the one that is there; else Debian's package
# where apt can install it; else the one that Playwright downloads.
set -euo pipefail
for name in chromium chromium-browser google-chrome; do
  if command -v "$name" >/dev/null; then exit 0; fi
done
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  echo 'No Chromium here: installing the package of Debian.'
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null && exit 0
fi
echo 'No Chromium here: asking Playwright for its own.'
npx playwright install chromium
