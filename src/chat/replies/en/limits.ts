// In English: whose house rules decide which places an answer may hold.
import type { Limited } from '../../lists/limited.ts';
import { joined } from './nouns.ts';

/** Empty where nobody limits anything. */
export const limits = ({ limitedBy = [] }: Limited, answer: keyof typeof DECIDED): string =>
  limitedBy.length === 0 ? '' : `${joined(limitedBy)} decided ${DECIDED[answer]}.`;

const DECIDED = {
  list: 'which places may be in this list',
  plan: 'which places may be in this plan',
  nothing: 'which places I may show, so there may be some that I leave out',
} as const;
