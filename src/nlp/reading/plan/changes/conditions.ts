// What a stop that stands has to be: "the restaurant must be accessible".
import { must, type Wish } from '../../../../wishes/wish.ts';
import type { PlanEdit, PlanStop } from '../../../frame.ts';
import { type Reading, saidOf } from '../../context.ts';
import { typeOf } from '../../type-of.ts';
import { type Clause, roleAt } from './clause.ts';
import { nameOf } from './drop.ts';
import { swapsFor } from './exchange.ts';
import type { Mention } from './mention.ts';
import { isOfKind } from './stop-numbers.ts';
import { standingIn } from './time.ts';
import { wantedFrom } from './wanted.ts';

/** The stop gives way to another of its kind, unless it surely is so. Of a meal the dinner "with tapas" is another dinner. */
export function conditionIn(reading: Reading, clause: Clause): readonly PlanEdit[] {
  const be = roleAt(clause.items, 'be');
  const named = standingIn(clause).filter(({ to }) => be && to <= be.from);
  const meal = named.find(({ what }) => what === 'meal');
  const [mention, another] = meal ? [meal] : named;
  if (!be || !mention || another || mention.stands.length !== 1 || clause.isAsked) return [];
  const all = wantedFrom(reading, clause, be.from, [mention]);
  // "The drink should be on a rooftop", "the market that of the old town": another comes for it.
  if (all.by && (all.by.reference || !meal || (isDrunk(mention) && all.by.wish)) && !isSameKind(mention, all.by))
    return swapsFor(mention, all);
  // "The park should be closer to the museum".
  if (!meal && !all.by && all.near?.kind === 'name') return swapsFor(mention, all);
  const wanted = all.like;
  if (meal && wanted.length > 0) return [];
  const like = wanted.length > 0 ? wanted : askedAsWished(reading, clause);
  const of = nameOf(reading, mention.stands[0]!.place);
  return like.length > 0 ? [{ kind: 'swap', of, like, isUnlessSo: true }] : [];
}

const isDrunk = ({ stands: [stop] }: Mention): boolean => stop !== undefined && stop.meal === undefined;

/** "The market should be a market" says nothing. */
const isSameKind = ({ stands: [stop] }: Mention, { wish, reference }: PlanStop): boolean =>
  !reference && wish !== undefined && stop !== undefined && isOfKind(typeOf(wish), stop.place);

/** "Has to be accessible" may be read as a question of that place. */
export function askedAsWished(reading: Reading, { part, from, to }: Clause): readonly Wish[] {
  const { start, end } = saidOf(reading, from, to);
  return part.asks.flatMap((ask): readonly Wish[] => {
    if (ask.kind !== 'fact' || ask.said.start < start || ask.said.end > end) return [];
    if (ask.attribute === 'wheelchair') return [must({ attribute: 'wheelchair', operator: 'is', value: 'yes' })];
    if (ask.attribute === 'diet' && ask.diet) return [must({ attribute: 'diet', operator: 'is', value: ask.diet })];
    const [, feature] = /^feature:(.+)$/.exec(ask.attribute) ?? [];
    return feature === undefined ? [] : [must({ attribute: 'feature', operator: 'is', value: feature })];
  });
}
