#!/usr/bin/env node
// Starts the command line. In a checkout it first rebuilds what is older than its source (about a second).
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
if (existsSync(join(root, 'scripts/build.mjs'))) {
  const { buildIfStale } = await import('../scripts/build.mjs');
  await buildIfStale();
}
await import('../dist/cli/main.js');
