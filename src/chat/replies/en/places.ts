// One place in English: what it is, when it opens, what it costs, what it offers, and why it was recommended.
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
import { capitalised, joined, labelOf, WEEKDAYS } from './nouns.ts';
import { cautionOf, phrasesOf } from './wishes.ts';

export const place: Saying<'place'> = ({ card, assumed, origin, isDetail, quote }) => {
  const { place } = card;
  if (isDetail) return detail(card, quote, assumed);
  const facts = [ratingWithCount(card), moment(card.hours)].filter(Boolean).join('; ');
  return [
    about(card),
    sentenceOf(whereabouts(card, origin)),
    facts && `${capitalised(facts)}.`,
    costs(card) || (likelyCost(card) && `${capitalised(likelyCost(card))} (a guess).`),
    place.visitMinutes !== undefined && `Allow about ${duration(place.visitMinutes)}.`,
    more(place),
    assumed && otherwise,
  ]
    .filter(Boolean)
    .join(' ');
};

/** Asked for something that no fact answers: what the description says of it, or where to find out. */
const detail = (card: Card, quote: string | undefined, assumed: boolean): string =>
  [
    quote === undefined
      ? `My catalogue doesn't tell me that about ${card.place.name}.`
      : `My catalogue says of ${card.place.name}: "${quote}"`,
    quote === undefined && whereToAsk(card),
    assumed && otherwise,
  ]
    .filter(Boolean)
    .join(' ');

/** When several were on the table and nobody said which. */
const otherwise = '(That is the first on the list; for another, tell me its number.)';

/** "Las Meninas" is asked about, and the place that holds it is told of. */
export const housed = (work: string, place: string): string => `${work}: that is at ${place}.`;

/** The first sentence about it, when somebody wrote one in English. */
export const summary = (card: Card): string => firstSentences(card.place.description.en, 1);

/** A link nobody would read out is left to the place's page. */
const more = ({ website }: Place): string =>
  website !== undefined && website.length <= READABLE_LINK ? `More at ${website}` : '';
const READABLE_LINK = 60;

function about({ place }: Card): string {
  const text = firstSentences(place.description.en, 2);
  const [kind] = place.categories;
  if (text) return `${place.name}: ${text}`;
  return kind
    ? `${place.name} is listed under ${labelOf('category', kind, 2)}; I have no description of it.`
    : `${place.name}.`;
}

const sentenceOf = (text: string): string => (text === '' ? '' : `${capitalised(text)}.`);

function whereabouts({ place, distanceM, outsideM }: Card, { kind, name }: Origin): string {
  const area = [place.barrio, place.district].filter((name, i, all) => name && all.indexOf(name) === i).join(', ');
  const parts = [place.address, area && (place.address ? `(${area})` : area)].filter(Boolean).join(' ');
  // From the place itself there is no way to tell.
  const isItself = kind !== 'here' && name === place.name;
  const away = isItself ? '' : `${distance(distanceM)} ${kind === 'here' ? 'away' : `from ${name}`}`;
  const outside = outsideM === undefined ? '' : `, ${distance(outsideM)} outside {city}`;
  return `${[parts, away].filter(Boolean).join(', ')}${outside}`;
}

export const hours: Saying<'hours'> = ({ card, assumed, weekday }, variety) => {
  const { name, website } = card.place;
  if (!card.hours) {
    const unknown = variety.pick('no hours', [
      `I don't have the opening hours of ${name}.`,
      `The opening hours of ${name} are not in my catalogue.`,
    ]);
    const told = [unknown, pastWeek(card)].filter(Boolean).join(' ');
    return website ? `${told} Its website should have them: ${website}` : told;
  }
  const tail = [asOf(card.doubtful?.opening_hours), assumed && otherwise]
    .filter(Boolean)
    .map((each) => ` ${each}`)
    .join('');
  if (isAlwaysOpen(card.hours)) return `${name} is open day and night, every day.${tail}`;
  if (isNeverOpen(card.hours)) return `${name} is closed all this week.${tail}`;
  if (weekday !== undefined) return `${onDay(card, weekday)}${tail}`;
  return `${name} is ${isLine(card)}. Hours this week: ${week(card.hours)}.${tail}`;
};

/** "closes in 40 minutes" follows "is" as "open, but closes in 40 minutes". */
function isLine({ hours }: Card): string {
  const now = moment(hours) ?? '';
  return now.startsWith('closes') ? `open, but ${now}` : now;
}

function onDay({ place, hours }: Card, weekday: number): string {
  const that = hours?.week[weekday] ?? [];
  const day = weekday === hours?.today ? 'today' : `on ${WEEKDAYS[weekday]}`;
  return that.length === 0
    ? `${place.name} is closed ${day}.`
    : `${capitalised(day)}, ${place.name} opens ${spans(that)}.`;
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
      free && !reduced?.reductions && `Free entry: ${free}.`,
      less,
      tail,
    ]
      .filter(Boolean)
      .join(' ');
  if (free)
    return [`${name} has free hours: ${free}. What it costs otherwise I don't know.`, tail].filter(Boolean).join(' ');
  const guess = likelyCost(card);
  return [
    `I don't know what ${name} costs${guess && `; going by the kind of place, it is ${guess}`}.`,
    website ? `Its website should say: ${website}` : whereToAsk(card),
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
  const where = website ? `Its website should say: ${website}` : whereToAsk(card);
  const level = priceLevel ? `${name}: by and large ${PRICE_LEVELS[priceLevel]}. ` : '';
  return `${level}What entry costs I don't know; it depends on what is on. ${where}`;
}

