// The few hundred numbers that `transfer` consists of, as they lie in `data/models/transfer.json`.
import type { Category } from '../../domain/category.ts';
import { DomainError } from '../../domain/errors.ts';
import { CATEGORIES } from '../../vocabulary/categories.ts';

export const TRANSFER_FORMAT = 1;

export interface TransferSource {
  readonly name: string;
  readonly what: string;
  readonly terms: string;
  readonly cite: string;
}

export interface TransferWeights {
  /** Of a place's standing in its city, -ln of its rank's share. */
  readonly standing: number;
  /** Of stars above the city's mean. */
  readonly quality: number;
  /** Of the person's taste in the place's own categories. */
  readonly own: number;
  /** Of what that taste carries over from other categories. */
  readonly carried: number;
  /** Added to `standing` as more is known of the person. */
  readonly standingOnceKnown: number;
}

export interface TransferArtifact {
  readonly format: typeof TRANSFER_FORMAT;
  readonly recipe: string;
  readonly seed: number;
  readonly sources: readonly TransferSource[];
  readonly categories: readonly Category[];
  /** Row i: what a liking of category i adds to each other category. */
  readonly affinities: readonly (readonly number[])[];
  readonly weights: TransferWeights;
  /** Share of attraction kept at a distance: (1 + d / scaleM) ^ -exponent. */
  readonly curves: Readonly<Partial<Record<Category, { readonly scaleM: number; readonly exponent: number }>>>;
}

/** What lies in the file: the numbers, and a sum over them that no slip of the disk or of a hand leaves right. */
interface SealedArtifact extends TransferArtifact {
  readonly checksum: string;
}

/** @throws DomainError `model/incompatible` when the text is damaged, of another format or of other categories */
export function parseTransfer(text: string): TransferArtifact {
  const { checksum, ...artifact } = readSealed(text);
  if (artifact.format !== TRANSFER_FORMAT) {
    throw new DomainError('model/incompatible', `transfer: format ${artifact.format}, expected ${TRANSFER_FORMAT}`);
  }
  if (checksum !== checksumOf(artifact)) {
    throw new DomainError('model/incompatible', 'transfer: the file is damaged: its checksum is another');
  }
  if (artifact.categories.join() !== CATEGORIES.join()) {
    throw new DomainError('model/incompatible', 'transfer: learned for other categories; train it again');
  }
  return artifact;
}

function readSealed(text: string): SealedArtifact {
  try {
    return JSON.parse(text) as SealedArtifact;
  } catch {
    throw new DomainError('model/incompatible', 'transfer: not a model, or the file is damaged');
  }
}

/** One line a category, so that a change of the model can be read as a change of text. */
export function printTransfer(artifact: TransferArtifact): string {
  const { affinities, curves, ...rest } = artifact;
  const rows = affinities.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  const lines = Object.entries(curves).map(
    ([category, curve]) => `    ${JSON.stringify(category)}: ${JSON.stringify(curve)}`,
  );
  const checksum = checksumOf({ ...rest, affinities, curves });
  const head = JSON.stringify({ ...rest, checksum }, undefined, 2).replace(/\n\}$/u, '');
  return `${head},\n  "affinities": [\n${rows}\n  ],\n  "curves": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** CRC-32 (ISO 3309) of the artifact as compact JSON, in hexadecimal; white space and line ends do not matter. */
function checksumOf(artifact: TransferArtifact): string {
  let crc = 0xffff_ffff;
  for (const byte of new TextEncoder().encode(JSON.stringify(artifact))) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return ((crc ^ 0xffff_ffff) >>> 0).toString(16).padStart(8, '0');
}
