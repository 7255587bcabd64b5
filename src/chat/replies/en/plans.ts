// The timetable of a plan in English: for whom it was made, what a change came to, what is not sure about it.
import { limitersOf } from '../../../domain/plan.ts';
import type { Wish } from '../../../wishes/wish.ts';
import type { MadeFor, PlannedDay, PlannedStop, PlanTrouble, TimetableAnswer } from '../../plan/answer.ts';
import type { Saying } from '../voice.ts';
import { companyOf } from './asker.ts';
import { time } from './facts.ts';
import { limits } from './limits.ts';
import { inWords, joined, labelOf } from './nouns.ts';
import { costsTold } from './plan-costs.ts';
import { notDone } from './plan-not-done.ts';
import { dateOf, doubtOf, phraseFor, wordFor } from './wishes.ts';

const quoted = (said: readonly string[]): string => joined(said.map((each) => `“${each}”`));

export const timetable: Saying<'timetable'> = (answer, variety) => {
  const { isChanged, isRetold, isUndone, days, missing, dropped, madeFor } = answer;
  const opener = isUndone
    ? 'Back to how it was before:'
    : isRetold
      ? openerOf(
          days,
          answer.isThere ? 'That is in the plan already, so I changed nothing. The plan' : 'This is the plan',
        )
      : isChanged
        ? `${changeOf(answer)} The plan now:`
        : openerOf(
            days,
            madeFor?.walk ? 'Here is a walk' : variety.pick('plan', ['Here is a plan', 'How about this']),
            madeFor,
          );
  return [
    undoneTold(answer),
    answer.unknown ? `I don't know ${joined(answer.unknown, 'or')}; what came in is the nearest of its kind.` : '',
    opener,
    ...linesOf(days, answer.isAddressed),
    answer.isEndAsked ? endOfLast(days) : '',
    dropped.length > 0 ? leftOut(dropped, isChanged) : '',
    answer.unfit ? `I left out ${joined(answer.unfit)}: too far off, or at no hour that fits this plan.` : '',
    answer.turned
      ? `The order is another than you said: ${joined(answer.turned)} ${answer.turned.length > 1 ? 'come' : 'comes'} earlier, for no other finds the doors open.`
      : '',
    ...(answer.idle ?? []).map(({ from, until, isLeftFree }) =>
      isLeftFree
        ? `From ${time(from)} to ${time(until)} nothing is planned: say so if I should fill it.`
        : `From ${time(from)} to ${time(until)} I know of nothing close by that fits.`,
    ),
    answer.leftOut ? `I can't plan ${quoted(answer.leftOut)} as a stop, so that is left to you.` : '',
    missing.length > 0 ? `I found no fitting ${joined(missing.map(kindsOf), 'or')} for it.` : '',
    ...(answer.unmet ?? []).map(
      ({ name, said }) => `I found none that is “${said}” at that hour, so ${name} came in instead.`,
    ),
    ...(answer.shifted ?? []).map(
      ({ name, from, to }) => `${name} is shut on ${dateOf(from)}, so I put it on ${dateOf(to)}.`,
    ),
    ...needsOf(days),
    ...shutAllDay(days),
    caution(days, madeFor?.walk !== undefined),
    answer.costs ? costsTold(answer.costs) : '',
    madeFor?.arriving ? ARRIVING[madeFor.arriving] : '',
    madeFor ? endTold(madeFor) : '',
    madeFor?.walk ? `In all it is about ${madeFor.walk.minutes} minutes on foot.` : '',
    madeFor?.hasLuggage ? LUGGAGE : '',
    limits({ limitedBy: limitersOf(answer.plan) }, 'plan'),
  ]
    .filter(Boolean)
    .join('\n');
};

/** "If we skip the drinks, when are we done?" */
function endOfLast(days: readonly PlannedDay[]): string {
  const last = days.at(-1)?.stops.at(-1);
  return last ? `The plan is over at ${time(last.leaveMinutes)} now.` : '';
}

/** Why a change was not made, and what was named for nothing. */
function undoneTold({ undone, undoneOf, leftAlone = [] }: TimetableAnswer): string {
  const why = undone && ((undoneOf !== undefined ? notDone(undone, undoneOf) : undefined) ?? UNDONE[undone]);
  const left =
    leftAlone.length > 0 ? `I did not see what to change about ${joined(leftAlone)}; tell me once more.` : '';
  return [why ?? '', left].filter(Boolean).join(' ');
}

