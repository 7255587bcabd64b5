// A source of places: a reader of one kind of foreign file. The use case decides which rows are new.
import type { City } from '../city/city.ts';
import type { Place } from '../domain/place.ts';

/** One record of a foreign file: a place, or the reason why it is none. `record` is where to look: a line or an id. */
export type Incoming =
  | {
      readonly place: Place;
      /** Those of a table of ours: of places that are there it leaves alone what it has no column for. */
      readonly columns?: ReadonlySet<string>;
      readonly rejected?: never;
    }
  | { readonly place?: never; readonly rejected: Rejection };

export interface Rejection {
  readonly record: string;
  readonly reason: string;
}

export interface ReadOptions {
  /**
   * The city that the file is read for: files places under its districts and barrios, rejects what is far from it.
   * Without it only what the source says is kept.
   */
  readonly city?: City;
  /** Date of the file, YYYY-MM-DD, for records that carry none of their own. */
  readonly asOf?: string;
}

/** A file being read. Progress is `bytesRead() / totalBytes`. */
interface Reading {
  readonly totalBytes: number;
  bytesRead(): number;
  /**
   * One after the other, in the order of the file, in bounded memory.
   * @throws DomainError `import/bad-data` when the file is not what the source expects, or ends in the middle
   */
  readonly records: AsyncIterable<Incoming>;
}

export interface Source {
  /** Written into `Place.source`. */
  readonly name: string;
  /** One line for `--help`: which files it reads. */
  readonly summary: string;
  /** Must be shown wherever its facts are. */
  readonly attribution: string;
  /** What shares of the file the reader makes; `file` must exist. */
  read(path: string, options?: ReadOptions): Reading;
}
