// One official record, with what its doubles in other files add, as a row of the catalogue.
import type { Place } from '../../../src/domain/place.ts';
import type { Point } from '../../../src/geo/point.ts';
import { type Correction, corrected, correctedKind, expectEffect } from './corrections.ts';
import { displayName, sculptureAlias, tidyName } from './display-name.ts';
import { habitsOf } from './habits.ts';
import { pastHours, type TrustedHours, trustedHours } from './hours.ts';
import type { KnownPrice } from './known-prices.ts';
import type { KnownText } from './known-texts.ts';
import type { Merged } from './merge.ts';
import type { MonumentFacts } from './monument-facts.ts';
import { listOf } from './prose/beginnings.ts';
import type { Composer } from './prose/compose.ts';
import type { Habit, Telling } from './prose/facts.ts';
import { CUISINES, KINDS, type KindKey, SCULPTURES, typeOf } from './prose/kinds.ts';
import type { CatalogueRow } from './row.ts';
import { kindOf } from './select.ts';
import { type Surroundings, withoutOwnSquare } from './surroundings.ts';

/** What the rows are made with; `describe` remembers its sentences, so rows must come in a fixed order. */
interface Workshop {
  readonly facts: ReadonlyMap<string, MonumentFacts>;
  readonly around: (point: Point) => Surroundings;
  readonly wikidata: (names: readonly string[], at: Point) => string | undefined;
  readonly describe: Composer;
  /** Hours that the editors know, by id. */
  readonly editorsHours: (id: string) => TrustedHours | undefined;
  /** Price levels that the editors know, by id. */
  readonly editorsPrices: (place: Pick<Place, 'id' | 'checkedOn'>) => KnownPrice | undefined;
  /** What editors saw wrong, by id. */
  readonly correctionOf: (id: string) => Correction | undefined;
  /** Whether another place than that of the id, a quarter or a station bears a name. */
  readonly isOfAnother: (id: string, name: string) => boolean;
  /** Descriptions that people wrote, by id. */
  readonly editorsTexts: (id: string) => Pick<KnownText, 'en' | 'es'> | undefined;
}

export function officialRow({ main, others }: Merged, workshop: Workshop): CatalogueRow {
  const { file } = main;
  const correction = workshop.correctionOf(main.place.id);
  const tidy = { ...main.place, name: tidyName(main.place.name) };
  const place = corrected(tidy, correction);
  const labelled = kindOf(main);
  const shownName = (each: Place, of: KindKey) =>
    displayName(each.name, of, (one) => workshop.isOfAnother(each.id, one));
  expectEffect(correction, {
    name: shownName(tidy, labelled),
    types: typesOf(tidy, labelled),
    categories: categoriesOf(tidy, labelled),
    cuisines: cuisinesOf(tidy),
    address: tidy.address,
  });
  const kind = correctedKind(correction ?? {}) ?? labelled;
  const known = [place, ...others.map((other) => other.place)];
  const opening = workshop.editorsHours(place.id) ?? youngest([main, ...others].map(trustedHours));
  const past = opening ? undefined : youngest([main, ...others].map(pastHours));
  const price = workshop.editorsPrices(place);
  const name = correction?.name ?? shownName(place, kind);
  const cuisines = correction?.cuisines ?? cuisinesOf(place);
  const categories = correction?.categories ?? categoriesOf(place, kind);
  const telling = tellingOf({ ...place, name, cuisines: [...cuisines], categories }, kind, opening?.hours, workshop);
  const id = workshop.wikidata([main.place.name, ...others.map((other) => other.place.name)], place.position);
  const { minutes } = KINDS[kind] as { minutes?: number };
  return {
    id: place.id,
    name,
    aliases: aliasesOf(place, name, [...others.map((other) => other.place.name), ...sculptureAlias(place.name, kind)]),
    lat: place.position.latDeg,
    lng: place.position.lngDeg,
    types: correction?.types ?? typesOf(place, kind),
    categories,
    cuisines,
    description: workshop.describe(telling, workshop.editorsTexts(place.id)),
    ...optional('address', firstOf(known, 'address')),
    ...optional('district', place.district),
    ...optional('barrio', place.barrio),
    ...optional('opening_hours', opening?.hours),
    ...optional('past_hours', past?.hours),
    ...optional('price_level', price?.level),
    prices: known.find(({ prices }) => prices.length > 0)?.prices ?? [],
    ...optional('website', known.map(({ website }) => website).find(isOwnSite)),
    ...optional('phone', firstOf(known, 'phone')),
    ...optional('wheelchair', firstOf(known, 'wheelchair')),
    features: place.features.filter((each) => !correction?.withoutFeatures?.includes(each)),
    ...optional('visit_minutes', minutes),
    ...optional('wikidata', id),
    prominence: prominenceOf({ main, others }),
    source: file.source,
    checked_on: place.checkedOn ?? file.asOf,
    ...optional('provenance', provenanceOf(main, others, { opening, past, price })),
  };
}

