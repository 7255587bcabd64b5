// Nouns that are the name of a place as well, where something is asked of them.
import { overlap } from '../../domain/span.ts';
import type { Reference } from '../frame.ts';
import { fold } from '../mention-of.ts';
import type { Chunk } from './chunks.ts';
import type { Reading } from './context.ts';
import type { Sentence } from './sentence.ts';

/** Beside a name, a noun that is also a name means the place: "el mercadillo o la Plaza Mayor". */
export function homonymsIn({ document, context }: Reading, { chunks }: Sentence, taken: Set<Chunk>): Reference[] {
  const spoken = context.spokenOf?.flat() ?? [];
  return document.homonyms.flatMap(({ entry, certainty, start, end, text }) => {
    const noun = chunks.find((chunk) => chunk.concept && overlap(chunk, { start, end }));
    const word = fold(text);
    // "The palace", of a talk about the Royal Palace, is that one, and no hotel of that name.
    const ofTalk = spoken.find(({ forms }) => forms.some((form) => fold(form).split(' ').includes(word)));
    if (!noun) return [];
    taken.add(noun);
    const candidates = [{ entry: ofTalk ?? entry }];
    return [{ kind: 'name', candidates, certainty, role: 'subject', said: { start, end, text } }];
  });
}
