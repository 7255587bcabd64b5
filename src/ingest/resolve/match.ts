// Whether two records of different sources are one place: a score with the reasons for it.
import type { Category } from '../../domain/category.ts';
import { distanceM } from '../../domain/geography.ts';
import type { Place } from '../../domain/place.ts';
import { phoneIn } from '../contact.ts';
import { contradicts, isPart, type Kinship, kinshipOf, sayDifferently } from './kinds.ts';
import { type NameSimilarity, similarityOf, type WordWeights } from './names.ts';

/** What of a place decides whether it is another one. */
export type Identity = Pick<Place, 'name' | 'aliases' | 'position' | 'categories'> &
  Partial<Pick<Place, 'phone' | 'website' | 'wikidata' | 'address'>>;

export interface Match {
  /** 0 to 1; at `SAME_PLACE` and above it is one place. */
  readonly score: number;
  /** "same name, 12 m apart, same telephone" */
  readonly reason: string;
}

/** Above one half: to keep two rows of one place is a smaller harm than to lose one of two places. */
export const SAME_PLACE = 0.6;

/** Farther apart nothing but a common Wikidata entry makes one place of two. */
export const MAX_DISTANCE_M = 1_200;

export const SAME_ENTRY = 'same Wikidata entry';

export function matchOf(one: Identity, other: Identity, weights: WordWeights): Match {
  if (one.wikidata && one.wikidata === other.wikidata) return { score: 1, reason: SAME_ENTRY };
  if (one.wikidata && other.wikidata) return { score: 0, reason: 'different Wikidata entries' };
  const apartM = distanceM(one.position, other.position);
  if (apartM > MAX_DISTANCE_M) return { score: 0, reason: `${Math.round(apartM)} m apart` };
  const evidence = evidenceOf(one, other, apartM, weights);
  if (evidence.name.overall === 0 && !evidence.phone && !evidence.website) return NOTHING_IN_COMMON;
  const logit = WEIGHTS.bias + evidenceTerms(evidence).reduce((sum, [name, value]) => sum + WEIGHTS[name] * value, 0);
  return { score: 1 / (1 + Math.exp(-logit)), reason: reasonOf(evidence) };
}

const NOTHING_IN_COMMON: Match = { score: 0, reason: 'no word in common' };

export interface Evidence {
  readonly name: NameSimilarity;
  readonly apartM: number;
  /** How far apart sources put one place of this kind. */
  readonly reachM: number;
  readonly kinship: Kinship;
  /** The words that only one name has make it something else. */
  readonly contradiction: boolean;
  /** One seems to be a part of the other. */
  readonly part: boolean;
  /** It is not the names themselves that are most alike, but an alias. */
  readonly byAlias: boolean;
  /** Both names say what they are, and not the same. */
  readonly twoKinds: boolean;
  readonly phone: boolean;
  readonly website: boolean;
  readonly door: boolean;
}

/**
 * What each piece of evidence adds to the log-odds: a logistic regression over the labelled pairs in
 * tests/ingest/pairs.tsv. Websites and differing numbers are rare among them; those two are set by hand.
 */
const WEIGHTS = {
  bias: -2.6,
  overall: 1.7,
  contained: 1.8,
  evidence: 2.1,
  exact: 2.5,
  numbersDiffer: -3,
  distance: -2.1,
  distanceUnlike: -1.9,
  related: 0.9,
  open: -0.3,
  different: -4.9,
  contradiction: -3.7,
  part: -5.1,
  byAlias: -2.5,
  unshared: -1.6,
  twoKinds: -1.8,
  phone: 3.2,
  website: 2,
  door: 0.3,
} as const;
type Term = Exclude<keyof typeof WEIGHTS, 'bias'>;

export function evidenceTerms({ name, apartM, reachM, kinship, ...rest }: Evidence): [Term, number][] {
  return [
    ['overall', name.overall],
    ['contained', name.contained],
    ['evidence', Math.min(1, name.evidence)],
    ['exact', Number(name.overall >= 0.999)],
    ['numbersDiffer', Number(name.numbersDiffer)],
    ['distance', Math.log2(1 + apartM / reachM)],
    ['distanceUnlike', Math.log2(1 + apartM / reachM) * (1 - name.overall)],
    ['related', Number(kinship === 'related')],
    ['open', Number(kinship === 'open')],
    ['different', Number(kinship === 'different')],
    ['contradiction', Number(rest.contradiction)],
    ['part', Number(rest.part)],
    ['byAlias', Number(rest.byAlias)],
    ['unshared', name.unshared],
    ['twoKinds', Number(rest.twoKinds)],
    ['phone', Number(rest.phone)],
    ['website', Number(rest.website)],
    ['door', Number(rest.door)],
  ];
}

