// What a newer file of a source lacks: closed on request, and open again when a file has it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aPlace } from '../../../tests/support/places.ts';
import { ADMINISTRATOR, type Place } from '../../domain/place.ts';
import { rowOf } from '../../ingest/jsonl-row.ts';
import type { CloseGone } from './gone.ts';
import { planFile } from './import.ts';
import { planned } from './plan.ts';

const folder = mkdtempSync(join(tmpdir(), 'paseo-gone-'));
afterAll(() => rmSync(folder, { recursive: true }));

const osm = (id: string, facts: Partial<Place> = {}) => aPlace({ source: 'osm', ...facts, id });
const ten = Array.from({ length: 10 }, (_, at) => osm(`osm-node-${at}`));

/** Plans the file over the catalogue, as one row a place. */
async function plan(known: readonly Place[], file: readonly Place[], closeGone?: CloseGone) {
  const path = join(folder, 'newer.jsonl');
  writeFileSync(path, file.map(rowOf).join('\n'));
  const order = { sourceName: 'jsonl', path, known: known.map(planned), removed: new Set<never>(), closeGone };
  const { report, put } = await planFile(order, {});
  return { report, put: put.map(({ place }) => place) };
}

test('what the file lacks is closed by name, only where that is asked for', async () => {
  const asked = await plan(ten, ten.slice(1), 'unless many');
  expect(asked.put.map(({ id, closedForGood }) => [id, closedForGood])).toEqual([['osm-node-0', true]]);
  expect(asked.report.counts.closed).toBe(1);
  expect(asked.report.gone).toEqual([{ record: 'osm-node-0 (osm-node-0)', reason: 'closed' }]);
  const silent = await plan(ten, ten.slice(1));
  expect(silent.put).toEqual([]);
  expect(silent.report.counts.closed).toBeUndefined();
});

test('a closed place is not closed twice, and a file that has it again opens it', async () => {
  const closed = ten.map((place, at) => (at === 0 ? { ...place, closedForGood: true } : place));
  expect((await plan(closed, ten.slice(1), 'unless many')).put).toEqual([]);
  const again = await plan(closed, ten, 'unless many');
  expect(again.put.map(({ id, closedForGood }) => [id, closedForGood])).toEqual([['osm-node-0', false]]);
});

test('what an administrator edited or confirmed, and what another source has, stays open', async () => {
  const held = [
    osm('edited', { provenance: { phone: { source: ADMINISTRATOR, asOf: '2026-01-01' } } }),
    osm('confirmed', { confirmed: { name: '2026-01-01' } }),
    osm('linked', { provenance: { 'id:esmadrid-1': { source: 'esmadrid' } } }),
  ];
  const { put, report } = await plan(
    [...ten, ...ten.map((each) => osm(`${each.id}-b`)), ...held],
    [...ten, ...ten.map((each) => osm(`${each.id}-b`))],
    'unless many',
  );
  expect(put).toEqual([]);
  expect(report.counts.closed).toBe(0);
  expect(report.gone?.map(({ record, reason }) => `${record}: ${reason}`)).toEqual([
    'edited (edited): left open: an administrator edited it',
    'confirmed (confirmed): left open: an administrator found it there',
    'linked (linked): left open: another source has it as well',
  ]);
});

test('places of other sources are none of its business', async () => {
  const other = aPlace({ id: 'x', source: 'municipal' });
  expect((await plan([...ten, other], ten, 'unless many')).put).toEqual([]);
});

test('a file that lacks more than a fifth is refused, unless that is meant', async () => {
  await expect(plan(ten, ten.slice(3), 'unless many')).rejects.toMatchObject({
    code: 'import/bad-data',
    message: expect.stringContaining('lacks 3 of the 10 open places of osm'),
  });
  expect((await plan(ten, ten.slice(2), 'unless many')).put.length).toBe(2);
  expect((await plan(ten, ten.slice(3), 'any')).put.length).toBe(3);
});
