import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import type { Card } from '../../card.ts';
import { doubtfulDate } from '../../facts/doubts.ts';
import {
  type DepartureFact,
  isHours,
  isOfBooking,
  isOfPack,
  isOnlyWanted,
  isSilent,
  type PlaceFact,
} from '../../facts/facts.ts';
import { NO_VARIETY, pricesAsked } from '../price-asked.ts';
import { sharedApart } from '../sentences.ts';
import { quotedOnce, silences, type Told, tellsOf, unlinked, withoutWanted } from '../silences.ts';
import type { Saying } from '../voice.ts';
import { kitchenTold } from '../what-it-is.ts';
import { askThem, bookingOf, bookingsOf } from './bookings.ts';
import { asOf, distance, duration, ratingWithCount, time, whereToAsk } from './facts.ts';
import { freeEntry } from './free-entry.ts';
import { capitalised, joined } from './nouns.ts';
import { day, HOLIDAYS, hoursText, inside, opening } from './opening.ts';
import { prices } from './places.ts';
import { stationNear } from './stations.ts';
import { phraseFor, wordFor } from './wishes.ts';
import { worth } from './worth.ts';

export const facts: Saying<'facts'> = ({ card, assumed, facts: all }) => {
  const isBookingUnknown = all.some((fact) => isOfBooking(fact) && isSilent(fact));
  // Whether one must book is said with where one can.
  const told = all.filter((fact) => !isOnlyWanted(fact) && !(isOfBooking(fact) && isSilent(fact)));
  const sentences = told.map((fact, at) => sentence(fact, card, at === 0 ? card.place.name : 'It'));
  const said = quotedOnce(cautionOnce(untoldTogether([...new Set(sentences)], card.place.name)), told);
  const isUnsure = told.some(isSilent) && !said.some((each) => tellsOf(each, card));
  const booking = all.some(isOfBooking) ? bookingOf(card, isBookingUnknown && !all.some(isOnlyWanted)) : undefined;
  // That there is no website is said once.
  const isWayAsked = told.some(({ about }) => about === 'website' || about === 'phone');
  const help = booking ?? (isUnsure && !isWayAsked ? whereToAsk(card) : '');
  return [
    ...said,
    told.some((fact) => isHours(fact) && fact.once) ? '' : asOf(doubtfulDate(card, told)),
    help,
    assumed ? '(That is the first on the list; for another, tell me its number.)' : '',
  ]
    .filter(Boolean)
    .join(' ');
};

/** Behind the last of several holidays. */
function cautionOnce(sentences: readonly string[]): readonly string[] {
  const last = sentences.findLastIndex((each) => each.endsWith(HOLIDAYS));
  return sentences.map((each, at) => (at < last && each.endsWith(HOLIDAYS) ? each.slice(0, -HOLIDAYS.length) : each));
}

/** "For Casa Lucio, my catalogue doesn't say how one can pay, nor whether one must book." */
function untoldTogether(sentences: readonly string[], name: string): readonly string[] {
  const leads = [`For ${name}, ${SILENT}`, `For it, ${SILENT}`, `My ${SILENT.slice('my '.length)}`];
  const topicOf = (each: string) => {
    const lead = leads.find((start) => each.startsWith(start));
    return lead === undefined ? undefined : each.slice(lead.length, -1);
  };
  const topics = sentences.flatMap((each) => topicOf(each) ?? []);
  const [first] = sentences.filter((each) => topicOf(each) !== undefined);
  if (first === undefined || topics.length < 2) return sentences;
  const lead = leads.find((start) => first.startsWith(start));
  const [one, ...others] = topics;
  const all = `${lead}${one}${others.map((topic) => `, nor ${topic}`).join('')}.`;
  return sentences.flatMap((each) => (each === first ? all : topicOf(each) === undefined ? each : []));
}
const SILENT = "my catalogue doesn't say ";

