#!/usr/bin/env bash
# The browser tests need a Chromium. Uses the one of this machine, or else the one that Playwright
# downloads into the user's own folder. Installs the system package (Debian, as root) only with
# CI=true or INSTALL_CHROMIUM=yes. The headless shell takes a third of the CPU time of a full
# browser, which only the tests of Back need.
set -euo pipefail

for name in chromium-headless-shell chromium chromium-browser google-chrome; do
  if command -v "$name" >/dev/null; then exit 0; fi
done

if [ "${CI:-}" = true ] || [ "${INSTALL_CHROMIUM:-}" = yes ]; then
  if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo 'No Chromium found: installing the Debian package.'
    if apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium chromium-headless-shell >/dev/null; then exit 0; fi
  fi
fi

echo 'No Chromium found: downloading the one of Playwright.'
# It may be installed and still not start, because it does not include the system libraries.
start="require('@playwright/test').chromium.launch().then((browser) => browser.close())"
if npx playwright install --only-shell chromium && node -e "$start"; then exit 0; fi

echo '
The browser tests need a Chromium, and the one of Playwright cannot be downloaded or does not start here (see above).
Install one and run the command again:

  sudo apt-get install chromium    on Debian; elsewhere any Chromium or Google Chrome
  INSTALL_CHROMIUM=yes npm test    as root on Debian, such as in a container: installs it by itself' >&2
exit 1
