// Works that a message names, before what is told of the places that hold them.
import type { Answer } from '../../chat/answer.ts';
import type { Card } from '../../chat/card.ts';
import { composeHoused } from '../../chat/replies/compose.ts';
import type { Frame } from '../../nlp/frame.ts';

/** "Las Meninas", asked about: "Las Meninas: that is at the Prado." Empty where the answer is about no place that holds one. */
export function worksTold({ references, language }: Frame, { kind }: Answer, cards: readonly Card[]): string {
  if (!OF_A_PLACE.has(kind)) return '';
  const told = references.flatMap((each) => {
    const entry = each.kind === 'name' ? each.candidates[0]?.entry : undefined;
    const work = entry?.work?.[language] ?? Object.values(entry?.work ?? {})[0];
    const isTold = cards.some(({ place }) => entry?.thing.kind === 'place' && place.id === entry.thing.placeId);
    return work !== undefined && isTold ? composeHoused(work, entry!.name, language) : [];
  });
  return [...new Set(told)].join(' ');
}

const OF_A_PLACE: ReadonlySet<Answer['kind']> = new Set([
  'place',
  'hours',
  'prices',
  'features',
  'facts',
  'directions',
]);
