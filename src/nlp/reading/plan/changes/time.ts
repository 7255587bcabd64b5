// When a stop is: at an hour, till an hour, in a part of the day, earlier or later, for longer or shorter.
import type { PlanEdit, Reference, When } from '../../../frame.ts';
import { isOnlyMeal } from '../../../table.ts';
import { lineOfWords, type Reading, writtenIn } from '../../context.ts';
import type { Sentence } from '../../sentence.ts';
import { amountSaid, bareHour, hourAbout, isClock, lengthIn, mealAt } from '../numbers.ts';
import { type Clause, lineAround, ownOf, sentenceOf } from './clause.ts';
import { nameOf } from './drop.ts';
import type { HourItem, Mention } from './mention.ts';

/** "Dinner at half past eight is too late": the hour that is named is not the one that is wanted, unless another follows. */
export function wrongHour(reading: Reading, clause: Clause): readonly PlanEdit[] {
  const [mention, another] = ownOf(clause).filter(({ stands }) => stands.length === 1);
  const line = lineOfWords(reading.document.words.slice(clause.from, clause.to));
  const toward = reading.grammar.plans.wrongHour.find(([, pattern]) => pattern.test(line))?.[0];
  if (!mention || another || !toward) return [];
  const [, wanted] = clocksIn(clause);
  return [{ kind: 'move', of: mention.of, ...(wanted ? { to: wanted } : { toward }) }];
}

/** "Lunch earlier", "a longer lunch", "the museum shorter and later": of one stop, by how much is said or not. */
export function stretched(reading: Reading, clause: Clause): readonly PlanEdit[] {
  const { plans } = reading.grammar;
  const isLong = isTooLongSaid(reading, clause);
  const stayed = staySaid(reading, clause);
  // "Not a museum that long", of a plan with one: the one that stands is meant.
  const meant =
    isLong || stayed
      ? ownOf(clause).map((each) =>
          each.stands.length === 0 && each.alike?.length === 1 ? { ...each, stands: each.alike } : each,
        )
      : ownOf(clause);
  const own = meant.filter(({ stands }) => stands.length > 0);
  const all = own.length > 0 ? own : clause.it.filter(({ stands }) => stands.length > 0);
  const [mention, another] = all.filter((each, at) => all.findIndex(({ of }) => of === each.of) === at);
  if (!mention || another) return [];
  const sentence = sentenceOf(reading, clause);
  const line = writtenIn(reading, clause);
  const [only, more] = mention.stands;
  const isUnclear = mention.of.kind === 'type' || only?.meal === undefined;
  const of = only && !more && isUnclear ? nameOf(reading, only.place) : mention.of;
  // "Three hours in the museum is too much": so long it is, and not to be. "Is too much, let's say one hour": so long it is to be.
  const isLittle = stayed === 'tooLittle';
  const behind = isLittle
    ? behindOf(plans.stays.find(([what]) => what === stayed)![1], sentence.line)
    : isLong
      ? behindOf(plans.tooLong, sentence.line)
      : sentence.line;
  const minutes =
    lengthIn(reading, { ...sentence, line: behind }) ?? (isLittle ? undefined : hoursEnough(reading, line));
  const toward = plans.toward.find(([, pattern]) => pattern.test(line))?.[0];
  const said = stayed ? BY_WORD[stayed] : phraseOfStay(sentence);
  // "Dinner an hour later" is no hour of dinner.
  const by = toward && minutes !== undefined && !plans.briefer.test(line) ? undefined : said;
  const also = plans.alsoToward.find(([, pattern]) => pattern.test(line))?.[0];
  const isBriefer = plans.briefer.test(line) && (also !== undefined || by === 'shorter');
  const isLasting = minutes !== undefined && !isLong && isLengthOfStop(reading, clause);
  const stay: PlanEdit[] =
    by || isBriefer || isLong || isLasting
      ? [{ kind: 'stay', of, by: by ?? 'shorter', ...(minutes !== undefined && { minutes }) }]
      : [];
  // "My son sleeps from two, so lunch earlier": the hour that is meant is said behind the stop.
  const hours = clause.items.filter((each): each is HourItem => each.kind === 'hour');
  const isNamed = ownOf(clause).includes(mention);
  const hour =
    hours.find((each) => !toward || !isNamed || each.from >= mention.from || each.when.toMin === undefined)?.when ??
    (toward ? hourAbout(reading, line) : undefined);
  // "A bit later, at a quarter past three": the hour says more.
  if (hour) return toward && !stay.length ? [{ kind: 'move', of: mention.of, to: hour }] : [];
  const move: PlanEdit[] =
    (toward ?? (isBriefer ? also : undefined))
      ? [
          {
            kind: 'move',
            of: mention.of,
            toward: (toward ?? also)!,
            ...(minutes !== undefined && !stay.length && { minutes }),
          },
        ]
      : [];
  return [...stay, ...move];
}

