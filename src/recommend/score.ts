// How much the person would like each candidate, by the method asked for or by whatever has to stand in for it.
import type { Method } from '../domain/method.ts';
import { EMPTY_PROFILE } from '../domain/profile.ts';
import { type Contribution, scaledPart } from '../domain/recommendation.ts';
import type { Recommender } from '../models/recommender.ts';
import { CATEGORIES } from '../vocabulary/categories.ts';
import type { Appeals } from './appeals.ts';
import { isAside } from './aside.ts';
import { categorySetOf } from './category-column.ts';
import { tastesFrom } from './equal-footing.ts';
import { promotable, withBoosts } from './promotions.ts';
import type { Query } from './query.ts';
import type { Snapshot } from './snapshot.ts';
import type { Taste } from './taste.ts';
import { APPEAL_CEILING, ASIDE_KEEPS, DISLIKED_KEEPS, STANDING_SHARE, STANDING_UNSOUGHT } from './weights.ts';

/**
 * A method's scale is its own, so its best candidate becomes APPEAL_CEILING (affinity's scale ends at 1) where no liking was
 * stated, and stated likings are put on an equal footing. Where the method has nothing to go on (NaN), affinity speaks for that
 * place; where it likes nothing at all, affinity speaks for all.
 */
export function appealsOf(snapshot: Snapshot, taste: Taste, rows: Uint32Array, query: Asked): Appeals {
  const liked = withoutDisliked(snapshot, taste, rows, query, byMethod(snapshot, taste, rows, query.method));
  const own = lessAside(snapshot, rows, query, liked);
  return withBoosts(own, rows, query.rules?.boosts ?? [], promotable(snapshot, taste, query.surely));
}

type Asked = Pick<Query, 'method' | 'categories' | 'isProperFirst' | 'rules' | 'surely'>;

function byMethod(snapshot: Snapshot, taste: Taste, rows: Uint32Array, method: Method): Appeals {
  const asked = snapshot.recommenderFor(method);
  const scores = asked?.score(taste.profile, rows);
  const best = scores ? largest(scores) : 0;
  if (!asked || !scores || best <= 0) return byAffinity(snapshot, taste, rows);

  const heard: Heard = { by: asked, scores, scale: APPEAL_CEILING / best, share: STANDING_SHARE[method] };
  const own = withStanding(snapshot, taste, rows, heard);
  if (!someNaN(scores)) return own;
  const standIn = byAffinity(snapshot, taste, rows);
  const speakerAt = (position: number) => (Number.isNaN(scores[position]) ? standIn : own);
  return {
    of: own.of.map((_, position) => speakerAt(position).of[position] as number),
    used: asked.method,
    partsOf: (position) => speakerAt(position).partsOf(position),
  };
}

/** Of every row; the best place is at the ceiling. */
interface Standing {
  readonly revision: number | undefined;
  /** 0 to APPEAL_CEILING. */
  readonly fame: Float64Array;
  partsOf(row: number, share: number): readonly Contribution[];
}

/** Made again only when a rating has changed. */
const standings = new WeakMap<Snapshot, Standing>();

/** What affinity says to somebody of whom nothing is known: ratings and fame, the best place at the ceiling. */
function standingOfAll(snapshot: Snapshot): Standing {
  const { catalogue, ratings } = snapshot;
  const known = standings.get(snapshot);
  if (known && known.revision === ratings.revision) return known;
  const affinity = snapshot.recommenderFor('affinity');
  // A copy, because methods note nothing on the one that everybody shares.
  const nobody = { ...EMPTY_PROFILE };
  const of = affinity.score(nobody, Uint32Array.from(catalogue.places.keys()));
  const scale = APPEAL_CEILING / Math.max(Number.EPSILON, largest(of));
  const made: Standing = {
    revision: ratings.revision,
    fame: Float64Array.from(of, (score) => within(score * scale)),
    partsOf: (row, share) => affinity.contributions(nobody, row, share * scale),
  };
  standings.set(snapshot, made);
  return made;
}

/** What a recommender said of the candidates. */
interface Heard {
  readonly by: Recommender;
  readonly scores: Float32Array;
  /** From scores to appeals, where no stated liking says otherwise. */
  readonly scale: number;
  /** Share of standing in the appeals. */
  readonly share: number;
}

