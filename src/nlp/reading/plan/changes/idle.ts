// A clause that does nothing: it names stops, asks or tells.
import type { Outcome } from './outcomes.ts';

export const isIdle = ({ gone, comings, edits, wanted }: Outcome): boolean => !gone && !comings && !edits && !wanted;
