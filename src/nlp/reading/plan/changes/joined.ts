// Clauses that go on: more of a list, conditions of what was said before, an hour by itself are of the clause before them.
import { lineOfWords, type Reading, writtenIn } from '../../context.ts';
import type { PlanSentence } from '../stops-said.ts';
import { type Clause, isLink, lineAround, ownOf, roleAt, saidWithin } from './clause.ts';
import { daysIn } from './days.ts';
import { withDishes } from './dishes.ts';
import { isFedElsewhere } from './drop.ts';
import { HEADS } from './role-words.ts';
import { staySaid } from './time.ts';
import { isVerdict } from './verdicts.ts';
import { isWantSaid } from './wanted.ts';
import { isWholeSaid } from './whole.ts';

/** A clause that says what becomes of a stop, or of the whole. */
function hasRole(reading: Reading, clause: Clause): boolean {
  const { items } = clause;
  if (items.some((each) => each.kind === 'word' && HEADS.has(each.role))) return true;
  if (isWantSaid(reading, clause) || isWholeSaid(reading, clause) || daysIn(reading, clause).length > 0) return true;
  const own = ownOf(clause);
  if (isFedElsewhere(reading, clause)) return true;
  if (own.some((mention) => reading.grammar.plans.onlyThose.test(lineAround(reading, clause, mention)))) return true;
  const isPlaced = items.some((each) => each.kind === 'hour' || (each.kind === 'word' && PLACING.has(each.role)));
  // "... and the dinner an hour later".
  const line = writtenIn(reading, clause);
  const isToward =
    reading.grammar.plans.alsoToward.some(([, pattern]) => pattern.test(line)) ||
    staySaid(reading, clause) !== undefined;
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
export function goesOn(reading: Reading, last: Clause, next: Clause): boolean {
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
  const isBareHour = isSame && isHourAbout(reading, next);
  const isHourAlone =
    own.length === 0 &&
    (isBareHour || (next.items.some(({ kind }) => kind === 'hour') && isNothingElse(reading, next)));
  // "A late start, eleven".
  const lineOfLast = `${writtenIn(reading, last).replaceAll(/[,.] /gu, '')}`;
  const { starting, endsAt } = reading.grammar.plans;
  // "I have to leave earlier, at six".
  const isStart = ownOf(last).length === 0 && (starting.test(lineOfLast) || endsAt.test(lineOfLast));
  const [said] = ownOf(last);
  const isTimed = last.items.some((each) => each.kind === 'hour' && (!said || each.from >= said.from));
  if (isHourAlone && (ownOf(last).length === 1 || isStart) && !isTimed) return true;
  // "... and the dinner.": nothing but more of the list.
  if (isSame && isAdded && isOpenList(last) && !next.isAsked && isListAlone(reading, { ...next, from: next.from + 1 }))
    return true;
  // "Take it out, and the gallery at ten, too".
  const isToo = words.slice(next.from + 1, next.to).some(({ norm }) => reading.grammar.plans.alsoSaid.has(norm));
  if (isSame && isAdded && isToo && !next.verb && last.verb?.role === 'drop') return true;
  // "Keep only the museum, the dinner and the drink thing".
  const areKept =
    roleAt(last.items, 'allBut') !== undefined && own.length > 0 && own.every(({ stands }) => stands.length > 0);
  if (isSame && isAdded && areKept && !next.verb && !next.items.some(({ kind }) => kind === 'hour')) return true;
  // "Lunch should be at two, and at a Galician place".
  const isOfBe = roleAt(last.items, 'be') && !last.verb && ownOf(last).length === 1 && !next.verb && own.length > 0;
  if (isSame && isAdded && isOfBe && own.every(({ stands, what }) => what === 'type' && stands.length === 0))
    return true;
  if (hasRole(reading, next)) return false;
  // "I want a different place. With vegetarian food, near the museum."
  const isShort = isSame && !next.verb && next.to - next.from <= SHORT_CONDITION;
  const isWanted = (isAdded || isShort) && !last.isAsked && isWantSaid(reading, last);
  if (isWanted && own.every(({ stands }) => stands.length === 0)) return true;
  // "Drop the last one, I have to be there at five": why, or when it ends.
  const isTold = last.verb?.role === 'drop' && next.items.some(({ kind }) => kind === 'hour');
  if (own.length === 0)
    return isSame && !isTold && (last.verb !== undefined || !next.items.some(({ kind }) => kind === 'hour'));
  if (!isOpenList(last) || last.isAsked !== next.isAsked) return false;
  if (!isSame && !isAdded) return false;
  // "And the museum is closed": what is told of a stop is no list.
  // "Take that museum out, at six it is the Prado": what has its own hour does not go with it.
  if (last.verb?.role === 'drop' && next.items.some(({ kind }) => kind === 'hour')) return false;
  const lead = words.slice(next.from, own[0]!.from).filter(({ norm }) => /[\p{L}\d]/u.test(norm));
  if (last.verb?.role !== 'drop' && isTableElsewhere(reading, next)) return false;
  // "Take it out, and I do need lunch": a meal that the plan does not have goes nowhere.
  const isMissing = own.every(({ what, stands }) => what === 'meal' && stands.length === 0);
  // "Drop the street, we have our hotel there": why it goes.
  const isReason = last.verb?.role === 'drop' && (isMissing || !isAdded);
  const isOfList = ({ norm }: (typeof lead)[number]) =>
    joins(reading, norm) || reading.grammar.plans.unknownBefore.has(norm);
  if (isReason && !lead.every(isOfList)) return false;
  return lead.length <= LEAD_WORDS && lead.every(({ norm }) => isLink(reading, norm));
}

/** "Like nine", and nothing else. */
function isHourAbout(reading: Reading, next: Clause): boolean {
  const line = writtenIn(reading, next);
  const found = reading.grammar.plans.aboutHour.exec(line);
  const before = line.slice(0, found?.index ?? 0).split(' ');
  return found !== null && before.every((norm) => !/[\p{L}\d]/u.test(norm) || joins(reading, norm));
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
        grammar.plans.besideWant.has(norm) ||
        items.some((each) => each.kind === 'hour' && each.from <= from + at && from + at < each.to),
    );

const LEAD_WORDS = 5;
/** "Vegetarian", "and cheap". */
const SHORT_CONDITION = 4;

/** More stops may follow: behind a verb, "instead of", "keep only", "just". */
const isOpenList = ({ verb, items }: Clause): boolean =>
  verb !== undefined || items.some((each) => each.kind === 'word' && (HEADS.has(each.role) || each.role === 'only'));

export function joinedTo(last: Clause, next: Clause): Clause {
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
