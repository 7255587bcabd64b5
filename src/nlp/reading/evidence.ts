// What the rows found in a message, as named signs, and its line without names and nouns: the learned reader weighs both
// beside the words, so that what it learns of one kind of place holds for all.

import { WHAT, type Wish } from '../../wishes/wish.ts';
import { isMark } from '../document.ts';
import type { Ask, Change, Frame, Reference, When } from '../frame.ts';
import type { IntentClues, TalkedAbout } from '../learned/intent-features.ts';
import type { Chunk } from './chunks.ts';
import type { PlacedReference, ReadContext, Reading } from './context.ts';
import type { Sentence } from './sentence.ts';

/** Parts found in one sentence. */
interface FoundInSentence {
  readonly sentence: Sentence;
  readonly references: readonly PlacedReference[];
  readonly wishes: readonly Wish[];
  readonly asks: readonly Ask[];
  readonly changes: readonly Change[];
  readonly situation: Frame['situation'];
  readonly isSearch: boolean;
}

/** @param unread how many content words nothing has claimed */
export function cluesOf(reading: Reading, parts: readonly FoundInSentence[], unread: number): IntentClues {
  const { document, context, amounts, opinions } = reading;
  const signs = new Set<string>([
    ...parts.flatMap(signsOf),
    ...amounts.map(({ kind }) => `amount ${kind}`),
    ...opinions.map(({ polarity = 0, stated }) =>
      stated === undefined ? `taste ${Math.sign(polarity)}` : 'taste stated',
    ),
    `unread ${Math.min(3, unread)}`,
    `sentences ${Math.min(3, parts.length)}`,
  ]);
  return {
    words: document.words.filter((word) => !isMark(word) || ASKS.test(word.surface)).map(({ folded }) => folded),
    line: parts.flatMap(({ sentence }) => lineOf(reading, sentence)),
    signs: [...signs],
    context: topicOf(context),
  };
}

/** What the conversation is about. */
export const topicOf = ({ topic, hasPlan, hasShown }: ReadContext): TalkedAbout =>
  topic ?? (hasPlan ? 'plan' : hasShown ? 'list' : 'start');

const ASKS = /[?¿!]/u;

function signsOf({ sentence, references, wishes, asks, changes, situation, isSearch }: FoundInSentence): string[] {
  return [
    ...sentence.phrases.flatMap(({ family, meaning }) => [`row ${family}`, `row ${family} ${meaning}`]),
    ...wishes.flatMap(({ attribute, polarity }) => [
      `wish ${attribute} ${polarity}`,
      ...(WHAT.has(attribute) ? [`what ${polarity}`] : []),
    ]),
    ...asks.map((ask) => `ask ${nameOfAsk(ask)}`),
    ...references.map(
      ({ reference, isAnchor }) => `reference ${nameOfReference(reference)}${isAnchor ? ' anchor' : ''}`,
    ),
    ...changes.map(({ kind }) => `change ${kind}`),
    ...situation.map(({ kind }) => `situation ${kind}`),
    ...(sentence.isQuestion ? ['question'] : []),
    ...(isSearch ? ['search'] : []),
    ...(wishes.length + asks.length + references.length + situation.length === 0 ? ['nothing found'] : []),
  ];
}

const nameOfAsk = (ask: Ask): string =>
  ask.kind === 'fact' ? `fact ${ask.attribute}` : ask.kind === 'compare' ? `compare ${ask.by}` : ask.kind;

const nameOfReference = (reference: Reference): string =>
  reference.kind === 'name'
    ? `name ${reference.role} ${reference.candidates[0]?.entry.thing.kind ?? ''}`
    : reference.kind;

/** The words of a sentence, with a placeholder for what means something by itself. */
function lineOf({ document: { words } }: Reading, { from, to, chunks }: Sentence): string[] {
  const line: string[] = [];
  for (let at = from; at < to; ) {
    const chunk = chunks.find((each) => each.from === at);
    const mark = chunk && placeholderOf(chunk);
    if (chunk && mark) line.push(mark);
    else if (!isMark(words[at]!) || ASKS.test(words[at]!.surface)) line.push(words[at]!.norm);
    at = chunk && mark ? chunk.to : at + 1;
  }
  return line;
}

function placeholderOf({ name, when, amount, concept, senses }: Chunk): string | undefined {
  if (name) return '@name';
  if (when) return `@${timeOf(when)}`;
  if (amount) return `@${amount.kind}`;
  if (concept) return '@noun';
  const [sense] = senses;
  return sense && `@${WHAT.has(sense.type as never) ? 'noun' : sense.type}`;
}

const timeOf = ({ isNow, day, weekdays, fromMin, label }: When): string =>
  isNow ? 'now' : fromMin !== undefined ? 'clock' : day || weekdays ? 'day' : label ? 'part' : 'time';
