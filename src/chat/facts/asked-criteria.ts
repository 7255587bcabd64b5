// By what two places are compared, as wishes: what the message wishes of them, and what its occasion asks for. "Better for a
// business dinner" asks for a place on the smart side, and for a quiet one.
import { foldedLine } from '../../domain/text.ts';
import type { Frame, SituationFact } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { type Attribute, isWhat, must, type Wish } from '../../wishes/wish.ts';
import type { ComparedBy } from '../acts.ts';

/** Each feature once, in the order in which it was said. */
export function askedOf(frame: Frame, ...by: readonly (ComparedBy | undefined)[]): readonly Wish[] {
  const said = withoutNature(frame).wishes.filter(
    (wish) => TELLING.has(wish.attribute) && !(isWhat(wish) && wish.attribute === 'category'),
  );
  const meant = [...by.flatMap((each) => (each && FEATURE_OF[each]) ?? []), ...frame.situation.flatMap(featuresOf)];
  const wished = new Set(said.map(({ value }) => value));
  const added = [...new Set(meant)].filter((value) => !wished.has(value)).map(pleasant);
  return [...frame.situation.flatMap((fact) => dietOf(fact, said)), ...said, ...added];
}

/** "Price and atmosphere": what the two are like, and no wish for a lively place. */
export function withoutNature(frame: Frame): Frame {
  const { nature } = grammarOf(frame.language);
  const isNature = ({ said }: Wish) => said !== undefined && nature.test(foldedLine(said.text));
  return nature.test(foldedLine(frame.text))
    ? { ...frame, wishes: frame.wishes.filter((wish) => !isNature(wish)) }
    : frame;
}

/** "For a coeliac", told of somebody, where no wish says it already. */
const dietOf = (fact: SituationFact, said: readonly Wish[]): readonly Wish[] =>
  fact.kind === 'diet' && !said.some(({ attribute }) => attribute === 'diet')
    ? [must({ attribute: 'diet', operator: 'is', value: fact.value })]
    : [];

const pleasant = (value: string): Wish => ({
  attribute: 'feature',
  operator: 'is',
  value,
  polarity: 'want',
  strength: 'prefer',
});

/** What tells one place from the other; where it is and when it is open stand in lines of their own. */
const TELLING: ReadonlySet<Attribute> = new Set(['feature', 'dish', 'cuisine', 'diet', 'allergy', 'kind']);

const FEATURE_OF: Readonly<Partial<Record<ComparedBy, readonly string[]>>> = {
  quieter: ['quiet'],
  better_for_children: ['children'],
};

function featuresOf(fact: SituationFact): readonly string[] {
  if (fact.kind === 'occasion') return OCCASIONS[fact.what] ?? [];
  if (fact.kind !== 'party') return [];
  if (fact.with === 'colleagues') return OCCASIONS.work;
  return fact.value.asCouple ? OCCASIONS.date : [];
}

const OCCASIONS = {
  work: ['fancy', 'quiet'],
  date: ['romantic'],
  anniversary: ['romantic', 'fancy'],
  birthday: ['fancy'],
  celebration: ['fancy'],
} as const satisfies Record<Extract<SituationFact, { kind: 'occasion' }>['what'], readonly string[]>;
