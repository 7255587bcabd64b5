// Whether the plan that stands is what is talked of.
import type { Reading } from '../context.ts';

/** It was told last, or one of its stops was. */
export const isPlanSpokenOf = ({ context }: Reading): boolean =>
  context.topic === 'plan' || context.isPlanOpen === true;
