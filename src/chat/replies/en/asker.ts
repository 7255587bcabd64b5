// What is kept of the asker, in English; one kind sentence where nothing else is right.
import type { Company, Relatives } from '../../../nlp/frame.ts';
import type { Manners } from '../../acts.ts';
import type { Situation } from '../../state.ts';
import type { Saying } from '../voice.ts';
import { joined, labelOf } from './nouns.ts';
import { wordFor } from './wishes.ts';

/** "you are vegan", "you use a wheelchair", "nobody may eat nuts". */
function tellings({
  party,
  company,
  relatives,
  ages,
  diets = [],
  allergies = [],
  access,
  amount,
  stay,
}: Situation): readonly string[] {
  const people = company
    ? companyOf(company, relatives)
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

/** As they were called in the language of the reply, else by what they are. */
export const companyOf = (company: Company, relatives: Relatives | undefined): string =>
  relatives?.language === 'en' ? `your ${joined(relatives.nouns)}` : COMPANY[company];

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
  walks_little: 'you walk little',
  pushchair: 'you have a pushchair',
  blind: 'you cannot see well',
  deaf: 'you cannot hear well',
};

export const noted: Saying<'noted'> = ({ situation, isOfPlan, isOfList }, variety) => {
  const told = tellings(situation);
  const safety =
    (situation.allergies ?? []).length > 0
      ? ' I can never promise what a kitchen leaves out, so always ask there.'
      : '';
  const next = isOfPlan
    ? 'The plan can stay as it is.'
    : isOfList
      ? isSifted(situation)
        ? 'Every list goes by it from now on.'
        : ''
      : variety.pick('noted next', ['What are you looking for?', 'What would you like to find?']);
  return told.length > 0
    ? `I will keep in mind that ${joined(told)}.${safety} ${next}`.trimEnd()
    : `I will keep that in mind. ${next}`.trimEnd();
};

/** By what was told, places are chosen. */
const isSifted = ({ diets = [], allergies = [], access }: Situation): boolean =>
  diets.length + allergies.length > 0 || access !== undefined;

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
