import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { holdOut } from '../../benchmarks/holdout.ts';
import { twoCrowds } from '../../benchmarks/two-crowds.ts';
import { command } from './benchmark.ts';

test('--people writes the figures of each person, whose means are the figures reported', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paseo-benchmark-'));
  const fileOf = (name: string) => join(folder, name);
  const { asked, hidden } = holdOut(twoCrowds(), { share: 0.2, people: 300, seed: 1 });
  writeFileSync(fileOf('train'), linesOf(asked));
  writeFileSync(fileOf('test'), linesOf(hidden));
  let printed = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  const files = ['--train', fileOf('train'), '--test', fileOf('test'), '--people', fileOf('people')];
  await command.run([...files, '--method', 'svd', '--threads', '1', '--json']);
  write.mockRestore();
  const rows = readFileSync(fileOf('people'), 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  const mean = (column: number) => rows.reduce((sum, row) => sum + Number(row.split(' ')[column]), 0) / rows.length;
  const report = JSON.parse(printed);
  expect(rows.length).toBe(report.people);
  expect(mean(0)).toBeCloseTo(report['recall@20'], 9);
  expect(mean(1)).toBeCloseTo(report['ndcg@20'], 9);
  expect(report['recall@20']).toBeGreaterThan(0.1);
});

const linesOf = ({ rows, starts, indices }: ReturnType<typeof twoCrowds>): string =>
  Array.from({ length: rows }, (_, row) => [row, ...indices.subarray(starts[row], starts[row + 1])].join(' ')).join(
    '\n',
  );
