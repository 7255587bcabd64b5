// Writes PMTiles, version 3 (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md): a header, directories and tiles in one
// file that is read by ranges of bytes. Ours, because no kept package writes it; the `pmtiles` package, which reads it, tests it.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import type { BoundingBox } from '../../src/geo/bounding-box.ts';

export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** Not compressed. */
  readonly content: Uint8Array;
}

interface Archive {
  readonly tiles: readonly Tile[];
  readonly metadata: object;
  readonly bounds: BoundingBox;
}

interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  /** How many tiles in a row are these bytes; 0 for an entry of the root that names a leaf directory. */
  run: number;
}

const HEADER_BYTES = 127;
/** Header and root directory are read with the first request. */
const MAX_ROOT_BYTES = 16_384 - HEADER_BYTES;
const LEAF_ENTRIES = 2_048;
const GZIP = 2;
const MVT = 1;

/** The same archive gives the same bytes. @throws RangeError without a tile, and when the root does not fit */
export function pmtilesOf({ tiles, metadata, bounds }: Archive): Buffer {
  if (tiles.length === 0) throw new RangeError('a PMTiles file needs at least one tile');
  const { entries, contents, data } = stored(tiles);
  const { root, leaves } = directoriesOf(entries);
  const packedMetadata = packed(Buffer.from(JSON.stringify(metadata)));
  const zooms = tiles.map(({ z }) => z);
  const sections = [root, packedMetadata, leaves, data];
  const header = headerOf({
    sections: sections.map(({ length }) => length),
    counts: [tiles.length, entries.length, contents],
    zooms: [Math.min(...zooms), Math.max(...zooms)],
    bounds,
  });
  return Buffer.concat([header, ...sections]);
}

/** Tiles in the order of the curve; equal ones are stored once. */
function stored(tiles: readonly Tile[]) {
  const inOrder = tiles
    .map((tile) => ({ id: zxyToTileId(tile.z, tile.x, tile.y), content: tile.content }))
    .sort((a, b) => a.id - b.id);
  const known = new Map<string, { readonly offset: number; readonly length: number }>();
  const pieces: Buffer[] = [];
  const entries: Entry[] = [];
  let size = 0;
  for (const { id, content } of inOrder) {
    const hash = createHash('sha256').update(content).digest('base64');
    let at = known.get(hash);
    if (!at) {
      const piece = packed(content);
      at = { offset: size, length: piece.length };
      known.set(hash, at);
      pieces.push(piece);
      size += piece.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === at.offset && last.id + last.run === id) last.run++;
    else entries.push({ id, ...at, run: 1 });
  }
  return { entries, contents: known.size, data: Buffer.concat(pieces) };
}

function directoriesOf(entries: readonly Entry[]): { readonly root: Buffer; readonly leaves: Buffer } {
  const whole = directoryOf(entries);
  if (whole.length <= MAX_ROOT_BYTES) return { root: whole, leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const pointers: Entry[] = [];
  let offset = 0;
  for (let from = 0; from < entries.length; from += LEAF_ENTRIES) {
    const leaf = directoryOf(entries.slice(from, from + LEAF_ENTRIES));
    pointers.push({ id: entries[from]!.id, offset, length: leaf.length, run: 0 });
    leaves.push(leaf);
    offset += leaf.length;
  }
  const root = directoryOf(pointers);
  if (root.length > MAX_ROOT_BYTES) throw new RangeError('too many tiles for two levels of directories');
  return { root, leaves: Buffer.concat(leaves) };
}

/** Columns of numbers: ids as steps, runs, lengths, and offsets, where 0 stands for "right after the entry before". */
function directoryOf(entries: readonly Entry[]): Buffer {
  const before = (at: number) => entries[at - 1];
  return packed(
    Buffer.concat(
      [
        entries.length,
        ...entries.map(({ id }, at) => id - (before(at)?.id ?? 0)),
        ...entries.map(({ run }) => run),
        ...entries.map(({ length }) => length),
        ...entries.map(({ offset }, at) => {
          const previous = before(at);
          return previous && offset === previous.offset + previous.length ? 0 : offset + 1;
        }),
      ].map(varint),
    ),
  );
}

/** Seven bits a byte, the lowest first. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}

interface HeaderParts {
  /** Lengths of root, metadata, leaves and tiles, which follow each other in this order. */
  readonly sections: readonly number[];
  readonly counts: readonly number[];
  readonly zooms: readonly [min: number, max: number];
  readonly bounds: BoundingBox;
}

function headerOf({ sections, counts, zooms, bounds: { south, west, north, east } }: HeaderParts): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  let at = HEADER_BYTES;
  for (const [index, length] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(at), 8 + 16 * index);
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * index);
    at += length;
  }
  for (const [index, count] of counts.entries()) header.writeBigUInt64LE(BigInt(count), 72 + 8 * index);
  const isClustered = 1;
  for (const [index, byte] of [isClustered, GZIP, GZIP, MVT, ...zooms].entries()) header.writeUInt8(byte, 96 + index);
  for (const [index, degrees] of [west, south, east, north].entries()) writeDegrees(header, degrees, 102 + 4 * index);
  header.writeUInt8(zooms[1], 118);
  writeDegrees(header, (west + east) / 2, 119);
  writeDegrees(header, (south + north) / 2, 123);
  return header;
}

const writeDegrees = (header: Buffer, degrees: number, at: number): number =>
  header.writeInt32LE(Math.round(degrees * 1e7), at);

/** Byte 9 of gzip names the system it was made on; "unknown" there, so that every system writes the same bytes. */
function packed(bytes: Uint8Array): Buffer {
  const made = gzipSync(bytes, { level: 9 });
  made[9] = 255;
  return made;
}
