// Judges whether a reply says a fact of a place as the catalogue has it, or admits that it is not known.
import { fold, type PlaceFacts, type Price } from '../../relevance/facts.ts';
import type { FactWanted } from '../goals.ts';
import { freeFaults, hoursFaults } from './hours-said.ts';
import { namedOf } from './names.ts';
import { admits, isLost, plain, sentencesOf, withoutListLines } from './said.ts';
import { clockTimesIn, durationsIn } from './times.ts';
import { type Facts, type Fault, type JudgedTurn, placesOf } from './turn.ts';

interface Asked {
  readonly text: string;
  readonly place: PlaceFacts;
  readonly date: string | undefined;
  readonly today: string;
}

export function factFaults(turn: JudgedTurn, wanted: FactWanted, facts: Facts): Fault[] {
  const id = wanted.place ?? turn.previous[(wanted.ordinal ?? 1) - 1];
  const place = id === undefined ? undefined : facts.byId.get(id);
  if (!place) return ['fact: there was no such place before'];
  if (isLost(turn.reply.text)) return ['fact: not understood'];
  if (!isAbout(turn, place, facts)) return ['fact: of another place, or of none'];
  const { attribute, date, silent } = wanted;
  const { text } = turn.reply;
  if (silent || !KNOWN[attribute]?.(place)) return silenceFaults(text, attribute);
  const saying = SAYINGS[attribute];
  if (!saying)
    throw new Error(`no judge of the attribute "${attribute}"; known are ${Object.keys(SAYINGS).join(', ')}`);
  return saying({ text, place, date, today: turn.now.slice(0, 10) });
}

/** It is about this place, not about a list in which it stands; or about none at all, and the talk was of that place. */
function isAbout({ reply: { text, listed }, list }: JudgedTurn, place: PlaceFacts, facts: Facts): boolean {
  if (listed.length === 0) return namedOf(text, [place]).length > 0 || placesOf(list, facts).length === 0;
  if (!listed.includes(place.id)) return false;
  return (
    listed.length <= MOST_ANSWERED || listed[0] === place.id || namedOf(withoutListLines(text), [place]).length > 0
  );
}
const MOST_ANSWERED = 2;

type Saying = (asked: Asked) => Fault[];

const KNOWN: Readonly<Record<string, (place: PlaceFacts) => unknown>> = {
  opening_hours: ({ opening_hours }) => opening_hours,
  free_entry: ({ free_entry, prices }) => free_entry ?? prices?.some(({ amount }) => amount === 0),
  price: ({ prices, free_entry }) => prices?.length || free_entry === '24/7',
  phone: ({ phone }) => phone,
  website: ({ website }) => website,
  address: ({ address }) => address,
  wheelchair: ({ wheelchair }) => wheelchair,
  visit_minutes: ({ visit_minutes }) => visit_minutes,
  kids: ({ features }) => features?.includes('kids'),
  dogs: ({ features }) => features?.includes('dogs'),
  terrace: ({ features }) => features?.includes('outdoor_seating'),
};

const SAYINGS: Readonly<Record<string, Saying>> = {
  opening_hours: hoursFaults,
  free_entry: freeFaults,
  price: ({ text, place }) => (saysAmount(text, entryOf(place)) ? [] : ['fact: not the price']),
  phone: ({ text, place }) =>
    digits(text).includes(digits(place.phone!).slice(-9)) ? [] : ['fact: not the telephone'],
  website: ({ text, place }) => (plain(text).includes(hostOf(place.website!)) ? [] : ['fact: not the website']),
  address: ({ text, place }) => (saysAddress(text, place.address!) ? [] : ['fact: not the address']),
  wheelchair: ({ text, place }) => (accessSaid(text) === place.wheelchair ? [] : ['fact: not the access']),
  visit_minutes: ({ text, place }) =>
    durationsIn(text).some((minutes) => Math.abs(minutes - place.visit_minutes!) <= QUARTER / 2)
      ? []
      : ['fact: not the duration'],
  kids: ({ text }) => yesFaults(text, 'kids'),
  dogs: ({ text }) => yesFaults(text, 'dogs'),
  terrace: ({ text }) => yesFaults(text, 'terrace'),
};
const QUARTER = 15;

/** General admission, else the only price, else the lowest. */
export function entryOf({ prices = [], free_entry }: PlaceFacts): number {
  if (prices.length === 0 && free_entry === '24/7') return 0;
  const general = ({ what }: Price) => /general admission|^admission$|^entry$/iu.test(what?.en ?? '');
  return (prices.find(general) ?? prices.toSorted((a, b) => a.amount - b.amount)[0])?.amount ?? Number.NaN;
}

