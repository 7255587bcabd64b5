// Judges whether a reply says the opening or free hours of the day that was meant, and of no other day in their place.
import type { PlaceFacts } from '../../relevance/facts.ts';
import { type Span, spansOn } from '../../relevance/hours.ts';
import { dayAfter, speaksOf } from './days.ts';
import { plain } from './said.ts';
import { clockTimesIn } from './times.ts';
import type { Fault } from './turn.ts';

interface AskedHours {
  readonly text: string;
  readonly place: PlaceFacts;
  readonly date: string | undefined;
  readonly today: string;
}

const DAY_MINUTES = 1_440;
const WEEK = 7;
const ALWAYS =
  /24 (?:hours|horas)|24\/7|day and night|round the clock|always (?:open|free)|siempre|dia y noche|at any (?:time|hour)|a cualquier hora|all day|todo el dia|never closes|nunca cierra/u;
const CLOSED =
  /\bclosed\b|\bshut\b|(?:not|n't) open|\bcloses? (?:all day|that day)|\bcerrad[oa]s?\b|\bcierra\b(?! (?:hoy |manana )?(?:a las?|en|dentro|sobre|hacia)\b)|\bno abre\b|\bdescansa\b/u;
const AT_THIS_MOMENT = /\b(?:now|right now|at the moment|currently|at present|ahora|en este momento|ahora mismo)\b/u;
const NOT_FREE =
  /\bnot? free|\bisn't free|no free (?:entry|admission|hours)|no (?:es|hay|tiene) (?:\w+ )?(?:gratis|gratuit)|sin (?:entrada|horario) gratuit|not free of charge|charges? (?:for )?entry|se paga/u;
const FREE = /\bfree\b|gratis|gratuit/u;

export function hoursFaults({ text, place, date, today }: AskedHours): Fault[] {
  const day = date ?? today;
  const spans = spansOn(place.opening_hours, day);
  if (!spans) return [];
  const pieces = piecesFor(text, day, today);
  if (spans.length === 0) return pieces.some(saysClosed) ? [] : ['fact: not that it is closed that day'];
  return saysSpans(pieces, spans) ? [] : ['fact: not the hours of that day'];
}

export function freeFaults({ text, place, date, today }: AskedHours): Fault[] {
  if (place.free_entry === undefined || place.free_entry === '24/7')
    return FREE.test(plain(text)) && !NOT_FREE.test(plain(text)) ? [] : ['fact: not that it is free'];
  if (date !== undefined) {
    const spans = spansOn(place.free_entry, date) ?? [];
    const pieces = piecesFor(text, date, today);
    if (spans.length === 0)
      return pieces.some((piece) => NOT_FREE.test(piece)) ? [] : ['fact: not that it costs something that day'];
    return FREE.test(plain(text)) && saysSpans(pieces, spans) ? [] : ['fact: not the free hours'];
  }
  const week = Array.from({ length: WEEK }, (_, days) => spansOn(place.free_entry, dayAfter(today, days)) ?? []).flat();
  return FREE.test(plain(text)) && saysSpans([plain(text)], week) ? [] : ['fact: not the free hours'];
}

/** The pieces of a reply that speak of the day, or of no day in particular. */
const piecesFor = (text: string, date: string, today: string): readonly string[] =>
  pieces(plain(text)).filter((piece) => speaksOf(piece, date, today) !== false);

const DAY_WORD =
  '(?:on |the |el |los |and |y )*(?:mon|tue|wed|thu|fri|sat|sun|lun|mart|mierc|juev|viern|sabad|doming|today|tomorrow|hoy|manana)';

/** Sentences, halves between semicolons, and what begins with a day after a comma. */
const pieces = (text: string): readonly string[] =>
  text
    .split(
      new RegExp(
        `\\n+|;|(?<=[^.\\s]{2}[.!?]) +(?=\\S)|, (?=${DAY_WORD})|,? (?=but opens|pero abre)|, (?=(?:re)?opens|(?:re)?abre)`,
        'u',
      ),
    )
    .filter((piece) => piece.trim() !== '');

/** "Closed now" says nothing of the day. */
const saysClosed = (piece: string): boolean => CLOSED.test(piece) && !AT_THIS_MOMENT.test(piece);

/** Each opening and closing time is said in these pieces. */
function saysSpans(pieces: readonly string[], spans: readonly Span[]): boolean {
  const text = pieces.join('\n');
  if (spans.some(({ start, end }) => end - start >= DAY_MINUTES)) return ALWAYS.test(text);
  const said = new Set(pieces.flatMap(clockTimesIn));
  return spans.every(({ start, end }) => said.has(start % DAY_MINUTES) && said.has(end % DAY_MINUTES));
}
