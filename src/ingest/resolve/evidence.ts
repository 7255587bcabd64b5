// What speaks for two records being one place, and what against it: names, kinds, distance, telephone, page, door.
import type { Category } from '../../domain/category.ts';
import type { Place } from '../../domain/place.ts';
import { foldAccents } from '../../domain/text.ts';
import { phoneKey } from '../contact.ts';
import { type HeadAgreement, headAgreement, isPart } from './heads.ts';
import { bearsAnother, contradicts, type Kinship, kinshipOf, sayDifferently } from './kinds.ts';
import { namesWithin } from './name-words.ts';
import { type NameSimilarity, similarityOf, type WordWeights } from './names.ts';

/** The facts of a place that tell whether two records describe the same one. */
export type Identity = Pick<Place, 'name' | 'aliases' | 'position' | 'categories'> &
  Partial<Pick<Place, 'phone' | 'website' | 'wikidata' | 'address' | 'types'>>;

/** Two of one trait: the same, different, or not known of both. */
type Agreement = 'same' | 'differ' | 'unknown';

export interface Evidence {
  readonly name: NameSimilarity;
  /** What the most alike names are: the names themselves, a part of one, or an alias. */
  readonly via: Via;
  readonly heads: HeadAgreement;
  readonly apartM: number;
  /** How far apart sources put one place of this kind. */
  readonly reachM: number;
  readonly kinship: Kinship;
  /** The words that only one name has make it something else. */
  readonly contradiction: boolean;
  /** One seems to be a part of the other. */
  readonly part: boolean;
  /** One is a bar or a shop that bears the name of a square, a church, a park. */
  readonly borrowed: boolean;
  /** The heads of both names are known and differ. */
  readonly twoKinds: boolean;
  readonly phone: Agreement;
  readonly website: Agreement;
  readonly door: Agreement;
}

export function evidenceOf(one: Identity, other: Identity, apartM: number, weights: WordWeights): Evidence {
  const { name, nameA, nameB, via } = closestNames(one, other, weights);
  const whole = via === 'names' ? name : similarityOf(one.name, other.name, weights);
  const [traitsA, traitsB] = [traitsOf(one), traitsOf(other)];
  const kinship = kinshipOf(one, other);
  const isOfOneKind = kinship === 'same' || kinship === 'related';
  const heads = via === 'part' ? headAgreement(nameA, nameB) : headAgreement(one.name, other.name);
  return {
    name,
    via,
    heads,
    apartM,
    reachM: reachM(one.categories, other.categories),
    kinship,
    contradiction:
      name.overall > 0 &&
      heads !== 'same' &&
      (contradicts(name.leftA, nameB, other.categories) || contradicts(name.leftB, nameA, one.categories)),
    part: isPart(whole.leftA) || isPart(whole.leftB) || isPlaque(one) !== isPlaque(other),
    borrowed: !isOfOneKind && bearsAnother(one) !== bearsAnother(other),
    twoKinds: sayDifferently(name.leftA, name.leftB),
    phone: agreement(traitsA.phone, traitsB.phone),
    website: agreement(traitsA.page, traitsB.page),
    door: agreement(traitsA.door, traitsB.door),
  };
}

/** The City files the plaque at a door under the name of the house or shop behind it. */
const isPlaque = ({ types = [] }: Identity): boolean => types.includes('Elemento conmemorativo, Lápida');

type Via = 'names' | 'part' | 'alias';

/** How much more alike a part or an alias must be before it speaks instead of the names themselves. */
const HANDICAP: Readonly<Record<Via, number>> = { names: 0, part: 0.05, alias: 0.1 };

/** Of all names and aliases the two that are most alike. */
function closestNames(one: Identity, other: Identity, weights: WordWeights) {
  const pairs = formsOf(one, weights).flatMap((a) =>
    formsOf(other, weights).flatMap((b) => {
      // Two parts in common are two rooms of one house: "Fundación Mapfre. Sala Recoletos" and another "Sala".
      if ((a.via === 'part' && b.via !== 'names') || (b.via === 'part' && a.via !== 'names')) return [];
      const via = HANDICAP[a.via] > HANDICAP[b.via] ? a.via : b.via;
      const name = similarityOf(a.form, b.form, weights);
      return [{ nameA: a.form, nameB: b.form, via, name, worth: name.overall - HANDICAP[via] }];
    }),
  );
  return pairs.reduce((best, each) => (each.worth > best.worth ? each : best));
}

interface Form {
  readonly form: string;
  readonly via: Via;
}

function formsOf({ name, aliases }: Identity, { isOfCity }: WordWeights): readonly Form[] {
  return [
    { form: name, via: 'names' },
    ...namesWithin(name, isOfCity).map((form): Form => ({ form, via: 'part' })),
    ...aliases.map((form): Form => ({ form, via: 'alias' })),
  ];
}

/** A park has many middles, a bar has one door. */
const REACH_M: readonly (readonly [number, readonly Category[]])[] = [
  [400, ['parks', 'nature', 'zoo', 'amusement parks']],
  [250, ['gardens', 'sports', 'malls']],
  [120, ['museums', 'monuments', 'tourist attractions', 'markets', 'places of worship']],
];

const ONE_DOOR_M = 60;

function reachM(one: readonly Category[], other: readonly Category[]): number {
  const isOf = (category: Category) => one.includes(category) || other.includes(category);
  return REACH_M.find(([, categories]) => categories.some(isOf))?.[0] ?? ONE_DOOR_M;
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
  const found = { phone: phoneKey(place.phone), page: pageOf(place.website), door: doorOf(place.address) };
  traits.set(place, found);
  return found;
}

function agreement(a: string | undefined, b: string | undefined): Agreement {
  if (a === undefined || b === undefined) return 'unknown';
  return a === b ? 'same' : 'differ';
}

/** A page of a directory says nothing about the place's own. */
const DIRECTORIES = /(?:^|\.)(?:esmadrid|facebook|instagram|google|tripadvisor|wikipedia)\./u;

/** The front page of a chain is shared by its branches; distance tells them apart. */
function pageOf(website: string | undefined): string | undefined {
  if (!website || !URL.canParse(website)) return undefined;
  const { hostname, pathname } = new URL(website);
  const host = hostname.replace(/^www\./u, '');
  return DIRECTORIES.test(`.${host}`) ? undefined : `${host}${pathname.replace(/(?<!\/)\/+$/u, '')}`;
}

/** Last word of the street and number: "Calle de Ponzano, 12" and "Ponzano 12" are one door. */
function doorOf(address: string | undefined): string | undefined {
  const [, street, number] = /(?<!\p{L})(\p{L}{3,})[^\p{L}\d]*(?:n[ºo.]*\s*)?(\d{1,4})\b/u.exec(address ?? '') ?? [];
  return street && number ? `${foldAccents(street)} ${number}` : undefined;
}
