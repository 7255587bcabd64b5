// Conditions on places in Spanish: after a noun, and as what is not known.
import type { CivilDay } from '../../../domain/civil-day.ts';
import { weekdayOf } from '../../../hours/civil-time.ts';
import { conceptWished, VOCABULARY } from '../../../vocabulary/bundled.ts';
import type { ConceptType } from '../../../vocabulary/concept.ts';
import { CITY_CENTRE, type Wish } from '../../../wishes/wish.ts';
import type { OpenWish } from '../../answer.ts';
import { eithersOf, listedPhrases } from '../eithers.ts';
import { atMoment, onDay } from '../moments.ts';
import { isRefusedAlike, textOf } from '../unsaid.ts';
import { time } from './facts.ts';
import { ASK_THERE, genderOfConcept, joined, labelOf, MONTHS, ofPlace, WEEKDAYS } from './nouns.ts';
import { doubtOfUntil, openUntil } from './open-until.ts';

/** "viernes 25 de diciembre". */
export const dateOf = (day: CivilDay): string =>
  `${WEEKDAYS[weekdayOf(day)]} ${Number(day.slice(8))} de ${MONTHS[Number(day.slice(5, 7)) - 1]}`;

/** @param count of the noun before: one place "admite tarjeta", several "admiten tarjeta" */
export const phraseFor = (type: ConceptType, id: string, count = 2): string => {
  const concept = conceptWished(type, id);
  const known = (concept && VOCABULARY.phraseOf(concept, 'es')) ?? `con ${id.replaceAll('_', ' ')}`;
  const phrase = count === 1 ? known : known.replace(/^que (solo )?admite/u, 'que $1admiten');
  // A lone adjective would have to agree with whatever noun stands before it.
  return type === 'feature' && /^\p{L}+$/u.test(phrase) ? `de ambiente ${phrase}` : phrase;
};

/** What must not be on the plate or in the glass; allergens have words of their own in the vocabulary. */
const foodFor = (id: string): string => FOODS[id] ?? wordFor('allergen', id);
const FOODS: Readonly<Record<string, string>> = {
  alcohol: 'alcohol',
  garlic: 'ajo',
  meat: 'carne',
  mushrooms: 'setas',
  onion: 'cebolla',
  pork: 'cerdo',
  seafood: 'marisco',
  spicy: 'picante',
  strawberries: 'fresas',
  sugar: 'azúcar',
};

export const wordFor = (type: ConceptType, id: string): string => {
  const concept = conceptWished(type, id);
  return concept ? VOCABULARY.labelOf(concept, 'es', 1) : id.replaceAll('_', ' ');
};

/** In the number in which it was said: "cocktails", "paella". */
const dishFor = ({ value, said }: Extract<Wish, { attribute: 'cuisine' | 'dish' }>): string => {
  const concept = VOCABULARY.concept('dish', value);
  const count = said && /s$/iu.test(said.text) ? 2 : 1;
  return concept ? VOCABULARY.labelOf(concept, 'es', count) : value.replaceAll('_', ' ');
};

/**
 * After a noun, of all wishes at once: several dishes are alternatives.
 * @param count of the noun before: one place opens, several open
 */
export function phrasesOf(all: readonly Wish[], count = 2): readonly string[] {
  const { lists, rest: wishes } = eithersOf(all.filter((wish) => !isSaidByFree(wish, all)));
  const dishes = wishes.flatMap((wish) => (wish.attribute === 'dish' && wish.polarity === 'want' ? dishFor(wish) : []));
  const others = wishes.filter(
    (wish) => (wish.attribute !== 'dish' || wish.polarity === 'avoid') && !isRefusedAlike(wish, wishes),
  );
  return [
    ...lists.map((list) => joined(listedPhrases(list, LISTED), 'o')),
    ...(dishes.length > 0 ? [`donde sirven ${joined(dishes, 'o')}`] : []),
    ...others.flatMap((wish) => phraseOf(wish, count) ?? []),
  ];
}

/** Among alternatives. */
const LISTED = {
  dish: dishFor,
  serving: (dishes: readonly string[]) => `donde sirven ${joined(dishes, 'o')}`,
  are: (type: 'category' | 'kind', id: string) => `que son ${labelOf(type, id, 2)}`,
  cooked: (cuisine: string) => phraseFor('cuisine', cuisine),
  other: (wish: Wish) => phraseOf(wish),
};

/** Conditions behind their noun: "con comida vegana que abren el domingo", "donde sirven paella y que admiten perros". */
export function afterNoun(phrases: readonly string[]): string {
  const isClause = (phrase: string) => /^(?:que|donde) /u.test(phrase);
  return [joined(phrases.filter((each) => !isClause(each))), joined(phrases.filter(isClause))]
    .filter(Boolean)
    .join(' ');
}

/** After "no me consta que haya": "que abran el domingo", "donde sirvan paella". */
export const asDoubted = (phrase: string): string =>
  phrase.replace(/^((?:que|donde) (?:no |solo |se )*)(\p{L}+)/u, (whole, lead: string, verb: string) =>
    SUBJUNCTIVE[verb] ? `${lead}${SUBJUNCTIVE[verb]}` : whole,
  );