function saysAmount(text: string, amount: number): boolean {
  const words = plain(text);
  if (amount === 0)
    return (
      /\bfree\b|\bgratis\b|\bgratuit|\bno charge\b|costs nothing|no cuesta nada/u.test(words) &&
      !/not free|isn't free|no es gratis/u.test(words)
    );
  const euros = [...words.matchAll(/(?:€ ?|eur ?)(\d+(?:[.,]\d{1,2})?)|(\d+(?:[.,]\d{1,2})?) ?(?:€|euros?\b|eur\b)/gu)];
  return euros.some(([, after, before]) => Number((after ?? before)!.replace(',', '.')) === amount);
}

const digits = (text: string): string => text.replace(/(?<=\d)[ .\-()]+(?=\d)/gu, '').replace(/\D+/gu, ' ');

const hostOf = (website: string): string => plain(new URL(website).host).replace(/^www\./u, '');

/** The street by its name, and the number where there is one. */
function saysAddress(text: string, address: string): boolean {
  const [street = '', ...rest] = address.split(',');
  const name = fold(street).replace(
    /^(?:calle|plaza|paseo|avenida|ronda|cuesta|glorieta|c)(?: (?:de|del))?(?: (?:la|las|los|el))? /u,
    '',
  );
  const number = rest.join(' ').match(/\d+/u)?.[0];
  const said = ` ${fold(text)} `;
  return said.includes(` ${name} `) && (number === undefined || said.includes(` ${number} `));
}

/** The degree of access that a reply tells; undefined where it tells none, or admits that it does not know. */
function accessSaid(text: string): string | undefined {
  const words =
    sentencesOf(plain(text))
      .filter((sentence) => /wheelchair|access|step.?free|ramp|silla|accesib|escalon/u.test(sentence))
      .join(' ') || plain(text);
  if (/limited|partly|partial|some areas|limitad|parcial|en parte/u.test(words)) return 'limited';
  if (
    /(?:not|n't) (?:\w+ )?(?:wheelchair|accessible|step)|\bno,|no wheelchair|inaccessible|\bno (?:es|esta|resulta|tiene) (?:\w+ )?(?:acces|adapt)|\bno se puede/u.test(
      words,
    )
  )
    return 'no';
  if (admits(words)) return undefined;
  return /\byes\b|(?:is|fully|wheelchair)[ -]accessible|accessible (?:by|for|to|in)|wheelchair access|step.?free|\bsi[,.:;]|accesible|adaptad/u.test(
    words,
  )
    ? 'yes'
    : undefined;
}

const TOPIC: Readonly<Record<string, RegExp>> = {
  kids: /child|kid|famil|nin[oa]s|infantil|peque|young|bebe/u,
  dogs: /dog|pet\b|pets\b|perr|mascota/u,
  terrace: /terrac|terraz|outdoor|outside|aire libre|al fresco|exterior/u,
};

function yesFaults(text: string, topic: string): Fault[] {
  const told = sentencesOf(plain(text)).filter(
    (sentence) => TOPIC[topic]!.test(sentence) || /^(?:yes|si)\b/u.test(sentence),
  );
  if (told.length === 0) return ['fact: not a word about it'];
  const denied = told.some(
    (sentence) =>
      admits(sentence) ||
      /\bnot\b|n't\b|^no\b|\bno (?:es|se|esta|tiene|hay|permite|admite|son)\b|\bsin\b/u.test(sentence),
  );
  return denied ? ['fact: denied, or not known'] : [];
}

/** What may not stand in the place of what nobody knows. */
const INVENTED: Readonly<Record<string, (text: string) => boolean>> = {
  opening_hours: (text) => clockTimesIn(text).length > 0,
  free_entry: (text) => clockTimesIn(text).length > 0,
  price: (text) => /\d ?€|€ ?\d|\d ?euro/u.test(plain(text)),
  phone: (text) => /\d{9}/u.test(digits(text)),
  visit_minutes: (text) => durationsIn(text).length > 0,
  wheelchair: (text) => accessSaid(text) === 'yes',
  dogs: (text) => yesFaults(text, 'dogs').length === 0,
  kids: (text) => yesFaults(text, 'kids').length === 0,
  terrace: (text) => yesFaults(text, 'terrace').length === 0,
};

function silenceFaults(text: string, attribute: string): Fault[] {
  if (INVENTED[attribute]?.(text)) return ['fact: something in the place of what is not known'];
  return admits(text) ? [] : ['fact: does not admit that it is not known'];
}
