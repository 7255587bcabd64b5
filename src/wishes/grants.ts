// Whether a place fulfils a wish: yes, no or unknown, with the fact that says so. One table from attribute to fact; the API,
// search, recommendations, the chat, plans and the page's chips ask nothing else.
import type { Place } from '../domain/place.ts';
import { foldAccents } from '../domain/text.ts';
import { walkMinutes } from '../domain/walk.ts';
import { isInBox } from '../geo/bounding-box.ts';
import { distanceM } from '../geo/point.ts';
import { servesFood } from '../vocabulary/categories.ts';
import type { Concept, ConceptType } from '../vocabulary/concept.ts';
import { kitchensOf, knownDishWith } from './allergens.ts';
import type { WishContext } from './context.ts';
import { derivedFeature } from './derived.ts';
import { amountGrant, entryGrant, freeGrant, priceLevelGrant } from './prices.ts';
import { openGrant } from './times.ts';
import type { Answer, Attribute, Condition, Fact, FactField, Grant, Wish } from './wish.ts';

/** A wish to avoid turns yes and no round; what is unknown stays unknown. An allergy is something to avoid either way. */
export function grants(place: Place, wish: Wish, context: WishContext): Grant {
  if (isGuessed(place, wish, context)) return UNKNOWN;
  const grant = holds(place, wish, context);
  const answer = turned(wish, grant.answer);
  return answer === grant.answer ? grant : { ...grant, answer };
}

/** What the answer to the condition alone says of the wish. */
export const wishAnswer = (place: Place, wish: Wish, held: Answer, context: WishContext): Answer =>
  isGuessed(place, wish, context) ? 'unknown' : turned(wish, held);

function turned({ polarity, attribute }: Wish, held: Answer): Answer {
  if (polarity === 'want' || attribute === 'allergy' || held === 'unknown') return held;
  return held === 'yes' ? 'no' : 'yes';
}

/** "Not tapas": only what its source or its texts say that it serves; a Spanish kitchen that may have some is no tapas bar. */
const isGuessed = (place: Place, { polarity, attribute, value }: Wish, context: WishContext): boolean =>
  polarity === 'avoid' &&
  attribute === 'dish' &&
  !place.cuisines.includes(value) &&
  !isDescribedAs(place, 'dish', value, context);

/** Whether the condition itself holds of the place. */
export const holds = (place: Place, condition: Condition, context: WishContext): Grant =>
  (TABLE[condition.attribute] as Evaluator)(place, condition, context);

type Evaluator<A extends Attribute = Attribute> = (
  place: Place,
  condition: Extract<Condition, { attribute: A }>,
  context: WishContext,
) => Grant;

const UNKNOWN: Grant = { answer: 'unknown' };

const answered = (isTrue: boolean, field: FactField, value: Fact['value']): Grant => ({
  answer: isTrue ? 'yes' : 'no',
  because: { field, value },
});

const TABLE: { readonly [A in Attribute]: Evaluator<A> } = {
  category: ({ categories }, { value }) => answered(categories.includes(value), 'categories', categories.join(', ')),
  kind: (place, { value }, context) => answered(isOf(place, 'kind', value, context), 'types', place.types.join(', ')),
  cuisine: (place, { attribute, value }, context) => served(place, attribute, value, context),
  dish: (place, { attribute, value }, context) => served(place, attribute as 'dish', value, context),
  diet: dietGrant,
  allergy: allergyGrant,
  price_level: priceLevelGrant,
  amount: amountGrant,
  entry: entryGrant,
  free: freeGrant,
  open: openGrant,
  area: (place, { value }, { isInArea }) => answered(isInArea(value.id, place), 'area', place.barrio ?? value.name),
  near: nearGrant,
  bbox: ({ position }, { value }) => answered(isInBox(value, position), 'position', positionText(position)),
  feature: (place, { value }, context) => featureGrant(place, value, context),
  wheelchair: wheelchairGrant,
  rating: (place, { value }, { ratingOf }) => {
    const { mean, count } = ratingOf(place);
    return count === 0 ? UNKNOWN : answered(mean >= value, 'rating', mean);
  },
  fame: ({ prominence }, { value }) =>
    answered(value === 'famous' ? prominence >= FAMOUS_FROM : prominence < FAMOUS_FROM, 'prominence', prominence),
  duration: ({ visitMinutes }, { value }) =>
    visitMinutes === undefined ? UNKNOWN : answered(visitMinutes <= value, 'visit_minutes', visitMinutes),
  party: partyGrant,
  place: ({ id, types }, { operator, value }) =>
    operator === 'is'
      ? answered(id === value, 'id', id)
      : { answer: 'unknown', because: { field: 'types', value: types.join(', ') } },
  text: (place, { value }) => answered(hasWords(place, folded(value)), 'name', place.name),
};