/** Of two changes that were asked for, why one was not made. */
const UNDONE: Readonly<Partial<Record<PlanTrouble, string>>> = {
  none_of_kind: 'There was nothing of that kind in the plan to take out.',
  not_found: 'For part of it I found nothing that fits.',
  nothing_fits: 'For part of it I found nothing that fits.',
  which_stop: 'I did not understand which stop you mean for part of it.',
  no_such_meal: 'One of the meals you name is not in the plan.',
  no_such_day: 'The day you name is not one of the plan.',
  already_there: 'One of the places is in the plan already.',
  no_such_order: 'The order you ask for does not fit the doors and hours, so I left that as it was.',
  nothing_cheaper: 'I found nothing cheaper there.',
  not_understood: 'I did not understand what to put there instead.',
  one_stop_left: 'I left the last stop where it is.',
  shut_then: 'The doors are shut at that hour.',
};

const leftOut = (names: readonly string[], isChanged: boolean): string =>
  isChanged
    ? `I left out ${joined(names)}: there is no hour left at which ${names.length === 1 ? 'it fits' : 'they fit'}.`
    : `I left out ${joined(names)}, because the doors would be shut by then.`;

function linesOf(days: readonly PlannedDay[], isAddressed = false): readonly string[] {
  let number = 0;
  const filled = days.filter(({ stops }) => stops.length > 0);
  return filled.flatMap((day) => {
    const lines = day.stops.map((stop) => {
      number = stop.number ?? number + 1;
      const { card, arriveMinutes, leaveMinutes, leg, meal } = stop;
      const address = isAddressed && card.place.address ? `, ${card.place.address}` : '';
      const what = meal ? `${MEALS[meal]}, ` : '';
      return `${number}. ${time(arriveMinutes)} to ${time(leaveMinutes)}: ${card.place.name}${address} (${what}${wayThere(leg)})`;
    });
    return days.length === 1 ? lines : [`${dateOf(day.day)}:`, ...lines];
  });
}

/** "12 min on foot", "21 min by lines 3 and 10". */
export const wayThere = ({ minutes, lines }: PlannedStop['leg']): string =>
  lines.length === 0
    ? `${minutes} min on foot`
    : `${minutes} min by ${lines.length === 1 ? 'line' : 'lines'} ${joined(lines)}`;

export const MEALS = { breakfast: 'breakfast', lunch: 'lunch', snack: 'coffee', dinner: 'dinner' } as const;

function openerOf(days: readonly PlannedDay[], words: string, madeFor?: MadeFor): string {
  const [first] = days;
  const meant = madeFor ? meantFor(madeFor) : '';
  if (!first || days.length > 1) return `${words}${meant}:`;
  const when = first.isToday ? 'today' : first.isTomorrow ? 'tomorrow' : dateOf(first.day);
  const from = first.startName ? `, starting at ${first.startName}` : '';
  return `${words} for ${when}${meant}${from}:`;
}

/** "with your parents, at an easy pace, under a roof": what was understood of whom it is for. */
function meantFor({ situation, isEasy, isIndoors, isCheap, mostWalk }: MadeFor): string {
  const { company, relatives, party, diets = [], access } = situation;
  const size = party?.size && party.size > 1 ? party.size : undefined;
  const people =
    company && company !== 'alone' && company !== 'group'
      ? ` with ${companyOf(company, relatives)}`
      : size
        ? ` for ${inWords(size)}`
        : '';
  const more = [
    ...(isEasy ? ['at an easy pace'] : []),
    ...(isIndoors ? ['under a roof'] : []),
    ...(isCheap ? ['for little money'] : []),
    ...(mostWalk ? [`with no walk over ${mostWalk} min`] : []),
    ...(access === 'wheelchair' ? ['with wheelchair access'] : []),
    ...diets.map((diet) => phraseFor('diet', diet)),
  ];
  return `${people}${more.map((each) => `, ${each}`).join('')}`;
}