export const factsEach: Saying<'facts_each'> = ({ told, isUnranked }) => {
  const known = told.flatMap(({ card, facts: all, number }) => {
    const lines = all.filter((fact) => !isSilent(fact) && !isOfPack(fact)).map((fact, i) => line(fact, card, i === 0));
    return lines.length > 0 ? [`${number}. ${[...new Set(lines)].join(' ')}`] : [];
  });
  const { own, shared } = sharedApart(known);
  const untold = told.filter(({ facts: all }) => all.some(isSilent)).map(({ card }) => card);
  const isOfBookings = told.some(({ facts: all }) => all.some(isOfBooking));
  const ways = isOfBookings ? bookingsOf(told.map(({ card }) => card)) : askThem(untold);
  const ofAll = new Set(told.flatMap(({ facts: all }) => all.filter(isOfPack).map(({ text }) => text)));
  const behind = [...shared, ...ofAll, ...notTold(told.map(withoutWanted)), ways, isUnranked ? UNRANKED : '']
    .filter(Boolean)
    .join(' ');
  return [...own, behind].filter(Boolean).join('\n');
};
const UNRANKED = 'Which of them is best I cannot say: nobody has measured that.';

const line = (fact: PlaceFact, card: Card, isFirst: boolean): string => {
  const said = sentence(fact, fact.about === 'price' ? unlinked(card) : card, isFirst ? card.place.name : 'It');
  return isHours(fact) && fact.isLikely ? `${said} (By hours of some years ago.)` : said;
};

/** What is not known is told once for the whole list. */
const notTold = (told: Told): readonly string[] =>
  silences(told).map(({ fact, cards: [first, ...others] }) => {
    const same = others.length > 0 ? ` The same goes for ${joined(others.map(({ place }) => place.name))}.` : '';
    return `${sentence(fact, first, first.place.name)}${same}`;
  });

function sentence(fact: PlaceFact, card: Card, name: string): string {
  const isNamed = name !== 'It';
  switch (fact.about) {
    case 'phone':
      return fact.value
        ? isNamed
          ? `The phone number of ${name} is ${fact.value}.`
          : `Its phone number is ${fact.value}.`
        : `I have no phone number for ${inside(name)}.`;
    case 'website':
      return fact.value
        ? `${isNamed ? `The website of ${name}` : 'Its website'}: ${fact.value}`
        : `I know of no website for ${inside(name)}.`;
    case 'email':
      return `I have no email address for ${inside(name)}.`;
    case 'address':
      return fact.value ? `${name} is at ${fact.value}.` : `I don't have the address of ${inside(name)}.`;
    case 'day':
    case 'moment':
    case 'closed_through':
    case 'weekdays':
    case 'closing_days':
      return opening(fact, card, name);
    case 'free_entry':
      return freeEntry(fact, name, card);
    case 'price':
      return [prices(pricesAsked(fact, card), NO_VARIETY), fact.free && freeThat(fact.free)].filter(Boolean).join(' ');
    case 'duration':
      return fact.minutes === undefined
        ? `I don't know how long people stay at ${inside(name)}.`
        : `Allow about ${duration(fact.minutes)} for ${inside(name)}.`;
    case 'wheelchair':
      return `${name} ${WHEELCHAIR[fact.value ?? 'unknown']}`;
    case 'rating':
      return fact.value.count > 0 ? `${name} is ${ratingWithCount(card)}.` : `Nobody has rated ${inside(name)} yet.`;
    case 'worth_it':
      return worth(fact, card, name);
    case 'station':
      return stationNear(fact, name);
    case 'departure':
      return departure(fact, name);
    case 'distance':
      return `${name} is ${distance(fact.metres)} ${fact.from ? `from ${fact.from}` : 'away'}: about ${duration(fact.walkMinutes)} on foot (my estimate).`;
    case 'last_admission':
      return admission(fact, name);
    case 'feature':
      return feature(fact.id, fact.answer, name);
    case 'diet':
      return diet(fact.id, fact.answer, name);
    case 'dish':
      return dish(fact.id, fact.answer, name);
    case 'allergy':
      return allergy(fact.id, name);
    case 'is':
      return listedAs(fact, name);
    case 'beyond':
      if (fact.topic === 'taxi') return 'Taxi fares and times are not in my data.';
      if (fact.quote !== undefined) return `My catalogue says of ${inside(name)}: "${fact.quote}"`;
      return (
        fact.text ??
        (fact.topic === 'menu' ? kitchenTold(card.place, 'en') : undefined) ??
        `${isNamed ? `For ${name}, my` : 'My'} catalogue doesn't say ${beyond(fact)}.`
      );
  }
}

