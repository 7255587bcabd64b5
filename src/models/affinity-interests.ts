// A person's interest in each category, made of what they stated and of the places they reviewed, piece by piece, so
// that every piece can be named in an explanation.
import type { PlaceId } from '../domain/branded.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { Category } from '../domain/category.ts';
import type { Profile } from '../domain/profile.ts';
import { relatedTo } from './affinity-related.ts';
import { profileNotes } from './per-profile.ts';

/** One additive piece of an interest. */
export type Evidence =
  | { readonly kind: 'stated'; readonly amount: number }
  | { readonly kind: 'reviewed'; readonly placeId: PlaceId; readonly amount: number }
  | { readonly kind: 'carried'; readonly via: Category; readonly amount: number };

/** -1 (never) to 1 (loves it), the sum of its evidence. */
interface Interest {
  readonly amount: number;
  readonly evidence: readonly Evidence[];
}

/** A statement is worth as many reviews as this. */
const STATED_WEIGHT = 3;
/** Reviews alone are shrunk as if so many indifferent ones had come first. */
const REVIEW_PRIOR = 1.5;
/** A place says less about its second and third category. */
const SIDE_CATEGORY_WEIGHT = 0.4;
/** Aversions carry over to related categories less than likings: who avoids clubs may well love bars. */
const CARRIED_AVERSION = 0.5;

/** The rating at which a person is indifferent: their own mean, shrunk to 3, never so high that a 4 means dislike. */
const NEUTRAL = { prior: 3, strength: 4, least: 2, most: 3.5 } as const;

const notes = profileNotes<{ readonly catalogue: Catalogue; readonly interests: Interests }>();

export type Interests = ReadonlyMap<Category, Interest>;

export function interestsOf(profile: Profile, catalogue: Catalogue): Interests {
  const known = notes.of(profile);
  if (known?.catalogue === catalogue) return known.interests;
  const interests = computeInterests(profile, catalogue);
  notes.keep(profile, { catalogue, interests });
  return interests;
}

function computeInterests(profile: Profile, catalogue: Catalogue): Interests {
  const own = ownInterests(profile, catalogue);
  const all = new Map(own);
  for (const [source, { amount }] of own) {
    for (const [category, share] of relatedTo(source)) {
      const carried = amount * share * (amount < 0 ? CARRIED_AVERSION : 1);
      if (own.has(category) || Math.abs(carried) <= Math.abs(all.get(category)?.amount ?? 0)) continue;
      all.set(category, { amount: carried, evidence: [{ kind: 'carried', via: source, amount: carried }] });
    }
  }
  return all;
}

/** A rating as liking: -1 at the lowest, 0 at the person's neutral point, 1 at 5. */
export const likingOf = (rating: number, neutral: number): number =>
  rating >= neutral ? (rating - neutral) / (5 - neutral) : (rating - neutral) / neutral;

export function neutralRating(profile: Profile): number {
  const ratings = [...profile.categories.values(), ...profile.places.values()];
  const sum = ratings.reduce((total, rating) => total + rating, NEUTRAL.prior * NEUTRAL.strength);
  return Math.min(NEUTRAL.most, Math.max(NEUTRAL.least, sum / (ratings.length + NEUTRAL.strength)));
}

interface Observation {
  readonly placeId: PlaceId;
  readonly liking: number;
  readonly weight: number;
}

function ownInterests(profile: Profile, catalogue: Catalogue): Map<Category, Interest> {
  const neutral = neutralRating(profile);
  const observations = observationsOf(profile, catalogue, neutral);
  const interests = new Map<Category, Interest>();
  for (const category of new Set([...profile.categories.keys(), ...observations.keys()])) {
    interests.set(category, weigh(profile.categories.get(category), observations.get(category) ?? [], neutral));
  }
  return interests;
}

function observationsOf(profile: Profile, catalogue: Catalogue, neutral: number): Map<Category, Observation[]> {
  const observations = new Map<Category, Observation[]>();
  for (const [placeId, rating] of profile.places) {
    const place = catalogue.places[catalogue.rowOf.get(placeId) ?? -1];
    place?.categories.forEach((category, position) => {
      const weight = position === 0 ? 1 : SIDE_CATEGORY_WEIGHT;
      const observation = { placeId, liking: likingOf(rating, neutral), weight };
      const known = observations.get(category);
      if (known) known.push(observation);
      else observations.set(category, [observation]);
    });
  }
  return observations;
}

function weigh(stated: number | undefined, observations: readonly Observation[], neutral: number): Interest {
  const prior = stated === undefined ? REVIEW_PRIOR : STATED_WEIGHT;
  const total = observations.reduce((sum, { weight }) => sum + weight, prior);
  const evidence: Evidence[] = observations.map(({ placeId, liking, weight }) => ({
    kind: 'reviewed',
    placeId,
    amount: (liking * weight) / total,
  }));
  if (stated !== undefined) {
    evidence.unshift({ kind: 'stated', amount: (likingOf(stated, neutral) * STATED_WEIGHT) / total });
  }
  return { amount: evidence.reduce((sum, { amount }) => sum + amount, 0), evidence };
}