const SUBJUNCTIVE: Readonly<Record<string, string>> = {
  abre: 'abra',
  abren: 'abran',
  admite: 'admita',
  admiten: 'admitan',
  casa: 'case',
  casan: 'casen',
  cierra: 'cierre',
  cierran: 'cierren',
  hablan: 'hablen',
  sirven: 'sirvan',
  ven: 'vean',
};

/** "Gratis el domingo a las 16:00" says that it is open then. */
const isSaidByFree = (wish: Wish, all: readonly Wish[]): boolean =>
  wish.attribute === 'open' &&
  wish.operator === 'at' &&
  all.some((other) => other.attribute === 'free' && other.at !== undefined && other.at === wish.value);

/** After a noun: "que abren el domingo 6 de diciembre", "con comida vegana"; undefined for what goes without saying. */
function phraseOf(wish: Wish, count = 2): string | undefined {
  const said = heldPhrase(wish, count);
  if (wish.attribute === 'area' && wish.polarity === 'avoid')
    return wish.value.id === CITY_CENTRE ? 'fuera del centro' : `fuera ${ofPlace(wish.value.name)}`;
  if (!said || wish.polarity === 'want' || wish.attribute === 'allergy') return said;
  if (wish.attribute === 'open') return closedPhrase(said);
  return wish.attribute === 'category' || wish.attribute === 'kind' ? said : deniedPhrase(said, count);
}

/** "Sin terraza", "que no admitan perros", "donde no sirvan paella": the same after a noun, denied. */
function deniedPhrase(said: string, count: number): string {
  const be = count === 1 ? 'sea' : 'sean';
  if (said.startsWith('con ')) return said.replace(/^con (?:un |una )?/u, 'sin ');
  if (said.startsWith('donde sirven ')) return said.replace(/^donde sirven/u, 'donde no consta que sirvan');
  if (said.startsWith('donde ')) return said.replace(/^donde/u, 'donde no');
  if (/^que admit/u.test(said)) return said.replace(/^que admit\S+/u, count === 1 ? 'que no admita' : 'que no admitan');
  return said.startsWith('que ') ? said.replace(/^que/u, 'que no') : `que no ${be} ${said}`;
}

function heldPhrase(wish: Wish, count = 2): string | undefined {
  switch (wish.attribute) {
    case 'diet':
      return phraseFor('diet', wish.value);
    case 'allergy':
      return `sin ${foodFor(wish.value)}`;
    case 'dish':
      return `donde sirven ${dishFor(wish)}`;
    case 'cuisine':
      return wish.polarity === 'avoid' ? phraseFor('cuisine', wish.value) : undefined;
    case 'category':
    case 'kind':
      return wish.polarity === 'avoid'
        ? count === 1
          ? `que no sea ${genderOfConcept(wish.attribute, wish.value) === 'f' ? 'una' : 'un'} ${labelOf(wish.attribute, wish.value, 1)}`
          : `que no sean ${labelOf(wish.attribute, wish.value, 2)}`
        : undefined;
    case 'feature':
      return phraseFor('feature', wish.value, count);
    case 'wheelchair':
      return wish.value === 'yes'
        ? 'con acceso completo en silla de ruedas'
        : 'con acceso en silla de ruedas, completo o parcial';
    case 'price_level':
      if (wish.operator !== 'at_most') return 'de precio alto';
      return wish.value <= 2 ? 'a buen precio' : `no muy caro${count === 1 ? '' : 's'}`;
    case 'amount':
      return `de ${wish.value} € como mucho`;
    case 'entry':
      return wish.value === 0 ? 'con entrada gratuita' : `con entrada de hasta ${wish.value} €`;
    case 'free':
      if (wish.at === 'now') return 'gratis a esta hora';
      if (wish.at) return `gratis ${atMoment(wish.at, wish.isAbout)}`;
      return wish.on ? `con entrada gratuita ${onDay(wish.on)}` : 'con entrada gratuita';
    case 'open':
      return openPhrase(wish, count);
    case 'rating':
      return `con nota de ${wish.value} o más`;
    case 'fame':
      return wish.value === 'hidden' ? 'fuera de lo más turístico' : 'de los más conocidos';
    case 'duration':
      return `que se ven en ${wish.value} minutos como mucho`;
    case 'party':
      return wish.value.withChildren ? 'para ir con niños' : wish.value.withDog ? 'que admiten perros' : undefined;
    case 'text':
      // What is not wanted is told as what is not known.
      return wish.polarity === 'avoid' ? undefined : `que ${count === 1 ? 'casa' : 'casan'} con «${textOf(wish)}»`;
    default:
      return undefined;
  }
}

