// From 27-bit feature keys to row numbers 0, 1, 2, ...: open addressing over typed arrays.

const EMPTY = -1;

export interface KeyTable {
  readonly size: number;
  /** The row of `key`, or -1. */
  find(key: number): number;
  /** The row of `key`, made when it is new. */
  add(key: number): number;
  /** Keys in the order of their rows. */
  keys(): Int32Array;
}

export function createKeyTable(expected = 1024): KeyTable {
  let capacity = 2 ** Math.ceil(Math.log2(Math.max(16, expected * 2)));
  let slots = new Int32Array(capacity).fill(EMPTY);
  let rowOf = new Int32Array(capacity);
  let count = 0;

  function slotOf(key: number): number {
    let slot = (Math.imul(key, 0x9e3779b1) >>> 7) & (capacity - 1);
    while (slots[slot] !== EMPTY && slots[slot] !== key) slot = (slot + 1) & (capacity - 1);
    return slot;
  }

  function grow(): void {
    const [oldSlots, oldRows] = [slots, rowOf];
    capacity *= 2;
    slots = new Int32Array(capacity).fill(EMPTY);
    rowOf = new Int32Array(capacity);
    for (let at = 0; at < oldSlots.length; at++) {
      if (oldSlots[at] === EMPTY) continue;
      const slot = slotOf(oldSlots[at]!);
      slots[slot] = oldSlots[at]!;
      rowOf[slot] = oldRows[at]!;
    }
  }

  return {
    get size() {
      return count;
    },
    find(key) {
      const slot = slotOf(key);
      return slots[slot] === EMPTY ? -1 : rowOf[slot]!;
    },
    add(key) {
      const slot = slotOf(key);
      if (slots[slot] !== EMPTY) return rowOf[slot]!;
      slots[slot] = key;
      rowOf[slot] = count++;
      if (count * 2 > capacity) grow();
      return count - 1;
    },
    keys() {
      const keys = new Int32Array(count);
      for (let slot = 0; slot < capacity; slot++) if (slots[slot] !== EMPTY) keys[rowOf[slot]!] = slots[slot]!;
      return keys;
    },
  };
}