const freeThat = (free: NonNullable<Extract<PlaceFact, { about: 'price' }>['free']>): string =>
  `${capitalised(day(free))} entry is free ${hoursText(free.spans)}.`;

const WHEELCHAIR = {
  yes: 'is accessible by wheelchair.',
  limited: 'is only partly accessible by wheelchair: access is limited, so check before you go.',
  no: 'is not accessible by wheelchair.',
  unknown: 'may or may not be accessible by wheelchair: my catalogue does not say.',
} as const;

/** Leaving is counted back from the time of arrival. */
function departure({ minutes, isRide, from, arriveMin, leaveMin, isShut }: DepartureFact, name: string): string {
  const way = `about ${duration(minutes)} ${isRide ? 'by metro' : 'on foot'} (my estimate)`;
  const start = from ? ` from ${from}` : '';
  if (arriveMin === undefined || leaveMin === undefined)
    return `The way to ${inside(name)}${start} takes ${way}; tell me when you want to be there.`;
  const shut = isShut ? ` But ${inside(name)} is closed at that time.` : '';
  return `To be at ${inside(name)} at ${time(arriveMin)}, set out${start} at about ${time(leaveMin)}: it takes ${way}.${shut}`;
}

function admission(fact: Extract<PlaceFact, { about: 'last_admission' }>, name: string): string {
  const closing =
    fact.closesAt === undefined ? '' : ` It closes at ${time(fact.closesAt)} ${day(fact)}, so arrive well before.`;
  return `I don't know when ${inside(name)} lets the last visitors in.${closing}`;
}

/** Verb phrases of features that people ask about most; others go by the vocabulary. */
const FEATURES: Readonly<Record<string, readonly [yes: string, no: string, topic: string]>> = {
  children: ['is good for children', 'is not meant for children', 'whether it suits children'],
  dogs: ['lets dogs in', 'does not let dogs in', 'whether dogs are allowed'],
  terrace: ['has outdoor seating', 'has no outdoor seating', 'whether it has outdoor seating'],
  wifi: ['has wifi', 'has no wifi', 'whether it has wifi'],
  parking: ['has parking', 'has no parking', 'whether there is parking'],
  toilets: ['has toilets', 'has no toilets for visitors', 'whether there are toilets'],
  reservation: ['takes reservations', 'takes no reservations', 'whether one can or must book'],
  pushchair: ['is easy with a pushchair', 'is not easy with a pushchair', 'how easy it is with a pushchair'],
  food: ['serves food', 'serves no food', 'whether it serves food'],
  groups: ['takes groups', 'takes no groups', 'whether it takes groups'],
  lift: ['has a lift', 'has no lift', 'whether there is a lift'],
  accessible_toilet: ['has an adapted toilet', 'has no adapted toilet', 'whether there is an adapted toilet'],
  wheelchair_loan: ['lends wheelchairs', 'lends no wheelchairs', 'whether wheelchairs can be borrowed'],
  lockers: ['has lockers or a cloakroom', 'has no lockers', 'whether there are lockers or a cloakroom'],
  audio_guide: ['has audio guides', 'has no audio guides', 'whether there are guided tours or audio guides'],
};

function feature(id: string, answer: string, name: string): string {
  const [yes, no, topic] = FEATURES[id] ?? sayingsOf(phraseFor('feature', id, 1));
  if (answer === 'unknown') return `For ${inside(name)}, my catalogue doesn't say ${topic}.`;
  return answer === 'yes' ? `Yes, ${inside(name)} ${yes}.` : `No, ${inside(name)} ${no}.`;
}

