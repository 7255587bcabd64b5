// A wish in the words of a chip.
import { CITY } from '../../state/city.ts';
import { dearnessText, moneyText, numberText } from '../../state/numbers.ts';
import type { ReadWish } from '../../state/question.ts';
import { type Language, localeOf } from '../../state/settings.ts';
import type { Words } from '../../words/index.ts';

type Wished = Pick<ReadWish, 'attribute' | 'operator' | 'value' | 'polarity' | 'name' | 'wish'>;

export function wishWords(wish: Wished, words: Words['question'], lang: Language): string {
  const text = plainWords(wish, words, lang);
  if (wish.polarity === 'want' || wish.attribute === 'allergy') return text;
  return wish.name === undefined ? words.closed(text) : words.not(text);
}

function plainWords(wish: Wished, words: Words['question'], lang: Language): string {
  const { attribute, operator, value, polarity } = wish;
  const name = wish.name ?? '';
  const dear = (level: unknown) => dearnessText(Number(level), CITY.currency);
  const money = (amount: unknown) => moneyText(Number(amount), CITY.currency, lang);
  switch (attribute) {
    case 'area':
      return polarity === 'avoid' ? name : words.in(name);
    case 'near':
      return words.near(name || words.somewhere);
    case 'open':
      return openWords(wish, words, lang);
    case 'free':
      return freeWords(wish, words, lang);
    case 'price_level':
      if (value === 0) return words.free;
      return operator === 'at_least' ? words.from(dear(value)) : words.upTo(dear(value));
    case 'amount':
      return words.upTo(money(value));
    case 'entry':
      return words.ticket(money(value));
    case 'allergy':
      return words.not(name || String(value));
    case 'rating':
      return words.rated(numberText(Number(value), lang, 0, 1));
    case 'duration':
      return words.duration(Number(value));
    case 'fame':
      return value === 'famous' ? words.famous : words.hidden;
    case 'wheelchair':
      return words.wheelchair;
    case 'party':
      return partyWords(value as Party, words);
    case 'text':
      return words.words(String(value));
    case 'place':
      return words.aPlace;
    default:
      return name || String(value);
  }
}

interface Party {
  readonly size?: number;
  readonly withChildren?: boolean;
  readonly withDog?: boolean;
  readonly asCouple?: boolean;
}

const partyWords = ({ size, withChildren, withDog, asCouple }: Party, words: Words['question']): string =>
  [
    size !== undefined && words.people(String(size)),
    withChildren && words.party.children,
    withDog && words.party.dog,
    asCouple && words.party.couple,
  ]
    .filter(Boolean)
    .join(', ');

interface Span {
  readonly day?: string;
  readonly minute?: number;
  readonly fromMin?: number;
  readonly toMin?: number;
}

function openWords({ operator, value }: Wished, words: Words['question'], lang: Language): string {
  if (value === 'now') return words.openNow;
  if (typeof value === 'string') return words.openAt(momentText(value, lang));
  const { day, minute, fromMin, toMin } = value as Span;
  const date = day ? `${dayText(day, lang)}, ` : '';
  if (operator === 'until') return words.openUntil(`${date}${clock(minute ?? 0)}`);
  return words.openAt(`${date}${clock(fromMin ?? 0)}–${clock(toMin ?? 0)}`);
}

/** `free:2026-11-29`: the day stands in the wish itself. */
function freeWords({ wish }: Wished, words: Words['question'], lang: Language): string {
  const when = wish.slice(wish.indexOf(':') + 1);
  return when === 'yes' ? words.free : words.freeOn(momentText(when, lang));
}

/** A day, or a day and a time: `Sun 29 Nov, 20:30`. */
function momentText(moment: string, lang: Language): string {
  const [day = '', time] = moment.split('T');
  return time ? `${dayText(day, lang)}, ${time}` : dayText(day, lang);
}

/** The days of the city are told as they are: no time zone may move them. */
const dayText = (day: string, lang: Language): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(localeOf(lang), {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  });

const DAY_MINUTES = 1_440;

const clock = (minute: number): string =>
  [Math.floor((minute % DAY_MINUTES) / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
