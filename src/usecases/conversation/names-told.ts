// The places of the catalogue that a text about the city names: "Farmacia Mayor 13 is open day and night". Who reads that name in
// a reply may ask about the place as about one of a list.
import type { PlaceId } from '../../domain/branded.ts';
import type { ConversationWorld } from './world.ts';

/** @returns places whose whole name, of several words, stands in the text as it is written */
export function namesTold({ recommend: { catalogue } }: ConversationWorld, text: string): readonly PlaceId[] {
  if (text === '') return [];
  return catalogue.places.flatMap(({ id, name }) => (name.includes(' ') && isSaid(name, text) ? id : []));
}

function isSaid(name: string, text: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && !LETTER.test(text[at - 1] ?? '') && !LETTER.test(text[at + name.length] ?? '');
}
const LETTER = /[\p{L}\p{N}]/u;