const phraseOfStay = ({ phrases }: Sentence): 'longer' | 'shorter' | undefined =>
  phrases.find(({ family, meaning }) => family === 'plan' && (meaning === 'longer' || meaning === 'shorter'))
    ?.meaning as 'longer' | 'shorter' | undefined;

/** "More time in the park", "less for the market": of the one stop that the clause speaks of, and of no way, hour or meal that comes. */
export function staySaid(reading: Reading, clause: Clause): keyof typeof BY_WORD | undefined {
  const { plans } = reading.grammar;
  const { items, verb, isAsked } = clause;
  const line = writtenIn(reading, clause);
  const isOfOther = items.some((each) => each.kind === 'hour') || plans.walking.test(line);
  const [mention, another] = ownOf(clause).filter(({ stands }) => stands.length > 0);
  if (isOfOther || another || (isAsked && !plans.proposing.test(line))) return undefined;
  const own = mention ? lineAround(reading, clause, mention) : line;
  const said = plans.stays.find(([, pattern]) => pattern.test(own))?.[0];
  const isOfLength = said === 'enough' || said === 'tooLittle';
  const isLength = lengthSaid(reading, clause) !== undefined;
  const isFree = verb === undefined || verb.role === 'keep' || verb.role === 'put';
  // «Con una hora sobra»: a word that takes stops out, too.
  const isVerb = verb !== undefined && plans.stays.some(([, pattern]) => pattern.test(writtenIn(reading, verb)));
  if (!isFree && !(isOfLength && isLength && isVerb)) return undefined;
  return isOfLength && !isLength ? undefined : said;
}
const BY_WORD = { longer: 'longer', shorter: 'shorter', enough: 'shorter', tooLittle: 'longer' } as const;

/** How long a clause says that something takes, in minutes. */
export const lengthSaid = (reading: Reading, clause: Clause): number | undefined =>
  lengthIn(reading, sentenceOf(reading, clause)) ?? hoursEnough(reading, writtenIn(reading, clause));

/** "One is plenty": so many hours, or minutes where it is a large number. */
function hoursEnough(reading: Reading, line: string): number | undefined {
  const said = reading.grammar.plans.enoughTime.exec(line)?.slice(1).find(Boolean);
  const number = amountSaid(reading.grammar, said);
  if (!(number > 0)) return undefined;
  return number <= MOST_HOURS ? number * 60 : number;
}
const MOST_HOURS = 5;

function behindOf(pattern: RegExp, line: string): string {
  const found = pattern.exec(line);
  return found ? ` ${line.slice(found.index + found[0].length)}` : line;
}

/** "That long", "is too much": of a visit, and of no way. */
export const isTooLongSaid = (reading: Reading, clause: Clause): boolean => {
  const { tooLong, walking } = reading.grammar.plans;
  const line = writtenIn(reading, clause);
  return tooLong.test(line) && !walking.test(line);
};