/** "Done: Casa Paca instead of Casa Pepe." */
function changeOf({ changes, days, dropped }: TimetableAnswer): string {
  const { added = [], gone = [] } = changes ?? {};
  const left = gone.filter((name) => !dropped.includes(name));
  if (changes?.isOtherDay && days[0]) return `Done: it is for ${dateOf(days[0].day)} now.`;
  if (added.length > 0 && left.length > 0) return `Done: ${joined(added)} instead of ${joined(left)}.`;
  if (added.length > 0) return `Done, with ${joined(added)}.`;
  if (left.length > 0) return `Done, without ${joined(left)}.`;
  if (changes?.moved) return `Done: ${changes.moved.name} is at ${time(changes.moved.at)} now.`;
  const stops = days.flatMap((day) => day.stops);
  const [first, last] = [stops[0], stops.at(-1)];
  return changes?.isTimed && first && last && days.length === 1
    ? `Done: it goes from ${time(first.arriveMinutes)} to ${time(last.leaveMinutes)}.`
    : 'Done.';
}

/** "I don't know whether Casa Paca has vegan food": what somebody needs is told before hours are. */
function needsOf(days: readonly PlannedDay[]): readonly string[] {
  const names = new Map<string, string[]>();
  for (const { card, doubts } of days.flatMap((day) => day.stops)) {
    for (const wish of doubts) names.set(doubtOf(wish), [...(names.get(doubtOf(wish)) ?? []), card.place.name]);
  }
  return [...names].map(([doubt, places]) => `Of ${joined(places)}, I don't know ${asIts(doubt, places.length)}.`);
}

const asIts = (doubt: string, count: number): string =>
  count === 1
    ? doubt
        .replace('whether these have', 'whether it has')
        .replace('whether these are', 'whether it is')
        .replace('whether these', 'whether it')
    : doubt.replace('whether these', 'whether they');

/** "The Prado is shut on Friday 25 December": no other hour of that day would do. */
const shutAllDay = (days: readonly PlannedDay[]): readonly string[] =>
  days.flatMap(({ day, stops }) => {
    const shut = stops.filter(({ isShutAllDay }) => isShutAllDay).map(({ card }) => card.place.name);
    return shut.length === 0
      ? []
      : `Careful: ${joined(shut)} ${shut.length === 1 ? 'is' : 'are'} shut on ${dateOf(day)}.`;
  });

function caution(days: readonly PlannedDay[], isWalk: boolean): string {
  const stops = days.flatMap((day) => day.stops);
  const unsure = stops.filter(({ open }) => open === 'unknown');
  const likely = unsure.filter(({ isLikely }) => isLikely).map(({ card }) => card.place.name);
  const unknown = unsure.filter(({ isLikely }) => !isLikely).map(({ card }) => card.place.name);
  const shut = stops
    .filter(({ open, isShutAllDay }) => open === 'no' && !isShutAllDay)
    .map(({ card }) => card.place.name);
  const known =
    unknown.length === 0
      ? likely.length > 0
        ? 'Walking times are estimates.'
        : 'Opening hours are checked; walking times are estimates.'
      : `Walking times are estimates, and I don't know the hours of ${joined(unknown)}.`;
  const probably =
    likely.length > 0
      ? ` Going by hours of some years ago, ${joined(likely)} ${likely.length === 1 ? 'is' : 'are'} probably open then.`
      : '';
  const hours = `${known}${probably}`;
  if (isWalk && shut.length > 0)
    return `Careful: ${joined(shut)} ${shut.length === 1 ? 'is' : 'are'} closed by then, to be seen from outside. ${hours}`;
  return shut.length > 0
    ? `Careful: ${joined(shut)} ${shut.length === 1 ? 'is' : 'are'} not open for the whole stay. ${hours}`
    : hours;
}

/** "From the last stop it is 10 min on foot to the station." */
function endTold({ end, leaving }: MadeFor): string {
  if (!end) return leaving ? LEAVING[leaving] : '';
  const way = `From the last stop it is ${wayThere(end.leg)} to ${end.name}`;
  return leaving === 'train' ? `${way}; I left half an hour before it leaves.` : `${way}.`;
}
const LUGGAGE = 'Museums do not take suitcases: leave yours first. Ask me where, if you like.';

const ARRIVING = {
  flight: 'I left an hour and a half after landing for bags and the way into town.',
  train: 'I left half an hour after your train arrives.',
} as const;

const LEAVING = {
  flight: 'I left three hours before the flight; check how long your way to the airport takes.',
  train: 'I left time to be back before the train.',
} as const;

/** "museums", "flamenco tablaos". */
const kindsOf = ({ attribute, value }: Wish): string =>
  attribute === 'category' || attribute === 'kind'
    ? labelOf(attribute, value, 2)
    : attribute === 'cuisine' || attribute === 'dish'
      ? wordFor(attribute, value)
      : 'places like that';
