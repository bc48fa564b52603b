#!/usr/bin/env node
// With the maps a stack names the sources; reading them takes time, so only those who debug wait for it.
if (/^(debug|trace)$/.test(process.env.LOG_LEVEL ?? '')) process.setSourceMapsEnabled(true);
await import('../dist/program/main.js');
