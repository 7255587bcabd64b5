// The table of faults for operators is true: its messages stand in the code, its metrics are told by a running service, its
// alerts are rules of the repository, its exit codes are those of the command line.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { EXIT } from '../src/cli/command.ts';
import { startTestService, type TestService } from './support/service.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Row {
  readonly fault: string;
  readonly exit: string;
  readonly messages: readonly string[];
  readonly metrics: readonly string[];
  readonly alerts: readonly string[];
}

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/gu)].map(([, text = '']) => text);

const rows: readonly Row[] = (/## What a fault looks like\n[\s\S]*?\n## /u.exec(read('docs/operations.md'))?.[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, fault = '', exit = '', message = '', metric = '', alert = '']) => ({
    fault,
    exit,
    messages: quoted(message),
    metrics: quoted(metric),
    alerts: alert === 'none' ? [] : alert.split(', '),
  }));

interface Rule {
  readonly alert: string;
  readonly expr: string;
}
const rules: readonly Rule[] = parse(read('deploy/monitoring/alerts.yaml')).groups.flatMap(
  (group: { readonly rules: readonly Rule[] }) => group.rules,
);

const source = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:cli|compose|config|db|http|system)\/.*(?<!\.test)\.ts$/u.test(file))
  .map((file) => read(`src/${file}`))
  .join('\n');

let service: TestService;
beforeAll(async () => {
  service = await startTestService('postgres');
});
afterAll(() => service?.close());

test('the table has a row for each fault', () => {
  expect(rows.length).toBeGreaterThan(15);
  expect(new Set(rows.map(({ fault }) => fault)).size).toBe(rows.length);
});

test.each(rows.flatMap(({ fault, messages }) => messages.map((message) => [fault, message] as const)))(
  '%s: the code says "%s"',
  (_, message) => {
    // A name that stands for what differs is a value of a template, or begins one of its own.
    const pieces = message
      .split(/\b(?:CAUSE|CODE|FOLDER|LENGTH|PROCESS|SECONDS|VERSION)\b/u)
      .filter((each) => each.length > 2);
    expect(pieces.length).toBeGreaterThan(0);
    expect(pieces.map((piece) => [piece, source.includes(piece)])).toEqual(pieces.map((piece) => [piece, true]));
  },
);

test('every exit code is one of the command line', () => {
  const codes = rows.map(({ exit }) => exit).filter((exit) => exit !== 'goes on');
  expect(codes.filter((code) => !Object.values<number>(EXIT).includes(Number(code)))).toEqual([]);
});

test('every metric of the table and of the rules is told by a running service', async () => {
  await service.ask({ url: '/readyz' });
  const { body } = await service.ask({ url: '/metrics' });
  const told = new Set([...body.matchAll(/^# TYPE (\w+) /gmu)].map(([, name = '']) => name));
  const inRules = rules.flatMap(({ expr }) => expr.match(/\b(?:up|[a-z]+(?:_[a-z]+)+)\b(?=[\s{[)]|$)/gu) ?? []);
  const named = new Set([...rows.flatMap(({ metrics }) => metrics), ...inRules]);
  expect(named.size).toBeGreaterThan(10);
  const own = [...named].filter((name) => name !== 'up' && name !== 'histogram_quantile');
  expect(own.filter((name) => !told.has(name.replace(/_(?:bucket|count|sum)$/u, '')))).toEqual([]);
  expect(body).toContain('route="/readyz"');
});

test('every alert of the table is a rule over a metric of its row, and every rule has a row or is about speed', () => {
  const known = new Map(rules.map(({ alert, expr }) => [alert, expr]));
  expect(rows.flatMap(({ alerts }) => alerts.filter((alert) => !known.has(alert)))).toEqual([]);
  const without = rows.filter(
    ({ alerts, metrics }) =>
      alerts.length > 0 && !alerts.some((alert) => metrics.some((name) => known.get(alert)?.includes(name))),
  );
  expect(without.map(({ fault }) => fault)).toEqual([]);
  const inTable = new Set(rows.flatMap(({ alerts }) => alerts));
  expect([...known.keys()].filter((alert) => !inTable.has(alert))).toEqual(['PaseoSlow']);
});

test('the room on the disk of the data is told', async () => {
  const { body } = await service.ask({ url: '/metrics' });
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'mu').exec(body)?.[1]);
  expect(figure('paseo_data_bytes')).toBeGreaterThan(1e6);
  expect(figure('paseo_data_free_bytes')).toBeGreaterThan(0);
  expect(figure('paseo_data_free_bytes')).toBeLessThanOrEqual(figure('paseo_data_bytes'));
});