/** From this prominence on a place is what everybody comes to see. */
const FAMOUS_FROM = 4;

const isForEating = ({ categories }: Place): boolean =>
  categories.some((category) => servesFood(category) || category === 'pubs/bars');

function conceptOf(type: ConceptType, id: string, { vocabulary }: WishContext): Concept | undefined {
  return vocabulary.concept(type, id);
}

function isOf(place: Place, type: ConceptType, id: string, context: WishContext): boolean {
  const concept = conceptOf(type, id, context);
  return concept !== undefined && context.vocabulary.isOfConcept(place, concept);
}

/** What is served: no where other cuisines are named, unknown where none is. */
function served(place: Place, type: 'cuisine' | 'dish', id: string, context: WishContext): Grant {
  // A Peruvian kitchen with Spanish borrowings is no Spanish one: where cuisines are named, a text adds none.
  const isDescribed = !(type === 'cuisine' && place.cuisines.length > 0) && isDescribedAs(place, type, id, context);
  // A text that names the dish says more than a kitchen that serves it as a matter of course.
  if (isDescribed && type === 'dish') return answered(true, 'description', place.name);
  const poured = POURED.has(id) ? place.categories.find((each) => POURING.has(each)) : undefined;
  if (poured) return answered(true, 'categories', poured);
  if (isOf(place, type, id, context)) return answered(true, 'cuisines', place.cuisines.join(', ') || place.name);
  if (isDescribed) return answered(true, 'description', place.name);
  if (!isForEating(place)) return answered(false, 'categories', place.categories.join(', '));
  return type === 'cuisine' && place.cuisines.length > 0
    ? answered(false, 'cuisines', place.cuisines.join(', '))
    : UNKNOWN;
}

/** What every bar pours, and every restaurant. */
export const POURED: ReadonlySet<string> = new Set(['beer', 'wine']);
const POURING: ReadonlySet<string> = new Set(['pubs/bars', 'restaurants']);

/** A churrería seldom names a cuisine: its name, labels or description tell. */
function isDescribedAs(place: Place, type: 'cuisine' | 'dish', id: string, context: WishContext): boolean {
  if (!isForEating(place)) return false;
  const concept = conceptOf(type, id, context);
  return (concept ? formsOf(concept) : [foldedStem(id)]).some((form) => hasWords(place, form));
}

/** A search asks it of thousands of places: the forms of a concept are folded once. */
function formsOf(concept: Concept): readonly string[] {
  const known = formsByConcept.get(concept);
  if (known) return known;
  const names = Object.values(concept.words).flatMap(({ one, forms: others }) => [one, ...others]);
  const forms = [concept.id, ...names].filter((form) => form !== '').map(foldedStem);
  formsByConcept.set(concept, forms);
  return forms;
}
const formsByConcept = new WeakMap<Concept, readonly string[]>();

/** `hasWords` looks for the plural, too. */
const foldedStem = (form: string): string => folded(form).replace(/e?s$/u, '');

/** A diet is granted by what a source says of it, never by a guess. */
function dietGrant(place: Place, { value }: Extract<Condition, { attribute: 'diet' }>, context: WishContext): Grant {
  if (isOf(place, 'diet', value, context)) return answered(true, 'features', `diet:${value}`);
  if (place.features.includes(`diet:${value}=no`)) return answered(false, 'features', `diet:${value}=no`);
  return isForEating(place) ? UNKNOWN : answered(false, 'categories', place.categories.join(', '));
}

/**
 * What somebody must not eat is never promised to be absent; a kitchen that is named after it surely has it, and so has one that
 * is known for a dish of it.
 */
