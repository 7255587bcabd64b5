// A message about a plan, cut into clauses: each has at most one verb of changing, and the stops, hours and conditions beside it.
import { lineOfWords, type Reading, saidOf, writtenIn } from '../../context.ts';
import { lengthIn } from '../numbers.ts';
import type { PlanSentence } from '../stops-said.ts';
import { asLastVerb, type Clause, isLink, ownOf, roleAt, saidWithin, sentenceOf } from './clause.ts';
import { daysIn } from './days.ts';
import { withDishes } from './dishes.ts';
import { type Item, type ItemsOfSentence, type Mention, nameMention } from './mention.ts';
import type { RoleItem, Spanned } from './role-words.ts';
import { isTooLongSaid } from './time.ts';
import { isVerdict } from './verdicts.ts';
import { isWantSaid } from './wanted.ts';
import { isWholeSaid } from './whole.ts';

const VERBS: ReadonlySet<string> = new Set(['swap', 'drop', 'put', 'move', 'keep', 'restore', 'seek', 'fill']);

/** Words that settle what a clause is about without a verb. */
const HEADS: ReadonlySet<string> = new Set([
  ...VERBS,
  'insteadOf',
  'allBut',
  'exceptFor',
  'anyBut',
  'reordered',
  'asWas',
  'planBefore',
]);

export function clausesOf(reading: Reading, said: readonly ItemsOfSentence[]): readonly Clause[] {
  const all: Clause[] = [];
  for (const { part, items } of said) {
    const spans = piecesOf(reading, part, items);
    // "Take the dinner out, when does the bar close?": a question without its opening mark begins where its words do.
    const { words } = reading.document;
    const opens = spans.find(({ from, to }) => reading.grammar.question.test(lineOfWords(words.slice(from, to))));
    for (const span of spans) {
      const clause = clauseIn(reading, part, items, span, opens?.from);
      const last = all.at(-1);
      const gapped = last && asLastVerb(reading, last, clause);
      if (gapped) all.push(gapped);
      else if (last && goesOn(reading, last, clause)) all[all.length - 1] = joinedTo(last, clause);
      else all.push(clause);
    }
  }
  const known: Clause[] = [];
  for (const clause of all) known.push({ ...clause, it: antecedentOf(reading, clause, known) });
  return known;
}

function clauseIn(
  reading: Reading,
  part: PlanSentence,
  all: readonly Item[],
  { from, to }: Spanned,
  opening = part.sentence.from,
): Clause {
  const items = all.filter((each) => each.from >= from && each.to <= to);
  const verb = items.find((each): each is RoleItem => each.kind === 'word' && VERBS.has(each.role));
  const { text, start } = saidOf(reading, part.sentence.from, part.sentence.to);
  // "La cena en otro sitio, ¿hay que reservar?": a question that opens behind the clause is not of it.
  const opens = text.indexOf('¿');
  const isSaidFirst = from < opening && (verb !== undefined || isWantSaid(reading, { part, items, from, to }));
  const isAhead = opens < 0 ? isSaidFirst : start + opens >= saidOf(reading, from, to).end - 1 && opens > 0;
  const isAsked = /[?¿]/u.test(text) && !isAhead;
  return { part, items, from, to, isAsked, ...(verb && { verb }), it: [] };
}

