// Plans in English, and what they could not do; what is kept of the asker; one kind sentence where nothing else is right.
import type { Company } from '../../../nlp/frame.ts';
import type { Wish } from '../../../wishes/wish.ts';
import type { Manners } from '../../acts.ts';
import type { PlannedDay, PlannedStop, PlanTrouble } from '../../answer.ts';
import type { Situation } from '../../state.ts';
import type { Saying } from '../voice.ts';
import { time } from './facts.ts';
import { joined, labelOf } from './nouns.ts';
import { dateOf, wordFor } from './wishes.ts';

export const timetable: Saying<'timetable'> = ({ isChanged, isRetold, isUndone, days, missing, dropped }, variety) => {
  const isOneDay = days.length === 1;
  let number = 0;
  const blocks = days.flatMap((day) => {
    const lines = day.stops.map(
      ({ card, arriveMinutes, leaveMinutes, leg, meal }) =>
        `${++number}. ${time(arriveMinutes)} to ${time(leaveMinutes)}: ${card.place.name} (${meal ? `${MEALS[meal]}, ` : ''}${wayThere(leg)})`,
    );
    return isOneDay ? lines : [`${dateOf(day.day)}:`, ...lines];
  });
  const opener = isUndone
    ? 'Back to how it was before:'
    : isRetold
      ? openerOf(days, 'This is the plan')
      : isChanged
        ? variety.pick('plan changed', ['Changed. The plan now:', 'Done; this is the plan now:'])
        : openerOf(days, variety.pick('plan', ['Here is a plan', 'How about this']));
  return [
    opener,
    ...blocks,
    caution(days),
    dropped.length > 0 ? `I left out ${joined(dropped)}, because the doors would be shut by then.` : '',
    missing.length > 0 ? `I found no fitting ${joined(missing.map(kindsOf), 'or')} for it.` : '',
  ]
    .filter(Boolean)
    .join('\n');
};

/** "12 min on foot", "21 min by lines 3 and 10". */
const wayThere = ({ minutes, lines }: PlannedStop['leg']): string =>
  lines.length === 0
    ? `${minutes} min on foot`
    : `${minutes} min by ${lines.length === 1 ? 'line' : 'lines'} ${joined(lines)}`;

const MEALS = { breakfast: 'breakfast', lunch: 'lunch', snack: 'coffee', dinner: 'dinner' } as const;

function openerOf(days: readonly PlannedDay[], words: string): string {
  const [first] = days;
  if (!first || days.length > 1) return `${words}:`;
  const when = first.isToday ? 'today' : first.isTomorrow ? 'tomorrow' : dateOf(first.day);
  const from = first.startName ? `, starting at ${first.startName}` : '';
  return `${words} for ${when}${from}:`;
}

function caution(days: readonly PlannedDay[]): string {
  const stops = days.flatMap((day) => day.stops);
  const unknown = stops.filter(({ open }) => open === 'unknown').map(({ card }) => card.place.name);
  const shut = stops.filter(({ open }) => open === 'no').map(({ card }) => card.place.name);
  const hours =
    unknown.length === 0
      ? 'Opening hours are checked; walking times are estimates.'
      : `Walking times are estimates, and I don't know the hours of ${joined(unknown)}.`;
  return shut.length > 0
    ? `Careful: ${joined(shut)} ${shut.length === 1 ? 'is' : 'are'} not open for the whole stay. ${hours}`
    : hours;
}

/** One thing about the plan: a stop, when it begins, how far it is on foot. */
export const planTold: Saying<'plan_told'> = ({ about, stop, walkMinutes, rideMinutes }) => {
  if (!stop) {
    const ride = rideMinutes > 0 ? `, and ${rideMinutes} minutes by metro` : '';
    return `About ${walkMinutes} minutes on foot in all${ride} (my estimate, from stop to stop).`;
  }
  const { card, arriveMinutes, leaveMinutes, leg, meal, number, of, from } = stop;
  const { name } = card.place;
  const times = `${time(arriveMinutes)} to ${time(leaveMinutes)}`;
  switch (about) {
    case 'begin':
      return `The plan begins at ${time(arriveMinutes)}, at ${name}.`;
    case 'end':
      return `The plan is over at ${time(leaveMinutes)}, after ${name}.`;
    case 'when':
      return `You are at ${name} from ${time(arriveMinutes)} until ${time(leaveMinutes)}.`;
    case 'stay':
      return `${leaveMinutes - arriveMinutes} minutes at ${name}, from ${times}.`;
    default: {
      const what = meal ? `${capital(MEALS[meal])} is at ${name}` : `Stop ${number} of ${of} is ${name}`;
      return `${what}, ${times}: ${wayThere(leg)}${from ? ` from ${from}` : ''}.`;
    }
  }
};

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** "museums", "flamenco tablaos". */
const kindsOf = ({ attribute, value }: Wish): string =>
  attribute === 'category' || attribute === 'kind'
    ? labelOf(attribute, value, 2)
    : attribute === 'cuisine' || attribute === 'dish'
      ? wordFor(attribute, value)
      : 'places like that';

