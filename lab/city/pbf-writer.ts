// Writes .osm.pbf files: dense nodes, ways and relations in blocks, as extracts have them. For files that are made up.
import { closeSync, openSync, writeSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { OsmTags } from '../../src/vocabulary/osm-tags.ts';

export interface PbfMember {
  readonly type: 'node' | 'way' | 'relation';
  readonly ref: number;
  readonly role: string;
}

interface PbfFile {
  /** Nodes before ways before relations. */
  node(id: number, latDeg: number, lngDeg: number, tags?: OsmTags): void;
  way(id: number, refs: readonly number[], tags?: OsmTags): void;
  relation(id: number, members: readonly PbfMember[], tags?: OsmTags): void;
  close(): void;
}

const IN_A_BLOCK = 8_000;
/** Units of a coordinate: 100 nanodegrees, the usual granularity. */
const PER_DEGREE = 1e7;
const MEMBER_TYPES = ['node', 'way', 'relation'];

export function pbfFile(path: string): PbfFile {
  const file = openSync(path, 'w');
  const writeBlob = (type: string, content: Buffer) => {
    const blob = message((out) => {
      out.number(2, content.length);
      out.bytes(3, deflateSync(content));
    });
    const header = message((out) => {
      out.bytes(1, Buffer.from(type));
      out.number(3, blob.length);
    });
    const length = Buffer.alloc(4);
    length.writeUInt32BE(header.length);
    writeSync(file, Buffer.concat([length, header, blob]));
  };
  writeBlob(
    'OSMHeader',
    message((out) => {
      for (const feature of ['OsmSchema-V0.6', 'DenseNodes']) out.bytes(4, Buffer.from(feature));
    }),
  );
  let block = newBlock();
  let kind = '';
  const flush = () => {
    if (block.size > 0) writeBlob('OSMData', block.content());
    block = newBlock();
  };
  const room = (wanted: string) => {
    if (kind !== wanted || block.size === IN_A_BLOCK) flush();
    kind = wanted;
    return block;
  };
  return {
    node: (id, latDeg, lngDeg, tags = {}) => room('node').node(id, latDeg, lngDeg, tags),
    way: (id, refs, tags = {}) => room('way').way(id, refs, tags),
    relation: (id, members, tags = {}) => room('relation').relation(id, members, tags),
    close() {
      flush();
      closeSync(file);
    },
  };
}

/** Entities of one kind, with the texts that they use. */
function newBlock() {
  const strings = new Map<string, number>([['', 0]]);
  const at = (text: string): number => {
    const known = strings.get(text);
    if (known !== undefined) return known;
    strings.set(text, strings.size);
    return strings.size - 1;
  };
  const nodes = { ids: [] as number[], lats: [] as number[], lngs: [] as number[], tags: [] as number[] };
  const others: { readonly field: number; readonly content: Buffer }[] = [];
  const tagsInto = (out: Message, tags: OsmTags) => {
    out.packed(2, Object.keys(tags).map(at));
    out.packed(3, Object.values(tags).map(at));
  };
  return {
    get size() {
      return nodes.ids.length + others.length;
    },
    node(id: number, latDeg: number, lngDeg: number, tags: OsmTags) {
      nodes.ids.push(id);
      nodes.lats.push(Math.round(latDeg * PER_DEGREE));
      nodes.lngs.push(Math.round(lngDeg * PER_DEGREE));
      for (const [key, value] of Object.entries(tags)) nodes.tags.push(at(key), at(value));
      nodes.tags.push(0);
    },
    way(id: number, refs: readonly number[], tags: OsmTags) {
      const content = message((out) => {
        out.number(1, id);
        tagsInto(out, tags);
        out.packed(8, deltas(refs));
      });
      others.push({ field: 3, content });
    },
    relation(id: number, members: readonly PbfMember[], tags: OsmTags) {
      const content = message((out) => {
        out.number(1, id);
        tagsInto(out, tags);
        out.packed(
          8,
          members.map(({ role }) => at(role)),
        );
        out.packed(9, deltas(members.map(({ ref }) => ref)));
        out.packed(
          10,
          members.map(({ type }) => MEMBER_TYPES.indexOf(type)),
        );
      });
      others.push({ field: 4, content });
    },
    content(): Buffer {
      return message((out) => {
        out.bytes(
          1,
          message((table) => {
            for (const text of strings.keys()) table.bytes(1, Buffer.from(text));
          }),
        );
        out.bytes(
          2,
          message((group) => {
            if (nodes.ids.length > 0) group.bytes(2, denseNodes(nodes));
            for (const { field, content } of others) group.bytes(field, content);
          }),
        );
      });
    },
  };
}

const denseNodes = ({ ids, lats, lngs, tags }: Readonly<Record<'ids' | 'lats' | 'lngs' | 'tags', number[]>>): Buffer =>
  message((out) => {
    out.packed(1, deltas(ids));
    out.packed(8, deltas(lats));
    out.packed(9, deltas(lngs));
    out.packed(10, tags);
  });

/** Differences to the one before, with the sign in the last bit. */
const deltas = (values: readonly number[]): number[] =>
  values.map((value, at) => {
    const difference = value - (values[at - 1] ?? 0);
    return difference < 0 ? -2 * difference - 1 : 2 * difference;
  });

interface Message {
  number(field: number, value: number): void;
  bytes(field: number, content: Buffer): void;
  packed(field: number, values: readonly number[]): void;
}

/** A message of protocol buffers. */
function message(write: (out: Message) => void): Buffer {
  const parts: Buffer[] = [];
  const bytes = (field: number, content: Buffer) => {
    parts.push(varints([8 * field + 2, content.length]), content);
  };
  write({
    number: (field, value) => parts.push(varints([8 * field, value])),
    bytes,
    packed: (field, values) => bytes(field, varints(values)),
  });
  return Buffer.concat(parts);
}

/** Seven bits a byte, the lowest first; ids are larger than 32 bits. */
function varints(values: readonly number[]): Buffer {
  const bytes: number[] = [];
  for (let value of values) {
    while (value > 127) {
      bytes.push((value % 128) + 128);
      value = Math.floor(value / 128);
    }
    bytes.push(value);
  }
  return Buffer.from(bytes);
}
