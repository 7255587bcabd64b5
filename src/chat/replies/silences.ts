// What the catalogue does not tell of the places of a list: each question once, with the places of which it is not known; and
// what it was quoted with, once.
import type { Answer } from '../answer.ts';
import type { Card } from '../card.ts';
import { isOnlyWanted, isSilent, type PlaceFact } from '../facts/facts.ts';

export type Told = Extract<Answer, { kind: 'facts_each' }>['told'];

interface Silence {
  readonly fact: PlaceFact;
  readonly cards: readonly [Card, ...Card[]];
}

export function silences(told: Told): readonly Silence[] {
  const found = new Map<string, Silence>();
  for (const { card, facts } of told)
    for (const fact of facts.filter(isSilent)) {
      const key = keyOf(fact);
      const { cards } = found.get(key) ?? { cards: [] };
      found.set(key, { fact: found.get(key)?.fact ?? fact, cards: [...cards, card] as [Card, ...Card[]] });
    }
  return [...found.values()];
}

/** Who wants a table is told who takes bookings, and not that nobody knows whether one must. */
export const withoutWanted = ({ facts, ...told }: Told[number]): Told[number] => ({
  ...told,
  facts: facts.filter((fact) => !isOnlyWanted(fact)),
});

/** The same question asked of each; what else stands in a fact that is silent does not matter. */
const keyOf = (fact: PlaceFact): string =>
  [fact.about, 'id' in fact && fact.id, 'topic' in fact && fact.topic, 'day' in fact && fact.day].join(' ');

/** Where every place of a list has a line, no line ends in a link. */
export function unlinked({ place: { website: _, ...place }, ...card }: Card): Card {
  return { ...card, place };
}

/** A way to ask the place itself stands in the sentence already. */
export const tellsOf = (sentence: string, { place: { website, phone } }: Card): boolean =>
  [website, phone].some((way) => way !== undefined && sentence.includes(way));

/** What the catalogue was quoted with is not told again by the sentence after it. */
export function quotedOnce(sentences: readonly string[], told: readonly PlaceFact[]): readonly string[] {
  const quotes = told.flatMap((fact) => (fact.about === 'beyond' && fact.quote !== undefined ? [fact.quote] : []));
  return sentences.map((sentence) =>
    quotes.reduce(
      (rest, quote) =>
        rest.includes(`"${quote}"`) || rest.includes(`«${quote}»`) ? rest : rest.replace(` ${quote}`, ''),
      sentence,
    ),
  );
}