/** Where marks and joining words stand, and before each further verb. */
function piecesOf(reading: Reading, { sentence }: PlanSentence, items: readonly Item[]): readonly Spanned[] {
  const { words } = reading.document;
  const { joining, length } = reading.grammar.plans;
  const isInside = (at: number) =>
    items.some((each) => each.from < at && at < each.to) ||
    sentence.chunks.some((chunk) => (chunk.when || chunk.name || chunk.amount) && chunk.from < at && at < chunk.to);
  const heads = items.filter((each): each is RoleItem => each.kind === 'word' && HEADS.has(each.role));
  const cuts: number[] = [sentence.from];
  for (let at = sentence.from + 1; at < sentence.to; at++) {
    if (isInside(at)) continue;
    const isMark = /^[,;:()¿–—…-]+$/u.test(words[at - 1]!.surface);
    const isBetween = items.some(
      (each) =>
        each.kind === 'word' &&
        each.isBetween &&
        each.from >= cuts.at(-1)! &&
        each.to < at &&
        at - each.to <= BETWEEN_WORDS,
    );
    // "An hour and a half in the museum".
    const isOfLength = length.andMore.some(([, pattern]) =>
      pattern.test(lineOfWords(words.slice(Math.max(0, at - 2), at + 4))),
    );
    const isJoin =
      joining.has(words[at]!.norm) &&
      !isBetween &&
      !isOfLength &&
      !heads.some((each) => each.from < at && at < each.to);
    const verb = heads.find((each) => each.from === at && VERBS.has(each.role));
    const isSecond =
      verb !== undefined &&
      heads.some((each) => each.from >= cuts.at(-1)! && each.to <= at && VERBS.has(each.role) && each !== verb);
    if (isMark || isJoin || isSecond) cuts.push(at);
  }
  return cuts
    .map((from, at): Spanned => ({ from, to: cuts[at + 1] ?? sentence.to }))
    .filter(({ from, to }) => words.slice(from, to).some(({ norm }) => /[\p{L}\d]/u.test(norm)));
}

const BETWEEN_WORDS = 5;

/** A clause that says what becomes of a stop, or of the whole. */
function hasRole(reading: Reading, clause: Clause): boolean {
  const { items } = clause;
  if (items.some((each) => each.kind === 'word' && HEADS.has(each.role))) return true;
  if (isWantSaid(reading, clause) || isWholeSaid(reading, clause) || daysIn(reading, clause).length > 0) return true;
  const own = ownOf(clause);
  const isPlaced = items.some((each) => each.kind === 'hour' || (each.kind === 'word' && PLACING.has(each.role)));
  // "... and the dinner an hour later".
  const line = writtenIn(reading, clause);
  const isToward = reading.grammar.plans.alsoToward.some(([, pattern]) => pattern.test(line));
  if ((isPlaced || isToward) && own.some(({ stands }) => stands.length > 0)) return true;
  // "And the restaurant has to be accessible", "and the snack at a chocolate shop".
  const be = roleAt(items, 'be');
  const isToBe = own.some(({ stands, to }) => stands.length === 1 && be !== undefined && to <= be.from);
  const isMealAtOne = withDishes(reading, own).some(
    ({ what, stands, stop }) => what === 'meal' && stands.length > 0 && stop.wish,
  );
  return isToBe || isMealAtOne || own.some((mention) => isVerdict(reading, clause, mention));
}

const PLACING: ReadonlySet<string> = new Set(['first', 'last', 'beside']);

