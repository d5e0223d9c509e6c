#!/bin/sh
# Print the path of a Chromium to test with. If there is none: install it, from the system's
# packages as root, else as Playwright's own download.
set -eu
find_one() {
    for name in chromium chromium-browser google-chrome; do
        if command -v "$name" >/dev/null 2>&1; then
            command -v "$name"
            return 0
        fi
    done
    return 1
}
find_one && exit 0
echo "no Chromium here: installing it for the browser journeys" >&2
"$(dirname "$0")/program.sh" chromium chromium && exit 0
.venv/bin/python -m playwright install chromium >&2
.venv/bin/python -c 'from playwright.sync_api import sync_playwright as p
with p() as play: print(play.chromium.executable_path)'
