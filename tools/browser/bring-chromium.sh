#!/usr/bin/env bash
# The browser tests use the headless shell of Chromium, which takes a third of the CPU time of a full
# browser. Installs the Debian packages (as root) only with CI=true or INSTALL_CHROMIUM=yes; otherwise
# Playwright downloads the shell into the user's own folder. The full browser, which only the tests of
# Back need, serves where neither is possible.
set -euo pipefail

if command -v chromium-headless-shell >/dev/null; then exit 0; fi

if [ "${CI:-}" = true ] || [ "${INSTALL_CHROMIUM:-}" = yes ]; then
  if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    echo 'Installing the Debian packages of Chromium.'
    if apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium chromium-headless-shell >/dev/null; then exit 0; fi
  fi
fi

echo 'Downloading the headless shell of Playwright.'
# It may be installed and still not start, because it does not include the system libraries.
start="require('@playwright/test').chromium.launch().then((browser) => browser.close())"
if npx playwright install --only-shell chromium && node -e "$start"; then exit 0; fi

for name in chromium chromium-browser google-chrome; do
  if command -v "$name" >/dev/null; then exit 0; fi
done

echo '
The browser tests need a Chromium, and the one of Playwright cannot be downloaded or does not start here (see above).
Install one and run the command again:

  sudo apt-get install chromium-headless-shell    on Debian; elsewhere any Chromium or Google Chrome
  INSTALL_CHROMIUM=yes npm test                   as root on Debian, such as in a container' >&2
exit 1
