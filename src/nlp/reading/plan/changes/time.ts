// When a stop is: at an hour, till an hour, in a part of the day, earlier or later, for longer or shorter.
import type { PlanEdit, Reference, When } from '../../../frame.ts';
import { isOnlyMeal } from '../../../table.ts';
import { lineOfWords, type Reading, writtenIn } from '../../context.ts';
import type { Sentence } from '../../sentence.ts';
import { bareHour, isClock, lengthIn, mealAt } from '../numbers.ts';
import { type Clause, ownOf, sentenceOf } from './clause.ts';
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
  // "Not a museum that long", of a plan with one: the one that stands is meant.
  const isLong = isTooLongSaid(reading, clause);
  const meant = isLong
    ? ownOf(clause).map((each) =>
        each.stands.length === 0 && each.alike?.length === 1 ? { ...each, stands: each.alike } : each,
      )
    : ownOf(clause);
  const all = [...meant, ...clause.it].filter(({ stands }) => stands.length > 0);
  const [mention, another] = all.filter((each, at) => all.findIndex(({ of }) => of === each.of) === at);
  if (!mention || another) return [];
  const sentence = sentenceOf(reading, clause);
  const line = writtenIn(reading, clause);
  // "Three hours in the museum is too much": so long it is, and not to be. "Is too much, let's say one hour": so long it is to be.
  const behind = isLong ? behindTooLong(reading, sentence) : sentence.line;
  const minutes = lengthIn(reading, { ...sentence, line: behind });
  const toward = plans.toward.find(([, pattern]) => pattern.test(line))?.[0];
  const said = sentence.phrases.find(
    ({ family, meaning }) => family === 'plan' && (meaning === 'longer' || meaning === 'shorter'),
  )?.meaning as 'longer' | 'shorter' | undefined;
  // "Dinner an hour later" is no hour of dinner.
  const by = toward && minutes !== undefined && !plans.briefer.test(line) ? undefined : said;
  const also = plans.alsoToward.find(([, pattern]) => pattern.test(line))?.[0];
  const isBriefer = plans.briefer.test(line) && (also !== undefined || by === 'shorter');
  const isLasting = minutes !== undefined && !isLong && isLengthOfStop(reading, clause);
  const stay: PlanEdit[] =
    by || isBriefer || isLong || isLasting
      ? [{ kind: 'stay', of: mention.of, by: by ?? 'shorter', ...(minutes !== undefined && { minutes }) }]
      : [];
  const hour = clause.items.find((each): each is HourItem => each.kind === 'hour');
  // "A bit later, at a quarter past three": the hour says more.
  if (hour) return toward && !stay.length ? [{ kind: 'move', of: mention.of, to: hour.when }] : [];
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

function behindTooLong({ grammar }: Reading, { line }: Sentence): string {
  const found = grammar.plans.tooLong.exec(line);
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
    plans.walking.test(line) || [...plans.toward, ...plans.alsoToward].some(([, each]) => each.test(line));
  const isBeside = document.words.slice(from, to).some(({ norm }) => plans.besides[norm] !== undefined);
  // "One ten minutes from the park" is a way.
  const isWay = items.some((each) => each.kind === 'mention' && each.isNear);
  return (
    !isAsked && !isOfOther && !isBeside && !isWay && (verb === undefined || verb.role === 'keep' || verb.role === 'put')
  );
}

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
