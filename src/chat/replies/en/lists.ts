// Lists in English: what was found, how it was narrowed, and what to say when there is nothing.
import { type ListAnswer, surely } from '../../answer.ts';
import type { Card } from '../../card.ts';
import { isOneOfLists, numbered, phonesOf } from '../list-lines.ts';
import type { Variety } from '../variety.ts';
import type { Saying } from '../voice.ts';
import { whatItIs } from '../what-it-is.ts';
import { admission, ofPastHours, unconfirmed } from './admission.ts';
import { areaPick } from './area-pick.ts';
import { noneThere, unknownPlace } from './described.ts';
import { brief } from './facts.ts';
import { limits } from './limits.ts';
import { header } from './list-lead.ts';
import { ASK_THERE, capitalised, joined, labelOf, namesFor } from './nouns.ts';
import { summary } from './places.ts';

export const list: Saying<'list'> = (answer, variety) => {
  if (answer.isSame) return sameAgain(answer);
  const sure = surely(answer.groups).flatMap((group) => group.cards);
  const parts = [
    answer.consoles ? consolation(variety) : '',
    answer.areaPick ? areaPick(answer.areaPick) : '',
    acknowledgement(answer, variety),
    unknownPlace(answer.origin),
    noneThere(answer),
    header(answer, sure.length, variety),
  ];
  const lead = parts.filter(Boolean).join(' ');
  const [only] = sure;
  if (sure.length === 1 && only && answer.groups.length === 1 && !isOneOfLists(answer))
    return [
      `${lead} ${only.place.name} (${brief(only)}).`,
      summary(only),
      missing(answer),
      answer.pointer,
      unchecked(answer),
      unread(answer),
      group(answer),
      holiday(answer),
      limits(answer, 'list'),
    ]
      .filter(Boolean)
      .join(' ');
  return [
    lead,
    listed(answer),
    inAll(answer),
    missing(answer),
    answer.pointer,
    unchecked(answer),
    unread(answer),
    group(answer),
    holiday(answer),
    limits(answer, 'list'),
    invitation(answer, variety),
  ]
    .filter(Boolean)
    .join('\n');
};

const consolation = (variety: Variety): string =>
  variety.pick('consolation', [
    'I am so sorry; take all the time you need.',
    'I am really sorry to hear that, and I hope a calm place helps a little.',
  ]);

/** A list that somebody has just read is not read out again. */
function sameAgain(answer: ListAnswer): string {
  const names = joined(answer.groups.flatMap(({ cards }) => cards.map(({ place }) => place.name)));
  const doubts = [...answer.groups.flatMap(({ unsure = [] }) => unsure), ...(answer.unchecked ?? [])];
  const [likely] = answer.groups.flatMap((each) => each.likely ?? []);
  const [likelyPrice] = answer.groups.flatMap((each) => each.likelyPrice ?? []);
  const doubt = `${capitalised(admission({ unsure: doubts, ...(likely && { likely }), ...(likelyPrice && { likelyPrice }) })).replace(ASK_THERE, '')}: it is worth asking there.`;
  return [`My best are still the same: ${names}.`, doubt, unread(answer), group(answer), limits(answer, 'list')]
    .filter(Boolean)
    .join(' ');
}

const listed = (answer: ListAnswer): string =>
  numbered(answer, {
    factsOf: (card) => brief(card, whatItIs(card.place, answer.search, 'en')),
    unconfirmed,
    headingOfDoubt: (doubt) => capitalised(admission(doubt)),
    lessCertain: 'Less certain',
    ofPastHours,
    nounOf: (category) => joined(namesFor([category], 2, answer.search.kinds)),
    capitalised,
  });

const missing = (answer: ListAnswer): string =>
  answer.missing.length === 0
    ? ''
    : `I found no ${joined(namesFor(answer.missing, 2, answer.search.kinds), 'or')} that fit.`;

const holiday = ({ isHoliday }: ListAnswer): string =>
  isHoliday ? 'That day is a public holiday: hours can differ, so check before you go.' : '';

/** What was wished and could not be looked up. */
const unchecked = ({ unchecked: wishes = [] }: ListAnswer): string =>
  wishes.length === 0 ? '' : `${capitalised(admission({ unsure: wishes }))}.`;

/** "In all I know of 41 in the old town and 12 in the port." */
const inAll = ({ inAll: areas = [] }: ListAnswer): string =>
  areas.length === 0 ? '' : `In all I know of ${joined(areas.map(({ where, count }) => `${count} in ${where}`))}.`;

/** What was wished and not understood. */
const unread = ({ unread: words = [] }: ListAnswer): string =>
  words.length === 0
    ? ''
    : `I don't know about ${joined(
        words.map((word) => `“${word}”`),
        'or',
      )} there, so ask first.`;

/** A table for many is not promised. */
function group({ groupOf, groups }: ListAnswer): string {
  const numbers = phonesOf(groups).join('; ');
  return groupOf === undefined
    ? ''
    : `My catalogue doesn't say who can seat ${groupOf} together, so ring before you go${numbers && ` (${numbers})`}.`;
}

/** Once, with the first list: what one can ask next. */
function invitation({ act, isFollowed }: ListAnswer, variety: Variety): string {
  if (isFollowed || variety.turn > 1 || (act !== 'recommend' && act !== 'taste')) return '';
  return variety.pick('invitation', [
    'Ask me about any of them by name or number.',
    'Say "the second one" for details, or "closer" to stay nearby.',
    'I can tell you hours, prices and the way there for each.',
  ]);
}

/** Shows that we listened: "You love museums and would rather skip clubs." */
function acknowledgement({ act, learned }: ListAnswer, variety: Variety): string {
  if (act !== 'taste') return '';
  const named = (from: number, below: number) =>
    [...learned]
      .filter(([, value]) => value >= from && value < below)
      .map(([category]) => labelOf('category', category, 2));
  const [loved, liked, unloved] = [named(4.5, 6), named(3.5, 4.5), named(0, 2.6)];
  if (loved.length + liked.length + unloved.length === 0) return '';
  const parts = [
    loved.length > 0 ? `you love ${joined(loved)}` : '',
    liked.length > 0 ? `you like ${joined(liked)}` : '',
    unloved.length > 0 ? `you would rather skip ${joined(unloved)}` : '',
  ].filter(Boolean);
  const sentence = joined(parts);
  return variety.pick('noted', [
    `Noted: ${sentence}.`,
    `Got it, ${sentence}.`,
    `${capitalised(sentence)}, understood.`,
  ]);
}

/** For a question with several candidates. */
export const optionLines = (cards: readonly Card[]): string =>
  cards.map((card, i) => `${i + 1}. ${card.place.name}`).join('\n');