const TROUBLES: Readonly<Record<PlanTrouble, string>> = {
  no_plan: 'There is no plan yet to change. Tell me a day and where to start, and I will make one.',
  nothing_fits:
    'I could not put together stops that are open and close enough. Another day, another hour or another starting point may work.',
  which_stop: 'Which stop do you mean? Tell me its number or its name.',
  not_found: 'I found nothing of that kind that fits into the plan, so it stays as it is.',
  one_stop_left: 'Only one stop is left, so I leave it in.',
  already_there: 'That place is part of the plan already.',
  nothing_to_undo: 'The plan is as I first made it, so there is nothing to undo.',
  not_understood: "I don't know of a place like that, so the plan stays as it is. Name a kind of place or a place.",
  no_such_meal:
    'There is no such meal in the plan yet. Say "add lunch" or "add dinner" and I will find a place for it.',
  no_more_stops: 'That is the last stop: nothing comes after it.',
};

export const planTrouble: Saying<'plan_trouble'> = ({ trouble }) => TROUBLES[trouble];

/** "you are vegan", "you use a wheelchair", "nobody may eat nuts". */
function tellings({
  party,
  company,
  ages,
  diets = [],
  allergies = [],
  access,
  amount,
  stay,
}: Situation): readonly string[] {
  const people = company
    ? COMPANY[company]
    : party?.size
      ? `${party.size} people`
      : party?.withChildren
        ? 'children'
        : undefined;
  return [
    ...(people
      ? [
          company === 'alone'
            ? 'you are on your own'
            : `you are with ${people}${ages ? ` (${joined(ages.map(String))} years old)` : ''}`,
        ]
      : []),
    ...(party?.size && company ? [`there are ${party.size} of you`] : []),
    ...(diets.length > 0 ? [`you need ${joined(diets.map((diet) => wordFor('diet', diet)))} food`] : []),
    ...(allergies.length > 0 ? [`${joined(allergies.map((each) => wordFor('allergen', each)))} must be avoided`] : []),
    ...(access ? [ACCESS[access]] : []),
    ...(amount !== undefined ? [`you want to spend at most €${amount} a person`] : []),
    ...(stay ? [`you are staying near ${stay.name}`] : []),
  ];
}

const COMPANY: Readonly<Record<Company, string>> = {
  alone: 'nobody',
  partner: 'your partner',
  children: 'children',
  baby: 'a baby',
  family: 'your family',
  friends: 'friends',
  parents: 'your parents',
  grandparents: 'grandparents',
  colleagues: 'colleagues',
  group: 'a group',
  dog: 'a dog',
};

const ACCESS: Readonly<Record<NonNullable<Situation['access']>, string>> = {
  wheelchair: 'you need wheelchair access',
  reduced_mobility: 'walking is not easy for you',
  pushchair: 'you have a pushchair',
  blind: 'you cannot see well',
  deaf: 'you cannot hear well',
};

export const noted: Saying<'noted'> = ({ situation }, variety) => {
  const told = tellings(situation);
  const safety =
    (situation.allergies ?? []).length > 0
      ? ' I can never promise what a kitchen leaves out, so always ask there.'
      : '';
  const next = variety.pick('noted next', ['What are you looking for?', 'What would you like to find?']);
  return told.length > 0
    ? `I will keep in mind that ${joined(told)}.${safety} ${next}`
    : `I will keep that in mind. ${next}`;
};

export const memory: Saying<'memory'> = ({ situation, likes, hasPlan }) => {
  const named = (from: number, below: number) =>
    [...likes]
      .filter(([, value]) => value >= from && value < below)
      .map(([category]) => labelOf('category', category, 2));
  const [liked, unloved] = [named(3.5, 6), named(0, 2.6)];
  const told = [
    ...tellings(situation),
    ...(liked.length > 0 ? [`you like ${joined(liked)}`] : []),
    ...(unloved.length > 0 ? [`you would rather skip ${joined(unloved)}`] : []),
    ...(hasPlan ? ['we have made a plan'] : []),
  ];
  if (told.length === 0)
    return 'You have told me nothing about yourself in this conversation, and I keep nothing else.';
  return `From this conversation I know that ${joined(told)}. Say "forget everything" and it is gone.`;
};

const MANNERS: Readonly<Record<Manners, readonly string[]>> = {
  emergency: ['If somebody is in danger, please call 112 now: it is free and answers in English too.'],
  medical: [
    'I am no doctor. In an emergency call 112; I can tell you where hospitals or pharmacies are: just ask "pharmacies near me".',
  ],
  insult: ['I am sorry to annoy you. I can help with places, though: ask me for a kind of place and an area.'],
  love: ['That is kind of you! I am only a guide to places, but a happy one. Where would you like to go?'],
};

export const manners: Saying<'manners'> = ({ topic }, variety) => variety.pick(topic, MANNERS[topic]);
