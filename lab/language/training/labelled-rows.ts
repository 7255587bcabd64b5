// Rows of the repository that say what a message asks for, more coarsely than our labels: regression rows of
// `tests/utterances` with an intent, and the open rounds of simulated visitors.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/domain/language.ts';
import type { TalkedAbout } from '../../../src/nlp/learned/intent-features.ts';
import { INTENT_LABELS, type IntentLabel } from '../../../src/nlp/learned/intent-labels.ts';
import { PROJECT_ROOT } from '../../../src/system/paths.ts';
import type { Meant } from '../../visitors/meaning.ts';
import { type RoundMessage, roundMessages } from '../../visitors/rounds.ts';

interface CoarseMessage {
  readonly text: string;
  readonly context: TalkedAbout;
  /** One of them holds. */
  readonly labels: readonly IntentLabel[];
}

type Labels = readonly IntentLabel[];

const WAYS: Labels = ['fact:directions', 'fact:distance', 'fact:station'];
const FACTS: Labels = INTENT_LABELS.filter((label) => label.startsWith('fact:') && !WAYS.includes(label));
const COMPARISONS: Labels = INTENT_LABELS.filter((label) => label.startsWith('compare:'));
const TALK: Labels = [
  ...(['greet', 'thanks', 'bye', 'smalltalk', 'yes', 'no', 'ok', 'help'] as const),
  ...(['memory', 'forget', 'repeat', 'emergency'] as const),
];

/** @returns rows of both kinds, those of the rounds first */
export function coarseMessages(language: Language): CoarseMessage[] {
  return [...roundMessages(language, 'open').map(ofRound), ...rowsOfUtterances(language)];
}

const LABELS_OF_CLASS: Readonly<Record<string, Labels>> = {
  recommend: ['recommend', 'refine', 'sort', 'correction', 'back'],
  fact: FACTS,
  direct: WAYS,
  compare: COMPARISONS,
  plan: ['plan:make', 'plan:edit'],
  tell: ['tell:taste', 'tell:situation'],
  smalltalk: TALK,
  decline: ['out_of_scope'],
};

function ofRound({ text, expect, about }: RoundMessage): CoarseMessage {
  return { text, context: about, labels: labelsOfMeaning(expect) };
}

function labelsOfMeaning({ class: named, asks = [], more, edit, tastes }: Meant): Labels {
  if (more) return ['more'];
  if (edit !== undefined) return ['plan:edit'];
  const classes = [named].flat();
  if (classes[0] === 'tell' && tastes) return ['tell:taste'];
  const exact = asks.flatMap((ask) => LABELS_OF_ASK[ask] ?? []);
  if (exact.length > 0 && (classes[0] === 'fact' || classes[0] === 'compare')) return exact;
  return classes.flatMap((name) => LABELS_OF_CLASS[name] ?? []);
}

const LABELS_OF_ASK: Readonly<Record<string, Labels>> = {
  opening_hours: ['fact:hours', 'fact:last_admission'],
  kids: ['fact:children'],
  'compare:distance': ['compare:nearer'],
  'compare:price': ['compare:cheaper'],
  'compare:kids': ['compare:better_for_children'],
  'compare:rating': ['compare:better_rated'],
  'compare:closing': ['compare:closes_later'],
  ...Object.fromEntries(FACTS.map((label) => [label.slice('fact:'.length), [label]])),
};

const LABELS_OF_INTENT: Readonly<Record<string, Labels>> = {
  recommend: ['recommend', 'refine'],
  nearby: ['recommend', 'refine'],
  refine: ['refine'],
  more: ['more'],
  sort: ['sort'],
  opening_hours: ['fact:hours', 'fact:last_admission'],
  prices: ['fact:price', 'fact:free_entry'],
  place_details: FACTS,
  directions: WAYS,
  compare: COMPARISONS,
  correction: ['correction'],
  plan: ['plan:make', 'plan:edit'],
  forget: ['forget'],
  greet: ['greet'],
  help: ['help'],
  smalltalk: TALK,
  why: ['fact:why'],
  preferences: ['tell:taste'],
  out_of_scope: ['out_of_scope'],
};

function rowsOfUtterances(language: Language): CoarseMessage[] {
  const lines = readFileSync(join(PROJECT_ROOT, 'tests', 'utterances', `${language}.tsv`), 'utf8').split('\n');
  return lines
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => {
      const [text = '', expected = ''] = line.split('\t');
      const labels = LABELS_OF_INTENT[/intent=([a-z_]+)/u.exec(expected)?.[1] ?? ''];
      const context = /(?:^|;)\s*shown\s*(?:;|$)/u.test(expected) ? 'list' : 'start';
      return labels ? [{ text, context, labels }] : [];
    });
}
