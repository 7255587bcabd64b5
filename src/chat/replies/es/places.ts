// One place in Spanish: what it is, when it opens, what it costs, what it offers, and why it was recommended.
import type { Filter } from '../../../domain/conversation.ts';
import { likelyPriceOf } from '../../../domain/likely-price.ts';
import type { Place, Price } from '../../../domain/place.ts';
import { isAlwaysOpen, isNeverOpen } from '../../../hours/hours-now.ts';
import type { Origin } from '../../answer.ts';
import { type Card, isDoorUnknown } from '../../card.ts';
import type { ReducedPrice } from '../../facts/facts.ts';
import { firstSentences } from '../sentences.ts';
import type { Saying } from '../voice.ts';
import {
  asOf,
  distance,
  duration,
  freeWeek,
  LIKELY_PRICES,
  moment,
  month,
  PRICE_LEVELS,
  pastWeek,
  price,
  ratingWithCount,
  spans,
  spending,
  week,
  whereToAsk,
} from './facts.ts';
import { allOf, capitalised, joined, labelOf, ofPlace, subject, WEEKDAYS, withArticle } from './nouns.ts';
import { afterNoun, cautionOf, phrasesOf } from './wishes.ts';

export const place: Saying<'place'> = ({ card, assumed, origin, isDetail, quote }) => {
  if (isDetail) return detail(card, quote, assumed);
  const facts = [ratingWithCount(card), moment(card)].filter(Boolean).join('; ');
  return [
    about(card),
    sentenceOf(whereabouts(card, origin)),
    facts && `${capitalised(facts)}.`,
    costs(card) || (likelyCost(card) && `${capitalised(likelyCost(card))} (es una suposición).`),
    card.place.visitMinutes !== undefined && `Para verlo con calma, calcula ${duration(card.place.visitMinutes)}.`,
    more(card.place),
    assumed && otherwise,
  ]
    .filter(Boolean)
    .join(' ');
};

/** Asked for something that no fact answers: what the description says of it, or where to find out. */
const detail = (card: Card, quote: string | undefined, assumed: boolean): string =>
  [
    quote === undefined
      ? `Eso, ${ofPlace(card.place.name)}, no lo dice mi catálogo.`
      : `${capitalised(ofPlace(card.place.name))}, mi catálogo cuenta: «${quote}»`,
    quote === undefined && whereToAsk(card),
    assumed && otherwise,
  ]
    .filter(Boolean)
    .join(' ');

/** When several were on the table and nobody said which. */
const otherwise = '(Es el primero de la lista; si preguntas por otro, dime su número.)';

/** "Las Meninas" is asked about, and the place that holds it is told of. */
export const housed = (work: string, place: string): string => `${work}: en ${withArticle(place)}.`;

/** The first sentence about it, when somebody wrote one in Spanish. */
export const summary = (card: Card): string => firstSentences(card.place.description.es, 1);

/** A link nobody would read out is left to the place's page. */
const more = ({ website }: Place): string =>
  website !== undefined && website.length <= READABLE_LINK ? `Más en ${website}` : '';
const READABLE_LINK = 60;

function about({ place }: Card): string {
  const text = firstSentences(place.description.es, 2);
  const [kind] = place.categories;
  if (text) return text.startsWith(place.name) ? text : `${place.name}: ${text}`;
  return kind ? `${place.name} figura entre ${allOf(kind)}; no tengo una descripción.` : `${place.name}.`;
}

const sentenceOf = (text: string): string => (text === '' ? '' : `${capitalised(text)}.`);

function whereabouts({ place, distanceM, outsideM }: Card, { kind, name }: Origin): string {
  const area = [place.barrio, place.district].filter((name, i, all) => name && all.indexOf(name) === i).join(', ');
  const parts = [place.address, area && (place.address ? `(${area})` : area)].filter(Boolean).join(' ');
  // From the place itself there is no way to tell.
  const isItself = kind !== 'here' && name === place.name;
  const away = isItself ? '' : `a ${distance(distanceM)}${kind === 'here' ? '' : ` ${ofPlace(name)}`}`;
  const outside = outsideM === undefined ? '' : ` (ya fuera de {city}, a ${distance(outsideM)})`;
  const where = [parts && `en ${parts}`, away].filter(Boolean).join(', ');
  return where && `está ${where}${outside}`;
}

