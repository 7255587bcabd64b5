// The kind that a name tells by its head noun: first in "Farmacia Cea", last in "Cea Pharmacy".
import { foldAccents } from '../domain/text.ts';
import type { VocabularyLanguage } from './languages.ts';

/** Whether a name, folded, carries one of some heads. */
type NameTest = (foldedName: string) => boolean;

const NEVER: NameTest = () => false;

/** @param heads phrases; one that begins with "!" says that the name does not count: "plaza, !plaza de toros" */
export function nameTest({ headStands, honours }: VocabularyLanguage, heads: readonly string[]): NameTest {
  const folded = heads.map(foldAccents);
  const wanted = folded.filter((head) => !head.startsWith('!')).map(escaped);
  const refused = folded.filter((head) => head.startsWith('!')).map((head) => escaped(head.slice(1)));
  if (wanted.length === 0) return NEVER;
  const isNone = refused.length > 0 ? `(?!(?:${refused.join('|')})(?![a-z]))` : '';
  const before = honours.length > 0 ? `(?:(?:${honours.join('|')}) )*` : '';
  const pattern =
    headStands === 'first'
      ? new RegExp(`^${before}${isNone}(?:${wanted.join('|')})(?![a-z])`, 'u')
      : new RegExp(`(?:^|[^a-z])(?:${wanted.join('|')})$`, 'u');
  return (name) => pattern.test(name);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
