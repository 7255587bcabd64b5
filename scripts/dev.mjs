// Runs the service and starts it again whenever a source changes: npm run dev
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { buildAll } from './build.mjs';

const QUIET_MS = 150;
let service;
let timer;

async function restart() {
  try {
    await buildAll();
  } catch {
    process.stderr.write('not restarted: the build failed\n');
    return;
  }
  if (service && service.exitCode === null) {
    service.kill('SIGTERM');
    await new Promise((resolve) => service.once('exit', resolve));
  }
  service = spawn(process.execPath, ['dist/cli/main.js', 'serve'], { stdio: 'inherit' });
}

for (const folder of ['src', 'web', 'data/vocabulary']) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(restart, QUIET_MS);
  });
}
await restart();
