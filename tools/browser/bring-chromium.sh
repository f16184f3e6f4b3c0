#!/usr/bin/env bash
# The browser tests need Chromium. Uses the installed one, or installs Debian's package if apt is
# available, or downloads Playwright's build.
set -euo pipefail
for name in chromium chromium-browser google-chrome; do
  if command -v "$name" >/dev/null; then exit 0; fi
done
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  echo 'Chromium not found: installing the Debian package.'
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null && exit 0
fi
echo "Chromium not found: downloading Playwright's build."
npx playwright install chromium
