// What one thread works with: its part of the shared memory, and the addresses of matrices in it.
import type { Arena } from './arena.ts';
import type { Machine } from './machine.ts';

/** Where a dense matrix lies: address in bytes, stride in numbers. */
export interface DenseRef {
  readonly address: number;
  readonly stride: number;
}

/** Where sparse rows lie. */
export interface SparseRef {
  readonly starts: number;
  readonly indices: number;
  readonly values: number;
}

/** What one thread works with. */
export interface Thread {
  readonly machine: Machine;
  readonly memory: Arena['memory'];
  /** Which thread this is, from 0. */
  readonly index: number;
  /** Its own scratch, `PACK_BYTES` long. */
  readonly packs: number;
}