function openPhrase(wish: Extract<Wish, { attribute: 'open' }>, count = 2): string {
  const open = count === 1 ? 'abre' : 'abren';
  switch (wish.operator) {
    case 'at':
      return wish.value === 'now' ? `que ${open} ahora` : `que ${open} ${atMoment(wish.value, wish.isAbout)}`;
    case 'on':
      return `que ${open} ${onDay(wish.value)}`;
    case 'until':
      return openUntil(wish.value, count);
    case 'between':
      return `que ${open} ${onDay(wish.value.day)} de ${time(wish.value.fromMin)} a ${time(wish.value.toMin)}`;
  }
}

const closedPhrase = (open: string): string => open.replace(/^que abre/u, 'que no abre');

/** "Probablemente abren el domingo 6 de diciembre". */
export const likelyOpen = (wish: OpenWish): string =>
  `probablemente ${typeof wish !== 'string' && wish.attribute === 'open' ? openPhrase(wish).replace(/^que /u, '') : LIKELY[wish as 'open_now']}`;
const LIKELY = { open_now: 'abren ahora', open_on: 'abren ese día' } as const;

/** "Probablemente no abren esta noche a las 03:00". */
export const likelyShut = (wish: OpenWish): string =>
  likelyOpen(wish).replace(/^probablemente (no )?/u, (_, not) => `probablemente ${not ? '' : 'no '}`);

/** After "no sé": "si abren el domingo 6 de diciembre". */
export function doubtOf(wish: Wish): string {
  switch (wish.attribute) {
    case 'amount':
      return `si cuestan ${wish.value} € como mucho`;
    case 'price_level':
    case 'entry':
      return 'cuánto cuestan';
    case 'allergy':
      return `si tienen algo sin ${foodFor(wish.value)}${ASK_THERE}`;
    case 'open':
      if (wish.operator === 'until') return doubtOfUntil(wish.value);
      return `si ${(wish.polarity === 'avoid' ? closedPhrase(openPhrase(wish)) : openPhrase(wish)).replace(/^que /u, '')}`;
    case 'dish':
      return `si sirven ${dishFor(wish)}`;
    case 'cuisine':
      return 'qué cocina tienen';
    case 'diet':
      return `si tienen ${phraseFor('diet', wish.value).replace(/^con /u, '')}`;
    case 'wheelchair':
      return 'si son accesibles en silla de ruedas';
    case 'rating':
      return 'qué opina la gente de ellos';
    case 'feature':
      return featureDoubt(phraseFor('feature', wish.value));
    case 'party':
      return wish.value.withDog ? 'si admiten perros' : 'si van bien para ir con niños';
    case 'text':
      return wish.polarity === 'avoid' ? `si hay ${textOf(wish)}` : `si casan con «${textOf(wish)}»`;
    default:
      return `si son sitios ${phraseOf(wish) ?? 'como los que buscas'}`;
  }
}

/** After "sin confirmar": what of a place is not known. */
export function nounOf(wish: Wish): string {
  switch (wish.attribute) {
    case 'amount':
    case 'price_level':
    case 'entry':
      return 'precio';
    case 'free':
      return 'entrada gratuita';
    case 'open':
      return 'horario';
    case 'dish':
      return dishFor(wish);
    case 'diet':
      return phraseFor('diet', wish.value).replace(/^con /u, '');
    case 'wheelchair':
      return 'acceso en silla de ruedas';
    case 'rating':
      return 'nota';
    case 'allergy':
      return `sin ${foodFor(wish.value)}${ASK_THERE}`;
    case 'cuisine':
      return `cocina ${wordFor('cuisine', wish.value)}`;
    case 'feature':
      return wordFor('feature', wish.value);
    case 'text':
      return `«${textOf(wish)}»`;
    default:
      return phraseOf(wish, 1) ?? 'lo demás';
  }
}

function featureDoubt(phrase: string): string {
  if (phrase.startsWith('con ')) return `si tienen ${phrase.slice(4)}`;
  if (phrase.startsWith('de ambiente')) return `si tienen ${phrase.slice('de '.length)}`;
  if (/^(?:a|al|en) /u.test(phrase)) return `si están ${phrase}`;
  return /^(?:que|donde) /u.test(phrase) ? `si ${phrase.replace(/^\S+ /u, '')}` : `si son sitios ${phrase}`;
}

/** After "aunque": what a second-best place does not promise. */
export const cautionOf = (wish: Wish): string => {
  const doubt = doubtOf(wish);
  if (/^(?:cuánto|si) cuestan/u.test(doubt)) return 'puede salir más caro';
  if (doubt.startsWith('qué')) return 'puede que no sea lo que buscas';
  return `no me consta ${doubt
    .replace(/^si tienen/u, 'que tenga')
    .replace(/^si hay/u, 'que no haya')
    .replace(/^si (sirv|abr|pued)en/u, 'que $1a')
    .replace(/^si están/u, 'que esté')
    .replace(/^si (solo )?admiten/u, 'que $1admita')
    .replace(/^si hablan/u, 'que hablen')
    .replace(/^si van/u, 'que vaya')
    .replace(/^si casan/u, 'que case')
    .replace(/^si son accesibles/u, 'que sea accesible')
    .replace(/^si son sitios/u, 'que sea un sitio')}`;
};