/** A list that goes on behind a verb, and conditions of what was said before: they are of the clause before them. */
function goesOn(reading: Reading, last: Clause, next: Clause): boolean {
  const isSame = last.part === next.part || last.part.sentence.to >= next.to;
  const { words } = reading.document;
  const first = words[next.from]!.norm;
  const isAdded = reading.grammar.adding.has(first) || first === reading.grammar.plans.and;
  // "Fewer museums and more parks": each has its number.
  if (isSame && reading.grammar.plans.moreOf.test(lineOfWords(words.slice(next.from + 1, next.from + 2)))) return false;
  const own = ownOf(next);
  // "If not, another place": one clause.
  const isElseAlone =
    last.items.every((each) => each.kind === 'word' && each.role === 'not') && last.to - last.from <= LEAD_WORDS;
  if (isSame && isElseAlone && reading.grammar.plans.wantingElse.test(writtenIn(reading, last))) return true;
  // "Somewhere cheaper, pizza or something".
  if (isSame && !next.verb && isWantSaid(reading, last) && isExample(reading, next)) return true;
  // "Swap the dinner and the view round".
  if (last.verb?.role === 'swap' && !next.verb && roleAt(next.items, 'reordered')) return true;
  // "The cathedral and the square don't interest us": one list.
  if (isSame && isAdded && own.length > 0 && !next.verb && isListAlone(reading, last)) return true;
  // "The park after lunch, please. 16:00": the hour is that of the stop.
  const isHourAlone =
    own.length === 0 && next.items.some(({ kind }) => kind === 'hour') && isNothingElse(reading, next);
  // "A late start, eleven".
  const isStart = ownOf(last).length === 0 && reading.grammar.plans.starting.test(writtenIn(reading, last));
  if (isHourAlone && (ownOf(last).length === 1 || isStart) && !last.items.some(({ kind }) => kind === 'hour'))
    return true;
  // "... and the dinner.": nothing but more of the list.
  if (isSame && isAdded && isOpenList(last) && !next.isAsked && isListAlone(reading, { ...next, from: next.from + 1 }))
    return true;
  // "Take it out, and the gallery at ten, too".
  const isToo = words.slice(next.from + 1, next.to).some(({ norm }) => reading.grammar.plans.alsoSaid.has(norm));
  if (isSame && isAdded && isToo && !next.verb && last.verb?.role === 'drop') return true;
  if (hasRole(reading, next)) return false;
  // "I want a different place. With vegetarian food, near the museum."
  const isShort = isSame && !next.verb && next.to - next.from <= SHORT_CONDITION;
  const isWanted = (isAdded || isShort) && !last.isAsked && isWantSaid(reading, last);
  if (isWanted && own.every(({ stands }) => stands.length === 0)) return true;
  if (own.length === 0) return isSame && (last.verb !== undefined || !next.items.some(({ kind }) => kind === 'hour'));
  if (!isOpenList(last) || last.isAsked !== next.isAsked) return false;
  if (!isSame && !isAdded) return false;
  // "And the museum is closed": what is told of a stop is no list.
  // "Take that museum out, at six it is the Prado": what has its own hour does not go with it.
  if (last.verb?.role === 'drop' && next.items.some(({ kind }) => kind === 'hour')) return false;
  const lead = words.slice(next.from, own[0]!.from).filter(({ norm }) => /[\p{L}\d]/u.test(norm));
  if (last.verb?.role !== 'drop' && isTableElsewhere(reading, next)) return false;
  // "Take it out, and I do need lunch": a meal that the plan does not have goes nowhere.
  const isMissing = own.every(({ what, stands }) => what === 'meal' && stands.length === 0);
  if (last.verb?.role === 'drop' && isMissing && !lead.every(({ norm }) => joins(reading, norm))) return false;
  return lead.length <= LEAD_WORDS && lead.every(({ norm }) => isLink(reading, norm));
}

/** "And the drinks in the old town": where a meal that stands is to be had. */
const isTableElsewhere = (reading: Reading, clause: Clause): boolean =>
  ownOf(clause).some(({ what, stands }) => what === 'meal' && stands.length > 0) &&
  saidWithin(reading, clause, clause).references.some(
    ({ reference }) => reference.kind === 'name' && reference.role !== 'subject',
  );

const joins = ({ grammar }: Reading, norm: string): boolean =>
  grammar.adding.has(norm) || grammar.definite.has(norm) || grammar.plans.joining.has(norm);

/** A kind of place, "or so": of what kind it may be that was just wanted. */
function isExample({ document: { words }, grammar }: Reading, { items, from, to }: Clause): boolean {
  const kinds = ownOf({ items });
  const line = lineOfWords(words.slice(from, to));
  const left = words
    .slice(from, to)
    .filter(
      ({ norm }, at) =>
        /[\p{L}\d]/u.test(norm) &&
        !grammar.light.has(norm) &&
        !kinds.some((each) => each.from <= from + at && from + at < each.to),
    );
  const isKind = kinds.length > 0 && kinds.every(({ what, stands }) => what === 'type' && stands.length === 0);
  return isKind && grammar.plans.orSo.test(line) && left.length <= EXAMPLE_WORDS;
}
const EXAMPLE_WORDS = 4;

/** Stops and nothing else. */
const isListAlone = (reading: Reading, { from, to, items, verb }: Clause): boolean =>
  !verb &&
  items.length > 0 &&
  items.every(({ kind }) => kind === 'mention') &&
  reading.document.words
    .slice(from, to)
    .every(
      ({ norm }, at) =>
        !/[\p{L}\d]/u.test(norm) ||
        reading.grammar.definite.has(norm) ||
        items.some((each) => each.from <= from + at && from + at < each.to),
    );