function allergyGrant(
  place: Place,
  { value }: Extract<Condition, { attribute: 'allergy' }>,
  context: WishContext,
): Grant {
  if (!isForEating(place)) return answered(false, 'categories', place.categories.join(', '));
  if (kitchensOf(value).some((id) => place.cuisines.includes(id) || isOf(place, 'cuisine', id, context)))
    return answered(false, 'cuisines', place.cuisines.join(', '));
  const dish = knownDishWith(place, value, context.vocabulary, ({ id }) => isDescribedAs(place, 'dish', id, context));
  return dish ? answered(false, 'description', dish.id) : UNKNOWN;
}

function featureGrant(place: Place, feature: string, context: WishContext): Grant {
  if (feature === 'wheelchair')
    return wheelchairGrant(place, { attribute: 'wheelchair', operator: 'is', value: 'yes' });
  const concept = conceptOf('feature', feature, context);
  const stated = statedFeature(place, concept?.features ?? [feature]);
  if (stated) return stated;
  if (concept && context.vocabulary.isOfConcept(place, concept)) return answered(true, 'types', place.types.join(', '));
  const derived = derivedFeature(feature, place, (kind) => isOf(place, 'kind', kind, context));
  if (!derived) return UNKNOWN;
  return { answer: derived.answer, because: { field: 'categories', value: derived.from, derived: true } };
}

/** `kids`, `kids=yes` or `kids=no`. */
export function statedFeature({ features }: Place, names: readonly string[]): Grant | undefined {
  const said = features.find((each) => names.includes(each.split('=')[0] ?? ''));
  return said === undefined ? undefined : answered(!said.endsWith('=no'), 'features', said);
}

function wheelchairGrant({ wheelchair }: Place, { value }: Extract<Condition, { attribute: 'wheelchair' }>): Grant {
  if (wheelchair === undefined) return UNKNOWN;
  return answered(wheelchair === 'yes' || (value === 'limited' && wheelchair === 'limited'), 'wheelchair', wheelchair);
}

function nearGrant({ id, position }: Place, { value }: Extract<Condition, { attribute: 'near' }>): Grant {
  if (id === value.placeId) return answered(false, 'id', id);
  const metres = Math.round(distanceM(value.point, position));
  const isWithin = metres <= (value.withinM ?? Number.POSITIVE_INFINITY);
  const isWalkable = value.walkMinutes === undefined || walkMinutes(metres) <= value.walkMinutes;
  return answered(isWithin && isWalkable, 'position', metres);
}

/** Children and dogs need a place that is fit for them; a large group needs one that says so. */
const LARGE_PARTY_FROM = 8;

function partyGrant(place: Place, { value }: Extract<Condition, { attribute: 'party' }>, context: WishContext): Grant {
  const needs = [
    ...(value.withChildren ? ['children'] : []),
    ...(value.withDog ? ['dogs'] : []),
    ...((value.size ?? 0) >= LARGE_PARTY_FROM ? ['groups'] : []),
  ];
  return leastOf(needs.map((feature) => featureGrant(place, feature, context)));
}

/** No before unknown before yes; yes where nothing is needed. */
function leastOf(all: readonly Grant[]): Grant {
  const order: readonly Answer[] = ['no', 'unknown', 'yes'];
  return [...all].sort((a, b) => order.indexOf(a.answer) - order.indexOf(b.answer))[0] ?? { answer: 'yes' };
}

const positionText = ({ latDeg, lngDeg }: Place['position']): string => `${latDeg}, ${lngDeg}`;

const folded = (text: string): string =>
  foldAccents(text)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();

/** Folded once: a wish for words looks at the whole catalogue. */
const wordsByPlace = new WeakMap<Place, string>();

/** The words as they stand or in the plural: "roma" is not in "romántico". */
const hasWords = (place: Place, words: string): boolean =>
  ENDINGS.some((ending) => wordsOf(place).includes(` ${words}${ending}`));
const ENDINGS = [' ', 's ', 'es '];

function wordsOf(place: Place): string {
  const known = wordsByPlace.get(place);
  if (known !== undefined) return known;
  const { name, aliases, types, description } = place;
  const words = ` ${folded([name, ...aliases, ...types, description.en ?? '', description.es ?? ''].join(' '))} `;
  wordsByPlace.set(place, words);
  return words;
}