/** By the phrase of the vocabulary: "with wifi", "that takes cards", "where English is spoken", "on a rooftop". */
function sayingsOf(phrase: string): readonly [yes: string, no: string, topic: string] {
  const [lead = '', rest = ''] = [phrase.split(' ')[0], phrase.slice(phrase.indexOf(' ') + 1)];
  if (lead === 'with') return [`has ${rest}`, `has no ${rest.replace(/^an? /u, '')}`, `whether it has ${rest}`];
  if (lead === 'where') return [`is a place ${phrase}`, `is no place ${phrase}`, `whether ${rest} there`];
  if (lead === 'that') return [rest, `is no place ${phrase}`, `whether it ${rest}`];
  if (lead === 'to') return [`is a place ${phrase}`, `is no place ${phrase}`, `whether it is a place ${phrase}`];
  return [`is ${phrase}`, `is not ${phrase}`, `whether it is ${phrase}`];
}

function diet(id: string, answer: string, name: string): string {
  const food = phraseFor('diet', id).replace(/^with /u, '');
  if (answer === 'unknown') return `I don't know whether ${inside(name)} has ${food}; please ask there.`;
  const apart = id === 'gluten_free' ? " Whether the kitchen keeps it apart I don't know, so ask there." : '';
  return answer === 'yes'
    ? `Yes, ${inside(name)} has ${food}.${apart}`
    : `No, ${inside(name)} has no ${food}, as far as I know.`;
}

function dish(id: string, answer: string, name: string): string {
  const food = wordFor('dish', id);
  if (answer === 'unknown') return `I don't know whether ${inside(name)} serves ${food}; ask there.`;
  return answer === 'yes'
    ? `Yes, as far as I know, ${inside(name)} serves ${food}.`
    : `No, as far as I know, ${inside(name)} does not serve ${food}.`;
}

/** "Isn't that a toy shop?" */
function listedAs({ of, isSo, is }: Extract<PlaceFact, { about: 'is' }>, name: string): string {
  const [asked, own] = [of, is].map((each) => each && VOCABULARY.labelOf(each, 'en'));
  if (isSo) return `Yes, my catalogue lists ${inside(name)} under “${asked}”.`;
  return own && own !== asked
    ? `As far as I know, no: my catalogue lists ${inside(name)} under ${own}, not under “${asked}”.`
    : `My catalogue does not list ${inside(name)} under “${asked}”.`;
}

const allergy = (id: string, name: string): string =>
  id === ''
    ? `I don't know what ${inside(name)} has for diets and allergies; please ask there before you order.`
    : `I can't promise anything about ${wordFor('allergen', id)} at ${inside(name)}: my catalogue holds no allergens, so please ask there before you order.`;

const beyond = ({ topic, said }: Extract<PlaceFact, { about: 'beyond' }>): string =>
  topic === 'dish_price' && said
    ? `what ${said.toLowerCase()} costs`
    : (BEYOND[topic] ?? (said ? `anything about "${said.toLowerCase()}"` : 'that'));

const BEYOND: Readonly<Record<string, string>> = {
  works: 'whether it is closed for works at the moment',
  crowds: 'how busy it gets',
  bags: 'whether bags may be taken in',
  tickets: 'whether one needs a ticket from before',
  membership: 'whether one must be a member or have a card',
  walk_ins: 'whether there is room without a booking',
  long_stay: 'how long one may stay at a table',
  kids_menu: 'whether there is a menu for children',
  ground_floor: 'on which floor it is',
  age: 'how old it is',
  people: 'who it was',
  size: 'how big it is',
  menu: 'what is on the menu',
  payment: 'how one can pay',
  entrance: 'which entrance to use',
  photos_allowed: 'whether photos are allowed',
  dress_code: 'whether there is a dress code',
  covered_terrace: 'whether the terrace is covered',
  programme: 'what is on there and when it begins',
  seats_left: 'whether there is any room left',
  cheap_day: 'on which days it costs less',
};
