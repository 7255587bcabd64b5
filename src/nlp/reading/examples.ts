// "Somewhere to read, like a library": an example of what is meant, and nothing that is liked.
import { foldAccents } from '../../domain/text.ts';
import type { Document } from '../document.ts';
import { grammarOf } from '../languages/grammars.ts';
import type { Opinion } from '../understanding.ts';

export const withoutExamples = (
  { text, language }: Pick<Document, 'text' | 'language'>,
  opinions: readonly Opinion[],
): readonly Opinion[] => opinions.filter(({ concept }) => !isExample(text.slice(0, concept.start), language));

const isExample = (before: string, language: Document['language']): boolean =>
  grammarOf(language).wishes.example.test(foldAccents(before.slice(-MOST_BEFORE)).toLowerCase());
const MOST_BEFORE = 40;
