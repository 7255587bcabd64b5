// How much the person would like each candidate, by the method asked for or by whatever has to stand in for it.
import type { Method } from '../domain/method.ts';
import { EMPTY_PROFILE, type Profile } from '../domain/profile.ts';
import { type Contribution, scaledPart } from '../domain/recommendation.ts';
import type { Recommender } from '../models/recommender.ts';
import type { Snapshot } from './snapshot.ts';
import { APPEAL_CEILING, STANDING_SHARE, STANDING_UNSOUGHT } from './weights.ts';

export interface Appeals {
  /** One a candidate, 0 to APPEAL_CEILING. */
  readonly of: Float64Array;
  /** What really spoke for most of them: the method asked for, or the one that stood in for it. */
  readonly used: Method | 'affinity';
  /** Additive parts that sum to the appeal of the candidate at `position`. */
  partsOf(position: number): readonly Contribution[];
}

/**
 * A method's scale is its own, so its best candidate becomes APPEAL_CEILING (affinity's scale ends at 1). Where it has nothing
 * to go on (NaN), affinity speaks for that place; where it likes nothing at all, affinity speaks for all.
 */
export function appealsOf(snapshot: Snapshot, profile: Profile, rows: Uint32Array, method: Method): Appeals {
  const affinity = snapshot.recommenderFor('affinity');
  const asked = snapshot.recommenderFor(method);
  const scores = asked?.score(profile, rows);
  const best = scores ? largest(scores) : 0;
  if (!asked || !scores || best <= 0) {
    return byOne(affinity, profile, rows, affinity.score(profile, rows), APPEAL_CEILING);
  }

  const own = withStanding(snapshot, asked, profile, rows, scores, APPEAL_CEILING / best, STANDING_SHARE[method]);
  if (!someNaN(scores)) return own;
  const standIn = byOne(affinity, profile, rows, affinity.score(profile, rows), APPEAL_CEILING);
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

/** Standing speaks most for what the person likes, less for what they said nothing of, never for what they dislike. */
function withStanding(
  snapshot: Snapshot,
  asked: Recommender,
  profile: Profile,
  rows: Uint32Array,
  scores: Float32Array,
  scale: number,
  share: number,
): Appeals {
  const standing = standingOfAll(snapshot);
  /** How much standing counts where the method gives `score`, which makes an appeal of `taste`. */
  const countsFor = (score: number, taste: number): number =>
    score < 0 ? 0 : share * (STANDING_UNSOUGHT + (1 - STANDING_UNSOUGHT) * (taste / APPEAL_CEILING));
  const of = new Float64Array(scores.length);
  for (let position = 0; position < of.length; position++) {
    const score = scores[position]!;
    const taste = within(score * scale);
    of[position] = (1 - share) * taste + countsFor(score, taste) * standing.fame[rows[position]!]!;
  }
  return {
    of,
    used: asked.method,
    partsOf: (position) => {
      const [row, score] = [rows[position]!, scores[position]!];
      return [
        ...floored(asked.contributions(profile, row, scale * (1 - share))),
        ...standing.partsOf(row, countsFor(score, within(score * scale))),
      ];
    },
  };
}

const within = (appeal: number): number => Math.min(APPEAL_CEILING, Math.max(0, appeal));

function byOne(
  recommender: Recommender,
  profile: Profile,
  rows: Uint32Array,
  scores: Float32Array,
  scale: number,
): Appeals {
  const of = new Float64Array(scores.length);
  for (let at = 0; at < scores.length; at++) of[at] = within((scores[at] as number) * scale);
  return {
    of,
    used: recommender.method,
    partsOf: (position) => floored(recommender.contributions(profile, rows[position] as number, scale)),
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
