// The earlier documents of the contract, as git keeps them.
import { spawnSync } from 'node:child_process';

export const SNAPSHOT = 'tests/api/openapi.snap.json';

/** The commit of the document that others relied on first. */
export const FIRST_PROMISE = '8027c00';

/** Commits whose documents may not be broken: the first promise, the last other document, and those asked for. */
export function baselines(current: string, asked: readonly string[], root = '.'): ReadonlySet<string> {
  const last = lastOther(current, root);
  return new Set([FIRST_PROMISE, ...(last === undefined ? [] : [last]), ...asked]);
}

/** The document of a commit, or nothing where this checkout has no such commit. */
export function documentOf(commit: string, root = '.'): string | undefined {
  const { status, stdout } = git(root, 'show', `${commit}:${SNAPSHOT}`);
  return status === 0 ? stdout : undefined;
}

/** The newest commit whose document is another than the one in the working tree. */
function lastOther(current: string, root: string): string | undefined {
  const { stdout } = git(root, 'log', '--format=%h', '--', SNAPSHOT);
  return stdout.split('\n').find((commit) => commit !== '' && documentOf(commit, root) !== current);
}

const git = (cwd: string, ...args: readonly string[]) =>
  spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 });
