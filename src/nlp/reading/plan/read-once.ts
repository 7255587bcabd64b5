// What a sentence of a message says of a plan is read once, however many rules ask for it.
import { oncePerObject } from '../../../domain/once.ts';
import type { Reading } from '../context.ts';

/** The same answer for the same reading and sentence: neither is changed once it is made. */
export function readOnce<Part extends object, Said>(read: (reading: Reading, part: Part) => Said) {
  const ofReading = oncePerObject((reading: Reading) => oncePerObject((part: Part) => read(reading, part)));
  return (reading: Reading, part: Part): Said => ofReading(reading)(part);
}