/** Irish pubs have no name of their own in the files: their name or their page says it. */
function typesOf({ name, website = '' }: Place, kind: KindKey): string[] {
  const isIrish = kind === 'pub' && /irish/iu.test(`${name} ${website}`);
  return [...(isIrish ? ['irish pub'] : []), typeOf(kind)];
}

function tellingOf(
  place: Place,
  kind: KindKey,
  openingHours: string | undefined,
  { facts, around, correctionOf }: Workshop,
): Telling {
  const correction: Partial<Correction> = correctionOf(place.id) ?? {};
  const extra: MonumentFacts = { ...facts.get(place.id), ...knownMakersOf(correction) };
  const tellsFood = FOOD.has(kind) && place.cuisines.length <= FEW_CUISINES;
  // An editor names first what the house cooks; of what a source lists the narrowest word tells most.
  const inOrder = correction.cuisines ?? Object.keys(CUISINES);
  const cuisine = tellsFood ? inOrder.find((key) => key in CUISINES && isWorthSaying(place, kind, key)) : undefined;
  const stars =
    kind === 'hotel' ? place.types.map((type) => /^(\d) estrella/u.exec(type)?.[1]).find(Boolean) : undefined;
  return {
    id: place.id,
    name: place.name,
    kind,
    position: place.position,
    list: listOf(place.district, place.categories[0]),
    ...(place.address ? { address: place.address } : {}),
    district: place.district ?? 'Madrid',
    ...withoutOwnSquare(around(place.position), place.address),
    ...(cuisine ? { cuisine } : {}),
    ...(stars ? { stars: Number(stars) } : {}),
    ...extra,
    habits: habitsOf(place, openingHours).filter((habit) => isOfUse(habit, kind)),
  };
}

/** What an editor knows of the maker; what is known to be wrong is told of neither. */
const knownMakersOf = ({ author, year }: Partial<Correction>): MonumentFacts => ({
  ...(author !== undefined && { author: author ?? undefined }),
  ...(year !== undefined && { year: year ?? undefined }),
});

/** What esmadrid calls the heading of a group says nothing: "international" of a Mexican house, or of any. */
const cuisinesOf = ({ cuisines }: Place): string[] =>
  cuisines.filter((cuisine) => cuisine in CUISINES && cuisine !== 'international');

/** "A vegan restaurant. The kitchen is vegan" would only say the same thing twice, and nobody enters a statue. */
const isOfUse = (habit: Habit, kind: KindKey): boolean =>
  habit !== SAID_BY_KIND[kind] && !(habit === 'free' && OPEN_AIR.has(kind));
const SAID_BY_KIND: Partial<Record<KindKey, string>> = { vegan: 'vegan', live: 'liveMusic', terrace: 'terrace' };
const OPEN_AIR: ReadonlySet<KindKey> = new Set<KindKey>([
  ...SCULPTURES,
  ...(['monument', 'gate', 'bridge', 'building', 'fountain', 'water'] as const),
  ...(['sight', 'square', 'plaza', 'street', 'hill', 'wall', 'ruin', 'park', 'mural'] as const),
]);
const FOOD: ReadonlySet<KindKey> = new Set<KindKey>([
  'restaurant',
  'signature',
  'tapas',
  'tavern',
  'vegetarian',
  'burgers',
  'ciderhouse',
]);

/** Of a house with more of them none is the one it cooks. */
const FEW_CUISINES = 3;

