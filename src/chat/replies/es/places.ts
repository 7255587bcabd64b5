// One place in Spanish: what it is, when it opens, what it costs, what it offers, and why it was recommended.
import type { Filter } from '../../../domain/conversation.ts';
import { likelyPriceOf } from '../../../domain/likely-price.ts';
import type { Place, Price } from '../../../domain/place.ts';
import { isAlwaysOpen, isNeverOpen } from '../../../hours/hours-now.ts';
import type { Origin, RankingAnswer } from '../../answer.ts';
import { type Card, isDoorUnknown } from '../../card.ts';
import { firstSentences } from '../sentences.ts';
import type { Saying } from '../voice.ts';
import {
  asOf,
  decimal,
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
  week,
  whereToAsk,
} from './facts.ts';
import { capitalised, joined, labelOf, ofPlace, subject, WEEKDAYS, withArticle } from './nouns.ts';
import { afterNoun, cautionOf, phrasesOf } from './wishes.ts';

export const place: Saying<'place'> = ({ card, assumed, origin, isDetail, quote }) => {
  if (isDetail) return detail(card, quote, assumed);
  const facts = [ratingWithCount(card), moment(card)].filter(Boolean).join('; ');
  return [
    about(card),
    `${capitalised(whereabouts(card, origin))}.`,
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
  return kind
    ? `${place.name} figura entre los ${labelOf('category', kind, 2)}; no tengo una descripción.`
    : `${place.name}.`;
}

function whereabouts({ place, distanceM }: Card, { kind, name }: Origin): string {
  const area = [place.barrio, place.district].filter((name, i, all) => name && all.indexOf(name) === i).join(', ');
  const parts = [place.address, area && (place.address ? `(${area})` : area)].filter(Boolean).join(' ');
  const away = `a ${distance(distanceM)}${kind === 'here' || name === place.name ? '' : ` ${ofPlace(name)}`}`;
  return parts ? `está en ${parts}, ${away}` : `está ${away}`;
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

export const prices: Saying<'prices'> = ({ card, assumed, freeHours, forSomebody }) => {
  const { name, website } = card.place;
  const known = costs(card);
  const free = freeHours && !isAlwaysOpen(freeHours) && !isNeverOpen(freeHours) ? freeWeek(freeHours) : '';
  const tail = assumed ? otherwise : '';
  const reduced = forSomebody && tellsNoReduction(card) ? 'Si hay tarifas reducidas, no figuran en mi catálogo.' : '';
  const door = isDoorUnknown(card.place) ? doorUnknown(card.place) : '';
  if (known)
    return [`${name}: ${lowered(known)}.`, door, free && `Entrada gratuita: ${free}.`, reduced, tail]
      .filter(Boolean)
      .join(' ');
  if (free)
    return [`${subject(name)} tiene horas de entrada libre: ${free}. Lo que cuesta el resto del tiempo no lo sé.`, tail]
      .filter(Boolean)
      .join(' ');
  const guess = likelyCost(card);
  return [
    `No sé cuánto cuesta ${withArticle(name)}${guess && `; por el tipo de local, ${guess}`}.`,
    website && `Seguramente lo diga su web: ${website}`,
  ]
    .filter(Boolean)
    .join(' ');
};

const likelyCost = ({ place }: Card): string => {
  const likely = likelyPriceOf(place);
  return likely ? LIKELY_PRICES[likely.is] : '';
};

const doorUnknown = ({ website }: Place): string =>
  `Lo que cuesta la entrada no lo sé${website ? `; seguramente lo diga su web: ${website}` : '.'}`;

/** Tickets are known, but none for children, students and the like. */
const tellsNoReduction = ({ place: { prices } }: Card): boolean =>
  prices.some(({ amount }) => amount > 0) && !prices.some(({ what }) => /reduc/iu.test(what.es ?? what.en ?? ''));

/** Tickets with the month they were checked, else the price level. */
export function costs({ place }: Card): string {
  const { prices, priceLevel, freeEntry } = place;
  if (freeEntry === '24/7' || (prices.length > 0 && prices.every((each) => each.amount === 0)))
    return 'La entrada es gratuita.';
  if (prices.length > 0) {
    const checked = month(latest(prices));
    return `${capitalised(prices.map(price).join('; '))}${checked ? ` (precios de ${checked})` : ''}.`;
  }
  return priceLevel ? `${capitalised(PRICE_LEVELS[priceLevel])} (nivel de precio ${priceLevel} de 4).` : '';
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

export const comparison: Saying<'comparison'> = ({ cards: [a, b], pick }) => {
  const facts = [nearer(a, b), better(a, b), dearer(a, b), longer(a, b), openness(a, b)].filter(Boolean);
  const lines = [...[a, b].map(described).filter(Boolean), ...facts];
  const [first, second] = [subject(a.place.name), withArticle(b.place.name)];
  return `¿${first} o ${second}? ${choice(pick, pick === a ? b : a)}\n${lines.map((line) => `- ${line}`).join('\n')}`;
};

/** What tells two apart beside what they were compared by. */
export function tellingApart({ cards: [a, b], indoors, outdoors }: NonNullable<RankingAnswer['apart']>): string {
  const roof =
    indoors && outdoors
      ? `${subject(indoors.place.name)} está a cubierto, y ${withArticle(outdoors.place.name)}, al aire libre.`
      : '';
  const prices = costs(a) !== costs(b) ? dearer(a, b) : '';
  return [nearer(a, b), longer(a, b), roof, prices].filter(Boolean).join(' ');
}

const described = (card: Card): string => (summary(card) ? `${card.place.name}: ${summary(card)}` : '');

/** Which one, and what speaks for it. */
function choice({ place, distanceM, rating }: Card, other: Card): string {
  const reasons = [
    rating.count > 0 && rating.mean > other.rating.mean && 'tiene mejor nota',
    place.prominence >= other.place.prominence + BETTER_KNOWN && 'se conoce más',
    distance(distanceM) !== distance(other.distanceM) && distanceM < other.distanceM && 'queda más cerca',
  ].filter((each): each is string => Boolean(each));
  const named = withArticle(place.name);
  return reasons.length > 0
    ? `Yo elegiría ${named}: ${joined(reasons)}.`
    : `Están muy igualados; yo elegiría ${named}.`;
}
/** On the scale of prominence from 0 to 5. */
const BETTER_KNOWN = 0.5;

function nearer(a: Card, b: Card): string {
  const [near, far] = a.distanceM <= b.distanceM ? [a, b] : [b, a];
  const [nearBy, farOff] = [distance(near.distanceM), distance(far.distanceM)];
  return nearBy === farOff
    ? `Están a la misma distancia: ${nearBy}.`
    : `${subject(near.place.name)} queda más cerca: ${nearBy} frente a ${farOff}.`;
}

function better(a: Card, b: Card): string {
  if (a.rating.count === 0 && b.rating.count === 0) return '';
  if (a.rating.count === 0 || b.rating.count === 0) {
    const rated = a.rating.count > 0 ? a : b;
    return `${subject(rated.place.name)} tiene una ${ratingWithCount(rated)}; del otro aún no hay valoraciones.`;
  }
  const [high, low] = a.rating.mean >= b.rating.mean ? [a, b] : [b, a];
  const [top, below] = [decimal(high.rating.mean), decimal(low.rating.mean)];
  return top === below
    ? `Empatan en nota: ${top}.`
    : `${subject(high.place.name)} tiene mejor nota: ${top} frente a ${below}.`;
}

function dearer(a: Card, b: Card): string {
  const [costA, costB] = [costs(a), costs(b)];
  if (!costA && !costB && !likelyCost(a) && !likelyCost(b)) return 'De precios no tengo datos de ninguno.';
  const line = (card: Card, cost: string) =>
    `${card.place.name}: ${cost ? lowered(cost) : ['no sé el precio', likelyCost(card)].filter(Boolean).join(', ')}`;
  return `${line(a, costA)}; ${line(b, costB)}.`;
}

function longer({ place: a }: Card, { place: b }: Card): string {
  if (a.visitMinutes === undefined || b.visitMinutes === undefined) return '';
  const [timeA, timeB] = [duration(a.visitMinutes), duration(b.visitMinutes)];
  if (timeA === timeB) return `En cualquiera de los dos se suele pasar cerca de ${timeA}.`;
  return `Calcula ${timeA} para ${withArticle(a.name)} y ${timeB} para ${withArticle(b.name)}.`;
}

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/u, '');

function openness(a: Card, b: Card): string {
  const line = (card: Card, named: (name: string) => string) =>
    card.hours ? `${named(card.place.name)} ${now(card)}` : `no tengo el horario ${ofPlace(card.place.name)}`;
  return `${line(a, subject)}; ${line(b, withArticle)}.`;
}
