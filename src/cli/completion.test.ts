import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { completionScript, completionsOf } from './completion.ts';

const backup = { help: 'Usage: paseo backup FILE [--force]\n', summary: "the owner's copy", run: async () => 0 };
const admin = {
  help: 'Usage: paseo admin create USERNAME [--full-name NAME]\n       paseo admin promote USERNAME\n',
  summary: 'administrators',
  run: async () => 0,
};

const commands = [completionsOf('backup', backup), completionsOf('admin', admin)];

describe('completion of the command line', () => {
  test('reads actions and options from the help', () => {
    expect(commands).toEqual([
      { name: 'backup', summary: "the owner's copy", actions: [], options: ['--force', '--help'] },
      { name: 'admin', summary: 'administrators', actions: ['create', 'promote'], options: ['--full-name', '--help'] },
    ]);
  });

  test('bash offers commands first, then what the command takes', () => {
    const offered = (...words: readonly string[]) =>
      execFileSync('bash', [
        '-c',
        `${completionScript('bash', commands)}
         COMP_WORDS=(paseo ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _paseo
         printf '%s\\n' "\${COMPREPLY[@]}"`,
      ])
        .toString()
        .trim()
        .split('\n');
    expect(offered('b')).toEqual(['backup']);
    expect(offered('admin', '')).toEqual(['create', 'promote', '--full-name', '--help']);
    expect(offered('backup', '--f')).toEqual(['--force']);
  });

  test('a quotation mark in a summary ends no string of the script', () => {
    expect(completionScript('fish', commands)).toContain(`-a backup -d 'the owner'\\''s copy'`);
    expect(completionScript('zsh', commands)).toContain(`'backup:the owner'\\''s copy'`);
  });
});