export const hours: Saying<'hours'> = ({ card, assumed, weekday }, variety) => {
  const { name, website } = card.place;
  if (!card.hours) {
    const unknown = variety.pick('no hours', [
      `No tengo el horario ${ofPlace(name)}.`,
      `El horario ${ofPlace(name)} no figura en mi catálogo.`,
    ]);
    const told = [unknown, pastWeek(card)].filter(Boolean).join(' ');
    return website ? `${told} Lo encontrarás en su web: ${website}` : told;
  }
  const tail = [asOf(card.doubtful?.opening_hours), assumed && otherwise]
    .filter(Boolean)
    .map((each) => ` ${each}`)
    .join('');
  if (isAlwaysOpen(card.hours)) return `${subject(name)} abre a todas horas, todos los días.${tail}`;
  if (isNeverOpen(card.hours)) return `${subject(name)} no abre esta semana.${tail}`;
  if (weekday !== undefined) return `${onDay(card, weekday)}${tail}`;
  return `${subject(name)} ${now(card)}. Horario de esta semana: ${week(card.hours)}.${tail}`;
};

/** "abre hasta las 20:00", "cierra en 40 minutos". */
const now = (card: Card): string => moment(card) ?? '';

function onDay({ place, hours }: Card, weekday: number): string {
  const that = hours?.week[weekday] ?? [];
  const day = weekday === hours?.today ? 'hoy' : `el ${WEEKDAYS[weekday]}`;
  return that.length === 0
    ? `${subject(place.name)} no abre ${day}.`
    : `${capitalised(day)}, ${withArticle(place.name)} abre ${spans(that)}.`;
}

export const prices: Saying<'prices'> = ({ card, assumed, freeHours, reduced, people }) => {
  const { name, website } = card.place;
  const known = costs(card);
  const free = freeHours && !isAlwaysOpen(freeHours) && !isNeverOpen(freeHours) ? freeWeek(freeHours) : '';
  const tail = tailOf(assumed);
  const less = reduced ? reduction(card, reduced) : '';
  // Who asks only whether somebody pays less has the answer in it.
  if (reduced?.isReduced && reduced.reductions !== undefined) return [less, tailOf(assumed)].filter(Boolean).join(' ');
  if (isDoorUnknown(card.place)) return [doorUnknown(card), tail].filter(Boolean).join(' ');
  if (known)
    return [
      `${name}: ${lowered(known)}.`,
      reduced ? '' : together(card, people),
      // What is told of reductions tells of the free hours, too.
      free && !reduced?.reductions && `Entrada gratuita: ${free}.`,
      less,
      tail,
    ]
      .filter(Boolean)
      .join(' ');
  if (free)
    return [`${subject(name)} tiene horas de entrada libre: ${free}. Lo que cuesta el resto del tiempo no lo sé.`, tail]
      .filter(Boolean)
      .join(' ');
  const guess = likelyCost(card);
  return [
    `No sé cuánto cuesta ${withArticle(name)}${guess && `; por el tipo de local, ${guess}`}.`,
    website ? `Seguramente lo diga su web: ${website}` : whereToAsk(card),
  ]
    .filter(Boolean)
    .join(' ');
};

const tailOf = (assumed: boolean): string => (assumed ? otherwise : '');

export const likelyCost = ({ place }: Card): string => {
  const likely = likelyPriceOf(place);
  return likely ? LIKELY_PRICES[likely.is] : '';
};

/** How dear a house is says nothing of what one pays at its door on a given night. */
function doorUnknown(card: Card): string {
  const { name, website, priceLevel } = card.place;
  const where = website ? `Seguramente lo diga su web: ${website}` : whereToAsk(card);
  const level = priceLevel ? `${name}: en general, ${PRICE_LEVELS[priceLevel]}. ` : '';
  return `${level}Lo que cuesta la entrada no lo sé: depende de lo que haya esa noche. ${where}`;
}

/** «Para los cuatro»: so many tickets of the one price that is known. */
function together({ place, spends }: Card, people = 1): string {
  const paid = place.prices.filter(({ amount }) => amount > 0);
  const [only] = paid;
  if (paid.length === 0 && spends && people > 1) return `Para ${people} personas son ${spending(spends, people)}.`;
  if (!only || paid.length > 1 || people < 2) return '';
  return `Para ${people} personas son ${price({ ...only, what: {}, amount: only.amount * people })} a ese precio.`;
}

