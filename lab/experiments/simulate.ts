// Experiments on made-up people, to know how often the test finds a better ranking, and how often it finds one where there is
// none. Everything that decides is the very code that serves: the draft, the votes, the test.
import type { Team } from '../../src/domain/event.ts';
import { type Random, seededRandom } from '../../src/math/random.ts';
import { teamDraft } from '../../src/recommend/interleave.ts';
import { type Verdict, verdictOf } from '../../src/recommend/verdict.ts';

export interface Situation {
  /** Noise of each ranking: standard deviations that it adds to how much somebody would like a place, which has 1. */
  readonly noise: { readonly A: number; readonly B: number };
  readonly people: number;
  readonly days: number;
  readonly seed: number;
}

interface RunResult {
  readonly better: Verdict['better'];
  /** The day on which it was decided, looked at every evening; the last day where it was not. */
  readonly day: number;
  readonly votes: number;
}

const PLACES = 60;
const SHOWN = 10;
/** Somebody comes on one day in four. */
const VISIT = 0.25;
/** A place at position k is looked at with probability 1 / k^0.7, as in studies of where eyes go. */
const looked = (position: number): number => position ** -0.7;
/** Of what they look at people choose what they like: this often at their middle. */
const chooses = (liking: number): number => 1 / (1 + Math.exp(2 - 1.5 * liking));

/**
 * People come on days of their own, each with a taste of their own that lasts; each ranking knows that taste through its
 * noise, the same all the time, so that lists of one person are no independent trials.
 */
export function runExperiment({ noise, people, days, seed }: Situation): RunResult {
  const random = seededRandom(seed);
  const guests = Array.from({ length: people }, () => guestOf(noise, random));
  const votes = { A: 0, B: 0 };
  for (let day = 1; day <= days; day++) {
    for (const guest of guests) {
      if (guest.hasVoted || random.next() > VISIT) continue;
      const lead = leadOf(guest, random);
      if (lead === 0) continue;
      guest.hasVoted = true;
      votes[lead > 0 ? 'A' : 'B']++;
    }
    const { better } = verdictOf(votes);
    if (better) return { better, day, votes: votes.A + votes.B };
  }
  return { better: undefined, day: days, votes: votes.A + votes.B };
}

interface Guest {
  readonly likings: readonly number[];
  readonly rankings: Readonly<Record<Team, readonly number[]>>;
  hasVoted: boolean;
}

function guestOf(noise: Situation['noise'], random: Random): Guest {
  const likings = Array.from({ length: PLACES }, () => random.gaussian());
  const ranked = (sd: number): readonly number[] => {
    const scores = likings.map((liking) => liking + sd * random.gaussian());
    return [...scores.keys()].sort((one, other) => scores[other]! - scores[one]!).slice(0, SHOWN);
  };
  return { likings, rankings: { A: ranked(noise.A), B: ranked(noise.B) }, hasVoted: false };
}

/** How many more places of A than of B somebody chose from one list. */
function leadOf({ likings, rankings }: Guest, random: Random): number {
  const list = teamDraft(rankings.A, rankings.B, { idOf: String, limit: SHOWN, seed: random.below(2 ** 31) });
  return list.reduce((lead, { team, item }, at) => {
    const isChosen = random.next() < looked(at + 1) && random.next() < chooses(likings[item]!);
    return lead + (isChosen ? (team === 'A' ? 1 : -1) : 0);
  }, 0);
}