/** An hour, and nothing that says more than "at", "around", "please". */
const isNothingElse = ({ document: { words }, grammar }: Reading, { from, to, items }: Clause): boolean =>
  words
    .slice(from, to)
    .every(
      ({ norm }, at) =>
        !/[\p{L}\d]/u.test(norm) ||
        grammar.light.has(norm) ||
        items.some((each) => each.kind === 'hour' && each.from <= from + at && from + at < each.to),
    );

const LEAD_WORDS = 5;
/** "Vegetarian", "and cheap". */
const SHORT_CONDITION = 4;

/** More stops may follow: behind a verb, "instead of", "keep only", "just". */
const isOpenList = ({ verb, items }: Clause): boolean =>
  verb !== undefined || items.some((each) => each.kind === 'word' && (HEADS.has(each.role) || each.role === 'only'));

function joinedTo(last: Clause, next: Clause): Clause {
  const items = [...last.items, ...next.items];
  if (last.part.sentence.to >= next.to) return { ...last, to: next.to, items };
  // Over two sentences: what is wished and named in either is of the clause.
  const { part } = next;
  const sentence = {
    ...last.part.sentence,
    to: part.sentence.to,
    chunks: [...last.part.sentence.chunks, ...part.sentence.chunks],
    phrases: [...last.part.sentence.phrases, ...part.sentence.phrases],
  };
  const joined: PlanSentence = {
    sentence,
    references: [...last.part.references, ...part.references],
    wishes: [...last.part.wishes, ...part.wishes],
    situation: [...last.part.situation, ...part.situation],
    asks: [...last.part.asks, ...part.asks],
  };
  return { ...last, to: next.to, items, part: joined };
}

/** Nothing behind the verb but courtesies: "the Prado, drop". */
const isAlone = ({ document: { words }, grammar }: Reading, { to }: Spanned, verb: Spanned): boolean =>
  words.slice(verb.to, to).every(({ norm }) => !/[\p{L}\d]/u.test(norm) || grammar.plans.besideWant.has(norm));

const SHORT_CLAUSE = 8;

const BRINGING: ReadonlySet<string> = new Set(['put', 'move', 'keep', 'restore']);

/** "It" is the stop that was named last, "them" are all of a clause; where none was, the place that is talked of. */
function antecedentOf(reading: Reading, clause: Clause, before: readonly Clause[]): readonly Mention[] {
  const { verb, items } = clause;
  const it = verb?.isOfIt ? verb : roleAt(items, 'it');
  const own = ownOf(clause);
  const isBare = verb !== undefined && own.length === 0 && isAlone(reading, clause, verb);
  // "Two hours there is too much, let's say one".
  const isLength = own.length === 0 && lengthIn(reading, sentenceOf(reading, clause)) !== undefined;
  const behindLong =
    isLength && before.at(-1) && isTooLongSaid(reading, before.at(-1)!) && clause.to - clause.from <= SHORT_CLAUSE;
  if (!it && !isBare && !behindLong) return [];
  // "The park, take it out"; of "replace the Prado with it" the Prado is not it.
  const ahead = own.filter(
    ({ to }) => to <= Math.min(it?.from ?? Number.POSITIVE_INFINITY, verb?.from ?? Number.POSITIVE_INFINITY),
  );
  if (ahead.length > 0) return it?.isOfMany ? ahead : ahead.slice(-1);
  // "Take out the museum and the dinner. And the lights, put them in": nobody puts in what was just taken out.
  const others = before.filter((each) => !(verb && BRINGING.has(verb.role) && each.verb?.role === 'drop'));
  const last = others.findLast((each) => ownOf(each).length > 0);
  const named = last ? ownOf(last) : [];
  if (it?.isOfMany && named.length > 1) return named;
  const meant = named.findLast(({ what }) => what === 'name') ?? named.at(-1);
  if (meant) return [meant];
  const { inFocus } = reading.context;
  return inFocus && it ? [nameMention(reading, inFocus, it)] : [];
}
