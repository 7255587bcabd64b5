// A thing that is looked for and that no row reads: "who sells X?", "where can I see X?". The place that is known for it, else
// those whose texts speak of it, else the plain word that nothing is known; never places that are merely famous.

import { LANGUAGES } from '../../domain/language.ts';
import { overlap } from '../../domain/span.ts';
import { foldAccents } from '../../domain/text.ts';
import type { Frame, Unread } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { type Attribute, hasWhat, type Said } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import type { Turn } from '../turn.ts';
import { isAside } from './left-unread.ts';
import { textWish } from './unread-wishes.ts';
import { wishSearch } from './wish-search.ts';

/** @param act what was decided without a look at the words that nobody read */
export function actOfThing(turn: Turn, act: DialogueAct): DialogueAct | undefined {
  // "My niece is into k-pop": told of somebody, and asked for all the same.
  const said = isOpen(turn, act) ? thingSought(turn) : act.kind === 'note' ? thingAskedFor(turn.frame) : undefined;
  if (!said) return undefined;
  // A single word of everyday is no name of what a place is known for.
  const isName = /\p{Lu}|\s/u.test(said.text);
  const placeId = isName ? turn.scene.knownFor(said.text) : undefined;
  if (placeId)
    return { kind: 'tell_facts', placeId, assumed: false, questions: [{ attribute: 'detail', said: said.text }] };
  const wish = textWish(said);
  const count = wish ? (turn.scene.mentions(wish.value as string) ?? 0) : 0;
  if (!wish || said.isDeed || count === 0 || count > MOST_MENTIONS) return { kind: 'out_of_scope', of: said.text };
  const search = 'search' in act ? act.search : wishSearch(turn);
  return { kind: 'recommend', changes: [], search: { ...search, wishes: [...(search.wishes ?? []), wish] } };
}
/** Words that more places speak of tell nothing. */
const MOST_MENTIONS = 60;

/** Nothing says what kind of place is meant or how it should be; only where, when or for how much. */
function isOpen({ frame }: Turn, act: DialogueAct): boolean {
  const isUnclear = act.kind === 'ask' && act.question.slot === 'category';
  const [main] = frame.intents;
  const isSure = main?.intent === 'out_of_scope' && main.confidence >= BEYOND_DOUBT;
  const isRefused = act.kind === 'out_of_scope' && act.of === undefined && !isSure;
  const isAny =
    (act.kind === 'recommend' || act.kind === 'taste') &&
    act.backTo === undefined &&
    !act.among &&
    act.search.categories.length === 0;
  if (!isUnclear && !isRefused && !isAny) return false;
  const isSifted = frame.wishes.some(({ attribute, polarity }) => polarity === 'want' && !BESIDE.has(attribute));
  return !hasWhat(frame) && !isSifted && frame.plan === undefined && frame.attitudes.length === 0;
}
/** The reader has no doubt that no place is meant. */
const BEYOND_DOUBT = 0.97;
const BESIDE: ReadonlySet<Attribute> = new Set([
  'near',
  'area',
  'open',
  'amount',
  'price_level',
  'fame',
  'rating',
  'free',
]);

/** The thing that is looked for: the unread words behind a question for one, or a noun phrase that is all there is. */
function thingSought({ frame, conversation }: Turn): Thing | undefined {
  const unread = frame.unread.filter((said) => !isAside(frame, said));
  const asked = thingAskedFor(frame);
  if (asked) return asked;
  const [main] = frame.intents;
  const isFresh = conversation.shown.length === 0 || (main?.intent === 'recommend' && main.confidence >= SURE);
  if (!isFresh) return undefined;
  const bare = unread.find((said) => said.isPhrase && said.isThing && !isNotSought(frame, said));
  const all = bare ?? (isAllSaid(frame) ? unread.find((said) => said.isThing && !isNotSought(frame, said)) : undefined);
  const thing = all && thingAt(frame, startOfNoun(frame, all.start), all);
  return thing && !isOfParty(frame, thing) ? thing : undefined;
}

/** "In charge of three bored kids": who comes along is looked for by nobody. */
const isOfParty = ({ situation }: Frame, thing: Said): boolean =>
  situation.some((fact) => fact.kind === 'party' && overlap(fact.said, thing));

