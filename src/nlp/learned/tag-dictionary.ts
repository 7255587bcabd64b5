// Which tags a frequent word is known to take ("that": SCONJ, DET, PRON), learned from the training text.
import type { ByteReader, ByteWriter } from './bytes.ts';
import { featureKey, hashText } from './hash.ts';
import { createKeyTable } from './key-table.ts';
import { normalForm } from './word-shape.ts';

export interface TagDictionary {
  /** A number that stands for the set of tags of a word, given the hash of its normal form. */
  tagsOf(form: number): number | undefined;
  write(writer: ByteWriter): void;
}

/** A word belongs to the dictionary from this many sightings on; below, its ending speaks for it, as for a new word. */
const FREQUENT = 4;
/** A tag counts from this share of a word's sightings on. */
const SHARE = 0.05;
const TEMPLATE = 100;

/** @param gold tag index of each word, -1 for unknown */
export function learnTagDictionary(
  sentences: readonly { readonly words: readonly string[]; readonly gold: Int8Array }[],
): TagDictionary {
  const counts = new Map<string, number[]>();
  for (const { words, gold } of sentences) {
    for (const [at, word] of words.entries()) {
      if (gold[at]! < 0) continue;
      const form = normalForm(word);
      const perTag = counts.get(form) ?? [];
      if (perTag.length === 0) counts.set(form, perTag);
      perTag[gold[at]!] = (perTag[gold[at]!] ?? 0) + 1;
    }
  }
  const masks = new Map<number, number>();
  for (const [form, perTag] of counts) {
    const total = perTag.reduce((sum, count) => sum + (count ?? 0), 0);
    if (total >= FREQUENT) masks.set(featureKey(TEMPLATE, hashText(form)), maskOf(perTag, total));
  }
  return fromMasks([...masks].sort(([a], [b]) => a - b));
}

function maskOf(perTag: readonly number[], total: number): number {
  return perTag.reduce((mask, count, tag) => ((count ?? 0) / total >= SHARE ? mask | (1 << tag) : mask), 0);
}

function fromMasks(rows: readonly (readonly [number, number])[]): TagDictionary {
  const table = createKeyTable(rows.length);
  const masks = Int32Array.from(rows, ([key, mask]) => {
    table.add(key);
    return mask;
  });
  return {
    tagsOf(form) {
      const row = table.find(featureKey(TEMPLATE, form));
      return row < 0 ? undefined : masks[row];
    },
    write(writer) {
      const kinds = [...new Set(masks)];
      writer.uint(kinds.length);
      for (const mask of kinds) writer.uint(mask);
      writer.uint(rows.length);
      let previous = 0;
      for (const [key, mask] of rows) {
        writer.uint(key - previous);
        writer.uint(kinds.indexOf(mask));
        previous = key;
      }
    },
  };
}

export function readTagDictionary(reader: ByteReader): TagDictionary {
  const kinds = Array.from({ length: reader.uint() }, () => reader.uint());
  let key = 0;
  const rows = Array.from({ length: reader.uint() }, () => {
    key += reader.uint();
    return [key, kinds[reader.uint()] ?? 0] as const;
  });
  return fromMasks(rows);
}