/** "Make it an hour", "two hours in the museum at most"; "an hour later", or on the way, is no length of a visit. */
function isLengthOfStop(
  { document, grammar: { plans } }: Reading,
  { from, to, isAsked, verb, items }: Clause,
): boolean {
  const line = lineOfWords(document.words.slice(from, to));
  const isOfOther =
    plans.walking.test(line) ||
    plans.tooFar.test(line) ||
    [...plans.toward, ...plans.alsoToward].some(([, each]) => each.test(line));
  const isBeside = document.words.slice(from, to).some(({ norm }) => plans.besides[norm] !== undefined);
  // "One ten minutes from the park" is a way.
  const isWay = items.some((each) => each.kind === 'mention' && each.isNear);
  return (
    !isAsked && !isOfOther && !isBeside && !isWay && (verb === undefined || verb.role === 'keep' || verb.role === 'put')
  );
}

/** "The Prado on Saturday", of a plan that has it on another of its days. */
export function onOtherDay(reading: Reading, clause: Clause): readonly PlanEdit[] {
  const { verb, isAsked } = clause;
  const [mention, another] = [...clause.it, ...ownOf(clause)].filter(({ stands }) => stands.length > 0);
  const when = sentenceOf(reading, clause).chunks.find((chunk) => chunk.when?.day && !isClock(chunk.when));
  const [stop, more] = mention?.stands ?? [];
  if (!mention || another || !stop?.day || more || mention.what === 'meal' || !when?.when?.day || isAsked) return [];
  const isOther = when.when.day !== stop.day && reading.context.standingDays?.includes(when.when.day) === true;
  const isShort = clause.to - clause.from - (mention.to - mention.from) - (when.to - when.from) <= BESIDE_DAY;
  const isChanged = verb?.role === 'swap' && isShort && ownOf(clause).length === 1;
  const isMoved = isChanged || verb?.role === 'move' || verb?.role === 'put' || (verb === undefined && isShort);
  return isOther && isMoved ? [{ kind: 'move', of: mention.of, to: when.when }] : [];
}
const BESIDE_DAY = 6;

/** "Push the brunch to 12": an hour that was not read as a time. */
export function atBareHour(reading: Reading, clause: Clause): readonly PlanEdit[] {
  const [mention, another] = [...ownOf(clause), ...clause.it];
  const hour = mention && !another ? bareHour(reading, sentenceOf(reading, clause)) : undefined;
  return hour && mention && mention.stands.length === 1 ? [{ kind: 'move', of: mention.of, to: hour }] : [];
}

/** "The kids eat at seven", «cenan a las siete»: when the meal is to be. */
export function eatenAt(reading: Reading, clause: Clause): readonly PlanEdit[] {
  const [clock, another] = clocksIn(clause);
  const isOfStop = ownOf(clause).some(({ what, stop }) => what !== 'meal' && !(stop.wish && isOnlyMeal(stop.wish)));
  if (!clock || another || isOfStop || clause.isAsked) return [];
  if (!reading.grammar.plans.eating.test(writtenIn(reading, clause))) return [];
  const minute = (clock.isDeadline ? clock.toMin : clock.fromMin) ?? clock.toMin ?? 0;
  const { toMin: _, isDeadline: __, ...when } = clock;
  const said = ownOf(clause).find(({ what }) => what === 'meal')?.of;
  const of: Reference =
    said?.kind === 'meal' && said.meal !== 'drinks' ? said : { kind: 'meal', meal: mealAt(minute), said: clock.said };
  return [{ kind: 'move', of, to: { ...when, fromMin: minute } }];
}

const clocksIn = ({ items }: Clause): readonly When[] =>
  items.flatMap((each) => (each.kind === 'hour' && isClock(each.when) ? [each.when] : []));

/** Whether the clause says when one of its stops is. */
export const hasHour = ({ items }: Clause): boolean => items.some((each): each is HourItem => each.kind === 'hour');

export const standingIn = (clause: Clause): readonly Mention[] =>
  ownOf(clause).filter(({ stands }) => stands.length > 0);