/** "For the four of us": so many tickets of the one price that is known. */
function together({ place, spends }: Card, people = 1): string {
  const paid = place.prices.filter(({ amount }) => amount > 0);
  const [only] = paid;
  if (paid.length === 0 && spends && people > 1) return `For ${people} of you that makes ${spending(spends, people)}.`;
  if (!only || paid.length > 1 || people < 2) return '';
  return `For ${people} people that makes ${price({ ...only, what: {}, amount: only.amount * people })} at that price.`;
}

/** Who pays less; a table has no tickets, and where entry is free nobody does. */
function reduction({ place }: Card, { reductions, forWhom }: ReducedPrice): string {
  if (reductions !== undefined) return reductions;
  if (!tellsNoReduction({ place })) return '';
  const whom = forWhom && forWhom !== 'adult' ? ` for ${PAYERS[forWhom]}` : '';
  const where = place.website ? `; its website may: ${place.website}` : place.phone ? `; ask on ${place.phone}` : '.';
  return `My catalogue has no reduced price${whom}${where}`;
}
const PAYERS = {
  baby: 'small children',
  child: 'children',
  student: 'students and the young',
  senior: 'over-65s',
} as const;

/** Tickets are known, but none for children, students and the like. */
const tellsNoReduction = ({ place: { prices } }: Pick<Card, 'place'>): boolean =>
  prices.some(({ amount }) => amount > 0) && !prices.some(({ what }) => /reduced/iu.test(what.en ?? ''));

/** Tickets with the month they were checked, else the price level. */
export function costs({ place, spends }: Card): string {
  const { prices, priceLevel, freeEntry } = place;
  if (freeEntry === '24/7' || (prices.length > 0 && prices.every((each) => each.amount === 0))) return 'Entry is free.';
  if (prices.length > 0) {
    const checked = month(latest(prices));
    return `${capitalised(joined(prices.map(price)))}${checked ? ` (checked ${checked})` : ''}.`;
  }
  if (!priceLevel) return '';
  const level = capitalised(PRICE_LEVELS[priceLevel]);
  return spends ? `${level}, ${spending(spends)}.` : `${level} (price level ${priceLevel} of 4).`;
}

const latest = (prices: readonly Price[]): string | undefined =>
  prices
    .flatMap((each) => each.asOf ?? [])
    .sort()
    .at(-1);

const FEATURES: Readonly<Record<Filter, readonly [yes: string, no: string, topic: string]>> = {
  open_now: ['is open now', 'is closed now', 'when it opens'],
  open_on: ['is open then', 'is closed then', 'when it opens'],
  quieter: ['is one of the lesser-known places', 'is a very well-known place, so expect company', 'how busy it gets'],
  vegetarian: ['has vegetarian food', 'has no vegetarian food', 'whether it has vegetarian food'],
  terrace: ['has outdoor seating', 'has no outdoor seating', 'whether it has outdoor seating'],
  free: ['can be visited for free', 'charges for entry', 'whether entry is free'],
  children: ['is good for children', 'is not meant for children', 'whether it suits children'],
  accessible: [
    'is accessible by wheelchair',
    'is not accessible by wheelchair',
    'whether it is accessible by wheelchair',
  ],
};

export const features: Saying<'features'> = ({ card, facts }) => {
  const { name } = card.place;
  const known = facts.flatMap(({ feature, value }) => (value === undefined ? [] : FEATURES[feature][value ? 0 : 1]));
  const unknown = facts.flatMap(({ feature, value }) => (value === undefined ? FEATURES[feature][2] : []));
  const said = known.length > 0 ? `${name} ${joined(known)}.` : '';
  if (unknown.length === 0) return said;
  const what = joined(unknown, 'or');
  const honest = said ? `I don't know ${what}.` : `For ${name}, my catalogue doesn't say ${what}.`;
  return [said, honest].filter(Boolean).join(' ');
};

export const reason: Saying<'reason'> = ({ card, explanation, asked, met, open }) => {
  const doubts = open.length > 0 ? ` ${capitalised(open.map(cautionOf).join('; '))}.` : '';
  if (!explanation)
    return `${card.place.name} matched what you asked for: ${[...phrasesOf(met, 1), ratingWithCount(card), `${distance(card.distanceM)} away`].filter(Boolean).join(', ')}.${doubts}`;
  const wanted = asked ? `it is one of the ${labelOf('category', asked, 2)} you asked for` : '';
  const told = [wanted, ...phrasesOf(met, 1)].filter(Boolean).join(', ');
  return `About ${card.place.name}: ${told ? `${told}. ` : ''}${explanation}${doubts}`;
};

export const lowered = (sentence: string): string =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/u, '');
