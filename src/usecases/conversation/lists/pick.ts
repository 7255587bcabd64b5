// Which one of several places to choose: what was wished of them decides, then the scores of the recommender.
import type { Answer } from '../../../chat/answer.ts';
import type { Card } from '../../../chat/card.ts';
import type { RankingAnswer } from '../../../chat/facts/ranking-answer.ts';
import type { WishSearch } from '../../../chat/state.ts';
import type { Wish } from '../../../wishes/wish.ts';
import { scoredTogether } from '../reason.ts';
import type { Scene } from '../world.ts';
import type { Start } from './hunt.ts';
import { type Weighed, weighing } from './wishes-met.ts';

interface Choice {
  readonly search: WishSearch;
  /** The measure that was asked for, where it told none from the others. */
  readonly undecided?: RankingAnswer;
}

/** @param cards at least one */
export function picked(scene: Scene, cards: readonly Card[], start: Start, { search, undecided }: Choice): Answer {
  const isForChildren = undecided?.by === 'better_for_children';
  const standing = byStanding(scene, cards, start).map(
    weighing(scene, search, isForChildren ? isOfChildren : undefined),
  );
  const [best, ...others] = [...standing].sort(
    (a, b) => b.worth - a.worth || (isForChildren ? shorter(a.card, b.card) : 0),
  ) as [Weighed, ...Weighed[]];
  // What only some of them grant says why it is this one.
  const isTelling = (wish: Wish) => others.some(({ met }) => !met.includes(wish));
  const { card, met, open, likelyShut } = best;
  return {
    kind: 'pick',
    card,
    others: others.map((other) => other.card),
    met: [...met.filter(isTelling), ...met.filter((wish) => !isTelling(wish))].slice(0, MOST_REASONS),
    open: open.slice(0, MOST_OPEN),
    search,
    origin: { kind: start.kind, name: start.name, inside: false, isNear: true },
    ...(likelyShut && { likelyShut }),
    ...(undecided && { undecided }),
  };
}
const MOST_REASONS = 3;
const MOST_OPEN = 2;

const isOfChildren = ({ attribute, value }: Wish): boolean => attribute === 'feature' && value === 'children';

/** What decides where children come along and nothing else is known: they soon have enough. */
const shorter = (a: Card, b: Card): number =>
  (a.place.visitMinutes ?? LONG_MINUTES) - (b.place.visitMinutes ?? LONG_MINUTES);
const LONG_MINUTES = 24 * 60;

/** By the very scores of `GET /api/recommendations/`, the best first. */
function byStanding(scene: Scene, cards: readonly Card[], start: Start): readonly Card[] {
  const order = new Map(scoredTogether(scene, cards, start).items.map(({ place }, at) => [place.id, at]));
  const at = ({ place }: Card) => order.get(place.id) ?? cards.length;
  return [...cards].sort((a, b) => at(a) - at(b));
}

/** @param cards at least one */
export const bestOf = (scene: Scene, cards: readonly Card[], start: Start): Card => byStanding(scene, cards, start)[0]!;

/** The catalogue is silent on the measure, or they are all alike in it. */
export const isUndecided = ({ ranked }: RankingAnswer): boolean =>
  ranked.length === 0 || (ranked.length > 1 && ranked.every(({ value }) => value === ranked[0]?.value));
