// Manners in English: greetings, small talk, help, questions back, and what we do not do.

import type { TopicAspect } from '../../../domain/topic-aspect.ts';
import type { Card } from '../../card.ts';
import type { SmallTalk } from '../../small-talk.ts';
import type { Variety } from '../variety.ts';
import type { Saying } from '../voice.ts';
import { areaPick } from './area-pick.ts';
import { brief } from './facts.ts';
import { optionLines } from './lists.ts';

export const greet: Saying<'greet'> = ({ again }, variety) =>
  again
    ? variety.pick('greet again', ['Hello again! What would you like to see next?', 'Hi! Where shall we look now?'])
    : variety.pick('greet', [
        'Hello! I know my way around {city}. What do you feel like: a museum, a park, somewhere to eat?',
        'Hi there! Tell me what you enjoy, or where you are, and I will suggest places in {city}.',
        'Hello! Looking for something in {city}? Try "museums near {near}" or "a quiet park".',
      ]);

const SMALL_TALK: Readonly<Record<SmallTalk, readonly string[]>> = {
  thanks: ['You are welcome! Enjoy {city}.', 'My pleasure. Anything else in {city}?', 'Glad to help!'],
  bye: ['Goodbye, and enjoy {city}!', 'See you! Have a lovely time in {city}.'],
  settled: ['Enjoy it! I am here if you need anything else.', 'Good choice. Have a lovely time!'],
  how_are_you: [
    'All well, thanks! What would you like to do in {city}?',
    'Very well, thank you. And what takes your fancy today?',
  ],
  identity: [
    'I am Paseo, a program that recommends places in {city} from a catalogue. What are you looking for?',
    'Not a person, just Paseo: a guide to places in {city}. Ask me for any kind of place.',
  ],
  language: [
    'English is fine, and so is Spanish: write in either. What would you like to see?',
    'I speak English and Spanish, and answer in the one you write. Where shall we begin?',
  ],
  foreign: [
    'Sorry, I understand only English and Spanish: please write in one of them. (Solo entiendo inglés y español.)',
  ],
  joke: [
    'My jokes are worse than my museums. Shall we stick to {city}: what do you enjoy?',
    'I leave comedy to the theatres; {city} has plenty, just ask.',
  ],
  regards: ['Thank you, the same to you! Enjoy {city}.', 'Thanks, and all the best to you too!'],
  good_news: [
    'How lovely, I am glad for you! Shall I find somewhere to celebrate?',
    'Congratulations, that is worth a toast! What would you like to do in {city}?',
  ],
  low: [
    'I am sorry to hear that. I hope {city} cheers you up: would a quiet garden do, a good coffee, or something fun?',
    'Sorry, that sounds tiring. I hope it gets better; do you feel like something calm or something lively?',
  ],
  sorry: ['No problem at all! What shall we look for?', "Don't mention it. What would you like to see?"],
  laugh: ['Glad I made you laugh! What would you like to see in {city}?', 'Happy to amuse. What next?'],
  praise: [
    'Thank you, glad you like it! Ask for more, or for details of any place.',
    'Thanks, glad to hear it. What next?',
  ],
  complaint: [
    'Sorry about that. Tell me what kind of place you want, and near where, and I will try again.',
    'My mistake, sorry. A kind of place and an area help me most.',
  ],
  ok: ['All right. Ask for more, or for details of any place.', 'Great. What would you like to know next?'],
  yes: ['Good. Tell me a bit more: what kind of place, or which one?', 'Fine: which kind of place shall I look for?'],
  no: ['All right. Tell me what you would rather have.', 'Understood. What would suit you better?'],
  other: [
    'I am better at places than at chatting. What would you like to see in {city}?',
    'Happy to chat, but places in {city} are what I know. What are you in the mood for?',
  ],
};

export const smallTalk: Saying<'small_talk'> = ({ topic }, variety) => variety.pick(topic, SMALL_TALK[topic]);

export const help: Saying<'help'> = () =>
  [
    'I recommend places in {city}. For example:',
    '- "Museums near {near}" or "vegetarian restaurants near {area}"',
    '- "I love parks but I am not into nightlife"',
    '- then "closer", "cheaper", "open now", "more", "sort by rating"',
    '- "What are the hours of the second one?", "How do I get there?", "Cafés near it"',
    '- "Compare the first two", "Plan my afternoon", "Why that one?"',
    '- "Forget what I said" starts afresh.',
  ].join('\n');