export function evidenceOf(one: Identity, other: Identity, apartM: number, weights: WordWeights): Evidence {
  const { name, nameA, nameB } = closestNames(one, other, weights);
  const [traitsA, traitsB] = [traitsOf(one), traitsOf(other)];
  return {
    name,
    apartM,
    reachM: reachM(one.categories, other.categories),
    kinship: kinshipOf(one.categories, other.categories),
    contradiction:
      name.overall > 0 &&
      (contradicts(name.leftA, nameB, other.categories) || contradicts(name.leftB, nameA, one.categories)),
    byAlias: nameA !== one.name || nameB !== other.name,
    part: isPart(name.leftA) || isPart(name.leftB),
    twoKinds: sayDifferently(name.leftA, name.leftB),
    phone: areSame(traitsA.phone, traitsB.phone),
    website: areSame(traitsA.page, traitsB.page),
    door: areSame(traitsA.door, traitsB.door),
  };
}

/** Of all names and aliases the two that are most alike. */
function closestNames(one: Identity, other: Identity, weights: WordWeights) {
  const pairs = [one.name, ...one.aliases].flatMap((nameA) =>
    [other.name, ...other.aliases].map((nameB) => ({ nameA, nameB, name: similarityOf(nameA, nameB, weights) })),
  );
  return pairs.reduce((best, each) => (each.name.overall > best.name.overall ? each : best));
}

/** A park has many middles, a bar has one door. */
const LARGE: ReadonlySet<Category> = new Set([
  'parks',
  'nature',
  'zoo',
  'amusement parks',
  'gardens',
  'sports',
  'malls',
]);
const MIDDLING: ReadonlySet<Category> = new Set([
  'museums',
  'monuments',
  'tourist attractions',
  'markets',
  'places of worship',
]);

function reachM(one: readonly Category[], other: readonly Category[]): number {
  const all = [...one, ...other];
  if (all.some((category) => LARGE.has(category))) return 300;
  return all.some((category) => MIDDLING.has(category)) ? 120 : 60;
}

interface Traits {
  readonly phone: string | undefined;
  readonly page: string | undefined;
  readonly door: string | undefined;
}

/** Worked out once for each place: it is compared with every neighbour. */
const traits = new WeakMap<Identity, Traits>();

function traitsOf(place: Identity): Traits {
  const known = traits.get(place);
  if (known) return known;
  const found = { phone: phoneIn(place.phone), page: pageOf(place.website), door: doorOf(place.address) };
  traits.set(place, found);
  return found;
}

const areSame = (a: string | undefined, b: string | undefined): boolean => a !== undefined && a === b;

/** A page of a directory says nothing about the place's own. */
const DIRECTORIES = /(?:^|\.)(?:esmadrid|madrid|facebook|instagram|google|tripadvisor|wikipedia)\./u;

/** The front page of a chain is shared by its branches; distance tells them apart. */
function pageOf(website: string | undefined): string | undefined {
  if (!website || !URL.canParse(website)) return undefined;
  const { hostname, pathname } = new URL(website);
  const host = hostname.replace(/^www\./u, '');
  return DIRECTORIES.test(`.${host}`) ? undefined : `${host}${pathname.replace(/\/+$/u, '')}`;
}

/** Last word of the street and number: "Calle de Ponzano, 12" and "Ponzano 12" are one door. */
function doorOf(address: string | undefined): string | undefined {
  const [, street, number] = /(\p{L}{3,})[^\p{L}\d]*(?:n[ºo.]*\s*)?(\d{1,4})\b/u.exec(address ?? '') ?? [];
  return street && number ? `${street.toLowerCase()} ${number}` : undefined;
}

function reasonOf({ name, apartM, kinship, contradiction, phone, website, door }: Evidence): string {
  const part = name.contained >= 0.9 ? 'one name within the other' : `names ${Math.round(name.overall * 100)} % alike`;
  return [
    name.overall >= 0.999 ? 'same name' : part,
    `${Math.round(apartM)} m apart`,
    ...(kinship === 'different' ? ['different kinds of place'] : []),
    ...(contradiction ? ['the names say different things'] : []),
    ...(name.numbersDiffer ? ['different numbers'] : []),
    ...(phone ? ['same telephone'] : []),
    ...(website ? ['same website'] : []),
    ...(door ? ['same door'] : []),
  ].join(', ');
}