/** Who pays less; a table has no tickets, and where entry is free nobody does. */
function reduction({ place }: Card, { reductions, forWhom }: ReducedPrice): string {
  if (reductions !== undefined) return reductions;
  if (!tellsNoReduction({ place })) return '';
  const whom = forWhom && forWhom !== 'adult' ? ` para ${PAYERS[forWhom]}` : '';
  const where = place.website
    ? `; quizá la diga su web: ${place.website}`
    : place.phone
      ? `; pregunta en el ${place.phone}`
      : '.';
  return `En mi catálogo no figura ninguna tarifa reducida${whom}${where}`;
}
const PAYERS = {
  baby: 'niños pequeños',
  child: 'niños',
  student: 'estudiantes y jóvenes',
  senior: 'mayores de 65',
} as const;

/** Tickets are known, but none for children, students and the like. */
const tellsNoReduction = ({ place: { prices } }: Pick<Card, 'place'>): boolean =>
  prices.some(({ amount }) => amount > 0) && !prices.some(({ what }) => /reduc/iu.test(what.es ?? what.en ?? ''));

/** Tickets with the month they were checked, else the price level. */
export function costs({ place, spends }: Card): string {
  const { prices, priceLevel, freeEntry } = place;
  if (freeEntry === '24/7' || (prices.length > 0 && prices.every((each) => each.amount === 0)))
    return 'La entrada es gratuita.';
  if (prices.length > 0) {
    const checked = month(latest(prices));
    return `${capitalised(prices.map(price).join('; '))}${checked ? ` (precios de ${checked})` : ''}.`;
  }
  if (!priceLevel) return '';
  const level = capitalised(PRICE_LEVELS[priceLevel]);
  return spends ? `${level}, ${spending(spends)}.` : `${level} (nivel de precio ${priceLevel} de 4).`;
}

const latest = (prices: readonly Price[]): string | undefined =>
  prices
    .flatMap((each) => each.asOf ?? [])
    .sort()
    .at(-1);

const FEATURES: Readonly<Record<Filter, readonly [yes: string, no: string, topic: string]>> = {
  open_now: ['abre ahora', 'no abre ahora', 'cuándo abre'],
  open_on: ['abre ese día', 'no abre ese día', 'cuándo abre'],
  quieter: ['es de los menos conocidos', 'es muy conocido, así que cuenta con gente', 'cuánta gente suele haber'],
  vegetarian: ['tiene opciones vegetarianas', 'no tiene opciones vegetarianas', 'si tiene opciones vegetarianas'],
  terrace: ['tiene terraza', 'no tiene terraza', 'si tiene terraza'],
  free: ['se puede visitar gratis', 'cobra entrada', 'si la entrada es gratuita'],
  children: ['va bien para ir con niños', 'no está pensado para niños', 'si va bien para niños'],
  accessible: [
    'es accesible en silla de ruedas',
    'no es accesible en silla de ruedas',
    'si es accesible en silla de ruedas',
  ],
};

export const features: Saying<'features'> = ({ card, facts }) => {
  const { name } = card.place;
  const known = facts.flatMap(({ feature, value }) => (value === undefined ? [] : FEATURES[feature][value ? 0 : 1]));
  const unknown = facts.flatMap(({ feature, value }) => (value === undefined ? FEATURES[feature][2] : []));
  const said = known.length > 0 ? `${subject(name)} ${joined(known)}.` : '';
  if (unknown.length === 0) return said;
  const honest = said
    ? `No sé ${joined(unknown, 'ni')}.`
    : `${capitalised(ofPlace(name))}, mi catálogo no dice ${joined(unknown, 'ni')}.`;
  return [said, honest].filter(Boolean).join(' ');
};

export const reason: Saying<'reason'> = ({ card, explanation, asked, met, open }) => {
  const doubts = open.length > 0 ? ` ${capitalised(open.map(cautionOf).join('; '))}.` : '';
  const phrases = met.length > 0 ? `es un sitio ${afterNoun(phrasesOf(met, 1))}` : '';
  if (!explanation) {
    const rated = card.rating.count > 0 ? `tiene una ${ratingWithCount(card)}` : '';
    const reasons = [phrases, `está a ${distance(card.distanceM)}`, rated].filter(Boolean).join('; ');
    return `${subject(card.place.name)} encaja con lo que pedías: ${reasons}.${doubts}`;
  }
  const wanted = asked ? `está entre lo que pediste (${labelOf('category', asked, 2)})` : '';
  const told = [wanted, phrases].filter(Boolean).join('; ');
  return `Sobre ${withArticle(card.place.name)}: ${told ? `${told}. ` : ''}${explanation}${doubts}`;
};

export const lowered = (sentence: string): string =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/u, '');
