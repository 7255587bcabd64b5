// Two places side by side and which of them to choose: what was wished and what the asker said of themselves decide, each from
// the facts of the two; only where nothing was said, or it tells them apart in nothing, do fame and distance.
import type { ComparisonAnswer } from '../../chat/answer.ts';
import type { Card } from '../../chat/card.ts';
import type { Judged } from '../../chat/facts/criteria.ts';
import { certaintyOf, dearerBy, isClearlyNearer } from '../../chat/replies/judged.ts';
import type { Criterion, WishSearch } from '../../chat/state.ts';
import { likelyPriceOf } from '../../domain/likely-price.ts';
import { isAlwaysFree } from '../../hours/free-entry.ts';
import { isForTheTable } from '../../vocabulary/categories.ts';
import { must, type Wish } from '../../wishes/wish.ts';
import type { Start } from './lists/hunt.ts';
import { leaningOf } from './lists/likelihood.ts';
import { bestOf } from './lists/pick.ts';
import { rankingOf } from './lists/ranking.ts';
import { NEEDS, type Weighed, weighing } from './lists/wishes-met.ts';
import type { Scene } from './world.ts';

type Pair = readonly [Card, Card];

interface Sought {
  readonly criteria: readonly Criterion[];
  readonly search: WishSearch;
  /** What this message asks of the two: it decides before what was wished earlier. */
  readonly asked: readonly Wish[];
}

export function chosenOf(scene: Scene, cards: Pair, start: Start, sought: Sought): ComparisonAnswer {
  const { criteria, asked } = sought;
  const search = withAsked(sought);
  const isTimed = criteria.some(({ of }) => of === 'time');
  const judged = criteria
    .map((criterion) => judgedBy(scene, cards, start, criterion))
    .filter(({ criterion, isOfFame }) => criterion.of !== 'beginner' || isOfFame || !isTimed);
  const weigh = weighing(scene, search, (wish) => criteria.some(({ of }) => isJudgedAs(of, wish)));
  const [a, b] = [weigh(cards[0]), weigh(cards[1])];
  const isAsked = criteria.length > 0 || asked.length > 0;
  const wished = better(a, b);
  const ofMessage = askedBetter(scene, cards, sought);
  const isOpenWish = (wish: Wish) => !criteria.some(({ of }) => isJudgedAs(of, wish));
  const leaning = ofMessage ? undefined : leaningOf(cards, asked.filter(isOpenWish));
  // Before a door that is shut, or without what somebody may eat, nothing else that was asked counts.
  const isNeed = Math.abs(a.worth - b.worth) >= DECISIVE_WORTH;
  const decided =
    (isNeed ? wished : undefined) ?? ofMessage ?? leaning?.card ?? wished ?? judged.find((each) => each.better)?.better;
  const isTold = (card: Card): boolean => isReasoned(card, { a, b, judged, leaning: leaning?.card });
  // What nobody can be told a reason for is no choice.
  const pick =
    decided && isTold(decided)
      ? decided
      : isAsked
        ? soberOf(scene, cards, start)
        : (decided ?? bestOf(scene, cards, start));
  const [own, others] = pick === a.card ? [a, b] : [b, a];
  // What both grant is no reason for the one.
  const isOfBoth = (of: 'met' | 'open') => (wish: Wish) => others[of].includes(wish);
  const [met, common] = parted(own.met, isOfBoth('met'));
  // What both were found by is known already; what somebody may eat and how they get in is said all the same.
  const shared = common.filter((wish) => asked.includes(wish) || NEEDS.has(wish.attribute));
  const lacked = lackedBy(others, own).filter((wish) => !met.includes(wish));
  const likelier = leaning?.card === pick ? leaning : undefined;
  const [open, silent] = parted(
    own.open.filter((wish) => !isLikelyCheap(wish, pick)),
    isOfBoth('open'),
  );
  const isOpen = (wish: Wish) => wish.value !== likelier?.wish.value;
  const both: Pair = pick === cards[0] ? cards : [pick, cards[0]];
  const origin = { kind: start.kind, name: start.name, inside: false, isNear: true } as const;
  return {
    kind: 'comparison',
    cards: both,
    named: cards,
    pick,
    isAsked,
    ...(likelier && { likelier: { wish: likelier.wish, by: likelier.by } }),
    judged,
    met: met.slice(0, MOST_WISHES),
    shared: shared.slice(0, MOST_WISHES),
    ...(lacked.length > 0 && { lacked: lacked.slice(0, MOST_WISHES) }),
    open: open.filter(isOpen).slice(0, MOST_WISHES),
    silent: silent.filter(isOpen).slice(0, MOST_WISHES),
    origin,
  };
}
const DECISIVE_WORTH = 2.5;

/** What the other is known not to be, and this one may be. */
const lackedBy = ({ lacking }: Weighed, own: Weighed): readonly Wish[] =>
  lacking.filter((wish) => wish.attribute === 'feature' && !own.lacking.includes(wish));