function thingAskedFor(frame: Frame): Thing | undefined {
  const unread = frame.unread.filter((said) => !isAside(frame, said));
  const starts = unread.flatMap((said) =>
    [...said.text.matchAll(/\S+/gu)].map(({ index }) => ({ at: said.start + index, said })),
  );
  const asked = starts.find(({ at }) => isAskedFor(frame.text.slice(0, at)));
  return asked && thingAt(frame, asked.at, asked.said);
}

const SURE = 0.6;

/** "The place where they filmed it": nothing was read, and better told than passed over. */
const isAllSaid = ({ wishes, whens, situation, references, elsewhere }: Frame): boolean =>
  wishes.length + whens.length + situation.length === 0 &&
  elsewhere === undefined &&
  references.every(({ kind }) => kind !== 'name');

interface Thing extends Said {
  /** Something to do: "donate blood". */
  readonly isDeed: boolean;
}

function thingAt(frame: Frame, start: number, first: Unread): Thing {
  const { text, unread } = frame;
  const isDeed = first.isDeed === true;
  const linked = unread.reduce(
    (last, { start: next, end }) => (next >= last && isLinked(text.slice(last, next), frame) ? end : last),
    first.end,
  );
  const end = isDeed ? endOfDeed(frame, linked) : endOfNoun(frame, linked);
  return { start, end, text: text.slice(start, end), isDeed };
}

/** "A pottery class": the word before belongs to it, though something else is sold under it. */
function startOfNoun({ text, language }: Frame, start: number): number {
  const head = text.slice(0, start);
  const before = head.endsWith(' ') ? (head.slice(0, -1).split(' ').at(-1) ?? '') : '';
  const isWord = /^[\p{L}'’-]+$/u.test(before);
  if (!isWord || grammarOf(language).light.has(foldAccents(before)) || before.length <= LONGEST_ARTICLE) return start;
  return start - before.length - 1;
}
const LONGEST_ARTICLE = 3;

/** "Hot air balloon": so does the word behind. */
function endOfNoun({ text, language, wishes, references, whens }: Frame, end: number): number {
  const behind = /^ ([\p{L}'’-]+)/u.exec(text.slice(end));
  const isTold = [...wishes, ...references, ...whens].some(
    ({ said }) => said && said.start <= end + 1 && end < said.end,
  );
  const isLight = !behind || isTold || grammarOf(language).light.has(foldAccents(behind[1]!));
  return isLight || behind[1]!.length <= LONGEST_ARTICLE ? end : end + behind[0].length;
}

/** "Iron a shirt": what it is done to belongs to a deed, to the end of its clause or to where and when. */
function endOfDeed({ text, wishes, references, whens }: Frame, from: number): number {
  const told = [...wishes, ...references, ...whens].flatMap(({ said }) =>
    said && said.start >= from ? said.start : [],
  );
  const rest = text.slice(from, Math.min(text.length, ...told));
  return from + (/^(?: [\p{L}'’-]+){1,3}/u.exec(rest)?.[0].length ?? 0);
}

/** "My cousin", "no bullfight": nothing that is looked for. */
const isNotSought = ({ text, language }: Frame, { start, text: said }: Said): boolean => {
  const lead = foldAccents(text.slice(0, start)).replace(/['’]/gu, '').trim();
  const { wishes, negation, inside } = grammarOf(language);
  const last = lead.split(/\s+/u).at(-1) ?? '';
  // "Anything good in Paris": a place that is elsewhere.
  if (inside.has(last) && /^\p{Lu}/u.test(said)) return true;
  const isSomebody = wishes.mine.has(last) || wishes.beingPerson.test(` ${lead} `);
  return isSomebody || negation.test(` ${lead} `);
};

function isAskedFor(lead: string): boolean {
  const folded = foldAccents(lead);
  return LANGUAGES.some((language) => grammarOf(language).cues.seeksThing.test(folded));
}

/** "A fresco by Tiepolo": one thing; "lessons for my son": not with him. */
function isLinked(between: string, { language }: Frame): boolean {
  const words = foldAccents(between).trim().split(/\s+/u);
  const { mine } = grammarOf(language).wishes;
  return /^[^.,;:!?¿]*$/u.test(between) && words.length <= 2 && words.every((word) => !mine.has(word));
}
