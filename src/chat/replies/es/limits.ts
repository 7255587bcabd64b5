// In Spanish: whose house rules decide which places an answer may hold.
import type { Limited } from '../../lists/limited.ts';
import { joined } from './nouns.ts';

/** Empty where nobody limits anything. */
export const limits = ({ limitedBy = [] }: Limited, answer: keyof typeof DECIDED): string => {
  if (limitedBy.length === 0) return '';
  const [what, consequence] = DECIDED[answer];
  const decided = limitedBy.length === 1 ? 'lo ha decidido' : 'lo han decidido';
  return `Qué lugares ${what} ${decided} ${joined(limitedBy)}${consequence}.`;
};

const DECIDED = {
  list: ['pueden salir en esta lista', ''],
  plan: ['pueden entrar en este plan', ''],
  nothing: ['puedo enseñar', ', así que puede que me deje alguno'],
} as const;