/** A tapas bar with tapas, or a tavern with Spanish cooking, would only say the same thing twice. */
function isWorthSaying(place: Place, kind: KindKey, cuisine: string): boolean {
  const isEmptyWord = (kind === 'tapas' || kind === 'tavern') && (cuisine === 'tapas' || cuisine === 'spanish');
  return place.cuisines.includes(cuisine) && !isEmptyWord;
}

const CHURCHES: ReadonlySet<KindKey> = new Set<KindKey>([
  'parish',
  'church',
  'chapel',
  'convent',
  'basilica',
  'worship',
  'monastery',
  'cathedral',
]);

function categoriesOf(place: Place, kind: KindKey): Place['categories'] {
  if (CHURCHES.has(kind)) return ['places of worship', ...sightsIn(place)];
  // As the table of kinds has it, whatever heading the source puts over it.
  if (kind === 'barber') return ['beauty & spas', 'local services'];
  return COUNTERS.has(kind) && place.source === 'osm'
    ? [...new Set(['bakeries' as const, ...place.categories])]
    : place.categories;
}

/** What is sold over a counter, which OpenStreetMap calls a café. */
const COUNTERS: ReadonlySet<KindKey> = new Set<KindKey>(['chocolate', 'icecream', 'pastry', 'bakery']);

/** A parish "de la Dehesa" is no nature. */
const sightsIn = ({ categories }: Place): Place['categories'] =>
  categories.filter((each) => each === 'monuments' || each === 'tourist attractions' || each === 'museums');

/** Names of the other records that say something new. */
function aliasesOf({ name, aliases }: Place, shown: string, others: readonly string[]): string[] {
  const withoutBranch = name.replace(/\s*\([^)]*\)$/u, '');
  const plain = name !== shown && name.includes(' ') ? [name] : [];
  return [...new Set([...plain, ...aliases, withoutBranch, ...others])].filter(
    (alias) => alias !== shown && alias.includes(' '),
  );
}

/** From the importers, within 0.5 to 2.5: what editors have not looked at must not outshine what they have. */
export function prominenceOf({ main, others }: Merged): number {
  const highest = Math.max(...[main, ...others].map(({ place }) => place.prominence));
  return Math.round(Math.min(2.5, Math.max(0.5, highest * 0.8 + 0.2 * others.length)) * 10) / 10;
}

/** Of two records that tell hours the younger one is right. */
const youngest = (told: readonly (TrustedHours | undefined)[]): TrustedHours | undefined =>
  told.filter((each) => each !== undefined).sort((a, b) => ((a.from.asOf ?? '') < (b.from.asOf ?? '') ? 1 : -1))[0];

/** What comes from elsewhere than the record. */
interface Known {
  readonly opening: TrustedHours | undefined;
  readonly past: TrustedHours | undefined;
  readonly price: KnownPrice | undefined;
}

function provenanceOf(
  { place }: Merged['main'],
  others: Merged['others'],
  { opening, past, price }: Known,
): CatalogueRow['provenance'] {
  const fields = (['address', 'phone', 'wheelchair'] as const).flatMap((field) => {
    const giver = place[field] === undefined ? others.find((other) => other.place[field] !== undefined) : undefined;
    return giver === undefined ? [] : [[field, originOf(giver)] as const];
  });
  const isOwn = ({ from }: TrustedHours) => from.record === place.id;
  const { position } = place.provenance;
  return Object.fromEntries([
    ...(position ? [['position', position] as const] : []),
    ...(opening && !isOwn(opening) ? [['opening_hours', opening.from] as const] : []),
    ...(past && !isOwn(past) ? [['past_hours', past.from] as const] : []),
    ...(price ? [['price_level', price.from] as const] : []),
    ...fields,
  ]);
}

const originOf = ({ place, file }: Merged['main']) => ({ source: file.source, asOf: place.checkedOn ?? file.asOf });

/** A page about the place on the city's own site is no website of the place. */
const isOwnSite = (website: string | undefined): boolean =>
  website !== undefined && !/(?:^|\.|\/\/)(?:www\.)?(?:esmadrid\.com|madrid\.es)\/|patrimonioypaisaje/u.test(website);

function firstOf<Key extends keyof Place>(known: readonly Place[], key: Key): Place[Key] | undefined {
  return known.map((place) => place[key]).find((value) => value !== undefined);
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]?: Value });
}
