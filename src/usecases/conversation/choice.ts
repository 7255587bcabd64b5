// Two places side by side and which of them to choose: what was wished and what the asker said of themselves decide, each from
// the facts of the two; only where nothing was said, or it tells them apart in nothing, do fame and distance.
import type { ComparisonAnswer } from '../../chat/answer.ts';
import type { Card } from '../../chat/card.ts';
import type { Judged } from '../../chat/facts/criteria.ts';
import type { Criterion, WishSearch } from '../../chat/state.ts';
import type { Wish } from '../../wishes/wish.ts';
import type { Start } from './lists/hunt.ts';
import { bestOf } from './lists/pick.ts';
import { rankingOf } from './lists/ranking.ts';
import { weighing } from './lists/wishes-met.ts';
import type { Scene } from './world.ts';

type Pair = readonly [Card, Card];

export function chosenOf(
  scene: Scene,
  cards: Pair,
  start: Start,
  { criteria, search }: { readonly criteria: readonly Criterion[]; readonly search: WishSearch },
): ComparisonAnswer {
  const isTimed = criteria.some(({ of }) => of === 'time');
  const judged = criteria
    .map((criterion) => judgedBy(scene, cards, start, criterion))
    .filter(({ criterion, isOfFame }) => criterion.of !== 'beginner' || isOfFame || !isTimed);
  const weigh = weighing(scene, search, (wish) => criteria.some(({ of }) => isJudgedAs(of, wish)));
  const [a, b] = [weigh(cards[0]), weigh(cards[1])];
  const wished = a.worth === b.worth ? undefined : (a.worth > b.worth ? a : b).card;
  const decided = wished ?? judged.find(({ better }) => better)?.better;
  const pick = decided ?? (criteria.length > 0 ? nearerOf(cards) : bestOf(scene, cards, start));
  const [own, others] = pick === a.card ? [a, b] : [b, a];
  // What both grant is no reason for the one.
  const isOfBoth = (of: 'met' | 'open') => (wish: Wish) => others[of].includes(wish);
  const [met, shared] = parted(own.met, isOfBoth('met'));
  const [open, silent] = parted(own.open, isOfBoth('open'));
  const both: Pair = pick === cards[0] ? cards : [pick, cards[0]];
  const origin = { kind: start.kind, name: start.name, inside: false, isNear: true } as const;
  return {
    kind: 'comparison',
    cards: both,
    pick,
    judged,
    met: met.slice(0, MOST_WISHES),
    shared: shared.slice(0, MOST_WISHES),
    open: open.slice(0, MOST_WISHES),
    silent: silent.slice(0, MOST_WISHES),
    origin,
  };
}
const MOST_WISHES = 3;

/** Those that are not so, and those that are. */
const parted = <Item>(all: readonly Item[], isSo: (item: Item) => boolean) =>
  [all.filter((each) => !isSo(each)), all.filter(isSo)] as const;

/** A wish that a criterion answers already. */
const isJudgedAs = (of: Criterion['of'], { attribute, value }: Wish): boolean =>
  (of === 'access' && (attribute === 'wheelchair' || value === 'step_free')) ||
  (of === 'children' && (attribute === 'party' || value === 'children')) ||
  (of === 'money' && (attribute === 'price_level' || attribute === 'amount' || attribute === 'free'));

const nearerOf = ([a, b]: Pair): Card => (a.distanceM <= b.distanceM ? a : b);

function judgedBy(scene: Scene, cards: Pair, start: Start, criterion: Criterion): Judged {
  switch (criterion.of) {
    case 'time':
      return judgedByTime(cards, criterion);
    case 'beginner':
      return judgedForBeginners(cards, criterion);
    case 'liking': {
      const better = cards.find(({ place }) => place.id === criterion.placeId);
      return { criterion, isKnown: true, ...(better && { better }) };
    }
    case 'reductions':
      return { criterion, isKnown: false };
    default: {
      const { ranked } = rankingOf(scene, cards, { by: MEASURES[criterion.of] }, start);
      const [best, other] = ranked;
      // What is known of one alone speaks for it only where that is good.
      if (!best || (!other && !(criterion.of !== 'money' && best.value > 0))) return { criterion, isKnown: false };
      const isEven = other !== undefined && other.value === best.value;
      return { criterion, isKnown: true, ...(isEven ? { isGood: best.value > 0 } : { better: best.card }) };
    }
  }
}
const MEASURES = { access: 'more_accessible', children: 'better_for_children', money: 'cheaper' } as const;

/** What fits into the time there is; where both do, or neither, it tells only who is quicker. */
function judgedByTime([a, b]: Pair, criterion: Extract<Criterion, { of: 'time' }>): Judged {
  const [one, other] = [a.place.visitMinutes, b.place.visitMinutes];
  if (one === undefined || other === undefined) return { criterion, isKnown: false };
  const isEven = one === other || Math.max(one, other) <= criterion.minutes;
  return { criterion, isKnown: true, ...(!isEven && { better: one < other ? a : b }) };
}

/** Who knows little begins with what everybody knows; of two that are known alike, with what asks for less time. */
function judgedForBeginners([a, b]: Pair, criterion: Criterion): Judged {
  const gap = a.place.prominence - b.place.prominence;
  if (Math.abs(gap) >= BETTER_KNOWN) return { criterion, isKnown: true, isOfFame: true, better: gap > 0 ? a : b };
  const [one = 0, other = 0] = [a.place.visitMinutes, b.place.visitMinutes];
  return { criterion, isKnown: true, ...(one !== other && one * other > 0 && { better: one < other ? a : b }) };
}
/** On the scale of prominence from 0 to 5. */
const BETTER_KNOWN = 0.3;
