// A trained model as bytes: what it is, which version of its form, its facts and its numbers, and a hash over it all.
import { DomainError } from '../domain/errors.ts';

/** The SHA-256 of some bytes, in hexadecimal; handed in, as engines hold no cryptography. */
export type Hash = (bytes: Uint8Array) => string;

interface ArtifactContent {
  /** Which model, e.g. `svd`. */
  readonly kind: string;
  /** Version of this kind's form; a reader takes only the one it knows. */
  readonly version: number;
  /** Whatever JSON can hold. */
  readonly facts: unknown;
  readonly arrays: Readonly<Record<string, NumberArray>>;
}

type NumberArray = Float32Array | Uint32Array | Uint8Array;

/*
 * +-------------+-----------+-------------------+--------------------+----------------------------+
 * | PASEOMOD    | format: 4 | header length: 4  | sha-256, hex: 64   | header (JSON), then arrays |
 * +-------------+-----------+-------------------+--------------------+----------------------------+
 * The hash is over header and arrays. Arrays start at multiples of 8; numbers are little-endian.
 */
const MAGIC = 'PASEOMOD';
const FORMAT = 1;
const HASH_AT = 16;
const HEADER_AT = HASH_AT + 64;
const ALIGNMENT = 8;

const TYPES = { Float32Array, Uint32Array, Uint8Array } as const;
type TypeName = keyof typeof TYPES;

interface ArrayEntry {
  readonly name: string;
  readonly type: TypeName;
  readonly length: number;
  /** From the end of the padded header. */
  readonly offset: number;
}

interface Header {
  readonly kind: string;
  readonly version: number;
  readonly facts: unknown;
  readonly arrays: readonly ArrayEntry[];
}

/** The same content gives the same bytes. */
export function encodeArtifact({ kind, version, facts, arrays }: ArtifactContent, hash: Hash): Uint8Array {
  const entries = layOut(arrays);
  const header = new TextEncoder().encode(JSON.stringify({ kind, version, facts, arrays: entries } satisfies Header));
  const bodyAt = aligned(HEADER_AT + header.length);
  const last = entries.at(-1);
  const bytes = new Uint8Array(bodyAt + (last ? aligned(last.offset + byteLengthOf(last)) : 0));
  bytes.set(new TextEncoder().encode(MAGIC));
  const view = new DataView(bytes.buffer);
  view.setUint32(8, FORMAT, true);
  view.setUint32(12, header.length, true);
  bytes.set(header, HEADER_AT);
  for (const { name, offset } of entries) {
    const array = arrays[name]!;
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), bodyAt + offset);
  }
  bytes.set(new TextEncoder().encode(hash(bytes.subarray(HEADER_AT))), HASH_AT);
  return bytes;
}

/** @throws DomainError `model/incompatible` when the bytes are damaged, or of another kind or version than asked for */
export function decodeArtifact(
  bytes: Uint8Array,
  expected: { kind: string; version: number },
  hash: Hash,
): ArtifactContent {
  const header = readHeader(bytes, hash);
  if (header.kind !== expected.kind || header.version !== expected.version) {
    const [found, wanted] = [header, expected].map(({ kind, version }) => `${kind} version ${version}`);
    throw new DomainError('model/incompatible', `the model is ${found}; expected ${wanted}`);
  }
  const bodyAt = aligned(HEADER_AT + headerLength(bytes));
  const arrays = Object.fromEntries(header.arrays.map((entry) => [entry.name, readArray(bytes, bodyAt, entry)]));
  return { kind: header.kind, version: header.version, facts: header.facts, arrays };
}

/** The hash that the bytes carry; names the file, tells two models apart. */
export const artifactHash = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.subarray(HASH_AT, HEADER_AT));

/** Whether these are the very bytes that a hash names. */
export const isArtifactOf = (name: string, bytes: Uint8Array, hash: Hash): boolean =>
  bytes.length >= HEADER_AT && artifactHash(bytes) === name && hash(bytes.subarray(HEADER_AT)) === name;

function readHeader(bytes: Uint8Array, hash: Hash): Header {
  const magic = new TextDecoder().decode(bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC || bytes.length < HEADER_AT)
    throw new DomainError('model/incompatible', 'this is not a model file');
  const format = viewOf(bytes).getUint32(8, true);
  if (format !== FORMAT) {
    throw new DomainError('model/incompatible', `the model file has format ${format}; expected ${FORMAT}`);
  }
  if (hash(bytes.subarray(HEADER_AT)) !== artifactHash(bytes)) {
    throw new DomainError('model/incompatible', 'the model file is damaged: its hash does not agree');
  }
  return JSON.parse(new TextDecoder().decode(bytes.subarray(HEADER_AT, HEADER_AT + headerLength(bytes))));
}

/** Copied, so that numbers are aligned wherever the bytes came from (`slice` of a Buffer would not copy). */
function readArray(bytes: Uint8Array, bodyAt: number, { type, length, offset }: ArrayEntry): NumberArray {
  const from = bodyAt + offset;
  const copy = new Uint8Array(bytes.subarray(from, from + length * TYPES[type].BYTES_PER_ELEMENT));
  return new TYPES[type](copy.buffer, 0, length);
}

function layOut(arrays: Readonly<Record<string, NumberArray>>): ArrayEntry[] {
  let offset = 0;
  return Object.keys(arrays)
    .sort()
    .map((name) => {
      const array = arrays[name]!;
      const entry = { name, type: array.constructor.name as TypeName, length: array.length, offset };
      offset = aligned(offset + array.byteLength);
      return entry;
    });
}

const byteLengthOf = ({ type, length }: ArrayEntry): number => length * TYPES[type].BYTES_PER_ELEMENT;
const aligned = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT;
const headerLength = (bytes: Uint8Array): number => viewOf(bytes).getUint32(12, true);
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