/** Standing speaks most for what the person likes, less for what they said nothing of, never for what they dislike. */
function withStanding(snapshot: Snapshot, taste: Taste, rows: Uint32Array, heard: Heard): Appeals {
  const { by, scores, scale, share } = heard;
  const standing = standingOfAll(snapshot);
  const tastes = tastesFrom(snapshot, taste, rows, scores, scale, (others) => by.score(taste.profile, others));
  /** How much standing counts for the candidate at a position. */
  const countsFor = (position: number): number =>
    scores[position]! < 0
      ? 0
      : share * (STANDING_UNSOUGHT + (1 - STANDING_UNSOUGHT) * (tastes[position]! / APPEAL_CEILING));
  const of = new Float64Array(scores.length);
  for (let position = 0; position < of.length; position++) {
    of[position] = (1 - share) * tastes[position]! + countsFor(position) * standing.fame[rows[position]!]!;
  }
  return {
    of,
    used: by.method,
    partsOf: (position) => {
      const [row, score] = [rows[position]!, scores[position]!];
      const toTaste = score > 0 ? tastes[position]! / score : scale;
      return [
        ...floored(by.contributions(taste.profile, row, toTaste * (1 - share))),
        ...standing.partsOf(row, countsFor(position)),
      ];
    },
  };
}

const within = (appeal: number): number => Math.min(APPEAL_CEILING, Math.max(0, appeal));

function byAffinity(snapshot: Snapshot, taste: Taste, rows: Uint32Array): Appeals {
  const by = snapshot.recommenderFor('affinity');
  return withStanding(snapshot, taste, rows, {
    by,
    scores: by.score(taste.profile, rows),
    scale: APPEAL_CEILING,
    share: 0,
  });
}

/** A place of a category that the person dislikes keeps little of its appeal, unless they ask for that very category. */
function withoutDisliked(
  { categories, mainCategory }: Snapshot,
  { disliked }: Taste,
  rows: Uint32Array,
  query: Asked,
  appeals: Appeals,
): Appeals {
  if (!disliked) return appeals;
  const asked = categorySetOf(query.categories ?? []);
  /** The category that speaks against a row, and what the row keeps. */
  const against = (row: number): { readonly category: number; readonly keeps: number } | undefined => {
    const main = mainCategory[row]!;
    if (disliked[main] === 1 && asked[main] === 0) return { category: main, keeps: DISLIKED_KEEPS.main };
    for (let at = categories.starts[row]!; at < categories.starts[row + 1]!; at++) {
      const category = categories.numbers[at]!;
      if (disliked[category] === 1 && asked[category] === 0) return { category, keeps: DISLIKED_KEEPS.side };
    }
    return undefined;
  };
  return {
    used: appeals.used,
    of: appeals.of.map((appeal, position) => appeal * (against(rows[position]!)?.keeps ?? 1)),
    partsOf: (position) => {
      const parts = appeals.partsOf(position);
      const found = against(rows[position]!);
      if (!found) return parts;
      const category = CATEGORIES[found.category]!;
      return [...parts, { kind: 'category', category, amount: (found.keeps - 1) * appeals.of[position]! }];
    },
  };
}

/** "Restaurants": a place that is one only on the side keeps less of its appeal than one that is nothing else. */
function lessAside({ catalogue }: Snapshot, rows: Uint32Array, asked: Asked, appeals: Appeals): Appeals {
  const { categories = [], isProperFirst } = asked;
  if (!isProperFirst || categories.length === 0) return appeals;
  const placeAt = (position: number) => catalogue.places[rows[position]!]!;
  const isLess = (position: number) => isAside(placeAt(position), categories);
  return {
    used: appeals.used,
    of: appeals.of.map((appeal, position) => (isLess(position) ? appeal * ASIDE_KEEPS : appeal)),
    partsOf: (position) => {
      const parts = appeals.partsOf(position);
      const category = placeAt(position).categories[0];
      if (!category || !isLess(position)) return parts;
      return [...parts, { kind: 'category', category, amount: (ASIDE_KEEPS - 1) * appeals.of[position]! }];
    },
  };
}

function someNaN(scores: Float32Array): boolean {
  for (let at = 0; at < scores.length; at++) if (Number.isNaN(scores[at])) return true;
  return false;
}

function largest(scores: Float32Array): number {
  let best = 0;
  for (let at = 0; at < scores.length; at++) if ((scores[at] as number) > best) best = scores[at] as number;
  return best;
}

/** An appeal is never below 0: what speaks against a place takes away no more than what speaks for it. */
function floored(parts: readonly Contribution[]): readonly Contribution[] {
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  if (sum >= 0) return parts;
  const against = parts.filter(({ amount }) => amount < 0);
  const lost = against.reduce((total, { amount }) => total + amount, 0);
  const bearable = (lost - sum) / lost;
  return parts.map((part) => (part.amount < 0 ? scaledPart(part, bearable) : part));
}
