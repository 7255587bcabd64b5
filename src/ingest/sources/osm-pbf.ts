// .osm.pbf extracts, read as a stream: first which ways and relations are places, then where their corners lie.

import type { TransformCallback } from 'node:stream';
import { OSMTransform } from 'osm-pbf-parser-node';
import { badData, type OpenFile } from '../readers/file.ts';
import { middleOf } from './osm-middle.ts';
import { idSet, NodePositions } from './osm-nodes.ts';
import { isCandidate, type OsmElement } from './osm-place.ts';

export interface PbfEntity {
  readonly type?: 'node' | 'way' | 'relation';
  readonly id: number;
  readonly lat?: number;
  readonly lon?: number;
  readonly refs?: readonly number[];
  readonly members?: readonly { readonly type: string; readonly ref: number; readonly role: string }[];
  readonly tags?: Readonly<Record<string, string>>;
}

/**
 * Nodes come before ways in such files, so a way's corners are known only on a second pass. Three passes at most:
 * places and the corners they need; corners of ways that relations need; positions of all corners.
 */
export async function* elementsOfPbf(path: string, file: OpenFile): AsyncIterable<OsmElement> {
  const outlines: PbfEntity[] = [];
  for await (const entity of entitiesOf(path, file)) {
    if (!entity.tags || !isCandidate(entity.tags)) continue;
    if (entity.type === 'node') yield elementOf(entity, [[entity.lat ?? Number.NaN, entity.lon ?? Number.NaN]]);
    else outlines.push(entity);
  }
  if (outlines.length === 0) return;
  const refsOfWay = await memberWays(path, file, outlines);
  const cornersOf = (outline: PbfEntity) => cornerIds(outline, refsOfWay);
  const positions = await positionsOf(path, file, idSet(eachOf(outlines, cornersOf)));
  for (const outline of outlines) {
    yield elementOf(
      outline,
      cornersOf(outline).flatMap((id) => {
        const position = positions.find(id);
        return position ? [position] : [];
      }),
    );
  }
}

function elementOf(entity: PbfEntity, corners: readonly (readonly number[])[]): OsmElement {
  const [latDeg, lngDeg] = middleOf(corners);
  return {
    type: entity.type ?? 'node',
    id: String(entity.id),
    latDeg,
    lngDeg,
    ...(entity.tags ? { tags: entity.tags } : {}),
  };
}

/** Corners of the ways that make up relations. */
async function memberWays(path: string, file: OpenFile, outlines: readonly PbfEntity[]) {
  const wanted = new Set(outlines.flatMap(({ members = [] }) => members.filter(isOuterWay).map(({ ref }) => ref)));
  const refsOfWay = new Map<number, readonly number[]>();
  if (wanted.size === 0) return refsOfWay;
  for await (const { type, id, refs } of entitiesOf(path, file)) {
    if (type === 'way' && wanted.has(id)) refsOfWay.set(id, refs ?? []);
  }
  return refsOfWay;
}

const isOuterWay = ({ type, role }: { readonly type: string; readonly role: string }) =>
  type === 'way' && role !== 'inner';

function cornerIds({ refs, members }: PbfEntity, refsOfWay: ReadonlyMap<number, readonly number[]>): readonly number[] {
  if (refs) return refs;
  return (members ?? []).flatMap((member) => {
    if (member.type === 'node') return [member.ref];
    return isOuterWay(member) ? (refsOfWay.get(member.ref) ?? []) : [];
  });
}

function* eachOf<From, To>(list: readonly From[], make: (from: From) => To): Iterable<To> {
  for (const each of list) yield make(each);
}

async function positionsOf(path: string, file: OpenFile, wanted: ReturnType<typeof idSet>): Promise<NodePositions> {
  const positions = new NodePositions();
  for await (const { type, id, lat, lon } of entitiesOf(path, file)) {
    if (type === 'node' && lat !== undefined && lon !== undefined && wanted.has(id)) positions.put(id, lat, lon);
  }
  return positions;
}

/** The first block of every such file is named so, behind its length. Another file would be read as one without entities. */
const HEADERS = ['OSMHeader', 'OSMData'];

async function requireHeader(path: string, file: OpenFile): Promise<void> {
  for await (const chunk of file.bytes()) {
    const head = (chunk as Buffer).subarray(0, 64);
    if (HEADERS.some((name) => head.includes(name))) return;
    break;
  }
  throw badData(path, `not a readable .osm.pbf file (expected it to begin with ${HEADERS[0]})`);
}

/** All of the file, in its order: nodes, ways, relations. */
export async function* entitiesOf(path: string, file: OpenFile): AsyncIterable<PbfEntity> {
  await requireHeader(path, file);
  const bytes = file.bytes();
  const entities = new CarefulTransform({ withTags: true, withInfo: false });
  bytes.once('error', (error) => entities.destroy(error));
  bytes.pipe(entities);
  try {
    for await (const block of entities) yield* block as Iterable<PbfEntity>;
  } catch (error) {
    throw badData(path, `not a readable .osm.pbf file (${(error as Error).message})`);
  } finally {
    bytes.destroy();
  }
}

/** The parser throws where a stream should report, which would end the whole program. */
class CarefulTransform extends OSMTransform {
  override _transform(chunk: Buffer, encoding: BufferEncoding, done: TransformCallback): void {
    try {
      super._transform(chunk, encoding, done);
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      super._flush(done);
    } catch {
      done(new Error('the file ends in the middle'));
    }
  }
}