/** It has what the other has not, as far as is known, or the other surely lacks it. */
function isReasoned(
  card: Card,
  {
    a,
    b,
    judged,
    leaning,
  }: Readonly<{ a: Weighed; b: Weighed; judged: readonly Judged[]; leaning?: Card | undefined }>,
): boolean {
  const [own, others] = card === a.card ? [a, b] : [b, a];
  const isMore = own.met.some((wish) => !others.met.includes(wish)) || lackedBy(others, own).length > 0;
  return isMore || leaning === card || judged.some(({ better }) => better === card);
}

/** What the occasion asks for is no wish of the search: of two, it counts like one. */
function withAsked({ search, asked }: Sought): WishSearch {
  const { wishes = [] } = search;
  const isThere = (wish: Wish) => wishes.some((each) => each.attribute === wish.attribute && each.value === wish.value);
  return { ...search, wishes: [...wishes, ...asked.filter((wish) => !isThere(wish))] };
}

const better = (a: Weighed, b: Weighed): Card | undefined =>
  a.worth === b.worth ? undefined : (a.worth > b.worth ? a : b).card;

/** By what facts say of that which this message asks; what makes a visit easy is asked, too. */
function askedBetter(scene: Scene, cards: Pair, { asked, criteria, search }: Sought): Card | undefined {
  const { categories } = search;
  const weigh = weighing(scene, { categories, filters: [], wishes: asked }, (wish) =>
    criteria.some(({ of }) => isJudgedAs(of, wish)),
  );
  const [a, b] = [weigh(cards[0]), weigh(cards[1])];
  const isEase = criteria.some(({ of }) => of === 'ease');
  return better(a, b) ?? (isEase ? judgedByEase(cards).better : undefined);
}

/** "It may cost more", of a place that is taken for a cheap one. */
const isLikelyCheap = ({ attribute }: Wish, { place }: Card): boolean =>
  (attribute === 'price_level' || attribute === 'amount') && likelyPriceOf(place)?.is === 'affordable';

/**
 * Where nothing tells which of them is what was asked for: hours that are known, then the lower price of two tables, then what
 * is clearly nearer, then the scores. A few steps are no reason.
 */
function soberOf(scene: Scene, cards: Pair, start: Start): Card {
  const [a, b] = cards;
  const certain = certaintyOf(a) - certaintyOf(b);
  if (certain !== 0) return certain > 0 ? a : b;
  const dearer = dearerBy(a, b);
  if (dearer !== 0) return dearer > 0 ? b : a;
  const [near, far] = a.distanceM <= b.distanceM ? [a, b] : [b, a];
  return isClearlyNearer(near, far) ? near : bestOf(scene, cards, start);
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

function judgedBy(scene: Scene, cards: Pair, start: Start, criterion: Criterion): Judged {
  switch (criterion.of) {
    case 'time':
      return judgedByTime(cards, criterion);
    case 'ease':
      return judgedByEase(cards);
    case 'walk':
      return judgedByWalk(cards);
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
      const likelier = criterion.of === 'children' ? leaningOf(cards, [OF_CHILDREN])?.card : undefined;
      if (likelier && (!best || !other || best.value === other.value))
        return { criterion, isKnown: true, isLikely: true, better: likelier };
      // What is known of one alone speaks for it only where that is good.
      if (!best || (!other && !(criterion.of !== 'money' && best.value > 0))) return { criterion, isKnown: false };
      const isEven = other !== undefined && other.value === best.value;
      if (isEven && criterion.of === 'money' && !cards.every(isPriceKnown)) return { criterion, isKnown: false };
      return { criterion, isKnown: true, ...(isEven ? { isGood: best.value > 0 } : { better: best.card }) };
    }
  }
}
const MEASURES = { access: 'more_accessible', children: 'better_for_children', money: 'cheaper' } as const;

/** Of a house that sells tickets, how dear it is says nothing of their price. */
const isPriceKnown = ({ place }: Card): boolean =>
  place.prices.length > 0 || isAlwaysFree(place) || (isForTheTable(place.categories) && place.priceLevel !== undefined);

const OF_CHILDREN = must({ attribute: 'feature', operator: 'is', value: 'children' });

/** The shorter visit asks for less walking and standing; a few minutes are none. */
function judgedByEase([a, b]: Pair): Judged {
  const criterion = { of: 'ease' } as const;
  const [one, other] = [a.place.visitMinutes, b.place.visitMinutes];
  if (one === undefined || other === undefined) return { criterion, isKnown: false };
  const isEven = Math.min(one, other) > CLEARLY_SHORTER * Math.max(one, other);
  return { criterion, isKnown: true, ...(!isEven && { better: one < other ? a : b }) };
}
const CLEARLY_SHORTER = 0.85;

/** Who walks little goes to the nearer one, where it is clearly nearer. */
function judgedByWalk([a, b]: Pair): Judged {
  const [near, far] = a.distanceM <= b.distanceM ? [a, b] : [b, a];
  return { criterion: { of: 'walk' }, isKnown: true, ...(isClearlyNearer(near, far) && { better: near }) };
}

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
