#!/bin/sh
# What npm run build made, with the Node that it was made with: the machine's own, or the one fetched where that is too old. Writes nothing.
cd "$(dirname "$0")/.." || exit 1
node=$(NODE_DISABLE_COMPILE_CACHE=1 node scripts/bootstrap.mjs exec -- node -p process.execPath) || exit 1
exec "$node" --disable-warning=ExperimentalWarning packages/server/dist/main.js
