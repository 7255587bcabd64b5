// Which tags a frequent word is known to take ("that": SCONJ, DET, PRON), learned from the training text.
import type { ByteReader, ByteWriter } from './bytes.ts';
import { featureKey } from './hash.ts';
import { createKeyTable } from './key-table.ts';

export interface TagDictionary {
  /** A number that stands for the set of tags of a word, given the hash of its normal form. */
  tagsOf(form: number): number | undefined;
  write(writer: ByteWriter): void;
}

const TEMPLATE = 100;

/** @param form hash of a word's normal form */
export const tagKeyOf = (form: number): number => featureKey(TEMPLATE, form);

/** @param rows key of each word (`tagKeyOf`) and its tags as bits, by key */
export function tagDictionaryOf(rows: readonly (readonly [number, number])[]): TagDictionary {
  const table = createKeyTable(rows.length);
  const masks = Int32Array.from(rows, ([key, mask]) => {
    table.add(key);
    return mask;
  });
  return {
    tagsOf(form) {
      const row = table.find(tagKeyOf(form));
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
  return tagDictionaryOf(rows);
}