export const forget: Saying<'forget'> = ({ of }, variety) =>
  of !== undefined
    ? 'Done, I no longer count on that; everything else stays as it was. What would you like to find?'
    : variety.pick('forget', [
        'Done: everything you told me in this conversation is forgotten. Your saved preferences are untouched.',
        'Forgotten. We start afresh; what you saved in your account stays as it is.',
      ]);

/** A text, homework, code. */
const ERRAND =
  'That one is beyond a guide to {city}, sorry. What I can do is find you places, tell you their hours, prices and the way there, and plan your day.';

export const outOfScope: Saying<'out_of_scope'> = ({ of, isQuestion, isErrand }, variety) =>
  isErrand ? ERRAND : isQuestion ? notKnown(variety) : of === undefined ? notMyField(variety) : unknownThing(of);

/** A question about the world, and no place is looked for. */
const notKnown = (variety: Variety): string =>
  variety.pick('not known', [
    "I don't know that one: what I have is places in {city}, with their hours, prices and the way there. Name a place or a kind of place, and I will help.",
    "That I can't answer, sorry: my catalogue holds places and no more. If you are after one, tell me what kind and where.",
  ]);

/** No row knows the thing that is looked for, and nothing else is passed off as it. */
const unknownThing = (thing: string): string =>
  `I only know places in {city}, and have nothing for “${thing}” among them. Name a kind of place, such as a market, a department store or a museum, and I will look for that.`;

const notMyField = (variety: Variety): string =>
  variety.pick('out of scope', [
    'That is beyond me: I only know places in {city}, such as museums, parks, restaurants and bars.',
    "I can't help with that, but I do know {city}: ask me where to go, eat or take a walk.",
    'Not my field, sorry. I recommend places in {city}; what would you like to see?',
  ]);

export const question: Saying<'question'> = ({ slot, options }, variety) => {
  if (slot === 'category') {
    return variety.pick('ask category', [
      'I am not sure I understood. What kind of place would you like: museums, parks, restaurants, bars?',
      'Sorry, I did not get that. Which kind of place are you after, and near where?',
      'Could you put that another way? For example "parks near {near}" or "where can I have churros?"',
    ]);
  }
  if (slot === 'ordinal' && options.length === 1) return `There is only one on the list: ${options[0]?.place.name}.`;
  if (slot === 'ordinal')
    return `There ${options.length === 1 ? 'is only one place' : `are only ${options.length} places`} on the list:\n${optionLines(options)}\nWhich one do you mean?`;
  if (options.length === 0)
    return variety.pick('ask place', [
      'Which place do you mean? Tell me its name.',
      'About which place? A name will do.',
    ]);
  return `Which one do you mean?\n${optionLines(options)}`;
};

export const former: Saying<'former'> = ({ former: { name, since, nowCalled } }) => {
  if (nowCalled)
    return `${name} is called ${nowCalled} now${since ? `, since ${since}` : ''}. Ask me about it by that name.`;
  const end = since ? `${name} closed for good in ${since}.` : `${name} has closed for good, as far as I know.`;
  return `${end} Tell me what you wanted there, and I will look for something like it.`;
};

const TOLD_OUT: Readonly<Partial<Record<TopicAspect, string>>> = {
  when: 'the exact hours',
  price: 'the price',
  duration: 'how long it takes',
};

/** All of it was told the turn before. */
const toldOut = ([first, ...others]: readonly TopicAspect[]): string =>
  first !== undefined && others.length === 0 && TOLD_OUT[first]
    ? `I have told you what I know about that; ${TOLD_OUT[first]} I don't have.`
    : 'I have told you all I know about that.';

/** What the pack tells, and the places that belong to it. */
export const topics: Saying<'topics'> = ({ text, cards, pick, lacks, isOfOne }) =>
  [
    [lacks ? toldOut(lacks) : text, pick ? areaPick(pick) : ''].filter(Boolean).join(' '),
    ...(isOfOne ? [] : cards.map(placeLine)),
  ].join('\n');

const placeLine = (card: Card, at: number): string => `${at + 1}. ${card.place.name} (${brief(card)})`;
